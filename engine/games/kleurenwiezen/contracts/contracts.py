"""The contracts of Kleurenwiezen: what may be bid, and what each asks for.

- With a partner: accept 8 to 13 tricks in the suit proposed; Troel, 8 or 9.
- Alone: solo 5 to 8, abondance 9 to 12, slams, in any suit; some of them with open cards after the first trick.
- Negative, without trumps: misères without a trick, piccolo exactly one, piccolissimo exactly two. Several may play one
  at a time, each alone.

Source: kleurenwiezen.txt, "The Bidding" and "Variations"; docs/rules/kleurenwiezen.md, "Contracts".
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.cards import Suit

HAND: Final = 13
"""Cards dealt to each of the four."""
SUITS_DOWN: Final = (Suit.H, Suit.D, Suit.C, Suit.S)
"""The suits by their rank in the auction, highest first."""


def outranks(one: Suit, other: Suit) -> bool:
    """Whether a suit ranks above another in the auction."""
    return SUITS_DOWN.index(one) < SUITS_DOWN.index(other)


class ContractKind(StrEnum):
    """A kind of contract; the value is its word in the notation."""

    ACCEPT = "accept"
    SOLO = "solo"
    TROEL = "troel"
    SMALL_MISERE = "small-misere"
    PICCOLO = "piccolo"
    PICCOLISSIMO = "piccolissimo"
    GRAND_MISERE = "grand-misere"
    OPEN_MISERE = "open-misere"
    ABONDANCE = "abondance"
    ABONDANCE_TABLE = "abondance-table"
    SMALL_SLAM = "small-slam"
    SMALL_SLAM_TABLE = "small-slam-table"
    SLAM = "slam"
    SLAM_TABLE = "slam-table"
    OPEN_SLAM = "open-slam"


class Family(StrEnum):
    """A group of contracts; a contract may be raised to another of its family."""

    PARTNERSHIP = "partnership"
    SOLO = "solo"
    TROEL = "troel"
    NEGATIVE = "negative"
    ABONDANCE = "abondance"


class Nature(NamedTuple):
    """What all contracts of one kind have in common."""

    family: Family
    goals: range
    """Tricks it may be for, to win at least or, if it is negative, exactly; with several, the bid names the number."""
    exposed: bool = False
    """Whether the declarer's cards lie open after the first trick."""
    discards: bool = False
    """Whether everybody lays a card aside before the lead."""


def _one(goal: int) -> range:
    return range(goal, goal + 1)


NATURES: Final = {
    ContractKind.ACCEPT: Nature(Family.PARTNERSHIP, range(8, 14)),
    ContractKind.SOLO: Nature(Family.SOLO, range(5, 9)),
    ContractKind.TROEL: Nature(Family.TROEL, range(8, 10)),
    ContractKind.SMALL_MISERE: Nature(Family.NEGATIVE, _one(0), discards=True),
    ContractKind.PICCOLO: Nature(Family.NEGATIVE, _one(1)),
    ContractKind.PICCOLISSIMO: Nature(Family.NEGATIVE, _one(2)),
    ContractKind.GRAND_MISERE: Nature(Family.NEGATIVE, _one(0)),
    ContractKind.OPEN_MISERE: Nature(Family.NEGATIVE, _one(0), exposed=True),
    ContractKind.ABONDANCE: Nature(Family.ABONDANCE, range(9, 13)),
    ContractKind.ABONDANCE_TABLE: Nature(Family.ABONDANCE, range(9, 13), exposed=True),
    ContractKind.SMALL_SLAM: Nature(Family.ABONDANCE, _one(12)),
    ContractKind.SMALL_SLAM_TABLE: Nature(Family.ABONDANCE, _one(12), exposed=True),
    ContractKind.SLAM: Nature(Family.ABONDANCE, _one(13)),
    ContractKind.SLAM_TABLE: Nature(Family.ABONDANCE, _one(13), exposed=True),
    ContractKind.OPEN_SLAM: Nature(Family.ABONDANCE, _one(13), exposed=True),
}


class Contract(NamedTuple):
    """What a side undertakes. `str` is its notation: `accept 9 H`, `slam H`, `small-misere`."""

    kind: ContractKind
    goal: int
    """Tricks to win at least or, if it is negative, exactly."""
    suit: Suit | None = None
    """Trumps; None if it is negative, or for a Troel whose partner has not spoken yet."""

    @property
    def nature(self) -> Nature:
        return NATURES[self.kind]

    @property
    def family(self) -> Family:
        return NATURES[self.kind].family

    @property
    def is_negative(self) -> bool:
        return NATURES[self.kind].family is Family.NEGATIVE

    @property
    def name(self) -> str:
        """The contract without its suit: `accept 9`, `troel 8`, `slam`."""
        return f"{self.kind} {self.goal}" if names_goal(self.kind) else str(self.kind)

    def __str__(self) -> str:
        goal = str(self.goal) if names_goal(self.kind) and self.suit is not None else ""
        return " ".join(filter(None, (self.kind, goal, self.suit.name if self.suit is not None else "")))


TROEL: Final = Contract(ContractKind.TROEL, 8)
"""A Troel whose partner has not spoken yet."""


def names_goal(kind: ContractKind) -> bool:
    """Whether the notation of this kind says how many tricks."""
    return len(NATURES[kind].goals) > 1


def has_suit(kind: ContractKind) -> bool:
    """Whether the notation of this kind names trumps."""
    return NATURES[kind].family is not Family.NEGATIVE


def in_suits(kind: ContractKind, goal: int, suits: Iterable[Suit] = SUITS_DOWN) -> tuple[Contract, ...]:
    """The contract of this kind in each suit, or the only one if it has no trumps."""
    return tuple(Contract(kind, goal, suit) for suit in suits) if has_suit(kind) else (Contract(kind, goal),)
