"""What the rounds of a tournament add up to, and who stands where; in a knock-out, its cups. Pure.

Source of the classic total: couillon-family.txt, "Tournament rules". All sums and averages are exact, and rounded once,
where they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final

from engine.clubs.tournaments.pairing.draws import COMPUTER, TableSeats
from engine.clubs.tournaments.pairing.knockout import KnockoutRound, Trees, ranking, trees_of
from engine.clubs.tournaments.schedule import Exact, TournamentPlace, ranked, standings
from engine.clubs.tournaments.scoring.rounds import FinishedRound, SeatScore, finished_rounds, scores_of
from engine.clubs.tournaments.setup import Method, Total, layout_of
from engine.clubs.tournaments.state import PlayedTable, TournamentState
from engine.core.chance.fairness import Stream
from engine.core.game import AddedUp, OtherTotal


def lot_label(played: int, number: int) -> str:
    """The label under which the secret decides who goes on from a table that ended level."""
    return f"lot:{played}:{number}"


def trees_so_far(now: TournamentState, tables: Sequence[PlayedTable], rounds: int | None = None) -> Trees:
    """Both cups after all finished rounds, or after the first `rounds` of them."""
    return trees_of(layout_of(now.setup.options), 1, knockout_rounds(now, tables)[:rounds])


def knockout_rounds(now: TournamentState, tables: Sequence[PlayedTable]) -> tuple[KnockoutRound, ...]:
    """The finished rounds and who won."""
    return tuple(
        KnockoutRound(draw, frozenset(winner_of(now, played[table], two) for table, two in enumerate(draw.tables, 1)))
        for draw, played in finished_rounds(now, tables)
    )


def winner_of(now: TournamentState, table: PlayedTable, two: Sequence[int]) -> int:
    """Who goes on from a table: by the score if a director corrected it, else who won; by lot if they are level."""
    corrected = dict.fromkeys(two, 0)
    for one in now.corrections:
        if one.round == table.round and one.place in corrected:
            corrected[one.place] += one.amount
    if any(corrected.values()):
        figures = [score + corrected[place] for place, score in zip(two, table.scores, strict=True)]
    else:
        figures = [-rank for rank in table.placing]
    level = [place for place, figure in zip(two, figures, strict=True) if figure == max(figures)]
    return level[Stream(now.secret, lot_label(table.round, table.number)).below(len(level))]


_ADDED: Final = (Total.ROYES, Total.POINTS)
BEST_ELSEWHERE: Final = 12
"""So many totals at other tables are looked at: whoever is behind them all hardly gets on a podium."""


def counts_at(
    now: TournamentState, tables: Sequence[PlayedTable], seatings: Sequence[TableSeats]
) -> tuple[AddedUp | None, ...]:
    """What counts at each table of the present round, whose places are these; None: the match.

    With a bonus the match counts too, and where all play the same deals, all points count that others can be compared
    with. Whoever is at another table is expected to bring what a match has brought on average.
    """
    setup = now.setup
    adds = setup.total in _ADDED if not setup.same_deals else setup.total is not Total.VICTORIES
    if not adds or setup.bonus or setup.method is Method.KNOCKOUT:
        return (None,) * len(seatings)
    sign, played = -1 if setup.total is Total.ROYES else 1, finished_rounds(now, tables)
    if setup.same_deals or now.round < setup.rounds or not played:
        return (AddedUp(),) * len(seatings)
    scores = [one.score for round_ in played for one in scores_of(setup, round_).values()]
    usual = Fraction(sum(scores)) / len(scores)
    there = {place for places in seatings for place in places if place != COMPUTER}
    totals = {row.place: row.total for row in standings_of(now, tables)}
    brought = {place: totals.get(place, len(played) * usual) for place in there}
    # A round without a game counts the average.
    byes = () if now.is_classic else now.draws[-1].byes
    after = sign * (1 + Fraction(1, len(played)))
    done = [OtherTotal(round(after * totals[one]), is_known=True) for one in byes if one in totals]

    def at_table(places: TableSeats) -> AddedUp:
        others = [OtherTotal(round(sign * (brought[one] + usual))) for one in there.difference(places)]
        best = sorted((*others, *done), reverse=True)[:BEST_ELSEWHERE]
        return AddedUp(tuple(round(sign * brought[one]) if one in brought else None for one in places), tuple(best))

    return tuple(map(at_table, seatings))


def standings_by_cup(
    now: TournamentState, tables: Sequence[PlayedTable], rounds: int | None = None
) -> tuple[TournamentPlace, ...]:
    """How far everybody got, whoever plays for the consolation cup after the others; the total counts matches won."""
    played = knockout_rounds(now, tables)[:rounds]
    scores = [
        {
            place: score
            for table, two in enumerate(draw.tables, 1)
            for place, score in zip(two, found[table].scores, strict=True)
        }
        for draw, found in finished_rounds(now, tables)
    ]
    found: list[TournamentPlace] = []
    for group in ranking(trees_so_far(now, tables, rounds)):
        rank = len(found) + 1
        for place in group:
            won = sum(place in one.winners for one in played)
            own = tuple(round_.get(place) for round_ in scores[: len(played)])
            byes = tuple(number for number, one in enumerate(played, 1) if place in one.draw.byes)
            corrected = sum(one.amount for one in now.corrections if one.place == place)
            found.append(TournamentPlace(rank, place, own, won, byes, corrected, won))
    return tuple(found)


def standings_of(
    now: TournamentState, tables: Sequence[PlayedTable], rounds: int | None = None
) -> tuple[TournamentPlace, ...]:
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
) -> tuple[TournamentPlace, ...]:
    """The places that have played.

    A round without a game counts the average of one's own others. For whoever has left it counts nothing, and
    everybody who plays on stands higher. Equal totals: the larger share of victories among the rounds played, then, of
    two, the better result against each other; else they share the rank.
    """
    there = {place for table in played[-1].draw.tables for place in table} | {*played[-1].draw.byes} if played else ()
    places = [place for place in range(1, len(now.entrants) + 1) if any(place in got for got in scores)]
    sign = 1 if now.setup.total is Total.ROYES else -1
    rows = [_corrected(now, _row(place, scores, place in there), len(played)) for place in places]

    def key(row: TournamentPlace) -> tuple[Exact, ...]:
        return row.place not in there, sign * row.total, -row.victories

    duels = {}
    for _, group in groupby(sorted(rows, key=key), key):
        level = [row.place for row in group]
        if len(level) == 2:
            duels[level[0]] = -_duel(now, played, level[0], level[1])
    return ranked(rows, lambda row: (*key(row), duels.get(row.place, 0)))


def _row(place: int, scores: Sequence[Mapping[int, SeatScore]], plays_on: bool) -> TournamentPlace:
    """A place without its rank and corrections."""
    own = [got[place].score for got in scores if place in got]
    average = Fraction(sum(own)) / len(own) if plays_on else None
    figures = tuple(got[place].score if place in got else average for got in scores)
    missed = tuple(number for number, got in enumerate(scores, 1) if place not in got)
    total = sum(figure for figure in figures if figure is not None)
    victories = Fraction(sum(got[place].won for got in scores if place in got), len(own))
    bonus = sum(got[place].bonus for got in scores if place in got)
    return TournamentPlace(0, place, figures, total, missed, 0, victories, bonus)


def _corrected(now: TournamentState, row: TournamentPlace, rounds: int) -> TournamentPlace:
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
