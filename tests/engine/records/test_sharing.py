"""Rules sent as one line: what is printed is read back the same, and what cannot be read is told."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import EngineError, UnknownChoice, Unreadable
from engine.core.options import ImpossibleOptions
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.contracts.ladders import LadderRow, print_rows
from engine.records.sharing import LONGEST, parse_rules, print_rules
from tests.about import in_one_test
from tests.engine.games.couillon.compositions import any_composition
from tests.engine.games.kleurenwiezen.contracts.ladders import ladders
from tests.engine.games.playing import every_table
from tests.examples import examples


def test_the_rules_of_every_table_are_read_back_the_same() -> None:
    for table in every_table():
        assert parse_rules(print_rules(table.options)) == table.options


def test_every_composed_variant_is_read_back_the_same() -> None:
    rng, composed = random.Random(23), 0
    for _ in range(1500):
        try:
            options = GAMES["couillon"].configure(*any_composition(rng))
        except ImpossibleOptions:
            continue
        composed += 1
        line = print_rules(options)
        assert parse_rules(line) == options
        assert print_rules(parse_rules(line)) == line
        assert "\n" not in line
    assert composed > 400


def test_a_ladder_goes_along() -> None:
    ladder = "accept 8=8 +3; & solo 5=3 +1 lost 4; small-misere=6; accept 13=30 lost 23 -3; troel=16 13:30"
    options = GAMES["kleurenwiezen"].configure("classic", {"ladder": ladder, "deals": "8"})
    assert parse_rules(print_rules(options)) == options


@examples(10)
@given(ladders(least=1), st.sampled_from(list(GAMES["kleurenwiezen"].presets)))
def test_any_ladder_goes_along_as_it_is_with_the_opponents_own_figures(rows: list[LadderRow], preset: str) -> None:
    options = GAMES["kleurenwiezen"].configure(preset, {"ladder": print_rows(rows)})
    line = print_rules(options)
    if len(line) > LONGEST:
        with pytest.raises(Unreadable):
            parse_rules(line)
        return
    again = parse_rules(f"> {line.upper()} <".strip("<> "))
    assert again == options
    assert print_rules(again) == line


@pytest.mark.parametrize(
    "line",
    [
        "couillon malmedy: mit=none, making=upcard, scoring=slate",
        "  `Couillon MALMEDY : Scoring = Slate,Making=upcard,\n mit=none,`  ",
        "“couillon malmedy: making=upcard, scoring=slate, mit=none”",
        "\ufeffcouillon malm\u200bedy: making=up\u00adcard, scoring=slate,, mit=none\u202c",
    ],
)
def test_capitals_blanks_quotation_marks_and_what_nobody_sees_make_no_difference(line: str) -> None:
    assert print_rules(parse_rules(line)) == "couillon malmedy: mit=none, making=upcard, scoring=slate"


@in_one_test(
    ("line", "why"),
    [
        ("", Unreadable),
        ("couillon", Unreadable),
        ("couillon malmedy making=upcard", Unreadable),
        ("couillon malmedy: upcard", Unreadable),
        ("couillon malmedy: cards=5, cards=6", Unreadable),
        ("couillon malmedy: =6", Unreadable),
        ("kleurenwiezen pagat: ladder=accept 8", Unreadable),
        ("kleurenwiezen pagat: ladder=accept 8=99999999", Unreadable),
        ("couillon malmedy: " + "x" * 5000, Unreadable),
        ("bridge malmedy", UnknownChoice),
        ("couillon pagat", UnknownChoice),
        ("couillon malmedy: trumps=upcard", UnknownChoice),
        ("couillon malmedy: making=auction", UnknownChoice),
        ("couillon malmedy: cards=3", UnknownChoice),
        ("couillon malmedy: scoring=slate", ImpossibleOptions),
    ],
)
def test_a_line_that_makes_no_rules_is_refused_with_the_reason(line: str, why: type[EngineError]) -> None:
    with pytest.raises(why):
        parse_rules(line)
