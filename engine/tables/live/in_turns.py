"""Work on all tables that would hold up everybody else if it were done in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar

AT_ONCE: Final = 20
"""So many things are under way at a time: what people press in between is saved behind at most these."""

T = TypeVar("T")


async def in_turns(things: Iterable[T], do: Callable[[T], Awaitable[object]]) -> None:
    """Do this with each thing, in order, a few at a time; others may do something after each."""
    waiting = tuple(things)
    left = iter(waiting)

    async def work() -> None:
        for thing in left:
            await do(thing)
            await asyncio.sleep(0)

    # A clock that rings for one table, as nearly all do, needs no more than one.
    await asyncio.gather(*(work() for _ in range(min(AT_ONCE, len(waiting)))))
