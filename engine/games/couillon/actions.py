"""What a seat can say or do in the Couillon family and its notation, and words that only the family has.

These say why something is refused, what is made known, and where deals stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.actions import Action, Play
from engine.core.cards import Card, Suit, upper_ascii
from engine.core.errors import ReasonBase, Unreadable


class CouillonReason(ReasonBase):
    """Why an action is refused."""

    FOR_DUMMY = "for-dummy", "{card} is not among the dummy's face-up cards, and this seat plays for the dummy now"
    MUST_FOLLOW = "must-follow", "{led} was led and this seat holds that suit: follow suit or play a trump ({trump})"
    MUST_FOLLOW_TRUMP = "must-follow-trump", "trumps ({led}) were led and this seat holds some: play one"
    SUIT_NOT_SEEN = "suit-not-seen", "none of the cards dealt to this seat so far is of that suit"
    MUST_SHOW_CARD = "must-show-card", "trumps are made by showing a card here: name that card, not its suit alone"
    NO_CARD_SHOWN = "no-card-shown", "trumps are made by naming the suit alone here: 'trump {suit}'"
    TOO_LATE = "too-late", "this has to be said before the seat's own first card"
    MIT_NOT_HELD = "mit-not-held", "only the holder of the queen of spades may declare her"


class CouillonImpossible(ReasonBase):
    """Why a rule is not possible with the others."""

    NO_SLATE = "no-slate", "lines belong to a slate"
    NO_TREE = "no-tree", "branches belong to a tree"
    NO_COWS = "no-cows", "the score is not counted in cows"
    NO_ROYES = "no-royes", "the score is not counted in rôyes"
    NO_POINTS = "no-points", "the score is not counted in points"
    OWN_PACK = "own-pack", "the deal needs its own pack"
    PACK_OF_THREE = "pack-of-three", "that is the pack for three"
    NO_MIT = "no-mit", "the Mit' is worth a rôye or a stroke, and the score counts neither"
    NEEDS_MIT = "needs-mit", "it needs the Mit', mit=plain or mit=kontra"
    NOT_FORCED = "not-forced", "a card is shown only where eldest has to name the suit of one, or to have one turned up"
    LIES_ON_TABLE = (
        "lies-on-table",
        "cards lie open on the table, and no other deal would do",
    )
    TREES_FOR_THREE = (
        "trees-for-three",
        "three who play for themselves need a tree each: other sheets have two sides",
    )
    MIT_IN_SIGHT = "mit-in-sight", "cards lie open on the table, where everybody would see who holds the Mit'"
    UPCARD_IN_STOCK = "upcard-in-stock", "the card turned up would lie on the stock, from which everybody draws"
    NO_LAST_CARD = "no-last-card", "the dealer's last card is proposed after the fourth: it takes five cards or more"
    TOO_FEW_CARDS = "too-few-cards", "the pack has not enough cards for so many each"
    NO_STUB = "no-stub", "no card is left over that could be turned up"
    NO_STOCK = "no-stock", "no card is left over to draw"


class CouillonEvent(StrEnum):
    """What becomes known to several seats at once."""

    FACE_UP = "face-up"
    BOURGUMESSE = "bourgumesse"
    COW = "cow"


class CouillonPhase(StrEnum):
    """Where a deal stands before it is played."""

    TRUMPS = "trumps"
    KONTRA = "kontra"


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
