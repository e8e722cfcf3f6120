"""What a kind of database does for the journal. There are two: a file of SQLite, and PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.tables.model.errors import JournalError
from engine.tables.store.sql.compiled import Statement

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
