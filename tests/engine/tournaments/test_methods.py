"""Whole tournaments of every method, killed after everything that is saved."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.chance.fairness import digest_of
from engine.tables.model.pauses import Pauses
from engine.tables.model.status import Status
from engine.tournaments.progress import Tournament
from engine.tournaments.setup import Entry, Method, Remainder
from tests.engine.tables.clubs import CHOUINE, opened_by
from tests.engine.tables.support import ANNA, GUILD, Hour, Process, database, restarted
from tests.engine.tables.tournaments import a_step, played_out

STEPWISE = Pauses(thinking=1, after_deal=10, reminder=0.5, after_round=30)

METHODS: Mapping[str, dict[str, Any]] = {
    "drawn, with computers": {"count": 6},
    "fixed pairs, with reserves": {"count": 5, "entry": Entry.PAIRS, "remainder": Remainder.RESERVE},
    "by standing, with byes": {
        "count": 5,
        "method": Method.SWISS,
        "options": CHOUINE,
        "remainder": Remainder.BYE,
        "rounds": 3,
    },
    "knock-out": {"count": 5, "method": Method.KNOCKOUT, "options": CHOUINE},
}


def end_of(tournament: Tournament) -> list[object]:
    tables = [
        [(one.number, one.status, one.scores, one.placing) for one in tournament.tables_of(played)]
        for played in range(1, tournament.round + 1)
    ]
    return [tournament.status, tournament.entrants, tournament.state.draws, tables, tournament.standings()]


@pytest.mark.sqlite_alone("says little of databases, and takes long")
@pytest.mark.parametrize("method", METHODS.values(), ids=METHODS)
async def test_killed_after_each_save_it_goes_on_and_ends_the_same(tmp_path: Path, method: dict[str, Any]) -> None:
    undisturbed = await Process.start(database(tmp_path, "a.sqlite3"), Hour(), random.Random(7), STEPWISE)
    tournament = await opened_by(undisturbed, **method)
    await tournament.start(ANNA)
    await played_out(undisturbed, tournament)
    end = end_of(tournament)
    assert tournament.secret is not None
    assert digest_of(bytes.fromhex(tournament.secret)) == tournament.commitment
    await undisturbed.close()

    process = await Process.start(database(tmp_path, "b.sqlite3"), Hour(), random.Random(7), STEPWISE)
    tournament = await opened_by(process, **method)
    await tournament.start(ANNA)
    saved = []
    while tournament.status is Status.PLAYING:
        # Other tests kill tables within a deal.
        waiting = sum(table.status is Status.LOBBY for table in process.tables.in_guild(GUILD))
        now = tournament.state.revision, tournament.finished_rounds, waiting, len(process.tables.in_guild(GUILD))
        if now not in saved:
            saved.append(now)
            process = await restarted(process)
            tournament = await process.tables.tournaments.find(tournament.id)
            await process.tables.fire_due()
            assert (tournament.secret is None) == tournament.status.is_live
        assert tournament.status is Status.OVER or await a_step(process), (
            "nothing is left to do, and the tournament is not over"
        )
    assert len(saved) >= 4
    assert end_of(tournament) == end
    await process.close()
