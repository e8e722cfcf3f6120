"""What one can say or do in the Couillon family, and its notation."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.cards import Card, Suit, upper_ascii
from engine.errors import Unreadable
from engine.game import Play


class Call(StrEnum):
    """Everything said with one word."""

    ACCEPT = "accept"
    PASS = "pass"
    TURN = "turn"
    MIT = "mit"
    KONTRA = "kontra"
    RE = "re"


class NameTrump(NamedTuple):
    """Trumps made by naming the suit."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {self.suit}"


CouillonAction = Play | NameTrump | Call

_CALLS: Final = {call.name: call for call in Call}


def parse_action(text: str) -> CouillonAction:
    """Read `play AS`, `trump H` or a call, in either case; raises Unreadable."""
    match upper_ascii(text).split():
        case ["PLAY", card]:
            return Play(Card.parse(card))
        case ["TRUMP", suit]:
            return NameTrump(Suit.parse(suit))
        case [word] if word in _CALLS:
            return _CALLS[word]
    raise Unreadable("Couillon action", text, "play CARD, trump SUIT, " + ", ".join(Call))
