"""What is asked about a deal of Kleurenwiezen with real cards, and what cannot have happened."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.core.by_hand import Answers, NotCounted, Untold, count, unanswered
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.by_hand import BY_HAND

GAME = GAMES["kleurenwiezen"]


def match(preset: str = "pagat", **changes: str) -> Any:
    return GAME.begin(GAME.configure(preset, changes))


def told(contract: str, declarers: str = "", tricks: str = "", **more: str) -> Answers:
    answers = {"contract": (contract,), "declarers": tuple(declarers.split()), "tricks": tuple(tricks.split())}
    return {key: one for key, one in answers.items() if one} | {
        key.replace("_", "-"): (one,) for key, one in more.items()
    }


def wrong(of: Any, answers: Answers) -> tuple[Untold, dict[str, object]]:
    with pytest.raises(NotCounted) as found:
        count(BY_HAND, of, answers)
    return found.value.reason, dict(found.value.facts)


def contracts(of: Any) -> tuple[str, ...]:
    return BY_HAND.questions(of, {})[0].choices


def test_the_contracts_are_those_of_the_ladder_lowest_first() -> None:
    assert contracts(match())[:5] == ("passed", "accept 8", "solo 5", "accept 9", "solo 6")
    assert tuple(one for one in contracts(match()) if one.startswith("troel")) == ("troel 8", "troel 9")
    assert "troel 8" not in contracts(match("wallonia"))
    assert not any("troel" in one for one in contracts(match(troel="off")))
    own = match(ladder="accept 8=2 +1 -1; slam=30", troel="off")
    assert contracts(own) == ("passed", "accept 8", "slam")


def test_one_asks_for_as_many_declarers_and_numbers_of_tricks_as_play() -> None:
    def asked(answers: Answers, preset: str = "pagat") -> list[tuple[str, tuple[int, ...]]]:
        return [(one.key, one.seats) for one in BY_HAND.questions(match(preset), answers)]

    assert asked(told("passed")) == [("contract", ())]
    assert asked(told("accept 8", "4 2")) == [("contract", ()), ("trumps", ()), ("declarers", ()), ("tricks", (2, 4))]
    assert asked(told("piccolo", "4 2"))[2:] == [("tricks-2", (2,)), ("tricks-4", (4,))]
    assert asked(told("piccolo", "4"))[2:] == [("tricks", (4,))]
    assert asked(told("solo 6", "4"), "flemish")[-1] == ("doubled", ())
    assert asked(told("grand-misere", "1 2 3 4"), "flemish")[-1] == ("tricks-4", (4,)), "nobody is left to double"
    assert [one.key for one in unanswered(BY_HAND, match(), told("accept 8"))] == ["declarers"]


def test_several_misères_count_each_alone_and_a_pass_may_double_the_next_deal() -> None:
    found = count(BY_HAND, match(), told("small-misere", "1 3", tricks_1="0", tricks_3="2"))
    assert found.outcome.result.delta == (24, 0, -24, 0)
    assert found.facts.made == (1,)
    of = count(BY_HAND, match("flemish"), told("passed")).outcome.match
    assert (of.passed_out, of.dealer) == (True, 1)
    doubled = count(BY_HAND, of, told("solo 6", "2", "6", doubled="yes"))
    assert doubled.outcome.result.delta == (-6, 18, -6, -6), "two points, three times"
    assert doubled.outcome.match.sheet[-1].multiple == 3


def test_what_cannot_have_happened_is_refused_with_what_would_be_right() -> None:
    assert wrong(match(), {}) == (Untold.UNANSWERED, {"key": "contract"})
    reason, facts = wrong(match(), told("accept 14", "1 2", "3"))
    assert (reason, facts["given"]) == (Untold.NOT_A_CHOICE, "accept 14")
    assert wrong(match(), told("open-slam", "1", "3"))[0] is Untold.NOT_A_CHOICE, "not on this ladder"
    assert wrong(match(), told("accept 8", "1", "3"))[1] == {"key": "declarers", "given": 1, "least": 2, "most": 2}
    assert wrong(match(), told("solo 6", "1 2", "3"))[1] == {"key": "declarers", "given": 2, "least": 1, "most": 1}
    assert wrong(match(), told("accept 8", "1 1", "3"))[0] is Untold.NOT_THAT_MANY
    assert wrong(match(), told("accept 8", "1 5", "3"))[0] is Untold.NOT_A_CHOICE
    assert wrong(match(), told("accept 8", "1 2", "14"))[1] == {"key": "tricks", "given": "14", "least": 0, "most": 13}
    assert wrong(match(), told("small-misere", "1", "13"))[1]["most"] == 12, "everybody has laid a card aside"
    assert wrong(match(), told("piccolo", "1 2", tricks_1="7", tricks_2="7"))[1] == {
        "key": "tricks-2",
        "given": 14,
        "least": 0,
        "most": 13,
    }
    four = told("grand-misere", "1 2 3 4", tricks_1="0", tricks_2="4", tricks_3="4", tricks_4="4")
    assert wrong(match(), four)[1] == {"key": "tricks-4", "given": 12, "least": 13, "most": 13}
    assert count(BY_HAND, match(), {**four, "tricks-1": ("1",)}).facts.made == ()
    assert wrong(match(), told("solo 6", "1", "6", doubled="yes")) == (Untold.NOT_ASKED, {"key": "doubled"})
    over = match(deals="4")
    for _ in range(4):
        over = count(BY_HAND, over, told("solo 6", "1", "6")).outcome.match
    assert wrong(over, told("solo 6", "1", "6"))[0] is Untold.MATCH_OVER


def test_the_difference_is_the_points_against_the_mean() -> None:
    of = count(BY_HAND, match(), told("solo 6", "1", "6")).outcome.match
    assert of.score == (12, -4, -4, -4)
    assert BY_HAND.balance(of) == tuple(map(Fraction, of.score))
    unbalanced = match(ladder="accept 8=8 / 5", troel="off")
    of = count(BY_HAND, unbalanced, told("accept 8", "1 2", "8")).outcome.match
    assert of.score == (8, 8, -5, -5)
    assert BY_HAND.balance(of) == (Fraction(13, 2), Fraction(13, 2), Fraction(-13, 2), Fraction(-13, 2))
