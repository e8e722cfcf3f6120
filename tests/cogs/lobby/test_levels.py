"""How well computers play: chosen when they sit down, changed before the match, and said wherever seats are."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.players import levels
from engine.players.search.search import Effort
from tests.cogs.world import alternatives, said, texts, world


async def test_the_host_chooses_how_well_computers_play_and_everybody_can_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "EFFORT", Effort(1))
    async with world(tmp_path) as here:
        anna = here["Anna"]
        table = await here.table("Anna", computers=1, level="strong")
        assert "Fons\u00a0🤖\u00a0strong" in texts(here.lobby(table))
        # The button, also of an older message, adds one that plays as well.
        await anna.click(here.lobby(table), custom_id=f"computer:{table.id}:")
        assert "Odette\u00a0🤖\u00a0strong" in texts(here.lobby(table))
        assert "Odette\u00a0🤖\u00a0easy" in said(
            await anna.slash(here.channel, "table computer", seat=3, level="easy")
        )
        offered = [one["value"] for one in await anna.autocomplete(here.channel, "table computer", "seat", "")]
        assert offered == [2, 3, 4]
        assert "Jef\u00a0🤖\u00a0normal" in said(await anna.slash(here.channel, "table computer", level="normal"))
        taken = said(await anna.slash(here.channel, "table computer", seat=2))
        assert "Fons already has seat 2" in taken
        shown = (await anna.click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        await anna.select(shown, ["3 strong"], custom_id=f"pick.level:{table.id}:")
        await anna.select(shown, ["0 easy"], custom_id=f"pick.level:{table.id}:")
        assert [one.player for one in table.seats[1:] if one] == ["easy"] * 3
        await anna.select(shown, ["2 strong"], custom_id=f"pick.level:{table.id}:")
        assert "Seat 2: Fons, computer, strong" in said(await anna.slash(here.channel, "look"))
        await anna.slash(here.channel, "table start")
        alt = alternatives(here.board(table))
        assert "computer, strong" in alt
        assert alt.count("computer, easy") == 2


async def test_all_free_seats_are_filled_with_computers_of_one_level(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        one = await here.table("Anna")
        told = said(await anna.slash(here.channel, "table fill", level="strong"))
        assert told.count("🤖\u00a0strong") == len(one.seats) - 1
        other = await here.table("Anna")
        shown = (await anna.click(here.lobby(other), custom_id=f"host:{other.id}:")).response
        await anna.select(shown, ["easy"], custom_id=f"pick.fill:{other.id}:")
        assert [who.player for who in other.seats if who and not who.is_person] == ["easy"] * (len(other.seats) - 1)


async def test_a_duel_against_the_computer_is_as_hard_as_one_likes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "duel", level="easy")
        (table,) = here.tables.in_guild(here.guild.id)
        assert [one.player for one in table.seats if one and not one.is_person] == ["easy"]
