"""Positions of the Couillon family: the match between deals, the deal with its secrets, a seat's view."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Card, Suit
from engine.couillon.actions import Call
from engine.couillon.options import CouillonOptions
from engine.couillon.slate import Slate
from engine.game import Outcome, Phase
from engine.tricks import Played

SEATS = 4
SIDES = (0, 1, 0, 1)


class CouillonMatch(NamedTuple):
    """The standing between two deals."""

    options: CouillonOptions
    dealer: int
    deal: int
    slate: Slate

    @property
    def score(self) -> tuple[int, ...]:
        """Marks left on the slate, per seat."""
        return tuple(self.slate.score[side] for side in SIDES)

    @property
    def winners(self) -> tuple[int, ...]:
        winner = self.slate.winner
        return () if winner is None else tuple(seat for seat, side in enumerate(SIDES, 1) if side == winner)


class CouillonState(NamedTuple):
    """A position within a deal. Tuples per seat start with seat 1; hands are bit masks."""

    match: CouillonMatch
    phase: Phase
    turn: int
    hands: tuple[int, ...]
    stub: tuple[Card, ...]
    calls: tuple[Call, ...]
    turned_up: tuple[Card, ...]
    declarer: int | None
    trump: Suit | None
    trick: tuple[Played, ...]
    played: tuple[tuple[Played, ...], ...]
    tricks: tuple[int, ...]
    card_points: tuple[int, ...]
    outcome: Outcome | None


class CouillonView(NamedTuple):
    """What one seat, or a spectator, may know of a `CouillonState`."""

    seat: int
    options: CouillonOptions
    deal: int
    dealer: int
    phase: Phase
    actors: tuple[int, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    turned_up: tuple[Card, ...]
    calls: tuple[Call, ...]
    """Said about the proposed trump, from eldest on."""
    declarers: tuple[int, ...]
    trump: Suit | None
    trick: tuple[Played, ...]
    played: tuple[tuple[Played, ...], ...]
    """The complete tricks of this deal, which all have seen."""
    tricks: tuple[int, ...]
    card_points: tuple[int, ...]
    slate: Slate
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def sides(self) -> tuple[int, ...]:
        return SIDES

    @property
    def score(self) -> tuple[int, ...]:
        return tuple(self.slate.score[side] for side in SIDES)
