"""Positions of the Couillon family: the match between deals, the deal with its secrets, a seat's view."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cards import Card, Suit, cards_in
from engine.couillon.actions import Call
from engine.couillon.options import CouillonOptions
from engine.couillon.slate import Slate
from engine.game import Outcome, Phase
from engine.tricks import Played

SEATS: Final = 4
SIDES: Final = (0, 1, 0, 1)
HAND: Final = 4


class CouillonMatch(NamedTuple):
    """The standing between two deals."""

    options: CouillonOptions
    dealer: int
    deal: int
    slate: Slate

    @property
    def score(self) -> tuple[int, ...]:
        """Marks left on the slate, per seat."""
        return self.slate.score * (SEATS // 2)

    @property
    def winners(self) -> tuple[int, ...]:
        winner = self.slate.winner
        return () if winner is None else tuple(seat for seat, side in enumerate(SIDES, 1) if side == winner)


class Public(NamedTuple):
    """What everybody at the table knows of a deal. Tuples per seat start with seat 1."""

    match: CouillonMatch
    phase: Phase
    turn: int
    turned_up: tuple[Card, ...]
    """The proposal and, if all passed, the bottom card."""
    calls: tuple[Call, ...]
    """Said about the proposal, from eldest on."""
    declarer: int | None
    trump: Suit | None
    trick: tuple[Played, ...]
    """The cards on the table; a complete trick stays until the next lead."""
    played: tuple[tuple[Played, ...], ...]
    """The complete tricks of this deal."""
    tricks: tuple[int, ...]
    card_points: tuple[int, ...]
    outcome: Outcome | None

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.outcome else (self.turn,)


class CouillonState(NamedTuple):
    """A position within a deal: what is public, and the secrets. Hands are bit masks."""

    public: Public
    hands: tuple[int, ...]
    stub: tuple[Card, ...]

    @property
    def match(self) -> CouillonMatch:
        return self.public.match

    @property
    def phase(self) -> Phase:
        return self.public.phase

    @property
    def outcome(self) -> Outcome | None:
        return self.public.outcome


class CouillonView(NamedTuple):
    """What one seat, or a spectator, may know: what is public, and its own hand as a bit mask."""

    seat: int
    public: Public
    held: int

    @property
    def options(self) -> CouillonOptions:
        return self.public.match.options

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def sides(self) -> tuple[int, ...]:
        return SIDES

    @property
    def deal(self) -> int:
        return self.public.match.deal

    @property
    def dealer(self) -> int:
        return self.public.match.dealer

    @property
    def phase(self) -> Phase:
        return self.public.phase

    @property
    def actors(self) -> tuple[int, ...]:
        return self.public.actors

    @property
    def hand(self) -> tuple[Card, ...]:
        return cards_in(self.held)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        on_table = self.public.trick if len(self.public.trick) < SEATS else ()
        has_played = {played.seat for played in on_table}
        left = HAND - len(self.public.played)
        return tuple(left - (seat in has_played) for seat in range(1, SEATS + 1))

    @property
    def turned_up(self) -> tuple[Card, ...]:
        return self.public.turned_up

    @property
    def calls(self) -> tuple[Call, ...]:
        return self.public.calls

    @property
    def declarers(self) -> tuple[int, ...]:
        return () if self.public.declarer is None else (self.public.declarer,)

    @property
    def trump(self) -> Suit | None:
        return self.public.trump

    @property
    def trick(self) -> tuple[Played, ...]:
        return self.public.trick

    @property
    def played(self) -> tuple[tuple[Played, ...], ...]:
        return self.public.played

    @property
    def tricks(self) -> tuple[int, ...]:
        return self.public.tricks

    @property
    def card_points(self) -> tuple[int, ...]:
        return self.public.card_points

    @property
    def slate(self) -> Slate:
        """With this deal's result, once there is one."""
        outcome = self.public.outcome
        return (outcome.match if outcome else self.public.match).slate

    @property
    def score(self) -> tuple[int, ...]:
        return self.slate.score * (SEATS // 2)

    def extras(self) -> dict[str, object]:
        """What only this game's views have."""
        return {"calls": self.calls, "played": self.played, "slate": self.slate}
