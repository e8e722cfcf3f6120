"""What words tell of a hand: whoever made or refused trumps, or said or kept back a word, has cards for it.

People and other computers do not go by the rules of thumb of `normal`, so a hand that these would not have said it with
is less likely, not impossible.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from math import exp
from typing import Final, NamedTuple

from engine.core.actions import eldest
from engine.core.cards import Suit
from engine.games.couillon.actions import Call
from engine.games.couillon.options import QUEEN_OF_SPADES
from engine.games.couillon.player import calling
from engine.games.couillon.player.calling import card_worths, enough_to_accept, enough_to_name
from engine.games.couillon.state import CouillonView
from engine.games.couillon.variants import Making, dealing_of

SOFT: Final = 0.05
"""By how much a hand's worth has to pass the mark for its word to be e times as likely to be said as not."""

Worths = Mapping[int, float]
"""What each card adds to a hand, by its bit."""


class Clue(NamedTuple):
    """That some cards of a hand were worth enough for a word, or not."""

    seat: int
    """From 0."""
    said: bool
    enough: float
    by: tuple[Worths, ...]
    """The worth by each suit that might have been taken; the best counts."""
    than: tuple[Worths, ...] = ()
    """The worth by the suits it was preferred to."""
    first: int = 0
    """How many cards it held at the time; 0: all."""
    later: int = 0
    """Cards that came later, or else would have been among the first, as a mask."""
    among: int = 0
    """Cards that were among the first."""
    holding: int = 0
    """It tells something only if the hand has this card; 0: always."""

    def likelihood(self, hand: int, rng: random.Random) -> float:
        """How likely the word was, with these cards at first."""
        if self.holding and not hand & self.holding:
            return 1.0
        if self.first and hand.bit_count() > self.first:
            hand = self._at_first(hand, rng)
        mark = self.enough
        for worths in self.than:
            mark = max(mark, _worth(worths, hand))
        best = _worth(self.by[0], hand)
        for worths in self.by[1:]:
            best = max(best, _worth(worths, hand))
        over = (best - mark) / SOFT
        return 1.0 / (1.0 + exp(-over if self.said else over))

    def _at_first(self, hand: int, rng: random.Random) -> int:
        """The cards it may have held at the time."""
        found = hand & self.among
        free = hand & ~found & ~self.later
        room, left = self.first - found.bit_count(), free.bit_count()
        while free and room:
            card = free & -free
            free ^= card
            if rng.random() * left < room:
                found |= card
                room -= 1
            left -= 1
        return found


def _worth(worths: Worths, hand: int) -> float:
    worth = 0.0
    while hand:
        low = hand & -hand
        hand ^= low
        worth += worths[low]
    return worth


class Told:
    """All clues of a view, for hands as masks of these bits, one for each card of 52."""

    def __init__(self, view: CouillonView, bits: Sequence[int]) -> None:
        self._bits = bits
        self._played = [0] * view.seats
        under_way = view.trick if len(view.trick) < view.seats else ()
        for trick in (*view.played, under_way):
            for seat, card in trick:
                self._played[seat - 1] |= bits[card]
        # The last words need the best hands, so they rule out most.
        every = (*reversed([*self._of_words(view)]), *self._of_trumps(view))
        # One's own cards are known, and layouts lie open to all.
        self._clues = [clue for clue in every if clue.seat != view.seat - 1 and not view.layouts[clue.seat]]

    def accepts(self, hands: Sequence[int], rng: random.Random) -> bool:
        """Whether to believe in these cards that are left, by chance: as likely as everything was said as it was."""
        return all(
            rng.random() < clue.likelihood(hands[clue.seat] | self._played[clue.seat], rng) for clue in self._clues
        )

    def _of_trumps(self, view: CouillonView) -> Iterator[Clue]:
        """What making trumps, or not, tells."""
        making, queens, seats = view.variant.making, view.options.queens, view.seats
        before = dealing_of(view.variant, view.options.pack).before
        # A pass after the Mit' answers that, not the card proposed.
        words = tuple(takewhile(lambda said: said.call is not Call.MIT, view.calls))
        if making.proposes:
            for at, (seat, call) in enumerate(words):
                size = sum(batch.cards for batch in before if batch.place == 0)
                if at >= seats:
                    # The second round at Tongeren, with all cards.
                    size = view.public.dealt[seat - 1]
                mark = enough_to_accept(view, seat, size)
                worths = (self._worths(view.turned_up[at // seats].suit, queens),)
                yield Clue(seat - 1, call is Call.ACCEPT, mark, worths, first=size)
            return
        first = eldest(view.dealer, seats)
        if view.trump is None:
            return
        size = sum(batch.cards for batch in before if batch.place == 0)
        shown = sum([self._bits[card] for card in view.turned_up])
        mark = enough_to_name(size) if making is Making.FORCED else 0.0
        suits = {suit: self._worths(suit, queens) for suit in Suit}
        if any(said.call is Call.TURN for said in view.calls):
            yield Clue(first - 1, False, mark, tuple(suits.values()), first=size, later=shown)
        else:
            others = tuple(worths for suit, worths in suits.items() if suit is not view.trump)
            yield Clue(first - 1, True, mark, (suits[view.trump],), others, first=size, among=shown)

    def _of_words(self, view: CouillonView) -> Iterator[Clue]:
        """What the Mit', Kontra and Re tell, said or kept back."""
        if view.options.mit == "none" or view.trump is None:
            return
        worths = (self._worths(view.trump, view.options.queens, mit=True),)

        def clue(seat: int, word: Call, said: bool, holding: int = 0) -> Clue:
            mark = calling.enough_for_mit(view.sides, seat, view.declarers, word)
            return Clue(seat - 1, said, mark, worths, holding=holding)

        if view.mit is None:
            queen = self._bits[QUEEN_OF_SPADES]
            for seat, played in enumerate(self._played, 1):
                if played:
                    yield clue(seat, Call.MIT, False, holding=queen)
            return
        yield clue(view.mit, Call.MIT, True)
        since = [said.call for said in view.calls].index(Call.MIT) + 1
        for seat, call in view.calls[since:]:
            ours = view.sides[seat - 1] == view.sides[view.mit - 1]
            yield clue(seat, Call.RE if ours else Call.KONTRA, call is not Call.PASS)

    def _worths(self, suit: Suit, queens: int, mit: bool = False) -> Worths:
        return dict(zip(self._bits, card_worths(suit, queens, mit), strict=True))
