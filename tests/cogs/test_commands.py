"""The commands as Discord's menus show them, and what their lists offer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord.interactions

from engine.game import Play
from tests.cogs.world import World, said, texts, world

LOCALES = {"nl", "fr", "de", "en-US", "en-GB"}


def speaking(monkeypatch: pytest.MonkeyPatch, **locales: str) -> None:
    """SimCord's people all use Discord in English: let some, by user name, use it in another language."""
    plain = simcord.interactions.base_payload

    def with_locale(backend: Any, **facts: Any) -> Any:
        record, payload = plain(backend, **facts)
        payload["locale"] = locales.get(backend.get_user(facts["user_id"]).name, "en-US")
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", with_locale)


def _named(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with its subcommands, options and choices."""
    yield part
    for kind in ("options", "choices"):
        for inner in part.get(kind, ()):
            yield from _named(inner)


def _registered(here: World) -> list[dict[str, Any]]:
    """The commands as the bot sent them to Discord."""
    sent: list[dict[str, Any]] = next(one.json for one in here.env.http_requests if one.path.endswith("/commands"))
    return sent


async def test_every_command_and_option_has_a_name_and_a_description_in_all_languages(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        registered = _registered(here)
        assert {command["name"] for command in registered} == {"table", "hand", "play", "bid", "settings"}
        for command in registered:
            for part in _named(command):
                if "description" in part:
                    assert set(part["name_localizations"]) >= LOCALES, part["name"]
                    assert set(part["description_localizations"]) >= LOCALES, part["name"]
        fr = {
            part["name"]: part["name_localizations"]["fr"]
            for command in registered
            for part in _named(command)
            if "description" in part
        }
        assert fr["open"] == "ouvrir"
        assert fr["play"] == "jouer"


async def test_names_in_every_language_are_what_discord_accepts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        registered = _registered(here)
        for command in registered:
            for part in _named(command):
                names = [part["name"], *(part.get("name_localizations") or {}).values()]
                if "description" not in part:
                    assert all(len(name) <= 100 for name in names)
                    continue
                descriptions = [part["description"], *part["description_localizations"].values()]
                assert all(name == name.lower() and 1 <= len(name) <= 32 for name in names)
                assert all(char.isalnum() or char in "-_" for name in names for char in name)
                assert all(1 <= len(text) <= 100 for text in descriptions)
            for part in _named(command):
                inner = [one for one in part.get("options", ()) if one]
                for locale in LOCALES:
                    shown = [one["name_localizations"][locale] for one in inner]
                    assert len(shown) == len(set(shown)), (part["name"], locale)


async def test_the_list_for_play_is_exactly_what_is_legal_in_the_indices_of_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="fr", ben="nl", dirk="de")
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        await here.press(table, "accept")
        kings = {"Anna": "R", "Ben": "H", "Dirk": "K", "Chloé": "K"}
        while table.deal == 1:
            name = here.to_move(table)
            legal = [str(action) for action in table.legal(table.actors[0])]
            offered = await here[name].autocomplete(here.channel, "play", "card", "")
            assert [one["value"] for one in offered] == legal
            for one in offered:
                if one["value"].startswith("play K"):
                    assert one["name"].startswith(kings[name])
            for other in set(kings) - {name}:
                assert await here[other].autocomplete(here.channel, "play", "card", "") == []
            assert await here[name].autocomplete(here.channel, "bid", "call", "") == []
            await here.press(table)


async def test_the_list_for_bid_holds_what_can_be_said_in_the_language_of_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="fr", ben="fr", dirk="fr", chloé="fr")
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name = here.to_move(table)
        offered = await here[name].autocomplete(here.channel, "bid", "call", "")
        assert [(one["name"], one["value"]) for one in offered] == [("Je prends", "accept"), ("Je passe", "pass")]
        assert len(await here[name].autocomplete(here.channel, "bid", "call", "pas")) == 1
        assert said(await here[name].slash(here.channel, "bid", call="je passe")).endswith("Toi : Je passe.")


async def test_typed_cards_are_played_however_they_are_written(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        await here.press(table, "accept")
        name = here.to_move(table)
        card = next(action.card for action in table.legal(table.actors[0]) if isinstance(action, Play))
        words = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10", "9": "9"}
        suits = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
        typed = f"{words[str(card.rank)]} of {suits[str(card.suit)]}"
        assert "You: " in said(await here[name].slash(here.channel, "play", card=typed))
        assert card not in table.view(table.seat_of(here[name].id) or 0).hand


async def test_each_person_reads_their_own_language_and_the_channel_that_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="fr", ben="nl", dirk="de")
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Dirk")
        assert "donne 1" in texts(here.board(table))
        assert "donne 1" in texts(here.hand(table, "Anna"))
        assert "gift 1" in texts(here.hand(table, "Ben"))
        assert "Spiel 1" in texts(here.hand(table, "Dirk"))
        assert said(await here["Ben"].slash(here.channel, "table start")).startswith("Er is hier geen tafel")


async def test_settings_are_for_managers_and_hold_for_new_tables(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        role = here.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
        manager = here.guild.add_member(here.env.create_user("mia"), roles=[role])
        here.people["Mia"] = manager
        await manager.slash(here.channel, "settings clock", seconds=45)
        await manager.slash(here.channel, "settings language", language="nl")
        table = await here.table("Anna")
        assert table.setup.turn_seconds == 45
        assert "45 seconden per beurt" in texts(here.lobby(table))
        assert "settings clock" not in here["Anna"].available_commands(here.channel)
        stopped = await manager.slash(here.channel, "table stop")
        assert "You have stopped" in said(stopped)


async def test_an_unknown_game_variant_or_rule_is_answered_with_what_is_possible(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for options, possible in (
            ({"variant": "tarot"}, "couillon"),
            ({"rules": "branches=3"}, "lines, pack"),
            ({"rules": "lines=6"}, "7, 5"),
        ):
            answer = said(await here["Anna"].slash(here.channel, "table open", **options))
            assert "does not exist here; possible: " in answer
            assert possible in answer
        assert here.tables.in_guild(here.guild.id) == ()
        answer = said(await here["Anna"].slash(here.channel, "table open", rules="long"))
        assert answer.startswith("I cannot read “long”")


async def test_what_is_typed_at_length_is_answered_in_short(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        one = here[here.to_move(table)]
        for command, option in (("play", "card"), ("bid", "call"), ("table open", "rules"), ("hand", "table")):
            answer = said(await one.slash(here.channel, command, **{option: "z" * 3000}))
            assert "z…" in answer
            assert 80 < len(answer) < 400


async def test_rules_are_completed_one_after_the_other(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        offered = await here["Anna"].autocomplete(here.channel, "table open", "rules", "")
        assert [one["value"] for one in offered] == ["lines=5", "pack=32"]
        offered = await here["Anna"].autocomplete(here.channel, "table open", "rules", "lines=5 ")
        assert "lines=5 pack=32" in [one["value"] for one in offered]
