"""Options of Kleurenwiezen that people can play, but that nobody can have meant."""

from __future__ import annotations

from engine.core.registry import GAMES
from engine.games.kleurenwiezen.contracts.ladders import parse_rows, print_rows
from engine.games.kleurenwiezen.contracts.own_ladder import Contradicts, contradictions
from engine.games.kleurenwiezen.options import OPTIONS, PRESETS, configure
from tests.about import in_one_test

LADDER = (
    "accept 8=8 +3 +3 +3 +3 +10 -3; solo 6=4 +1 +1 -1; accept 9=11 +3 +3 +3 +10 -3; small-misere=6; "
    "accept 11=17 +3 +10 -3; abondance 9=10; troel=16; abondance 10=15; open-misere=24; slam=60"
)


def found(preset: str = "pagat", **changes: str) -> list[tuple[str, str]]:
    return [(one.option, str(one.why)) for one in contradictions(configure(preset, changes))]


def without(*names: str) -> str:
    """The ladder without some of its rows."""
    return print_rows(row for row in parse_rows(LADDER) if row.name not in names)


@in_one_test("preset", PRESETS)
def test_no_preset_contradicts_itself(preset: str) -> None:
    assert found(preset) == []
    assert found(preset, ladder=LADDER) == []


def test_games_without_such_options_contradict_themselves_nowhere() -> None:
    for game in GAMES.values():
        for preset in game.presets:
            assert game.contradictions(game.for_tables(preset)) == ()


def test_each_option_alone_makes_sense() -> None:
    for spec in OPTIONS:
        for value in spec.values:
            assert found(**{spec.name: value}) == []


CASES = [
    ({"troel": "off", "troel_tricks": "9"}, "troel_tricks", "no-troel"),
    ({"troel": "off", "troel_royal": "king"}, "troel_royal", "no-troel"),
    ({"troel": "off", "troel_lead": "partner-any"}, "troel_lead", "no-troel"),
    ({"troel": "exactly-3", "troel_royal": "king"}, "troel_royal", "no-four-aces"),
    ({"proposals_per_suit": "1", "solo_after_repeat": "no"}, "solo_after_repeat", "one-proposal"),
    ({"scoring": "flemish", "all_tricks": "26"}, "all_tricks", "flemish"),
    ({"scoring": "flemish", "abondance_overtricks": "yes"}, "abondance_overtricks", "flemish"),
    ({"scoring": "flemish", "accept13_undertricks": "yes"}, "accept13_undertricks", "flemish"),
    ({"ladder": LADDER, "solo5": "no"}, "solo5", "own-ladder"),
    ({"ladder": LADDER, "piccolo": "no"}, "piccolo", "own-ladder"),
    ({"ladder": LADDER, "piccolissimo": "yes"}, "piccolissimo", "own-ladder"),
    ({"ladder": LADDER, "slams": "yes"}, "slams", "own-ladder"),
    ({"ladder": LADDER, "slam_table": "yes"}, "slam_table", "own-ladder"),
    ({"ladder": LADDER, "open_slam": "yes"}, "open_slam", "own-ladder"),
    ({"ladder": LADDER, "abondance_table": "yes"}, "abondance_table", "own-ladder"),
    ({"ladder": LADDER, "scoring": "flemish"}, "scoring", "own-ladder"),
    ({"ladder": LADDER, "abondance_overtricks": "yes"}, "abondance_overtricks", "own-ladder"),
    ({"ladder": LADDER, "accept13_undertricks": "yes"}, "accept13_undertricks", "own-ladder"),
    ({"ladder": without("troel"), "all_tricks": "26"}, "all_tricks", "own-ladder"),
    ({"ladder": without("troel"), "troel": "exactly-3"}, "troel", "no-troel-row"),
    ({"ladder": without("troel"), "troel_tricks": "9"}, "troel_tricks", "no-troel"),
    ({"ladder": without("small-misere"), "forced_fourth": "yes"}, "forced_fourth", "no-small-misere"),
    ({"ladder": without("small-misere", "open-misere"), "misere_closes": "yes"}, "misere_closes", "no-misere"),
    (
        {"ladder": without("small-misere", "open-misere"), "binding": "negative-if-broken"},
        "binding",
        "no-misere",
    ),
    ({"ladder": without("open-misere"), "abondance_to_misere": "yes"}, "abondance_to_misere", "no-higher-misere"),
    ({"ladder": without("solo 6"), "solo_after_repeat": "no"}, "solo_after_repeat", "no-solo"),
    ({"ladder": without("accept 11"), "parole": "no"}, "parole", "no-high-accept"),
    ({"ladder": without("accept 8", "accept 9", "accept 11")}, "ladder", "no-accept"),
    ({"ladder": LADDER, "troel": "off"}, "ladder", "troel-is-off"),
    ({"ladder": "accept 9=11; accept 8=8"}, "ladder", "out-of-order"),
    ({"ladder": "accept 8=8; solo 7=5; solo 6=4"}, "ladder", "out-of-order"),
    ({"ladder": "accept 8=8; slam=60; abondance 9=10"}, "ladder", "out-of-order"),
    ({"ladder": "accept 8=8; slam-table=90; small-slam=30"}, "ladder", "out-of-order"),
    ({"ladder": "accept 8=8; & accept 9=11"}, "ladder", "same-rank"),
    ({"ladder": "accept 8=8; abondance 12=30; small-slam=30"}, "ladder", "two-of-twelve"),
    ({"ladder": "accept 8=8 +3 +3 +3 +3 +3 +3"}, "ladder", "too-many-steps"),
    ({"ladder": "accept 8=8; small-misere=6 +1"}, "ladder", "too-many-steps"),
    ({"ladder": "accept 8=8; piccolo=8 / 8 -1"}, "ladder", "undertricks-of-misere"),
    ({"ladder": "accept 8=0 +0; solo 5=0; troel=0 13:0"}, "ladder", "pays-nothing"),
]
"""Changes to the first preset, the option that is wrong, and why."""


@in_one_test(("changes", "option", "why"), CASES)
def test_what_has_no_effect_or_cannot_be_meant_is_found(changes: dict[str, str], option: str, why: str) -> None:
    assert found(**changes) == [(option, why)]


def test_every_contradiction_of_several_is_found_once() -> None:
    assert found(troel="off", troel_tricks="9", troel_lead="partner-any", scoring="flemish", all_tricks="26") == [
        ("troel_tricks", "no-troel"),
        ("troel_lead", "no-troel"),
        ("all_tricks", "flemish"),
    ]
    assert found(ladder="accept 8=8; slam=60; small-slam=30") == [("ladder", "out-of-order")]


def test_what_is_wrong_in_a_ladder_names_the_rows() -> None:
    (order,) = contradictions(configure("pagat", {"ladder": "accept 10=14; accept 9=11 +3; accept 11=17"}))
    assert order.facts == {"row": parse_rows("accept 10=14")[0], "other": parse_rows("accept 9=11 +3")[0]}
    (steps,) = contradictions(configure("pagat", {"ladder": "accept 12=20 +10 +10"}))
    assert steps.facts == {"row": parse_rows("accept 12=20 +10 +10")[0], "most": 1}


@in_one_test(
    "changes",
    [
        {"ladder": LADDER, "all_tricks": "26"},
        {"ladder": without("troel"), "troel": "off"},
        {"ladder": without("solo 6"), "proposals_per_suit": "1"},
        {"ladder": "accept 8=8 +3 +3 +3 +3 +30; accept 9=11 +3"},
        {"scoring": "flemish", "slams": "yes", "doubles": "yes", "pass_doubles": "yes"},
        {"slam_table": "yes"},
        {"ladder": "solo 5=2; & accept 8=2; & piccolo=3; slam=60 x2 13x2; troel=16 13:30"},
        {"ladder": "accept 8=0 / 0 -1; solo 5=0"},
        {"ladder": "accept 8=0; troel=0"},
        {"troel_tricks": "9", "troel_royal": "king", "troel_lead": "partner-any"},
        {"proposals_per_suit": "3", "solo_after_repeat": "no"},
        {"forced_fourth": "yes", "misere_closes": "yes", "abondance_to_misere": "yes", "binding": "negative-if-broken"},
    ],
)
def test_what_goes_together_is_left_alone(changes: dict[str, str]) -> None:
    assert found(**changes) == []


def test_a_value_that_the_preset_brings_is_nobodys_mistake() -> None:
    assert found("whisthub", scoring="flemish") == []
    assert found("wallonia", troel="off") == []
    assert found("classic", ladder=LADDER) == []


def test_every_reason_is_given_for_something() -> None:
    assert {why for _, _, why in CASES} == set(Contradicts)
