"""What the rounds of a tournament add up to, and who stands where. Pure.

Source of the classic total: couillon-family.txt, "Tournament rules". All sums and averages are exact, and rounded once,
where they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from engine.tournaments.opening import layout_of
from engine.tournaments.schedule import Exact, Standing, ranked, standings
from engine.tournaments.scoring.cups import standings_by_cup
from engine.tournaments.scoring.rounds import FinishedRound, SeatScore, finished_rounds, scores_of
from engine.tournaments.setup import Method, Total
from engine.tournaments.state import PlayedTable, TournamentState


def standings_of(
    now: TournamentState, tables: Sequence[PlayedTable], rounds: int | None = None
) -> tuple[Standing, ...]:
    """Best first, after all finished rounds or after the first `rounds` of them."""
    if now.setup.method is Method.KNOCKOUT:
        return standings_by_cup(now, tables, rounds)
    played = finished_rounds(now, tables)[:rounds]
    scores = [scores_of(now.setup, one) for one in played]
    if now.is_classic:
        rows = standings(now.setup.people, [{place: one.score for place, one in got.items()} for got in scores])
        # Before it begins, some of its places are nobody's yet.
        taken = [_corrected(now, row, len(played)) for row in rows if row.place <= len(now.entrants)]
        return ranked(taken, lambda row: (row.total,))
    return _standings(now, played, scores)


def _standings(
    now: TournamentState, played: Sequence[FinishedRound], scores: Sequence[Mapping[int, SeatScore]]
) -> tuple[Standing, ...]:
    """The places that have played.

    A round without a game counts the average of one's own others. For whoever has left it counts nothing, and
    everybody who plays on stands higher. Equal totals: the larger share of victories among the rounds played, then, of
    two, the better result against each other; else they share the rank.
    """
    there = {place for table in played[-1].draw.tables for place in table} | {*played[-1].draw.byes} if played else ()
    places = [place for place in range(1, len(now.entrants) + 1) if any(place in got for got in scores)]
    sign = 1 if now.setup.total is Total.ROYES else -1
    rows = [_corrected(now, _row(place, scores, place in there), len(played)) for place in places]

    def key(row: Standing) -> tuple[Exact, ...]:
        return row.place not in there, sign * row.total, -row.victories

    duels = {}
    for _, group in groupby(sorted(rows, key=key), key):
        level = [row.place for row in group]
        if len(level) == 2:
            duels[level[0]] = -_duel(now, played, level[0], level[1])
    return ranked(rows, lambda row: (*key(row), duels.get(row.place, 0)))


def _row(place: int, scores: Sequence[Mapping[int, SeatScore]], plays_on: bool) -> Standing:
    """A place without its rank and corrections."""
    own = [got[place].score for got in scores if place in got]
    average = Fraction(sum(own)) / len(own) if plays_on else None
    figures = tuple(got[place].score if place in got else average for got in scores)
    missed = tuple(number for number, got in enumerate(scores, 1) if place not in got)
    total = sum(figure for figure in figures if figure is not None)
    victories = Fraction(sum(got[place].won for got in scores if place in got), len(own))
    bonus = sum(got[place].bonus for got in scores if place in got)
    return Standing(0, place, figures, total, missed, 0, victories, bonus)


def _corrected(now: TournamentState, row: Standing, rounds: int) -> Standing:
    """With what directors added to this place or took off, in the first so many rounds."""
    amount = sum(one.amount for one in now.corrections if one.place == row.place and one.round <= rounds)
    return row._replace(total=row.total + amount, corrected=amount)


def _duel(now: TournamentState, played: Sequence[FinishedRound], one: int, other: int) -> int:
    """At how many more tables the one came before the other, as opponents."""
    sides = layout_of(now.setup.options).sides
    ahead = 0
    for draw, tables in played:
        for number, places in enumerate(draw.tables, 1):
            if one in places and other in places:
                mine, theirs = places.index(one), places.index(other)
                placing = tables[number].placing
                if sides[mine] != sides[theirs]:
                    ahead += (placing[mine] < placing[theirs]) - (placing[theirs] < placing[mine])
    return ahead
