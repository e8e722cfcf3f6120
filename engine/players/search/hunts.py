"""Contracts to win no trick, or just so many, with all hands open: whether they can be made against everything.

Exact, for one seat that is hunted by all others, where suit is followed and there are no trumps. What keeps it short:

- Positions between two tricks are kept, and equal cards are one: cards that are gone leave no gaps.
- A seat that has its tricks goes under by as little as it can, and throws away the highest card of a suit: whatever it
  could do with a lower card left, it can do with it better.
- Whether it is caught by the very next trick, or can stay under every trick, is seen without playing on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.players.search.fast import Core, Hunted, core
from engine.players.search.position import BLOCKS, SUIT_OF, WIDTH, Position, Rules, play


class TooLong(Exception):
    """More positions were to be looked at than allowed."""


def against(rules: Rules, side: int) -> Rules:
    """The same rules where this side alone is hunted, by all others together."""
    return replace(rules, sides=tuple(int(one != side) for one in rules.sides), hunted=1)


def facing(at: Position, side: int) -> Position:
    """The same position for these rules; what tricks count is left out."""
    seen = at.copy()
    seen.tricks, seen.points = [at.tricks[side], sum(at.tricks) - at.tricks[side]], [0, 0]
    return seen


def hunted_down(rules: Rules, positions: Sequence[Position], cards: Sequence[int]) -> Iterable[Hunted]:
    """What comes of each position after each of these cards."""
    fast: Core | None = core()
    return in_python(rules, positions, cards) if fast is None else fast.hunted_down(rules, positions, cards)


def in_python(rules: Rules, positions: Iterable[Position], cards: Sequence[int]) -> Iterator[Hunted]:
    """The same without the compiled core."""
    for position in positions:
        hunt, made = Hunt(rules), list[bool]()
        for card in cards:
            at = position.copy()
            play(rules, at, card)
            made.append(hunt.is_made(at))
        yield made, hunt.looked_at


class Hunt:
    """Says what comes of positions with one hunted seat. It keeps what it finds, so use one for all of a deal."""

    def __init__(self, rules: Rules, most: int | None = None) -> None:
        """`most`: after so many positions between two tricks it gives up; None: never."""
        self._rules, self._most = rules, most
        self._side = rules.hunted.bit_length() - 1
        self._seat, self._seats = rules.sides.index(self._side), len(rules.sides)
        self._known: dict[tuple[int, ...], bool] = {}

    @property
    def looked_at(self) -> int:
        """How many positions between two tricks it has looked at."""
        return len(self._known)

    def finish(self, at: Position) -> None:
        """Give the hunted side its goal if it gets there against everything, else one trick more, or none."""
        left = at.hands[at.turn].bit_count()
        if not left:
            return
        wanted, side = self._rules.goal, self._side
        total = sum(at.tricks) + left
        if not self.is_made(at):
            wanted = max(wanted + 1, at.tricks[side]) if wanted < total else total - 1
        for one, tricks in ((side, wanted), (1 - side, total - wanted)):
            at.points[one] += self._rules.each * (tricks - at.tricks[one])
            at.tricks[one] = tricks
        at.hands[:] = [0] * len(at.hands)

    def is_made(self, at: Position) -> bool:
        """Whether the hunted side can get exactly its goal against everything; raises TooLong."""
        wanted = self._rules.goal - at.tricks[self._side]
        if not at.count:
            return self._between(at.hands, at.turn, wanted)
        if wanted < 0 or wanted > at.hands[at.turn].bit_count():
            return False
        return self._within(at.hands, at.turn, at.led, at.best, at.taker, at.count, wanted)

    def _between(self, hands: list[int], turn: int, wanted: int) -> bool:
        """Whether the hunted seat wins exactly so many tricks more, between two tricks."""
        left = hands[turn].bit_count()
        if wanted < 0 or wanted > left:
            return False
        if not left:
            return True
        if not wanted:
            if self._is_caught(hands, turn):
                return False
            if turn != self._seat and self._ducks(hands):
                return True
        key = wanted * self._seats + turn, *_without_gaps(hands)
        made = self._known.get(key)
        if made is None:
            made = self._within(hands, turn, 0, 0, 0, 0, wanted)
            if self._most is not None and len(self._known) >= self._most:
                raise TooLong
            self._known[key] = made
        return made

    def _is_caught(self, hands: list[int], turn: int) -> bool:
        """Whether the seat, which wants no trick, cannot help winning the next one."""
        own, leads = hands[self._seat], turn == self._seat
        for suit in BLOCKS:
            cards = own & suit
            if not cards:
                continue
            below = suit & ((cards & -cards) - 1)
            stay = all(
                hand & below or not hand & suit for seat, hand in enumerate(hands) if seat not in (self._seat, turn)
            )
            if leads and not stay:
                return False
            if not leads and stay and hands[turn] & below:
                return True
        return leads

    def _ducks(self, hands: list[int]) -> bool:
        """Whether each card of the seat has so few below it that it stays under every trick that others lead to."""
        own, out = hands[self._seat], 0
        for seat, hand in enumerate(hands):
            if seat != self._seat:
                out |= hand
        for suit in BLOCKS:
            cards, before = own & suit, 0
            while cards:
                card = cards & -cards
                cards ^= card
                if (out & suit & card - 1).bit_count() > before:
                    return False
                before += 1
        return True

    def _within(
        self, hands: list[int], turn: int, led: int, best: int, taker: int, count: int, wanted: int
    ) -> bool:  # fmt: skip
        """The same with so many cards of the trick played."""
        hand, hunted, seats = hands[turn], turn == self._seat, self._seats
        if not wanted and count and taker == self._seat and self._all_stay(hands, turn, led, best, seats - count):
            return False
        cards = hand & led or hand
        if hunted and not wanted and count:
            cards = _worth_ducking_with(cards, led, best, is_last=count + 1 == seats)
        others = best
        for one in hands:
            others |= one
        others &= ~hand
        before = 0
        while cards:
            card = cards & -cards
            cards ^= card
            suit = SUIT_OF[card.bit_length() - 1]
            same = before & suit and not others & (card - before)
            before = card
            if same:
                # A neighbour of the card before, so it would come out the same.
                continue
            after = hands[:]
            after[turn] = hand ^ card
            if not count:
                now = suit, card, turn
            elif card & led and card > best:
                now = led, card, turn
            else:
                now = led, best, taker
            if count + 1 == seats:
                found = self._between(after, now[2], wanted - (now[2] == self._seat))
            else:
                found = self._within(after, turn + 1 if turn + 1 < seats else 0, *now, count + 1, wanted)
            if found == hunted:
                return found
        return not hunted

    def _all_stay(self, hands: list[int], turn: int, led: int, best: int, left: int) -> bool:
        """Whether all who are left in the trick can leave it to whoever is winning it."""
        for seat in range(turn, turn + left):
            suit = hands[seat % self._seats] & led
            if suit and not suit & (best - 1):
                return False
        return True


def _worth_ducking_with(cards: int, led: int, best: int, *, is_last: bool) -> int:
    """The cards to try for a seat that wants no trick, of those it may play to a card led."""
    if cards & led:
        under, over = cards & (best - 1), cards & -best
        top = 1 << under.bit_length() - 1 if under else 0
        return top if is_last and under else top | over
    tops = 0
    for suit in BLOCKS:
        if some := cards & suit:
            tops |= 1 << some.bit_length() - 1
    return tops


def _without_gaps(hands: list[int]) -> list[int]:
    """The hands as if the cards left of each suit were its lowest ones."""
    every, found = 0, [0] * len(hands)
    for hand in hands:
        every |= hand
    for block, suit in enumerate(BLOCKS):
        left, place = every & suit, 1 << WIDTH * block
        while left:
            card = left & -left
            left ^= card
            for seat, hand in enumerate(hands):
                if hand & card:
                    found[seat] |= place
                    break
            place <<= 1
    return found
