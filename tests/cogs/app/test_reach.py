"""Buttons check who presses them and where, as the commands for the same thing do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.bot.bot import CardBot
from cogs.standings.leaderboard_query import AskedLeaderboard
from engine.running.table import Table
from tests.about import about
from tests.cogs.acting import act_until
from tests.cogs.forging import pressed
from tests.cogs.world import WAITING, World, said, texts, world

NOT_THERE = "There is no table {} here; /table list shows those there are."
NOT_YOURS = "You have no table {}; `/my-tables` shows those you sit at."


async def elsewhere(here: World) -> Table:
    """A table on another server, at which Eva plays with computers."""
    guild = here.env.create_guild()
    channel = guild.create_text_channel("ailleurs")
    eva: Any = guild.add_member(here.env.create_user("eva", global_name="Eva"))
    await here.env.settle()
    await eva.slash(channel, "table open", computers=3)
    table = here.tables.in_guild(guild.id)[-1]
    await eva.slash(channel, "table start")
    assert table.deal
    return table


def verbs(bot: CardBot, family: str) -> set[str]:
    """Whatever can be pressed of a kind."""
    return {one.verb for one in bot.presses.routes if one.family.name == family}


async def test_no_button_of_a_table_works_from_another_server(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        await here.playing("Anna", "Ben")
        table = await elsewhere(here)
        before = table.number, table.seats, table.setup
        for verb in verbs(here.bot, "table"):
            assert await pressed(here, "Dirk", f"{verb}:{table.id}:1") == NOT_THERE.format(table.id), verb
            assert await pressed(here, "Anna", f"{verb}:{table.id}:1", private=True) == NOT_YOURS.format(table.id), verb
        assert await pressed(here, "Dirk", f"rules.play:{table.id}") == NOT_THERE.format(table.id)
        assert (table.number, table.seats, table.setup) == before


async def test_the_check_of_packs_is_for_the_server_and_for_whoever_sat_there(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        verify = f"verify:{table.id}:"
        for name, private in (("Dirk", False), ("Anna", True)):
            assert "went wrong" not in await pressed(here, name, verify, private=private)
            typed = here[name].user.slash("verify", table="1") if private else here[name].slash(here.channel, "verify")
            assert table.digest is not None
            assert table.digest in texts((await typed).response)
        # Dirk has direct messages from another table; there neither button nor command tells him anything of this one.
        await here.playing("Dirk")
        assert said(await here["Dirk"].user.slash("verify", table="1")).strip() == NOT_YOURS.format(1)
        assert await pressed(here, "Dirk", verify, private=True) == NOT_YOURS.format(1)


async def test_the_last_trick_is_for_the_channel_and_for_whoever_plays(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        await act_until(here, table, lambda: sum(table.view(0).tricks) > 0)
        other = here.guild.create_text_channel("stil")
        await here["Chloé"].slash(other, "table open")
        last = f"last:{table.id}:"
        assert "trick" in await pressed(here, "Dirk", last)
        here.channel = other
        assert await pressed(here, "Dirk", last) == NOT_THERE.format(table.id)
        assert "trick" in await pressed(here, "Anna", last)
        refused = said(await here["Dirk"].slash(other, "last", table=str(table.id)))
        assert refused.strip() == NOT_THERE.format(table.id)


async def test_a_leaderboard_is_of_this_server_or_of_all(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await elsewhere(here)
        await here.table("Anna")
        foreign = AskedLeaderboard(table.setup.guild_id or 0, "couillon")
        for verb in ("go", "show"):
            assert "the newest buttons" in await pressed(here, "Dirk", f"ranks.{verb}:1:p:{foreign}")
            assert "the newest buttons" not in await pressed(
                here, "Dirk", f"ranks.{verb}:1:p:{foreign._replace(scope=0)}"
            )


async def test_a_tournament_is_of_its_server(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "tournament open")
        (tournament,) = here.tables.tournaments.all()
        guild = here.env.create_guild()
        channel = guild.create_text_channel("ailleurs")
        here.people["Eva"] = guild.add_member(here.env.create_user("eva", global_name="Eva"))
        await here.env.settle()
        await here["Eva"].slash(channel, "table open")
        here.channel = channel
        for verb in verbs(here.bot, "tournament"):
            assert (
                await pressed(here, "Eva", f"tournament.{verb}:{tournament.id}")
                == f"There is no tournament {tournament.id}."
            )
        assert len(tournament.entrants) == 1


OF_THE_SERVER: tuple[tuple[str, list[str], int], ...] = (
    ("prefer.server:threads", ["yes"], 3),
    ("prefer.server:clock", ["30"], 3),
    ("prefer.server:felt", ["blue"], 3),
    ("role.server:opener", [], 6),
    ("channel.server:channels", [], 8),
    ("settings.server:play", [], 2),
)


async def test_what_is_a_server_s_is_changed_by_whoever_manages_it_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.table("Anna")
        before = await here.tables.server(here.guild.id)
        for custom_id, values, kind in OF_THE_SERVER:
            with about(custom_id, values, kind):
                assert "manage the server" in await pressed(here, "Dirk", custom_id, values, kind=kind)
                assert await here.tables.server(here.guild.id) == before


async def test_a_press_that_nothing_here_knows_any_more_is_answered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.table("Anna")
        for custom_id in ("of-an-older-program", "play:1", "hand:" + "9" * 40 + ":", "-"):
            assert await pressed(here, "Dirk", custom_id) == "The table has moved on since; use the newest buttons."
