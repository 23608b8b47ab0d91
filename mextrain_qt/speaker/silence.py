"""Why nothing can be heard."""

from __future__ import annotations

from enum import Enum


class Silence(Enum):
    """Why nothing can be heard."""

    NOT_INSTALLED = "not installed"
    """Qt Multimedia is not there, or a library of the system that it needs is not."""
    NO_DEVICE = "no device"
    NO_SCREEN = "no screen"
    """The window is drawn where nobody sees it, so nobody is to hear it either."""
    BROKEN = "broken"
    """What makes sounds heard has ended too often."""
