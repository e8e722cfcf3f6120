"""Positions of the Couillon family: the match, the deal with its secrets, what beats what in it, a seat's view.

Once trumps are made, cards rank so:

- In every suit A K Q J 10 9 8 7. The best trump takes the trick, else the best card of the suit led.
- The queen of clubs, where she is the Dame de Make, and the red queens, where they are played, are trumps in every
  deal: above the king of trumps, clubs over hearts over diamonds.
- The queen of spades, once declared as the Mit', stands above these and below the ace.
- Such a queen belongs to the trump suit for following too, and her own suit has a card less.

What a view leaves out follows from the rules:

- The hands of others, and what stays undealt, are seen by nobody ("In common").
- Who holds the queen of spades is not seen before she is declared or played, unless making trumps has shown her
  ("Queens above the king").
- Face-down cards of a layout are nobody's, not even their owner's, until they are turned up ("Dummy and layouts").
- A dummy has the turn itself, and its partner is the one to act.

Source: couillon-family.txt, "Play with Mit', Kontra and Re", "Dame de Make", "Other Variants" and the section on
Troeven; docs/rules/couillon.md, the sections named.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from engine.core.actions import next_seat, seats_of
from engine.core.cards import CARDS, SUIT_MASKS, Card, Layouts, Played, Rank, Suit, cards_in, mask_of
from engine.core.game import AddedUp, Outcome
from engine.core.view import SeatView
from engine.games.couillon.actions import Call
from engine.games.couillon.options import CouillonOptions
from engine.games.couillon.sheets.sheet import Count, Sheet, Tie
from engine.games.couillon.variants import Variant

_OVER_THE_KING: Final = tuple(map(Card.parse, ("QD", "QH", "QC", "QS")))
"""Promoted queens from the lowest to the highest."""
_TRUMP: Final = 100
"""Every trump has at least this strength, every other card less."""


class Order(NamedTuple):
    """The ranking for one trump suit. Tuples of 52 are indexed by card."""

    trump: Suit
    suits: tuple[int, ...]
    """Per suit the cards that belong to it, as a mask: promoted queens belong to the trump suit."""
    suit_of: tuple[Suit, ...]
    strength: tuple[int, ...]

    def winner(self, trick: Sequence[Played]) -> Played:
        """The best card of a trick, complete or not; the trick must not be empty."""
        suit_of, strength = self.suit_of, self.strength
        best = trick[0]
        led, most = suit_of[best.card], strength[best.card]
        for played in trick:
            card = played.card
            if strength[card] > most and (suit_of[card] is led or strength[card] >= _TRUMP):
                best, most = played, strength[card]
        return best

    def follow_or_trump(self, hand: int, led: Card) -> int:
        """The playable cards of a hand, as masks, where a player may trump even when able to follow suit."""
        follow = hand & self.suits[self.suit_of[led]]
        return follow | hand & self.suits[self.trump] if follow else hand

    def follow_else_trump(self, hand: int, led: Card) -> int:
        """The playable cards of a hand, as masks, where a player must follow suit, or else trump."""
        return hand & self.suits[self.suit_of[led]] or hand & self.suits[self.trump] or hand

    def trumps(self) -> tuple[Card, ...]:
        """All trumps of a full pack, highest first."""
        return tuple(sorted(cards_in(self.suits[self.trump]), key=self.strength.__getitem__, reverse=True))


@cache
def order_of(trump: Suit, queens: int, mit: bool) -> Order:
    """The ranking with this trump suit, these queens (a mask) as trumps, and the Mit' declared or not."""
    promoted = [card for card in _OVER_THE_KING if card.bit & queens or (mit and card.suit is Suit.S)]
    away = mask_of(promoted)
    suits = tuple(mask & ~away | (away if suit is trump else 0) for suit, mask in zip(Suit, SUIT_MASKS, strict=True))
    own = [card for card in CARDS if card.suit is trump and not card.bit & away]
    ranking = [*(card for card in own if card.rank <= Rank.KING), *promoted, Card.of(trump, Rank.ACE)]
    strength = [int(card.rank) for card in CARDS]
    for place, card in enumerate(ranking):
        strength[card] = _TRUMP + place
    suit_of = tuple(trump if card.bit & suits[trump] else card.suit for card in CARDS)
    return Order(trump, suits, suit_of, tuple(strength))


class CouillonMatch(NamedTuple):
    """The standing between two deals."""

    options: CouillonOptions
    variant: Variant
    """The data of the options' preset, kept at hand because every card needs it."""
    dealer: int
    deal: int
    sheet: Sheet
    added_up: AddedUp | None = None
    """What counts in a tournament; only players who are asked are told."""

    def after(self, sheet: Sheet) -> CouillonMatch:
        """The standing after a deal; the seat to the dealer's left deals the next."""
        dealer = next_seat(self.dealer, self.variant.seats)
        return CouillonMatch(self.options, self.variant, dealer, self.deal + 1, sheet)

    @property
    def score(self) -> tuple[int, ...]:
        """Per seat its side's figure on the sheet."""
        return self.per_seat(self.sheet.score)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; after a fixed number of deals, those with the best score, wherever it stands."""
        if not self.options.deals:
            winning = self.sheet.winners
        else:
            winning = self.sheet.leaders if self.deal > self.options.deals else ()
        return seats_of(self.variant.sides, *winning)

    def per_seat(self, per_side: tuple[int, ...]) -> tuple[int, ...]:
        """Per seat its side's figure."""
        return tuple([per_side[side] for side in self.variant.sides])


class Said(NamedTuple):
    """A word and the seat that said it."""

    seat: int
    call: Call


class Made(NamedTuple):
    """How trumps were made and what was declared: everything that stays the same while cards are played."""

    turned_up: tuple[Card, ...] = ()
    """Cards turned up or shown to make trumps, the latest last."""
    calls: tuple[Said, ...] = ()
    """Everything said in this deal."""
    declarer: int | None = None
    order: Order | None = None
    """None until trumps are made."""
    mit: int | None = None
    """The seat that declared the Mit'."""
    kontra: int | None = None
    re: int | None = None

    def saying(self, seat: int, call: Call) -> Made:
        """With one more word said."""
        return self._replace(calls=(*self.calls, Said(seat, call)))


class CouillonPublic(NamedTuple):
    """What everybody at the table knows of a deal. Tuples per seat start with seat 1."""

    match: CouillonMatch
    phase: StrEnum
    turn: int
    """The seat whose word or card is due."""
    actors: tuple[int, ...]
    """The seats that may act: the seat on turn, the partner of a dummy on turn, or all that may still say Kontra or
    Re."""
    made: Made
    dealt: tuple[int, ...]
    """How many cards each seat has received."""
    stock: int
    """How many cards nobody has received."""
    layouts: Layouts
    trick: tuple[Played, ...]
    """The cards on the table; a complete trick stays until the next lead."""
    played: tuple[tuple[Played, ...], ...]
    """The complete tricks of this deal."""
    tricks: tuple[int, ...]
    card_points: tuple[int, ...]
    outcome: Outcome | None

    @property
    def controller(self) -> int:
        """The seat that acts for the seat on turn: itself, or the partner of a dummy."""
        return controller_of(self.match.variant, self.turn)

    @property
    def leader_is_due(self) -> bool:
        """Whether no trick is under way."""
        return len(self.trick) in (0, len(self.tricks))


def counted(public: CouillonPublic) -> Count:
    """The deal as the sheet sees it."""
    made, match = public.made, public.match
    sides = match.variant.sides
    swept = len(public.played) in per_side(public.tricks, sides)
    said = (made.mit, made.kontra, made.re)
    return count_of(match, per_side(public.card_points, sides), made.declarer, said, swept=swept)


def count_of(
    match: CouillonMatch,
    points: tuple[int, ...],
    declarer: int | None,
    said: tuple[int | None, int | None, int | None],
    *,
    swept: bool,
) -> Count:
    """A deal as the sheet sees it: each side's card points, and who made trumps and said Mit', Kontra and Re."""
    options, sides = match.options, match.variant.sides
    maker = None if declarer is None else sides[declarer - 1]
    mit = said[0]
    return Count(
        points=points,
        maker=maker,
        swept=swept,
        said=sum(seat is not None for seat in said),
        penalty=2 if options.ottant and mit is not None and sides[mit - 1] == maker else 1,
        tie=Tie(options.tie),
    )


def per_side(per_seat: tuple[int, ...], sides: tuple[int, ...]) -> tuple[int, ...]:
    """The sum of the seats of each side."""
    totals = [0] * (max(sides) + 1)
    for side, figure in zip(sides, per_seat, strict=True):
        totals[side] += figure
    return tuple(totals)


def controller_of(variant: Variant, seat: int) -> int:
    """The seat that acts for a seat: itself, or the partner of a dummy."""
    return partner_of_dummy(seat) if seat == variant.dummy else seat


def partner_of_dummy(dummy: int) -> int:
    """The seat opposite the dummy, at a table of four."""
    return (dummy + 1) % 4 + 1


class CouillonState(NamedTuple):
    """A position within a deal: what is public, and the secrets. Hands are bit masks."""

    public: CouillonPublic
    hands: tuple[int, ...]
    """Per seat the cards it may play; of a layout, the face-up ones."""
    under: tuple[tuple[Card | None, ...], ...]
    """Per seat the face-down cards of its layout, pile by pile."""
    rest: tuple[Card, ...]
    """The cards nobody has received: stub, talon or stock, top card first."""

    @property
    def match(self) -> CouillonMatch:
        return self.public.match

    @property
    def phase(self) -> StrEnum:
        return self.public.phase

    @property
    def outcome(self) -> Outcome | None:
        return self.public.outcome


class _CouillonSeen(NamedTuple):
    """The fields of a view."""

    seat: int
    public: CouillonPublic
    held: int


class CouillonView(_CouillonSeen, SeatView[CouillonOptions]):
    """What one seat, or a spectator, may know: what is public, and its own hand as a bit mask."""

    __slots__ = ()

    @property
    def variant(self) -> Variant:
        return self.public.match.variant

    @property
    def sides(self) -> tuple[int, ...]:
        return self.variant.sides

    @property
    def actors(self) -> tuple[int, ...]:
        return self.public.actors

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat still has to play, including those face down in its layout."""
        public = self.public
        has_played = {played.seat for played in self.under_way}
        done = len(public.played)
        return tuple(dealt - done - (seat in has_played) for seat, dealt in enumerate(public.dealt, 1))

    @property
    def turned_up(self) -> tuple[Card, ...]:
        return self.public.made.turned_up

    @property
    def calls(self) -> tuple[Said, ...]:
        """Everything said in this deal, in order."""
        return self.public.made.calls

    @property
    def declarers(self) -> tuple[int, ...]:
        declarer = self.public.made.declarer
        return () if declarer is None else (declarer,)

    @property
    def order(self) -> Order | None:
        """The ranking of the cards, once trumps are made."""
        return self.public.made.order

    @property
    def trump(self) -> Suit | None:
        order = self.public.made.order
        return None if order is None else order.trump

    @property
    def mit(self) -> int | None:
        """Who declared the Mit'."""
        return self.public.made.mit

    @property
    def kontra(self) -> int | None:
        return self.public.made.kontra

    @property
    def re(self) -> int | None:
        return self.public.made.re

    @property
    def layouts(self) -> Layouts:
        return self.public.layouts

    @property
    def dummy_cards(self) -> int:
        """The dummy's face-up cards as a mask; 0 where there is no dummy."""
        dummy = self.variant.dummy
        return 0 if dummy is None else mask_of(pile.up for pile in self.layouts[dummy - 1] if pile.up is not None)

    @property
    def stock(self) -> int:
        """How many cards nobody has received: stub, talon, stock, or what is still to be dealt."""
        return self.public.stock

    @property
    def taker(self) -> int | None:
        """Who won the complete trick on the table."""
        public = self.public
        complete = public.made.order is not None and len(public.trick) == len(public.tricks)
        return public.made.order.winner(public.trick).seat if complete and public.made.order else None

    @property
    def played(self) -> tuple[tuple[Played, ...], ...]:
        return self.public.played

    @property
    def card_points(self) -> tuple[int, ...]:
        return self.public.card_points

    @property
    def thrown_in(self) -> bool:
        """Whether the deal ended without trumps."""
        outcome = self.public.outcome
        return outcome is not None and outcome.result.thrown_in

    @property
    def sheet(self) -> Sheet:
        """The score, with this deal's result once there is one."""
        outcome = self.public.outcome
        match: CouillonMatch = outcome.match if outcome else self.public.match
        return match.sheet

    @property
    def score(self) -> tuple[int, ...]:
        return self.public.match.per_seat(self.sheet.score)

    @property
    def won_by(self) -> tuple[int, ...]:
        outcome = self.public.outcome
        if outcome is None or outcome.match.winners:
            return outcome.match.winners if outcome is not None else ()
        # The winners of a deal take strokes off, so gains in the score do not tell who won.
        side = None if self.thrown_in else counted(self.public).winner
        return () if side is None else seats_of(self.sides, side)

    def extras(self) -> dict[str, object]:
        """What only this game's views have."""
        names = ("turn", "calls", "played", "sheet", "mit", "kontra", "re", "layouts", "stock")
        return {name: getattr(self, name) for name in names}
