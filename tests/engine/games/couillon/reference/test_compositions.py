"""Any composition of a variant plays whole matches as the naive reference does, or is refused with one reason.

`COMPOSITIONS` asks for more of them: `make fuzz` tries 10,000.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from engine.core.options import ImpossibleOptions
from engine.games.couillon.words import CouillonImpossible
from engine.records.record import Record
from engine.records.replay import positions
from tests.engine.games.couillon.compositions import Setting, any_composition
from tests.engine.games.couillon.reference.both import Both
from tests.engine.games.couillon.reference.rules import ROWS, refuses
from tests.engine.games.couillon.written import GAME

COMPOSITIONS = int(os.environ.get("COMPOSITIONS", "240"))
AT_ONCE = 40
LONGEST = 400
"""Deals of a match; random players finish every one that is composed here."""


def refusal(setting: Setting) -> ImpossibleOptions | None:
    try:
        GAME.configure(*setting)
    except ImpossibleOptions as why:
        return why
    return None


@pytest.mark.parametrize("first", range(0, COMPOSITIONS, AT_ONCE))
def test_a_composition_plays_whole_matches_or_is_refused_with_one_reason(first: int) -> None:
    for number in range(first, min(first + AT_ONCE, COMPOSITIONS)):
        rng = random.Random(f"composition {number}")
        setting = any_composition(rng)
        why = refusal(setting)
        assert (why is not None) == refuses(*setting), (number, setting, why)
        if why is None:
            play_match(setting, rng)
        else:
            assert setting[1][why.option] == why.value, (number, setting, why)


def play_match(setting: Setting, rng: random.Random) -> None:
    """A whole match by random players, as the reference plays it, and its record."""
    seats = int(ROWS[setting[0]][1])
    both = Both(setting, rng.randint(1, seats), rng)
    while not both.over:
        assert len(both.recorded) < LONGEST, setting
        both.play_deal()
    text = str(both.record)
    read = Record.parse(text)
    assert str(read) == text, setting
    assert read.options == both.match.options
    *_, last = positions(read)
    assert last.state.outcome is not None
    assert last.state.outcome.match == both.match


def test_the_compositions_tried_are_refused_for_every_reason_and_half_of_them_play() -> None:
    settings = [any_composition(random.Random(f"composition {number}")) for number in range(3000)]
    reasons = Counter(why and why.reason for why in map(refusal, settings))
    assert reasons.keys() >= set(CouillonImpossible)
    assert reasons[None] > len(settings) / 3
