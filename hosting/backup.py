"""Copies the database while the bot uses it: `python bot.py --backup FILE`."""

from __future__ import annotations

import shlex
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.store.databases import file_of, server_of
from hosting.preflight import CannotStart

if TYPE_CHECKING:
    from engine.store.postgres.connecting import Address

_BESIDE: Final = ("-wal", "-shm", "-journal", ".lock")
"""Endings of files that belong to a database: SQLite would take a copy there for one of them, and overwrite it."""
_WAIT: Final = 10.0
"""Seconds to wait for another program that holds the database."""


class CannotBackUp(CannotStart):
    """There is no copy; the message says why and what to do."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, status=1)


def back_up(url: str, copy: Path) -> int:
    """Copy a database of SQLite as it is at one moment into a new file; returns how many bytes that has.

    Nobody but its owner can read the file, which is there once it is whole. A folder that is not there is made. The bot
    may write meanwhile, and does not wait. Raises CannotBackUp, and JournalError if the address is none. Blocks.
    """
    server = server_of(url)
    if server is not None:
        raise CannotBackUp(f"This database is PostgreSQL's, which has a program for that: {_dump(server, copy)}")
    file = file_of(url)
    assert file is not None, "there are two kinds"
    try:
        if not file.exists():
            raise CannotBackUp(f"There is no database {file} to copy: start in the bot's folder, with its settings.")
        if copy.exists():
            raise CannotBackUp(f"The file {copy} exists and is not overwritten: name another.")
        if copy.resolve() in [Path(f"{file.resolve()}{ending}") for ending in _BESIDE]:
            raise CannotBackUp(f"The file {copy} would belong to the database itself: name another.")
        # It is its owner's alone, as the copy is.
        copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _copy(file, copy)
    except (sqlite3.Error, OSError) as error:
        reason = getattr(error, "strerror", None) or error
        raise CannotBackUp(
            f"The database {file} could not be copied to {copy}: {reason}. Look whether there is room, and whether you "
            "may read the one and write the other."
        ) from None
    return copy.stat().st_size


def _copy(file: Path, copy: Path) -> None:
    # SQLite's own log and index of a file in use lie beside it: so this one has a folder of its own until it is whole.
    with tempfile.TemporaryDirectory(dir=copy.parent, prefix=f".{copy.name}.") as folder:
        new = Path(folder, copy.name)
        # The bot's file has a log which has to be read too, for which SQLite must be able to write beside it.
        existing = f"{file.as_uri()}?mode=rw"
        with (
            closing(sqlite3.connect(existing, uri=True, timeout=_WAIT)) as source,
            closing(sqlite3.connect(new)) as target,
        ):
            # In one step: in smaller ones, everything begins anew whenever the bot writes.
            source.backup(target, pages=-1)
            (found,) = target.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise CannotBackUp(
                    f"The database {file} is damaged ({' '.join(found.split())}), so the copy was not kept: stop the "
                    "bot, and put an older copy in its place."
                )
        new.chmod(0o600)
        new.replace(copy)


def _dump(server: Address, copy: Path) -> str:
    """The command that copies a database of PostgreSQL. The password is not in it: the program asks."""
    where = {"host": server.host, "port": server.port, "username": server.user}
    known = (f"--{name}={value}" for name, value in where.items() if value)
    return shlex.join(["pg_dump", "--format=custom", f"--file={copy}", *known, server.database])
