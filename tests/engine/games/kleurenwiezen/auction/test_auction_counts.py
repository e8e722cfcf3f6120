"""Counts of legal auctions from three written deals: any wrong rule of bidding changes a number.

`auctions.json` says how many auctions of 1, 2, ... 6 calls there are; an auction that ends sooner counts only for its
own length. The naive reference gave the numbers, auction by auction. The deal with most auctions is counted to the
fourth call, the others to the fifth, with which the second turns begin, or further; `make fuzz` counts to the sixth.
"""

from __future__ import annotations

import json
from functools import reduce
from pathlib import Path
from typing import Any, Final, TypedDict

import pytest

from engine.core.cards import parse_cards
from engine.core.registry import game_named
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase
from tests.examples import TIMES

GAME: Final = game_named("kleurenwiezen")


class Counted(TypedDict):
    """A deal, and how many auctions of each length it allows."""

    name: str
    rules: str
    dealer: int
    pack: str
    auctions: list[int]


MOST: Final = 70_000 if TIMES == 1 else 1_000_000
"""How many auctions of one length are counted."""
DEALS: Final[list[Counted]] = json.loads((Path(__file__).parent / "auctions.json").read_text(encoding="utf-8"))


def auctions_from(state: Any, calls: int, known: dict[tuple[Any, int], tuple[int, ...]]) -> tuple[int, ...]:
    """How many auctions go on from here with 1, 2, ... `calls` calls; `known` keeps the positions already counted."""
    if not calls or state.phase is not KleurenwiezenPhase.AUCTION:
        return (0,) * calls
    auction = state.public.auction
    legal = GAME.legal_actions(GAME.view(state, auction.turn))
    if calls == 1:
        return (len(legal),)
    # Eldest may wait only as the very first call; of all other calls only what each seat now stands with matters.
    position = auction._replace(calls=auction.calls[:1]), calls
    if position not in known:
        after = (auctions_from(GAME.apply(state, auction.turn, one).state, calls - 1, known) for one in legal)
        further = reduce(lambda total, one: tuple(map(sum, zip(total, one, strict=True))), after, (0,) * (calls - 1))
        known[position] = (len(legal), *further)
    return known[position]


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: f"{deal['rules']}: {deal['name']}")
def test_the_number_of_legal_auctions_is_as_written(deal: Counted) -> None:
    match = GAME.begin(GAME.configure(deal["rules"]), deal["dealer"])
    state = GAME.deal(match, parse_cards(deal["pack"])).state
    calls = sum(many <= MOST for many in deal["auctions"])
    assert list(auctions_from(state, calls, {})) == deal["auctions"][:calls]
