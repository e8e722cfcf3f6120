"""The last tricks come out as if every way to play them were tried."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import SUIT_MASKS, Card, Rank, Suit
from engine.players.search.endings import Ending
from engine.players.search.hunts import Hunt
from engine.players.search.position import Deck, FollowRule, Position, Rules, deck_of, play, playable
from tests.about import in_one_test

PACK = sum(card.bit for card in (Card.of(suit, rank) for suit in Suit for rank in Rank) if card.rank >= Rank.TEN)
POINTS = tuple(max(0, number % 13 - Rank.TEN) for number in range(52))


def deck() -> Deck:
    return deck_of(PACK, Suit.H, SUIT_MASKS, tuple(number % 13 for number in range(52)), POINTS)


def tried_out(rules: Rules, at: Position) -> int:
    """What the first side has in the end."""
    cards = playable(rules, at)
    if not cards:
        return at.points[0]
    found = []
    while cards:
        card = cards & -cards
        cards ^= card
        after = at.copy()
        play(rules, after, card)
        found.append(tried_out(rules, after))
    return max(found) if rules.sides[at.turn] == 0 else min(found)


@in_one_test("following", FollowRule)
@in_one_test("sides", [(0, 1, 0, 1), (1, 1, 0, 1), (0, 1)])
def test_an_ending_is_exact(following: FollowRule, sides: tuple[int, ...]) -> None:
    rng = random.Random(f"{following} {sides}")
    for each in (0, 1, 0, 1, 0):
        rules = Rules(deck(), sides, following, each)
        bits = [bit for bit in rules.deck.bits if bit]
        rng.shuffle(bits)
        hands = [sum(bits[3 * seat : 3 * seat + 3]) for seat in range(len(sides))]
        at = Position(hands, rng.randrange(len(sides)), [0, 0], [0, 0])
        for _ in range(rng.randrange(3)):
            cards = [bit for bit in bits if bit & playable(rules, at)]
            play(rules, at, rng.choice(cards))
        wanted, total = tried_out(rules, at.copy()), at.copy()
        while cards_left := playable(rules, total):
            play(rules, total, cards_left & -cards_left)
        Ending(rules).finish(at)
        assert at.points == [wanted, sum(total.points) - wanted]
        assert not any(at.hands)


def hunted_out(rules: Rules, at: Position) -> bool:
    """Whether the hunted side gets its goal, by every way to play."""
    cards, side = playable(rules, at), rules.hunted.bit_length() - 1
    if not cards:
        return at.tricks[side] == rules.goal
    found = []
    while cards:
        card = cards & -cards
        cards ^= card
        after = at.copy()
        play(rules, after, card)
        found.append(hunted_out(rules, after))
    return any(found) if rules.sides[at.turn] == side else all(found)


@pytest.mark.parametrize("goal", [0, 1])
def test_the_end_of_a_hunt_is_exact(goal: int) -> None:
    rng, made = random.Random(goal), 0
    for _ in range(12):
        rules = Rules(deck_of(PACK, None, SUIT_MASKS, tuple(number % 13 for number in range(52)), (0,) * 52),
                      (0, 1, 0, 0), FollowRule.SUIT, 1, None, 2, goal)  # fmt: skip
        bits = [bit for bit in rules.deck.bits if bit]
        rng.shuffle(bits)
        hands = [sum(bits[3 * seat : 3 * seat + 3]) for seat in range(4)]
        tricks = [0, rng.randrange(goal + 1)]
        at = Position(hands, rng.randrange(4), tricks[:], tricks)
        wanted = hunted_out(rules, at.copy())
        Hunt(rules).finish(at)
        assert (at.tricks[1] == goal) is wanted
        made += wanted
    assert 0 < made < 12
