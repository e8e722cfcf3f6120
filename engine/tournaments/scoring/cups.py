"""The cups of a knock-out: who goes on, and how far everybody got. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance.fairness import Stream
from engine.tournaments.opening import layout_of
from engine.tournaments.pairing.knockout import Played, Trees, ranking, trees_of
from engine.tournaments.schedule import Standing
from engine.tournaments.scoring.rounds import finished_rounds
from engine.tournaments.state import PlayedTable, TournamentState


def lot_label(played: int, number: int) -> str:
    """The label under which the secret decides who goes on from a table that ended level."""
    return f"lot:{played}:{number}"


def trees_so_far(now: TournamentState, tables: Sequence[PlayedTable], rounds: int | None = None) -> Trees:
    """Both cups after all finished rounds, or after the first `rounds` of them."""
    return trees_of(layout_of(now.setup.options), 1, knockout_rounds(now, tables)[:rounds])


def knockout_rounds(now: TournamentState, tables: Sequence[PlayedTable]) -> tuple[Played, ...]:
    """The finished rounds and who won."""
    return tuple(
        Played(draw, frozenset(winner_of(now, played[table], two) for table, two in enumerate(draw.tables, 1)))
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


def standings_by_cup(
    now: TournamentState, tables: Sequence[PlayedTable], rounds: int | None = None
) -> tuple[Standing, ...]:
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
    found: list[Standing] = []
    for group in ranking(trees_so_far(now, tables, rounds)):
        rank = len(found) + 1
        for place in group:
            won = sum(place in one.winners for one in played)
            own = tuple(round_.get(place) for round_ in scores[: len(played)])
            byes = tuple(number for number, one in enumerate(played, 1) if place in one.draw.byes)
            corrected = sum(one.amount for one in now.corrections if one.place == place)
            found.append(Standing(rank, place, own, won, byes, corrected, won))
    return tuple(found)
