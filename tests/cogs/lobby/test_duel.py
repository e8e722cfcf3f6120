"""A game for two within three clicks: by /duel, or by the entry in a person's menu."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from engine.core.registry import GAMES
from engine.running.table import Table
from engine.table.model.status import Status
from tests.cogs.world import World, buttons, said, texts, world

CHALLENGE = "Challenge to Chouine"
FOUR = "Café De Kroon"


def newest(here: World) -> Table:
    return here.tables.in_guild(here.guild.id)[-1]


def pinged(here: World) -> list[Any]:
    """Whom the last message in the channel could ping."""
    posts = [one.json for one in here.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    bodies = [body for body in posts if isinstance(body, dict) and body.get("allowed_mentions", {}).get("users")]
    return bodies[-1]["allowed_mentions"]["users"] if bodies else []


async def test_one_command_without_an_opponent_starts_a_match_against_the_computer(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        answer = await here["Anna"].slash(here.channel, "duel")
        table = newest(here)
        assert "has started" in said(answer)
        assert table.status is Status.PLAYING
        assert table.setup.options.preset == "chouine"
        assert sum(one is not None and one.is_person for one in table.seats) == 1
        assert here.to_move(table) == "Anna"
        assert buttons(here.hand(table, "Anna"), "act")


async def test_a_challenge_calls_the_person_and_starts_as_soon_as_they_accept(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"], variant="mondoubleau")
        table = newest(here)
        challenge = here.lobby(table)
        assert f"<@{here['Ben'].id}>" in texts(challenge)
        assert [str(one) for one in pinged(here)] == [str(here["Ben"].id)]
        await here["Ben"].click(challenge, custom_id=f"accept:{table.id}:")
        assert table.status is Status.PLAYING
        assert table.setup.options.preset == "mondoubleau"
        assert {one.name for one in table.seats if one} == {"Anna", "Ben"}
        assert buttons(here.lobby(table)) == []


async def test_the_menu_of_a_person_challenges_them_to_chouine(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        answer = await here["Anna"].context_menu(here.channel, CHALLENGE, here["Ben"])
        table = newest(here)
        assert "has been called" in said(answer)
        await here["Ben"].click(here.lobby(table), custom_id=f"accept:{table.id}:")
        assert table.status is Status.PLAYING


async def test_only_who_is_challenged_can_accept_and_pressing_twice_starts_one_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
        table = newest(here)
        challenge = here.lobby(table)
        for name in ("Anna", "Chloé"):
            answer = await here[name].click(challenge, custom_id=f"accept:{table.id}:")
            assert "This challenge is for" in said(answer)
        assert table.deal == 0
        await here["Ben"].click(challenge, custom_id=f"accept:{table.id}:")
        assert table.status is Status.PLAYING
        assert table.deal == 1


async def test_either_may_call_a_challenge_off(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for name in ("Ben", "Anna"):
            await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
            table = newest(here)
            challenge = here.lobby(table)
            await here["Chloé"].click(challenge, custom_id=f"decline:{table.id}:")
            assert table.status.is_live
            await here[name].click(challenge, custom_id=f"decline:{table.id}:")
            assert table.status is Status.STOPPED
            challenge = here.message(challenge.channel.id, challenge.id)
            assert "there will be no match" in texts(challenge)
            assert buttons(challenge) == []


async def test_a_challenge_outlives_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
        await here.restart()
        table = newest(here)
        await here["Ben"].click(here.lobby(table), custom_id=f"accept:{table.id}:")
        assert table.status is Status.PLAYING


async def test_nobody_challenges_themselves_or_to_a_game_that_is_not_for_two(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert "yourself" in said(await here["Anna"].slash(here.channel, "duel", opponent=here["Anna"]))
        assert "not one of the games for two" in said(await here["Anna"].slash(here.channel, "duel", variant="six"))
        assert here.tables.in_guild(here.guild.id) == ()


async def test_the_list_holds_what_two_can_play_chouine_first(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        choices = await here["Anna"].autocomplete(here.channel, "duel", "variant", "")
        assert [one["value"] for one in choices] == ["chouine", "troeven-2-layout", "troeven-2-stock", "mondoubleau"]


async def test_a_duel_is_played_by_house_rules_and_those_for_more_than_two_are_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for name, game, preset in (("Bij Gust", "chouine", "mondoubleau"), (FOUR, "couillon", "couillon")):
            options = GAMES[game].configure(preset)
            await here.tables.house_rules.save(here.guild.id, name, game, options, here["Ben"].id)
        offered = await here["Anna"].autocomplete(here.channel, "duel", "house", "")
        assert [one["value"] for one in offered] == ["Bij Gust"]
        refused = said(await here["Anna"].slash(here.channel, "duel", house=FOUR))
        assert refused == (
            f"A duel is for two, and the house rules “{FOUR}” are for 4: play by them at a table, /table open."
        )
        assert "leave those out" in said(
            await here["Anna"].slash(here.channel, "duel", house="Bij Gust", variant="mondoubleau")
        )
        assert not here.tables.in_guild(here.guild.id)
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"], house="bij gust")
        table = newest(here)
        assert (table.setup.house, table.setup.options.preset) == ("Bij Gust", "mondoubleau")
        assert "Chouine · Bij Gust" in texts(here.lobby(table))


async def test_a_challenge_is_played_by_the_server_s_usual_house_rules_if_they_are_for_two(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        rules = here.tables.house_rules
        for name, game, preset in (("Bij Gust", "chouine", "mondoubleau"), (FOUR, "couillon", "couillon")):
            options = GAMES[game].configure(preset)
            house = await rules.save(here.guild.id, name, game, options, here["Ben"].id)
            await here.tables.change_server(here.guild.id, partial(replace, house_id=house.id))
            await here["Anna"].context_menu(here.channel, CHALLENGE, here["Ben"])
            assert newest(here).setup.house == (name if name == "Bij Gust" else None)
            await newest(here).stop(here["Anna"].id)
