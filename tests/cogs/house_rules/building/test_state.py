"""What was chosen so far as short text: it says everything, and nothing else is taken for it."""

from __future__ import annotations

import random

import pytest

from cogs.app.answers import Denied
from cogs.house_rules.building.settling import Unfit, choose, offered
from cogs.house_rules.building.state import Built, parse_built, print_built, texts_of
from cogs.house_rules.of_game import order_of
from engine.core.options import ImpossibleOptions
from engine.core.registry import GAMES
from engine.store.house_rules import LONGEST_NAME
from tests.about import in_one_test

LONGEST = 100
"""Characters of a custom id."""
BEFORE = len("build.pick.accept13_undertricks:")
LADDER = "accept 8=8 +3 -3; solo 5=3 +1 -1; small-misere=6; slam=60"


def gone(_: int) -> None:
    """No draft is in memory."""


def some(chance: random.Random) -> Built:
    """Rules with a few options chosen at random."""
    game = chance.choice([*GAMES.values()])
    options = game.for_tables(chance.choice([*game.presets]))
    for name in chance.sample(order_of(game.name), 3):
        if values := offered(game, options, name):
            try:
                options = choose(game, options, name, chance.choice(values)).options
            except (ImpossibleOptions, Unfit):
                continue
    return Built(options, chance.randrange(9), "Café De Kroon")


def test_what_is_printed_is_read_again_and_fits_into_a_custom_id() -> None:
    chance = random.Random(3)
    for built in (some(chance) for _ in range(100)):
        text = print_built(built)
        assert parse_built(text, gone) == built
        longest = print_built(built._replace(step=10, name="w" * LONGEST_NAME, text=99_999_999))
        assert BEFORE + len(longest) <= LONGEST


def test_a_name_that_does_not_fit_is_asked_for_again() -> None:
    built = Built(GAMES["couillon"].for_tables("malmedy"), 3, "🂡" * LONGEST_NAME)
    text = print_built(built)
    assert BEFORE + len(text.encode("utf-16-le")) // 2 <= LONGEST
    assert parse_built(text, gone) == built._replace(name="")


def test_texts_are_found_by_their_number_as_long_as_they_are_in_memory() -> None:
    wiezen = GAMES["kleurenwiezen"]
    options = wiezen.configure("pagat", {"ladder": LADDER, "deals": "8"})
    built = Built(options, 2, "", 7)
    assert parse_built(print_built(built), {7: texts_of(options)}.get) == built
    plain = wiezen.configure("pagat", {"deals": "8"})
    assert parse_built(print_built(built), gone) == Built(plain, 2, "", -1)
    assert print_built(Built(plain, 2, "", -1)) == print_built(Built(plain, 2))


@in_one_test("text", ["", "1", "1:::", "1:zz99::x", "x:aBa::", "1:aB/a::", "1:a" + "9" * 40 + "::"])
def test_other_text_is_no_button_of_this_version(text: str) -> None:
    with pytest.raises(Denied, match="build-stale"):
        parse_built(text, gone)


def test_a_code_of_impossible_options_is_refused() -> None:
    right = print_built(Built(GAMES["couillon"].for_tables("troeven-3")))
    step, code, *rest = right.split(":")
    refused = 0
    for place in range(2, len(code)):
        for digit in "07Zz":
            try:
                found = parse_built(":".join([step, code[:place] + digit + code[place + 1 :], *rest]), gone)
            except Denied:
                refused += 1
            else:
                game = GAMES[found.options.game]
                assert game.configure(found.options.preset, dict(found.options.values())) == found.options
    assert refused
