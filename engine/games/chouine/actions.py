"""What one can do in Chouine, and its notation."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.actions import Play
from engine.core.cards import Card, upper_ascii
from engine.core.errors import Unreadable
from engine.games.chouine.combinations import Combination


class Swap(StrEnum):
    """Exchange the seven of trumps for the card turned up."""

    EXCHANGE = "exchange"


class Declare(NamedTuple):
    """Put a card on the table and declare a combination that it belongs to."""

    card: Card
    combination: Combination

    def __str__(self) -> str:
        return f"play {self.card.text} {self.combination}"


ChouineAction = Play | Declare | Swap

_COMBINATIONS: Final = {combination.name: combination for combination in Combination}


def parse_action(text: str) -> ChouineAction:
    """Read `exchange`, `play KD` or `play KD mariage`, in either case; raises Unreadable."""
    match upper_ascii(text).split():
        case ["EXCHANGE"]:
            return Swap.EXCHANGE
        case ["PLAY", card]:
            return Play(Card.parse(card))
        case ["PLAY", card, word] if word in _COMBINATIONS:
            return Declare(Card.parse(card), _COMBINATIONS[word])
    expected = f"exchange, play CARD, play CARD {'|'.join(Combination)}"
    raise Unreadable("Chouine action", text, expected)
