"""The new-game dialog, opened on a desk that keeps its house rules in memory."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.setup import TableSetup
from mextrain_qt.views.new_game.dialog import NewGameDialog
from tests.views.new_game.driver import FakeAsking, FakeDesk, Open


@pytest.fixture
def desk() -> FakeDesk:
    return FakeDesk()


@pytest.fixture
def asking(qtbot: QtBot) -> FakeAsking:
    return FakeAsking()


@pytest.fixture
def open_dialog(qtbot: QtBot, desk: FakeDesk, asking: FakeAsking) -> Open:
    def make(setup: TableSetup | None = None, size: tuple[int, int] = (880, 640)) -> NewGameDialog:
        dialog = NewGameDialog(setup, desk, asking)  # type: ignore[arg-type]
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return make
