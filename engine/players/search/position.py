"""A deal with open hands as plain numbers: its cards, what may be played, and what follows from it.

Only for worlds that somebody imagines: the cards of a table are never in here.

A card is one bit. Each suit has sixteen bits of its own, the trump suit the highest, and within a suit a card that
beats another is the higher bit. So the best of some cards of a suit is their highest bit, and one comparison says who
takes a trick. Only cards that belong to a suit when it is followed are in its bits: a queen that is always a trump is
in the trump suit's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from typing import Final

from engine.core.cards import CARDS, SUIT_MASKS, Card, Suit, cards_in

WIDTH: Final = 16
"""Bits of a suit."""
SUIT: Final = (1 << WIDTH) - 1
BLOCKS: Final = tuple(SUIT << WIDTH * block for block in range(4))
"""The bits of each suit, lowest first."""


@dataclass(frozen=True, slots=True)
class Deck:
    """See above. `points` has 64 places."""

    trump: int
    """The bits of the trump suit; 0 without trumps."""
    points: tuple[int, ...]
    """Per bit number what its card counts."""
    bits: tuple[int, ...]
    """Per card of 52 its bit; 0 for a card that is not in the pack."""
    _known: dict[int, int] = field(default_factory=dict, compare=False, repr=False)
    """Masks that were asked for, each of one suit."""

    def mask(self, cards: int) -> int:
        """A mask of cards of 52, in these bits."""
        mask = 0
        for suit in SUIT_MASKS:
            some = cards & suit
            if (found := self._known.get(some)) is None:
                found = self._known[some] = sum([self.bits[card] for card in cards_in(some)])
            mask |= found
        return mask

    def block(self, card: Card) -> int:
        """The bits of the suit a card belongs to."""
        return BLOCKS[(self.bits[card].bit_length() - 1) // WIDTH]


@cache
def deck_of(
    pack: int, trump: Suit | None, suits: tuple[int, ...], strength: tuple[int, ...], points: tuple[int, ...]
) -> Deck:
    """Number the cards of a pack, a mask.

    `suits` are the cards that belong to each suit, as masks; `strength` and `points` are per card of 52, and only the
    strengths of one suit are compared.
    """
    bits, counts = [0] * len(CARDS), [0] * 64
    for block, suit in enumerate(_lowest_first(trump)):
        for place, card in enumerate(_rising(cards_in(suits[suit] & pack), strength)):
            number = WIDTH * block + place
            bits[card], counts[number] = 1 << number, points[card]
    return Deck(BLOCKS[3] if trump is not None else 0, tuple(counts), tuple(bits))


def _lowest_first(trump: Suit | None) -> tuple[Suit, ...]:
    plain = tuple(suit for suit in Suit if suit is not trump)
    return plain if trump is None else (*plain, trump)


def _rising(cards: Iterable[Card], strength: Sequence[int]) -> list[Card]:
    return sorted(cards, key=lambda card: strength[card])


class FollowRule(IntEnum):
    """Which cards may be played to a card led."""

    SUIT = 0
    """The suit led, else any card."""
    SUIT_OR_TRUMP = 1
    """Whoever holds the suit led plays it or a trump, others any card."""
    SUIT_ELSE_TRUMP = 2
    """The suit led, else a trump, else any card."""
    FREE = 3
    """Any card."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What stays the same while the cards of a deal are played. Seats are numbered from 0."""

    deck: Deck
    sides: tuple[int, ...]
    following: FollowRule
    each: int = 0
    """What a trick counts beside its cards."""
    while_stock: FollowRule | None = None
    """Which cards may be played while there is a stock, where that is different."""
    hunted: int = 0
    """Sides that want to win exactly `goal` tricks, as a mask; all others want to hinder them."""
    goal: int = 0


@dataclass(slots=True)
class Position:
    """A position. Changed in place: copy it to keep it."""

    hands: list[int]
    turn: int
    points: list[int]
    """Per side what its tricks have counted."""
    tricks: list[int]
    """Per side."""
    led: int = 0
    """The suit led, as its bits; 0 before a lead."""
    best: int = 0
    """The best card of the trick so far."""
    taker: int = 0
    """Who played it."""
    count: int = 0
    """Cards in the trick so far."""
    pot: int = 0
    """What these count."""
    stock: list[int] = field(default_factory=list)
    """Cards to be drawn, the next one last."""
    under: dict[int, int] = field(default_factory=dict)
    """Cards lying face down, by the card that covers them."""
    uncovered: list[tuple[int, int]] = field(default_factory=list)
    """Seats and cards that are turned up after the trick."""

    def copy(self) -> Position:
        """The same position, to play on from; what lies under cards never changes and is shared."""
        return Position(
            self.hands[:], self.turn, self.points[:], self.tricks[:], self.led, self.best, self.taker, self.count,
            self.pot, self.stock[:], self.under, self.uncovered[:],
        )  # fmt: skip


def _beating(number: int) -> int:
    """The cards that beat that of a bit number, if they may: higher ones of its suit, and trumps."""
    block = number // WIDTH
    higher = BLOCKS[block] & -(2 << number)
    return higher if block == 3 else higher | BLOCKS[3]


BEATING: Final = tuple(map(_beating, range(64)))
"""Per bit number the cards that beat it if there are trumps and they are the highest block, as a mask."""
SUIT_OF: Final = tuple(BLOCKS[number // WIDTH] for number in range(64))
"""Per bit number the bits of its suit."""


def following_now(rules: Rules, at: Position) -> FollowRule:
    """Which cards may be played to a card led at this moment."""
    return rules.following if rules.while_stock is None or not at.stock else rules.while_stock


def playable(rules: Rules, at: Position) -> int:
    """The cards that may be played now."""
    hand = at.hands[at.turn]
    return hand if not at.led else follow(following_now(rules, at), hand, at.led, rules.deck.trump)


def follow(following: int, hand: int, led: int, trump: int) -> int:
    """The cards of a hand that may be played to a suit led."""
    # Plain numbers: comparing members of an enumeration costs more than the rule itself.
    if following == 0:
        return hand & led or hand
    if following == 1:
        suit = hand & led
        return suit | hand & trump if suit else hand
    if following == 2:
        return hand & led or hand & trump or hand
    return hand


def play(rules: Rules, at: Position, card: int) -> None:
    """Play a card of the seat on turn; after the last one to a trick, gather it, turn cards up and draw."""
    seat, deck, hands = at.turn, rules.deck, at.hands
    hands[seat] ^= card
    number = card.bit_length() - 1
    at.pot += deck.points[number]
    if at.under and card in at.under:
        at.uncovered.append((seat, at.under[card]))
    if not at.count:
        at.led, at.best, at.taker = SUIT_OF[number], card, seat
    elif card > at.best and card & (at.led | deck.trump):
        at.best, at.taker = card, seat
    at.count += 1
    seats = len(hands)
    if at.count < seats:
        at.turn = seat + 1 if seat + 1 < seats else 0
        return
    taker = at.taker
    if at.uncovered:
        for owner, turned in at.uncovered:
            hands[owner] |= turned
        at.uncovered.clear()
    if at.stock:
        for step in range(seats):
            hands[(taker + step) % seats] |= at.stock.pop()
    side = rules.sides[taker]
    at.points[side] += at.pot + rules.each
    at.tricks[side] += 1
    at.turn, at.led, at.best, at.count, at.pot = taker, 0, 0, 0, 0
