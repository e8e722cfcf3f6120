"""What the parts of the schema share: the list they add tables to, the columns of a theme, and indexes of some rows."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Boolean, Column, Index, MetaData, Text, text

metadata: Final = MetaData()


def theme() -> tuple[Column[Any], ...]:
    """The columns of a theme."""
    return Column("index_set", Text), Column("four_colours", Boolean), Column("felt", Text)


def some(name: str, column: str, sqlite: str, postgresql: str) -> Index:
    """An index of the rows for which this holds, as each of the two databases writes it."""
    return Index(name, column, sqlite_where=text(sqlite), postgresql_where=text(postgresql))
