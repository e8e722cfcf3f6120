"""Which functions a door reaches, read from the code itself: what handlers name, and what these name in turn.

Types are those that the code writes down. What cannot be told from them is not followed, so a way that is found is one.
"""

from __future__ import annotations

import ast
import functools
import inspect
import linecache
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType, UnionType
from typing import Annotated, Any, Final, NamedTuple, TypeVar, Union, get_args, get_origin

from discord import app_commands

from cogs.bot.bot import CardBot
from engine.running.queries import Fact
from engine.table.model.snapshot import Snapshot

OURS: Final = ("cogs.", "engine.")
Scope = dict[str, "Value"]


class Of(NamedTuple):
    """Some object of this class."""

    kind: type


Value = Of | object


def reached(begin: Iterable[object], stops: tuple[str, ...] = ()) -> frozenset[tuple[str, str]]:
    """Who names whom among all functions that are reached from these; nothing is followed into names that begin so."""
    return _reached(frozenset(one for one in map(plain, begin) if one is not None), stops)


@functools.cache
def _reached(begin: frozenset[FunctionType], stops: tuple[str, ...]) -> frozenset[tuple[str, str]]:
    found, left, pairs = set[FunctionType](), [*begin], set[tuple[str, str]]()
    while left:
        function = left.pop()
        if function not in found and not name(function).startswith(stops):
            found.add(function)
            left += _named(function)
            pairs |= _pairs(function)
    return frozenset(pairs)


@functools.cache
def _pairs(function: FunctionType) -> frozenset[tuple[str, str]]:
    return frozenset((name(function), name(one)) for one in _named(function))


@functools.cache
def name(function: FunctionType) -> str:
    """`lobby.must_be_away`, `Table.offer`: a method after its class, others after their module."""
    owner = function.__qualname__.replace(".<locals>", "")
    return owner if "." in owner else f"{function.__module__.rpartition('.')[2]}.{owner}"


def plain(value: object) -> FunctionType | None:
    """The function of ours behind a decorator, a method or a command; None: there is none."""
    if isinstance(value, functools.partial):
        value = value.func
    if isinstance(value, property):
        value = value.fget
    if isinstance(value, MethodType):
        value = value.__func__
    if isinstance(value, app_commands.Command | app_commands.ContextMenu):
        value = value.callback
    function = inspect.unwrap(value) if isinstance(value, FunctionType) else None
    return function if isinstance(function, FunctionType) and function.__module__.startswith(OURS) else None


@functools.cache
def _named(function: FunctionType) -> tuple[FunctionType, ...]:
    """Every function that this one names, whether it calls it or hands it on."""
    node = tree_of(function)
    if node is None:
        return ()
    scope = _scope(function, node)
    read = (one for one in _all_of(node) if isinstance(one, ast.Name | ast.Attribute) and isinstance(one.ctx, ast.Load))
    values = (_value(one, scope, function) for one in read)
    found = (plain(value) for value in values if not isinstance(value, type | Of))
    return tuple(dict.fromkeys(one for one in found if one is not None))


@functools.cache
def tree_of(function: FunctionType) -> ast.AST | None:
    """The function as it is written; None: nowhere."""
    code = function.__code__
    if (found := _written_in(code.co_filename).get(code.co_firstlineno)) is not None:
        return found
    try:
        source = textwrap.dedent(inspect.getsource(function))
        return ast.parse(source).body[0]
    except (OSError, SyntaxError, TypeError):
        return None


@functools.cache
def _written_in(file: str) -> Mapping[int, ast.AST]:
    """The functions of a file by the line in which each begins, with its decorators."""
    tree = ast.parse("".join(linecache.getlines(file)))
    return {min([one.lineno, *(part.lineno for part in one.decorator_list)]): one for one in _functions_in(tree)}


def _functions_in(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """No expression holds one, and expressions are most of a file."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            yield part
        if not isinstance(part, ast.expr):
            yield from _functions_in(part)


@functools.cache
def _all_of(node: ast.AST) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(node))


def _scope(function: FunctionType, node: ast.AST) -> Scope:
    """The names of a function whose value or type is known."""
    scope: Scope = {}
    if function.__closure__ is not None:
        for free, cell in zip(function.__code__.co_freevars, function.__closure__, strict=True):
            scope[free] = cell.cell_contents
    owner = _owner(function)
    for one in _all_of(node):
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
            for argument in (*one.args.posonlyargs, *one.args.args, *one.args.kwonlyargs):
                kind = _annotated(argument.annotation, function.__globals__)
                if kind is not None:
                    scope[argument.arg] = Of(kind)
                elif argument.arg == "self" and owner is not None:
                    scope["self"] = Of(owner)
        elif isinstance(one, ast.Assign) and len(one.targets) == 1:
            _assign(one.targets[0], one.value, scope, function)
        elif isinstance(one, ast.NamedExpr):
            _assign(one.target, one.value, scope, function)
        elif isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            kind = _annotated(one.annotation, function.__globals__)
            if kind is not None:
                scope[one.target.id] = Of(kind)
    return scope


def _assign(target: ast.expr, value: ast.expr, scope: Scope, function: FunctionType) -> None:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        for one, other in zip(target.elts, value.elts, strict=True):
            _assign(one, other, scope, function)
    elif isinstance(target, ast.Name) and (known := _value(value, scope, function)) is not None:
        scope.setdefault(target.id, known)


def _owner(function: FunctionType) -> type | None:
    value: Any = sys.modules[function.__module__]
    for part in function.__qualname__.split(".")[:-1]:
        value = getattr(value, part, None)
    return value if isinstance(value, type) else None


def _value(node: ast.expr, scope: Scope, function: FunctionType) -> Value | None:
    """What an expression is, or of which class; None: not known."""
    if isinstance(node, ast.Await):
        return _value(node.value, scope, function)
    if isinstance(node, ast.Name):
        return scope.get(node.id, function.__globals__.get(node.id))
    if isinstance(node, ast.Attribute):
        return _attribute(_value(node.value, scope, function), node.attr)
    if isinstance(node, ast.Call):
        called = _value(node.func, scope, function)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "part" and node.args:
            called = _value(node.args[0], scope, function)
        return _returned(called)
    return None


def _returned(called: Value | None) -> Value | None:
    if isinstance(called, type):
        return Of(called)
    function = plain(called)
    node = tree_of(function) if function is not None else None
    if function is None or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return None
    kind = _annotated(node.returns, function.__globals__)
    return Of(kind) if kind is not None else None


def _attribute(base: Value | None, attr: str) -> Value | None:
    if base is None:
        return None
    if not isinstance(base, Of):
        if isinstance(base, BuiltinFunctionType):
            return None
        return inspect.getattr_static(base, attr, None) if not isinstance(base, ModuleType) else vars(base).get(attr)
    if attr == "client":
        return Of(CardBot)
    found: object = inspect.getattr_static(base.kind, attr, None)
    if isinstance(found, property):
        return _returned(found.fget)
    if isinstance(found, Fact):
        return _told(found)
    if isinstance(found, functools.cached_property):
        return _returned(found.func)
    if found is not None and not inspect.isdatadescriptor(found):
        return found
    return _held(base.kind, attr)


def _told(fact: Fact[Any]) -> Value | None:
    """What a fact about a table is, by how it is read from the snapshot."""
    function = plain(fact._read)
    node = tree_of(function) if function is not None else None
    if function is None or node is None or isinstance(node, ast.FunctionDef):
        return _returned(function)
    read = next(one for one in ast.walk(node) if isinstance(one, ast.Lambda))
    return _value(read.body, {read.args.args[0].arg: Of(Snapshot)}, function)


@functools.cache
def _held(kind: type, attr: str) -> Value | None:
    """What objects of a class hold by this name: as it is written in the class, or set when they are made."""
    for one in kind.__mro__:
        written = inspect.get_annotations(one).get(attr)
        if written is not None:
            found = _evaluated(written, vars(sys.modules[one.__module__]))
            if found is not None:
                return Of(found)
    for one in kind.__mro__:
        make = one.__dict__.get("__init__")
        node = tree_of(make) if isinstance(make, FunctionType) and make.__module__.startswith(OURS) else None
        if node is None or make is None:
            continue
        scope = _scope(make, node)
        for part in _all_of(node):
            for target, value in _set(part):
                if isinstance(target, ast.Attribute) and target.attr == attr:
                    return _value(value, scope, make)
    return None


def _set(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                yield from zip(target.elts, node.value.elts, strict=False)
            else:
                yield target, node.value


def _annotated(annotation: ast.expr | None, names: Mapping[str, Any]) -> type | None:
    return None if annotation is None else _evaluated(ast.unparse(annotation), names)


def _evaluated(written: object, names: Mapping[str, Any]) -> type | None:
    """The class that an annotation names, the first of several; None: none that is known."""
    try:
        found = eval(written, dict(names)) if isinstance(written, str) else written
    except Exception:
        return None
    if isinstance(found, str):
        return _evaluated(found, names)
    if isinstance(found, TypeVar) or found is None:
        return None
    if get_origin(found) is Annotated:
        return _evaluated(get_args(found)[0], names)
    if get_origin(found) in (Union, UnionType):
        kinds = [one for one in get_args(found) if isinstance(one, type) and one is not type(None)]
        return kinds[0] if kinds else None
    found = get_origin(found) or found
    return found if isinstance(found, type) else None
