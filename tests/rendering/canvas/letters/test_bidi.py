"""Which way each letter of a line runs, as Unicode's own examples say, and that no name turns what stands beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.names import isolated
from rendering.canvas.letters.bidi import closed, from_left, levels
from tests.about import about

EXAMPLES = Path(__file__).with_name("bidi.txt").read_text(encoding="utf-8").splitlines()
OVERRIDE, END = "\u202e", "\u202c"
FIRST_STRONG, CLOSE = "\u2068", "\u2069"


def from_left_of(text: str) -> str:
    """The letters as they stand from left to right, without what is not seen."""
    return "".join(letter for letter in from_left(text, levels(text)) if letter not in (FIRST_STRONG, CLOSE))


def test_unicodes_examples_get_the_levels_and_the_order_that_unicode_says() -> None:
    told = [line.split(";") for line in EXAMPLES if not line.startswith("#")]
    assert len(told) > 350
    for points, expected, order in told:
        text = "".join(chr(int(point, 16)) for point in points.split())
        with about(points):
            kept = [place for place, level in enumerate(expected.split()) if level != "x"]
            found = levels(text)
            assert [found[place] for place in kept] == [int(level) for level in expected.split() if level != "x"]
            assert from_left(kept, [found[place] for place in kept]) == [int(place) for place in order.split()]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Mo אבג 12", "Mo 12 גבא"),
        ("אבג (Mo) 12", "12 (Mo) גבא"),
        ("Anna (אבג)", "Anna (גבא)"),
        ("אבג [Max] 3.5", "3.5 [Max] גבא"),
        ("Jan 12", "Jan 12"),
        ("אב, Jo!", "!Jo ,בא"),
        ("", ""),
    ],
)
def test_names_of_both_directions_stand_in_the_order_in_which_they_are_read(name: str, shown: str) -> None:
    # Brackets are turned when they are drawn, and stand here as they are read.
    turned = str.maketrans("()[]", ")(][")
    found = from_left_of(name)
    assert shown in (found, found.translate(turned))


def test_words_and_figures_after_an_isolated_name_keep_their_place() -> None:
    assert from_left_of(f"{isolated('אב')} & {isolated('גד')} – 12 points") == "בא & דג – 12 points"
    assert from_left_of("אב & גד – 12 points") == "points 12 – דג & בא"


def test_a_name_cannot_turn_what_stands_beside_it() -> None:
    for text in (f"a{OVERRIDE}bc{END}d", f"a{OVERRIDE}bcd"):
        assert levels(text) == (0,) * len(text)


def test_a_text_that_is_broken_keeps_each_part_in_its_isolate() -> None:
    whole = f"{FIRST_STRONG}אב גד{CLOSE} x"
    assert closed(*whole.split(" ")) == (f"{FIRST_STRONG}אב{CLOSE}", f"{FIRST_STRONG}גד{CLOSE}", "x")
    assert closed("a", "b") == ("a", "b")
