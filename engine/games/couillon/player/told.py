"""What words tell of a hand: whoever made or refused trumps, or said or kept back a word, has cards for it.

People and other computers do not go by the rules of thumb of `normal`, so a hand that these would not have said it with
is less likely, not impossible.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import Final

from engine.core.actions import eldest
from engine.core.cards import Suit
from engine.games.couillon.actions import Call
from engine.games.couillon.options import QUEEN_OF_SPADES
from engine.games.couillon.player import calling
from engine.games.couillon.player.calling import card_worths, enough_to_accept, enough_to_name
from engine.games.couillon.state import CouillonView
from engine.games.couillon.variants import Making, dealing_of
from engine.players.search.drawing import Clue, Worths

PARTS: Final = 100
"""What a hand is worth is told in hundredths."""


def clues_of(view: CouillonView, bits: Sequence[int]) -> tuple[Clue, ...]:
    """All clues of a view, for hands as masks of these bits, one for each card of 52."""
    told = _Told(view, bits)
    # The last words need the best hands, so they rule out most.
    every = (*reversed([*told.of_words(view)]), *told.of_trumps(view))
    # One's own cards are known, and layouts lie open to all.
    return tuple(clue for clue in every if clue.seat != view.seat - 1 and not view.layouts[clue.seat])


class _Told:
    """What each word tells."""

    def __init__(self, view: CouillonView, bits: Sequence[int]) -> None:
        self._bits = tuple(bits)
        self._played = [0] * view.seats
        for trick in (*view.played, view.under_way):
            for seat, card in trick:
                self._played[seat - 1] |= bits[card]

    def of_trumps(self, view: CouillonView) -> Iterator[Clue]:
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
                yield self._clue(seat, call is Call.ACCEPT, mark, worths, first=size)
            return
        first = eldest(view.dealer, seats)
        if view.trump is None:
            return
        size = sum(batch.cards for batch in before if batch.place == 0)
        shown = sum([self._bits[card] for card in view.turned_up])
        mark = enough_to_name(size) if making is Making.FORCED else 0.0
        suits = {suit: self._worths(suit, queens) for suit in Suit}
        if any(said.call is Call.TURN for said in view.calls):
            yield self._clue(first, False, mark, tuple(suits.values()), first=size, later=shown)
        else:
            others = tuple(worths for suit, worths in suits.items() if suit is not view.trump)
            yield self._clue(first, True, mark, (suits[view.trump],), others, first=size, among=shown)

    def of_words(self, view: CouillonView) -> Iterator[Clue]:
        """What the Mit', Kontra and Re tell, said or kept back."""
        if view.options.mit == "none" or view.trump is None:
            return
        worths = (self._worths(view.trump, view.options.queens, mit=True),)

        def clue(seat: int, word: Call, said: bool, holding: int = 0) -> Clue:
            mark = calling.enough_for_mit(view.sides, seat, view.declarers, word)
            return self._clue(seat, said, mark, worths, holding=holding)

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

    def _clue(
        self,
        seat: int,
        said: bool,
        enough: float,
        by: tuple[Worths, ...],
        than: tuple[Worths, ...] = (),
        *,
        first: int = 0,
        later: int = 0,
        among: int = 0,
        holding: int = 0,
    ) -> Clue:
        played = self._played[seat - 1]
        return Clue(seat - 1, said, round(PARTS * enough), by, than, first, later, among, holding, played)

    def _worths(self, suit: Suit, queens: int, mit: bool = False) -> Worths:
        return _worths(self._bits, suit, queens, mit)


@cache
def _worths(bits: tuple[int, ...], suit: Suit, queens: int, mit: bool) -> Worths:
    """By bit number."""
    worths = [0] * 64
    for bit, worth in zip(bits, card_worths(suit, queens, mit), strict=True):
        if bit:
            worths[bit.bit_length() - 1] = round(PARTS * worth)
    return tuple(worths)
