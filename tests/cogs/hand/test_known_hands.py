"""A hand is worked out once in a position, and not at all for somebody whose hand can stay as it is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.cards import Card
from engine.running.table import Table
from locales import say_in
from tests.cogs.apart import Apart, apart
from tests.cogs.world import WAITING, Packs, world

SAY = say_in("en")


@pytest.mark.parametrize(("variant", "people"), [("denexa", 4), ("pagat", 4), ("chouine", 2)])
async def test_who_rests_cannot_act_and_would_see_no_difference(tmp_path: Path, variant: str, people: int) -> None:
    names = ("Anna", "Ben", "Chloé", "Dirk")[:people]
    async with apart(tmp_path, pauses=WAITING, shuffler=Packs) as here:
        table = await here.playing(*names, variant=variant)
        known, found = here.hands, set[bool]()
        for _ in range(9):
            if not table.actors:
                break
            before = {name: known.now(table, *_where(here, table, name), SAY) for name in names}
            await here.press(table)
            for name, shown in before.items():
                user, seat = _where(here, table, name)
                hand = known.now(table, user, seat, SAY)
                resting = known.resting(table, user, seat, SAY)
                rests = resting is not None and not shown.acts and resting.is_as_good_as(shown)
                assert rests == (not hand.acts and hand.is_as_good_as(shown))
                found.add(rests)
        assert found == ({True, False} if people > 2 else {False})


async def test_a_hand_is_the_same_until_the_table_its_owner_or_their_texts_change(tmp_path: Path) -> None:
    async with apart(tmp_path, pauses=WAITING, shuffler=Packs) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        known, (user, seat) = here.hands, _where(here, table, "Anna")
        hand = known.now(table, user, seat, SAY)
        assert known.now(table, user, seat, SAY) is hand
        assert known.now(table, user, seat, say_in("nl")).say is say_in("nl")
        hand = known.now(table, user, seat, SAY)
        await here.tables.change_person(user, lambda person: replace(person, confirms=not person.confirms))
        assert known.now(table, user, seat, SAY).confirms != hand.confirms
        hand = known.now(table, user, seat, SAY)
        await here.press(table)
        assert known.now(table, user, seat, SAY) is not hand


async def test_a_card_from_the_talon_is_told_until_the_next_trick_ends(tmp_path: Path) -> None:
    async with apart(tmp_path, pauses=WAITING, shuffler=Packs) as here:
        table = await here.playing("Anna", "Ben", variant="chouine")
        user, seat = _where(here, table, "Anna")
        here.hands.now(table, user, seat, SAY)
        held, tricks, drawn = frozenset(table.view(seat).hand), 0, frozenset[Card]()
        for _ in range(9):
            await here.press(table)
            view = table.view(seat)
            if sum(view.tricks) > tricks:
                drawn = frozenset(view.hand) - held
            held, tricks = frozenset(view.hand), sum(view.tricks)
            assert frozenset(here.hands.now(table, user, seat, SAY).drawn) == drawn
        assert tricks > 1
        assert drawn


async def test_a_play_leaves_the_queues_of_whoever_rests_alone(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        for _ in range(4):
            # Now everybody's hand is as it is between turns.
            await here.press(table)
        names = {here.to_move(table)}
        edits = {name: here.hand(table, name).edited_at for name in here.people}
        await here.press(table)
        names.add(here.to_move(table))
        assert {name for name in here.people if here.hand(table, name).edited_at != edits[name]} <= names


def _where(here: Apart, table: Table, name: str) -> tuple[int, int]:
    user = here.id_of(name)
    return user, table.seat_of(user) or 0
