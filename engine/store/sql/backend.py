"""What a kind of database does for the journal. There are two: a file of SQLite, and PostgreSQL.

It takes statements as text, compiled once for each kind; it knows how long to wait for another program that is writing,
what must not happen twice at once in however many processes, and how to write a row whether or not there is one.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Dialect, Insert, Table, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import ClauseElement

from engine.table.model.errors import JournalError


class Statement(NamedTuple):
    """A statement of SQLAlchemy, and the values of its parameters by name."""

    of: ClauseElement
    values: Mapping[str, Any]


class Compiled(NamedTuple):
    sql: str
    constants: Mapping[str, Any]
    """Values of parameters that the statement itself fixes."""
    order: tuple[str, ...]
    """The names of the parameters in order, if the database numbers them."""


@cache
def compiled(statement: ClauseElement, dialect: Dialect, columns: tuple[str, ...] | None = None) -> Compiled:
    """The text of a statement; `columns`: those that an INSERT or UPDATE without values is about."""
    found: Any = statement.compile(dialect=dialect, column_keys=None if columns is None else list(columns))
    constants = {name: value for name, value in found.params.items() if value is not None}
    return Compiled(str(found), constants, tuple(found.positiontup or ()))


REMEMBERED: Final = 5.0
"""Seconds after waiting in vain during which nobody waits long again."""
SHORT: Final = 0.05
"""Seconds to wait in that time: enough for this process's own writes."""


class Patience:
    """Shared by all who write: a whole server must not wait one after the other, each as long as one person may."""

    def __init__(self, seconds: float) -> None:
        """`seconds`: how long to wait at most."""
        self.most = seconds
        self._in_vain_at = -REMEMBERED

    @property
    def seconds(self) -> float:
        """How long anyone who begins now may wait."""
        return min(SHORT, self.most) if self.is_short else self.most

    @property
    def is_short(self) -> bool:
        """Whether somebody waited in vain a moment ago."""
        return time.perf_counter() - self._in_vain_at < REMEMBERED

    def was_in_vain(self) -> None:
        """Note that somebody waited and the database was still held."""
        self._in_vain_at = time.perf_counter()

    def was_rewarded(self) -> None:
        """Note that somebody could write."""
        self._in_vain_at = -REMEMBERED


OURS: Final = 0x63617264
"""Keeps our numbers apart from those of other programs on the same server."""


class Lock(IntEnum):
    """The numbers are the same in all versions, which may run beside each other; 5 was used by some before 0035."""

    MIGRATING = 1
    RATINGS = 2
    """Making ratings, and taking a person out of them."""
    HOUSES = 3
    """Counting a server's house rules and adding one."""
    RUNNING = 4
    """Being the bot of this database: of the one process that plays. Versions before 0035 shared it."""
    DEALS = 6
    """Making the deal of a day, and beginning to play it."""
    SCORES = 7
    """Changing the score of a match with real cards."""
    OPENINGS = 8
    """Counting the conversations begun lately, and beginning one."""
    SEASONS = 9
    """Beginning a season, what it counts, and the teams that play with it."""


async def alone(connection: AsyncConnection, *locks: Lock) -> None:
    """Wait until nobody else has these locks, one after the other, and keep them to the end of the transaction.

    For whoever reads and then writes what follows from it; to be called before the first change. What is read
    afterwards is as the one before left it. SQLite has one lock for everything that writes.
    """
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        for lock in locks:
            await connection.execute(select(func.pg_advisory_xact_lock(OURS, int(lock))))


def upsert(connection: AsyncConnection, table: Table, replaced: Iterable[str]) -> Insert:
    """Inserts rows; where there is one with the same primary key, it replaces these columns."""
    return _upsert(connection.dialect.name, table, tuple(replaced))


@cache
def _upsert(dialect: str, table: Table, replaced: Sequence[str]) -> Insert:
    # All columns of the table are made anew to name one that is replaced: that takes longer than carrying it out.
    statement = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    known = {name: statement.excluded[name] for name in replaced}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=known)


async def added(connection: AsyncConnection, table: Table, values: Mapping[str, Any]) -> int:
    """Insert a row; returns its number."""
    key = (await connection.execute(insert(table).values(values))).inserted_primary_key
    assert key is not None
    return int(key[0])


Row = Mapping[str, Any]


class Clash(Exception):
    """Another process has changed the table since it was read."""


class Writing(NamedTuple):
    """A change of a table, as rows."""

    table_id: int
    from_revision: int
    """The revision the table must still have."""
    columns: Row
    """Of the table: those of the clock, or all that may change."""
    actions: Sequence[Row] = ()
    packs: Sequence[Row] = ()
    deals: Sequence[Row] = ()
    outcome: Sequence[Statement] = ()
    """What a finished match adds; it reads the other rows, so it comes after them."""


class Backend(Protocol):
    """An open database."""

    engine: AsyncEngine
    """For reading, and for anything rare."""
    called: str
    """How sentences call the database; no password is in it."""
    faults: tuple[type[Exception], ...]
    """What its drivers raise."""

    async def save(self, writing: Writing) -> None:
        """Write a change of a table: all or nothing, also if whoever waits for it is cancelled. Raises Clash."""
        ...

    async def see_one_moment(self, connection: AsyncConnection) -> None:
        """Let everything read on a fresh connection, until it is closed, be as it is at one moment."""
        ...

    def unusable(self, fault: Exception) -> JournalError:
        """The error to tell whoever runs the program; its cause is the fault, if that holds no stored value."""
        ...

    async def leave_no_trace(self) -> bool:
        """Erase deleted values from the bytes too, as far as possible; False if that may work a little later."""
        ...

    async def drop_copies(self) -> None:
        """Delete the copies that the program itself has made: they hold what is to be forgotten."""
        ...

    async def close(self) -> None: ...
