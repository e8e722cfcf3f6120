"""What all running tables of a process share."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Final

from engine.players.thinking.thinker import Thinker
from engine.running.clock import Clock
from engine.store.blocks import Blocks
from engine.store.journal import Journal
from engine.store.marks import Marks
from engine.table.model.errors import Refusal, Refused
from engine.table.model.marks import Purpose
from engine.table.model.snapshot import Snapshot
from engine.table.model.times import Pauses

RETRY: Final = 5.0
"""Seconds until the clock tries again after a failure such as a full disk."""


async def _nobody(_: int | None, __: Collection[int]) -> frozenset[int]:
    return frozenset()


async def _anywhere(_: int, __: int) -> bool:
    return True


async def _always(_: int | None) -> bool:
    return True


@dataclass(slots=True)
class Outside:
    """What others tell; until they do, nobody has left, every channel is open, and last tricks play themselves."""

    gone: Callable[[int | None, Collection[int]], Awaitable[frozenset[int]]] = _nobody
    """Those of these people who have left the server (its id)."""
    is_open: Callable[[int, int], Awaitable[bool]] = _anywhere
    """Whether tables can be shown in this channel of the server (their ids) now."""
    plays_last: Callable[[int | None], Awaitable[bool]] = _always
    """Whether the last trick plays itself at new tables of this server (its id)."""


@dataclass(frozen=True, slots=True)
class Services:
    """Made by `Tables`."""

    journal: Journal
    marks: Marks
    clock: Clock
    now: Callable[[], float]
    pauses: Pauses
    rng: random.Random
    thinker: Thinker
    new_secret: Callable[[], bytes]
    """A secret for a match that starts."""
    new_salt: Callable[[], bytes]
    """What hides its people's names in the digest of its start."""
    changed: Callable[[Snapshot], None]
    """Told of every snapshot of a table whose seats or status differ from the one before."""
    filling: Callable[[Snapshot, int, int], AbstractAsyncContextManager[None]]
    """Held while somebody (user id) takes a seat; raises Refused if they play on another of the tournament."""
    cut_off_since: Callable[[int | None], float | None]
    """Since when (UTC epoch, seconds) nobody of a server can press anything, so that the time people have does not run
    out; None: they can."""

    blocks: Blocks = field(init=False)

    def __post_init__(self) -> None:
        """The lists of people not to be seated with."""
        object.__setattr__(self, "blocks", Blocks(self.journal, self.marks, self.now))

    async def must_be_let_in(self, table: Snapshot, user_id: int) -> None:
        """Raises Refused(barred) for whoever was, and was forgotten since.

        Raises Refused(knows-deals) for whoever has sat at another table that plays the same deals.
        """
        if await self.marks.has(user_id, Purpose.BARRED, table.id):
            raise Refused(Refusal.BARRED)
        same = table.setup.same_deals
        if same is not None and await self.marks.knows_deals(user_id, same, beside=table.id):
            raise Refused(Refusal.KNOWS_DEALS)
