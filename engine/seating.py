"""Drawing for partners and first dealer before a match.

Source: couillon-family.txt, "Basic Game": the two highest cards play against the two lowest, and the
highest deals first. The text does not say what happens to equal ranks: those who share one draw again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import Card


class Draw(NamedTuple):
    """What was drawn and what came of it; people are numbered from 0 in the order they sat down."""

    draws: tuple[tuple[Card, ...], ...]
    """Per person the cards drawn: one, and a further one for each time a rank was shared."""
    seats: tuple[int, ...]
    """Per seat the person who takes it. Seat 1 drew highest and deals first; seat 3 is its partner."""


def draw_partners(pack: Sequence[Card], people: int = 4) -> Draw:
    """Let everyone draw from a shuffled pack, top card first, until all have different cards."""
    cards = iter(pack)
    draws: list[list[Card]] = [[] for _ in range(people)]
    drawing = list(range(people))
    while drawing:
        for person in drawing:
            draws[person].append(next(cards))
        ranks = [[card.rank for card in drawn] for drawn in draws]
        drawing = [person for person in drawing if ranks.count(ranks[person]) > 1]
    highest, second, third, lowest = sorted(range(people), key=lambda person: ranks[person], reverse=True)
    return Draw(tuple(map(tuple, draws)), (highest, third, second, lowest))
