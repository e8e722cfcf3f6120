"""Clocks with a reserve: chosen by hosts, servers, house rules and tournaments, and shown when little is left."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from cogs.lobby.clocks import lasting, pace_choices, pace_meant, pace_text
from engine.table.model.times import CLOCKS, LITTLE
from locales import LANGUAGES, say_in
from tests.cogs.world import WAITING, World, alternatives, said, texts, world

TURN, RESERVE = 20, 120


def test_every_clock_on_offer_is_said_in_every_language_and_read_again() -> None:
    for language in LANGUAGES:
        say = say_in(language)
        offered = pace_choices("", say)
        assert [pace_meant(value, say) for _, value in offered] == list(CLOCKS)
        assert len({name for name, _ in offered}) == len(CLOCKS)
    say = say_in("en")
    assert pace_text(20, say, 120) == "20 s a turn and 2 min in reserve"
    assert [lasting(one, say) for one in (45, 60, 90, 7200, 86_400, 172_800)] == [
        *("45 s", "1 min", "90 s", "2 h", "1 day", "2 days")
    ]


async def test_a_host_chooses_it_and_everybody_sees_when_little_is_left(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.table("Anna", "Ben", "Chloé", "Dirk")
        host = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        await here["Anna"].select(host, ["60+600"], custom_id=f"pick.clock:{table.id}:")
        assert "clock: 1 min a turn and 10 min in reserve" in texts(here.lobby(table))
        told = await here["Anna"].slash(here.channel, "table clock", clock="20 s + 2 min")
        assert "the clock is now: 20 s a turn and 2 min in reserve" in said(told)
        assert "comes out of the seat’s reserve" in said(told)
        assert (table.setup.turn_seconds, table.setup.reserve_seconds) == (TURN, RESERVE)
        await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
        assert table.deadline is not None
        assert table.turn_ends == table.deadline - RESERVE
        (seat,) = table.actors
        name = here.to_move(table)
        when = f"the turn’s time is up <t:{int(table.turn_ends)}:R>, with the reserve <t:{int(table.deadline)}:R>"
        assert when in texts(here.board(table))
        await here.env.advance_time(TURN + RESERVE - LITTLE + 5)
        await here.press(table)
        assert int(table.reserve_of(seat)) == LITTLE - 5
        shown = here.board(table)
        assert f"Reserve left: {name} 25 s" in texts(shown)
        assert "25 s of reserve" in alternatives(shown)
        while here.to_move(table) != name:
            assert "Your reserve" not in texts(here.hand(table, here.to_move(table)))
            await here.press(table)
        assert "Your reserve: 25 s" in texts(here.hand(table, name))


async def manager_of(here: World) -> None:
    role = here.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    here.people["Mia"] = here.guild.add_member(here.env.create_user("mia"), roles=[role])


async def test_house_rules_have_one_if_they_say_so_and_else_the_servers_counts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await manager_of(here)
        await here["Mia"].slash(here.channel, "settings server", clock="30+300")
        houses = here.tables.house_rules
        options = (await here.table("Anna")).setup.options
        await houses.save(here.guild.id, "De Kroon", options.game, options, here["Anna"].id)
        told = await here["Anna"].slash(here.channel, "house edit", house="De Kroon", clock="20+120")
        assert "clock: 20 s a turn and 2 min in reserve" in texts(told.response)
        await here["Ben"].slash(here.channel, "table open", house="De Kroon")
        assert clock_of_newest(here) == (TURN, RESERVE)
        await here["Chloé"].slash(here.channel, "tournament open", people=8, house="De Kroon")
        assert [(one.setup.turn_seconds, one.setup.reserve_seconds) for one in here.tables.tournaments.all()] == [
            (TURN, RESERVE)
        ]
        (kroon,) = await houses.of_guild(here.guild.id)
        assert kroon.clock == (TURN, RESERVE)
        await here["Anna"].slash(here.channel, "house copy", house="De Kroon", name="De Leeuw")
        assert (await houses.named(here.guild.id, "De Leeuw")).clock == (TURN, RESERVE)
        told = await here["Anna"].slash(here.channel, "house edit", house="De Kroon", clock="-")
        assert "in reserve" not in texts(told.response)
        await here["Dirk"].slash(here.channel, "table open", house="De Kroon")
        assert clock_of_newest(here) == (30, 300)


async def test_house_rules_keep_their_clock_where_what_is_typed_beside_it_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        houses, options = here.tables.house_rules, (await here.table("Anna")).setup.options
        await houses.save(here.guild.id, "De Kroon", options.game, options, here["Anna"].id)
        for typed in ("lines", "lines=7000", "no-such=1"):
            told = await here["Anna"].slash(here.channel, "house edit", house="De Kroon", clock="20+120", rules=typed)
            assert "changed" not in said(told)
            assert (await houses.named(here.guild.id, "De Kroon")).clock is None
        told = await here["Anna"].slash(here.channel, "house edit", house="De Kroon", clock="20+120", rules="lines=5")
        kroon = await houses.named(here.guild.id, "De Kroon")
        assert (kroon.clock, dict(kroon.options.values())["lines"]) == ((TURN, RESERVE), "5")
        assert "changed" in said(told)


def clock_of_newest(here: World) -> tuple[int, int]:
    setup = max(here.tables.in_guild(here.guild.id), key=lambda one: one.id).setup
    return setup.turn_seconds, setup.reserve_seconds


@pytest.mark.parametrize("typed", [None, "60 + 10 min"])
async def test_a_tournament_has_the_servers_or_its_own_at_every_table(tmp_path: Path, typed: str | None) -> None:
    async with world(tmp_path) as here:
        await manager_of(here)
        await here["Mia"].slash(here.channel, "settings server", clock="20+120")
        chosen = {} if typed is None else {"clock": typed}
        await here["Anna"].slash(here.channel, "tournament open", people=4, **chosen)
        (tournament,) = here.tables.tournaments.all()
        await tournament.start(here["Anna"].id)
        assert clock_of_newest(here) == ((TURN, RESERVE) if typed is None else (60, 600))
