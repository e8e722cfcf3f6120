"""Who plays where in the next round, from the tournament's secret and from what was played. Pure.

Everything follows from the secret, the people there, and the results, so whoever has them finds the same tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby
from typing import Final

from engine.clubs.tournaments.pairing.draws import Field, RoundDraw, Unit
from engine.clubs.tournaments.pairing.knockout import draw_knockout
from engine.clubs.tournaments.pairing.rounds import draw_rounds
from engine.clubs.tournaments.pairing.swiss import draw_danish, draw_swiss
from engine.clubs.tournaments.schedule import TournamentPlace
from engine.clubs.tournaments.scoring.totals import knockout_rounds, standings_of
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder, layout_of
from engine.clubs.tournaments.state import PlayedTable, TournamentState
from engine.core.cards import NumberSource, shuffled
from engine.core.chance.fairness import Stream

NOTHING: Final = RoundDraw(())
_BY_STANDING: Final = {Method.SWISS: draw_swiss, Method.DANISH: draw_danish}


def draw_label(played: int) -> str:
    """The label under which the secret decides the draw of a round."""
    return f"draw:{played}"


def next_draw(now: TournamentState, tables: Sequence[PlayedTable]) -> RoundDraw:
    """The draw of the round after the present one; without tables if nobody can play."""
    setup, units = now.setup, units_of(now)
    if not units:
        return NOTHING
    computers, in_turn = setup.remainder is Remainder.COMPUTER, setup.remainder is not Remainder.RESERVE
    field = Field(units, layout_of(setup.options), computers, in_turn, setup.rounds)
    numbers = Stream(now.secret, draw_label(now.round + 1))
    if setup.method is Method.KNOCKOUT:
        return draw_knockout(field, knockout_rounds(now, tables), numbers)
    if by_standing := _BY_STANDING.get(setup.method):
        drawn = by_standing(field, now.draws, standing_by_lot(standings_of(now, tables), units, numbers), numbers)
    else:
        drawn = draw_rounds(field, now.draws, numbers)
    # Who has no partner yet, and gets no computer for one, waits like those who are left over.
    drawable = {*chain.from_iterable(units)}
    waiting = {place for place, one in enumerate(now.entrants, 1) if one.is_person and place not in drawable}
    return drawn._replace(byes=tuple(sorted({*drawn.byes, *waiting})))


def standing_by_lot(rows: Sequence[TournamentPlace], units: Sequence[Unit], numbers: NumberSource) -> list[int]:
    """The places, best first, of everybody who can be drawn: equals by lot, and whoever has not played yet anywhere.

    Who came late, or sat out the only rounds so far, has shown nothing by which they would stand below the others, or
    beside each other.
    """
    order: list[int] = []
    for _, level in groupby(rows, lambda row: row.rank):
        order += shuffled([row.place for row in level], numbers)
    known = frozenset(order)
    for unit in units:
        if known.isdisjoint(unit):
            at = numbers.below(len(order) + 1)
            order[at:at] = unit
    return order


def units_of(now: TournamentState) -> tuple[Unit, ...]:
    """Who can be drawn, in the order of entering; fixed partners as long as one of them is there."""
    if now.setup.entry is EntryMode.PAIRS:
        pairs = sorted(now.partners)
        return tuple(pair for pair in pairs if any(now.entrants[place - 1].is_person for place in pair))
    return tuple((place,) for place, one in enumerate(now.entrants, 1) if one.is_person)
