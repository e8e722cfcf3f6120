"""What one seat, or a spectator, may know of a position."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from engine.core.cards import Card, Played, Suit, cards_in
from engine.core.errors import UnknownChoice
from engine.core.options import Options

SPECTATOR = 0
"""The seat number of someone who watches and sees what everybody sees."""


def known_seat(seat: int, seats: int) -> int:
    """The seat, which may be `SPECTATOR`; raises UnknownChoice where there is none."""
    if not SPECTATOR <= seat <= seats:
        raise UnknownChoice("seat", str(seat), map(str, range(seats + 1)))
    return seat


class Phase(StrEnum):
    """Where a deal stands, in any game; some games have phases of their own before the play."""

    PLAY = "play"
    DONE = "done"
    OVER = "over"


class Left(NamedTuple):
    """What a seat knows of the cards still to be played, and what beats what among them."""

    unseen: int
    """The cards that others hold, as a mask, perhaps with some that nobody holds."""
    trump: Suit | None
    suits: tuple[int, ...]
    """Per suit the cards that belong to it when suit is followed, as masks."""
    strength: tuple[int, ...]
    """Per card of 52; only cards of the same suit are compared."""
    exactly: int | None = None
    """Exactly how many tricks the declarers have to end with; None where more tricks are better."""

    def beats(self, card: Card, best: Card) -> bool:
        """Whether a card beats the best card of the trick so far."""
        suit = self.suit(card)
        if suit == self.suit(best):
            return self.strength[card] > self.strength[best]
        return self.trump is not None and suit == self.trump

    def suit(self, card: Card) -> int:
        """The number of the suit that a card belongs to."""
        return next(number for number, cards in enumerate(self.suits) if card.bit & cards)


class View(Protocol):
    """What one seat, or a spectator, may know. Every game has these fields and may add its own."""

    @property
    def seat(self) -> int:
        """Whose view: 1..n, or `SPECTATOR`."""

    @property
    def options(self) -> Options: ...
    @property
    def seats(self) -> int: ...
    @property
    def sides(self) -> tuple[int, ...]:
        """Per seat the number of its side, from 0; seats with the same number play together."""

    @property
    def deal(self) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def phase(self) -> StrEnum: ...
    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, as far as this seat may know: those on turn, and perhaps the seat itself.

        A spectator sees only those on turn, for whom the game waits.
        """

    @property
    def turn(self) -> int:
        """The seat whose card or word is due; while none is due, each game decides which seat this is."""

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
        """Who won the complete trick on the table; None where there is none."""

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks won, per seat."""

    @property
    def card_points(self) -> tuple[int, ...] | None:
        """Card points won, per seat, where the game counts any."""

    @property
    def score(self) -> tuple[int, ...]:
        """The score of the match so far, per seat."""

    @property
    def won_by(self) -> tuple[int, ...]:
        """The seats that have won the match, if it is over, or else the deal; none while the deal goes on."""

    def extras(self) -> Mapping[str, object]:
        """What only this game's views have, for printing."""


O_co = TypeVar("O_co", bound=Options, covariant=True)


class Standing(Protocol[O_co]):
    """The part of a match that a view forwards."""

    @property
    def options(self) -> O_co: ...
    @property
    def deal(self) -> int: ...
    @property
    def dealer(self) -> int: ...


class Public(Protocol[O_co]):
    """The part of what everybody at the table knows that a view forwards."""

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
    """The part of a `View` that is the same in most games: what it forwards from the public part, and the seat's hand.

    A game's view combines this with a named tuple of `seat`, `public`, `held` and whatever else only that seat knows.
    """

    __slots__ = ()

    # A class that combines a named tuple with this has both as fields, which come first.
    @property
    def public(self) -> Public[O_co]:
        raise NotImplementedError

    @property
    def held(self) -> int:
        """The seat's own hand as a mask; 0 for a spectator."""
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
        """The seat whose card or word is due; while none is due, each game decides which seat this is."""
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
    def under_way(self) -> tuple[Played, ...]:
        """The cards of a trick that is not complete."""
        return self.trick if len(self.trick) < self.seats else ()

    @property
    def tricks(self) -> tuple[int, ...]:
        return self.public.tricks

    @property
    def card_points(self) -> tuple[int, ...] | None:
        return None


def last_trick_alone(view: Any) -> Any:
    """A view of a game of tricks without all but the last: that there were so many, the cards left in hand tell."""
    played = view.played
    return view._replace(public=view.public._replace(played=((),) * (len(played) - 1) + played[-1:]))
