"""Whole tournaments drawn round after round, and who met whom in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engine.clubs.tournaments.pairing.draws import COMPUTER, Field, Layout, RoundDraw, Unit
from engine.clubs.tournaments.pairing.rounds import draw_rounds
from engine.core.chance.fairness import Stream

TWO_PAIRS: Final = Layout((0, 1, 0, 1))
FOUR_ALONE: Final = Layout((0, 1, 2, 3))
TWO_ALONE: Final = Layout((0, 1))
SECRET: Final = b"a secret of a tournament"


def numbers_of(round_number: int) -> Stream:
    return Stream(SECRET, f"draw:{round_number}")


def singles(people: int) -> tuple[Unit, ...]:
    return tuple((place,) for place in range(1, people + 1))


def pairs(people: int) -> tuple[Unit, ...]:
    return tuple((place, place + 1) for place in range(1, people, 2))


def drawn(field: Field, rounds: int, history: Sequence[RoundDraw] = ()) -> list[RoundDraw]:
    """So many further rounds after those of `history`, with all of them."""
    draws = list(history)
    for _ in range(rounds):
        draws.append(draw_rounds(field, draws, numbers_of(len(draws) + 1)))
    return draws


class Met(NamedTuple):
    """How often each two people were partners and opponents; computers left out."""

    partners: Counter[frozenset[int]]
    opponents: Counter[frozenset[int]]

    @property
    def partners_again(self) -> int:
        return sum(times - 1 for times in self.partners.values())

    @property
    def opponents_again(self) -> int:
        return sum(times - 1 for times in self.opponents.values())


def met(draws: Iterable[RoundDraw], layout: Layout) -> Met:
    found = Met(Counter(), Counter())
    for table in (table for draw in draws for table in draw.tables):
        for one, other in combinations(range(len(layout.sides)), 2):
            if COMPUTER not in (table[one], table[other]):
                together = layout.sides[one] == layout.sides[other]
                (found.partners if together else found.opponents)[frozenset((table[one], table[other]))] += 1
    return found


def check_seating(draw: RoundDraw, field: Field) -> None:
    """Everybody has exactly one seat or sits out, all seats are taken, and there are no more computers than needed."""
    seated = [place for table in draw.tables for place in table if place != COMPUTER]
    everybody = sorted(place for unit in field.units for place in unit)
    assert sorted([*seated, *draw.byes]) == everybody
    seats = len(field.layout.sides)
    assert all(len(table) == seats for table in draw.tables)
    over = len(everybody) % seats
    computers = sum(table.count(COMPUTER) for table in draw.tables)
    assert (computers, len(draw.byes)) == ((-over % seats, 0) if field.computers else (0, over))
