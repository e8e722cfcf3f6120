"""A database of PostgreSQL: making its tables, bringing them up to date, and opening it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import URL, NullPool, event, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from engine.store.postgres import connecting
from engine.store.postgres.connecting import DRIVER, FAULTS, Address, address_of, called, connects, unusable
from engine.store.postgres.writer import PostgresWriter
from engine.store.schema import REVISION
from engine.store.sql.backend import Lock, Patience, Writing, alone
from engine.store.sql.upgrade import revision_of, upgrade
from engine.table.model.errors import JournalError


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
    engine = create_async_engine(DRIVER, poolclass=NullPool, async_creator=connects(arguments), hide_parameters=True)
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


_MOST: Final = 3
"""Connections kept for reading and anything rare; as many again for moments."""
_LONGEST: Final = 30.0
"""Seconds anything rare may take."""
_REACHING: Final = 1.0
"""Seconds to wait for a new connection at least: a machine may be busy, and people wait three for an answer."""
_CLOSING: Final = 5.0
"""Seconds to wait for the server when closing."""


class PostgresBackend:
    """See `Backend`."""

    faults: tuple[type[Exception], ...] = connecting.FAULTS

    def __init__(self, address: Address, patience: Patience, name: str | None) -> None:
        self.called = f"The database {address}"
        self._address = address
        seconds = max(_REACHING, patience.most), patience.most
        arguments = address.arguments(*seconds) if name is None else address.arguments(*seconds, called(name))
        self.engine = _engine(arguments | {"command_timeout": _LONGEST}, patience)
        self._writer = PostgresWriter(arguments, patience)

    @classmethod
    async def open(
        cls, url: URL, patience: Patience, opening_seconds: float, name: str | None = None
    ) -> PostgresBackend:
        """Connect to a database and bring it up to date; raises JournalError.

        `name`: of the process, by which others know its sessions.
        """
        address = address_of(url)
        backend = cls(address, patience, name)
        try:
            async with backend.engine.connect() as connection:
                found = await connection.run_sync(revision_of, backend.called)
            if found != REVISION:
                await asyncio.to_thread(migrate, address, opening_seconds)
            await backend._writer.open()
        except connecting.FAULTS as fault:
            await backend.close()
            raise unusable(address, fault) from None
        except JournalError:
            await backend.close()
            raise
        return backend

    async def save(self, writing: Writing) -> None:
        await self._writer.save(writing)

    async def see_one_moment(self, connection: AsyncConnection) -> None:
        await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    def unusable(self, fault: Exception) -> JournalError:
        return unusable(self._address, fault)

    async def leave_no_trace(self) -> bool:
        """The server overwrites what was deleted when it needs the room, and cannot be told to do so now."""
        return True

    async def drop_copies(self) -> None:
        """None are made here: that is for whoever runs the server."""

    async def close(self) -> None:
        try:
            async with asyncio.timeout(_CLOSING):
                await self._writer.close()
                await self.engine.dispose()
        except TimeoutError:
            self._writer.end()


def _engine(arguments: dict[str, Any], patience: Patience) -> AsyncEngine:
    engine = create_async_engine(
        connecting.DRIVER,
        async_creator=connecting.connects(arguments),
        # Stored values have no place in an error or a log.
        hide_parameters=True,
        pool_size=_MOST,
        max_overflow=_MOST,
        pool_timeout=patience.most,
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def must_be_open(connection: Any, *_: object) -> None:
        # The server may have gone away and come back: then the pool makes a new one.
        if connection.driver_connection.is_closed():
            raise DisconnectionError

    return engine
