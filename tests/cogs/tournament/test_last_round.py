"""The last round of a tournament in Discord: no hints there, and looking back weighs what counts in the tournament."""

from __future__ import annotations

import random
from pathlib import Path

from engine.core.game import AddedUp
from engine.table.model.status import Status
from engine.teaching.lookback.choices import Care
from tests.cogs.replay.test_looking_back import COST, after
from tests.cogs.tournament.test_tournament import AT_ONCE, opened
from tests.cogs.world import said, world


async def test_what_a_choice_cost_is_told_in_tournaments_in_the_last_round_alone(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        looking_back = here.bot.tables.looking_back
        looking_back.care = Care(4, 4)
        tournament = await opened(here, rounds=2, deals=2)
        for name in ("Ben", "Chloé", "Dirk"):
            await here[name].slash(here.channel, "tournament enter")
        await here["Anna"].slash(here.channel, "tournament start")
        told = []
        for number in (1, 2):
            await here.env.settle()
            table = next(one for one in here.tables.in_guild(here.guild.id) if one.status is Status.PLAYING)
            if number == 2:
                totals = {row.place: row.total for row in tournament.standings(1)}
                draw = tournament.state.movement[1]
                assert table.setup.added_up == AddedUp(tuple(int(-totals[place]) for place in draw.tables[0]))
            assert "no hints in a tournament" in said(await here["Anna"].slash(here.channel, "hint"))
            while table.status is Status.PLAYING:
                await here.play_on(table, random.Random(number))
            await looking_back.ask(table)
            seen = await looking_back.find(table)
            assert seen is not None
            dear, *_ = seen.lookback.dearest({(deal, seat) for deal in (1, 2) for seat in range(1, 5)})
            owner = table.seats[dear.choice.seat - 1]
            assert owner is not None
            words = await after(here, owner.name, table, dear, dear.choice.seat)
            told.append(next(line for line in words.split("\n") if COST in line))
        assert "rôye" in told[0]
        assert "in a hundred" not in told[0]
        assert "in a hundred" in told[1]
        assert "tournament" in told[1] or "place" in told[1]
