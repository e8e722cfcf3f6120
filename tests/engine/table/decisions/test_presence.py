"""Whoever the others went on without after a pause keeps the seat, by every way to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.table.decisions import lobby
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import Occupant
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, BRAM, EVA, NAMES, setup

WAYS = {
    "offer": lambda table: lobby.offer(table, ANNA, 2),
    "remove": lambda table: lobby.remove(table, ANNA, 2),
    "take over": lambda table: lobby.take_over(table, EVA, NAMES[EVA], 2, None),
}
REFUSALS = {Refusal.SEAT_NOT_AWAY, Refusal.TAKES_AGREEMENT, Refusal.NOT_OFFERED}


def table_with(**bram: Any) -> Snapshot:
    """A match under way with Anna, its host, on seat 1 and Bram on seat 2."""
    seats = Occupant(NAMES[ANNA], ANNA), replace(Occupant(NAMES[BRAM], BRAM), **bram), Occupant("Fons", None), None
    return Snapshot(1, 0, setup(), Status.PLAYING, seats)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "state", [{}, {"away": True, "awaited": True}, {"away": True, "awaited": True, "offered": True}]
)
def test_nobody_gets_at_the_seat_of_who_is_there_or_only_gone_on_without(way: str, state: dict[str, bool]) -> None:
    with pytest.raises(Refused) as refused:
        WAYS[way](table_with(**state))
    assert refused.value.reason in REFUSALS


@pytest.mark.parametrize("way", WAYS)
def test_the_seat_of_who_is_away_by_the_clock_can_be_given_to_somebody_else(way: str) -> None:
    WAYS[way](table_with(away=True, offered=way == "take over"))


def test_who_offered_their_own_seat_can_lose_it() -> None:
    WAYS["take over"](table_with(offered=True))


@pytest.mark.parametrize(("turn", "waits", "within"), [(0, 3600, 86400), (60, 60, 86400), (259200, 259200, 259200)])
def test_who_does_not_press_is_waited_for_as_long_as_a_turn(turn: int, waits: int, within: int) -> None:
    of = replace(setup(), turn_seconds=turn)
    assert (lobby.patience(of), lobby.resumed_within(of)) == (waits, within)


def test_a_seat_of_a_computer_is_offered_and_withdrawn_by_nobody() -> None:
    table = table_with()
    for computer in (Occupant("Fons", None), Occupant("Fons", None, offered=True, kept_for=BRAM)):
        held = replace(table, seats=(*table.seats[:2], computer, None))
        with pytest.raises(Refused) as refused:
            lobby.offer(held, ANNA, 3)
        assert refused.value.reason is Refusal.SEAT_NOT_AWAY
