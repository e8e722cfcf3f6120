"""What one can do in Chouine and its notation, why the game refuses something, and what it makes known."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.actions import Play
from engine.core.cards import Card, upper_ascii
from engine.core.errors import ReasonBase, Unreadable
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


class ChouineReason(ReasonBase):
    """Why an action is refused."""

    MUST_BEAT = "must-beat", "{led} are trumps and were led, and this seat can beat {best}: play a higher one"
    MUST_OVERTRUMP = (
        "must-overtrump",
        "the trick is trumped with {best} and this seat can go higher: play a higher trump",
    )
    COMBINATION_NOT_HELD = "combination-not-held", "this seat holds no such combination with that card"
    ALREADY_DECLARED = "already-declared", "this seat has declared in that suit, or brisques, in this partie"
    SEVEN_NOT_HELD = "seven-not-held", "only the holder of the seven of trumps may exchange it"
    TOO_LATE_TO_EXCHANGE = (
        "too-late-to-exchange",
        "the seven is exchanged before the lead to the last trick that ends with a draw",
    )


class ChouineImpossible(ReasonBase):
    """Why a rule is not possible with the others."""

    NO_QUINTE = "no-quinte", "hands of three cards hold no quinte"
    TRUMPS_TURNED_UP = "trumps-turned-up", "trumps are turned up and not made by a declaration"


class ChouineEvent(StrEnum):
    """What becomes known to several seats at once."""

    EXCHANGE = "exchange"
    AU_SEPT = "au-sept"
    ANNULLED = "annulled"
    MANCHE = "manche"
