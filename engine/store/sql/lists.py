"""What both kinds of database can ask, each in its own SQL: lists in columns of text (JSON), and the highest row."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import Boolean, ColumnElement, FromClause, Integer, Text, cast, literal
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement


class ListedNumbers(NamedTuple):
    """The numbers in a list: rows to select from, and the number of each."""

    rows: FromClause
    number: ColumnElement[int]


def numbers_in(a_list: ColumnElement[Any]) -> ListedNumbers:
    """The numbers in a list; none if it is null."""
    rows = _Items(a_list).table_valued("value")
    return ListedNumbers(rows, cast(rows.c.value, Integer))


class Lists(NamedTuple):
    """The lists in a list: rows to select from, and each as text."""

    rows: FromClause
    text: ColumnElement[str]


def lists_in(a_list: ColumnElement[Any]) -> Lists:
    rows = _Items(a_list).table_valued("value")
    return Lists(rows, rows.c.value)


def the_text_at(index: int, a_list: ColumnElement[Any]) -> ColumnElement[str]:
    """The item at an index, from 0, which is text."""
    return _Item(a_list, literal(index, Integer))


def the_number_at(index: ColumnElement[int], a_list: ColumnElement[Any]) -> ColumnElement[int]:
    """The item at an index, from 0, which is a number."""
    return cast(_Item(a_list, index), Integer)


class length_of(FunctionElement[int]):  # noqa: N801 - used as the functions of SQLAlchemy are
    """How many items a list has; null if it is null."""

    name = "length_of"
    type = Integer()
    inherit_cache = True


class has_person(FunctionElement[bool]):  # noqa: N801
    """Whether this person is in a list of seats."""

    name = "has_person"
    type = Boolean()
    inherit_cache = True

    def __init__(self, seats: ColumnElement[Any], user_id: int) -> None:
        super().__init__(seats, literal(f'[{{"user_id": {user_id}}}]', Text), literal(f'%"user_id":{user_id},%', Text))


class where_highest(FunctionElement[Any]):  # noqa: N801
    """A column's value in the row of the group in which another is highest.

    The query must select the maximum of that other too, and no second maximum or minimum: SQLite then takes other
    columns from that row, which costs nothing.
    """

    name = "where_highest"
    inherit_cache = True

    def __init__(self, column: ColumnElement[Any], by: ColumnElement[Any]) -> None:
        self.type = column.type
        super().__init__(column, by)


class where_lowest(where_highest):  # noqa: N801
    """The same with the lowest, and the minimum."""

    name = "where_lowest"
    inherit_cache = True


class _Items(FunctionElement[Any]):
    name = "items"
    inherit_cache = True


class _Item(FunctionElement[str]):
    name = "item"
    type = Text()
    inherit_cache = True


_IN_SQL: Final[Mapping[type[FunctionElement[Any]], tuple[str, str]]] = {
    _Items: ("json_each({0})", "json_array_elements_text(CAST({0} AS JSON))"),
    _Item: ("json_extract({0}, printf('$[%d]', {1}))", "(CAST({0} AS JSON) ->> ({1}))"),
    length_of: ("json_array_length({0})", "json_array_length(CAST({0} AS JSON))"),
    # As in the index of these (`people_at_tables`).
    has_person: ("({0} LIKE {2})", "(CAST({0} AS JSONB) @> CAST({1} AS JSONB))"),
    where_highest: ("{0}", "(array_agg({0} ORDER BY {1} DESC))[1]"),
    where_lowest: ("{0}", "(array_agg({0} ORDER BY {1} ASC))[1]"),
}
"""What each is in SQLite and in PostgreSQL, made of its arguments."""


def _written(element: FunctionElement[Any], compiler: Any, sql: str, **more: Any) -> str:
    parts = list(element.clauses)
    # Only the arguments that stand there: each adds a parameter.
    return re.sub(r"{(\d)}", lambda found: str(compiler.process(parts[int(found[1])], **more)), sql)


for _kind, _in_both in _IN_SQL.items():
    for _dialect, _sql in zip(("sqlite", "postgresql"), _in_both, strict=True):
        compiles(_kind, _dialect)(partial(_written, sql=_sql))
