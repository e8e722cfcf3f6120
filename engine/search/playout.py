"""Plays deals out to their end with all hands open, fast: plain numbers and lists, and one policy for every seat.

The policy looks one trick ahead. Whoever can take a trick so that no opponent behind can take it away does so as
cheaply as that goes, if the trick is worth the card; whose side has it anyway adds the richest card it can spare; others
give away as little as they can. It reads all hands, so it is for worlds somebody imagines, never for the cards of a
table.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    HEADING = 3
    """The suit led, beating the best card if possible; else a trump, beating too; else any card."""
    FREE = 4
    """Any card."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What stays the same while the cards of a deal are played. Seats are numbered from 0."""

    deck: Deck
    sides: tuple[int, ...]
    following: Following
    each: int = 0
    """What a trick counts beside its cards."""
    last: int = 0
    """What the last trick counts more."""
    while_stock: Following | None = None
    """Which cards may be played while there is a stock, where that is different."""
    trump_costs: int = 0
    """What a trick must count for a trump to be spent on it."""


@dataclass(slots=True)
class Position:
    """A position among open hands. Changed in place: copy it to keep it."""

    hands: list[int]
    turn: int
    points: list[int]
    """Per side what its tricks have counted."""
    tricks: list[int]
    """Per seat."""
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
SUIT_OF: Final = tuple(BLOCKS[number // WIDTH] for number in range(64))


def playable(rules: Rules, at: Position, hand: int) -> int:
    """The cards of a hand that may be played now."""
    led = at.led
    if not led:
        return hand
    following = rules.following if rules.while_stock is None or not at.stock else rules.while_stock
    return follow(following, hand, led, rules.deck.trump, at.best)


def follow(following: Following, hand: int, led: int, trump: int, best: int) -> int:
    """The cards of a hand that may be played to a suit led."""
    suit = hand & led
    if following == 0:
        return suit or hand
    if following == 1:
        return suit | hand & trump if suit else hand
    if following == 2:
        return suit or hand & trump or hand
    if following == 4:
        return hand
    beating = BEATING[best.bit_length() - 1] & (led | trump)
    if suit:
        # Nobody can beat a trump with another suit.
        return suit & beating & led or suit
    trumps = hand & trump
    return trumps & beating or trumps or hand


def play(rules: Rules, at: Position, card: int) -> None:
    """Play a card of the seat on turn."""
    seat, deck = at.turn, rules.deck
    hands = at.hands
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
    for owner, turned in at.uncovered:
        hands[owner] |= turned
    if at.uncovered:
        at.uncovered.clear()
    if at.stock:
        for step in range(seats):
            if at.stock:
                hands[(taker + step) % seats] |= at.stock.pop()
    worth = at.pot + rules.each
    if rules.last and not any(hands):
        worth += rules.last
    at.points[rules.sides[taker]] += worth
    at.tricks[taker] += 1
    at.turn, at.led, at.best, at.count, at.pot = taker, 0, 0, 0, 0


def play_out(rules: Rules, at: Position) -> None:
    """Play to the end of the deal by the policy."""
    hands, following, while_stock, deck = at.hands, rules.following, rules.while_stock, rules.deck
    trump = deck.trump
    while hands[at.turn]:
        hand, led = hands[at.turn], at.led
        if not hand & (hand - 1):
            play(rules, at, hand)
            continue
        if not led:
            play(rules, at, lead(rules, at, hand))
            continue
        now = following if while_stock is None or not at.stock else while_stock
        cards = follow(now, hand, led, trump, at.best)
        play(rules, at, cards if not cards & (cards - 1) else answer(rules, at, cards, now))


def answer(rules: Rules, at: Position, cards: int, following: Following) -> int:
    """The card to play to a trick that has begun."""
    deck, sides, hands, led, best = rules.deck, rules.sides, at.hands, at.led, at.best
    trump, points = deck.trump, deck.points
    seats, seat = len(hands), at.turn
    side = sides[seat]
    ours = sides[at.taker] == side
    # What opponents behind may still play.
    against = 0
    with_us = 0
    for step in range(1, seats - at.count):
        other = seat + step
        if other >= seats:
            other -= seats
        may = follow(following, hands[other], led, trump, best)
        if sides[other] != side:
            against |= may
        else:
            with_us |= may
    number = best.bit_length() - 1
    beating = BEATING[number] & (led | trump)
    if ours and not against & beating:
        return _richest(deck, cards, spare=True)
    over = cards & beating
    pot = at.pot + rules.each
    while over:
        low = over & -over
        number = low.bit_length() - 1
        if not against & BEATING[number] & (led | trump):
            if low & trump and pot + points[number] < rules.trump_costs and not led & trump:
                break
            # In its suit a richer card may do as well.
            if not low & trump:
                top = 1 << (over & ~trump & SUIT_OF[number]).bit_length() - 1
                if points[top.bit_length() - 1] > points[number]:
                    return top
            return low
        over ^= low
    if with_us & beating and not ours:
        partner = 1 << (with_us & beating).bit_length() - 1
        if not against & BEATING[partner.bit_length() - 1] & (led | trump):
            return _richest(deck, cards, spare=True)
    return _cheapest(deck, cards)


def lead(rules: Rules, at: Position, hand: int) -> int:
    """The card to lead."""
    deck, sides, hands = rules.deck, rules.sides, at.hands
    trump, points = deck.trump, deck.points
    seat, seats = at.turn, len(hands)
    side = sides[seat]
    following = rules.following if rules.while_stock is None or not at.stock else rules.while_stock
    found, most = 0, -1
    foes = [hands[other] for other in range(seats) if sides[other] != side]
    trumps_out = 0
    for foe in foes:
        trumps_out |= foe & trump
    for block in BLOCKS:
        suit = hand & block
        if not suit:
            continue
        top = 1 << suit.bit_length() - 1
        number = top.bit_length() - 1
        beating = BEATING[number] & (block | trump)
        for foe in foes:
            if foe & beating and follow(following, foe, block, trump, top) & beating:
                break
        else:
            worth = 2 * points[number] + 1
            if block & trump:
                worth += 1 if trumps_out else -3
            if worth > most:
                found, most = top, worth
    if found:
        return found
    return _cheapest(deck, hand)


def _richest(deck: Deck, cards: int, *, spare: bool) -> int:
    """The card that counts most, sparing trumps and cards that are high in their suit where nothing counts."""
    points, trump = deck.points, deck.trump
    plain = cards & ~trump if spare else cards
    best, most = 0, 0
    left = plain
    while left:
        low = left & -left
        left ^= low
        worth = points[low.bit_length() - 1]
        if worth > most:
            best, most = low, worth
    return best or _cheapest(deck, cards)


def _cheapest(deck: Deck, cards: int) -> int:
    """The card that is missed least: no trump, few points, low in a short suit."""
    points, trump = deck.points, deck.trump
    best, least = 0, 1 << 30
    for block in BLOCKS:
        suit = cards & block
        if not suit:
            continue
        low = suit & -suit
        number = low.bit_length() - 1
        cost = 16 * points[number] + number % WIDTH
        if block & trump:
            cost += 40
        if cost < least:
            best, least = low, cost
    return best


def shown(deck: Deck, mask: int) -> Sequence[str]:
    """For errors and tests: these cards."""
    return [str(deck.cards[number]) for number in range(64) if mask >> number & 1]
