"""Who is on a database: the processes of one bot together, or one program that wants it for itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg
from sqlalchemy import URL, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.tables.model.errors import JournalError
from engine.tables.store.postgres.address import Address, address_of
from engine.tables.store.postgres.connecting import FAULTS
from engine.tables.store.postgres.sentences import unusable
from engine.tables.store.sql.locks import OURS, Lock

_CONNECTING: Final = 10.0
"""Seconds to wait for the server."""


@asynccontextmanager
async def running_on(url: URL, patience: float) -> AsyncIterator[None]:
    """Be a process of the bot that runs on a database; raises JournalError.

    `patience`: seconds to wait for a program that has the database for itself. The versions of the bot until 0020 do.
    The server forgets it when the connection ends, and so at any end of this process, but also when it restarts itself.
    """
    address = address_of(url)
    try:
        connection = await asyncpg.connect(**address.arguments(_CONNECTING, patience))
    except FAULTS as fault:
        raise unusable(address, fault) from None
    try:
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", OURS, int(Lock.RUNNING))
    except asyncpg.LockNotAvailableError:
        await connection.close()
        raise JournalError(
            f"A bot of an older version runs on the database {address}, or one is just being moved there: stop that "
            "first, or name another in DATABASE_URL."
        ) from None
    except FAULTS as fault:
        connection.terminate()
        raise unusable(address, fault) from None
    try:
        yield
    finally:
        connection.terminate()


async def must_be_unused(connection: AsyncConnection, address: Address) -> None:
    """Have a database for oneself until the transaction ends; raises JournalError if a bot runs on it."""
    found = await connection.execute(select(func.pg_try_advisory_xact_lock(OURS, int(Lock.RUNNING))))
    if not found.scalar():
        raise JournalError(f"A bot runs on the database {address}: stop it first, or name another database.")
