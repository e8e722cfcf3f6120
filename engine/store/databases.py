"""The address of a database, and opening what it names.

`sqlite+aiosqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/DATABASE`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from engine.store.sql.backend import Backend, Patience
from engine.store.sqlite.files import alone_on
from engine.store.standby import Standby, new_name
from engine.table.model.errors import JournalError, WrongDatabase

if TYPE_CHECKING:
    from engine.store.postgres.connecting import Address

POSSIBLE: Final = "sqlite+aiosqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"
_SQLITE: Final = "sqlite+aiosqlite"
_POSTGRES: Final = ("postgresql", "postgresql+asyncpg")
_NOT_SHOWN: Final = frozenset(map(chr, (*range(32), 127)))
"""Characters that no address has."""
_IN_MEMORY: Final = (None, "", ":memory:")


async def open_database(
    url: str, synchronous: str, patience: Patience, opening_seconds: float, name: str | None = None
) -> Backend:
    """Open a database and bring it up to date; raises JournalError. `name`: of the process, where there are several."""
    parsed = _parsed(url)
    if synchronous not in ("NORMAL", "FULL"):
        raise JournalError(f"The database cannot be synchronous {synchronous!r}: possible are NORMAL and FULL.")
    if parsed.drivername in _POSTGRES:
        # Whoever has a file need not load asyncpg.
        from engine.store.postgres.database import PostgresBackend

        return await PostgresBackend.open(parsed, patience, opening_seconds, name)
    # Nor whoever has PostgreSQL aiosqlite.
    from engine.store.sqlite.database import SqliteBackend

    return await SqliteBackend.open(_file(parsed), synchronous, patience, opening_seconds)


def file_of(url: str) -> Path | None:
    """The file that an address names; None if the database is no file. Raises JournalError."""
    parsed = _parsed(url)
    return _file(parsed) if parsed.drivername == _SQLITE else None


def server_of(url: str) -> Address | None:
    """Where the database of PostgreSQL is that an address names; None if it is another kind. Raises JournalError."""
    parsed = _parsed(url)
    if parsed.drivername not in _POSTGRES:
        return None
    # Only where there is PostgreSQL.
    from engine.store.postgres.connecting import address_of

    return address_of(parsed)


@asynccontextmanager
async def place_on(url: str, bot_id: int = 0) -> AsyncIterator[Standby | None]:
    """The place of this process among those of one bot; None: on a file it is the only one. Raises JournalError.

    `bot_id`: as `Standby`.
    """
    file = file_of(url)
    if file is not None:
        with alone_on(file):
            yield None
        return
    # Only where there is PostgreSQL.
    from engine.store.postgres.first import First

    desk = First(_parsed(url), new_name(), bot_id)
    await desk.open()
    place = Standby(desk, bot_id=bot_id)
    try:
        yield place
    finally:
        await place.close()


def _file(url: URL) -> Path:
    return Path(str(url.database)).absolute()


def _parsed(url: str) -> URL:
    """Raises WrongDatabase, which quotes nothing: a password may stand anywhere in a wrong address."""
    scheme, _, rest = url.partition("://")
    if scheme.strip() in _POSTGRES and rest.count("@") > 1:
        # What follows the first @ would be taken for the server, and sentences name the server.
        raise WrongDatabase(
            "The address of the database has more than one @, of which only the one before the host may stand there: "
            "in the user or password write %40 for @, and likewise %3A for :, %2F for / and %25 for %."
        )
    try:
        # No name has a line end or the like, which systems would refuse each in their own words.
        parsed = make_url(url) if _NOT_SHOWN.isdisjoint(unquote(url)) else None
    except (ArgumentError, ValueError):
        parsed = None
    if parsed is not None and parsed.drivername in _POSTGRES:
        return parsed
    if parsed is None or parsed.drivername != _SQLITE or parsed.database in _IN_MEMORY:
        raise WrongDatabase(f"The address of the database is not possible: expected {POSSIBLE}.")
    return parsed
