"""What outranks a contract: worked out once for each ladder and contract.

- A higher row of the ladder outranks a lower one.
- On one row the higher suit outranks: hearts, diamonds, clubs, spades.
- A side that stays in bids the fewest tricks that outrank; an abondance may be bid higher at once.

Source: kleurenwiezen.txt, "The Bidding" and "The Bidding Process"; docs/rules/kleurenwiezen.md, "The bidding".
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core.cards import Suit
from engine.games.kleurenwiezen.actions import Bid
from engine.games.kleurenwiezen.contracts.contracts import NATURES, Contract, Family, Kind
from engine.games.kleurenwiezen.contracts.ladder import Ladder

Bids = tuple[Bid, ...]
BySuit = tuple[Bids, ...]
"""The bids in each suit, by the suit's number."""


class Higher(NamedTuple):
    """The bids that outrank a contract."""

    partnerships: BySuit
    """The one for the fewest tricks, if there is any: a seat may not bid more."""
    solos: BySuit
    """The one for the fewest tricks, likewise."""
    abondances: BySuit
    """All of them, from low to high."""
    negatives: Bids
    """All of them, from low to high, including one equal to the contract, which several seats may undertake."""


@lru_cache(maxsize=4096)
def higher_than(ladder: Ladder, highest: Contract | None) -> Higher:
    """The bids of a ladder above the highest contract so far; all of them where there is none."""
    return Higher(
        tuple(_least(ladder, Kind.ACCEPT, suit, highest) for suit in Suit),
        tuple(_least(ladder, Kind.SOLO, suit, highest) for suit in Suit),
        tuple(_all(ladder, Family.ABONDANCE, suit, highest) for suit in Suit),
        _all(ladder, Family.NEGATIVE, None, highest),
    )


def _least(ladder: Ladder, kind: Kind, suit: Suit, highest: Contract | None) -> Bids:
    levels = (Contract(kind, goal, suit) for goal in ladder.goals(kind))
    return tuple(Bid(contract) for contract in levels if ladder.outranks(contract, highest))[:1]


def _all(ladder: Ladder, family: Family, suit: Suit | None, highest: Contract | None) -> Bids:
    rows = (row for places in ladder.rows for row in places if NATURES[row.kind].family is family)
    contracts = (Contract(row.kind, row.goal, suit) for row in rows)
    return tuple(
        Bid(contract)
        for contract in contracts
        if ladder.outranks(contract, highest) or (contract.is_negative and contract == highest)
    )
