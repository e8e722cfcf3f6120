"""Statements of SQL that one database of a test has compiled are compiled for all.

Each test has a file of its own, and SQLAlchemy compiles every statement anew for every engine: a fifth of what opening
a simulated world costs. Whatever an engine knows of SQLite is the same for all of them.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from engine.tables.store.sqlite import database

_first: list[Engine] = []
"""The first engine of this process."""


def share() -> None:
    """Let all engines that this process makes for files share what they have compiled."""
    setattr(database, "create_async_engine", _create)  # noqa: B010


def _create(*arguments: Any, **options: Any) -> AsyncEngine:
    made = create_async_engine(*arguments, **options)
    _first.append(made.sync_engine)
    made.sync_engine.dialect = _first[0].dialect
    made.sync_engine._compiled_cache = _first[0]._compiled_cache
    del _first[1:]
    return made
