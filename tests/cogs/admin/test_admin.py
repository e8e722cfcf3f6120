"""Managing tables, privacy, joining a server and help, through SimCord, in several languages."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import discord
import pytest
from simcord.backend import serializers

from cogs.bot.help import welcome_page
from engine.clubs.servers import GRACE
from engine.table.model.status import Status
from locales import say_in
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import World, buttons, said, texts, world

DAY: Final = 24 * 3600


def manager(here: World) -> Any:
    """Mia, who may manage the server."""
    role = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    here.people["Mia"] = here.guild.add_member(here.env.create_user("mia", global_name="Mia"), roles=[role])
    return here["Mia"]


async def test_who_comes_into_a_server_is_told_what_to_do_first_and_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        speaking(monkeypatch, ben="fr")
        backend = here.env.backend
        guild = backend.get_guild(here.guild.id)
        # As Discord reports a server that the bot has just joined, not one that is back.
        joined = serializers.guild_create_payload(backend, guild) | {"unavailable": None}
        backend.emit("GUILD_CREATE", joined)
        await here.env.settle()
        hello = here.channel.history()[-1]
        assert "/kleurenwiezen" in texts(hello)
        assert "I have all the permissions I need in" in texts(hello)
        # People without rights can read it in another language for themselves; a manager changes it for all.
        alone = await here["Ben"].click(hello, custom_id="welcome:de")
        assert "Ich habe in" in said(alone)
        assert "To begin" in texts(here.channel.history()[-1])
        await manager(here).click(hello, custom_id="welcome:nl")
        assert "Om te beginnen" in texts(here.channel.history()[-1])
        assert here.tables.known_server(here.guild.id).language == "nl"


async def test_a_channel_in_which_something_is_missing_is_named_with_the_permissions(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        everyone = here.guild.default_role
        deny = discord.PermissionOverwrite(attach_files=False)
        dark = here.guild.create_text_channel("donker", overwrites={everyone: deny})
        channel = here.bot.get_channel(dark.id)
        assert isinstance(channel, discord.TextChannel)
        text = str(welcome_page(channel, say_in("fr")).view.children[0].to_component_dict())
        assert "Joindre des fichiers" in text
        assert "Voir" not in text


async def test_servers_that_removed_or_added_the_bot_while_it_was_away_are_noted_at_the_next_start(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        other = here.guild.id + 1
        gone = await here.tables.open(replace(table.setup, guild_id=other), "Anna")
        await here.tables.change_server(here.guild.id, lambda server: replace(server, left_at=1.0))
        await here.restart()
        assert (await here.tables.find(gone.id)).status is Status.STOPPED
        assert (await here.tables.server(other)).left_at is not None
        assert (await here.tables.find(table.id)).status is Status.PLAYING
        assert (await here.tables.server(here.guild.id)).left_at is None


async def test_the_tables_of_a_server_that_removes_the_bot_end_and_what_it_chose_is_kept_for_thirty_days(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        here.env.backend.remove_guild(here.guild.id)
        await here.env.settle()
        assert table.status is Status.STOPPED
        assert (await here.tables.server(here.guild.id)).left_at is not None
        here.ahead = GRACE - 1.5 * DAY
        await here.env.advance_time(DAY)
        assert (await here.tables.server(here.guild.id)).left_at is not None
        await here.env.advance_time(DAY)
        assert (await here.tables.server(here.guild.id)).left_at is None


async def test_help_knows_where_somebody_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as here:
        speaking(monkeypatch, ben="nl")
        anna, ben = here["Anna"], here["Ben"]
        nothing = await anna.slash(here.channel, "help")
        assert "Open a table in one step" in said(nothing)
        table = await here.table("Anna")
        assert "3 seats are empty" in said(await anna.slash(here.channel, "help"))
        flemish = said(await ben.slash(here.channel, "help"))
        assert f"Aan tafel {table.id}" in flemish
        assert all(f"/{one}`" in flemish for one in ("ranglijst", "statistieken", "herbekijk", "controleer"))
        while table.free_seats:
            await anna.click(here.lobby(table), custom_id=f"computer:{table.id}:")
        assert "all seats are taken" in said(await anna.slash(here.channel, "help"))
        await anna.click(here.lobby(table), custom_id=f"start:{table.id}:")
        assert "it is your turn" in said(await anna.slash(here.channel, "help"))
        await table.pause(anna.id)
        assert "is paused" in said(await anna.slash(here.channel, "help"))
        assert "in direct messages" in said(await anna.user.slash("help"))
        assert "You manage this server" not in said(await anna.slash(here.channel, "help"))
        assert "You manage this server" in said(await manager(here).slash(here.channel, "help"))


async def test_only_managers_look_after_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as here:
        speaking(monkeypatch, chloé="fr")
        table = await here.playing("Ben", "Dirk")
        chloe = here["Chloé"].user
        for command, options in (("health", {}), ("list", {}), ("stop", {"table": "1"}), ("repair", {"table": "1"})):
            refused = await chloe.slash(f"admin {command}", **options)
            assert "Seuls ceux qui peuvent gérer ce serveur" in said(refused)
        assert here.tables.live == (table,)
        mia = manager(here)
        health = said(await mia.slash(here.channel, "admin health"))
        assert "Tables: 1, 1 of them being played" in health
        assert "Permissions in this channel: complete" in health
        assert f"Table {table.id}" in said(await mia.slash(here.channel, "admin list"))
        before = {table.message_ids["table"], table.message_ids[f"hand-{here['Ben'].id}"]}
        assert "read again" in said(await mia.slash(here.channel, "admin repair", table=str(table.id)))
        after = {table.message_ids["table"], table.message_ids[f"hand-{here['Ben'].id}"]}
        assert not before & after
        await here.press(table)
        assert "Done" in said(await mia.slash(here.channel, "admin stop", table=str(table.id), reason="x"))
        assert table.status is Status.STOPPED


async def test_a_table_that_cannot_be_read_is_named_and_can_be_ended(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Ben", "Dirk")
        mia = manager(here)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as disk, disk:
            disk.execute("UPDATE packs SET cards = '2S'")
        await here.restart()
        assert "A table cannot be read: try `/admin repair`" in said(await mia.slash(here.channel, "admin health"))
        assert f"Table {table.id} cannot be read" in said(await mia.slash(here.channel, "admin list"))
        offered = await mia.autocomplete(here.channel, "admin repair", "table", "")
        assert [choice["value"] for choice in offered] == [str(table.id)]
        refused = said(await mia.slash(here.channel, "admin repair", table=str(table.id)))
        assert "does not add up" in refused
        assert "2S" not in refused
        unsure = said(await mia.slash(here.channel, "admin stop", table=str(table.id)))
        assert "/admin repair may repair it" in unsure
        await mia.slash(here.channel, "admin stop", table=str(table.id), sure="yes")
        assert "Tables: 0" in said(await mia.slash(here.channel, "admin health"))
        await here.restart()
        assert "cannot be read" not in said(await mia.slash(here.channel, "admin health"))


async def test_somebody_reads_what_is_kept_takes_it_along_and_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        speaking(monkeypatch, ben="de")
        table = await here.playing("Ben", "Dirk")
        ben = here["Ben"]
        told = await ben.user.slash("privacy")
        assert "Was über dich gespeichert ist" in said(told)
        file = (await ben.user.click(told.response, custom_id="privacy:export")).response.attachments[0]
        kept = json.loads(await file.read())
        assert kept["person"]["user_id"] == ben.id
        assert kept["tables"][0]["id"] == table.id
        asked = (await ben.slash(here.channel, "forget-me")).response
        assert buttons(asked) == ["privacy:forget", "privacy:keep"]
        await ben.click(asked, custom_id="privacy:keep")
        await ben.click(asked, custom_id="privacy:ask")
        assert table.seat_of(ben.id) is not None
        done = await ben.click(asked, custom_id="privacy:forget")
        assert "Erledigt" in said(done)
        assert table.seat_of(ben.id) is None
        assert table.status is Status.PLAYING
        assert "Ben" not in texts(here.board(table))


async def test_the_bots_owner_stops_any_table_from_direct_messages_by_the_form_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        here.bot.owner_id = here["Dirk"].id
        form = await here["Dirk"].user.slash("admin stop", table=str(table.id))
        assert form.modal is not None
        await here["Dirk"].user.submit_modal(form, {"reason": "they quarrel"})
        assert table.status is Status.STOPPED
