"""Which card to play in a negative contract: staying under, or making a declarer take the trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from benchmarks.yardstick.hidden import Hand
from benchmarks.yardstick.kleurenwiezen.known import HIGHER, LOWER, known_from
from engine.core.actions import Play
from engine.core.cards import SUIT_MASKS, Card
from engine.games.kleurenwiezen.sheet import SEATS
from engine.games.kleurenwiezen.state import KleurenwiezenView

_GONE: Final = 1.5
"""How many lower cards a round of their suit uses up."""
_LATER: Final = 0.8
"""Weight of a danger in the next round of a suit, relative to one in this round."""
_CERTAIN: Final = 2.0
"""Weight of a trick taken now, relative to the dangers left in the hand."""


def danger(hand: int, out: int) -> float:
    """About how many tricks a hand, a mask, can be made to take against the cards `out`."""
    return sum(_danger_in(hand & suit, out & suit) for suit in SUIT_MASKS)


def _danger_in(own: int, out: int) -> float:
    """The same for one suit: its lowest card against all that are out, the second lowest against those left, and so on.

    How dangerous a card is depends on what part of those cards are lower.
    """
    total, later, gone = 0.0, 1.0, 0.0
    beyond = out.bit_count()
    while own:
        low = own & -own
        own ^= low
        below = (out & (low - 1)).bit_count() - gone
        if beyond <= gone:
            break
        total += later * max(0.0, below) / beyond
        later *= _LATER
        gone += _GONE
    return total


class Hunt(NamedTuple):
    """The opponents' weights for choosing a card, in declarers caught; found by self-play."""

    void: float
    """Leading a suit that a declarer has run out of, as it may throw a dangerous card away."""
    under: float
    """Each step of rank of a card that does not beat the trick: high ones go first, as low ones catch later."""
    over: float
    """Each step of rank of a card that beats the trick."""


HUNT: Final = Hunt(void=0.3, under=0.03, over=0.03)


def choose_to_duck(view: KleurenwiezenView, plays: Sequence[Play], hunt: Hunt = HUNT) -> Play:
    """The best of these cards of the seat on turn, a declarer's or an opponent's."""
    table = _Table(view, hunt)
    worth = table.as_declarer if table.wanted >= 0 else table.as_opponent
    return max(plays, key=lambda play: (worth(play.card), -play.card))


class _Table:
    """A position before a card is played, with what the player knows."""

    def __init__(self, view: KleurenwiezenView, hunt: Hunt) -> None:
        assert view.contract is not None
        known = known_from(view)
        self.hunt, self.held, self.out = hunt, view.held, known.out
        self.trick = view.trick if len(view.trick) < SEATS else ()
        self.led = SUIT_MASKS[self.trick[0].card.suit] if self.trick else 0
        self.best = self.trick[0] if self.trick else None
        for played in self.trick:
            if self.best is not None and played.card.bit & HIGHER[self.best.card]:
                self.best = played
        short = {seat: view.contract.goal - view.tricks[seat - 1] for seat in view.declarers}
        self.wanted = short.pop(view.seat, -1)
        """Tricks this seat still wants; below 0, it is an opponent or a declarer who has failed."""
        self.hunted = {seat: known.hands[seat - 1] for seat, tricks in short.items() if tricks >= 0}
        """The other declarers who have not failed, with their hands."""
        behind = [(view.seat + step) % SEATS + 1 for step in range(SEATS - 1 - len(self.trick))]
        self.behind = {seat: known.hands[seat - 1] for seat in behind}

    def as_declarer(self, card: Card) -> float:
        """How close the card keeps the seat to the tricks it wants, now and with the cards left."""
        wins = self._wins(card)
        kept = danger(self.held & ~card.bit, self.out)
        if self.wanted == 0:
            return -_CERTAIN * wins - kept
        return -abs(self.wanted - wins - kept)

    def _wins(self, card: Card) -> float:
        """Chance that the card takes the trick if the others go under it whenever they can."""
        return self._stays(card) if self._is_over(card) else 0.0

    def _stays(self, card: Card) -> float:
        """Chance that nobody has to beat the best card of the trick."""
        chance = 1.0
        for hand in self.behind.values():
            chance *= 1.0 - _is_forced_over(hand, card)
        return chance

    def _is_over(self, card: Card) -> bool:
        """Whether the card is the best of the trick so far."""
        return self.best is None or bool(card.bit & HIGHER[self.best.card])

    def as_opponent(self, card: Card) -> float:
        """The chance that a declarer takes the trick, adjusted by how well the card can be spared."""
        hunt, follows = self.hunt, not self.led or bool(card.bit & self.led)
        over = follows and self._is_over(card)
        caught = 0.0
        if not over and self.best is not None and self.best.seat in self.hunted:
            caught = self._stays(self.best.card)
        else:
            best = card if over or self.best is None else self.best.card
            caught = max(
                (_is_forced_over(self.behind[seat], best) for seat in self.hunted & self.behind.keys()), default=0.0
            )
        if not self.led:
            return caught - hunt.void * sum(1.0 - hand.has(SUIT_MASKS[card.suit]) for hand in self.hunted.values())
        return caught + (hunt.over if over else hunt.under) * card.rank


def _is_forced_over(hand: Hand, card: Card) -> float:
    """Chance that a hand has to beat a card, as it holds a higher card of the suit and no lower one."""
    return hand.has(HIGHER[card]) * (1.0 - hand.has(LOWER[card]))
