"""Any composition of a variant plays whole matches as the naive reference does, or is refused with one reason.

What plays is sent as a line, and plays the same where it is read. `COMPOSITIONS` asks for more of them.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.options import ImpossibleOptions
from engine.games.couillon.actions import CouillonImpossible
from engine.records import jsonlines
from engine.records.record import Record
from engine.records.replay import positions
from engine.records.sharing import parse_rules, print_rules
from tests.engine.games.couillon.compositions import COMPOSING, COMPOSITIONS, LENGTHS, SOMETIMES, Setting, composition
from tests.engine.games.couillon.reference.both import Both
from tests.engine.games.couillon.reference.rules import PRESETS, ROWS, own, refuses
from tests.engine.games.couillon.written import GAME
from tests.examples import examples

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
        play_or_be_refused(*composition(number))


values = {**COMPOSING, **SOMETIMES, "mit": ["none", "plain", "kontra"], "deals": ["0", "1", "3"]}
lengths = {name: few for sheet in LENGTHS.values() for name, few in sheet.items()}
changed = st.fixed_dictionaries({}, optional={name: st.sampled_from(all_of) for name, all_of in values.items()})
length = st.fixed_dictionaries({name: st.sampled_from(few) for name, few in lengths.items()})


@examples(60)
@given(st.sampled_from(PRESETS), changed, length, st.integers(0, 10**6))
def test_what_is_composed_without_any_care_plays_or_is_refused_too(
    preset: str, changes: dict[str, str], short: dict[str, str], seed: int
) -> None:
    """Hypothesis finds the smallest composition that fails; its matches are as short as the sheet allows."""
    scoring = changes.get("scoring", own(preset)["scoring"])
    of_the_sheet = {name: short[name] for name in LENGTHS[scoring]}
    play_or_be_refused((preset, changes | of_the_sheet), random.Random(seed))


def play_or_be_refused(setting: Setting, rng: random.Random) -> None:
    """Exactly one of both, and for the same compositions as the reference."""
    why = refusal(setting)
    assert (why is not None) == refuses(*setting), (setting, why)
    if why is None:
        play_match(setting, rng)
    else:
        assert setting[1][why.option] == why.value, (setting, why)


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
    line = print_rules(read.options)
    there = parse_rules(line)
    assert (there, print_rules(there)) == (read.options, line)
    assert played_lines(replace(read, options=there)) == played_lines(read)


def played_lines(record: Record) -> list[jsonlines.Json]:
    """Everything that a replay says, as `python -m engine replay --json` prints it."""
    return [jsonlines.position(record.game, one) for one in positions(record)]


def test_the_compositions_tried_are_refused_for_every_reason_and_half_of_them_play() -> None:
    settings = [composition(number)[0] for number in range(3000)]
    reasons = Counter(why and why.reason for why in map(refusal, settings))
    assert reasons.keys() >= set(CouillonImpossible)
    assert reasons[None] > len(settings) / 3
