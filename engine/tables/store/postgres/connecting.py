"""Connections of asyncpg."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

URL: Final = "postgresql+asyncpg://"
"""What SQLAlchemy is told; where the database is and the password stay with `connects`."""
FAULTS: Final[tuple[type[Exception], ...]] = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    # Of a connection that is lost in the midst of something.
    asyncpg.InternalClientError,
    OSError,
)


def connects(arguments: dict[str, Any]) -> Callable[[], Awaitable[asyncpg.Connection]]:
    """For SQLAlchemy: makes a new connection."""

    async def connect() -> asyncpg.Connection:
        return await asyncpg.connect(**arguments)

    return connect
