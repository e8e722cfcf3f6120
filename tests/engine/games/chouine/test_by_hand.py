"""What is asked about a partie of Chouine with real cards, and what cannot have happened."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.core.by_hand import Answers, NotCounted, Untold, answered, count
from engine.core.registry import GAMES
from engine.games.chouine.by_hand import BY_HAND

GAME = GAMES["chouine"]


def match(preset: str = "chouine", **changes: str) -> Any:
    return GAME.begin(GAME.configure(preset, changes))


def asked(of: Any, answers: Answers) -> list[str]:
    return [one.key for one in BY_HAND.questions(of, answers)]


def wrong(of: Any, answers: Answers) -> tuple[Untold, dict[str, object]]:
    with pytest.raises(NotCounted) as found:
        count(BY_HAND, of, answers)
    return found.value.reason, dict(found.value.facts)


def test_it_is_enough_to_say_who_won() -> None:
    assert asked(match(), {}) == ["winner"]
    assert asked(match(), {"winner": ("2",)}) == ["winner", "chouine"]
    found = count(BY_HAND, match(), {"winner": ("2",), "chouine": ("yes",)})
    assert (found.outcome.match.parties, found.outcome.match.dealer) == ((0, 1), 2)
    assert [(one.seat, one.what) for one in found.facts.feats] == [(2, "chouine")]
    again = count(BY_HAND, match(), {"winner": ("annulled",)}).outcome.match
    assert (again.parties, again.dealer, again.deal) == ((0, 0), 1, 2)


def test_the_winner_can_be_worked_out_from_the_points() -> None:
    points: Answers = {"winner": ("points",), "cards": ("60",)}
    assert asked(match(), points) == ["winner", "cards", "declared-1", "declared-2"]
    assert count(BY_HAND, match(), points).outcome.match.parties == (0, 1)
    assert count(BY_HAND, match(), {**points, "declared-1": ("20",)}).outcome.match.parties == (1, 0)
    assert count(BY_HAND, match(), {**points, "cards": ("65",)}).outcome.match.parties == (0, 0), "annulled"
    assert answered(BY_HAND, match(), points, "winner", ("1",)) == {"winner": ("1",)}
    three = match("chouine-3")
    assert asked(three, {"winner": ("points",)})[1:4] == ["cards-1", "cards-2", "cards-3"]
    assert count(BY_HAND, three, by_points("20", "50", "50")).outcome.match.parties == (0, 0, 0)
    assert count(BY_HAND, three, by_points("19", "50", "51")).outcome.match.parties == (0, 0, 1)


def by_points(*cards: str) -> Answers:
    return {"winner": ("points",)} | {f"cards-{seat}": (own,) for seat, own in enumerate(cards, 1)}


def test_a_drawn_dealer_is_told() -> None:
    of = match(parties="1")
    for winner in "12":
        of = count(BY_HAND, of, {"winner": (winner,)}).outcome.match
    assert (of.manches, of.draw_due) == ((1, 1), True)
    assert wrong(of, {"winner": ("1",)}) == (Untold.UNANSWERED, {"key": "dealer"})
    over = count(BY_HAND, of, {"dealer": ("2",), "winner": ("1",)}).outcome.match
    assert (over.winners, BY_HAND.balance(over)) == ((1,), (Fraction(1), Fraction(-1)))


def test_what_cannot_have_happened_is_refused_with_what_would_be_right() -> None:
    assert wrong(match(), {"winner": ("3",)})[1]["possible"] == "1, 2, annulled, points"
    assert wrong(match(), {"winner": ("points",), "cards": ("131",)})[1]["most"] == 130
    assert wrong(match(), {"winner": ("points",), "cards": ("60",), "declared-1": ("25",)})[0] is Untold.NOT_IN_RANGE
    assert wrong(match("chouine-3"), by_points("20", "40", "40"))[1] == {
        "key": "cards-3",
        "given": 100,
        "least": 108,
        "most": 130,
    }
    assert wrong(match("chouine-4"), by_points("20", "40", "40", "20"))[1]["least"] == 130


def test_everybody_settles_the_difference_with_everybody() -> None:
    of = match("chouine-3")
    for winner in "1131":
        of = count(BY_HAND, of, {"winner": (winner,)}).outcome.match
    assert of.parties == (3, 0, 1)
    assert BY_HAND.balance(of) == (Fraction(5), Fraction(-4), Fraction(-1))
