"""The files of a database: used by one bot at a time, private to their owner, and copied before an upgrade.

Copies are there to go back to the version before. They hold what people may ask to be forgotten, so they are few, and
the next person forgotten takes them along. What is wrong with a file is said in one sentence.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from engine import system
from engine.table.model.errors import JournalBusy, JournalError, WrongDatabase


def unusable(file: Path, error: Exception) -> JournalError:
    """The error to tell whoever runs the program. No value is in SQLite's own errors."""
    text = str(error).lower()
    sentence = next((found for symptom, found in _SENTENCES.items() if symptom in text), None)
    if sentence is None:
        trouble = JournalError(f"The database {file} cannot be used: {getattr(error, 'orig', None) or error}")
    else:
        kind = JournalBusy if sentence == _SENTENCES[_HELD] else JournalError
        trouble = kind(sentence.format(file=file))
    trouble.__cause__ = error
    return trouble


_HELD: Final = "locked"
_SENTENCES: Final = {
    _HELD: "The database {file} is held by another program: stop that one and try again.",
    "not a database": "The file {file} is not a database: name another, or move it away to start with an empty one.",
    "malformed": "The database {file} is damaged: put back a copy, or move it away to start with an empty one.",
    "readonly": "The database {file} cannot be written: make it and its folder writable.",
    "unable to open": "The database {file} cannot be opened: make it and its folder readable and writable.",
    "is full": "The database {file} cannot be written: there is no room on the disk.",
}


log = logging.getLogger(__name__)

_BESIDE: Final = ("", "-wal", "-shm")
"""The suffixes SQLite gives the files of one database."""


def address(file: Path) -> URL:
    """The address of a file for SQLAlchemy."""
    return URL.create("sqlite+aiosqlite", database=str(file))


@contextmanager
def alone_on(file: Path) -> Iterator[None]:
    """Make sure this is the only bot on this database; raises JournalError if there is another.

    A lock on a file beside it, which ends with the process however that ends. It is not one of SQLite's locks: other
    programs may read, copy and repair the database meanwhile.
    """
    must_have_folder(file)
    lock = Path(f"{file.resolve()}.lock")
    try:
        number = system.opened(lock)
    except OSError as error:
        raise JournalError(f"The file {lock} cannot be made or opened: make its folder writable.") from error
    try:
        if not system.locked(number):
            raise JournalError(
                f"Another bot{_said_by(number)} works on the database {file} already: stop that one first, or give "
                "this one a database of its own in DATABASE_URL."
            )
        with suppress(OSError):
            # The lock is what counts: a full disk is named by whoever opens the database.
            system.write_text(number, str(os.getpid()))
        yield
    finally:
        # The file stays: somebody waiting for it would otherwise lock one that no longer has a name.
        os.close(number)


def must_have_folder(file: Path) -> None:
    """Raises JournalError if the folder for a database does not exist, or the database is a folder itself."""
    try:
        is_folder, has_folder = file.is_dir(), file.parent.is_dir()
    except OSError as error:
        raise JournalError(
            f"The database {file} cannot be looked for ({error.strerror}): let this program read its folder, or name "
            "another."
        ) from error
    if is_folder:
        raise WrongDatabase(f"The database {file} is a folder: name a file in it.")
    if not has_folder:
        raise JournalError(f"The folder {file.parent} of the database does not exist: make it, or name another.")


def _said_by(number: int) -> str:
    with suppress(OSError):
        if (text := system.text_of(number)).isdigit():
            return f" (process {text})"
    return ""


def keep_private(file: Path) -> None:
    """Let nobody but the owner read or write the files of a database; SQLite copies that to new ones."""
    with suppress(OSError):
        # If it is not there yet; whoever opens it reports what is wrong.
        os.close(system.opened(file, is_new=True))
    for ending in _BESIDE:
        one = Path(f"{file}{ending}")
        try:
            if system.is_open_to_others(one):
                one.chmod(system.OWNER_ONLY)
        except OSError as error:
            log.warning("others may read %s, and that cannot be changed: %s", one, error.strerror)


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
