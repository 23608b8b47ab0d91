"""What a monkey has to have reached in a long run."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

from mextrain_qt import views
from mextrain_qt.model.refusal import Rule

OUT_OF_REACH: Final = frozenset({Rule.NO_SUCH_LINE, Rule.NOT_IN_HAND})
"""The rules nobody breaks at the window: it shows no line that is not there and no tile of another hand."""

_QTS_DIALOGS: Final = ("QMessageBox", "QInputDialog", "QFileDialog", "QPrintDialog")
"""The dialogs of Qt's that the window opens."""

_KINDS: Final = frozenset(
    {"confirm", "tell", "file_to_open", "file_to_save", "number_of_deal", "long_text", "name", "printer"}
)
"""The ways to ask of :class:`~mextrain_qt.views.asking.Asking`; warnings are counted together."""


@cache
def dialogs() -> tuple[str, ...]:
    """Every window of the program besides the main one, as it is counted: its class."""
    nodes = (node for file in _views() for node in ast.walk(file) if isinstance(node, ast.ClassDef))
    own = [node.name for node in nodes if "QDialog" in map(ast.unparse, node.bases)]
    return tuple(f"window {name}" for name in sorted([*own, *_QTS_DIALOGS]))


@cache
def questions() -> tuple[str, ...]:
    """Everything the window asks, as it is counted: how, and which function asks."""
    nodes = (node for file in _views() for node in ast.walk(file) if isinstance(node, ast.FunctionDef))
    return tuple(sorted({f"{kind} asked by {node.name}" for node in nodes for kind in _asked_in(node)}))


@cache
def _views() -> tuple[ast.Module, ...]:
    """The modules of the views, as they are written."""
    paths = sorted(Path(views.__path__[0]).rglob("*.py"))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def _asked_in(function: ast.FunctionDef) -> set[str]:
    """How the function asks: its calls of a method of something called ``asking``."""
    return {
        node.func.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in _KINDS
        and isinstance(node.func.value, ast.Name | ast.Attribute)
        and ast.unparse(node.func.value).split(".")[-1].lstrip("_") == "asking"
    }


ENOUGH: Final[dict[str, int]] = {
    "rounds finished": 20,
    "matches finished": 5,
    "windows opened": 5,
    "windows watched for leaks": 1,
    **{f"{came} {kind}": 5 for kind in ("play", "draw", "pass", "done") for came in ("done", "refused")},
    **{f"refused because {rule.name}": 5 for rule in Rule if rule not in OUT_OF_REACH},
    "warned by the program": 5,
    "changed language": 20,
    "changed look": 20,
    "changed window_style": 5,
    "changed pace": 20,
    "changed tile_scale": 5,
    "replays shown": 5,
    "reviews shown": 5,
    "lines looked at": 5,
    "resizes": 50,
    "files dropped": 20,
    "drags": 200,
    "tiles carried to a line": 100,
    "hand reordered": 5,
    "keys": 200,
    "turns of the wheel": 50,
}
"""What has to have happened how often; every dialog, question and action five times."""

_FIVE_TIMES: Final = 5


def missing(seen: Counter[str]) -> list[str]:
    """What was not reached often enough, with how often it was and should be."""
    actions = [what for what in seen if what.startswith("action ")]
    wanted = ENOUGH | dict.fromkeys([*dialogs(), *questions(), *actions], _FIVE_TIMES)
    return [f"{what}: {seen[what]} of {enough}" for what, enough in wanted.items() if seen[what] < enough]
