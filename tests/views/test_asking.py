"""Questions that the window asks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mextrain_qt.settings import Settings
from mextrain_qt.views.asking import Asking

LONG_ENOUGH = 5_000
"""How long a dialog may stay open here, in milliseconds: what answers one does so at once."""


@contextmanager
def patience(milliseconds: int) -> Iterator[None]:
    """Leaves the dialogs that are still open after so long, and fails for them in the end."""
    unanswered: list[str] = []

    def give_up() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            unanswered.append(dialog.windowTitle())
            dialog.reject()

    watch = QTimer(interval=milliseconds)
    watch.timeout.connect(give_up)
    watch.start()
    try:
        yield
    finally:
        watch.stop()
    assert not unanswered, f"nobody answered: {unanswered}"


@pytest.fixture(autouse=True)
def no_dialog_waits_for_ever(qapp: QApplication) -> Iterator[None]:
    with patience(LONG_ENOUGH):
        yield


def test_a_question_that_nobody_answers_fails_instead_of_waiting_for_ever(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for ask in (Asking(window).warn, Asking(window).tell):
        with pytest.raises(AssertionError, match="Nobody is there"), patience(0):
            ask(window, "Nobody is there", "Is there?")
    with pytest.raises(AssertionError, match="Nobody is there"), patience(0):
        Asking(window).confirm(window, "Nobody is there", "Is there?", "Yes")


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


def press_in_dialog(qtbot: QtBot, key: Qt.Key, looks: list[QDialog]) -> None:
    """Have that key pressed in the dialog that opens next, which is added to ``looks``."""

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        looks.append(dialog)
        are_plain = all(button.icon().isNull() for button in dialog.findChildren(QAbstractButton))
        QTest.keyClick(dialog, key)
        assert are_plain

    QTimer.singleShot(0, press)


@pytest.mark.parametrize(("key", "answers"), [(Qt.Key.Key_Return, True), (Qt.Key.Key_Escape, False)])
def test_questions_are_answered_by_enter_and_left_by_escape_and_have_no_signs_on_their_buttons(
    qtbot: QtBot, key: Qt.Key, answers: bool
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    asking = Asking(window)
    seen: list[QDialog] = []
    press_in_dialog(qtbot, key, seen)
    assert asking.confirm(window, "Leave?", "The match is not over.", "Leave") is answers
    press_in_dialog(qtbot, key, seen)
    assert asking.number_of_deal(window, "Deal", "Its number:", 77) == (77 if answers else None)
    press_in_dialog(qtbot, key, seen)
    assert asking.name(window, "Rules", "Their name:", " Sunday ") == ("Sunday" if answers else None)
    press_in_dialog(qtbot, key, seen)
    asking.warn(window, "Mexican Train", "That did not work.")
    assert len(seen) == 4


def test_what_needs_no_answer_has_no_sign_on_its_button_where_the_desktop_puts_signs_on_buttons(
    qtbot: QtBot,
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet("QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 1 }")
    asking = Asking(window)
    seen: list[QDialog] = []
    for say in (asking.tell, asking.warn):
        press_in_dialog(qtbot, Qt.Key.Key_Return, seen)
        say(window, "Mexican Train", "The deal is the one that was promised.")
    assert len(seen) == 2


def test_what_asks_for_an_input_has_no_signs_on_its_buttons_either(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet("QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 1 }")
    asking = Asking(window)
    seen: list[QDialog] = []
    press_in_dialog(qtbot, Qt.Key.Key_Escape, seen)
    assert asking.number_of_deal(window, "Deal", "Its number:", 77) is None
    press_in_dialog(qtbot, Qt.Key.Key_Escape, seen)
    assert asking.name(window, "Rules", "Their name:", "Sunday") is None
    press_in_dialog(qtbot, Qt.Key.Key_Escape, seen)
    assert asking.long_text(window, "Position", "As text:", "one") is None
    assert len(seen) == 3


def test_a_long_text_is_asked_for_in_several_lines(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        (field,) = dialog.findChildren(QPlainTextEdit)
        assert field.toPlainText() == "one"
        field.setPlainText("one\ntwo")
        dialog.accept()

    QTimer.singleShot(0, accept)
    assert Asking(window).long_text(window, "Position", "As text:", "one") == "one\ntwo"


def test_a_name_in_a_message_that_looks_like_a_tag_is_shown_as_it_is(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    formats: list[Qt.TextFormat] = []

    def nod() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        labels = [label for label in box.findChildren(QLabel) if "bold" in label.text()]
        formats.extend(label.textFormat() for label in labels)
        box.accept()

    asking = Asking(window)
    for ask in (asking.tell, asking.warn):
        QTimer.singleShot(0, nod)
        ask(window, "Mexican Train", "<b>bold</b>.mextrain cannot be read.")
    QTimer.singleShot(0, nod)
    asking.confirm(window, "Mexican Train", "Forget <b>bold</b>?", "Forget")
    assert formats == [Qt.TextFormat.PlainText] * 3
