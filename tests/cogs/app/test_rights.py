"""Every command checks who may manage tables, stop others' tables or choose for a server, whoever sees it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord

from cogs.messages.buttons import table_button
from cogs.messages.layout import page
from engine.table.model.status import Status
from tests.cogs.acting import act_until
from tests.cogs.replay.matches import finished
from tests.cogs.world import WAITING, World, said, texts, world

ADMIN: tuple[tuple[str, dict[str, str]], ...] = (
    ("health", {}),
    ("list", {}),
    ("stop", {"table": "1"}),
    ("repair", {"table": "1"}),
)
NOT_A_MANAGER = "Only people who manage this server can look after its tables; ask one of them."
NO_TRICKS = "You have not taken a trick in this deal yet."


class Elsewhere:
    """Another server, whose manager plays nowhere."""

    def __init__(self, here: World) -> None:
        self.guild = here.env.create_guild()
        self.channel = self.guild.create_text_channel("elders")
        role = self.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        self.manager = self.guild.add_member(here.env.create_user("otto", global_name="Otto"), roles=[role])
        # A manager there has no special rights here.
        self.as_guest = here.guild.add_member(self.manager.user)


async def shown_to_all(here: World, guild: Any, *names: str) -> None:
    """Show these commands to everybody, as a server may choose in its settings."""
    for command in await here.bot.tree.fetch_commands():
        if command.name in names:
            guild.set_command_permissions(command, {guild.default_role: True})


async def values(member: Any, channel: Any, command: str) -> list[str]:
    """The tables that autocompletion offers somebody."""
    return [choice["value"] for choice in await member.autocomplete(channel, command, "table", "")]


async def test_in_a_server_too_only_who_manages_it_looks_after_its_tables(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await shown_to_all(here, here.guild, "admin")
        table = await here.playing("Ben", "Dirk")
        for command, options in ADMIN:
            assert said(await here["Ben"].slash(here.channel, f"admin {command}", **options)) == NOT_A_MANAGER
        for command in ("admin stop", "admin repair"):
            assert await values(here["Ben"], here.channel, command) == []
        assert table.status is Status.PLAYING


async def test_who_manages_one_server_neither_sees_nor_touches_tables_of_another(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, broken = await here.playing("Anna", "Ben"), await here.playing("Chloé", "Dirk")
        with closing(sqlite3.connect(tmp_path / "tables.db")) as disk, disk:
            disk.execute("UPDATE packs SET cards = '2S' WHERE table_id = ?", (broken.id,))
        await here.restart()
        other = Elsewhere(here)
        there = await here.tables.open(
            replace(table.setup, guild_id=other.guild.id, channel_id=other.channel.id), "Otto"
        )
        assert f"Table {there.id} " in said(await other.manager.slash(other.channel, "admin list"))
        for number in (table.id, broken.id):
            assert f"Table {number} " not in said(await other.manager.slash(other.channel, "admin list"))
            for command in ("admin stop", "admin repair"):
                assert await values(other.manager, other.channel, command) == [str(there.id)]
                refused = said(await other.manager.slash(other.channel, command, table=str(number)))
                assert "is not one of your tables" in refused
                assert "Anna" not in refused
        health = said(await other.manager.slash(other.channel, "admin health"))
        assert "Tables: 1, 0 of them being played" in health
        assert "cannot be read" not in health
        await shown_to_all(here, here.guild, "admin")
        for command, options in ADMIN:
            assert said(await other.as_guest.slash(here.channel, f"admin {command}", **options)) == NOT_A_MANAGER
        assert here.tables.damaged == {broken.id: here.guild.id}
        assert here.tables.get(table.id).status is Status.PLAYING


async def test_whoever_runs_the_bot_looks_after_all_tables_in_direct_messages_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        await shown_to_all(here, here.guild, "admin")
        here.bot.owner_id = here["Dirk"].id
        dirk = here["Dirk"].user
        assert f"Table {table.id} " in said(await dirk.slash("admin list"))
        assert "Servers: 1" in said(await dirk.slash("admin health"))
        # In a server, its managers decide who looks after its tables.
        for command, options in ADMIN:
            assert said(await here["Dirk"].slash(here.channel, f"admin {command}", **options)) == NOT_A_MANAGER
        assert "Done" in said(await dirk.slash("admin stop", table=str(table.id), reason="late"))
        assert table.status is Status.STOPPED


async def test_a_match_is_stopped_by_a_manager_and_the_role_for_it_and_by_nobody_else_alone(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        role = here.guild.create_role("stoppers")
        here.people["Stan"] = here.guild.add_member(here.env.create_user("stan", global_name="Stan"), roles=[role])
        boss = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        here.people["Mia"] = here.guild.add_member(here.env.create_user("mia", global_name="Mia"), roles=[boss])

        async def stopped_by(name: str) -> bool:
            table = await here.playing("Anna", "Ben")
            why = {} if name in ("Anna", "Ben") else {"reason": "late"}
            await here[name].slash(here.channel, "table stop", table=str(table.id), sure="yes", **why)
            gone = not table.status.is_live
            if not gone:
                await table.stop(here["Anna"].id, force=True)
            return gone

        assert {name: await stopped_by(name) for name in ("Anna", "Ben", "Dirk", "Stan", "Mia")} == {
            "Anna": False,
            "Ben": False,
            "Dirk": False,
            "Stan": False,
            "Mia": True,
        }
        await here.tables.change_server(here.guild.id, lambda server: replace(server, stopper_role=role.id))
        assert {name: await stopped_by(name) for name in ("Stan", "Dirk")} == {"Stan": True, "Dirk": False}
        # A role that was deleted counts as never chosen.
        here.env.backend.delete_role(here.guild.id, role.id)
        await here.env.settle()
        assert await stopped_by("Stan") is False


async def test_only_who_manages_a_server_chooses_for_it_and_only_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await shown_to_all(here, here.guild, "leaderboard-message", "settings")
        before = await here.tables.server(here.guild.id)
        told = said(await here["Anna"].slash(here.channel, "settings server", clock="45"))
        assert told == "Only somebody who may manage the server can do that."
        board = said(await here["Anna"].slash(here.channel, "leaderboard-message post", game="couillon"))
        assert board == "Only somebody who may manage the server can do that."
        assert await here.tables.server(here.guild.id) == before


async def test_no_button_shows_a_match_to_somebody_of_another_server_who_never_sat_there(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await finished(here, "couillon")
        other = Elsewhere(here)
        facts = {"replay": "on.1.1.0", "replayopen": "1.1.0", "replayall": "1.1.0", "replayfiles": "", "tricks": ""}
        # As a forged press would have them, or a message from before they left.
        made = page([table_button(verb, table.id, fact, label="-") for verb, fact in facts.items()])
        forged = await here.bot.get_partial_messageable(other.channel.id).send(view=made.view)
        before = texts(other.channel.history()[-1])
        for verb, fact in facts.items():
            result = await other.manager.click(forged, custom_id=f"{verb}:{table.id}:{fact}")
            sentence = said(result)
            assert sentence.startswith(f"There is no table {table.id} here"), verb
            shown = [one for one in (result.response, *result.followups) if one is not None]
            assert not any(one.attachments for one in shown if one.id != forged.id), verb
        # Nor does the command say more than about a table that never existed.
        for number in (table.id, 4711):
            for command in ("verify", "replay"):
                told = said(await other.manager.slash(other.channel, command, table=str(number)))
                assert told.startswith(f"There is no table {number} here"), command
        assert len(other.channel.history()) == 1
        assert texts(other.channel.history()[-1]) == before


async def test_ones_own_tricks_are_shown_where_the_rules_let_one_look_at_them_and_to_nobody_else(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", game="chouine", variant="chouine")
        made = page([table_button("tricks", table.id, label="-")])
        forged = await here.bot.get_partial_messageable(here.channel.id).send(view=made.view)

        async def told(name: str) -> str:
            return said(await here[name].click(forged, custom_id=f"tricks:{table.id}:"))

        assert await told("Dirk") == "You do not have a seat at this table."
        assert await told("Anna") == await told("Ben") == NO_TRICKS
        await act_until(here, table, lambda: sum(table.view(0).tricks) > 0)
        winner = here.name_on(table, 1 + table.view(0).tricks.index(1))
        loser = next(name for name in ("Anna", "Ben") if name != winner)
        assert (await told(loser), await told("Dirk")) == (NO_TRICKS, "You do not have a seat at this table.")
        assert "` 1`" in await told(winner)


async def test_permissions_for_threads_are_needed_only_where_the_server_wants_threads(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        deny = discord.PermissionOverwrite(create_public_threads=False, send_messages_in_threads=False)
        plain = here.guild.create_text_channel("zonder", overwrites={here.guild.default_role: deny})
        assert "missing" not in said(await here["Anna"].slash(plain, "table open", variant="denexa"))
        assert len(here.tables.in_channel(plain.id)) == 1
        # People then play a tournament in the channel.
        await here["Chloé"].slash(plain, "tournament open")
        assert len(here.tables.tournaments.in_guild(here.guild.id)) == 1
        await here.tables.change_server(here.guild.id, lambda server: replace(server, threads=True))
        refused = said(await here["Ben"].slash(plain, "table open", variant="denexa"))
        assert "Create Public Threads, Send Messages in Threads" in refused
        assert len(here.tables.in_channel(plain.id)) == 1
