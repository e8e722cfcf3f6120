"""A hint: what a strong player would do, what the others would cost; it knows nothing that its asker does not."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

from engine.core.actions import Play
from engine.core.cards import Card, cards_in
from engine.core.chance.packs import next_pack
from engine.core.registry import GAMES, in_room
from engine.games.couillon.sheets.chalked import Cows, Slate, Tree
from engine.games.couillon.sheets.numbers import Points, Royes
from engine.players.levels import choose_by_search, weigh_by_search
from engine.players.search.search import Effort
from engine.players.turns import Question, questions
from engine.teaching.hints.hint import ON_AVERAGE, REASONS, Hint, endless, hint, of_match, reasons_over, seed_of
from engine.teaching.hints.reasons import Unit, reason

FEW = Effort(4)


def asked(name: str, preset: str, at: int, seed: int = 3) -> tuple[Any, Question]:
    """A position in a deal that chance plays, after so many actions, and what the seat on turn is asked."""
    game, rng = GAMES[name], random.Random(seed)
    match = game.begin(game.configure(preset))
    state: Any = game.deal(match, next_pack(game, match, rng).cards).state
    for _ in range(at):
        *_, one = questions(game, state)
        state = game.apply(state, one.seat, rng.choice(one.choices)).state
    *_, one = questions(game, state)
    return state, one


def told(question: Question) -> Hint:
    seed = seed_of(question)
    weighed = weigh_by_search(question.view, question.choices, random.Random(seed), question.remembered, effort=FEW)
    return hint(question, weighed)


@pytest.mark.parametrize(
    ("name", "preset", "at"), [("couillon", "malmedy", 9), ("chouine", "chouine", 4), ("chouine", "chouine-3", 2)]
)
def test_hands_dealt_otherwise_behind_the_same_view_change_nothing(name: str, preset: str, at: int) -> None:
    game = GAMES[name]
    state, question = asked(name, preset, at)
    other = next(seat for seat in range(1, len(state.hands) + 1) if seat != question.seat)
    if name == "chouine":
        # A card of another hand for one of the talon.
        talon, hands = list(state.talon), list(state.hands)
        theirs = cards_in(hands[other - 1])[0]
        hands[other - 1] = hands[other - 1] & ~theirs.bit | talon[0].bit
        talon[0] = theirs
        swapped = state._replace(hands=tuple(hands), talon=tuple(talon))
    else:
        third = next(seat for seat in range(1, len(state.hands) + 1) if seat not in (question.seat, other))
        one, two = cards_in(state.hands[other - 1])[0], cards_in(state.hands[third - 1])[-1]
        hands = list(state.hands)
        hands[other - 1] ^= one.bit | two.bit
        hands[third - 1] ^= one.bit | two.bit
        swapped = state._replace(hands=tuple(hands))
    again = next(one for one in questions(game, swapped) if one.seat == question.seat)
    assert swapped != state
    assert again.view == question.view
    assert told(again) == told(question)


def test_it_is_what_strong_would_do_and_says_what_the_others_cost() -> None:
    _, question = asked("couillon", "malmedy", 9)
    given = told(question)
    rng = random.Random(seed_of(question))
    assert given.action == choose_by_search(question.view, question.choices, rng, question.remembered, effort=FEW)
    assert {given.action, *given.costs} == set(question.choices)
    assert list(given.costs.values()) == sorted(given.costs.values())
    assert all(cost >= 0 for cost in given.costs.values())
    assert 0 < len(given.reasons) <= REASONS


def test_late_thinking_leaves_what_normal_would_do_without_costs() -> None:
    _, question = asked("kleurenwiezen", "pagat", 0)
    given = hint(question, None)
    assert given.action in question.choices
    assert not given.costs
    assert not given.is_no_matter


def test_actions_worth_as_much_are_no_matter_and_one_alone_is_said_so() -> None:
    _, question = asked("couillon", "malmedy", 9)
    alike = hint(question, dict.fromkeys(question.choices, 1.0))
    assert (alike.is_no_matter, alike.reasons) == (True, ())
    first, *others = question.choices
    assert not hint(question, {first: 1.0, **dict.fromkeys(others, 1.0 - Unit("").least)}).is_no_matter
    alone = question._replace(choices=(first,))
    assert hint(alone, {first: 1.0}) == Hint(first, {}, (reason("only"),), Unit("rôyes"))


def test_the_score_is_a_reason_only_where_something_else_would_be_done_by_points() -> None:
    game = GAMES["couillon"]
    match: Any = game.begin(game.configure("malmedy", {"deals": "8"}))
    now = match._replace(deal=8, sheet=Royes((5, 3)))
    (question,) = questions(game, game.deal(now, next_pack(game, now, random.Random(1)).cards).state)
    first, *others = question.choices
    worths = {first: 9.0, **dict.fromkeys(others, 1.0)}
    said = reason("last-deal-ahead", count=2)
    for plain, is_told in ((None, False), (first, False), (others[0], True)):
        by_points = None if plain is None else {**worths, plain: 10.0}
        assert (said in hint(question, worths, by_points).reasons) is is_told
    # What is as good by the score is no other choice.
    alike = {**worths, others[0]: 9.0}
    assert said not in hint(question, alike, {**worths, others[0]: 10.0}).reasons


def test_without_an_end_points_are_points_and_nothing_else_is_another_question() -> None:
    game = GAMES["couillon"]
    for preset, sheet, deals in (
        ("malmedy", Royes((5, 3)), "8"),
        ("malmedy", Royes((1, 5)), "0"),
        ("points", Points(7, (6, 6)), "0"),
        ("troeven-3", Tree(5, (0, 0, 0), (4, 3, 2)), "0"),
        ("tongres", Slate(((0,), (0, 1))), "0"),
        ("kujong", Cows(9, (0, 0), (7, 8)), "0"),
    ):
        match: Any = game.begin(game.configure(preset, {"deals": deals}))
        now = match._replace(deal=8, sheet=sheet)
        *_, question = questions(game, game.deal(now, next_pack(game, now, random.Random(1)).cards).state)
        plain = endless(question)
        assert of_match(question.view) is not None
        assert plain is not None
        assert of_match(plain.view) is None
        assert endless(plain) is None
        assert plain.choices == game.legal_actions(plain.view) == game.legal_actions(question.view)


def test_what_is_not_asked_is_never_told() -> None:
    _, question = asked("couillon", "malmedy", 9)
    absent = Play(next(card for card in map(Card.parse, ("AS", "AH")) if Play(card) not in question.choices))
    assert hint(question, {absent: 9.0}).action in question.choices


def test_what_speaks_for_one_action_over_another_does_not_speak_for_both() -> None:
    _, question = asked("couillon", "malmedy", 4)
    why = in_room("engine", "couillon", "player.reasons").why  # type: ignore[union-attr]
    own = {one: list(why(question.view, one, question.remembered)) for one in question.choices}
    for one, other in permutations(question.choices, 2):
        over = [given for given in own[one] if given not in own[other]]
        assert reasons_over(question, one, other) == (tuple(over[:REASONS]) or (ON_AVERAGE,))
    assert any(set(own[one]) & set(own[other]) for one, other in permutations(question.choices, 2))
