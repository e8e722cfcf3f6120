"""Kleurenwiezen and the naive reference give the same lines of `replay --json` and the same hands over many deals.

`python -m tests.engine.games.kleurenwiezen.reference.compare` does the same over as many matches as you like.
"""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import cache

import pytest

from engine.games.kleurenwiezen.state import KleurenwiezenState
from engine.records.record import Record
from engine.records.replay import IllegalLine, positions
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.reference.compare import GAME, check_hands, first_difference, random_match
from tests.engine.games.kleurenwiezen.reference.play import WrittenMatch
from tests.engine.games.kleurenwiezen.reference.rules import OPTIONS, PACK, PRESETS, KleurenwiezenRules

DEALS_OF_A_PRESET = 8
DEALS_OF_AN_OPTION = 2
ONE_CHANGE = [(name, value) for name, values in OPTIONS.items() for value in values.split()[1:]]
WHOLE_MATCHES = [("pagat", {"deals": "4"}), ("flemish", {"deals": "8", "claim_when_settled": "yes"})]
SEEDS = [165, 301, 91, 186, 43, 4, 8, 14, 19, 93, *range(4)]
"""The seeds of matches by random options.

The first ones show everything there is to see; then come those that show what the second edition corrected.
"""
EVENTS = {"troel", "with-me", "contract", "forced", "trick", "exposed", "thrown-in", "doubled"}
WORDS = {"pass", "wait", "propose", "accept", "parole", "solo", "double", "no-double", "discard", "play"}
ALONE = {
    *("small-misere", "piccolissimo", "piccolo", "grand-misere", "open-misere", "abondance", "abondance-table"),
    *("small-slam", "small-slam-table", "slam", "slam-table", "open-slam"),
}
PLAYED = {f"played {kind}" for kind in {"accept", "solo", "troel", *ALONE}}


def compare(match: WrittenMatch) -> None:
    difference = first_difference(match)
    assert difference is None, f"{difference}\n{match.text}"
    check_hands(match)


@cache
def match_of_seed(seed: int) -> WrittenMatch:
    return random_match(seed, deals=3)


@in_one_test("preset", PRESETS)
def test_deals_by_a_preset_go_as_in_the_reference(preset: str) -> None:
    match = WrittenMatch(preset, {}, random.Random(preset))
    match.play(DEALS_OF_A_PRESET)
    compare(match)


@in_one_test(("option", "value"), ONE_CHANGE)
def test_deals_with_one_option_changed_go_as_in_the_reference(option: str, value: str) -> None:
    match = WrittenMatch("pagat", {option: value}, random.Random(option + value))
    match.play(DEALS_OF_AN_OPTION)
    compare(match)


@pytest.mark.parametrize(("preset", "changes"), WHOLE_MATCHES)
def test_whole_matches_go_as_in_the_reference(preset: str, changes: dict[str, str]) -> None:
    match = WrittenMatch(preset, changes, random.Random(preset))
    match.play()
    compare(match)
    assert "match" in match.lines[-1]


@in_one_test("seed", SEEDS)
def test_deals_by_random_options_and_ladders_go_as_in_the_reference(seed: int) -> None:
    compare(match_of_seed(seed))


def test_the_deals_compared_show_every_event_word_and_contract() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        seen += match_of_seed(seed).seen
    assert set(seen) == EVENTS | WORDS | ALONE | PLAYED


def changed_by_the_second_edition(match: WrittenMatch) -> set[str]:
    """What differs between the editions: words that only one allows somewhere, and `delta` if one pays otherwise."""
    record, found = Record.parse(match.text), set()
    before = replace(record, options=record.options.of_edition(1))
    with suppress(IllegalLine):
        for now, then in zip(positions(record), positions(before), strict=True):
            if now.state.outcome is None:
                found |= {word.split()[0] for word in legal(now.state) ^ legal(then.state)}
            elif now.state.outcome.result.delta != then.state.outcome.result.delta:
                found.add("delta")
    return found


def legal(state: KleurenwiezenState) -> set[str]:
    return {str(action) for seat in GAME.actors(state) for action in GAME.legal_actions(GAME.view(state, seat))}


def test_what_the_second_edition_changed_is_among_the_deals_compared() -> None:
    found = set().union(*(changed_by_the_second_edition(match_of_seed(seed)) for seed in (14, 19, 93)))
    assert found == {"propose", "solo", "delta"}


def test_some_of_the_matches_compared_have_a_ladder_of_their_own() -> None:
    ladders = [match_of_seed(seed).reference.rules.custom for seed in SEEDS]
    assert any(ladders)
    assert not all(ladders)


def test_the_presets_and_options_are_those_of_the_engine() -> None:
    assert list(GAME.presets) == list(PRESETS)
    assert {spec.name for spec in GAME.options} == {*OPTIONS, "ladder"}
    for spec in GAME.options:
        if spec.name != "ladder":
            assert all(spec.allows(value) for value in OPTIONS[spec.name].split())
            assert spec.default == OPTIONS[spec.name].split()[0]


@in_one_test("preset", PRESETS)
def test_the_options_of_a_preset_are_those_of_the_reference(preset: str) -> None:
    options = GAME.configure(preset)
    assert dict(options.values()) == KleurenwiezenRules(preset).options | {"ladder": ""}
    assert sorted(map(str, GAME.pack(options))) == sorted(PACK)
