"""Every kind of picture in words: not cut, without double blanks, short enough to be taken and to be listened to."""

from __future__ import annotations

import re

import pytest

from engine.core.registry import GAMES
from engine.games.kleurenwiezen.options import configure
from locales import LANGUAGES, say_in
from rendering.canvas.wording import LONGEST, MOST_WORDS, fits, fitting, short, words_in
from rendering.games.kleurenwiezen.ladder import alt_contracts, paid_by
from tests.exhibition.gallery.everything import exhibits

DOUBLE = re.compile(r"[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]{2}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_told_whole_in_few_words(language: str) -> None:
    told = {one.name: one.words() for one in exhibits(language)}
    assert len(told) > 200
    assert {name: len(text) for name, text in told.items() if len(text) > LONGEST} == {}
    assert {name: words_in(text) for name, text in told.items() if words_in(text) > MOST_WORDS} == {}
    assert {name: text for name, text in told.items() if DOUBLE.search(text) or text != text.strip()} == {}
    assert {name: text for name, text in told.items() if text.endswith("…")} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_in_words_has_every_contract_of_every_preset_and_of_the_longest(language: str) -> None:
    game, say = GAMES["kleurenwiezen"], say_in(language)
    everything = {
        "slams": "yes",
        "open_slam": "yes",
        "abondance_table": "yes",
        "slam_table": "yes",
        "troel": "obligatory",
    }
    for preset in game.presets:
        for changes in ({}, {name: value for name, value in everything.items() if value in values_of(name)}):
            options = configure(preset, changes)
            told = alt_contracts(options, say)
            assert fits(told)
            assert "…" not in told
            for one in paid_by(options, say):
                assert f"{one.name}:" in told or f"{one.name}\N{NO-BREAK SPACE}:" in told


def values_of(option: str) -> tuple[str, ...]:
    return next(spec.values for spec in GAMES["kleurenwiezen"].options if spec.name == option)


def test_the_first_way_that_is_short_enough_is_taken_before_names_are_cut_to_the_bone() -> None:
    def whole(longest: int) -> list[str]:
        return [short("a" * 32, longest), *["word"] * MOST_WORDS]

    def brief(longest: int) -> list[str]:
        return [short("b" * 32, longest), "", "few words"]

    assert fitting(whole, brief) == f"{'b' * 32} few words"
    assert fitting(lambda longest: [short("c" * 32, longest), *["and"] * (MOST_WORDS - 1)]).startswith("c" * 32)


def test_names_are_said_whole_once_and_then_as_people_call_each_other_where_whole_ones_are_too_much() -> None:
    def told(*names: str, times: int) -> str:
        return fitting(lambda longest: [f"{short(name, longest)} plays." for _ in range(times) for name in names])

    assert told("Bram van den Broeck", "Zoé Maes", times=2).count("Bram van den Broeck") == 2
    once = told("Bram van den Broeck", "Zoé Maes", times=30)
    assert once.startswith("Bram van den Broeck plays. Zoé Maes plays. Bram plays. Zoé plays. Bram")
    assert told("Bram van Maes", "Zoé Maes", times=37).startswith("Bram plays. Zoé plays.")
    # Two of one first name keep the rest.
    assert "Jan plays" not in told("Jan Maes", "Jan Claes", times=25)


def test_what_is_too_long_by_any_way_ends_with_a_whole_sentence() -> None:
    text = fitting(lambda _: [f"Sentence {number}." for number in range(200)])
    assert words_in(text) == MOST_WORDS
    assert text.endswith(f"Sentence {MOST_WORDS // 2 - 1}.")
    assert words_in("– : … !") == 0
