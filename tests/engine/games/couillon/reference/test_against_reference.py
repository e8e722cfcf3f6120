"""The engine and the naive reference give the same positions, legal actions, results and scores over many deals."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from engine.core.options import ImpossibleOptions
from tests.about import in_one_test
from tests.engine.games.couillon.compositions import COMPOSING, Setting
from tests.engine.games.couillon.reference.both import Both
from tests.engine.games.couillon.reference.reference import Reference
from tests.engine.games.couillon.reference.rules import PRESETS, rules_of, values_of
from tests.engine.games.couillon.written import GAME

QUEENS = ({"dame_de_make": "yes"}, {"red_queens": "yes"})
CHANGED: list[Setting] = [
    *((preset, queens) for preset in PRESETS for queens in QUEENS),
    ("couillon", {"lines": "5"}),
    ("couillon", {"pack": "32", "dame_de_make": "yes"}),
    ("denexa", {"pack": "32", "lines": "7"}),
    ("tongres", {"lines": "5", "deals": "6"}),
    ("couillon", {"lines": "1", "deals": "20"}),
    ("force", {"lines": "20", "show": "none"}),
    ("force", {"show": "highest", "dame_de_make": "yes"}),
    ("points", {"target": "2", "pack": "32"}),
    ("points", {"target": "1", "deals": "3"}),
    ("malmedy", {"mit": "none"}),
    ("malmedy", {"pack": "32", "tie": "non-makers", "ottant": "yes"}),
    ("malmedy", {"show": "chosen", "red_queens": "yes"}),
    ("malmedy", {"mit": "plain", "ottant": "yes"}),
    ("malmedy", {"royes": "3", "tie": "both-score", "ottant": "yes"}),
    ("malmedy", {"royes": "1", "deals": "4", "tie": "both-score"}),
    ("dame-de-make", {"dame_de_make": "no"}),
    ("dame-de-make", {"red_queens": "yes", "royes": "1", "tie": "both-score"}),
    ("st-vith", {"ottant": "yes", "royes": "99"}),
    ("st-vith", {"tie": "none", "mit": "plain", "deals": "7"}),
    ("six", {"deals": "2", "ottant": "yes", "show": "highest"}),
    ("six-32", {"red_queens": "yes", "mit": "plain"}),
    ("eight", {"royes": "2", "tie": "both-score", "red_queens": "yes"}),
    ("kujong", {"mit": "none"}),
    ("kujong", {"mit": "kontra", "ottant": "yes"}),
    ("kujong", {"ottant": "yes", "red_queens": "yes"}),
    ("kujong", {"cows": "9-5"}),
    ("kujong", {"cows": "9", "mit": "kontra"}),
    ("kujong", {"cows": "5", "deals": "25"}),
    ("kujong", {"cows": "9-9-5", "deals": "60"}),
    ("kujong", {"cows": "9-5", "deals": "60", "ottant": "yes"}),
    ("kwajongen", {"branches": "2", "deals": "15"}),
    ("kwajongen", {"branches": "20"}),
    ("troeven", {"branches": "1", "deals": "12"}),
    ("troeven-3", {"branches": "2", "deals": "25"}),
    ("troeven-3-dummy", {"branches": "20"}),
    ("troeven-2-stock", {"branches": "3", "deals": "9"}),
]
EVERY_OPTION = {name for preset in PRESETS for name in rules_of(preset).options}
DEALS_OF_ANY_OPTIONS = int(os.environ.get("DEALS", "24"))
"""How many deals for each preset; `DEALS` asks for more."""
DEALS_IN_A_ROW = 12
EVENTS = {"turned-up", "shown", "trump", "face-up", "exposed", "trick", "bourgumesse", "cow", "thrown-in"}


def name_of(setting: Setting) -> str:
    preset, changes = setting
    return " ".join([preset, *(f"{name}={value}" for name, value in changes.items())])


@in_one_test("setting", [*((preset, {}) for preset in PRESETS), *CHANGED])
def test_deals_go_as_in_the_reference(setting: Setting) -> None:
    rng = random.Random(name_of(setting))
    both = Both(setting, 1, rng)
    for _ in range(5):
        if both.over:
            both = Both(setting, rng.choice(both.reference.seats), rng)
        both.play_deal()


def any_setting(preset: str, rng: random.Random) -> Setting:
    """The preset with some of its options changed at random."""
    values = values_of(preset) | {"deals": ["0", "0", *map(str, range(1, 31)), "999"]}
    changes = {name: rng.choice(may) for name, may in values.items() if rng.random() < 0.5}
    if dict(rules_of(preset, **changes).options)["mit"] == "none":
        changes.pop("ottant", None)
    return preset, changes


@in_one_test("preset", PRESETS)
def test_deals_go_as_in_the_reference_under_any_options(preset: str) -> None:
    rng = random.Random(f"any {preset}")
    for _ in range(DEALS_OF_ANY_OPTIONS // DEALS_IN_A_ROW):
        both = Both(any_setting(preset, rng), rng.choice(Reference(preset).seats), rng)
        for _ in range(DEALS_IN_A_ROW):
            if not both.over:
                both.play_deal()


@in_one_test("preset", PRESETS)
def test_whole_matches_go_as_in_the_reference(preset: str) -> None:
    rng = random.Random(preset)
    both = Both((preset, {}), rng.choice((1, 2)), rng)
    while not both.over:
        both.play_deal()


def test_the_presets_and_options_are_those_of_the_engine() -> None:
    assert list(GAME.presets) == PRESETS
    assert {name for _, changes in CHANGED for name in changes} == EVERY_OPTION - {"seats_by"} - COMPOSING.keys()
    assert {spec.name for spec in GAME.options} == EVERY_OPTION


@in_one_test("preset", PRESETS)
def test_the_options_of_a_preset_are_those_of_the_reference(preset: str) -> None:
    options = dict(GAME.configure(preset).values())
    assert options == Reference(preset).options
    assert sorted(map(str, GAME.pack(GAME.configure(preset)))) == sorted(Reference(preset).rules.pack)


@in_one_test("preset", PRESETS)
def test_an_option_without_meaning_may_be_stated_with_the_value_it_has_anyway_and_no_other(preset: str) -> None:
    own, meant = rules_of(preset).options, values_of(preset)
    assert GAME.configure(preset, own) == GAME.configure(preset)
    for spec in GAME.options:
        if spec.name == "seats_by" or spec.name in COMPOSING:
            continue
        values = {*spec.values, *map(str, (spec.numbers or ())[:100])}
        for value in values - {own[spec.name]}:
            changes = {spec.name: value} | ({"mit": "plain"} if spec.name == "ottant" and "mit" in meant else {})
            if value in meant.get(spec.name, ()):
                assert dict(GAME.configure(preset, changes).values())[spec.name] in (value, "yes")
            else:
                with pytest.raises(ImpossibleOptions, match=spec.name):
                    GAME.configure(preset, changes)


def test_the_deals_compared_show_every_event() -> None:
    seen: Counter[str] = Counter()
    for preset in ("tongres", "force", "malmedy", "six", "kujong", "troeven-3-dummy"):
        rng = random.Random(preset)
        both = Both((preset, {}), 1, rng)
        while not both.over:
            both.play_deal()
        seen += both.seen
    assert set(seen) == EVENTS
