"""The page of rules tells any composition of a variant, in every language."""

from __future__ import annotations

import pytest

from cogs.games.couillon.rules import couillon_tips, rules_text
from engine.games.couillon.options import configure
from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.engine.games.couillon.player.test_compositions import playable


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_composition_are_told(language: str) -> None:
    say = say_in(language)
    for number in range(60):
        options = playable(number)
        text = rules_text(options, say)
        assert text.count("\n\n") >= 2
        assert "{" not in text
        assert couillon_tips(options, say)


@in_one_test(
    ("preset", "changes", "told"),
    [
        (
            "malmedy",
            "making=dealer-card cards=6 mit=none scoring=tree",
            "1 face up to the dealer, 4 more to the others",
        ),
        ("malmedy", "cards=4", "2 at a time: 2 each, and 2 more once trumps are settled. 8 cards are left."),
        ("kujong", "cards=7 pack=32", "4 to each of the others; 4 face down as talon; then 3 more to everyone"),
        ("troeven-2-stock", "making=forced", "6 each, and 2 more once trumps are settled. 16 cards are the stock."),
        ("troeven-2-stock", "following=must-follow", "After that: holding the suit led, you **must follow**"),
        ("tongres", "scoring=numbers", "the next win counts one more"),
        ("couillon", "making=held", "has to name the suit of one of the first 2 cards"),
    ],
)
def test_deal_trumps_and_following_are_told_as_composed(preset: str, changes: str, told: str) -> None:
    options = configure(preset, dict(change.split("=") for change in changes.split()))
    assert told in rules_text(options, say_in("en"))
