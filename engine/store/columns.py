"""A row of the journal from a frozen dataclass by its fields, and back.

A field stands in the column of its name: a number, a text or a flag as it is, a member of an enumeration by its value,
a day as ISO has it, bytes in hexadecimal digits, anything else as JSON, in which tuples and sets are lists, and
dataclasses are objects. A dataclass without a column of its own is spread over the columns of its fields. Options are
the columns `game`, `preset` and `options`, and `rules_edition` where a table has one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Set
from dataclasses import fields, is_dataclass
from datetime import date
from enum import StrEnum
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from sqlalchemy import Table

from engine.core.options import Options
from engine.core.registry import game_named

T = TypeVar("T")


def to_json(value: object) -> str:
    """As columns have it: lists for tuples, objects for dataclasses."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_plain)


def _plain(value: Any) -> Any:
    if isinstance(value, Set):
        return sorted(value)
    kind: Any = type(value)
    return dict(value) if isinstance(value, Mapping) else {name: getattr(value, name) for name in _hints(kind)}


def from_json(hint: Any, text: str) -> Any:
    """The value of this type in a column; raises EngineError, KeyError, ValueError, TypeError.

    What an older version left out of a list or an object has its default.
    """
    return _reader(hint)(json.loads(text))


def columns_of(table: Table, one: Any, *apart: str) -> dict[str, Any]:
    """The columns of a table that say what a dataclass is, but for its number and the fields that are stored apart.

    Raises KeyError for any other field that has no column: what nobody means to write is never written by its name.
    """
    found: dict[str, Any] = {}
    kind: Any = type(one)
    for name in _hints(kind):
        value = getattr(one, name)
        if name in ("id", *apart):
            continue
        if isinstance(value, Options):
            found |= columns_of_options(table, value)
        elif name in table.c:
            found[name] = _written(value)
        elif is_dataclass(value):
            found |= columns_of(table, value, *apart)
        else:
            raise KeyError(name)
    return found


def columns_named(one: Any, *names: str) -> dict[str, Any]:
    """The columns of these fields alone."""
    return {name: _written(getattr(one, name)) for name in names}


def columns_of_options(table: Table, options: Options) -> dict[str, Any]:
    texts = {"game": options.game, "preset": options.preset, "options": to_json(dict(options.values()))}
    return texts | ({"rules_edition": options.edition} if "rules_edition" in table.c else {})


def _written(value: Any) -> Any:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, bytes):
        return value.hex() or None
    if isinstance(value, date):
        return value.isoformat()
    return value if isinstance(value, _AS_THEY_ARE) else to_json(value)


_AS_THEY_ARE: Final = (bool, int, float, str, NoneType)


def of_row(kind: Callable[..., T], row: Mapping[Any, Any], **apart: Any) -> T:
    """The reverse of `columns_of`; raises EngineError, KeyError, ValueError, TypeError."""
    found = dict(apart)
    for name, hint in _hints(kind).items():
        if name in found:
            continue
        if isinstance(hint, type) and issubclass(hint, Options):
            options = game_named(row["game"]).configure(row["preset"], json.loads(row["options"]))
            found[name] = options.of_edition(row["rules_edition"]) if "rules_edition" in row else options
        elif name in row:
            found[name] = _of_column(_without_none(hint), row[name])
        elif is_dataclass(hint) and isinstance(hint, type):
            found[name] = of_row(hint, row)
        else:
            raise KeyError(name)
    return kind(**found)


def _of_column(kind: Any, column: Any) -> Any:
    if kind is bytes:
        return bytes.fromhex(column or "")
    if column is None or kind in _AS_THEY_ARE:
        return column
    is_text = isinstance(kind, type) and issubclass(kind, date | StrEnum)
    return _reader(kind)(column if is_text else json.loads(column))


@cache
def _reader(hint: Any) -> Callable[[Any], Any]:
    """What makes a value of this type from what JSON has for it."""
    kind = _without_none(hint)
    read = _reader_of(kind, get_origin(kind), get_args(kind))
    return read if kind is hint or read is _same else lambda plain: None if plain is None else read(plain)


def _reader_of(kind: Any, origin: Any, args: tuple[Any, ...]) -> Callable[[Any], Any]:
    if origin is tuple:
        one = _reader(args[0]) if args[-1] is Ellipsis else _same
        return tuple if one is _same else lambda plain: tuple(map(one, plain))
    if origin is frozenset:
        return frozenset
    if origin is Mapping:
        of_each = _reader(args[1])
        return lambda plain: {key: of_each(value) for key, value in plain.items()}
    if is_dataclass(kind) or hasattr(kind, "_fields"):
        return _reader_of_fields(kind)
    if isinstance(kind, type) and issubclass(kind, date):
        return kind.fromisoformat
    return kind if isinstance(kind, type) and issubclass(kind, StrEnum) else _same


def _reader_of_fields(kind: Any) -> Callable[[Any], Any]:
    """Of a dataclass from an object, or of a named tuple from a list."""
    named = {name: read for name, hint in _hints(kind).items() if (read := _reader(hint)) is not _same}
    if not hasattr(kind, "_fields"):
        return lambda plain: kind(**plain | {name: read(plain[name]) for name, read in named.items() if name in plain})
    places = tuple((kind._fields.index(name), read) for name, read in named.items())

    def read_list(plain: list[Any]) -> Any:
        for place, read in places:
            if place < len(plain):
                plain[place] = read(plain[place])
        return kind(*plain)

    return read_list


def _same(plain: Any) -> Any:
    return plain


@cache
def _without_none(hint: Any) -> Any:
    """The type of what may also be None."""
    of = [one for one in get_args(hint) if one is not NoneType]
    return of[0] if get_origin(hint) in (Union, UnionType) and len(of) == 1 else hint


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    """The types of the fields of a dataclass or a named tuple, by name."""
    names = kind._fields if hasattr(kind, "_fields") else [field.name for field in fields(kind)]
    hints = get_type_hints(kind)
    return MappingProxyType({name: hints[name] for name in names})
