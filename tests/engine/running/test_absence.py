"""A turn that the clock takes commits nobody to anything, nor does being away or leaving a tournament for a while."""

from __future__ import annotations

import random

import pytest

from engine.games.kleurenwiezen.actions import Bid, Word
from engine.table.decisions import play
from engine.table.decisions.play import Chosen
from engine.table.model.news import Acted, By
from engine.table.model.people import Occupant
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status
from tests.engine.games.kleurenwiezen import deals as kleurenwiezen
from tests.engine.running.support import ANNA, setup

HERE = Occupant("Anna", ANNA)
MISSED = Occupant("Anna", ANNA, missed=1)
AWAY = Occupant("Anna", ANNA, away=True)
KEPT = Occupant("Anna", None, offered=True, kept_for=ANNA)
COMPUTER = Occupant("Ada", None)


def with_all_spades(occupant: Occupant) -> Snapshot:
    """Seat 1 speaks first and holds all spades, on which any computer would undertake something for itself."""
    state = kleurenwiezen.dealt(kleurenwiezen.SUITS_EACH)
    return Snapshot(
        1, 0, setup(preset="pagat"), Status.PLAYING, (occupant, *[COMPUTER] * 3), state=state, turns=(1, 0, 0, 0)
    )


def computers_act(table: Snapshot) -> Change:
    asked = next(play.computers_asked(table))
    return play.act_as_computer(table, Chosen(asked.question.seat, play.choice_of(asked, random.Random(1))))


def said(change: Change) -> tuple[object, By]:
    acted = next(item for item in change.news if isinstance(item, Acted))
    return acted.action, acted.by


@pytest.mark.parametrize("occupant", [HERE, MISSED], ids=["the first missed turn", "the second"])
def test_the_clock_passes_for_whoever_misses_a_turn(occupant: Occupant) -> None:
    assert said(play.act_as_clock(with_all_spades(occupant), random.Random(1))) == (Word.PASS, By.CLOCK)


@pytest.mark.parametrize("occupant", [AWAY, KEPT], ids=["away", "kept for somebody"])
def test_a_computer_passes_for_whoever_is_away_or_will_come_back(occupant: Occupant) -> None:
    assert said(computers_act(with_all_spades(occupant))) == (Word.PASS, By.COMPUTER)


def test_a_computer_of_its_own_bids_what_its_hand_is_worth() -> None:
    action, by = said(computers_act(with_all_spades(COMPUTER)))
    assert isinstance(action, Bid)
    assert by is By.COMPUTER
