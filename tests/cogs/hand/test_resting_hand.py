"""A hand between turns: its cards in a line, and the same small in words, in the language of its owner."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.games.plain import texts_of
from engine.tables.model.status import Pause, Status
from locales import say_in
from tests.cogs.acting import act_until
from tests.cogs.world import WAITING, buttons, texts, world


@pytest.mark.parametrize(("language", "word"), [("en", "spades"), ("nl", "schoppen"), ("fr", "pique"), ("de", "Pik")])
async def test_cards_are_said_by_suit_in_the_owners_language(tmp_path: Path, language: str, word: str) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        for name in here.people:
            await here.bot.change_person(here[name].id, chosen_language=language)
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        said = ""
        while not said and table.actors:
            name = here.to_move(table)
            await here.press(table)
            if here.to_move(table) != name and (lines := _starting(texts(here.hand(table, name)), "-# ")):
                (said,) = lines if word in lines[0] else ("",)
        assert word in said
        assert not buttons(here.hand(table, name), "act", enabled=False)


async def test_the_open_cards_of_a_layout_are_each_shown_once_in_their_rows(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.playing("Anna", "Ben", variant="troeven-2-layout")
        await act_until(here, table, lambda: str(table.view(0).phase) == "play")
        name = here.to_move(table)
        await act_until(here, table, lambda: here.to_move(table) != name)
        shown = texts(here.hand(table, name))
        seat = table.seat_of(here[name].id) or 0
        open_cards = [pile.up for pile in texts_of(table).piles(table.view(seat), seat) if pile.up is not None]
        rows = _starting(shown, "## ")
        assert len(rows) == 2
        assert sum(row.count("<:") for row in rows) == len(open_cards)
        (words,) = _starting(shown, "-# ")
        assert "face-down" in words


async def test_a_resting_hand_is_changed_by_what_concerns_its_owner_and_by_nothing_others_play(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name = next(one for one in here.people if one != here.to_move(table))
        hand = here.bot.hands.hand_of(table, here[name].id, table.seat_of(here[name].id) or 0, say_in("en"))
        assert replace(hand, lines=("Ben plays.",)).is_as_good_as(hand)
        concerns: list[dict[str, Any]] = [
            {"cards": hand.cards[1:]},
            {"own_last": 7},
            {"paused": Pause.AGREED},
            {"stage": Status.STOPPED},
            {"is_over": True},
            {"number": 7},
            {"say": say_in("nl")},
        ]
        assert [change for change in concerns if replace(hand, **change).is_as_good_as(hand)] == []


def _starting(shown: str, mark: str) -> list[str]:
    return [line for line in shown.splitlines() if line.startswith(mark)]
