"""Writing a row whether or not there is one."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def upsert(connection: AsyncConnection, table: Table, replaced: Iterable[str]) -> Insert:
    """Inserts rows; where there is one with the same primary key, it replaces these columns."""
    statement = postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
    known = {name: statement.excluded[name] for name in replaced}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=known)
