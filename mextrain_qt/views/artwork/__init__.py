"""Everything drawn on the table besides the tiles: the surface, the hub, the rack, markers and signs."""

from mextrain_qt.views.artwork.artwork import Artwork

__all__ = ["Artwork"]
