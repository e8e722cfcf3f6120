"""Hands that are certain are proved to be, and computers give none of their contracts away."""

from __future__ import annotations

from typing import Final

import pytest

from benchmarks.laydowns import SEEDS, certain, tried
from engine.core.cards import Card, Suit, mask_of
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind

SAMPLE: Final = {"normal": 24, "strong": 6}
"""Contracts; `python -m benchmarks.laydowns` plays 10,000."""


def hand(*suits: str) -> int:
    """A hand by its ranks in spades, hearts, diamonds and clubs."""
    return mask_of(Card.parse(rank + suit) for suit, ranks in zip("SHDC", suits, strict=True) for rank in ranks)


SOLO: Final = {tricks: Contract(ContractKind.SOLO, tricks, Suit.H) for tricks in (6, 7, 8)}
MISERE: Final = Contract(ContractKind.GRAND_MISERE, 0)


@pytest.mark.parametrize(
    ("held", "leads", "contract", "is_certain"),
    [
        # Six tops draw the six that are out; whoever has to ruff first has one top less.
        (hand("432", "AKQJT92", "43", "2"), True, SOLO[7], True),
        (hand("432", "AKQJT92", "43", "2"), False, SOLO[7], False),
        (hand("432", "AKQJT92", "43", "2"), False, SOLO[6], True),
        (hand("432", "AKQJT9", "432", "2"), True, SOLO[6], True),
        # After the trumps an ace takes a trick, but only for whoever leads.
        (hand("A32", "AKQJT92", "43", "2"), True, SOLO[8], True),
        (hand("A32", "AKQJT982", "4", "2"), False, SOLO[8], True),
        (hand("K32", "AKQJT92", "43", "2"), True, SOLO[8], False),
        (hand("2468", "2357", "357", "46"), False, MISERE, False),
        (hand("2468", "2457", "246", "24"), False, MISERE, True),
        (hand("2468", "2457", "246", "24"), True, MISERE, False),
        (hand("2468", "2468", "2469", "3"), False, MISERE, False),
    ],
)
def test_a_contract_is_certain_by_the_hand_alone(held: int, leads: bool, contract: Contract, is_certain: bool) -> None:
    assert certain(held, contract, leads) == is_certain


@pytest.mark.parametrize("level", SAMPLE)
def test_no_certain_contract_is_lost(level: str) -> None:
    found = tried(SEEDS, level, range(SAMPLE[level]))
    assert len(found) == SAMPLE[level]
    assert [one.hand for one in found if not one.made] == []


def test_a_fool_loses_some() -> None:
    assert not all(one.made for one in tried(SEEDS, "random", range(12)))
