"""The one place where the window asks a person something and waits for the answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Qt
from PySide6.QtWidgets import QDialog, QWidget

from mextrain_qt.bridge.desk import Refused
from mextrain_qt.bridge.setup import FIRST_NUMBER, LAST_NUMBER
from mextrain_qt.settings import Settings
from mextrain_qt.views.plain_buttons import without_icons

# Qt's own dialogs take their time to load, and none is needed to begin to play.
if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QInputDialog, QMessageBox


class Asking(QObject):
    """Modal questions; tests put another object in its place.

    Files are looked for in the folder of the last one, at first among the person's documents.
    """

    def __init__(self, parent: QObject | None = None, settings: Settings | None = None) -> None:
        """``settings`` remember the folder; without them it is not remembered."""
        super().__init__(parent)
        self._settings = settings

    def confirm(self, parent: QWidget, title: str, text: str, yes: str) -> bool:
        """Ask a question that ``yes`` (the text of a button) answers; anything else is no."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Question, title, text, parent=parent)
        accept = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(accept)
        box.setEscapeButton(box.addButton(QMessageBox.StandardButton.Cancel))
        _show_message(box)
        confirmed = box.clickedButton() is accept
        box.deleteLater()
        return confirmed

    def tell(self, parent: QWidget, title: str, text: str) -> None:
        """Say something that needs an answer no more than a nod."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Information, title, text, parent=parent)
        _give_nod(box)
        _show_message(box)
        box.deleteLater()

    def warn(self, parent: QWidget, title: str, text: str) -> None:
        """Say that something could not be done."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Warning, title, text, parent=parent)
        _give_nod(box)
        _show_message(box)
        box.deleteLater()

    def try_out(self, parent: QWidget, act: Callable[[], object]) -> bool:
        """Do something that may be refused, and say why if it is; whether it was done."""
        try:
            act()
        except (Refused, ValueError) as refused:
            self.warn(parent, self.tr("Mexican Train"), str(refused))
            return False
        return True

    def file_to_open(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """Ask for a file that exists."""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(parent, title, str(self.starting_folder()), kinds)
        return self._remembered(name)

    def file_to_save(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """Ask where to write a file; ``suggestion`` is its name without a folder."""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getSaveFileName(parent, title, str(self.starting_folder() / suggestion), kinds)
        return self._remembered(name)

    def starting_folder(self) -> Path:
        """Where files are looked for first."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        last = self._settings.last_folder() if self._settings is not None else ""
        folders = [Path(folder) for folder in (last, documents) if folder]
        return next(filter(_is_there, folders), Path.home())

    def _remembered(self, name: str) -> Path | None:
        if not name:
            return None
        path = Path(name)
        if self._settings is not None:
            self._settings.keep_last_folder(str(path.parent.absolute()))
        return path

    def number_of_deal(self, parent: QWidget, title: str, text: str, number: int) -> int | None:
        """Ask for the number of a deal."""
        from PySide6.QtWidgets import QInputDialog

        dialog = _input(parent, title, text)
        dialog.setInputMode(QInputDialog.InputMode.IntInput)
        dialog.setIntRange(FIRST_NUMBER, LAST_NUMBER - 1)
        dialog.setIntValue(number)
        accepted = _show(dialog) == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return dialog.intValue() if accepted else None

    def long_text(self, parent: QWidget, title: str, text: str, content: str) -> str | None:
        """Ask for a text of several lines."""
        from PySide6.QtWidgets import QInputDialog

        dialog = _input(parent, title, text)
        dialog.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        dialog.setTextValue(content)
        accepted = _show(dialog) == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return dialog.textValue() if accepted else None

    def name(self, parent: QWidget, title: str, text: str, content: str) -> str | None:
        """Ask for a short text; ``None`` for an empty one."""
        dialog = _input(parent, title, text)
        dialog.setTextValue(content)
        accepted = _show(dialog) == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return dialog.textValue().strip() or None if accepted else None

    def printer(self, parent: QWidget, title: str) -> QPrinter | None:
        """Ask for a printer, and how it is to print."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, parent)
        dialog.setWindowTitle(title)
        accepted = _show(dialog) == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return printer if accepted else None

    def run(self, dialog: QDialog) -> bool:
        """Show a dialog and wait for it; whether it was accepted."""
        return _show(dialog) == QDialog.DialogCode.Accepted


def _input(parent: QWidget, title: str, text: str) -> QInputDialog:
    from PySide6.QtWidgets import QInputDialog

    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(text)
    return dialog


def _is_there(folder: Path) -> bool:
    try:
        return folder.is_dir()
    except (OSError, ValueError):
        return False


def _give_nod(box: QMessageBox) -> None:
    """Give a message its button now: left to itself it makes one while it opens, with a sign on it."""
    box.setStandardButtons(box.StandardButton.Ok)


def _show_message(box: QMessageBox) -> None:
    """Show a message as it is: a name in it that looks like a tag is a name."""
    box.setTextFormat(Qt.TextFormat.PlainText)
    _show(box)


def _show(dialog: QDialog) -> int:
    """Show a dialog and wait; keys then go to its window again, also where no window manager sees to it."""
    # A dialog that asks for an input has no buttons before its size is asked for.
    dialog.sizeHint()
    without_icons(dialog)
    answer = dialog.exec()
    parent = dialog.parentWidget()
    if parent is not None:
        parent.window().activateWindow()
    return answer
