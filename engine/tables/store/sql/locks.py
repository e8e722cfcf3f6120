"""What must not happen twice at once, in however many processes."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

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
