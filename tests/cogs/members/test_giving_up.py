"""Seats and places of people who have left the server: given up before a start, a draw, a round, and said so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs.evenings.test_evening import QUIET, made, press, shown, stage_of, until
from tests.cogs.members.test_named import without_isolation
from tests.cogs.replay.matches import finished
from tests.cogs.tournament.test_any_size import board, play_round
from tests.cogs.tournament.test_any_size import press as press_board
from tests.cogs.tournament.test_tournament import AT_ONCE, opened
from tests.cogs.world import World, said, texts, world

GONE = "Ben has left this server"


def leaves(here: World, name: str) -> None:
    here.guild.remove_member(here[name])


async def click(here: World, name: str, table: Table, verb: str) -> str:
    return without_isolation(said(await here[name].click(here.lobby(table), custom_id=f"{verb}:{table.id}:")))


def status_of(table: Table) -> Status:
    """It changes between two looks."""
    return table.status


def names(table: Table) -> list[str]:
    return [one.name for one in table.seats if one is not None]


@pytest.mark.parametrize("verb", ["start", "quick"])
async def test_a_match_does_not_start_with_somebody_who_has_left(tmp_path: Path, verb: str) -> None:
    async with world(tmp_path) as here:
        full = ("Ben", "Chloé", "Dirk") if verb == "start" else ("Ben",)
        table = await here.table("Anna", *full)
        leaves(here, "Ben")
        assert GONE in await click(here, "Anna", table, verb)
        assert status_of(table) is Status.LOBBY
        assert "Ben" not in names(table)
        assert "Ben" not in texts(here.lobby(table))
        await click(here, "Anna", table, "quick")
        assert status_of(table) is Status.PLAYING


async def test_a_table_whose_host_has_left_is_started_by_the_next(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Ben", "Anna")
        leaves(here, "Ben")
        assert "Anna" in said(await here["Anna"].slash(here.channel, "table fill"))
        assert table.setup.host_id == here["Anna"].id
        await here["Anna"].slash(here.channel, "table start")
        assert status_of(table) is Status.PLAYING
        assert "Ben" not in names(table)


async def test_whoever_opens_the_panel_of_a_host_who_has_left_gets_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Ben", "Anna")
        leaves(here, "Ben")
        assert "Only the host" not in await click(here, "Anna", table, "host")
        assert table.setup.host_id == here["Anna"].id


async def test_a_challenge_by_somebody_who_has_left_begins_no_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Ben"].slash(here.channel, "duel", opponent=here["Anna"])
        (table,) = here.tables.in_guild(here.guild.id)
        leaves(here, "Ben")
        assert GONE in await click(here, "Anna", table, "accept")
        assert status_of(table) is Status.STOPPED


async def test_whoever_cannot_be_asked_for_keeps_the_seat(tmp_path: Path) -> None:
    """Nobody loses a seat because Discord does not answer."""
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben", "Chloé", "Dirk")
        leaves(here, "Ben")
        here.env.inject_error("GET", f"/guilds/{here.guild.id}/members/{here['Ben'].id}", status=403, code=50001)
        await click(here, "Anna", table, "start")
        assert status_of(table) is Status.PLAYING
        assert "Ben" in names(table)


async def test_an_evening_draws_and_reminds_only_those_who_are_still_members(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await made(here)
        for name in ("Ben", "Chloé", "Dirk"):
            await press(here, name, evening, "signup")
        leaves(here, "Ben")
        await until(here, evening.starts_at - 1700)
        assert here["Ben"].user.dm_channel is None or not here["Ben"].user.dm_channel.history()
        assert "not counted: Ben" in without_isolation(texts(shown(here, evening)))
        assert "**Signed up** (2)" in texts(shown(here, evening))
        for name in ("Chloé", "Dirk"):
            await press(here, name, evening, "here")
        leaves(here, "Dirk")
        await until(here, evening.starts_at + 310)
        assert stage_of(evening).is_played
        (table,) = here.tables.in_guild(here.guild.id)
        assert {one.user_id for one in table.seats if one and one.user_id} == {here["Chloé"].id}
        assert "not counted: Ben, Dirk" in without_isolation(texts(shown(here, evening)))


async def test_who_comes_back_to_the_server_signs_up_again(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=QUIET) as here:
        evening = await made(here)
        await press(here, "Ben", evening, "signup")
        user = here["Ben"].user
        leaves(here, "Ben")
        await until(here, evening.starts_at - 1700)
        here.people["Ben"] = here.guild.add_member(user)
        assert "signed up" in await press(here, "Ben", evening, "signup")
        assert [one.name for one in evening.state.expected] == ["Ben"]
        assert "not counted" not in texts(shown(here, evening))


@pytest.mark.parametrize("method", ["rounds", "swiss"])
async def test_no_round_is_drawn_with_somebody_who_has_left(tmp_path: Path, method: str) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        here.add("Emma", "Fien")
        tournament = await opened(here, method=method, rounds=2)
        for name in ("Ben", "Chloé", "Dirk", "Emma", "Fien"):
            await press_board(here, name, tournament, "enter")
        leaves(here, "Ben")
        await press_board(here, "Anna", tournament, "start")
        assert tournament.round == 1
        assert tournament.state.place_of(here["Ben"].id) is None
        leaves(here, "Dirk")
        await play_round(here)
        await here.env.settle()
        assert tournament.round == 2
        place = tournament.state.place_of(here["Dirk"].id)
        assert place is not None
        assert place not in tournament.state.seated
        assert "No longer playing: Dirk" in without_isolation(texts(board(here, tournament)))


async def test_a_seat_is_given_up_when_discord_says_that_nobody_is_there(tmp_path: Path) -> None:
    """A refused hand tells it: nobody waits for somebody who is on no server of the bot."""
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        seat = table.seat_of(here["Ben"].id)
        leaves(here, "Ben")
        error: Any = type("Refusal", (), {"code": 50278})()
        with here.env._bot_scope():
            await here.bot.greetings.refused(here["Ben"].id, error)
        await here.env.settle()
        assert table.seat_of(here["Ben"].id) is None
        assert seat is not None
        assert table.seats_to_take(here["Chloé"].id)


async def test_a_rematch_does_not_begin_with_somebody_who_has_left(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        ended = await finished(here, "chouine")
        people = [here.name_on(ended, seat) for seat, one in enumerate(ended.seats, 1) if one and one.user_id]
        first, other = people[:2]
        await here[first].slash(here.channel, "table rematch")
        leaves(here, first)
        told = without_isolation(said(await here[other].slash(here.channel, "table rematch")))
        assert f"{first} has left this server" in told
        assert not [one for one in here.tables.in_guild(here.guild.id) if one.status is Status.PLAYING]
