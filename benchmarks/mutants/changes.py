"""Every small change worth trying in a module: a comparison turned round, a check left out, a figure off by one."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

_OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OTHER_OPERATOR: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_KEYWORDS: Final = frozenset({"strict", "slots", "frozen"})
"""Keywords of calls that only say more loudly what is true anyway."""
_UNTOUCHED: Final = frozenset({"annotation", "returns", "decorator_list", "bases"})
"""Fields of a node that are never changed: they give types, and how a class is made."""
_LOGS: Final = frozenset({"log", "_log", "logging"})


class Mutant(NamedTuple):
    """One change: where and what; `number` is its place among those of its module."""

    number: int
    line: int
    what: str


class _Site(NamedTuple):
    line: int
    what: str
    apply: Callable[[], None]
    """Changes the tree that the site was found in."""


def mutants(source: str) -> list[Mutant]:
    """All mutants of a module, in order."""
    return [Mutant(number, site.line, site.what) for number, site in enumerate(_sites(ast.parse(source)))]


def mutated(source: str, number: int) -> ast.Module:
    """The module with one of the changes made."""
    tree = ast.parse(source)
    next(site for at, site in enumerate(_sites(tree)) if at == number).apply()
    return ast.fix_missing_locations(tree)


def _sites(tree: ast.AST) -> Iterator[_Site]:
    """The sites for changes in the order of the text, found before any change is made."""
    for name, value in ast.iter_fields(tree):
        if name in _UNTOUCHED or (isinstance(tree, ast.ClassDef) and name == "keywords"):
            continue
        for index, node in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(node, ast.AST) or _does_not_matter(node):
                continue
            yield from _of(node, _setter(tree, name, index if isinstance(value, list) else None))
            yield from _sites(node)


def _setter(parent: ast.AST, name: str, index: int | None) -> Callable[[ast.AST], None]:
    """Gives a function that replaces one node by another."""

    def put(node: ast.AST) -> None:
        if index is None:
            setattr(parent, name, node)
        else:
            getattr(parent, name)[index] = node

    return put


def _does_not_matter(node: ast.AST) -> bool:
    """Whether a node is an assertion, a line for the log, or something only type checkers read."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        called = node.value.func
        return isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id in _LOGS
    if isinstance(node, ast.keyword):
        return node.arg in _KEYWORDS
    return isinstance(node, ast.Assert | ast.Import | ast.ImportFrom)


def _of(node: ast.AST, put: Callable[[ast.AST], None]) -> Iterator[_Site]:
    """The changes to one node itself."""
    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                yield _site(node, _with(node, "ops", at, _OTHER_COMPARISON[type(op)]()), put)
        case ast.BoolOp(op=op, values=values):
            other: ast.boolop = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield _site(node, ast.BoolOp(other, values), put)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _site(node, operand, put)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OTHER_OPERATOR:
            yield _site(node, ast.BinOp(left, _OTHER_OPERATOR[type(op)](), right), put)
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in _OTHER_OPERATOR:
            yield _site(node, ast.AugAssign(target, _OTHER_OPERATOR[type(op)](), value), put)
        case ast.Constant(value=bool() as truth):
            yield _site(node, ast.Constant(not truth), put)
        case ast.Constant(value=int() | float() as figure):
            yield _site(node, ast.Constant(figure + 1), put)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) if not _is_not(test):
            turned = ast.UnaryOp(ast.Not(), test)
            yield _Site(test.lineno, f"if {ast.unparse(test)}  ->  if not", lambda: setattr(node, "test", turned))
        case ast.comprehension(ifs=ifs):
            for at, condition in enumerate(ifs):
                what = f"... if {ast.unparse(condition)}  ->  if True"
                yield _Site(condition.lineno, what, partial(ifs.__setitem__, at, ast.Constant(True)))
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise() | ast.Return(value=None) | ast.Continue():
            yield _site(node, ast.Pass(), put)


def _is_not(node: ast.expr) -> bool:
    """Whether it starts with "not": losing that already turns it round."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _with(node: ast.Compare, name: str, at: int, part: ast.cmpop) -> ast.Compare:
    ops = [part if place == at else op for place, op in enumerate(node.ops)]
    return ast.Compare(node.left, ops, node.comparators)


def _site(node: ast.stmt | ast.expr, other: ast.AST, put: Callable[[ast.AST], None]) -> _Site:
    what = f"{_short(ast.unparse(node))}  ->  {_short(ast.unparse(ast.fix_missing_locations(other)))}"
    return _Site(node.lineno, what, lambda: put(other))


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 90 else f"{line[:87]}..."
