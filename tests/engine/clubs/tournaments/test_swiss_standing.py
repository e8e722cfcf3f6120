"""By standing, whoever sat out or came late is drawn like everybody else, not to those who did so too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.clubs.tournaments.drawing import next_draw
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder, Total
from engine.clubs.tournaments.state import PlayedTable, TournamentState
from engine.core.options import Options
from engine.core.registry import GAMES
from engine.table.model.people import Occupant
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.any_method import club_setup

MALMEDY = GAMES["couillon"].for_tournament("malmedy", 8)
SECRETS = 120


def tournament(secret: int, people: int, options: Options = MALMEDY) -> TournamentState:
    entrants = tuple(Occupant(f"P{place}", place) for place in range(1, people + 1))
    setup = club_setup(
        options=options,
        rounds=5,
        method=Method.SWISS,
        entry=EntryMode.DRAWN,
        remainder=Remainder.BYE,
        total=Total.MATCH_POINTS,
    )
    return TournamentState(1, 0, setup, Status.PLAYING, entrants, secret=secret.to_bytes(32))


def drawn(now: TournamentState, tables: list[PlayedTable]) -> TournamentState:
    draw = next_draw(now, tables)
    return replace(now, round=now.round + 1, draws=(*now.draws, draw))


def played(now: TournamentState) -> list[PlayedTable]:
    """The tables of the present round, at which the first pair wins."""
    tables = now.draws[-1].tables
    return [
        PlayedTable(number, now.round, number, Status.OVER, (5, 9, 5, 9), (1, 2, 1, 2), 8)
        for number in range(1, len(tables) + 1)
    ]


def sat_out(now: TournamentState) -> tuple[int, ...]:
    return now.draws[0].byes


def came_late(now: TournamentState) -> tuple[int, ...]:
    return len(now.entrants) - 1, len(now.entrants)


@pytest.mark.parametrize(("people", "late", "who"), [(18, 0, sat_out), (16, 2, came_late)])
def test_two_who_have_not_played_meet_no_more_often_than_by_chance(
    people: int, late: int, who: Callable[[TournamentState], tuple[int, ...]]
) -> None:
    together = 0
    for secret in range(SECRETS):
        now = drawn(tournament(secret, people), [])
        tables = played(now)
        more = tuple(Occupant(f"P{people + one}", people + one) for one in range(1, late + 1))
        now = drawn(replace(now, entrants=(*now.entrants, *more)), tables)
        one, other = who(now)
        together += any(one in table and other in table for table in now.draws[-1].tables)
    # By chance it would be 3 in 15, or a little more, since few of the others have not met.
    assert 8 <= together <= 48
