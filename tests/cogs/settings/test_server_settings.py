"""How a server plays: who may choose it, by commands or a panel, and the answers if something is gone or forbidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from engine.table.model.preferences import Server
from engine.table.model.times import CLOCK_PRESETS
from tests.cogs.app.test_commands import speaking
from tests.cogs.settings.test_themes import add_manager, picked, seen_again
from tests.cogs.world import World, components, said, texts, world
from tests.locales.typography import spaced

PARTS = ["clock", "house", "threads", "takeback", "lasttrick", "computers"]


async def server_of(here: World) -> Server:
    return await here.tables.server(here.guild.id)


def custom_ids(message: Any) -> list[str]:
    return [one["custom_id"] for one in components(message) if "custom_id" in one]


def shown_in(message: Any, custom_id: str) -> list[int]:
    """What a menu of roles or channels shows."""
    found = next(one for one in components(message) if one.get("custom_id") == custom_id)
    return [int(one["id"]) for one in found.get("default_values", ())]


async def test_a_server_chooses_by_commands_and_shows_it_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, mia="nl", ben="fr")
    async with world(tmp_path) as here:
        mia, role = add_manager(here), here.guild.create_role("kaarters", mentionable=True)
        await mia.slash(here.channel, "house save", name="De Kroon", game="couillon", rules="lines=7")
        options = {"clock": "rustig", "house": "De Kroon", "take-back": "5", "last-trick": "no", "threads": "yes"}
        roles = {"openers": role, "stoppers": role, "pinged": role}
        panel: Any = (
            await mia.slash(here.channel, "settings server", channel=here.channel, **options, **roles)
        ).response
        server = await server_of(here)
        assert (server.turn_seconds, server.threads, server.takes_back) == (CLOCK_PRESETS["relaxed"], True, 5)
        assert (server.opener_role, server.stopper_role, server.caller_role) == (role.id,) * 3
        assert server.channels == {here.channel.id}
        assert not server.plays_last
        assert picked(panel, "clock", "label") == "Klok: rustig (3 minuten)"
        assert picked(panel, "house", "label") == "Huisregels: De Kroon"
        assert shown_in(panel, "role.server:opener") == [role.id]
        assert shown_in(panel, "channel.server:channels") == [here.channel.id]
        assert "⚠" not in texts(panel)

        shown = said(await here["Ben"].slash(here.channel, "settings show"))
        for line in (
            spaced("Ordre de tes cartes : chaque couleur de la plus forte à la plus faible"),
            spaced("Temps par tour : tranquille (3 minutes)"),
            spaced("Règles de la maison : De Kroon"),
            spaced("Un fil par table : oui"),
            spaced(f"On peut ouvrir des tables dans : <#{here.channel.id}>"),
            spaced(f"Qui peut ouvrir des tables : {role.mention}"),
        ):
            assert line in shown

        everyone = here.guild.default_role
        await mia.slash(here.channel, "settings server", openers=everyone, pinged=everyone, house="-", clock="45")
        await mia.slash(here.channel, "settings server", **{"without-channel": here.channel})
        server = await server_of(here)
        assert (server.opener_role, server.caller_role, server.house_id, server.turn_seconds) == (None, None, None, 45)
        assert (server.stopper_role, server.channels) == (role.id, frozenset())
        refused = await mia.slash(here.channel, "settings server", clock="morgen")
        assert "“morgen” is geen klok" in said(refused)
        choices = await mia.autocomplete(here.channel, "settings server", "clock", "20")
        assert [one["name"] for one in choices] == ["20 seconden", "20 s per beurt en 2 min reserve"]


async def test_the_panel_of_a_server_chooses_the_same_and_keeps_to_the_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, mia="de")
    async with world(tmp_path) as here:
        mia, role = add_manager(here), here.guild.create_role("kaarters", mentionable=True)
        for number in range(3):
            await mia.slash(here.channel, "house save", name=f"Haus {number}", game="couillon", rules="lines=7")
        panel: Any = (await mia.slash(here.channel, "settings server")).response
        await mia.click(panel, custom_id="settings.server:play")
        panel = seen_again(here, "Mia", panel)
        assert custom_ids(panel) == [
            *(f"prefer.server:{part}" for part in PARTS),
            "channel.server:channels",
            *(f"role.server:{part}" for part in ("opener", "stopper", "caller", "season")),
            "settings.server:looks",
            "settings.server:play",
            "settings.server:limits",
        ]
        await mia.select(panel, ["0"], custom_id="prefer.server:clock")
        house = (await here.tables.house_rules.of_guild(here.guild.id))[1]
        await mia.select(panel, [str(house.id)], custom_id="prefer.server:house")
        await mia.select(panel, ["15"], custom_id="prefer.server:takeback")
        await mia.select(panel, ["yes"], custom_id="prefer.server:threads")
        await mia.select(panel, ["no"], custom_id="prefer.server:lasttrick")
        await mia.select(panel, [here.channel], custom_id="channel.server:channels")
        for part in ("opener", "stopper", "caller", "season"):
            await mia.select(panel, [role], custom_id=f"role.server:{part}")
        assert await server_of(here) == Server(
            here.guild.id,
            turn_seconds=0,
            threads=True,
            channels=frozenset([here.channel.id]),
            opener_role=role.id,
            stopper_role=role.id,
            caller_role=role.id,
            season_role=role.id,
            house_id=house.id,
            takes_back=15,
            plays_last=False,
        )
        panel = seen_again(here, "Mia", panel)
        assert picked(panel, "clock", "label") == "Uhr: keine Uhr"
        assert shown_in(panel, "role.server:caller") == [role.id]
        await mia.select(panel, [], custom_id="channel.server:channels")
        await mia.select(panel, [here.guild.default_role], custom_id="role.server:opener")
        await mia.select(panel, [], custom_id="role.server:caller")
        server = await server_of(here)
        assert (server.channels, server.opener_role, server.caller_role) == (frozenset(), None, None)


async def test_who_may_not_manage_the_server_is_told_so_and_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        mia = add_manager(here)
        panel: Any = (await mia.slash(here.channel, "settings server", clock="quick")).response
        before = await server_of(here)
        for options in ({}, {"clock": "45"}, {"threads": "yes"}, {"felt": "blue"}, {"channel": here.channel}):
            refused = said(await here["Anna"].slash(here.channel, "settings server", **options))
            assert refused == "Only somebody who may manage the server can do that."
        assert said(await mia.user.slash("settings server")) == "That only works in a channel of a server."
        here.guild.remove_member(mia)
        back = here.guild.add_member(mia.user)
        assert "may manage the server" in said(await back.click(panel, custom_id="settings.server:looks"))
        assert "may manage the server" in said(await back.select(panel, ["90"], custom_id="prefer.server:clock"))
        assert await server_of(here) == before


async def test_who_has_the_role_stops_tables_of_others(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        mia, role = add_manager(here), here.guild.create_role("arbiters")
        judge = here.guild.add_member(here.env.create_user("judge"), roles=[role])
        table = await here.table("Anna")
        assert "no table" in said(await judge.slash(here.channel, "table stop"))
        await mia.slash(here.channel, "settings server", stoppers=role)
        assert "no table" in said(await here["Ben"].slash(here.channel, "table stop"))
        listed = await judge.autocomplete(here.channel, "table stop", "table", "")
        assert [one["value"] for one in listed] == [str(table.id)]
        assert "Done at table 1" in said(await judge.slash(here.channel, "table stop", reason="late"))
        assert not table.status.is_live


async def test_what_is_gone_counts_as_not_set_and_what_the_bot_lacks_is_named(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        mia, role = add_manager(here), here.guild.create_role("kaarters")
        denied = discord.PermissionOverwrite(attach_files=False, create_public_threads=False, mention_everyone=False)
        dark = here.guild.create_text_channel("donker", overwrites={here.guild.me: denied})
        await mia.slash(here.channel, "house save", name="De Kroon", game="couillon", rules="lines=7")
        options = {"house": "De Kroon", "threads": "yes", "openers": role, "stoppers": role, "pinged": role}
        panel: Any = (await mia.slash(here.channel, "settings server", channel=dark, **options)).response
        assert (
            f"Nobody can open a table in <#{dark.id}> until I have these permissions there: "
            "Attach Files, Create Public Threads." in texts(panel)
        )
        assert f"I cannot call {role.mention}" in texts(panel)

        guild = here.bot.get_guild(here.guild.id)
        assert guild is not None
        await here.tables.house_rules.delete((await here.tables.house_rules.of_guild(here.guild.id))[0])
        here.env.backend.delete_role(guild.id, role.id)
        here.env.backend.delete_channel(dark.id)
        await here.env.settle()
        shown = said(await mia.slash(here.channel, "settings show"))
        for line in (
            "“Who may open tables”: the role that was chosen has been deleted, so nothing is set.",
            "“Who is called when a table looks for people”: the role that was chosen has been deleted",
            "One channel that was chosen has been deleted and does not count any more.",
            "The house rules that were chosen have been deleted, so none are set.",
            "House rules: none",
            "Who may open tables: everyone",
            "Tables may be opened in: every channel",
        ):
            assert line in shown
        panel = (await mia.slash(here.channel, "settings server", clock="quick")).response
        assert shown_in(panel, "role.server:opener") == shown_in(panel, "channel.server:channels") == []
        assert picked(panel, "house") == "-"
        assert (await here.table("Anna")).status.is_live
