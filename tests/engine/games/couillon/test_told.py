"""What is asked about a deal of the family with real cards, and what cannot have happened."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.core.by_hand import Answers, NotCounted, QuestionKind, Untold, answered, count, fitting
from engine.core.registry import GAMES
from engine.games.couillon.by_hand import BY_HAND

GAME = GAMES["couillon"]


def match(preset: str, dealer: int = 1, **changes: str) -> Any:
    return GAME.begin(GAME.configure(preset, changes), dealer)


def asked(of: Any, **answers: str) -> list[str]:
    return [one.key for one in BY_HAND.questions(of, told(**answers))]


def told(**answers: str) -> Answers:
    return {key.replace("_", "-"): tuple(answer.split()) for key, answer in answers.items()}


def wrong(of: Any, **answers: str) -> tuple[Untold, dict[str, object]]:
    with pytest.raises(NotCounted) as found:
        count(BY_HAND, of, told(**answers))
    assert str(found.value)
    return found.value.reason, dict(found.value.facts)


def test_only_what_can_differ_is_asked() -> None:
    assert asked(match("st-vith")) == ["points", "mit"], "eldest makes trumps"
    assert asked(match("st-vith"), mit="2") == ["points", "mit", "kontra"]
    assert asked(match("st-vith"), mit="2", kontra="3") == ["points", "mit", "kontra", "re"]
    assert asked(match("kujong"), points="40", mit="2") == ["points", "sweep", "mit"]
    assert asked(match("couillon")) == ["maker"]
    assert asked(match("couillon"), maker="cards") == ["maker", "points-1", "points-2"], "some cards stay undealt"
    assert asked(match("tongres"), maker="thrown-in") == ["maker"]
    assert asked(match("troeven-3")) == ["points-1", "points-2", "points-3"]
    sayers = {one.key: one.choices for one in BY_HAND.questions(match("six"), told(mit="2", kontra="1", points="1"))}
    assert (sayers["kontra"], sayers["re"]) == (("1", "3", "5"), ("2", "4", "6"))
    (points, *_) = BY_HAND.questions(match("st-vith"), {})
    assert (points.kind, points.numbers, points.seats, points.name) == (
        QuestionKind.NUMBER,
        range(41),
        (1, 3),
        "points",
    )


def test_what_no_longer_fits_is_dropped() -> None:
    of = match("st-vith")
    answers = told(points="40", sweep="yes", mit="2", kontra="1", re="4")
    assert fitting(BY_HAND, of, answers) == answers
    assert answered(BY_HAND, of, answers, "mit", ("1",)) == told(points="40", sweep="yes", mit="1")
    assert answered(BY_HAND, of, answers, "points", ("39",)) == told(points="39", mit="2", kontra="1", re="4")
    with pytest.raises(NotCounted) as found:
        answered(BY_HAND, of, answers, "maker", ("1",))
    assert found.value.reason is Untold.NOT_ASKED


def test_who_made_trumps_is_eldest_where_the_rules_say_so() -> None:
    of = match("st-vith", dealer=3)
    found = count(BY_HAND, of, told(points="22", mit="4", kontra="1", re="2"))
    assert (found.facts.declarers, found.facts.made) == ((4,), ())
    assert found.outcome.match.sheet.score == (9, 14), "a win with three words; the maker adds one"
    assert [(feat.seat, feat.what) for feat in found.facts.feats] == [(4, "mit"), (1, "kontra"), (2, "re")]
    swept = count(BY_HAND, of, told(points="40", sweep="yes"))
    assert swept.outcome.match.sheet.score == (11, 14)
    assert count(BY_HAND, of, told(points="40")).outcome.match.sheet.score == (12, 14)


def test_what_cannot_have_happened_is_refused_with_what_would_be_right() -> None:
    assert wrong(match("st-vith")) == (Untold.UNANSWERED, {"key": "points"})
    assert wrong(match("st-vith"), points="41") == (
        Untold.NOT_IN_RANGE,
        {"key": "points", "given": "41", "least": 0, "most": 40},
    )
    assert wrong(match("st-vith"), points="20", sweep="yes") == (Untold.NOT_ASKED, {"key": "sweep"})
    assert wrong(match("st-vith"), points="20", mit="5")[0] is Untold.NOT_A_CHOICE
    assert wrong(match("st-vith"), points="20", mit="1", kontra="3")[1] == {
        "key": "kontra",
        "given": "3",
        "possible": "2, 4",
    }
    assert wrong(match("troeven-3"), points_1="20", points_2="10", points_3="9") == (
        Untold.NO_SUM,
        {"key": "points-3", "given": 39, "least": 40, "most": 40},
    )
    # Eight of twenty-four cards stay undealt: four aces and four kings at most.
    stub = match("couillon")
    assert wrong(stub, maker="2", points_1="5", points_2="6") == (
        Untold.NO_SUM,
        {"key": "points-2", "given": 11, "least": 12, "most": 40},
    )
    assert count(BY_HAND, stub, told(maker="2", points_1="6", points_2="6")).outcome.match.sheet.craie
    assert wrong(match("tongres"), maker="cards", points="3")[0] is Untold.NOT_A_CHOICE
    assert wrong(match("tongres"), maker="thrown-in", points="3")[0] is Untold.NOT_ASKED


def test_the_difference_is_what_the_losers_have_left() -> None:
    of = match("st-vith", royes="7")
    for points in (30, 10, 30):
        of = count(BY_HAND, of, told(points=str(points))).outcome.match
    assert of.sheet.score == (6, 8)
    assert BY_HAND.balance(of) == (Fraction(2), Fraction(-2), Fraction(2), Fraction(-2))
    dummy = count(BY_HAND, match("troeven-3-dummy"), told(points="40")).outcome.match
    assert dummy.sheet.score == (6, 8)
    assert BY_HAND.balance(dummy) == (Fraction(4), Fraction(-2), Fraction(0), Fraction(-2)), "for the dummy as well"
    three = count(BY_HAND, match("troeven-3"), told(points_1="10", points_2="30", points_3="0")).outcome.match
    assert three.sheet.score == (5, 4, 5)
    assert BY_HAND.balance(three) == (Fraction(-1), Fraction(2), Fraction(-1)), "each with each other"
