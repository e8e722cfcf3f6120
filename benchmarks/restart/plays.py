"""What a play costs with ten live tables and with 10,000: checked by the rules, saved, and announced to nobody."""

from __future__ import annotations

import random
import time
from collections.abc import Awaitable, Callable
from typing import Final

from benchmarks.matches import NEVER, Silence, play_on, started
from benchmarks.measure import Line, compare_async
from engine.clubs.tables import Tables
from engine.running.table import Table
from engine.store.journal import Journal

PLAYS: Final = 200
ROUNDS: Final = 9


async def _restored(address: str) -> Tables:
    journal = await Journal.open(address)
    tables = Tables(journal, Silence(), now=time.time, pauses=NEVER, rng=random.Random(1))
    await tables.restore()
    return tables


def _plays(tables: Tables, seed: int) -> Callable[[], Awaitable[int]]:
    """Rounds of plays at any of the tables; a match that is over is followed by one of the same kind."""
    live, rng = list(tables.live), random.Random(seed)

    async def plays() -> int:
        for _ in range(PLAYS):
            place = rng.randrange(len(live))
            if live[place].winners:
                live[place] = await _another(tables, live[place])
            await play_on(live[place], rng, 1)
        return PLAYS

    return plays


async def _another(tables: Tables, over: Table) -> Table:
    setup = over.setup
    people = [one.user_id for one in over.seats if one and one.user_id is not None]
    return await started(tables, setup.channel_id, setup.guild_id or 1, setup.options, people)


async def compared(where: str, few: str, many: str, tables: int) -> Line:
    """The line about two databases, one of ten tables and one of so many."""
    small, large = await _restored(few), await _restored(many)
    sides = await compare_async({"few": _plays(small, 1), "many": _plays(large, 1)}, ROUNDS)
    await small.close()
    await large.close()
    ours, floor = sides["many"].seconds, sides["few"].seconds
    return Line(
        f"a play with {tables:,} live tables, {where}",
        f"{ours * 1e6:.0f} µs CPU",
        f"with ten: {floor * 1e6:.0f} µs CPU",
        f"{ours / floor:.2f}",
        "at most 1.2",
    )
