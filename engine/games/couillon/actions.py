"""What a seat can say or do in the Couillon family, and its notation."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.actions import Action, Play
from engine.core.cards import Card, Suit, upper_ascii
from engine.core.errors import Unreadable


class Call(StrEnum):
    """Everything that is said with a single word."""

    ACCEPT = "accept"
    PASS = "pass"
    TURN = "turn"
    MIT = "mit"
    KONTRA = "kontra"
    RE = "re"


class NameTrump(NamedTuple):
    """Make trumps by naming a suit, or by showing a card of it."""

    suit: Suit
    card: Card | None = None
    """The card shown, of this suit."""

    @classmethod
    def showing(cls, card: Card) -> NameTrump:
        """Make trumps by showing everybody this card."""
        return cls(card.suit, card)

    def __str__(self) -> str:
        return f"trump {self.suit if self.card is None else self.card}"


CouillonAction = Play | NameTrump | Call

_RAISES: Final = frozenset((Call.MIT, Call.KONTRA, Call.RE))
"""What makes a deal count for more."""
_CALLS: Final = {call.name: call for call in Call}


def least_binding(legal: Sequence[Action]) -> tuple[Action, ...]:
    """A pass where it is legal, otherwise whatever raises nothing: a card can always be played instead."""
    if Call.PASS in legal:
        return (Call.PASS,)
    return tuple(action for action in legal if action not in _RAISES)


def parse_action(text: str) -> CouillonAction:
    """Read `play AS`, `trump H`, `trump 9H` or a call, in either case; raises Unreadable."""
    match upper_ascii(text).split():
        case ["PLAY", card]:
            return Play(Card.parse(card))
        case ["TRUMP", suit] if len(suit) == 1:
            return NameTrump(Suit.parse(suit))
        case ["TRUMP", card]:
            return NameTrump.showing(Card.parse(card))
        case [word] if word in _CALLS:
            return _CALLS[word]
    raise Unreadable("Couillon action", text, "play CARD, trump SUIT, trump CARD, " + ", ".join(Call))
