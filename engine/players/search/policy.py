"""Plays deals out fast, with all hands open: one policy for every seat, which looks to the end of the trick.

Every card is valued by what its trick will count for our side, if those behind beat it whenever they can, add to it
where it is theirs anyway, and else give as little as they can; less what the card is worth in a later trick.

Contracts to win no trick, or just one, have a policy of their own while some sides are hunted: a hunted side that still
wants a trick plays to win one; one that has its tricks ducks, and the others try to leave the tricks to it. How such
deals end is found exactly (`hunts`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.players.search.position import BEATING, SUIT_OF, WIDTH, Position, Rules, follow, following_now, play

RANK: Final = 0.01
"""What a step of rank is worth once it is gone: low cards stay below later, and leave later tricks to others."""
LOWER: Final = 0.03
"""What a lower card of the same suit takes from that, as it can be played under in its place."""
WANTS, DUCKS, HUNTS = range(3)


def role_in_a_hunt(rules: Rules, at: Position, seat: int) -> int:
    """What a seat is after now."""
    side = rules.sides[seat]
    if not rules.hunted >> side & 1:
        return HUNTS
    return WANTS if at.tricks[side] < rules.goal else DUCKS


def choose_while_hunting(rules: Rules, at: Position, cards: int) -> int:
    """The best of these cards, looking to the end of the trick."""
    trump, hands, count, seat = rules.deck.trump, at.hands, at.count, at.turn
    seats, following, own = len(hands), following_now(rules, at), role_in_a_hunt(rules, at, seat)
    found, most, hand = 0, -1e9, hands[seat]
    while cards:
        card = cards & -cards
        cards ^= card
        number = card.bit_length() - 1
        led, best, winner = at.led, at.best, at.taker
        if not count:
            led, best, winner = SUIT_OF[number], card, seat
        elif card > best and card & (led | trump):
            best, winner = card, seat
        other = seat
        for _ in range(seats - count - 1):
            other = other + 1 if other + 1 < seats else 0
            may = follow(following, hands[other], led, trump)
            over = may & BEATING[best.bit_length() - 1] & (led | trump)
            if over and (over == may or _beats(role_in_a_hunt(rules, at, other), role_in_a_hunt(rules, at, winner))):
                best, winner = over & -over, other
        worth = RANK * (number % WIDTH) - LOWER * (hand & SUIT_OF[number] & card - 1).bit_count()
        worth += _gain(own, role_in_a_hunt(rules, at, winner), winner == seat)
        if worth > most:
            most, found = worth, card
    return found


def _beats(own: int, winner: int) -> bool:
    """Whether a seat beats whoever is winning the trick, though it need not."""
    return own == WANTS or (own == HUNTS and winner == WANTS)


def _gain(own: int, winner: int, is_own: bool) -> float:
    """What it is worth to a seat who wins the trick."""
    if own == HUNTS:
        return (-1.0, 1.0, 0.0)[winner]
    if not is_own:
        return 0.0
    return 1.0 if own == WANTS else -1.0


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
            card = choose_while_hunting(rules, at, cards)
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
