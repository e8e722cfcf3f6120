"""Tables with a match under way, for the benchmarks."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.clubs.tables import Tables
from engine.core.options import Options
from engine.core.registry import game_named
from engine.running.table import Announcer, Table
from engine.store.journal import Journal
from engine.table.model.news import DigestDue, News
from engine.table.model.setup import Access, Setup
from engine.table.model.times import Pauses

PEOPLE: Final = (11, 12, 13, 14)
NEVER: Final = Pauses(thinking=3600, after_deal=3600, reminder=1)


class Silence:
    """An announcer nobody hears, except that it says at once that digests are posted."""

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        if any(isinstance(item, DigestDue) for item in news):
            await table.digest_posted(table.setup.channel_id, table.id)


async def open_tables(file: Path, announcer: Announcer) -> Tables:
    """Tables over this database, at which nothing happens by itself."""
    journal = await Journal.open(f"sqlite+aiosqlite:///{file}")
    return Tables(journal, announcer, now=time.time, pauses=NEVER, rng=random.Random(1))


async def started(
    tables: Tables,
    channel: int = 1,
    guild: int = 1,
    options: Options | None = None,
    people: Sequence[int] = PEOPLE,
) -> Table:
    """A table of these people, just dealt or to be dealt as soon as the announcer has posted its digest."""
    options = options or game_named("couillon").configure()
    host, *others = people
    # Nothing happens by itself: people press their last cards too, as in what was measured before.
    setup = Setup(options.game, options, guild, channel, host, Access.OPEN, frozenset(), "en", 3600, plays_last=False)
    table = await tables.open(setup, f"User {host}")
    for user, _ in zip(others, table.free_seats, strict=False):
        await table.sit(user, f"User {user}")
    await table.start(host)
    return table


def next_action(table: Table, rng: random.Random) -> tuple[int, str]:
    """The user id of whoever's turn it is, and something they may do."""
    seat = table.actors[0]
    occupant = table.seats[seat - 1]
    assert occupant is not None
    assert occupant.user_id is not None
    return occupant.user_id, str(rng.choice(table.legal(seat)))


async def play_on(table: Table, rng: random.Random, actions: int) -> None:
    """Play this many actions, with the deals between them."""
    for _ in range(actions):
        if not table.actors:
            if table.winners:
                return
            cutter = table.occupant(table.cutter) if table.cutter else None
            deals = cutter.user_id if cutter else None
            await table.next_deal(table.setup.host_id if deals is None else deals)
        user, action = next_action(table, rng)
        await table.act(user, action, table.number)
