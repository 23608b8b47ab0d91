"""The languages of the program: which one is spoken, and what speaks it.

A language is a file that ``lrelease`` compiled (``mextrain_fr.qm``) from the translators' own
(``mextrain_fr.ts``). Where the compiled one is missing or older, the translators' is read itself, so that
a fresh checkout speaks every language too. English has a file for the sake of its plurals.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal, Slot

from mextrain_qt.resources import FOLDER

LANGUAGES: Final = {"en": "English", "es": "Español", "fr": "Français", "ru": "Русский"}
"""The languages by their codes, each called what its speakers call it, in the order of the menu."""

SYSTEM: Final = ""
"""What is chosen instead of a code by whoever wants the language of the desktop."""


def translations_folder() -> Path:
    """Where the program's translations lie."""
    return FOLDER / "translations"


def language_of(locale: QLocale) -> str:
    """The program's language for a desktop: the first it asks for that there is, English otherwise."""
    wanted = (name.replace("_", "-").split("-")[0] for name in locale.uiLanguages())
    return next((code for code in wanted if code in LANGUAGES), "en")


def language_in_force(chosen: str) -> str:
    """The code of the language spoken by whoever chose ``chosen``: a code, or :data:`SYSTEM`."""
    return chosen if chosen in LANGUAGES else language_of(QLocale.system())


def translator(code: str, folder: Path) -> QTranslator | None:
    """The program's texts in a language, from ``folder``; ``None`` where there is no file for it."""
    compiled, source = folder / f"mextrain_{code}.qm", folder / f"mextrain_{code}.ts"
    stale = source.exists() and (not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime)
    if not stale:
        made = QTranslator()
        return made if made.load(str(compiled)) else None
    # Only a checkout whose texts have changed reads XML.
    from mextrain_qt.translators_file import TranslatorsFile

    return TranslatorsFile(source, code)


class Languages(QObject):
    """Puts a language into an application and takes it out again, while the program runs."""

    changed = Signal(str)
    """Another language is spoken: its code. The widgets hear of it by themselves, a moment later."""

    def __init__(self, app: QCoreApplication, folder: Path | None = None) -> None:
        """Speak nothing yet; ``folder`` holds the translations, the program's own unless it is given."""
        super().__init__()
        self._app = app
        self._folder = folder if folder is not None else translations_folder()
        self._translators: list[QTranslator] = []
        self._locale = QLocale()
        self.code = ""
        """The language that is spoken, empty before the first."""

    @Slot(str)
    def speak(self, chosen: str) -> None:
        """Speak the language with that code; the desktop's for :data:`SYSTEM` or one there is not."""
        code = language_in_force(chosen)
        if code == self.code:
            return
        self.be_silent()
        self.code = code
        own = language_of(QLocale.system()) == code
        QLocale.setDefault(QLocale.system() if own else QLocale(code))
        qt = QTranslator()
        if qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            self._install(qt)
        texts = translator(code, self._folder)
        if texts is not None:
            self._install(texts)
        self.changed.emit(code)

    def _install(self, made: QTranslator) -> None:
        self._translators.append(made)
        self._app.installTranslator(made)

    def be_silent(self) -> None:
        """Take the language out of the application: its texts are those in the source again."""
        for made in self._translators:
            self._app.removeTranslator(made)
        self._translators.clear()
        QLocale.setDefault(self._locale)
        self.code = ""
