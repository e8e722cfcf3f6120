"""The files of the database: used by one bot at a time, and private to their owner."""

from __future__ import annotations

import fcntl
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from engine.tables.model.errors import JournalError

log = logging.getLogger(__name__)

_BESIDE: Final = ("", "-wal", "-shm")
"""The suffixes SQLite gives the files of one database."""
_OWNER_ONLY: Final = 0o600
_OTHERS: Final = 0o077


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
        number = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, _OWNER_ONLY)
    except OSError as error:
        raise JournalError(f"The file {lock} cannot be made or opened: make its folder writable.") from error
    try:
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise JournalError(
                f"Another bot{_said_by(number)} works on the database {file} already: stop that one first, or give "
                "this one a database of its own in DATABASE_URL."
            ) from error
        os.truncate(number, 0)
        os.pwrite(number, str(os.getpid()).encode(), 0)
        yield
    finally:
        # The file stays: somebody waiting for it would otherwise lock one that no longer has a name.
        os.close(number)


def must_have_folder(file: Path) -> None:
    """Raises JournalError if the folder for a database does not exist."""
    if not file.parent.is_dir():
        raise JournalError(f"The folder {file.parent} of the database does not exist: make it, or name another.")


def _said_by(number: int) -> str:
    with suppress(OSError):
        if (text := os.pread(number, 20, 0)).isdigit():
            return f" (process {text.decode()})"
    return ""


def keep_private(file: Path) -> None:
    """Let nobody but the owner read or write the files of a database; SQLite copies that to new ones."""
    if not file.exists():
        with suppress(OSError):
            # Whoever opens it reports what is wrong.
            os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _OWNER_ONLY))
    for ending in _BESIDE:
        one = Path(f"{file}{ending}")
        try:
            if is_open_to_others(one):
                one.chmod(_OWNER_ONLY)
        except OSError as error:
            log.warning("others may read %s, and that cannot be changed: %s", one, error.strerror)


def is_open_to_others(file: Path) -> bool:
    """Whether anybody but its owner may read or write a file; False if it does not exist."""
    return file.is_file() and bool(file.stat().st_mode & _OTHERS)
