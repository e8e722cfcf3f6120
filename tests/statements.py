"""What one file of a test has told and had compiled is known to all.

Each test has a file of its own. SQLAlchemy asks every database what it is, and compiles every statement anew for every
engine: a fourth of what opening a simulated world costs. Whatever an engine knows of SQLite is the same for all of
them.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from engine.tables.store.sqlite import database

_first: list[Engine] = []
"""The first engine of this process that has reached a file."""


def share() -> None:
    """Let all engines that this process makes for files share what they know and have compiled."""
    for module in (database, database):
        setattr(module, "create_async_engine", _create)  # noqa: B010


def _create(*arguments: Any, **options: Any) -> AsyncEngine:
    # One that has reached no file yet knows nothing.
    if not _first or _first[0].dialect.server_version_info is None:
        made = create_async_engine(*arguments, **options)
        _first[:] = [made.sync_engine]
        return made
    made = create_async_engine(*arguments, _initialize=False, **options)
    made.sync_engine.dialect = made.sync_engine.pool._dialect = _first[0].dialect
    made.sync_engine._compiled_cache = _first[0]._compiled_cache
    return made
