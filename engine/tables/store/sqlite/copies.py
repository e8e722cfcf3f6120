"""Copies of a database, made before it is brought up to date, to go back to the version before.

They hold what people may ask to be forgotten, so they are few, and the next person forgotten takes them along.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from engine import system
from engine.tables.model.errors import JournalError

log = logging.getLogger(__name__)

KEPT: Final = 2
"""How many copies stay, the newest ones."""
_BEFORE: Final = ".before-"


async def copy_before(revision: str, file: Path, engine: AsyncEngine) -> None:
    """Copy the database as it is committed now beside itself, for its owner alone; raises JournalError."""
    copy = _begun(Path(f"{file}{_BEFORE}{revision}"))
    try:
        async with engine.connect() as connection:
            outside = await connection.execution_options(stays_outside=True)
            # SQLite fills an empty file, and leaves out what was deleted.
            await outside.exec_driver_sql("VACUUM INTO ?", (str(copy),))
    except SQLAlchemyError as error:
        _delete(copy)
        if "full" in str(error):
            raise JournalError(
                f"There is no room for a copy of the database {file} before it is brought up to date: make room, as "
                "much as the database takes, and start again."
            ) from error
        raise
    log.info("the database as it was is kept in %s", copy)
    _delete(*copies_of(file)[:-KEPT])


def _begun(copy: Path) -> Path:
    """An empty file with this name, which nobody but the owner may read."""
    # A kill may have left half of one.
    _delete(copy)
    os.close(system.opened(copy, is_new=True))
    return copy


def _delete(*copies: Path) -> None:
    for copy in copies:
        copy.unlink(missing_ok=True)


def copies_of(file: Path) -> list[Path]:
    """The copies of this database, oldest first."""
    return sorted(file.parent.glob(f"{_literal(file.name)}{_BEFORE}[0-9]*"))


def drop_copies(file: Path) -> None:
    """Delete all copies; what cannot be deleted is logged."""
    for copy in copies_of(file):
        try:
            copy.unlink(missing_ok=True)
        except OSError as error:
            log.warning("%s still names people who asked to be forgotten, delete it: %s", copy, error.strerror)


def _literal(name: str) -> str:
    return "".join(f"[{char}]" if char in "*?[" else char for char in name)
