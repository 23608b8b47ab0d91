"""Hints in words."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from mextrain_qt.model.actions import Play
from mextrain_qt.model.hint import Fact, Hint, Reason
from mextrain_qt.views.hint_text import HintText
from tests.views.builders import Table


@pytest.mark.parametrize(
    ("fact", "number", "words"),
    [
        (Fact.BEGINS_TRAIN, 1, "it fits your own line"),
        (Fact.BEGINS_TRAIN, 4, "it begins your train of 4"),
        (Fact.KEEPS_TRAIN, 1, "it keeps the tile that fits your own line"),
        (Fact.KEEPS_TRAIN, 2, "it keeps your train of 2"),
    ],
)
def test_a_single_tile_is_not_called_a_train(qtbot: QtBot, fact: Fact, number: int, words: str) -> None:
    view = Table(2).view()
    hint = Hint(0, Play(view.hand[0].tile, 0), (Reason(fact, number=number),))
    assert words in HintText().sentence(view, hint, thought_over=False)
