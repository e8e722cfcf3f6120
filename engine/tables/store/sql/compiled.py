"""Statements as the text a driver takes: compiled once for each kind of database."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Dialect
from sqlalchemy.sql import ClauseElement


class Statement(NamedTuple):
    """A statement of SQLAlchemy, and the values of its parameters by name."""

    of: ClauseElement
    values: Mapping[str, Any]


class Compiled(NamedTuple):
    sql: str
    constants: Mapping[str, Any]
    """Values of parameters that the statement itself fixes."""
    order: tuple[str, ...]
    """The names of the parameters in order, if the database numbers them."""


@cache
def compiled(statement: ClauseElement, dialect: Dialect, columns: tuple[str, ...] | None = None) -> Compiled:
    """The text of a statement; `columns`: those that an INSERT or UPDATE without values is about."""
    found: Any = statement.compile(dialect=dialect, column_keys=None if columns is None else list(columns))
    constants = {name: value for name, value in found.params.items() if value is not None}
    return Compiled(str(found), constants, tuple(found.positiontup or ()))
