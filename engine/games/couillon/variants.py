"""What makes one variant of the family different from the others, as data; the options change the rest.

Source: couillon-family.txt, a section for each preset but `st-vith`, which is played as the project
Jossy2796/couillon describes the Kujong of St. Vith; docs/rules/couillon.md for the order in which the cards
leave the pack.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple


class Making(StrEnum):
    """How trumps are made; `engine.games.couillon.trumps` has the rules of each."""

    UPCARD = "upcard"
    TONGRES = "tongres"
    FORCED = "forced"
    HELD = "held"
    DEALER_CARD = "dealer-card"
    NAMED = "named"

    @property
    def proposes(self) -> bool:
        """Whether a card lies open whose suit is proposed."""
        return self in (Making.UPCARD, Making.TONGRES, Making.DEALER_CARD)


class Following(StrEnum):
    """What may be played to a trick."""

    OR_TRUMP = "follow-or-trump"
    """A player who holds the suit led follows or trumps; otherwise any card goes."""
    STRICT = "must-follow"
    """A player follows if possible, else trumps if possible; otherwise any card goes."""


class Scoring(StrEnum):
    """The kind of score sheet."""

    SLATE = "slate"
    POINTS = "points"
    ROYES = "royes"
    NUMBERS = "numbers"
    COWS = "cows"
    TREE = "tree"


class Variant(NamedTuple):
    """The data of one preset."""

    dealing: str
    """The batches in the order in which they leave the pack, trumps being made at `|`: `3e` three cards to
    eldest, `o` the others clockwise, `n` everyone but the dealer, `d` the dealer, `*` everyone from eldest
    on, `r` what stays undealt."""
    making: Making
    scoring: Scoring
    sides: tuple[int, ...] = (0, 1, 0, 1)
    """Per seat the number of its side."""
    following: Following = Following.OR_TRUMP
    layouts: tuple[int, ...] = ()
    """Seats whose cards lie on the table: the first half face down, the other half face up, one on each."""
    dummy: int | None = None
    """A seat without a person; the seat opposite plays its cards."""
    larger_pack: bool = False
    """A pack of 24 or 32 works as well: the extra cards stay undealt."""
    draws: bool = False
    """What stays undealt is a stock: everybody draws from it after a trick, and while it lasts any card goes."""

    @property
    def seats(self) -> int:
        return len(self.sides)

    @property
    def cards(self) -> int:
        """How many cards each seat is dealt."""
        return sum(batch.cards for half in dealing_of(self, 0) for batch in half if batch.place == 0)

    @property
    def has_partners(self) -> bool:
        """Whether four people play in two pairs."""
        return self.sides == (0, 1, 0, 1) and self.dummy is None


_FORCED_THREE: Final = "3e | 3o r 2*"
_MALMEDY: Final = Variant(_FORCED_THREE, Making.FORCED, Scoring.ROYES, larger_pack=True)
_BASIC: Final = Variant("2* 2* r |", Making.UPCARD, Scoring.SLATE, larger_pack=True)
_TROEVEN: Final = Variant("4e | 4o 4*", Making.NAMED, Scoring.TREE)

VARIANTS: Final[dict[str, Variant]] = {
    "couillon": _BASIC,
    "denexa": _BASIC,
    "points": _BASIC._replace(scoring=Scoring.POINTS),
    "tongres": Variant("2* 2* | 2*", Making.TONGRES, Scoring.SLATE),
    "force": Variant("2* 2* | 2*", Making.FORCED, Scoring.SLATE),
    "malmedy": _MALMEDY,
    "dame-de-make": _MALMEDY,
    "st-vith": Variant("3* | 3*", Making.HELD, Scoring.ROYES),
    "six": Variant("2* | 2*", Making.FORCED, Scoring.ROYES, (0, 1) * 3),
    "six-32": Variant(_FORCED_THREE, Making.FORCED, Scoring.ROYES, (0, 1) * 3),
    "eight": Variant("2* | 2*", Making.FORCED, Scoring.ROYES, (0, 1) * 4),
    "kwajongen": Variant("2n 1d 2n 3d r |", Making.DEALER_CARD, Scoring.NUMBERS, following=Following.STRICT),
    "kujong": Variant("3* | 3*", Making.NAMED, Scoring.COWS),
    "troeven": _TROEVEN,
    "troeven-3-dummy": _TROEVEN._replace(layouts=(3,), dummy=3),
    "troeven-3": Variant("5e | 5o 5*", Making.NAMED, Scoring.TREE, (0, 1, 2)),
    "troeven-2-layout": Variant("4e 4d 4e 4d 4e | 4d 4e 4d", Making.NAMED, Scoring.TREE, (0, 1), layouts=(1, 2)),
    "troeven-2-stock": Variant("4e | 4d 4e 4d r", Making.NAMED, Scoring.TREE, (0, 1), draws=True),
}

REST: Final = -1
"""Stands for a seat where cards stay undealt."""


class Batch(NamedTuple):
    """Cards that leave the pack together, for the seat so many places after eldest, or `REST`."""

    place: int
    cards: int


class Dealing(NamedTuple):
    """The batches dealt before trumps are made, and those after."""

    before: tuple[Batch, ...]
    after: tuple[Batch, ...]


@cache
def dealing_of(variant: Variant, cards: int) -> Dealing:
    """The batches of a deal with a pack of so many cards; where none is left over, there is no rest."""
    before, after = (_batches(half, variant.seats) for half in variant.dealing.split("|"))
    rest = Batch(REST, cards - sum(batch.cards for batch in (*before, *after)))
    filled = (tuple(rest if batch.place == REST else batch for batch in half) for half in (before, after))
    return Dealing(*(tuple(batch for batch in half if batch.cards) for half in filled))


def batches_in(text: str) -> list[tuple[int, str]]:
    """The batches of `Variant.dealing` or a part of it: how many cards, and to whom."""
    return [(int(cards or 0), to) for cards, to in re.findall(r"(\d*)([*eondr])", text)]


def _batches(text: str, seats: int) -> tuple[Batch, ...]:
    places = {
        "*": range(seats),
        "e": (0,),
        "o": range(1, seats),
        "n": range(seats - 1),
        "d": (seats - 1,),
        "r": (REST,),
    }
    return tuple(Batch(place, cards) for cards, to in batches_in(text) for place in places[to])
