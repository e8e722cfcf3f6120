"""Whole matches: by commands alone, by buttons and menus alone, and what everybody sees while hands lie open."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from engine.game import Phase
from engine.kleurenwiezen.state import KleurenView
from engine.tables.people import Status
from tests.cogs.kleuren import FOUR, SHUFFLED, dealing, picks, press, press_all, recorded
from tests.cogs.test_limits import complaints
from tests.cogs.world import World, buttons, said, texts, world

SPEAKING = (Phase.AUCTION, Phase.TROEL, Phase.DOUBLE)


async def command(here: World, turn: int) -> None:
    """Whoever is to move takes something from a completed list by its name: passes are rare."""
    table = here.tables.in_guild(here.guild.id)[-1]
    one = here[here.to_move(table)]
    verb, option = ("bid", "call") if table.view(0).phase in SPEAKING else ("play", "card")
    choices = [choice["name"] for choice in await one.autocomplete(here.channel, verb, option, "")]
    assert 0 < len(choices) <= 25
    sure = [name for name in choices if "…" not in name]
    number = table.number
    answer = said(await one.slash(here.channel, verb, **{option: sure[turn % len(sure)]}))
    assert answer.strip().startswith("You: ")
    assert table.number > number


async def test_a_match_of_four_deals_is_played_by_commands_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", game="kleurenwiezen", variant="pagat", rules="deals=4", language="en")
        turn = 0
        while table.status is Status.PLAYING:
            await command(here, turn)
            turn += 1
        assert table.status is Status.OVER
        history = [texts(one) for one in here.channel.history()]
        counted = [text for text in history if "Points: " in text and "**Deal " in text]
        assert len(counted) == 4
        assert sum(table.score) == 0
        assert " the match after " in history[-1] or "share the match" in history[-1]
        assert complaints(here) == []


async def test_a_match_is_played_by_buttons_and_menus_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", game="kleurenwiezen", variant="gerver", rules="deals=4", language="en")
        picked = turn = 0
        while table.status is Status.PLAYING and table.deal < 4:
            name = here.to_move(table)
            hand = here.hand(table, name)
            offered = picks(hand)
            turn += 1
            if offered and not picked:
                picked += 1
                menu, value = offered[0]
                await here[name].user.select(hand, [value], custom_id=menu)
            else:
                possible = buttons(hand, "act")
                await here[name].user.click(hand, custom_id=possible[turn % len(possible)])
        assert picked
        assert table.deal >= 4
        assert complaints(here) == []


async def test_open_hands_lie_before_everybody_from_the_second_trick_on(tmp_path: Path) -> None:
    """kleurenwiezen.txt, "Open Misère": the cards lie face up at the end of the first trick."""
    async with world(tmp_path, shuffler=dealing(recorded("kleuren-example-7").pack)) as here:
        table = await here.playing(*FOUR, **SHUFFLED, language="en")
        for name, action in zip(FOUR, ("open-misere", "pass", "pass", "pass"), strict=True):
            await press(here, table, name, action)
        assert "Face up" not in texts(here.board(table))
        while not cast(KleurenView, table.view(0)).played:
            await here.press(table)
        board = texts(here.board(table))
        assert "Face up, Anna: " in board
        assert board.split("Face up, Anna: ")[1].split("\n")[0].count("<:") == 12
        assert "Face up, Anna: " in texts(here.hand(table, "Ben"))
        assert "Face up" not in texts(here.hand(table, "Anna"))


async def test_only_the_last_trick_may_be_looked_at(tmp_path: Path) -> None:
    deal = recorded("kleuren-example-7")
    async with world(tmp_path, shuffler=dealing(deal.pack)) as here:
        table = await here.playing(*FOUR, **SHUFFLED, language="en")
        last = f"last:{table.id}:"
        assert "No trick" in said(await here["Anna"].click(here.board(table), custom_id=last))
        await press_all(here, table, deal.lines[:17])
        shown = said(await here["Anna"].click(here.board(table), custom_id=last))
        assert "Last trick, taken by **Chloé**" in shown
        assert all(f"<:{index}_" in shown for index in ("K", "2", "A", "3"))
        await press_all(here, table, deal.lines[17:21])
        assert not any(one.startswith("tricks:") for one in buttons(here.board(table)))
        shown = said(await here["Ben"].click(here.board(table), custom_id=last))
        assert "_spades_" in shown
        assert "_clubs_" not in shown


@pytest.mark.parametrize("preset", ["flemish", "wallonia", "whisthub", "classic"])
async def test_every_variant_opens_and_bids(tmp_path: Path, preset: str) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", game="kleurenwiezen", variant=preset, language="en")
        for turn in range(4):
            await command(here, turn)
        assert table.status is Status.PLAYING
        assert complaints(here) == []
