"""Questions that the window asks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.settings import Settings
from mextrain_qt.views.asking import Asking


def test_keys_go_back_to_the_window_when_a_dialog_is_closed(qtbot: QtBot) -> None:
    window = QWidget()
    field = QLineEdit(window)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    dialog = QDialog(window)
    elsewhere = QWidget()
    qtbot.addWidget(elsewhere)
    elsewhere.show()

    def leave() -> None:
        elsewhere.activateWindow()
        dialog.accept()

    QTimer.singleShot(0, dialog, leave)
    assert Asking().run(dialog)
    qtbot.waitUntil(window.isActiveWindow)
    assert field.hasFocus()


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "Documents"
    folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda kind: str(folder))
    return folder


class Files:
    """Stands for the desktop's file dialog: notes what was suggested, and answers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.suggested: list[Path] = []
        self.answer = ""
        for name in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(QFileDialog, name, self._ask)

    def _ask(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> tuple[str, str]:
        self.suggested.append(Path(suggestion))
        return self.answer, kinds


def test_a_file_is_first_offered_a_place_among_the_documents_then_in_the_folder_of_the_last_one(
    qtbot: QtBot, documents: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, files = QWidget(), Files(monkeypatch)
    qtbot.addWidget(window)
    asking = Asking(window, Settings())
    assert asking.file_to_save(window, "Save", "match.mextrain", "*") is None
    assert files.suggested[-1] == documents / "match.mextrain"
    (tmp_path / "games").mkdir()
    files.answer = str(tmp_path / "games" / "sunday.mextrain")
    assert asking.file_to_save(window, "Save", "match.mextrain", "*") == Path(files.answer)
    again = Asking(window, Settings())
    again.file_to_open(window, "Open", "*")
    assert files.suggested[-1] == tmp_path / "games"


def test_a_folder_that_is_gone_is_not_offered(qtbot: QtBot, documents: Path, tmp_path: Path) -> None:
    settings = Settings()
    for gone in (str(tmp_path / "gone"), "\0", ""):
        settings.keep_last_folder(gone)
        assert Asking(None, settings).starting_folder() == documents
    documents.rmdir()
    assert Asking(None, settings).starting_folder() == Path.home()
