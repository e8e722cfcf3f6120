"""Finding a game: opening a table in one step, where and by whom, invitations, and a ping when it is full."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from engine.core.registry import GAMES
from engine.table.model.preferences import NO_THEME
from engine.table.model.setup import Access
from engine.table.model.status import Status
from tests.about import about
from tests.cogs.app.test_commands import speaking
from tests.cogs.lobby.test_duel import newest, pinged
from tests.cogs.world import World, buttons, said, texts, world
from tests.locales.typography import spaced

UP_FOR = {
    "en": "Who’s up for Kleurenwiezen (basic game)?",
    "nl": "Wie heeft er zin in Kleurenwiezen (basisspel)?",
    "fr": spaced("Qui veut jouer : Whist à la couleur (jeu de base) ?"),
    "de": "Wer hat Lust auf Kleurenwiezen (Grundspiel)?",
}


async def chosen(here: World, **changes: Any) -> None:
    """What a manager has chosen for the server."""
    await here.tables.change_server(here.guild.id, partial(replace, **changes))


def last(here: World, channel: Any = None) -> Any:
    return list((channel or here.channel).history())[-1]


def roles_called(here: World) -> list[int]:
    """The roles that messages could ping, each as often as it was."""
    bodies = [one.json for one in here.env.http_requests if one.method == "POST" and isinstance(one.json, dict)]
    return [int(role) for body in bodies for role in body.get("allowed_mentions", {}).get("roles", ())]


def manager(here: World, name: str) -> None:
    role = here.guild.create_role("Beheer", permissions=discord.Permissions(manage_guild=True))
    here.people[name] = here.guild.add_member(here.env.create_user(name.lower(), global_name=name), roles=[role])


async def test_one_command_asks_who_is_up_for_it_and_one_press_fills_and_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        for language in UP_FOR:
            with about(language):
                speaking(monkeypatch, anna=language)
                await here["Anna"].slash(here.channel, "kleurenwiezen", computers=1)
                table = newest(here)
                assert (table.game.name, table.setup.language, table.free_seats) == ("kleurenwiezen", language, (3, 4))
                assert f"**{UP_FOR[language]}**" in texts(here.lobby(table))
                await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:4")
                refused = said(await here["Ben"].click(here.lobby(table), custom_id=f"quick:{table.id}:"))
                assert "Anna" in refused
                await here["Anna"].click(here.lobby(table), custom_id=f"quick:{table.id}:")
                assert table.status is Status.PLAYING
                assert [one.is_person for one in table.seats if one] == [True, False, False, True]


async def test_a_table_opens_as_the_server_wants_it_unless_something_else_is_said(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        options = (await here.table("Anna", variant="malmedy", rules="deals=4")).setup.options
        house = await here.tables.house_rules.save(here.guild.id, "De Kroon", "couillon", options, anna.id)
        await chosen(
            here, house_id=house.id, turn_seconds=172800, takes_back=5, language="nl", theme=NO_THEME, most_tables=10
        )
        await anna.slash(here.channel, "couillon")
        table = newest(here)
        assert (table.setup.options, table.setup.house) == (options, "De Kroon")
        assert "(2 dagen) · een misklik kan binnen 5 seconden teruggenomen worden" in texts(here.lobby(table))
        await anna.slash(here.channel, "table open")
        assert newest(here).setup.house == "De Kroon"
        for command in ({"name": "chouine"}, {"name": "couillon", "variant": "Couillon for eight"}):
            await anna.slash(here.channel, command.pop("name"), **command)
            assert newest(here).setup.house is None
        assert newest(here).setup.options.preset == "eight"
        refused = said(await anna.slash(here.channel, "chouine", house="de kroon"))
        assert refused == "The house rules “De Kroon” are for Couillon: choose that game, or other rules."
        assert await anna.autocomplete(here.channel, "chouine", "house", "") == []
        offered = await anna.autocomplete(here.channel, "couillon", "house", "kr")
        assert [one["value"] for one in offered] == ["De Kroon"]
        offered = await anna.autocomplete(here.channel, "chouine", "variant", "")
        assert [one["value"] for one in offered] == list(GAMES["chouine"].presets)
        await anna.slash(here.channel, "table open", **{"take-back": 15})
        assert newest(here).setup.takes_back == 15, "all that a server can choose, a table can"
        await anna.slash(here.channel, "table open", clock="quick", **{"take-back": 0})
        assert (newest(here).setup.turn_seconds, newest(here).setup.takes_back) == (30, 0)
        assert newest(here).setup.plays_last is True
        await anna.slash(here.channel, "table open", **{"last-trick": 0})
        assert newest(here).setup.plays_last is False
        assert "de laatste slag wordt kaart voor kaart gespeeld" in texts(here.lobby(newest(here)))
        await chosen(here, plays_last=False)
        await anna.slash(here.channel, "couillon")
        assert newest(here).setup.plays_last is False
        await anna.slash(here.channel, "table open", **{"last-trick": 1})
        assert newest(here).setup.plays_last is True
        told = said(await anna.slash(here.channel, "table rules", house="De Kroon", table=str(newest(here).id)))
        assert newest(here).setup.house == "De Kroon"
        assert told.startswith(f"Table {newest(here).id} plays Couillon · De Kroon now: ")
        too_many = said(await anna.slash(here.channel, "chouine", computers=5))
        assert "1" in too_many


async def test_tables_are_opened_where_and_by_whom_the_server_wants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="fr")
    async with world(tmp_path) as here:
        other = here.guild.create_text_channel("praat")
        role = here.guild.create_role("Kaarters")
        here.people["Eva"] = here.guild.add_member(here.env.create_user("eva", global_name="Eva"), roles=[role])
        manager(here, "Filip")
        await here.env.settle()
        await chosen(here, channels=frozenset([here.channel.id]), opener_role=role.id)
        for command in ("couillon", "table open", "duel"):
            refused = said(await here["Eva"].slash(other, command))
            assert refused == f"Tables are opened in <#{here.channel.id}> here."
        assert (
            said(await here["Ben"].slash(other, "chouine")) == f"Ici, les tables s’ouvrent dans <#{here.channel.id}>."
        )
        refused = said(await here["Anna"].slash(here.channel, "chouine"))
        assert refused.startswith(f"On this server only people with the role {role.mention} can open tables")
        assert here.tables.in_guild(here.guild.id) == ()
        await here["Eva"].slash(here.channel, "chouine")
        await here["Filip"].slash(other, "chouine")
        assert [table.setup.channel_id for table in here.tables.in_guild(here.guild.id)] == [here.channel.id, other.id]


async def test_a_table_that_looks_for_people_calls_a_role_once_and_the_host_when_it_is_full(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        role = here.guild.create_role("Kaarters")
        await here.env.settle()
        await chosen(here, caller_role=role.id)
        await here["Anna"].slash(here.channel, "chouine")
        table = newest(here)
        assert f"<@&{role.id}> **Who’s up for Chouine?**" in texts(here.lobby(table))
        assert roles_called(here) == [role.id]
        await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        full = last(here)
        assert texts(full).strip() == f"<@{here['Anna'].id}>, table {table.id} is full: Chouine can begin."
        assert [int(one) for one in pinged(here)] == [here["Anna"].id]
        # It disappears when somebody gets up, and comes again.
        await here["Ben"].slash(here.channel, "table leave")
        assert full.id not in {one.id for one in here.channel.history()}
        await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        assert last(here).id != full.id
        await here["Anna"].click(last(here), custom_id=f"start:{table.id}:")
        assert not any("is full" in texts(one) for one in here.channel.history())
        # A table for invited people only pings nobody.
        await here["Anna"].slash(here.channel, "table open", who="invited")
        assert "<@&" not in texts(here.lobby(newest(here)))
        await here["Anna"].slash(here.channel, "chouine", computers=1)
        assert roles_called(here) == [role.id]


async def test_the_invited_are_called_once_with_a_seat_to_press_unless_they_want_no_calls(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        await here.bot.change_person(here["Dirk"].id, pings="none")
        table = await here.table("Anna", who="invited", variant="troeven-3")
        answer = said(await anna.slash(here.channel, "table invite", person=here["Ben"]))
        assert f"{here['Ben'].mention} may sit down at your table now." in answer
        call = last(here)
        where = f"https://discord.com/channels/{here.guild.id}/{here.channel.id}/{here.lobby(table).id}"
        assert texts(call).strip().splitlines() == [
            f"<@{here['Ben'].id}>, **Anna** invites you to Troeven for three: table {table.id}.",
            f"The table is here: {where}",
        ]
        assert [int(one) for one in pinged(here)] == [here["Ben"].id]
        await anna.slash(here.channel, "table invite", person=here["Ben"])
        assert last(here).id == call.id
        seated = said(await here["Ben"].click(call, custom_id=f"join:{table.id}:"))
        assert f"You have seat 2 of table {table.id} in <#{here.channel.id}>." in seated
        panel = (await anna.click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        await anna.select(panel, [here["Chloé"], here["Dirk"]], custom_id=f"who.invite:{table.id}:")
        assert all(f"<@{here[name].id}>" in texts(last(here)) for name in ("Chloé", "Dirk"))
        assert [int(one) for one in pinged(here)] == [here["Chloé"].id]
        await here["Chloé"].click(last(here), custom_id=f"join:{table.id}:")
        full = said(await here["Dirk"].click(last_call(here), custom_id=f"join:{table.id}:"))
        assert full.startswith("All 3 seats are taken")
        here.add("Eva")
        answer = said(await anna.slash(here.channel, "table invite", person=here["Eva"]))
        assert answer.startswith(f"{here['Eva'].mention} is invited, but no seat is free at your table")
        assert table.setup.access is Access.INVITED


def last_call(here: World) -> Any:
    return next(one for one in reversed(list(here.channel.history())) if buttons(one, "join"))
