"""The last tricks come out as if every way to play them were tried."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import SUIT_MASKS, Card, Rank, Suit
from engine.search.deck import Deck, deck_of
from engine.search.endings import Ending
from engine.search.position import Following, Position, Rules, play, playable

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


@pytest.mark.parametrize("following", Following)
@pytest.mark.parametrize("sides", [(0, 1, 0, 1), (1, 1, 0, 1), (0, 1)])
def test_an_ending_is_exact(following: Following, sides: tuple[int, ...]) -> None:
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
