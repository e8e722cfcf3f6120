"""The address of a database, and opening what it names.

`sqlite+aiosqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/DATABASE`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from engine.tables.model.errors import JournalError
from engine.tables.store.postgres import alone as postgres
from engine.tables.store.postgres.address import Address, address_of
from engine.tables.store.postgres.database import PostgresBackend
from engine.tables.store.sql.backend import Backend
from engine.tables.store.sql.patience import Patience
from engine.tables.store.sqlite.database import SqliteBackend
from engine.tables.store.sqlite.files import alone_on

POSSIBLE: Final = "sqlite+aiosqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"
_SQLITE: Final = "sqlite+aiosqlite"
_POSTGRES: Final = ("postgresql", "postgresql+asyncpg")
_IN_MEMORY: Final = (None, "", ":memory:")


async def open_database(url: str, synchronous: str, patience: Patience, opening_seconds: float) -> Backend:
    """Open a database and bring it up to date; raises JournalError."""
    parsed = _parsed(url)
    if synchronous not in ("NORMAL", "FULL"):
        raise JournalError(f"The database cannot be synchronous {synchronous!r}: possible are NORMAL and FULL.")
    if parsed.drivername in _POSTGRES:
        return await PostgresBackend.open(parsed, patience, opening_seconds)
    return await SqliteBackend.open(_file(parsed), synchronous, patience, opening_seconds)


def file_of(url: str) -> Path | None:
    """The file that an address names; None if the database is no file. Raises JournalError."""
    parsed = _parsed(url)
    return _file(parsed) if parsed.drivername == _SQLITE else None


def server_of(url: str) -> Address | None:
    """Where the database of PostgreSQL is that an address names; None if it is another kind. Raises JournalError."""
    parsed = _parsed(url)
    return address_of(parsed) if parsed.drivername in _POSTGRES else None


@asynccontextmanager
async def running_on(url: str, patience: float = 10.0) -> AsyncIterator[None]:
    """Be the only bot on a file, or one of its processes on a database of PostgreSQL; raises JournalError.

    `patience`: seconds to wait at PostgreSQL for whoever has the database alone, maybe elsewhere.
    """
    file = file_of(url)
    if file is None:
        async with postgres.running_on(_parsed(url), patience):
            yield
    else:
        with alone_on(file):
            yield


def _file(url: URL) -> Path:
    return Path(str(url.database)).absolute()


def _parsed(url: str) -> URL:
    """Raises JournalError, which quotes nothing: a password may stand anywhere in a wrong address."""
    scheme, _, rest = url.partition("://")
    if scheme.strip() in _POSTGRES and rest.count("@") > 1:
        # What follows the first @ would be taken for the server, and sentences name the server.
        raise JournalError(
            "The address of the database has more than one @, of which only the one before the host may stand there: "
            "in the user or password write %40 for @, and likewise %3A for :, %2F for / and %25 for %."
        )
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        parsed = None
    if parsed is not None and parsed.drivername in _POSTGRES:
        return parsed
    if parsed is None or parsed.drivername != _SQLITE or parsed.database in _IN_MEMORY:
        raise JournalError(f"The address of the database is not possible: expected {POSSIBLE}.")
    return parsed
