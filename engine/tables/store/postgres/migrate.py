"""Makes the tables in a database of PostgreSQL, and brings them up to date."""

from __future__ import annotations

import asyncio

from sqlalchemy import NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from engine.tables.model.errors import JournalError
from engine.tables.store.postgres.address import Address
from engine.tables.store.postgres.connecting import FAULTS, URL, connects
from engine.tables.store.postgres.sentences import unusable
from engine.tables.store.schema import REVISION
from engine.tables.store.sql.locks import Lock, alone
from engine.tables.store.sql.upgrade import revision_of, upgrade


def migrate(address: Address, seconds: float) -> None:
    """Create or upgrade the tables, all or nothing; raises JournalError. Blocks, in no event loop.

    `seconds`: how long to wait for the server, and for another process that does the same.
    """
    try:
        asyncio.run(_migrate(address, seconds))
    except FAULTS as fault:
        raise unusable(address, fault) from None


async def _migrate(address: Address, seconds: float) -> None:
    arguments = address.arguments(seconds, lock_seconds=seconds)
    engine = create_async_engine(URL, poolclass=NullPool, async_creator=connects(arguments), hide_parameters=True)
    try:
        async with engine.begin() as connection:
            await bring_up_to_date(connection, address)
    finally:
        await engine.dispose()


async def bring_up_to_date(connection: AsyncConnection, address: Address) -> None:
    """Make or upgrade the tables in the transaction under way; raises JournalError."""
    await alone(connection, Lock.MIGRATING)
    found = await connection.run_sync(revision_of, f"The database {address}")
    if found == REVISION:
        return
    encoding = (await connection.execute(text("SHOW server_encoding"))).scalar()
    if encoding != "UTF8":
        raise JournalError(
            f"The database {address} cannot hold all names, since its letters are {encoding}: make another with "
            "createdb --encoding=UTF8 --template=template0."
        )
    await connection.run_sync(upgrade, found)
