"""Who is on a database: the processes of one bot together, or one program that wants it for itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
from sqlalchemy import URL, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.tables.model.errors import JournalError
from engine.tables.store.postgres.address import Address, address_of
from engine.tables.store.postgres.connecting import FAULTS
from engine.tables.store.postgres.migrate import migrate, revision_in
from engine.tables.store.postgres.sentences import unusable
from engine.tables.store.schema import REVISION
from engine.tables.store.sql.locks import OURS, Lock

_CONNECTING: Final = 10.0
"""Seconds to wait for the server."""
_LOOK: Final = 0.2
"""Seconds between two looks whether others have ended."""
_RUNNING: Final = (OURS, int(Lock.RUNNING))
_KNOWN: Final = "SELECT to_regclass('processes') IS NOT NULL"
_LIVING: Final = "SELECT count(*) FROM processes WHERE demand >= 0 AND until > extract(epoch FROM clock_timestamp())"


@asynccontextmanager
async def running_on(url: URL, patience: float) -> AsyncIterator[None]:
    """Be a process of the bot that runs on a database, and bring that up to date; raises JournalError.

    All processes have the same schema: whoever finds an older one waits so many seconds for the others to end.
    The server forgets us when the connection ends, and so at any end of this process, but also when it restarts itself:
    then those that run are known by their leases.
    """
    address = address_of(url)
    try:
        connection = await asyncpg.connect(**address.arguments(_CONNECTING, patience))
    except FAULTS as fault:
        raise unusable(address, fault) from None
    try:
        try:
            was_alone = await _be_up_to_date(connection, address, patience)
            await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", *_RUNNING)
            if was_alone:
                await connection.execute("SELECT pg_advisory_unlock($1, $2)", *_RUNNING)
        except asyncpg.LockNotAvailableError:
            raise _others(address) from None
        except FAULTS as fault:
            raise unusable(address, fault) from None
        yield
    finally:
        connection.terminate()


async def _be_up_to_date(connection: Any, address: Address, patience: float) -> bool:
    """Bring the database up to date, which takes that nobody else runs; False if it is, or another process did it."""
    until = time.monotonic() + patience
    while await asyncio.to_thread(revision_in, address, _CONNECTING) != REVISION:
        if await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", *_RUNNING):
            if not (await connection.fetchval(_KNOWN) and await connection.fetchval(_LIVING)):
                await asyncio.to_thread(migrate, address, _CONNECTING)
                return True
            await connection.execute("SELECT pg_advisory_unlock($1, $2)", *_RUNNING)
        if time.monotonic() > until:
            raise _others(address)
        await asyncio.sleep(_LOOK)
    return False


def _others(address: Address) -> JournalError:
    return JournalError(
        f"A bot of an older version runs on the database {address}, or one is just being moved there: stop that first, "
        "all its processes, or name another database in DATABASE_URL."
    )


async def must_be_unused(connection: AsyncConnection, address: Address) -> None:
    """Have a database for oneself until the transaction ends; raises JournalError if a bot runs on it."""
    is_ours = await connection.scalar(select(func.pg_try_advisory_xact_lock(*_RUNNING)))
    lives = await connection.scalar(text(_KNOWN)) and await connection.scalar(text(_LIVING))
    if lives or not is_ours:
        raise JournalError(f"A bot runs on the database {address}: stop it first, or name another database.")
