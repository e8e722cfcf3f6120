"""A season in Discord: its board keeps itself up to date, its titles are told, teams play against each other."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import discord
from sqlalchemy import insert

from cogs.seasons.board import SeasonBoards
from engine.clubs.evenings.evening import DateOutcome, EveningResult
from engine.standings.standings import Standings
from engine.store import schema
from engine.table.model.status import Status
from tests.cogs.tournament.test_any_size import play_round
from tests.cogs.tournament.test_tournament import AT_ONCE, opened
from tests.cogs.world import World, alternatives, posted, said, texts, world
from tests.engine.clubs.support import evening_setup


async def played(here: World, guild_id: int, number: int, *names: str) -> None:
    """An evening of a server is over, at which these people came first, second and so on, with two matches each."""
    clubs = here.tables.clubs
    known = await clubs.evenings.in_guild(guild_id)
    setup = evening_setup(guild_id=guild_id, channel_id=here.channel.id)
    season = await clubs.seasons.must_run(guild_id)
    with here.env._bot_scope():
        evening = known[0] if known else await clubs.evenings.open(setup)
        results = [EveningResult(here[name].id, name, rank, 200 // rank, 2) for rank, name in enumerate(names, 1)]
        row: dict[str, object] = {
            "evening_id": evening.id,
            "number": number,
            "guild_id": guild_id,
            "season_id": season.id,
        }
        at = here.tables.now()
        row |= {"day": f"2026-01-0{number}", "starts_at": at, "ended_at": at}
        row |= {"outcome": DateOutcome.PLAYED.value, "reason": "", "results": json.dumps(results)}
        async with here.tables.journal.transaction() as connection:
            await connection.execute(insert(schema.evening_dates).values(row))
        await clubs.seasons.look(guild_id)
    await here.env.settle()


def manager(here: World) -> None:
    """Mia may manage the server."""
    role = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    here.people["Mia"] = here.guild.add_member(here.env.create_user("mia", global_name="Mia"), roles=[role])


def board(here: World) -> discord.Message:
    found: discord.Message = next(one for one in here.channel.history() if "### 🏆 Winter" in texts(one))
    return found


async def test_a_season_of_two_evenings_from_its_first_board_to_its_titles(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert "manage" in said(await here["Ben"].slash(here.channel, "season new", name="Winter"))
        manager(here)
        assert "cannot count" in said(
            await here["Mia"].slash(here.channel, "season new", name="Winter", best=3, evenings=2)
        )
        assert "No season is running" in said(await here["Ben"].slash(here.channel, "season board"))
        await here["Mia"].slash(here.channel, "season new", name="Winter", best=1, evenings=2)
        assert "No evening has been played yet" in texts(board(here))
        assert "still running" in said(await here["Mia"].slash(here.channel, "season new", name="Other"))

        await played(here, here.guild.id, 1, "Ben", "Chloé", "Dirk")
        assert "In the lead: **Ben**" in texts(board(here))
        assert "1. Ben: 3 points. 2. Chloé: 2 points." in alternatives(board(here))
        assert "evening 1 of 2" in texts(board(here))
        await here.restart()
        await played(here, here.guild.id, 2, "Chloé", "Dirk")

        assert "Champion: **Ben** · **3**" in texts(board(here))
        told = [one for one in posted(here) if "the season is over" in one]
        assert len(told) == 1
        assert here["Ben"].mention in told[0]
        assert "🥇 **Ben**" in said(await here["Dirk"].slash(here.channel, "season archive"))
        shown = await here["Dirk"].slash(here.channel, "season archive", season="winter")
        assert "Champion" in said(shown)
        assert "No season is running" in said(await here["Mia"].slash(here.channel, "season end"))


async def test_two_servers_agree_by_a_code_and_each_evening_counts_for_their_teams(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        manager(here)
        await here["Mia"].slash(here.channel, "season new", name="Winter")
        assert "plays against no other" in said(await here["Mia"].slash(here.channel, "season teams"))
        offer = said(await here["Mia"].slash(here.channel, "season teams", best=1))
        code = offer.partition("code: **")[2][:6]
        assert len(code) == 6
        assert "own server" in said(await here["Mia"].slash(here.channel, "season teams", code=code))
        assert "Nobody is waiting" in said(await here["Mia"].slash(here.channel, "season teams", code="XXXXXX"))
        seasons = here.tables.clubs.seasons
        theirs = await seasons.open(replace((await seasons.must_run(here.guild.id)), guild_id=77, message_id=None))
        with here.env._bot_scope():
            await seasons.join_teams(77, "Zandhoven", code.lower())
        await played(here, here.guild.id, 1, "Ben", "Chloé")
        await played(here, 77, 1, "Dirk")
        assert "**Zandhoven** · **1 : 1**" in texts(board(here))
        assert "already" in said(await here["Mia"].slash(here.channel, "season teams", best=2))
        assert "Zandhoven" in said(await here["Ben"].slash(here.channel, "season teams"))
        assert "no longer plays" in said(await here["Mia"].slash(here.channel, "season teams", stop="yes"))
        contest = await seasons.contest_of(theirs.id)
        assert contest is not None
        assert contest.ended_at is not None


async def test_a_manager_lets_the_season_count_a_tournament_from_outside_an_evening(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        manager(here)
        await here["Mia"].slash(here.channel, "season new", name="Winter", best=2)
        tournament = await opened(here, "Ben", method="rounds", rounds=1)
        for name in ("Chloé", "Dirk", "Anna"):
            await here[name].slash(here.channel, "tournament enter")
        number = str(tournament.id)
        assert "No tournament" in said(await here["Mia"].slash(here.channel, "season count", tournament=number))
        await here["Ben"].slash(here.channel, "tournament start")
        await play_round(here)
        assert tournament.status is Status.OVER
        assert "No evening has been played yet" in texts(board(here))

        assert "manage" in said(await here["Ben"].slash(here.channel, "season count", tournament=number))
        counts = await here["Mia"].slash(here.channel, "season count", tournament=number)
        assert f"Tournament {number} counts for the season **Winter**" in said(counts)
        winners = {tournament.entrants[row.place - 1].name for row in tournament.standings() if row.rank == 1}
        leads = texts(board(here)).partition("In the lead: ")[2]
        assert all(f"**{name}**" in leads for name in winners & {"Ben", "Chloé", "Dirk", "Anna"})
        again = await here["Mia"].slash(here.channel, "season count", tournament=number)
        assert "counts tournament" in said(again)
        await here.restart()
        await played(here, here.guild.id, 1, "Anna", "Ben")
        assert "2 evenings" in texts(board(here))

        # Whoever is forgotten is gone from it.
        exported = await here.tables.clubs.export(here["Chloé"].id)
        assert [one["tournament_id"] for one in exported["season_tournaments"]] == [tournament.id]
        await Standings(here.tables.journal).anonymise(here["Chloé"].id)
        assert (await here.tables.clubs.export(here["Chloé"].id))["season_tournaments"] == []
        out = await here["Mia"].slash(here.channel, "season count", tournament=number, **{"take-out": "yes"})
        assert "no longer counts" in said(out)
        assert "1 evening" in texts(board(here))
        assert "does not count" in said(
            await here["Mia"].slash(here.channel, "season count", tournament=number, **{"take-out": "yes"})
        )


async def test_a_board_that_two_managers_have_posted_at_once_is_there_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        manager(here)
        await here["Mia"].slash(here.channel, "season new", name="Winter")
        state = await here.tables.clubs.seasons.must_run(here.guild.id)
        boards = here.bot.part(SeasonBoards)
        with here.env._bot_scope():
            await asyncio.gather(*(boards.post(state, here.channel.id) for _ in range(2)))
        await here.env.settle()
        assert [one for one in posted(here) if "Winter" in one] == [texts(board(here))]
