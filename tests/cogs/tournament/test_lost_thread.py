"""A thread of a tournament is deleted, at whatever moment: the next round of its table is played elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.tournament.board import THREADS_BEFORE
from engine.clubs.tournaments.progress import Tournament
from tests.cogs.tournament.test_any_size import board, play_round, press
from tests.cogs.tournament.test_tournament import WAITING, opened
from tests.cogs.world import World, texts, world

_MINUTES = 5


async def of_eight(here: World) -> Tournament:
    """One that begins by itself, a minute before that: it has threads for its two tables."""
    here.add("Eva", "Fien", "Gust", "Hugo")
    options: dict[str, Any] = {"method": "rounds", "rounds": 2, "starts-in": _MINUTES}
    tournament = await opened(here, **options)
    for name in ("Ben", "Chloé", "Dirk", "Eva", "Fien", "Gust", "Hugo"):
        await press(here, name, tournament, "enter")
    await here.env.advance_time(60 * _MINUTES - THREADS_BEFORE + 1)
    assert len(tournament.state.channels) == 2
    return tournament


async def to_the_round(here: World, tournament: Tournament, number: int) -> None:
    """Time passes until this round is being played."""
    await here.env.advance_time(THREADS_BEFORE + 1)
    await here.env.settle()
    assert tournament.round == number
    assert tournament.state.is_played


@pytest.mark.parametrize("moment", ["before the start", "in a round", "between two rounds"])
async def test_no_table_of_the_next_round_is_in_a_thread_that_was_deleted(tmp_path: Path, moment: str) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        tournament = await of_eight(here)
        if moment != "before the start":
            await to_the_round(here, tournament, 1)
        if moment == "between two rounds":
            await play_round(here)
            await here.env.settle()
            assert tournament.state.is_between_rounds
        gone, stays = tournament.state.channels
        with here.env._bot_scope():
            thread = here.bot.get_channel(gone)
            assert isinstance(thread, discord.Thread)
            await thread.delete()
        await here.env.settle()
        if moment == "in a round":
            await play_round(here)
            await here.env.settle()
        await to_the_round(here, tournament, 1 if moment == "before the start" else 2)
        tables = [await here.tables.find(one.table_id) for one in tournament.tables_of(tournament.round)]
        assert [one.setup.channel_id for one in tables] == [here.channel.id, stays]
        assert all(one.message_ids.get("table") for one in tables), "each is shown"
        assert f"<#{gone}>" not in texts(board(here, tournament))
