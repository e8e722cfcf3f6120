"""Who goes on in a knock-out, and who stands where in its cups."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.clubs.tournaments.pairing.draws import Cup, RoundDraw
from engine.clubs.tournaments.schedule import Exact
from engine.clubs.tournaments.scoring.totals import standings_by_cup, winner_of
from engine.clubs.tournaments.setup import Method
from engine.clubs.tournaments.state import Correction, PlayedTable
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.any_method import CHOUINE
from tests.engine.clubs.tournaments.scoring.test_totals import after

DRAWS = [
    RoundDraw(((1, 2), (3, 4)), (), (Cup.MAIN, Cup.MAIN)),
    RoundDraw(((1, 4), (2, 3)), (), (Cup.MAIN, Cup.CONSOLATION)),
]


def tables(played: int, *scores: tuple[int, int]) -> list[PlayedTable]:
    """Tables with a winner each, or level ones."""
    return [
        PlayedTable(1, played, number, Status.OVER, (one, two), (1 + (two > one), 1 + (one > two)), one + two)
        for number, (one, two) in enumerate(scores, 1)
    ]


def ranks(draws: Sequence[RoundDraw], played: Sequence[PlayedTable]) -> list[tuple[int, int, Exact]]:
    now = after(draws, CHOUINE, method=Method.KNOCKOUT)
    return [(row.rank, row.place, row.total) for row in standings_by_cup(replace(now, secret=bytes(32)), played)]


def test_ranks_go_by_how_far_one_got_and_the_consolation_cup_comes_below() -> None:
    played = [*tables(1, (1, 0), (0, 1)), *tables(2, (0, 1), (1, 0))]
    assert ranks(DRAWS, played) == [(1, 4, 2), (2, 1, 1), (3, 2, 1), (4, 3, 0)]


def test_a_level_match_is_decided_by_lot_and_always_by_the_same() -> None:
    (level,) = tables(1, (1, 1))
    now = replace(after(DRAWS, CHOUINE, method=Method.KNOCKOUT), secret=bytes(32))
    lots = {winner_of(replace(now, secret=bytes([one] * 32)), level, (1, 2)) for one in range(20)}
    assert lots == {1, 2}
    assert len({winner_of(now, level, (1, 2)) for _ in range(5)}) == 1


def test_a_directors_correction_decides_who_goes_on() -> None:
    (played,) = tables(1, (1, 0))
    now = after(DRAWS[:1], CHOUINE, method=Method.KNOCKOUT)
    corrected = replace(now, corrections=(Correction(1, 2, 2, "one was away", 1, "P1", 0.0),))
    assert [winner_of(one, played, (1, 2)) for one in (now, corrected)] == [1, 2]
