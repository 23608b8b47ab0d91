"""What a computer player is: something that looks at an observation and chooses an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

from mextrain_qt.model.actions import Action
from mextrain_qt.model.observation import Observation


class Player(ABC):
    """A computer player of one level.

    It is handed what its seat may know and a random generator, never the round. The same observation
    and the same state of the generator always give the same action.
    """

    level: ClassVar[str]
    """The name of the level, as in ``--seats`` and in records."""

    @abstractmethod
    def choose(self, seen: Observation, chance: Random) -> Action:
        """One of ``seen.legal``, which is not empty."""
