"""How a monkey answers what the window asks: through the real dialogs.

A dialog for files could be led anywhere, and one for printing to a printer: a monkey may only open and
dismiss those, and names files good and bad of its own in their place.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QDialog, QWidget

from mextrain_qt.bench.monkey.diary import Diary
from mextrain_qt.bench.random_tables import random_match
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.record import record_text
from mextrain_qt.store.house_rules import HouseRules, text_of
from mextrain_qt.views.asking import Asking

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

WARNED: Final = "warned by the program"


def _asker() -> str:
    """The function that asks."""
    return sys._getframe(2).f_code.co_name


class MonkeyAsking(Asking):
    """Asks for real, counts who asked, and finds the files itself."""

    def __init__(self, diary: Diary, chance: Random, folder: Path) -> None:
        super().__init__()
        self._diary = diary
        self._chance = chance
        self._folder = folder
        self._good = folder / "good.mextrain"
        _lay_out(folder, chance)

    # Each of the system's dialogs is opened in earnest so often, and then dismissed.
    _IN_EARNEST: Final = 0.2

    def confirm(self, parent: QWidget, title: str, text: str, yes: str) -> bool:
        """Ask, and count it."""
        self._diary.count(f"confirm asked by {_asker()}")
        return super().confirm(parent, title, text, yes)

    def tell(self, parent: QWidget, title: str, text: str) -> None:
        """Tell, and count it."""
        self._diary.count(f"tell asked by {_asker()}")
        super().tell(parent, title, text)

    def warn(self, parent: QWidget, title: str, text: str) -> None:
        """Warn, and count it: the program's own message box; one that is no sentence is a problem."""
        self._diary.count(WARNED)
        self._diary.did(f"warned: {text[:200]}")
        if not text.strip() or "Traceback" in text or "object at 0x" in text:
            self._diary.problem(f"a warning that says nothing to a person: {text!r}")
        super().warn(parent, title, text)

    def file_to_open(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """Some file, good or bad, or none."""
        self._diary.count(f"file_to_open asked by {_asker()}")
        if self._chance.random() < self._IN_EARNEST:
            return super().file_to_open(parent, title, kinds)
        names = sorted(self._folder.iterdir())
        pick = self._chance.choice([*names, self._folder / "not there", None, self._good, self._good])
        self._diary.did(f"file {pick}")
        return pick

    def file_to_save(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """Some place to write to, where writing is possible or not."""
        self._diary.count(f"file_to_save asked by {_asker()}")
        if self._chance.random() < self._IN_EARNEST:
            return super().file_to_save(parent, title, suggestion, kinds)
        written = self._folder / f"{self._chance.randrange(6)}{Path(suggestion).suffix or '.mextrain'}"
        return self._chance.choice([written, written, self._folder / "no" / "such", self._folder, None])

    def number_of_deal(self, parent: QWidget, title: str, text: str, number: int) -> int | None:
        """Ask, and count it."""
        self._diary.count(f"number_of_deal asked by {_asker()}")
        return super().number_of_deal(parent, title, text, number)

    def long_text(self, parent: QWidget, title: str, text: str, content: str) -> str | None:
        """Ask, and count it."""
        self._diary.count(f"long_text asked by {_asker()}")
        return super().long_text(parent, title, text, content)

    def name(self, parent: QWidget, title: str, text: str, content: str) -> str | None:
        """Ask, and count it."""
        self._diary.count(f"name asked by {_asker()}")
        return super().name(parent, title, text, content)

    def printer(self, parent: QWidget, title: str) -> QPrinter | None:
        """A printer that writes a file, or none."""
        from PySide6.QtPrintSupport import QPrinter

        self._diary.count(f"printer asked by {_asker()}")
        if self._chance.random() < self._IN_EARNEST:
            return super().printer(parent, title)
        if self._chance.random() < 0.3:
            return None
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(self._folder / "printed.pdf"))
        return printer

    def run(self, dialog: QDialog) -> bool:
        """Ask, and count it."""
        self._diary.count(f"dialog {type(dialog).__name__}")
        return super().run(dialog)


def _lay_out(folder: Path, chance: Random) -> None:
    """Files of every kind in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("good", "unfinished"):
        options, count = random_match(chance)
        seats = tuple(Seat(f"Seat {n + 1}", "person" if n == 0 else "casual") for n in range(count))
        match = Match(options, seats, chance.randint(1, 1000))
        for _ in range(12 if name == "unfinished" else 100_000):
            if match.round.outcome is not None:
                if match.is_over:
                    break
                match.next_round()
                continue
            match.apply(chance.choice(match.round.legal_actions()))
        text = record_text(match)
        (folder / f"{name}.mextrain").write_text(text, encoding="utf-8")
        (folder / f"half {name}.mextrain").write_text(text[: len(text) // 2], encoding="utf-8")
    for preset, options in PRESETS.items():
        text = text_of(HouseRules(f"The {preset} of the house", options))
        (folder / f"{preset}.mextrain-rules").write_text(text, encoding="utf-8")
    (folder / "empty.json").write_bytes(b"")
    (folder / "binary.mextrain").write_bytes(chance.randbytes(5_000))
    (folder / "text.json").write_text("All aboard!\n" * 50, encoding="utf-8")
    (folder / "other.json").write_text('{"format": "mexican-train/9", "rounds": [[1]]}', encoding="utf-8")
    (folder / "deep.json").write_text("[" * 5_000, encoding="utf-8")
    (folder / "folder.json").mkdir(exist_ok=True)
