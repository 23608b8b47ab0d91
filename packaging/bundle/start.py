"""Where the bundled program starts: as ``python -m mextrain_qt`` does, after what only a bundle needs."""

import multiprocessing
import sys

from mextrain_qt.cli import main

if __name__ == "__main__":
    # A child process of a bundle starts the bundle again; this is where it finds out that it is one.
    multiprocessing.freeze_support()
    sys.exit(main())
