"""The translators' files: nothing missing, nothing lost, one word for one thing."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from mextrain_qt.languages import LANGUAGES, translations_folder
from mextrain_qt.translators_file import PLURAL_FORMS, TranslatorsFile

ROOT = Path(__file__).resolve().parent.parent
FOLDER = translations_folder()
OTHERS = [code for code in LANGUAGES if code != "en"]
NAMES = {"fr": "French", "ru": "Russian", "es": "Spanish"}
FORMS = {"en": 2, "fr": 2, "ru": 3, "es": 2}
PLACEHOLDER = re.compile(r"%(?:\d|[a-z]+)")
COUNTS = re.compile(r"%n(?![a-z])")


@dataclass(frozen=True)
class Message:
    """One text: where it is from, in English, and its forms in another language."""

    context: str
    source: str
    comment: str
    is_plural: bool
    is_finished: bool
    forms: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r}"


def messages(path: Path) -> list[Message]:
    """All texts of a translators' file."""
    found = []
    for context in ElementTree.parse(path).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found.append(
                Message(
                    context.findtext("name") or "",
                    message.findtext("source") or "",
                    message.findtext("comment") or "",
                    plural,
                    translation.get("type") is None,
                    tuple(forms) if plural else (translation.text or "",),
                )
            )
    return found


def of(code: str) -> list[Message]:
    return messages(FOLDER / f"mextrain_{code}.ts")


def test_there_is_a_file_for_every_language_and_no_other() -> None:
    assert {path.stem.removeprefix("mextrain_") for path in FOLDER.glob("*.ts")} == set(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_is_missing_or_unfinished(code: str) -> None:
    unfinished = [str(each) for each in of(code) if not each.is_finished or not all(each.forms)]
    assert not unfinished, f"translate these in mextrain_{code}.ts: {unfinished}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_of_the_program_is_in_the_file_and_none_that_is_gone(code: str, tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        import translations
    finally:
        sys.path.pop(0)
    shutil.copy(FOLDER / f"mextrain_{code}.ts", tmp_path)
    translations.update(tmp_path, ROOT / "mextrain_qt")
    here = {(each.context, each.source, each.comment) for each in of(code)}
    now = {(each.context, each.source, each.comment) for each in messages(tmp_path / f"mextrain_{code}.ts")}
    assert now - here == set(), "run `make translations` and translate what is new"
    assert here - now == set(), "run `make translations`: these texts are gone"


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_counts_has_every_plural_form(code: str) -> None:
    for each in of(code):
        assert each.is_plural == bool(COUNTS.search(each.source)), (
            f"{each} counts, or does not: use tr(text, '', n)"
        )
        if each.is_plural:
            assert len(each.forms) == FORMS[code], str(each)


def test_no_plural_in_brackets_is_ever_shown() -> None:
    for code in LANGUAGES:
        assert not [form for each in of(code) for form in each.forms if "(s)" in form or "(es)" in form]
    counted = [each for each in of("fr") if each.is_plural]
    bracketed = [each for each in of("fr") if "(s)" in each.source or "(es)" in each.source]
    assert set(bracketed) <= set(counted)
    assert {each.source for each in counted} == {each.source for each in of("en")}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_placeholder_is_in_every_form(code: str) -> None:
    for each in of(code):
        wanted = sorted(PLACEHOLDER.findall(each.source))
        for place, form in enumerate(each.forms):
            kept = sorted(PLACEHOLDER.findall(form))
            # A form for the number one alone may say it in a word; Russian's goes with 21 and 31 too.
            if each.is_plural and place == 0 and code != "ru":
                wanted_here = [name for name in wanted if name != "%n"]
                kept = [name for name in kept if name != "%n"]
            else:
                wanted_here = wanted
            assert kept == wanted_here, f"{each}: {form!r}"


@pytest.mark.parametrize("code", OTHERS)
def test_what_a_key_opens_has_a_key_in_every_language(code: str) -> None:
    for each in of(code):
        keys = len(re.findall(r"&(?!&)", each.source))
        for form in each.forms:
            assert len(re.findall(r"&(?!&)", form)) == keys, f"{each}: {form!r}"


@pytest.mark.parametrize("code", OTHERS)
def test_texts_end_as_they_do_in_english(code: str) -> None:
    for each in of(code):
        end = each.source.rstrip(" )")[-1]
        for form in each.forms:
            if end in ".…:?!" and len(each.source) > 5:
                assert form.rstrip("\u00a0 )").endswith(end), f"{each}: {form!r}"
            assert form == form.strip(" ") or each.source != each.source.strip(" "), f"{each}: {form!r}"


@dataclass(frozen=True)
class Term:
    """A row of the glossary."""

    english: str
    stems: tuple[str, ...]
    never: tuple[str, ...]


def glossary(language: str) -> list[Term]:
    """The table of a language in docs/glossary.md."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    table = text.split(f"## {language}\n")[1].split("\n## ")[0]
    terms = []
    for line in table.splitlines():
        if line.startswith("|") and not line.startswith(("|---", "| English")):
            english, _, stems, never, _ = (cell.strip() for cell in line.strip("|").split("|"))
            terms.append(Term(english, _listed(stems), _listed(never)))
    return terms


def _listed(cell: str) -> tuple[str, ...]:
    return tuple(word.strip().casefold() for word in cell.split(",") if word.strip())


def plain(text: str) -> str:
    return text.replace("&", "").replace("(s)", "s").replace("(es)", "es").casefold()


EXCEPT = {
    # English takes these words in another sense, or a language says it without the word.
    "double": ("Double-click a tile", "the highest double dealt", "A double is only half a play"),
    "tile": (
        *("A double as your last tile", "A double fits one number", "If the last tile you laid is"),
        *("though you have no tile", "A double is only half a play"),
    ),
    "round": (
        "The turn goes round",
        "Turn the selected tile round",
        "turn it round",
        "turn the tile round",
        "Turn a tile round",
    ),
    "pip": ("Figures in place of pips",),
}


def is_excepted(term: str, source: str) -> bool:
    return source.startswith(EXCEPT.get(term, ()))


def has_term(english: str, source: str) -> bool:
    words = PLACEHOLDER.sub("", plain(source))
    return re.search(rf"\b{re.escape(english.casefold())}(s|es)?\b", words) is not None


LOCOMOTIVE = ("locomotive",)
"""What a marker looks like."""

TAKES = ("draw", "drew", "take it out")
"""What is said of the boneyard without naming it."""

CHECKED = (
    *("tile", "double", "pip", "engine", "Mexican train", "marker", "boneyard", "rack", "round"),
    *("burst", "scoresheet", "house rules", "bookmark"),
)


@pytest.mark.parametrize("code", OTHERS)
def test_a_term_is_always_the_same_word(code: str) -> None:
    terms = {term.english: term for term in glossary(NAMES[code])}
    for each in of(code):
        for name in CHECKED:
            term = terms[name]
            assert term.stems, f"the glossary has no stems for {name}"
            if not has_term(name, each.source) or is_excepted(name, each.source):
                continue
            for form in each.forms:
                assert any(stem in plain(form) for stem in term.stems), f"{name} in {each}: {form!r}"


@pytest.mark.parametrize("code", OTHERS)
def test_words_that_the_glossary_rules_out_are_not_used(code: str) -> None:
    for term in glossary(NAMES[code]):
        for word in term.never:
            used = [
                f"{each}: {form!r}"
                for each in of(code)
                for form in each.forms
                if re.search(rf"\b{re.escape(word)}", plain(form))
            ]
            assert not used, f"{word} for {term.english}: {used}"


@pytest.mark.parametrize("code", OTHERS)
def test_the_words_for_engine_boneyard_and_marker_mean_nothing_else(code: str) -> None:
    terms = {term.english: term for term in glossary(NAMES[code])}
    for name, others in (("engine", ()), ("boneyard", TAKES), ("marker", LOCOMOTIVE), ("burst", ())):
        for each in of(code):
            if any(stem in plain(form) for stem in terms[name].stems for form in each.forms):
                words = (name, *others)
                assert any(word in plain(each.source) for word in words), f"{name}: {each}: {each.forms}"


def test_every_glossary_has_the_same_terms() -> None:
    french, russian, spanish = ([term.english for term in glossary(name)] for name in NAMES.values())
    assert french == russian == spanish
    assert set(CHECKED) <= set(french)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_files_say_the_same_read_or_compiled(code: str, tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        import translations
    finally:
        sys.path.pop(0)
    source = Path(shutil.copy(FOLDER / f"mextrain_{code}.ts", tmp_path))
    assert [path.name for path in translations.compile_stale(tmp_path)] == [f"mextrain_{code}.qm"]
    assert translations.compile_stale(tmp_path) == []
    compiled, read = QTranslator(), TranslatorsFile(source, code)
    assert compiled.load(str(source.with_suffix(".qm")))
    assert not read.isEmpty()
    for each in of(code):
        for n in (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 101, 111) if each.is_plural else (-1,):
            said = compiled.translate(each.context, each.source, each.comment, n)
            assert read.translate(each.context, each.source, each.comment, n) == said, f"{each}, {n}"
    assert read.translate("ActionBar", "no such text") is None


@pytest.mark.parametrize(
    ("code", "n", "form"),
    [
        *(("en", n, form) for n, form in ((0, 1), (1, 0), (2, 1))),
        *(("es", n, form) for n, form in ((0, 1), (1, 0), (2, 1))),
        *(("fr", n, form) for n, form in ((0, 0), (1, 0), (2, 1))),
        *(
            ("ru", n, form)
            for n, form in ((0, 2), (1, 0), (2, 1), (5, 2), (11, 2), (14, 2), (21, 0), (22, 1))
        ),
    ],
)
def test_a_number_takes_the_form_its_language_gives_it(code: str, n: int, form: int) -> None:
    assert PLURAL_FORMS[code](n) == form


def test_a_wrong_word_to_the_translations_script_says_how_to_use_it() -> None:
    script = ROOT / "packaging" / "translations.py"
    done = subprocess.run(
        [sys.executable, str(script), "nonsense"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "usage: translations.py update|compile\n"
