"""Presets and options of the family: which go together, and what is said about those that do not."""

from __future__ import annotations

import pytest

from engine.core.errors import UnknownChoice
from engine.core.options import ImpossibleOptions
from tests.about import in_one_test
from tests.engine.games.couillon.deals import GAME

PRESETS = (
    "couillon", "denexa", "points", "tongres", "force", "malmedy", "dame-de-make", "st-vith", "six",
    "six-32", "eight", "kwajongen", "kujong", "troeven", "troeven-3-dummy", "troeven-3", "troeven-2-layout",
    "troeven-2-stock",
)  # fmt: skip
SEATS = {"six": 6, "six-32": 6, "eight": 8, "troeven-3": 3, "troeven-2-layout": 2, "troeven-2-stock": 2}
CARDS = {"six-32": 32, "eight": 32, "troeven-3": 30} | dict.fromkeys(
    ("troeven", "troeven-3-dummy", "troeven-2-layout", "troeven-2-stock"), 32
)


def test_these_are_the_presets_in_the_order_in_which_they_are_offered() -> None:
    assert tuple(GAME.presets) == PRESETS


@in_one_test("preset", PRESETS)
def test_players_and_pack_of_each_preset(preset: str) -> None:
    options = GAME.configure(preset)
    assert GAME.seats(options) == SEATS.get(preset, 4)
    assert len(GAME.pack(options)) == options.pack == CARDS.get(preset, 24)
    assert GAME.dummy(options) == (3 if preset == "troeven-3-dummy" else None)


def possible(option: str, value: str) -> set[str]:
    """The presets that accept this value beside their own."""
    found, refusals = set(), []
    for preset in PRESETS:
        if dict(GAME.configure(preset).values())[option] == value:
            continue
        try:
            assert dict(GAME.configure(preset, {option: value}).values())[option] == value
            found.add(preset)
        except ImpossibleOptions as why:
            refusals.append(f"{preset}: {why}")
    assert all(option in text and text.count(text.partition(":")[0]) == 2 for text in refusals), refusals
    return found


SLATE = {"couillon", "denexa", "tongres", "force"}
ROYES = {"malmedy", "dame-de-make", "st-vith", "six", "six-32", "eight"}
FORCED = {"force", "malmedy", "dame-de-make", "six", "six-32", "eight"}
TREES = {"troeven", "troeven-3-dummy", "troeven-3", "troeven-2-layout", "troeven-2-stock"}
FOUR = set(PRESETS) - SEATS.keys() - {"troeven-3-dummy"}


@in_one_test(
    ("option", "value", "presets"),
    [
        ("lines", "5", SLATE - {"denexa"}),
        ("lines", "7", {"denexa"}),
        ("lines", "1", SLATE),
        ("lines", "20", SLATE),
        ("branches", "10", TREES),
        ("branches", "7", {"troeven-3", "kwajongen"}),
        ("branches", "1", TREES | {"kwajongen"}),
        ("branches", "20", TREES | {"kwajongen"}),
        ("cows", "9-5", {"kujong"}),
        ("cows", "9", {"kujong"}),
        ("cows", "5", {"kujong"}),
        ("show", "none", {"force"}),
        ("show", "chosen", FORCED - {"force"}),
        ("show", "highest", FORCED),
        ("royes", "21", ROYES),
        ("target", "10", {"points"}),
        ("pack", "32", {"couillon", "denexa", "points", "malmedy", "dame-de-make"}),
        ("pack", "30", set()),
        ("mit", "plain", ROYES),
        ("mit", "kontra", {"kujong"}),
        ("mit", "none", ROYES | {"kujong"}),
        ("dame_de_make", "yes", set(PRESETS) - {"dame-de-make", "st-vith"}),
        ("dame_de_make", "no", {"dame-de-make", "st-vith"}),
        ("red_queens", "yes", set(PRESETS)),
        ("tie", "both-score", ROYES),
        ("tie", "non-makers", ROYES - {"st-vith"}),
        ("tie", "none", {"st-vith"}),
        ("deals", "8", set(PRESETS)),
        ("deals", "999", set(PRESETS)),
        ("seats_by", "high-cards", FOUR),
        ("seats_by", "jacks", FOUR),
    ],
)
def test_where_an_option_may_be_changed(option: str, value: str, presets: set[str]) -> None:
    assert possible(option, value) == presets


def test_ottant_needs_the_mit() -> None:
    for preset in ROYES | {"kujong"}:
        assert GAME.configure(preset, {"ottant": "yes"}).ottant
    for preset, changes in (("couillon", {}), ("malmedy", {"mit": "none"}), ("troeven", {})):
        with pytest.raises(ImpossibleOptions, match="Mit"):
            GAME.configure(preset, {"ottant": "yes", **changes})


@in_one_test(
    ("preset", "option", "value"),
    [
        ("malmedy", "royes", "0"),
        ("malmedy", "royes", "100"),
        ("malmedy", "royes", "-1"),
        ("malmedy", "royes", "013"),
        ("malmedy", "royes", "٣"),
        ("malmedy", "royes", "²"),
        ("malmedy", "deals", "1000"),
        ("malmedy", "deals", "9" * 5000),
        ("points", "target", "half"),
        ("couillon", "lines", "0"),
        ("couillon", "lines", "21"),
        ("troeven", "branches", "0"),
        ("kwajongen", "branches", "21"),
    ],
)
def test_a_number_out_of_its_range_is_refused_with_the_range(preset: str, option: str, value: str) -> None:
    with pytest.raises(UnknownChoice, match="1 to 20" if option in ("lines", "branches") else "to 99"):
        GAME.configure(preset, {option: value})


def test_any_number_in_the_range_is_possible() -> None:
    assert [GAME.configure("malmedy", {"royes": text}).royes for text in ("1", "21", "99")] == [1, 21, 99]
    assert GAME.configure("points", {"deals": "999"}).deals == 999


def test_what_a_preset_has_anyway_may_be_said() -> None:
    """A record may spell out what it need not."""
    for preset in PRESETS:
        assert GAME.configure(preset, dict(GAME.configure(preset).values())) == GAME.configure(preset)
