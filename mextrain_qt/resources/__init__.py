"""Icons, sounds, translations and help that ship with the program."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
"""Where they lie."""
