"""A hand between turns: the picture of the last turn, what has happened since, and the cards left, small in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.games.plain import texts_of
from cogs.hand.hand import Hand
from engine.table.model.status import Pause, Status
from locales import say_in
from tests.cogs.acting import act_until
from tests.cogs.apart import apart
from tests.cogs.world import WAITING, Packs, buttons, private, texts, world


@pytest.mark.parametrize(("language", "word"), [("en", "spades"), ("nl", "schoppen"), ("fr", "pique"), ("de", "Pik")])
async def test_cards_are_said_by_suit_in_the_owners_language(tmp_path: Path, language: str, word: str) -> None:
    async with apart(tmp_path, pauses=WAITING, shuffler=Packs) as here:
        here.reads = language
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        said = ""
        while not said and table.actors:
            name = here.to_move(table)
            await here.press(table)
            if here.to_move(table) != name:
                lines = _starting(texts(here.hand(table, name)), "-# ")
                said = next((line for line in lines if word in line), "")
        assert said
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
        assert not _starting(shown, "## ")
        assert "face-down" in _starting(shown, "-# ")[-1]
        # What the picture showed is unknown after a restart, so it goes.
        await here.restart()
        shown = texts(here.hand(here.tables.live[0], name))
        rows = _starting(shown, "## ")
        assert len(rows) == 2
        assert sum(row.count("<:") for row in rows) == len(open_cards)
        (words,) = _starting(shown, "-# ")
        assert "face-down" in words


async def test_the_picture_of_the_turn_stays_only_while_all_in_it_was_so(tmp_path: Path) -> None:
    async with apart(tmp_path, pauses=WAITING, shuffler=Packs) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk", variant="couillon")
        await here.press(table, "accept")
        name = here.to_move(table)

        def now() -> Hand:
            return here.hands.now(table, here.id_of(name), table.seat_of(here.id_of(name)) or 0, say_in("en"))

        turn = now()
        assert turn.names == ("Anna", "Ben", "Chloé", "Dirk")
        await here.press(table)
        waits = now()
        assert not waits.acts
        assert waits.is_later_than(turn)
        assert not turn.is_later_than(turn)
        concerns: list[dict[str, Any]] = [
            {"deal": 2},
            {"names": ("Anna", "Ben", "Chloé", "computer")},
            {"taken_back": 7},
            {"is_over": True},
            {"say": say_in("nl")},
            {"turn": turn.turn},
        ]
        assert [change for change in concerns if replace(waits, **change).is_later_than(turn)] == []


@pytest.mark.parametrize("in_channel", [False, True])
async def test_whoever_played_in_a_trick_reads_at_its_end_who_took_it_and_with_what(
    tmp_path: Path, in_channel: bool
) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk", variant="couillon", **{"last-trick": 0})
        await here.press(table, "accept")
        hands = {}
        for _ in range(4):
            name = here.to_move(table)
            person, hands[name] = here[name].user, here.hand(table, name)
            if in_channel:
                person = here[name]
                hands[name] = private(await person.click(here.board(table), custom_id=f"hand:{table.id}:"))
            await person.click(hands[name], custom_id=buttons(hands[name], "act")[0])
        leads = here.to_move(table)
        for name, hand in hands.items():
            seen = here.channel.history(viewer=here[name]) if in_channel else here[name].user.dm_channel.history()
            shown = texts(next(one for one in seen if one.id == hand.id))
            told = [line for line in shown.splitlines() if line.startswith("Last trick")]
            if name != leads:
                (line,) = told
                assert line.startswith(f"Last trick, taken by **{leads}**: ")
                assert all(f"{one} " in line for one in hands)


async def test_a_resting_hand_is_changed_by_what_concerns_its_owner_and_by_nothing_others_play(tmp_path: Path) -> None:
    async with apart(tmp_path, pauses=WAITING, shuffler=Packs) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name = "Anna" if here.to_move(table) != "Anna" else "Ben"
        hand = here.hands.now(table, here.id_of(name), table.seat_of(here.id_of(name)) or 0, say_in("en"))
        assert replace(hand, lines=("Ben plays.",)).is_as_good_as(hand)
        concerns: list[dict[str, Any]] = [
            {"cards": hand.cards[1:]},
            {"own_last": 7},
            {"trick": 1},
            {"paused": Pause.AGREED},
            {"stage": Status.STOPPED},
            {"is_over": True},
            {"number": 7},
            {"say": say_in("nl")},
        ]
        assert [change for change in concerns if replace(hand, **change).is_as_good_as(hand)] == []


def _starting(shown: str, mark: str) -> list[str]:
    return [line for line in shown.splitlines() if line.startswith(mark)]
