"""Finished matches, played quickly, to replay, and pages about them."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, Final

from engine.clubs.tables import Tables
from engine.running.table import Table
from engine.table.model.proposal import ProposalKind
from engine.table.model.status import Status
from tests.cogs.world import AT_ONCE, World
from tests.engine.running.support import Notebook, setup

SHORT: Final[dict[str, dict[str, Any]]] = {
    "couillon": {"variant": "malmedy", "rules": "royes=1"},
    "chouine": {"game": "chouine", "variant": "chouine", "rules": "parties=1 manches=1"},
    "kleurenwiezen": {"game": "kleurenwiezen", "variant": "pagat", "rules": "shuffle=yes deals=4"},
}
"""For each game, how to open a table for a short match."""


async def play_on(here: World, table: Table, deals: int = 1000) -> None:
    """Everybody does the last legal thing until this many deals, or the match, are over."""
    async with here.announcer.deal_by_deal():
        while table.status is Status.PLAYING and (table.deal < deals or table.result is None):
            if table.result is not None:
                await table.next_deal(here["Anna"].id)
            else:
                seat = table.actors[0]
                one = table.seats[seat - 1]
                assert one is not None
                assert one.user_id is not None
                await table.act(one.user_id, str(table.legal(seat)[-1]), None)
    await here.bot.announcer.all_shown(table)
    await here.env.settle()


async def finished(here: World, game: str, *names: str) -> Table:
    """A finished match of a game; computers sit where nobody is named."""
    table = await here.playing(*(names or ("Anna", "Ben")), **SHORT[game])
    await play_on(here, table)
    return table


async def ended_after_a_deal(here: World, game: str, *names: str) -> Table:
    """A match of a game that everybody agrees to end with its first deal."""
    table = await here.playing(*names, **SHORT[game])
    for name in names:
        await table.propose(here[name].id, ProposalKind.END)
    await play_on(here, table)
    assert table.is_cut_short
    return table


def pictures(message: Any) -> dict[str, str]:
    """The text alternatives of a message's pictures, by file."""
    return {one.filename: one.description for one in message.attachments}


async def played(here: World, preset: str, *names: str, rng: int = 5, **options: Any) -> Table:
    """A finished match of any preset, which nobody showed in Discord; these people sit on all its seats."""
    chooser = random.Random(rng)
    quiet = Tables(
        here.bot.tables.journal,
        Notebook(),
        now=here._now,
        pauses=AT_ONCE,
        rng=chooser,
    )
    made = setup(host=here[names[0]].id, preset=preset, turn_seconds=0, **options)
    made = replace(made, guild_id=here.guild.id, channel_id=here.channel.id)
    with here.env._bot_scope():
        table = await quiet.open(made, names[0])
        for name in names[1:]:
            await table.sit(here[name].id, name)
        await table.start(table.setup.host_id)
        while table.status is Status.PLAYING:
            if not table.actors:
                await table.next_deal(table.setup.host_id)
                continue
            seat = chooser.choice(table.actors)
            one = table.seats[seat - 1]
            assert one is not None
            assert one.user_id is not None
            await table.act(one.user_id, str(chooser.choice(table.legal(seat))), None)
        return await here.bot.tables.find(table.id)
