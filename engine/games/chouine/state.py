"""Positions of Chouine: the match between deals, the deal with its secrets, and a seat's view of it.

- A manche is the best of so many parties, the match the best of so many manches; the third is la belle (decision 10).
- The deal passes on after each partie. One that is annulled counts for nobody, and is dealt again by the same player
  (decision 8).
- The first dealer is drawn, the lowest card deals. The second manche is opened by the next seat, later ones by a seat
  that is drawn (decision 9).

What a view leaves out follows from the rules:

- The hands of others and the order of the talon are seen by nobody.
- Players may look through all their own tricks, but only at the last one of each other player (decision 11).
- Whether a seat could exchange the seven of trumps is known in its own view alone.

Source: chouine.txt, the paragraphs on the objective and on dealing; docs/rules/chouine.md, "Winning", "The seven of
trumps" and the decisions named.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.actions import new, next_seat, per_seat_with
from engine.core.cards import Card, Played, Rank, Suit
from engine.core.game import Outcome
from engine.core.view import SPECTATOR, SeatView
from engine.games.chouine.combinations import Combination
from engine.games.chouine.options import ChouineOptions, ChouineVariant


class ChouineMatch(NamedTuple):
    """The standing between two deals. Tuples per seat start with seat 1."""

    options: ChouineOptions
    dealer: int
    """Who deals next; where a draw is due, who deals unless somebody else is drawn."""
    deal: int
    opener: int
    """Who dealt first in the first manche."""
    parties: tuple[int, ...]
    """Parties won in the present manche, or in the one just finished."""
    manches: tuple[int, ...]
    """Manches won, including one just finished."""
    draw_due: bool = False
    """Whether the next dealer is to be drawn."""

    @classmethod
    def before(cls, options: ChouineOptions, dealer: int) -> ChouineMatch:
        """The standing before the first deal."""
        none = (0,) * options.variant.seats
        return cls(options, dealer, 1, dealer, none, none)

    @property
    def score(self) -> tuple[int, ...]:
        """Parties won in the manche."""
        return self.parties

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, won in enumerate(self.manches, 1) if won >= self.options.manches_to_win)

    @property
    def manche_winner(self) -> int | None:
        """Who has won the manche; None while it goes on."""
        most = max(self.parties)
        return self.parties.index(most) + 1 if most >= self.options.parties_to_win else None

    def at_deal(self) -> ChouineMatch:
        """The standing as the next deal begins; a new manche starts from zero."""
        if self.manche_winner is None:
            return self
        return self._replace(parties=(0,) * len(self.parties), draw_due=False)

    def annulled(self) -> ChouineMatch:
        """The standing after a tie: the same dealer deals again."""
        return self._replace(deal=self.deal + 1)

    def won_by(self, seat: int) -> ChouineMatch:
        """The standing after a partie that this seat has won.

        The deal passes to the left. The seat to the left of the first manche's opener opens the second, and a drawn
        seat opens every later one.
        """
        seats = len(self.parties)
        after = self._replace(
            dealer=next_seat(self.dealer, seats), deal=self.deal + 1, parties=per_seat_with(self.parties, seat, 1)
        )
        if after.manche_winner is None:
            return after
        after = after._replace(manches=per_seat_with(self.manches, seat, 1))
        if sum(after.manches) == 1:
            return after._replace(dealer=next_seat(self.opener, seats))
        return after._replace(dealer=self.opener, draw_due=not after.winners)


Trick = tuple[Played, ...]

_SEVENS: Final = tuple(Card.of(suit, Rank.SEVEN).bit for suit in Suit)
"""By suit."""


class Declared(NamedTuple):
    """What somebody declared with a card: known at once, shown when the trick is complete."""

    seat: int
    combination: Combination
    suit: Suit | None
    """None where the combination has cards of several suits."""
    makes_trumps: bool
    card: Card
    """The card it was declared with."""


class Shown(NamedTuple):
    """A combination that has been shown and counted."""

    seat: int
    combination: Combination
    suit: Suit | None
    cards: tuple[Card, ...]
    points: int | None
    """None: it wins the partie."""


class ChouinePublic(NamedTuple):
    """What everybody at the table knows of a deal. Tuples per seat start with seat 1."""

    match: ChouineMatch
    phase: StrEnum
    turn: int
    """The seat whose card is due; after the last one the seat that took the last trick."""
    turned_up: tuple[Card, ...]
    """The cards that have lain face up for trumps, the latest last."""
    trump: Suit | None
    talon: int
    """How many cards are left there, including the one turned up."""
    seven_is_out: bool
    """Whether the seven of trumps has been turned up, exchanged or played."""
    trick: Trick
    """The cards on the table; a complete trick stays until the next lead."""
    tricks: tuple[int, ...]
    card_points: tuple[int, ...]
    declared: tuple[Declared, ...]
    shown: tuple[Shown, ...]
    outcome: Outcome | None

    @property
    def variant(self) -> ChouineVariant:
        return self.match.options.variant

    @property
    def leader_is_due(self) -> bool:
        """Whether no trick is under way."""
        return len(self.trick) in (0, len(self.tricks))

    @property
    def cards_are_drawn(self) -> bool:
        """Whether everybody draws a card when the trick under way, or the next one, is complete."""
        return self.talon >= len(self.tricks)

    @property
    def may_exchange(self) -> bool:
        """Whether the seven may be exchanged: until the lead to the last trick that ends with a draw."""
        left, seats = self.talon, len(self.tricks)
        if left < seats or self.outcome is not None or not self.match.options.variant.turns_up:
            return False
        return left >= 2 * seats or self.leader_is_due

    @property
    def combination_points(self) -> tuple[int, ...]:
        """Points of the combinations shown so far, per seat."""
        points = [0] * len(self.tricks)
        for shown in self.shown:
            points[shown.seat - 1] += shown.points or 0
        return tuple(points)

    @property
    def totals(self) -> tuple[int, ...]:
        """Card points and combinations, per seat."""
        return tuple(map(sum, zip(self.card_points, self.combination_points, strict=True)))

    def holds_seven(self, hand: int) -> bool:
        """Whether the seven of trumps is in a hand, a mask."""
        return self.trump is not None and hand & _SEVENS[self.trump] != 0


class ChouineState(NamedTuple):
    """A position within a deal: what is public, and the secrets."""

    public: ChouinePublic
    hands: tuple[int, ...]
    """Per seat, as masks."""
    talon: tuple[Card, ...]
    """In the order in which cards are drawn; the card turned up is the last."""
    piles: tuple[tuple[Trick, ...], ...]
    """Per seat the tricks it has taken."""

    @property
    def match(self) -> ChouineMatch:
        return self.public.match

    @property
    def phase(self) -> StrEnum:
        return self.public.phase

    @property
    def outcome(self) -> Outcome | None:
        return self.public.outcome


class _ChouineSeen(NamedTuple):
    """The fields of a view."""

    seat: int
    public: ChouinePublic
    held: int
    piles: tuple[tuple[Trick, ...], ...]
    """Per seat the tricks it has taken, as far as they may be looked at: all of one's own, of others only the last."""


class ChouineView(_ChouineSeen, SeatView[ChouineOptions]):
    """What one seat, or a spectator, may know: what is public, its own hand as a mask, and tricks."""

    __slots__ = ()

    @property
    def variant(self) -> ChouineVariant:
        return self.public.variant

    @property
    def sides(self) -> tuple[int, ...]:
        return tuple(range(self.seats))

    @property
    def actors(self) -> tuple[int, ...]:
        """The seat whose card is due and, only in its own view, the seat that may exchange."""
        turn = self.public.turn
        if self.public.outcome is not None:
            return ()
        return tuple(sorted({turn, self.seat})) if self.may_exchange else (turn,)

    @property
    def may_exchange(self) -> bool:
        """Whether this seat may exchange the seven of trumps now."""
        return self.public.may_exchange and self.public.holds_seven(self.held)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        public = self.public
        draws = (self.variant.talon - public.talon) // self.seats
        left = self.variant.hand + draws - sum(public.tricks)
        has_played = {played.seat for played in self.under_way}
        return tuple(left - (seat in has_played) for seat in range(1, self.seats + 1))

    @property
    def turned_up(self) -> tuple[Card, ...]:
        """The cards that have lain face up for trumps: the first, and the seven exchanged for it."""
        return self.public.turned_up

    @property
    def indicator(self) -> Card | None:
        """The card that lies face up under the talon."""
        return self.public.turned_up[-1] if self.public.turned_up and self.public.talon else None

    @property
    def talon(self) -> int:
        """How many cards are left there, including the indicator."""
        return self.public.talon

    @property
    def cards_are_drawn(self) -> bool:
        """Whether the trick under way, or the next one, ends with a draw, so that any card may be played to it."""
        return self.public.cards_are_drawn

    @property
    def trump(self) -> Suit | None:
        return self.public.trump

    @property
    def taker(self) -> int | None:
        """Who won the complete trick on the table."""
        return self.public.turn if len(self.public.trick) == self.seats else None

    @property
    def card_points(self) -> tuple[int, ...]:
        """Card points per seat, with the dix de der but without combinations."""
        return self.public.card_points

    @property
    def combination_points(self) -> tuple[int, ...]:
        """Points of the combinations shown so far, per seat."""
        return self.public.combination_points

    @property
    def dix_de_der(self) -> int | None:
        """Who won the ten points of the last trick; None before it is played."""
        return self.public.turn if not any(self.hand_sizes) else None

    @property
    def declared(self) -> tuple[Declared, ...]:
        """Everything declared in this partie, in order; the latest may not have been shown yet."""
        return self.public.declared

    @property
    def shown(self) -> tuple[Shown, ...]:
        """Everything shown in this partie, in order."""
        return self.public.shown

    @property
    def standing(self) -> ChouineMatch:
        """Parties and manches won, including this partie once it is over."""
        outcome = self.public.outcome
        match: ChouineMatch = outcome.match if outcome else self.public.match
        return match

    @property
    def manches(self) -> tuple[int, ...]:
        """Manches won, per seat."""
        return self.standing.manches

    @property
    def score(self) -> tuple[int, ...]:
        """Parties won in the manche, per seat."""
        return self.standing.parties

    @property
    def won_by(self) -> tuple[int, ...]:
        return () if self.public.outcome is None else self.public.outcome.won_by

    def extras(self) -> dict[str, object]:
        """What only this game's views have."""
        names = (
            *("turn", "indicator", "talon", "declared", "shown", "combination_points", "dix_de_der", "manches"),
            "piles",
        )
        return {name: getattr(self, name) for name in names}


def view_of(state: ChouineState, seat: int) -> ChouineView:
    """The view of a seat, which must exist, or of a spectator."""
    held = 0 if seat == SPECTATOR else state.hands[seat - 1]
    piles = tuple([pile if seat == owner else pile[-1:] for owner, pile in enumerate(state.piles, 1)])
    view: ChouineView = new(ChouineView, (seat, state.public, held, piles))
    return view
