"""Plays deals out fast, with all hands open: one policy for every seat, which looks to the end of the trick.

Every card is valued by what its trick will count for our side, if those behind beat it whenever they can, add to it
where it is theirs anyway, and else give as little as they can; less what the card is worth in a later trick. Where few
tricks are wanted, `hunting` chooses.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.search import hunting
from engine.search.deck import WIDTH
from engine.search.position import BEATING, SUIT_OF, Position, Rules, follow, following_now, play


class Habits(NamedTuple):
    """The weights for choosing a card, in points."""

    winning: float
    """What taking a trick is worth beyond what it counts."""
    trump: float
    """What a trump is worth later."""
    lead_trump: float
    """The same where it is led."""
    trump_point: float
    """A trump's bonus for each point of its own."""
    rank: float
    """Each step of rank, so that of equal cards the lower one is played."""


def play_out(rules: Rules, habits: Habits, at: Position, until: int) -> None:
    """Play by the policy until the deal ends or, once nothing is drawn or turned up, until so few cards a hand."""
    hands, trump = at.hands, rules.deck.trump
    while hand := hands[at.turn]:
        if hand.bit_count() <= until and not at.stock and not at.under:
            return
        now = following_now(rules, at)
        cards = follow(now, hand, at.led, trump) if at.led else hand
        if not cards & (cards - 1):
            card = cards
        elif rules.hunted:
            card = hunting.choose(rules, at, cards)
        else:
            card = _choose(rules, habits, at, cards, now)
        play(rules, at, card)


def _choose(rules: Rules, habits: Habits, at: Position, cards: int, following: int) -> int:
    """The best of these cards."""
    points, trump, sides, hands = rules.deck.points, rules.deck.trump, rules.sides, at.hands
    seats, seat = len(hands), at.turn
    side, count = sides[seat], at.count
    behind = [((seat + step) % seats, sides[(seat + step) % seats]) for step in range(1, seats - count)]
    found, most, winning = 0, -1e9, rules.each + habits.winning
    while cards:
        card = cards & -cards
        cards ^= card
        number = card.bit_length() - 1
        led, best, winner = at.led, at.best, sides[at.taker]
        if not count:
            led, best, winner = SUIT_OF[number], card, side
        elif card > best and card & (led | trump):
            best, winner = card, side
        pot = at.pot + points[number]
        for other, own in behind:
            may = follow(following, hands[other], led, trump)
            if not may:
                continue
            if own == winner:
                pot += max(points[bit] for bit in _numbers(may & ~trump or may))
                continue
            over = may & BEATING[best.bit_length() - 1] & (led | trump)
            if over:
                low = over & -over
                top = 1 << (over & ~trump or low).bit_length() - 1
                # The cheapest will do, unless a higher one brings its points home.
                best = top if points[top.bit_length() - 1] > points[low.bit_length() - 1] else low
                winner = own
                pot += points[best.bit_length() - 1]
            else:
                pot += min(points[bit] for bit in _numbers(may & ~trump or may))
        worth = pot + winning
        if winner != side:
            worth = -worth
        worth -= habits.rank * (number % WIDTH)
        if card & trump:
            worth -= (habits.trump if count else habits.lead_trump) + habits.trump_point * points[number]
        if worth > most:
            most, found = worth, card
    return found


def _numbers(mask: int) -> list[int]:
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers
