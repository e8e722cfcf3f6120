"""Waiting for a turn that somebody else gives."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def turn(given: asyncio.Future[None], give_back: Callable[[], None]) -> None:
    """Wait until a turn is given; whoever stops waiting when it just was gives it back, so that it is not lost."""
    try:
        await given
    except asyncio.CancelledError:
        if given.done() and not given.cancelled():
            give_back()
        raise
