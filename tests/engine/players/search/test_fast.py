"""The compiled core gives what Python gives, number for number, and is of the source that is kept beside it."""

from __future__ import annotations

import json
import random

from engine.players.search import search
from engine.players.search.core.__main__ import BUILT, digest_of_source
from engine.players.search.fast import MOST, core
from engine.players.search.policy import Habits
from engine.players.search.position import WIDTH, Deck, FollowRule, Position, Rules, play, playable
from tests.about import in_one_test

RANKS = 7


def some_rules(rng: random.Random) -> Rules:
    """Rules of nobody's game: any number of seats and sides, trumps, points, stock, sides that are hunted."""
    points = tuple(rng.randrange(12) if number % WIDTH < RANKS else 0 for number in range(64))
    sides = rng.choice([(0, 1), (0, 1, 0, 1), (1, 1, 0, 1), (0, 1, 2), (0, 1, 0, 1, 0, 1), (0, 1, 0, 1, 0, 1, 0, 1)])
    deck = Deck(rng.choice((0, 0xFFFF << 3 * WIDTH)), points, ())
    following, while_stock = rng.choice([*FollowRule]), rng.choice([None, *FollowRule])
    hunted = rng.choice((0, 0, 1, 2))
    if hunted and rng.random() < 0.7:
        # As a hunt is that is played to its end exactly.
        deck, following, while_stock = Deck(0, points, ()), FollowRule.SUIT, None
        sides = (0, 1, 1, 1) if hunted == 1 else (0, 1, 0, 0)
    return Rules(deck, sides, following, rng.randrange(2), while_stock, hunted, rng.randrange(2))


def is_exact(rules: Rules) -> bool:
    """Whether it is known how a hunt ends: of one seat, without trumps, and suit is followed."""
    sides = [rules.hunted >> side & 1 for side in rules.sides]
    return sum(sides) == 1 and not rules.deck.trump and rules.following is FollowRule.SUIT


def some_position(rules: Rules, rng: random.Random) -> Position:
    """A few cards a hand, now and then cards to be drawn or covered, some cards played."""
    seats, sides = len(rules.sides), max(rules.sides) + 1
    cards = [1 << WIDTH * block + rank for block in range(4) for rank in range(RANKS)]
    rng.shuffle(cards)
    size = min(5, len(cards) // seats)
    hands = [sum(cards.pop() for _ in range(size)) for _ in range(seats)]
    at = Position(hands, rng.randrange(seats), [0] * sides, [0] * sides)
    if rng.random() < 0.3:
        at.stock = [cards.pop() for _ in range(len(cards) // seats * seats)]
    elif cards and rng.random() < 0.4:
        covers = [card for card in range(64) if hands[0] >> card & 1]
        at.under = {1 << card: cards.pop() for card in covers[: len(cards)]}
    for _ in range(rng.randrange(seats)):
        bits = [bit for bit in (1 << number for number in range(64)) if bit & playable(rules, at)]
        play(rules, at, rng.choice(bits))
    return at


@in_one_test("seed", range(40))
def test_the_compiled_core_gives_what_python_gives(seed: int) -> None:
    rng = random.Random(seed)
    rules = some_rules(rng)
    habits = Habits(rng.random(), 3 * rng.random(), 3 * rng.random(), rng.random(), rng.random() / 50)
    positions = [some_position(rules, rng) for _ in range(4)]
    may = playable(rules, positions[0])
    first = [1 << number for number in range(64) if may >> number & 1]
    ending = rng.randrange(4) if max(rules.sides) == 1 and (not rules.hunted or is_exact(rules)) else 0
    fast = core()
    assert fast is not None
    for some, cards in ((positions[:1], first), (positions, [])):
        found = [(list(points), list(tricks)) for points, tricks in fast.run(rules, habits, some, cards, ending)]
        assert found == [*search.in_python(rules, habits, some, cards, ending)]


@in_one_test("following", FollowRule)
@in_one_test("sides", [(0, 1), (1, 0), (0, 1, 0, 1), (1, 1, 0, 1)])
def test_longer_ends_are_as_exact_in_the_core(following: FollowRule, sides: tuple[int, ...]) -> None:
    rng, habits, fast = random.Random(f"{following} {sides}"), Habits(0.5, 1.0, 1.0, 0.0, 0.01), core()
    size = 5 if len(sides) == 2 else 3
    assert fast is not None
    for trump in (0, 0xFFFF << 3 * WIDTH):
        # Some neighbours count the same and some do not.
        points = tuple(rng.choice((0, 0, 1, 2, 4)) if number % WIDTH < RANKS else 0 for number in range(64))
        rules = Rules(Deck(trump, points, ()), sides, following, rng.randrange(2))
        positions = [some_position(rules, rng) for _ in range(3)]
        found = [(list(points), list(tricks)) for points, tricks in fast.run(rules, habits, positions, [], size)]
        assert found == [*search.in_python(rules, habits, positions, [], size)]


def test_more_positions_than_the_core_takes_at_once_come_out_in_order() -> None:
    rng = random.Random(1)
    rules, habits = some_rules(rng), Habits(0.5, 1.0, 1.0, 0.0, 0.01)
    positions = [some_position(rules, rng) for _ in range(MOST + 3)]
    fast = core()
    assert fast is not None
    found = [(list(points), list(tricks)) for points, tricks in fast.run(rules, habits, positions, [], 0)]
    assert found == [*search.in_python(rules, habits, positions, [], 0)]


def test_the_compiled_core_is_of_this_source() -> None:
    assert json.loads(BUILT.read_text(encoding="utf-8"))["source"] == digest_of_source(), "make core ARGS=--keep"
