"""``python -m mextrain_qt``."""

import sys

from mextrain_qt.cli import main

sys.exit(main())
