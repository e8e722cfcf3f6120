"""The commands as Discord's menus show them, and what their autocompletion offers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord.interactions

from cogs.typed.choosing import read_options
from engine.core.actions import Play
from engine.core.registry import GAMES
from tests.cogs.world import World, said, texts, world
from tests.locales.typography import spaced

LOCALES = {"nl", "fr", "de", "en-US", "en-GB"}


def speaking(monkeypatch: pytest.MonkeyPatch, **locales: str) -> None:
    """Let some of SimCord's people, who all use English, use another language; they are named by user name."""
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
    requests = (one for one in here.env.http_requests if one.path.endswith("/commands") and one.method == "PUT")
    sent: list[dict[str, Any]] = next(one.json for one in requests)
    return sent


async def test_every_command_and_option_has_a_name_and_a_description_in_all_languages(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        registered = _registered(here)
        assert {command["name"] for command in registered} == {one.name for one in here.bot.tree._get_all_commands()}
        for command in registered:
            for part in _named(command):
                if "description" in part or part is command:
                    assert set(part["name_localizations"]) >= LOCALES, part["name"]
                if "description" in part:
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
    async with world(tmp_path, first_start=True) as here:
        registered = _registered(here)
        for command in registered:
            for part in _named(command):
                names = [part["name"], *(part.get("name_localizations") or {}).values()]
                if "description" not in part:
                    # A choice, or an entry in the menu of a person.
                    assert all(len(name) <= (32 if part is command else 100) for name in names)
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
            assert sorted(one["value"] for one in offered) == sorted(legal)
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
        assert said(await here[name].slash(here.channel, "bid", call="je passe")).endswith("Tu passes.")


async def test_typed_cards_are_played_however_they_are_written(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        await here.press(table, "accept")
        name = here.to_move(table)
        card = next(action.card for action in table.legal(table.actors[0]) if isinstance(action, Play))
        words = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10", "9": "9"}
        suits = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
        typed = f"{words[str(card.rank)]} of {suits[str(card.suit)]}"
        assert "You " in said(await here[name].slash(here.channel, "play", card=typed))
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
        await manager.slash(here.channel, "settings server", clock="45")
        await manager.slash(here.channel, "settings server", language="nl")
        table = await here.table("Anna")
        assert table.setup.turn_seconds == 45
        assert "klok: 45 seconden" in texts(here.lobby(table))
        refused = await here["Anna"].slash(here.channel, "settings server", clock="20")
        assert said(refused) == "Only somebody who may manage the server can do that."
        stopped = await manager.slash(here.channel, "table stop", reason="too late")
        assert "Done at table" in said(stopped)


UNKNOWN = {
    ("tarot", ""): "There is no variant “tarot”; choose from the list that appears while you type.",
    ("", "twigs=3"): "There is no house rule “twigs”; possible: lines, branches, cows, royes, target, ",
    ("", "lines=21"): "“21” is not possible for lines: it takes a whole number from 1 to 20.",
    ("kujong", "cows=7"): "“7” is not possible for cows; possible: 9-9-5, 9-5, 9, 5.",
    ("malmedy", "royes=0"): "“0” is not possible for royes: it takes a whole number from 1 to 99.",
    ("", "long"): "I cannot read “long”",
}
IMPOSSIBLE = {
    ("kujong", "lines=5"): spaced("Kujong ne se marque pas sur une ardoise à lignes : « 5 lignes sur l’ardoise »"),
    ("couillon", "royes=21"): spaced(
        "Couillon (jeu de base) ne se compte pas en rôyes : « 21 rôyes chacun au départ »"
    ),
    ("malmedy", "target=5"): "Couillon à la Mit’ (Malmedy) ne se joue pas en un nombre de points",
    ("eight", "pack=24"): spaced("Couillon à huit se joue avec un paquet à lui : « 24 cartes »"),
    ("points", "pack=30"): "Le paquet sans les sept noirs est celui du Troeven à trois",
    ("troeven", "mit=plain"): "La Mit’ ne compte qu’en rôyes ou en vaches",
    ("malmedy", "scoring=slate"): "La Mit’ ne compte qu’en rôyes ou en vaches",
    ("force", "making=upcard"): spaced(
        "Couillon forcé : avec « la première carte du reste est retournée pour l’atout », il ne reste aucune carte"
    ),
    ("couillon", "cards=7"): spaced("Couillon (jeu de base) : le paquet n’a pas assez de cartes"),
    ("couillon", "making=tongres"): "La dernière carte du donneur est proposée après la quatrième",
    ("troeven-3", "scoring=slate"): "Troeven à trois se joue à trois, chacun pour soi et avec son arbre",
    ("malmedy", "mit=none ottant=yes"): spaced(
        "« l’équipe qui fait l’atout, annonce la Mit’ et perd en ajoute deux » demande la Mit’"
    ),
    ("", "branches=3"): spaced("Couillon (jeu de base) ne se marque pas sur un arbre : « un arbre de 3 »"),
    ("malmedy", "cows=9-5"): spaced(
        "Couillon à la Mit’ (Malmedy) ne se compte pas en vaches : « vaches de 9-5 traits »"
    ),
    ("st-vith", "show=chosen"): spaced("Kujong de Saint-Vith : personne n’y montre de carte en faisant l’atout"),
    ("six", "seats_by=jacks"): "On ne tire les partenaires qu’à quatre",
}


async def test_an_unknown_variant_or_rule_is_answered_with_what_is_possible(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for (variant, rules), answer in UNKNOWN.items():
            typed = {name: value for name, value in (("variant", variant), ("rules", rules)) if value}
            assert said(await here["Anna"].slash(here.channel, "table open", **typed)).startswith(answer)
        assert here.tables.in_guild(here.guild.id) == ()


async def test_rules_that_do_not_go_together_are_refused_in_the_language_of_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="fr")
    async with world(tmp_path) as here:
        for (variant, rules), answer in IMPOSSIBLE.items():
            typed = {name: value for name, value in (("variant", variant), ("rules", rules)) if value}
            said_to_anna = said(await here["Anna"].slash(here.channel, "table open", **typed))
            assert said_to_anna.startswith(answer)
        assert here.tables.in_guild(here.guild.id) == ()


async def test_more_computers_than_the_variant_has_seats_for_are_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for variant, room in (("troeven-2-stock", 1), ("troeven-3-dummy", 2), ("six", 5)):
            answer = said(await here["Anna"].slash(here.channel, "table open", variant=variant, computers=room + 1))
            assert answer == f"There is room for {room} computer{'' if room == 1 else 's'} at most."
        table = await here.table("Anna", variant="eight", computers=7)
        assert table.free_seats == ()


async def test_variants_are_completed_by_the_name_people_know_with_the_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path) as here:
        offered = await here["Anna"].autocomplete(here.channel, "table open", "variant", "")
        every = [preset for game in GAMES.values() for preset in game.presets]
        left_out = [preset for preset in every if preset not in [one["value"] for one in offered]]
        # Discord shows 25: the largest game leaves out its last ones, which people find by typing or by naming the
        # game.
        assert len(every) - len(left_out) == 25
        assert left_out == list(GAMES["couillon"].presets)[-len(left_out) :]
        for preset in left_out:
            offered = await here["Anna"].autocomplete(here.channel, "table open", "variant", preset)
            assert preset in [one["value"] for one in offered]
        for name in ("kleurenw", "Whist à la"):
            offered = await here["Ben"].autocomplete(here.channel, "table open", "variant", name)
            assert [one["value"] for one in offered] == list(GAMES["kleurenwiezen"].presets)
        offered = await here["Anna"].autocomplete(here.channel, "table open", "variant", "", game="couillon")
        assert [one["value"] for one in offered] == list(GAMES["couillon"].presets)
        assert offered[0]["name"] == "Couillon (basic game) · 4 players"
        offered = await here["Ben"].autocomplete(here.channel, "table open", "variant", "met drie en")
        assert offered == [{"name": "Troeven met drie en een blinde · 3 spelers", "value": "troeven-3-dummy"}]
        for typed in ("8 PLAYERS", "couillon for e", "eig"):
            offered = await here["Anna"].autocomplete(here.channel, "table open", "variant", typed)
            assert [one["value"] for one in offered] == ["eight"]
        # Nobody has to choose from the list: typing the full name works as well.
        table = await here.table("Ben", variant="troeven met DRIE")
        assert table.setup.options.preset == "troeven-3"


async def test_what_is_typed_at_length_is_answered_in_short(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        for command, option in (("bid", "call"), ("table open", "rules"), ("hand", "table"), ("play", "card")):
            if command == "play":
                await here.press(table, "accept")
            one = here[here.to_move(table)]
            answer = said(await one.slash(here.channel, command, **{option: "z" * 3000}))
            assert "z…" in answer
            assert 80 < len(answer) < 400


async def test_rules_are_completed_one_after_the_other(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        offered = await here["Anna"].autocomplete(here.channel, "table open", "rules", "")
        deals = [f"deals={number}" for number in (4, 8, 12)]
        assert [one["value"] for one in offered] == [
            *("lines=5", "pack=32", "dame_de_make=yes", "red_queens=yes", *deals),
            *("making=forced", "making=held", "making=dealer-card", "making=named", "following=must-follow"),
            *("scoring=points", "scoring=royes", "scoring=numbers", "scoring=cows", "scoring=tree", "cards=5"),
        ]
        assert offered[0]["name"] == "lines=5 · 5 lines on the slate (any number from 1 to 20)"
        offered = await here["Anna"].autocomplete(here.channel, "table open", "rules", "lines=5 pa")
        assert [one["value"] for one in offered] == ["lines=5 pack=32"]


async def test_only_rules_that_the_chosen_variant_allows_are_offered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]

        async def offered(typed: str, **others: str) -> list[str]:
            choices = await anna.autocomplete(here.channel, "table open", "rules", typed, **others)
            return [one["value"] for one in choices]

        queens, deals = ["dame_de_make=yes", "red_queens=yes"], ["deals=4", "deals=8", "deals=12"]
        assert await offered("", variant="troeven-3") == [
            *("branches=7", "branches=10", *queens, *deals),
            *("making=tongres", "making=forced", "making=held", "making=dealer-card", "following=must-follow"),
            *("cards=4", "cards=5", "cards=6", "cards=8"),
        ]
        assert {"show=chosen", "show=highest", "pack=32"} <= set(await offered("", variant="malmedy"))
        assert await offered("branches=1", variant="kwajongen") == ["branches=1"]
        assert "ottant=yes" in await offered("", variant="malmedy")
        assert "mit=none ottant=yes" not in await offered("mit=none ", variant="malmedy")
        assert await offered("royes=", variant="malmedy") == ["royes=7"]
        assert await offered("royes=21", variant="malmedy") == ["royes=21"]
        assert await offered("royes=100", variant="malmedy") == []
        assert await offered("deals=2", variant="malmedy") == ["deals=2"]
        assert await offered("", variant="tarot") == []
        # Everything offered can be opened.
        for variant in GAMES["couillon"].presets:
            for rules in await offered("", variant=variant):
                assert GAMES["couillon"].configure(variant, read_options(rules)).preset == variant


async def test_at_a_table_the_rules_are_completed_from_those_it_has(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.table("Anna", variant="kujong", rules="mit=none")
        anna = here["Anna"]
        offered = await anna.autocomplete(here.channel, "table rules", "rules", "")
        assert [one["value"] for one in offered][3:6] == ["mit=plain", "mit=kontra", "dame_de_make=yes"]
        assert [one["value"] for one in offered][:3] == ["cows=9-5", "cows=9", "cows=5"]
        offered = await anna.autocomplete(here.channel, "table rules", "rules", "", variant="troeven")
        queens, deals = ["dame_de_make=yes", "red_queens=yes"], ["deals=4", "deals=8", "deals=12"]
        assert [one["value"] for one in offered][:7] == ["branches=5", "branches=10", *queens, *deals]
        assert len(await anna.autocomplete(here.channel, "table rules", "variant", "")) == 18
        assert await here["Ben"].autocomplete(here.channel, "table rules", "rules", "") == []
