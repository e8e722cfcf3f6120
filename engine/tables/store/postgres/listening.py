"""Hears what other processes tell through the database (LISTEN), on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from engine.tables.store.postgres.connecting import FAULTS

log = logging.getLogger(__name__)

CHANNEL: Final = "cards"
_LOOKS: Final = 10.0
"""Seconds between two checks whether the server is still there: a broken network says nothing by itself."""
_ANSWER: Final = 5.0
"""Seconds to wait for its answer."""
_LOST: Final[tuple[type[Exception], ...]] = (*FAULTS, TimeoutError)
_AGAIN: Final = (0.1, 0.5, 1.0, 2.0)
"""Seconds until the next try to connect; the last one from then on."""


async def listen(arguments: dict[str, Any], heard: Callable[[str], None], again: Callable[[], None]) -> None:
    """Call `heard` with each notice until cancelled, and `again` after each connection, since some may be missed."""
    tries = 0
    while True:
        try:
            connection = await asyncpg.connect(**arguments)
        except _LOST as fault:
            if not tries:
                log.warning("other processes cannot be heard for now (%s)", type(fault).__name__)
        else:
            tries = 0
            await _hear(connection, heard, again)
        await asyncio.sleep(_AGAIN[min(tries, len(_AGAIN) - 1)])
        tries += 1


async def _hear(connection: Any, heard: Callable[[str], None], again: Callable[[], None]) -> None:
    """Hear notices as long as the connection lasts."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    try:
        await connection.add_listener(CHANNEL, lambda _, __, ___, notice: heard(notice))
        again()
        while not await _is_set(lost, _LOOKS):
            await connection.execute("SELECT 1", timeout=_ANSWER)
    except _LOST:
        pass
    finally:
        connection.terminate()


async def _is_set(event: asyncio.Event, seconds: float) -> bool:
    """Wait for it, but not longer."""
    try:
        # Until Python 3.12, `wait_for` goes on if it is cancelled just when the event comes.
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
