"""What a seat knows of the trick it is to play to, in terms that all games of tricks share; sets of cards are masks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import NamedTuple

from engine.core.cards import Card, Suit, cards_in
from engine.core.tricks import Played


class Following(Enum):
    """Which cards may be played to a card led."""

    SUIT = auto()
    """The suit led, else any card."""
    SUIT_OR_TRUMP = auto()
    """Whoever holds the suit led plays it or a trump, others any card."""
    SUIT_ELSE_TRUMP = auto()
    """The suit led, else a trump, else any card."""
    FREE = auto()
    """Any card."""


class Sight(NamedTuple):
    """A position before a card is played, as one seat knows it."""

    seat: int
    """Whose card is due."""
    sides: tuple[int, ...]
    """Per seat the number of its side."""
    trick: tuple[Played, ...]
    """The trick under way, as far as it has been played."""
    held: int
    """The cards of the seat on turn."""
    playable: tuple[Card, ...]
    """Those of them that may be played."""
    suits: tuple[int, ...]
    """Per suit the cards that belong to it."""
    strength: Sequence[int]
    """By card; only cards of the same suit are compared."""
    trump: Suit | None
    following: Following
    may: tuple[int, ...]
    """Per seat the cards it may hold: one that is not among them is certainly elsewhere."""
    has: Callable[[int, int], bool]
    """Whether a seat certainly holds one of these cards."""
    points: Sequence[int] = ()
    """By card what it counts for whoever takes it; empty: only tricks count."""
    wild: int = 0
    """Cards that may yet become trumps, by what their holder says before playing."""
    is_all: bool = True
    """Whether the seat's cards are all it has: none lies face down before it."""

    def suit(self, card: Card) -> Suit:
        """The suit that a card belongs to."""
        return next(Suit(number) for number, cards in enumerate(self.suits) if card.bit & cards)

    def is_trump(self, card: Card) -> bool:
        return self.trump is not None and bool(card.bit & self.suits[self.trump])

    def beats(self, card: Card, best: Card) -> bool:
        """Whether a card beats the best card of the trick so far."""
        if self.suit(card) is self.suit(best):
            return self.strength[card] > self.strength[best]
        return self.is_trump(card)

    @property
    def best(self) -> Played | None:
        """The best card of the trick so far, and who played it."""
        best = None
        for played in self.trick:
            if best is None or self.beats(played.card, best.card):
                best = played
        return best

    @property
    def behind(self) -> tuple[int, ...]:
        """The seats still to play to this trick after the one on turn."""
        seats = len(self.sides)
        return tuple((self.seat + step) % seats + 1 for step in range(seats - 1 - len(self.trick)))

    @property
    def others(self) -> int:
        """The cards that other seats may hold."""
        cards = 0
        for seat, may in enumerate(self.may, 1):
            cards |= 0 if seat == self.seat else may
        return cards & ~self.held

    def is_ours(self, seat: int) -> bool:
        return self.sides[seat - 1] == self.sides[self.seat - 1]

    def can_be_beaten(self, best: Card, led: Card) -> bool:
        """Whether an opponent still to play may beat this card, which is the best, in a trick led with `led`."""
        return any(self._may_beat(seat, best, led) for seat in self.behind if not self.is_ours(seat))

    def can_trump(self, seat: int, led: Suit) -> bool:
        """Whether a seat may trump a card of this suit, by the cards it may hold."""
        trump = self.trump
        if trump is None or led is trump or not self.may[seat - 1] & self.suits[trump]:
            return False
        if self.following in (Following.SUIT_OR_TRUMP, Following.FREE):
            return True
        return not self.has(seat, self.suits[led])

    def _may_beat(self, seat: int, best: Card, led: Card) -> bool:
        if self.may[seat - 1] & self.wild:
            return True
        higher = any(
            self.suit(card) is self.suit(best) and self.strength[card] > self.strength[best]
            for card in cards_in(self.may[seat - 1])
        )
        if self.is_trump(best):
            return higher and (self.is_trump(led) or self.can_trump(seat, self.suit(led)))
        return higher or self.can_trump(seat, self.suit(led))
