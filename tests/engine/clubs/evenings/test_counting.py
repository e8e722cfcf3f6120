"""Which evenings a season counts: those called by who may, of four people on, by matches among people."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.clubs.evenings.evening import Calling, PastDate, Rest
from engine.clubs.evenings.points import MatchPart, among_people
from engine.clubs.evenings.running import Evening
from engine.clubs.seasons.season import SeasonScoring, SeasonState
from engine.table.model.people import FORGOTTEN
from tests.engine.clubs.support import BEGINS, PEOPLE, opened, played_until_next, until
from tests.engine.running.support import ANNA, CHANNEL, GUILD, STEPWISE, Hour, Process, address, database
from tests.engine.store.databases import EACH_KIND
from tests.engine.store.migrations.yesterday import back_to

SOME = tuple(PEOPLE)


async def season_of(process: Process) -> SeasonState:
    state = SeasonState(0, GUILD, CHANNEL, "Winter", "en", best=0, planned=0, scoring=SeasonScoring.PLACE, began_at=0.0)
    return await process.tables.clubs.seasons.open(state)


async def played(process: Process, evening: Evening) -> PastDate:
    """Its present date, to the end."""
    await until(process, BEGINS + 300)
    await evening.end(ANNA)
    await played_until_next(process, evening)
    past = await evening.past(1)
    assert past is not None
    return past


@EACH_KIND
async def test_an_evening_counts_for_no_season_because_somebody_called_it_for_themselves(process: Process) -> None:
    season = await season_of(process)
    evening = await opened(process, SOME[:4], calling=Calling.ALONE)
    past = await played(process, evening)
    assert len(past.results) == 4
    assert past.season_id is None
    assert await process.tables.clubs.seasons.dates(season.id) == ()


@pytest.mark.parametrize("people", [3, 4])
async def test_an_evening_counts_from_four_people_on(process: Process, people: int) -> None:
    season = await season_of(process)
    past = await played(process, await opened(process, SOME[:people], calling=Calling.COUNTS))
    assert len(past.results) == people
    assert past.season_id == (season.id if people == 4 else None)


async def test_nobody_gains_by_a_match_among_computers(process: Process) -> None:
    await season_of(process)
    past = await played(process, await opened(process, SOME[:1], calling=Calling.COUNTS, rest=Rest.COMPUTER))
    assert (past.results, past.season_id) == ((), None)


def test_two_people_sat_at_a_match_on_two_seats() -> None:
    def match(table: int, *people: tuple[int | None, int]) -> list[MatchPart]:
        return [MatchPart(table, seat % 2, 1, one, "X", 0.5, seat) for one, seat in people]

    counted = [
        *match(1, (SOME[0], 1), (SOME[1], 2), (None, 3)),
        *match(2, (FORGOTTEN, 1), (FORGOTTEN, 2)),
    ]
    alone = [
        *match(3, (SOME[0], 1), (None, 2)),
        *match(4, (SOME[0], 1), (SOME[1], 1), (None, 2)),
        *match(5, (SOME[0], 1), (SOME[0], 2)),
        *match(6, (FORGOTTEN, 1), (FORGOTTEN, 1)),
    ]
    assert among_people([*counted, *alone]) == counted


@EACH_KIND
async def test_evenings_called_before_the_update_count_as_before(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    season = await season_of(process)
    evening = await opened(process, SOME[:2], calling=Calling.ALONE)
    await process.close()
    back_to(address(tmp_path), "0038")
    born = await Process.start(address(tmp_path), Hour(process.hour.time), random.Random(3), STEPWISE)
    found = await born.tables.clubs.evenings.find(evening.id)
    assert found.setup.calling is Calling.BEFORE
    assert (await played(born, found)).season_id == season.id
    await born.close()
