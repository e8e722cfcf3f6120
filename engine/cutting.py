"""Cutting a pack: kleurenwiezen.txt, "The Deal"; how much may be cut off: docs/rules/kleurenwiezen.md, decision 1."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.errors import BadDeal


def cut(pack: Sequence[Card], cards: int, allowed: range) -> tuple[Card, ...]:
    """The pack, top first, with so many cards from the top put at the bottom; raises BadDeal outside `allowed`."""
    if not allowed:
        raise BadDeal("the pack of this game is shuffled, not cut")
    if not pack:
        raise BadDeal("there is no pack to cut: a shuffled one is due")
    if cards not in allowed:
        raise BadDeal(f"{cards} cards cannot be cut off: {allowed[0]} to {allowed[-1]} can")
    return (*pack[cards:], *pack[:cards])
