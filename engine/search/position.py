"""A deal with open hands as plain numbers: what may be played, and what follows from it.

Only for worlds that somebody imagines: the cards of a table are never in here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from engine.search.deck import BLOCKS, WIDTH, Deck


class Following(IntEnum):
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
    following: Following
    each: int = 0
    """What a trick counts beside its cards."""
    while_stock: Following | None = None
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


def following_now(rules: Rules, at: Position) -> Following:
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
