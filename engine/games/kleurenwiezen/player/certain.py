"""Contracts that are certain from their declarer's view, and the cards that keep them so.

`safe` are cards after which the contract is made however the unseen cards lie and whoever plays them, the partner too.
The count is sufficient, not necessary: it takes tricks from the top and hopes for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.actions import Play
from engine.core.cards import SUIT_MASKS, Suit, cards_in
from engine.core.tricks import Played
from engine.games.kleurenwiezen.contracts.scoring import sides, won_by
from engine.games.kleurenwiezen.match import SEATS
from engine.games.kleurenwiezen.play import winner
from engine.games.kleurenwiezen.player.known import HIGHER, LOWER, known_from
from engine.games.kleurenwiezen.view import KleurenwiezenView
from engine.search.holdings import Hand


def safe(view: KleurenwiezenView, plays: Sequence[Play]) -> list[Play]:
    """Those of a declarer's cards after which the contract is certain; none where no card makes it so."""
    contract = view.contract
    if contract is None or view.seat not in view.declarers or (contract.is_negative and contract.goal):
        return []
    table = _Table(view)
    if contract.is_negative:
        return [play for play in plays if table.stays_without(play)]
    side = next(side for side in sides(contract, view.declarers) if view.seat in side)
    wanted = contract.goal - won_by(side, view.tricks)
    return [play for play in plays if table.tricks_after(play) >= wanted]


class _Table:
    """A position before a declarer plays, with what the declarer knows."""

    def __init__(self, view: KleurenwiezenView) -> None:
        known = known_from(view)
        self.view, self.out = view, known.out
        self.trick = view.trick if len(view.trick) < SEATS else ()
        self.behind = [known.hands[(view.seat + step) % SEATS] for step in range(SEATS - 1 - len(self.trick))]
        self.laid_aside = known.holdings.rooms[SEATS]

    def tricks_after(self, play: Play) -> int:
        """Tricks that are certain with this card played: this one if nobody can take it away, and later ones."""
        trump, held = self.view.trump, self.view.held & ~play.card.bit
        assert trump is not None
        if self._takes(play):
            drawn = self.out & SUIT_MASKS[play.card.suit] if not self.trick else 0
            # Who has cards of the suit led plays one; that it is the lowest is the worst of it.
            return 1 + on_lead(held, self.out & ~(drawn & -drawn), trump)
        return sure_trumps(held, self.out, trump)

    def _takes(self, play: Play) -> bool:
        view, card = self.view, play.card
        if winner((*self.trick, Played(view.seat, card)), view.trump) != view.seat:
            return False
        led = self.trick[0].card.suit if self.trick else card.suit
        return not any(self._can_beat(hand, play, led) for hand in self.behind)

    def _can_beat(self, hand: Hand, play: Play, led: Suit) -> bool:
        trump = self.view.trump
        higher = hand.has(HIGHER[play.card]) > 0
        if trump is None or led is trump:
            return higher
        void = hand.has(SUIT_MASKS[led]) < 1
        if play.card.suit is trump:
            return void and higher
        return higher or (void and hand.has(SUIT_MASKS[trump]) > 0)

    def stays_without(self, play: Play) -> bool:
        """Whether this card takes no trick, and no later one need be taken."""
        view, card = self.view, play.card
        if view.tricks[view.seat - 1]:
            return False
        if not self.trick:
            # Somebody has to hold a higher card of the suit, and nobody may be left without the suit alone.
            higher = (HIGHER[card] & self.out).bit_count()
            below = (LOWER[card] & self.out).bit_count()
            under = not below and higher > self.laid_aside
        else:
            best = winner(self.trick, None)
            high = next(played.card for played in self.trick if played.seat == best)
            under = not card.bit & HIGHER[high]
        return under and ducks(view.held & ~card.bit, self.out)


def on_lead(held: int, out: int, trump: Suit) -> int:
    """Tricks that a hand on lead takes from the top, against these cards in any hands."""
    sure = sure_trumps(held, out, trump)
    if sure < (out & SUIT_MASKS[trump]).bit_count():
        # Some trumps may stay out, and nothing else is certain.
        return sure
    return sum(_from_the_top(held & suit, out & suit) for suit in SUIT_MASKS)


def sure_trumps(held: int, out: int, trump: Suit) -> int:
    """Tricks that a hand takes with trumps whoever leads."""
    return _tops(held & SUIT_MASKS[trump], out & SUIT_MASKS[trump])


def _from_the_top(own: int, theirs: int) -> int:
    """Tricks that cards of a suit take if they are led from the top: all, once the top ones draw all that are out."""
    tops = _tops(own, theirs)
    return own.bit_count() if tops >= theirs.bit_count() else tops


def _tops(own: int, theirs: int) -> int:
    """How many of these cards of a suit beat all those of others."""
    return (own & HIGHER[theirs.bit_length() - 1] if theirs else own).bit_count()


def ducks(held: int, out: int) -> bool:
    """Whether a hand that does not lead can stay under every trick: each card of it has few enough below it.

    Somebody who leads low cards of a suit one by one has to come to an end of them before the hand does.
    """
    for suit in SUIT_MASKS:
        for place, card in enumerate(cards_in(held & suit)):
            if (LOWER[card] & out).bit_count() > place:
                return False
    return True
