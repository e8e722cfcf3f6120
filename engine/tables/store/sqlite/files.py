"""The files of the database: used by one bot at a time, and private to their owner."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from engine import system
from engine.tables.model.errors import JournalError

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
        system.write_text(number, str(os.getpid()))
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
        if (text := system.text_of(number)).isdigit():
            return f" (process {text})"
    return ""


def keep_private(file: Path) -> None:
    """Let nobody but the owner read or write the files of a database; SQLite copies that to new ones."""
    if not file.exists():
        with suppress(OSError):
            # Whoever opens it reports what is wrong.
            os.close(system.opened(file, is_new=True))
    for ending in _BESIDE:
        one = Path(f"{file}{ending}")
        try:
            if system.is_open_to_others(one):
                one.chmod(system.OWNER_ONLY)
        except OSError as error:
            log.warning("others may read %s, and that cannot be changed: %s", one, error.strerror)
