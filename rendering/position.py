"""What a picture and its text alternative say of a position, worked out once for both from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card, Suit
from engine.couillon.actions import Call
from engine.couillon.state import CouillonView
from engine.game import Phase, View
from engine.seats import clockwise, eldest
from engine.tricks import Played, winner


class SideStanding(NamedTuple):
    """One side's part of the score."""

    side: int
    seats: tuple[int, ...]
    tricks: int
    points: int | None
    score: int
    """Of the match: in Couillon the marks left on the slate."""
    won: bool
    """The deal, once it is over, or the match, once that is."""


class Position(NamedTuple):
    """Everything on the table that is not a name."""

    seats: int
    order: tuple[int, ...]
    """The seats as they sit clockwise round the picture, the one at the bottom first."""
    sides: tuple[int, ...]
    deal: int
    dealer: int
    phase: Phase
    actors: tuple[int, ...]
    trump: Suit | None
    turned_up: tuple[Card, ...]
    makers: tuple[int, ...]
    trick: tuple[Played, ...]
    taker: int | None
    """Who has won the complete trick on the table."""
    leader: int | None
    trick_number: int
    trick_count: int
    hand_sizes: tuple[int, ...]
    tricks: tuple[int, ...]
    calls: tuple[tuple[int, str], ...]
    """Seat and call, until the first card is on the table."""
    standings: tuple[SideStanding, ...]
    unit: str
    """The catalogue's word for the score of the match: `lines` or `score`."""

    @property
    def over(self) -> bool:
        return self.phase in (Phase.DONE, Phase.OVER)


def position_of(view: View) -> Position:
    """Read a view of any game; what only Couillon has is asked of its view alone."""
    couillon = view if isinstance(view, CouillonView) else None
    seats, trick = view.seats, tuple(view.trick)
    complete = len(trick) == seats
    done = sum(view.tricks)
    begun = bool(trick) or done > 0
    on_table = {played.seat for played in trick} if not complete else set()
    left = max(size + (seat in on_table) for seat, size in enumerate(view.hand_sizes, 1))
    return Position(
        seats=seats,
        order=clockwise(view.seat or 1, seats),
        sides=view.sides,
        deal=view.deal,
        dealer=view.dealer,
        phase=view.phase,
        actors=view.actors,
        trump=view.trump,
        turned_up=view.turned_up,
        makers=view.declarers,
        trick=trick,
        taker=_taker(view) if complete else None,
        leader=trick[0].seat if trick else None,
        trick_number=done if complete else done + 1,
        trick_count=done + left,
        hand_sizes=view.hand_sizes,
        tricks=view.tricks,
        calls=_calls(couillon) if couillon and not begun else (),
        standings=_standings(view, couillon),
        unit="lines" if couillon else "score",
    )


def _taker(view: View) -> int:
    """Whoever took a trick leads the next; after the last one only the cards can say."""
    return view.actors[0] if view.actors else winner(view.trick, view.trump).seat


def _calls(view: CouillonView) -> tuple[tuple[int, str], ...]:
    words = {Call.ACCEPT: "accepts", Call.PASS: "passes"}
    order = clockwise(eldest(view.dealer, view.seats), view.seats)
    return tuple((seat, words[call]) for seat, call in zip(order, view.calls, strict=False) if call in words)


def _standings(view: View, couillon: CouillonView | None) -> tuple[SideStanding, ...]:
    standings = []
    winning = _winning_side(couillon) if couillon else None
    for side in sorted(set(view.sides)):
        seats = tuple(seat for seat, of in enumerate(view.sides, 1) if of == side)
        points = None if view.card_points is None else _total(view.card_points, seats)
        standings.append(
            SideStanding(side, seats, _total(view.tricks, seats), points, view.score[seats[0] - 1], side == winning)
        )
    return tuple(standings)


def _total(per_seat: Sequence[int], seats: Sequence[int]) -> int:
    return sum(per_seat[seat - 1] for seat in seats)


def _winning_side(view: CouillonView) -> int | None:
    if view.phase is Phase.OVER:
        return view.slate.winner
    if view.phase is not Phase.DONE:
        return None
    points = _total(view.card_points, (1, 3)), _total(view.card_points, (2, 4))
    return None if points[0] == points[1] else int(points[1] > points[0])
