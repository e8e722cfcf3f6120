"""What a picture and its text alternative say of a position, worked out once for both from a view."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.core.cards import Card, Suit
from engine.core.layouts import Layouts
from engine.core.seats import clockwise
from engine.core.tricks import Played
from engine.core.view import Phase, View
from engine.games.chouine.state import ChouineView, Declared, Shown
from engine.games.couillon.state import CouillonView, partner_of_dummy
from engine.games.kleurenwiezen.view import KleurenView
from rendering.cards.last_trick import LastTrick
from rendering.games.chouine import facts as chouine
from rendering.games.chouine.facts import Talon
from rendering.games.couillon import facts as couillon
from rendering.games.kleurenwiezen import facts as kleurenwiezen
from rendering.games.kleurenwiezen.facts import Whist


class SideStanding(NamedTuple):
    """One side's part of the score."""

    side: int
    seats: tuple[int, ...]
    tricks: int
    points: int | None
    score: int
    """Of the match, in the unit of the score sheet."""
    announced: int | None
    """What combinations shown so far count, while card points are not told."""
    won: bool
    """The deal, once it is over, or the match, once that is."""


class Position(NamedTuple):
    """Everything on the table that is not a name. Tuples per seat start with seat 1."""

    seats: int
    order: tuple[int, ...]
    """The seats as they sit clockwise round the picture, the one at the bottom first."""
    sides: tuple[int, ...]
    deal: int
    dealer: int
    phase: Phase
    turn: tuple[int, ...]
    """The seats whose card or word is due; the dummy's own, while its partner is the one to act."""
    asked: str
    """What is due of them, as the catalogue's `picture-turn-...` names it; empty where nobody is asked."""
    trump: Suit | None
    queens: tuple[Card, ...]
    """Those that are trumps whatever their suit, highest first; empty until trumps are made."""
    proposal: Card | None
    """While it is asked who accepts."""
    shown: tuple[tuple[Card, ...], ...]
    """Per seat the cards of its hand that everybody has seen, until they are played."""
    stub: tuple[Card, ...]
    """What was turned up of the cards nobody gets."""
    packet: int
    """Cards lying face down for nobody, or not dealt yet."""
    draws: bool
    """Everybody draws from them after each trick."""
    makers: tuple[int, ...]
    trick: tuple[Played, ...]
    taker: int | None
    """Who has won the complete trick on the table."""
    last: LastTrick | None
    """The trick before the one under way."""
    leader: int | None
    trick_number: int
    trick_count: int
    hand_sizes: tuple[int, ...]
    tricks: tuple[int, ...]
    said: tuple[tuple[str, ...], ...]
    """Per seat the words that still matter, as the catalogue's `picture-call-...` names them."""
    stakes: tuple[str, ...]
    """Why winning the deal counts more than one, as the catalogue's `picture-stake-...` names it."""
    layouts: Layouts
    piles: tuple[int, ...]
    """Per seat how many piles its layout has once it is dealt, none where a hand is held."""
    dummy: int | None
    partner: int | None
    """Who plays the dummy's cards."""
    standings: tuple[SideStanding, ...]
    unit: str
    """Of the match's score, as the catalogue's `picture-unit-...` names it."""
    cows: tuple[int, ...]
    """Cows won, per side, where any are counted."""
    manches: tuple[int, ...]
    """Manches won, per side, once there are any."""
    talon: Talon | None
    """With a talon from which everybody draws, and where rules change once it is gone."""
    declared: tuple[tuple[Declared, ...], ...]
    """Per seat the combinations that will be shown when the trick is complete."""
    combinations: tuple[Shown, ...]
    """Those shown with the complete trick on the table."""
    thrown_in: bool
    whist: Whist | None
    """Where a contract is bid for and played."""

    @property
    def over(self) -> bool:
        return self.phase in (Phase.DONE, Phase.OVER)

    @property
    def tells_trick(self) -> bool:
        """Whether there are tricks to count, so that words say which one it is."""
        if self.whist is not None:
            return self.phase is Phase.PLAY
        return self.trump is not None or self.talon is not None

    @property
    def tied(self) -> bool:
        """The deal is over, and nobody has won it."""
        decided = not self.standings or any(side.won for side in self.standings)
        return self.phase is Phase.DONE and not self.thrown_in and not decided

    @property
    def names_trumps(self) -> int | None:
        """The person who is to name trumps now."""
        if self.asked != "name":
            return None
        return self.partner if self.turn[0] == self.dummy else self.turn[0]

    @property
    def worth(self) -> int:
        """What winning the deal counts, all tricks apart."""
        return 1 + len(self.stakes)


def position_of(view: View) -> Position:
    """Read a view of any game; what only one game has is asked of its view alone."""
    seats, trick = view.seats, tuple(view.trick)
    complete = len(trick) == seats
    done = sum(view.tricks)
    on_table = {played.seat for played in trick} if not complete else set()
    left = max(size + (seat in on_table) for seat, size in enumerate(view.hand_sizes, 1))
    position = Position(
        seats=seats,
        order=clockwise(view.seat or 1, seats),
        sides=view.sides,
        deal=view.deal,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.actors,
        asked=("play" if view.phase is Phase.PLAY else "act") if view.actors else "",
        trump=view.trump,
        queens=(),
        proposal=None,
        shown=((),) * seats,
        stub=view.turned_up,
        packet=0,
        draws=False,
        makers=view.declarers,
        trick=trick,
        taker=view.taker if complete else None,
        last=None,
        leader=trick[0].seat if trick else None,
        trick_number=done if complete else done + 1,
        trick_count=done + left,
        hand_sizes=view.hand_sizes,
        tricks=view.tricks,
        said=((),) * seats,
        stakes=(),
        layouts=((),) * seats,
        piles=(0,) * seats,
        dummy=None,
        partner=None,
        standings=_standings(view, view.card_points, ()),
        unit="score",
        cows=(),
        manches=(),
        talon=None,
        declared=((),) * seats,
        combinations=(),
        thrown_in=False,
        whist=None,
    )
    if isinstance(view, CouillonView):
        return _with_last(_of_family(position, view), couillon.last_trick(view))
    if isinstance(view, KleurenView):
        return _with_last(_of_kleuren(position, view), kleurenwiezen.last_trick(view))
    if isinstance(view, ChouineView):
        return _with_last(_of_chouine(position, view), chouine.last_trick(view))
    return position


def _with_last(position: Position, last: tuple[int, tuple[Played, ...]] | None) -> Position:
    """The position with the last trick, unless that still lies large on the table."""
    if last is None or position.over or not 0 < len(position.trick) < position.seats:
        return position
    return position._replace(last=LastTrick(*last))


def _of_family(position: Position, view: CouillonView) -> Position:
    """The position with what only the Couillon family has."""
    dummy = view.variant.dummy
    return position._replace(
        turn=couillon.turn(view),
        asked=couillon.asked(view),
        queens=couillon.queens(view),
        proposal=couillon.proposal(view),
        shown=couillon.shown(view),
        stub=couillon.stub(view),
        packet=view.stock - len(couillon.stub(view)),
        draws=couillon.to_draw(view) > 0,
        trick_count=position.trick_count + couillon.to_draw(view),
        said=couillon.said(view),
        stakes=couillon.stakes(view),
        layouts=view.layouts,
        piles=couillon.piles(view),
        dummy=dummy,
        partner=None if dummy is None else partner_of_dummy(dummy),
        unit=view.variant.scoring.value,
        cows=couillon.cows(view),
        standings=_standings(view, view.card_points, couillon.winning_sides(view)),
        thrown_in=view.thrown_in,
    )


def _of_chouine(position: Position, view: ChouineView) -> Position:
    """The position with what only Chouine has; card points are counted in the end, as at a table."""
    points = chouine.totals(view) if position.over else None
    announced = None if position.over else view.combination_points
    return position._replace(
        turn=chouine.turn(view),
        asked="play" if position.phase is Phase.PLAY else "",
        stub=(),
        makers=chouine.makers(view),
        trick_count=chouine.trick_count(view),
        said=chouine.said(view),
        standings=_standings(view, points, [seat - 1 for seat in chouine.winners(view)], announced),
        unit="parties",
        manches=chouine.manches(view),
        talon=chouine.talon(view),
        declared=chouine.waiting(view),
        combinations=chouine.shown_now(view),
    )


def _of_kleuren(position: Position, view: KleurenView) -> Position:
    """The position with what only Kleurenwiezen has; there the score is everybody's own."""
    return position._replace(
        asked=kleurenwiezen.asked(view),
        makers=(),
        packet=len(view.discarded) if view.phase is not Phase.DISCARD else 0,
        standings=(),
        thrown_in=kleurenwiezen.passed_out(view),
        whist=kleurenwiezen.whist(view),
    )


def _standings(
    view: View,
    card_points: Sequence[int] | None,
    winning: Collection[int],
    announced: Sequence[int] | None = None,
) -> tuple[SideStanding, ...]:
    standings = []
    for side in sorted(set(view.sides)):
        seats = tuple(seat for seat, of in enumerate(view.sides, 1) if of == side)
        points, shown = (None if figures is None else _total(figures, seats) for figures in (card_points, announced))
        score = view.score[seats[0] - 1]
        standings.append(SideStanding(side, seats, _total(view.tricks, seats), points, score, shown, side in winning))
    return tuple(standings)


def _total(per_seat: Sequence[int], seats: Sequence[int]) -> int:
    return sum(per_seat[seat - 1] for seat in seats)
