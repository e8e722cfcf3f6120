"""The cups of a knock-out as trees: who met whom in each round, and who went on. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.tournaments.pairing.draws import Draw
from engine.tournaments.scoring.cups import knockout_rounds
from engine.tournaments.state import PlayedTable, TournamentState
from locales import Say
from rendering.people.amounts import amount
from rendering.people.brackets import Tie

MAIN, CONSOLATION = "main", "consolation"


def cups_of(now: TournamentState, tables: Sequence[PlayedTable], say: Say) -> Mapping[str, list[list[Tie]]]:
    """Per cup the ties of every round drawn; without the consolation cup before its first round."""
    played = knockout_rounds(now, tables)
    scores = {(one.round, one.number): one.scores for one in tables if one.scores}
    found: dict[str, list[list[Tie]]] = {MAIN: [], CONSOLATION: []}
    for number, draw in enumerate(now.draws, 1):
        winners = played[number - 1].winners if number <= len(played) else None
        of_round: dict[str, list[Tie]] = {MAIN: [], CONSOLATION: []}
        for table, (two, cup) in enumerate(zip(draw.tables, draw.cups, strict=True), 1):
            figures = tuple(amount(one, say) for one in scores.get((number, table), ())) if winners else ()
            winner = next((place for place in two if place in winners), None) if winners is not None else None
            of_round[str(cup)].append(Tie(tuple(two), figures, winner))
        for place in draw.byes:
            of_round[MAIN if place in _in_main(now.draws, found[MAIN]) else CONSOLATION].append(
                Tie((place,), (), place)
            )
        for name, ties in of_round.items():
            found[name] += [ties] if ties else []
    return {cup: rounds for cup, rounds in found.items() if rounds}


def _in_main(draws: Sequence[Draw], rounds: Sequence[Sequence[Tie]]) -> frozenset[int]:
    """The places that can still win the main cup, given its rounds so far."""
    if not rounds:
        first = draws[0]
        return frozenset((*first.byes, *(place for table in first.tables for place in table)))
    return frozenset(tie.winner for tie in rounds[-1] if tie.winner is not None)
