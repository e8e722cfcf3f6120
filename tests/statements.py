"""What one database of a test has told and had compiled is known to all of its kind.

Each test has a database of its own. SQLAlchemy asks every one what it is, and compiles every statement anew for every
engine: a fourth of what opening a simulated world costs. Whatever an engine knows of SQLite is the same for all files,
and whatever it knows of PostgreSQL for all databases of the one server.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from engine.store.postgres import database as of_server
from engine.store.sqlite import database as of_file

_KINDS: Final = (of_file, of_server)


def share() -> None:
    """Let all engines that this process makes for one kind of database share what they know and have compiled."""
    for module in _KINDS:
        first: list[Engine] = []
        setattr(module, "create_async_engine", partial(_create, first))  # noqa: B010


def _create(first: list[Engine], *arguments: Any, **options: Any) -> AsyncEngine:
    """`first`: the first engine of this process that has reached a database of this kind."""
    # One that has reached none yet knows nothing.
    if not first or first[0].dialect.server_version_info is None:
        made = create_async_engine(*arguments, **options)
        first[:] = [made.sync_engine]
        return made
    made = create_async_engine(*arguments, _initialize=False, **options)
    made.sync_engine.dialect = made.sync_engine.pool._dialect = first[0].dialect
    made.sync_engine._compiled_cache = first[0]._compiled_cache
    return made
