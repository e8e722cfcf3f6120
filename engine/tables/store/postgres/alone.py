"""One bot on a database: two with the same token would both answer everything."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg
from sqlalchemy import URL

from engine.tables.model.errors import JournalError
from engine.tables.store.postgres.address import address_of
from engine.tables.store.postgres.connecting import FAULTS
from engine.tables.store.postgres.sentences import unusable
from engine.tables.store.sql.locks import OURS, Lock

_CONNECTING: Final = 10.0
"""Seconds to wait for the server."""


@asynccontextmanager
async def alone_on(url: URL, patience: float) -> AsyncIterator[None]:
    """Make sure no other bot runs on a database, waiting so many seconds for one that ends; raises JournalError.

    The server forgets it when the connection ends, and so at any end of this process, but also when it restarts itself.
    """
    address = address_of(url)
    try:
        connection = await asyncpg.connect(**address.arguments(_CONNECTING, patience))
    except FAULTS as fault:
        raise unusable(address, fault) from None
    try:
        await connection.execute("SELECT pg_advisory_lock($1, $2)", OURS, int(Lock.RUNNING))
    except asyncpg.LockNotAvailableError:
        await connection.close()
        raise JournalError(
            f"Another bot runs on the database {address}: stop that one first, or name another in DATABASE_URL."
        ) from None
    except FAULTS as fault:
        connection.terminate()
        raise unusable(address, fault) from None
    try:
        yield
    finally:
        connection.terminate()
