"""What both kinds of database can ask, each in its own SQL: lists in columns of text (JSON), and the highest row."""

from __future__ import annotations

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
    order: Final = "DESC"

    def __init__(self, column: ColumnElement[Any], by: ColumnElement[Any]) -> None:
        self.type = column.type
        super().__init__(column, by)


class where_lowest(where_highest):  # noqa: N801
    """The same with the lowest, and the minimum."""

    name = "where_lowest"
    inherit_cache = True
    order: Final = "ASC"  # type: ignore[misc]


class _Items(FunctionElement[Any]):
    name = "items"
    inherit_cache = True


class _Item(FunctionElement[str]):
    name = "item"
    type = Text()
    inherit_cache = True


@compiles(_Items, "sqlite")
def _(element: _Items, compiler: Any, **more: Any) -> str:
    return f"json_each({compiler.process(element.clauses, **more)})"


@compiles(_Items, "postgresql")
def _(element: _Items, compiler: Any, **more: Any) -> str:
    return f"json_array_elements_text(CAST({compiler.process(element.clauses, **more)} AS JSON))"


@compiles(_Item, "sqlite")
def _(element: _Item, compiler: Any, **more: Any) -> str:
    a_list, index = (compiler.process(one, **more) for one in element.clauses)
    return f"json_extract({a_list}, printf('$[%d]', {index}))"


@compiles(_Item, "postgresql")
def _(element: _Item, compiler: Any, **more: Any) -> str:
    a_list, index = (compiler.process(one, **more) for one in element.clauses)
    return f"(CAST({a_list} AS JSON) ->> ({index}))"


@compiles(length_of, "sqlite")
def _(element: length_of, compiler: Any, **more: Any) -> str:
    return f"json_array_length({compiler.process(element.clauses, **more)})"


@compiles(length_of, "postgresql")
def _(element: length_of, compiler: Any, **more: Any) -> str:
    return f"json_array_length(CAST({compiler.process(element.clauses, **more)} AS JSON))"


@compiles(has_person, "sqlite")
def _(element: has_person, compiler: Any, **more: Any) -> str:
    seats, _, text = element.clauses
    return f"({compiler.process(seats, **more)} LIKE {compiler.process(text, **more)})"


@compiles(has_person, "postgresql")
def _(element: has_person, compiler: Any, **more: Any) -> str:
    # As in the index of these (`people_at_tables`).
    seats, person, _ = element.clauses
    return f"(CAST({compiler.process(seats, **more)} AS JSONB) @> CAST({compiler.process(person, **more)} AS JSONB))"


@compiles(where_highest, "sqlite")
def _(element: where_highest, compiler: Any, **more: Any) -> str:
    column, _ = element.clauses
    return str(compiler.process(column, **more))


@compiles(where_highest, "postgresql")
def _(element: where_highest, compiler: Any, **more: Any) -> str:
    column, by = (compiler.process(one, **more) for one in element.clauses)
    return f"(array_agg({column} ORDER BY {by} {element.order}))[1]"
