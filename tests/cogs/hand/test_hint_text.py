"""A hint in words: what to do, why, and what the others would cost, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.hand.hints import hint_text
from cogs.hand.look import ReadWords
from cogs.messages.emojis import CardEmojis
from cogs.replay.lookback import price_text
from cogs.table_texts.table_text import cost_text, reason_text
from engine.core.actions import Play
from engine.core.cards import Card
from engine.core.registry import GAMES
from engine.teaching.hints.hint import Hint, unit_of
from engine.teaching.hints.reasons import Unit, chance_of, reason
from engine.teaching.lookback.choices import SeatChoice
from locales import LANGUAGES, say_in
from tests.engine.teaching.hints.claims import CLAIMS
from tests.locales.typography import spaced

NOBODY: Any = None
"""The table, which only the names of seats are asked of."""
FOUR = [Play(Card.parse(text)) for text in ("KH", "QH", "AS", "9C")]


def told(given: Hint, language: str = "en") -> list[str]:
    say = say_in(language)
    return hint_text(NOBODY, given, ReadWords(CardEmojis(0), say), say).splitlines()


def of(*costs: float, unit: str = "points", **more: Any) -> Hint:
    first, *others = FOUR[: len(costs) + 1]
    return Hint(first, dict(zip(others, costs, strict=True)), (reason("partner-has"),), Unit(unit, **more))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_unit_has_its_words(language: str) -> None:
    say = say_in(language)
    assert [key for key in (*CLAIMS, "on-average") if f"hints-why-{key}" not in say] == []
    every = [(game, game.configure(preset)) for game in GAMES.values() for preset in game.presets]
    units = {unit_of(options) for _, options in every} - {Unit("")} | {chance_of(0.01), chance_of(0.01, among=2)}
    assert [unit for unit in units if not cost_text(unit, 1, say)] == []


def test_best_first_then_why_then_the_others_by_what_they_cost() -> None:
    assert told(of(0.0, 0.26, 12.4)) == [
        "**Hint:** king of hearts",
        "Your partner has the trick already.",
        "-# queen of hearts: just as good",
        "-# ace of spades: about 0.3 points less",
        "-# nine of clubs: about 12 points less",
    ]
    assert told(of(1.0, 1.02, unit="rôyes"), "fr")[2:] == [
        spaced("-# dame de cœur, as de pique : environ 1 rôye de moins")
    ]


@pytest.mark.parametrize(
    ("language", "told_as"),
    [("en", "9 matches in a hundred"), ("nl", "9 partijen op honderd"), ("fr", "9 parties gagnées sur cent")],
)
def test_what_is_lost_of_a_match_is_not_told_in_points(language: str, told_as: str) -> None:
    choice = SeatChoice(1, 1, 0, "pass", "accept", 10.0, 1.0, unit=chance_of(0.009))
    assert told_as in price_text(NOBODY, choice, say_in(language))


def test_chances_are_told_as_so_many_of_a_hundred_and_what_nobody_counts_without_a_figure() -> None:
    assert told(of(0.4, 7.3, unit="parties", times=100.0, least=1.0))[2:] == [
        "-# queen of hearts: just as good",
        "-# ace of spades: about 7 parties in a hundred less",
    ]
    assert told(of(3.0, unit=""))[2:] == ["-# queen of hearts: less good"]
    assert told(of(3.0, unit="pebbles"))[2:] == ["-# queen of hearts: less good"]


def test_where_all_is_as_good_that_is_said_and_where_time_was_short_too() -> None:
    (line,) = told(of(0.01, 0.02))
    assert line.startswith("It makes no difference")
    late = Hint(FOUR[0], {}, (), Unit("points"), is_late=True)
    assert told(late._replace(is_for_dummy=True))[0] == "**Hint for the dummy:** king of hearts"
    assert told(late)[1] == "-# What the others would cost could not be worked out in time."


def test_a_reason_of_a_game_from_outside_without_words_is_left_out() -> None:
    say = say_in("en")
    assert reason_text(NOBODY, reason("moon-is-full"), ReadWords(CardEmojis(0), say), say) == ""
    assert told(Hint(FOUR[0], {}, (reason("moon-is-full"),), Unit("points"))) == ["**Hint:** king of hearts"]
