"""The address of a database, and opening what it names.

`sqlite+aiosqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/DATABASE`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from engine.tables.model.errors import JournalError
from engine.tables.store.patience import Patience
from engine.tables.store.sql.backend import Backend
from engine.tables.store.sqlite.database import SqliteBackend

_IN_MEMORY: Final = (None, "", ":memory:")


async def open_database(url: str, synchronous: str, patience: Patience, opening_seconds: float) -> Backend:
    """Open a database and bring it up to date; raises JournalError."""
    parsed = _parsed(url)
    if synchronous not in ("NORMAL", "FULL"):
        raise JournalError(f"The database cannot be synchronous {synchronous!r}: possible are NORMAL and FULL.")
    return await SqliteBackend.open(_file(parsed), synchronous, patience, opening_seconds)


def file_of(url: str) -> Path:
    """The file that an address names; raises JournalError."""
    return _file(_parsed(url))


def _file(url: URL) -> Path:
    return Path(str(url.database)).absolute()


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        parsed = None
    if parsed is None or parsed.drivername != "sqlite+aiosqlite" or parsed.database in _IN_MEMORY:
        raise JournalError("The address of the database is not possible: expected sqlite+aiosqlite:///FILE.")
    return parsed
