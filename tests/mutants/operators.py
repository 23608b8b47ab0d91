"""The changes: every place of a module where one can be made, and the module with it made."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One change. ``function``: the outermost function it is in, ``None`` outside of all."""

    module: str
    line: int
    column: int
    number: int
    function: str | None
    before: str
    after: str

    @property
    def name(self) -> str:
        """What it changes, whatever line it has come to be on; several may be alike."""
        return f"{self.function or 'module'}: {self.before} -> {self.after}"

    def __str__(self) -> str:
        return f"{Path(self.module).name}:{self.line}: {self.name}"


Change = tuple[str, str, Callable[[], None]]
"""What stood there, what stands there now, and how to make it so."""


class _Finder(ast.NodeVisitor):
    """Collects the changes of a tree in a fixed order; made on the tree itself."""

    def __init__(self) -> None:
        self.found: list[tuple[ast.AST, str | None, Change]] = []
        self._functions: list[str] = []
        self._classes: list[str] = []
        self._depth = 0

    def _add(self, node: ast.AST, before: str, after: str, make: Callable[[], None]) -> None:
        self.found.append((node, self._functions[0] if self._functions else None, (before, after, make)))

    def _replace(
        self, node: ast.AST, holder: Any, field: str, new: ast.AST, place: int | None = None
    ) -> None:
        ast.copy_location(new, node)
        ast.fix_missing_locations(new)

        def make() -> None:
            if place is None:
                setattr(holder, field, new)
            else:
                getattr(holder, field)[place] = new

        self._add(node, ast.unparse(node), ast.unparse(new), make)

    # What is not code: docstrings and annotations.

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        name = ".".join((*self._classes, node.name))
        for field in ("defaults", "kw_defaults"):
            for place, default in enumerate(getattr(node.args, field)):
                if default is not None:
                    self._child(node.args, field, place)
        self._functions.append(name)
        self._body(node)
        self._functions.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self._body(node)
        self._classes.pop()

    def visit_Module(self, node: ast.Module) -> None:
        self._body(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._child(node, "value")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """What messages say is worded freely; what they tell is not a rule."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """How a refusal is worded is no rule either; that there is one is, and is left out below."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """It says what cannot be otherwise."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Nothing to change."""

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        if self._functions:
            for value in (True, False):
                self._replace(node.test, node, "test", ast.Constant(value))
        self.generic_visit(node)

    def _body(self, node: ast.AST) -> None:
        for place, statement in enumerate(getattr(node, "body", [])):
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue
            if isinstance(statement, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == "__slots__" for target in statement.targets
            ):
                continue
            self._statement(node, "body", place, statement)

    def _statement(self, holder: ast.AST, field: str, place: int, statement: ast.stmt) -> None:
        """Leave out a call, a leap or a change of something that lasts; and look inside."""
        lasting = isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets
        )
        droppable = isinstance(statement, ast.Expr | ast.AugAssign | ast.Raise | ast.Continue | ast.Break)
        if self._functions and (lasting or droppable):
            self._replace(statement, holder, field, ast.Pass(), place)
        self._child(holder, field, place)

    def generic_visit(self, node: ast.AST) -> None:
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "type_comment"):
                continue
            if isinstance(value, list):
                for place, each in enumerate(value):
                    if isinstance(each, ast.stmt):
                        self._statement(node, field, place, each)
                    elif isinstance(each, ast.AST):
                        self._child(node, field, place)
            elif isinstance(value, ast.AST):
                self._child(node, field)

    def _child(self, holder: Any, field: str, place: int | None = None) -> None:
        node = getattr(holder, field)
        if place is not None:
            node = node[place]
        match node:
            case ast.Compare():
                self._comparison(node)
            case ast.BoolOp():
                self._boolean(node)
            case ast.UnaryOp(op=ast.Not()):
                self._replace(node, holder, field, copy.deepcopy(node.operand), place)
            case ast.UnaryOp(op=ast.Invert() | ast.USub()):
                self._replace(node, holder, field, copy.deepcopy(node.operand), place)
            case ast.BinOp():
                self._arithmetic(node)
            case ast.AugAssign():
                self._arithmetic(node)
            case ast.Constant(value=bool(value)):
                self._replace(node, holder, field, ast.Constant(not value), place)
            case ast.Constant(value=int(value)):
                self._replace(node, holder, field, ast.Constant(value + 1), place)
            case ast.Constant(value=str(value)):
                self._replace(node, holder, field, ast.Constant(value + "?"), place)
            case ast.Return(value=ast.expr()) if not isinstance(node.value, ast.Constant):
                self._replace(node, holder, field, ast.Return(ast.Constant(None)), place)
            case ast.Call(func=ast.Name(id="any" | "all" | "min" | "max" as name)):
                other = {"any": "all", "all": "any", "min": "max", "max": "min"}[name]
                swapped = copy.deepcopy(node)
                swapped.func = ast.copy_location(ast.Name(other, ast.Load()), node.func)
                self._replace(node, holder, field, swapped, place)
        self.visit(node)

    def _comparison(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            for other in _COMPARISONS.get(type(operator), ()):
                changed = copy.deepcopy(node)
                changed.ops[place] = other()
                self._change(node, changed, "ops", place, other())

    def _change(self, node: ast.AST, changed: ast.AST, field: str, place: int, new: ast.AST) -> None:
        def make() -> None:
            getattr(node, field)[place] = new

        self._add(node, ast.unparse(node), ast.unparse(changed), make)

    def _boolean(self, node: ast.BoolOp) -> None:
        other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        changed = copy.deepcopy(node)
        changed.op = other

        def make() -> None:
            node.op = other

        self._add(node, ast.unparse(node), ast.unparse(changed), make)

    def _arithmetic(self, node: ast.BinOp | ast.AugAssign) -> None:
        kind = _ARITHMETIC.get(type(node.op))
        if kind is None:
            return
        changed = copy.deepcopy(node)
        changed.op = kind()

        def make() -> None:
            node.op = kind()

        self._add(node, ast.unparse(node), ast.unparse(changed), make)


def _changes(source: str) -> tuple[ast.Module, list[tuple[ast.AST, str | None, Change]]]:
    tree = ast.parse(source)
    finder = _Finder()
    finder.visit(tree)
    return tree, finder.found


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change that can be made to the module, in the order of its lines."""
    _, found = _changes(path.read_text(encoding="utf-8"))
    for number, (node, function, (before, after, _)) in enumerate(found):
        yield Mutant(
            str(path),
            getattr(node, "lineno", 0),
            getattr(node, "col_offset", 0),
            number,
            function,
            " ".join(before.split()),
            " ".join(after.split()),
        )


def mutated(mutant: Mutant) -> Any:
    """The code of the module with the change made."""
    tree, found = _changes(Path(mutant.module).read_text(encoding="utf-8"))
    found[mutant.number][2][2]()
    ast.fix_missing_locations(tree)
    return compile(tree, mutant.module, "exec")
