"""Drawing for partners and the first dealer before a match, by high cards or jacks, or for the dealer alone.

Source: couillon-family.txt, "Basic Game" for the high cards, the section on the Mit' for the jacks; chouine.txt, the
paragraph on the first dealer, for drawing a dealer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.core.cards import Card, Rank


class DrawnBy(StrEnum):
    """A way to draw, by its name as an option."""

    HIGH_CARDS = "high-cards"
    JACKS = "jacks"


class Draw(NamedTuple):
    """What was drawn and what it decided; people are numbered from 0 in the order they sat down."""

    draws: tuple[tuple[Card, ...], ...]
    """Per person the cards they got, in order."""
    seats: tuple[int, ...]
    """Per seat the person who takes it. Seat 1 deals first; seat 3 is its partner."""
    by: DrawnBy = DrawnBy.HIGH_CARDS


def draw_partners(pack: Sequence[Card], people: int = 4) -> Draw:
    """Let everyone draw from a shuffled pack, top card first, until all have different cards.

    The two highest cards play against the two lowest, and the highest deals first. The text does not say what
    happens to equal ranks: those who share one draw again.
    """
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


def draw_by_jacks(pack: Sequence[Card], people: int = 4) -> Draw:
    """Deal a shuffled pack face up, a card at a time, until two people have a jack.

    Whoever gets the first jack deals first and gets no more cards; whoever gets the second is the partner. The
    text leaves the seats of the other two open: they follow clockwise as they sat.
    """
    cards = iter(pack)
    draws: list[list[Card]] = [[] for _ in range(people)]
    found: list[int] = []
    person = 0
    while len(found) < 2:
        if person not in found:
            card = next(cards)
            draws[person].append(card)
            if card.rank is Rank.JACK:
                found.append(person)
        person = (person + 1) % people
    dealer, partner = found
    left, right = (one for one in ((dealer + step) % people for step in range(1, people)) if one != partner)
    return Draw(tuple(map(tuple, draws)), (dealer, left, partner, right), DrawnBy.JACKS)


DRAWS: Final[Mapping[DrawnBy, Callable[[Sequence[Card], int], Draw]]] = MappingProxyType(
    {DrawnBy.HIGH_CARDS: draw_partners, DrawnBy.JACKS: draw_by_jacks}
)


class DealerDraw(NamedTuple):
    """The draw for the dealer."""

    draws: tuple[tuple[Card, ...], ...]
    """Per seat the cards it drew, in order."""
    dealer: int
    """The seat with the lowest card."""


def draw_dealer(pack: Sequence[Card], seats: int, ranking: str) -> DealerDraw:
    """Let every seat draw from a shuffled pack, top card first; whoever draws the lowest card deals.

    `ranking`: the ranks, highest first. Those who share the lowest rank draw again.
    """
    cards = iter(pack)
    draws: list[list[Card]] = [[] for _ in range(seats)]
    drawing = list(range(seats))
    while len(drawing) > 1:
        for place in drawing:
            draws[place].append(next(cards))
        places = {place: ranking.index(str(draws[place][-1].rank)) for place in drawing}
        drawing = [place for place in drawing if places[place] == max(places.values())]
    return DealerDraw(tuple(map(tuple, draws)), drawing[0] + 1)
