"""What one seat, or a spectator, may know of a position."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Generic, NamedTuple, Protocol, TypeVar

from engine.core.cards import Card, Suit, cards_in
from engine.core.options import Options
from engine.core.tricks import Played

SPECTATOR = 0
"""The seat number of someone who watches: sees what everybody sees."""


class Phase(StrEnum):
    """Where a deal stands, in any game; some have phases of their own before the play."""

    PLAY = "play"
    DONE = "done"
    OVER = "over"


class Left(NamedTuple):
    """What a seat knows of the cards still to be played, and what beats what among them."""

    unseen: int
    """The cards that others hold, as a mask, and perhaps some that nobody does."""
    trump: Suit | None
    suits: tuple[int, ...]
    """Per suit the cards that belong to it when suit is followed, as masks."""
    strength: tuple[int, ...]
    """Per card of 52; only those of one suit are compared."""
    exactly: int | None = None
    """Where tricks are a danger: how many the declarers are to have in the end, no more and no fewer."""

    def beats(self, card: Card, best: Card) -> bool:
        """Whether a card takes a trick from the one that was the best."""
        suit = self.suit(card)
        if suit == self.suit(best):
            return self.strength[card] > self.strength[best]
        return self.trump is not None and suit == self.trump

    def suit(self, card: Card) -> int:
        """The number of the suit that a card belongs to."""
        return next(number for number, cards in enumerate(self.suits) if card.bit & cards)


class View(Protocol):
    """What one seat, or a spectator, may know. These fields every game has; games add their own."""

    @property
    def seat(self) -> int:
        """Whose view: 1..n, or `SPECTATOR`."""

    @property
    def options(self) -> Options: ...
    @property
    def seats(self) -> int: ...
    @property
    def sides(self) -> tuple[int, ...]:
        """Per seat the number of its side, from 0; seats of equal number play together."""

    @property
    def deal(self) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def phase(self) -> StrEnum: ...
    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that may act now, as far as this seat may know: those on turn, and perhaps the seat itself.

        A spectator sees those on turn, for whom the game waits.
        """

    @property
    def turn(self) -> int:
        """The seat whose card or word is due; which seat that is while nobody's is, is the game's affair."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards; empty for a spectator."""

    @property
    def hand_sizes(self) -> tuple[int, ...]: ...
    @property
    def turned_up(self) -> tuple[Card, ...]:
        """Cards turned up to make trumps, the latest last."""

    @property
    def trump(self) -> Suit | None: ...
    @property
    def declarers(self) -> tuple[int, ...]: ...
    @property
    def trick(self) -> tuple[Played, ...]:
        """The trick on the table, in the order played; a complete one stays until the next lead."""

    @property
    def taker(self) -> int | None:
        """Who won the complete trick on the table."""

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks won, per seat."""

    @property
    def card_points(self) -> tuple[int, ...] | None:
        """Card points won, per seat, where the game counts any."""

    @property
    def score(self) -> tuple[int, ...]:
        """Of the match so far, per seat."""

    @property
    def won_by(self) -> tuple[int, ...]:
        """The seats that have won the match once it is over, or else the deal; none while that goes on."""

    def extras(self) -> Mapping[str, object]:
        """What only this game's views have, for those who print them."""


O_co = TypeVar("O_co", bound=Options, covariant=True)


class Standing(Protocol[O_co]):
    """A match, as far as a view forwards it."""

    @property
    def options(self) -> O_co: ...
    @property
    def deal(self) -> int: ...
    @property
    def dealer(self) -> int: ...


class Public(Protocol[O_co]):
    """What everybody at the table knows, as far as a view forwards it."""

    @property
    def match(self) -> Standing[O_co]: ...
    @property
    def phase(self) -> StrEnum: ...
    @property
    def turn(self) -> int: ...
    @property
    def trick(self) -> tuple[Played, ...]: ...
    @property
    def tricks(self) -> tuple[int, ...]: ...


class SeatView(Generic[O_co]):
    """The part of a `View` that is the same in most games: what it forwards from what is public, and the own hand.

    A game's view is this beside a named tuple of `seat`, `public`, `held` and whatever else only that seat knows.
    """

    __slots__ = ()

    @property
    def public(self) -> Public[O_co]:
        raise NotImplementedError

    @property
    def held(self) -> int:
        """The own hand as a mask; 0 for a spectator."""
        raise NotImplementedError

    @property
    def options(self) -> O_co:
        return self.public.match.options

    @property
    def seats(self) -> int:
        return len(self.public.tricks)

    @property
    def deal(self) -> int:
        return self.public.match.deal

    @property
    def dealer(self) -> int:
        return self.public.match.dealer

    @property
    def phase(self) -> StrEnum:
        return self.public.phase

    @property
    def turn(self) -> int:
        """The seat whose card or word is due; which seat that is while nobody's is, is the game's affair."""
        return self.public.turn

    @property
    def hand(self) -> tuple[Card, ...]:
        return cards_in(self.held)

    @property
    def turned_up(self) -> tuple[Card, ...]:
        return ()

    @property
    def declarers(self) -> tuple[int, ...]:
        return ()

    @property
    def trick(self) -> tuple[Played, ...]:
        return self.public.trick

    @property
    def tricks(self) -> tuple[int, ...]:
        return self.public.tricks

    @property
    def card_points(self) -> tuple[int, ...] | None:
        return None
