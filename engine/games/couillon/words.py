"""Words that only the Couillon family has: why it refuses something, what it makes known, where its deals stand."""

from __future__ import annotations

from enum import StrEnum

from engine.core.errors import ReasonBase


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
