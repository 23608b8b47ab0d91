"""A person's preferences as one value, and where it is kept."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum
from typing import Final

from mextrain_qt.bridge.pace import INSTANT, NORMAL, Pace
from mextrain_qt.model.frozen import frozen
from mextrain_qt.settings import Settings
from mextrain_qt.views.theme import Look

TILE_SCALES: Final = (0.7, 0.85, 1.0, 1.15, 1.3)
"""How large tiles are drawn at most, in parts of the usual size."""

THINKING_SECONDS: Final = (0.2, 10.0)
"""The shortest and the longest time the strongest computer player can be given for a move."""


class WindowStyle(StrEnum):
    """Whether the window's own parts are light or dark."""

    DESKTOP = "desktop"
    LIGHT = "light"
    DARK = "dark"


@frozen
class Preferences:
    """What can be chosen in the preferences dialog; the defaults are those of the program.

    ``tile_scale`` is one of :data:`TILE_SCALES`; ``thinking_seconds`` lies within
    :data:`THINKING_SECONDS`; ``volume`` is 0..100; ``language`` is a code, empty for the desktop's.
    """

    look: Look = field(default_factory=Look)
    tile_scale: float = 1.0
    window_style: WindowStyle = WindowStyle.DESKTOP
    reduce_motion: bool = False
    pace: Pace = NORMAL
    plays_forced: bool = False
    thinking_seconds: float = 1.0
    takes_back_further: bool = False
    volume: int = 70
    muted: bool = False
    language: str = ""

    @property
    def motion(self) -> Pace:
        """The pace at which things move on the screen."""
        return INSTANT if self.reduce_motion else self.pace

    @classmethod
    def kept_in(cls, settings: Settings) -> Preferences:
        """The preferences in the settings; whatever the file holds, they are sensible."""
        usual = cls()
        scale = settings.number("look/tile_scale", usual.tile_scale, TILE_SCALES[0], TILE_SCALES[-1])
        style = settings.text("look/window_style", usual.window_style)
        return cls(
            look=settings.look(),
            tile_scale=min(TILE_SCALES, key=lambda each: abs(each - scale)),
            window_style=WindowStyle(style) if style in set(WindowStyle) else usual.window_style,
            reduce_motion=settings.flag("look/reduce_motion"),
            pace=settings.pace(),
            plays_forced=settings.flag("game/plays_forced"),
            thinking_seconds=settings.number(
                "game/thinking_seconds", usual.thinking_seconds, *THINKING_SECONDS
            ),
            takes_back_further=settings.flag("game/take_back_further"),
            volume=round(settings.number("sound/volume", usual.volume, 0, 100)),
            muted=settings.flag("sound/muted"),
            language=settings.language(),
        )

    def keep_in(self, settings: Settings) -> None:
        """Remember them."""
        settings.keep_look(self.look)
        settings.keep("look/tile_scale", self.tile_scale)
        settings.keep("look/window_style", self.window_style.value)
        settings.keep_flag("look/reduce_motion", self.reduce_motion)
        settings.keep_pace(self.pace)
        settings.keep_flag("game/plays_forced", self.plays_forced)
        settings.keep("game/thinking_seconds", self.thinking_seconds)
        settings.keep_flag("game/take_back_further", self.takes_back_further)
        settings.keep("sound/volume", self.volume)
        settings.keep_flag("sound/muted", self.muted)
        settings.keep_language(self.language)
