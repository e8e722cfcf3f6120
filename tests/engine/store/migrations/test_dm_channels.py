"""The channel of somebody's direct messages is kept with what else is known of them, and goes with it."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from engine.standings.standings import Standings
from engine.table.model.preferences import Person
from tests.engine.running.support import ANNA, BRAM, STEPWISE, Hour, Process, address, as_it_was_at, database, restarted
from tests.engine.store.databases import EACH_KIND, dump, rows_of
from tests.engine.store.first_edition import GOING_ON, write_first_edition

FILE = "cards.sqlite3"
CHANNEL = 900_000_000_000_000_077
"""As long as a number of Discord's, so that no search finds it by chance."""


async def started(where: str) -> Process:
    return await Process.start(where, Hour(), random.Random(3), STEPWISE)


def whole_file(folder: Path) -> str:
    return dump(address(folder))


@EACH_KIND
async def test_it_is_known_after_a_restart(tmp_path: Path) -> None:
    process = await started(database(tmp_path))
    assert (await process.tables.person(ANNA)).dm_channel is None
    await process.tables.change_person(ANNA, lambda person: replace(person, dm_channel=CHANNEL))
    born = await restarted(process)
    assert (await born.tables.person(ANNA)).dm_channel == CHANNEL
    await born.close()


async def test_a_database_of_yesterday_is_brought_up_to_date_and_keeps_what_people_chose(tmp_path: Path) -> None:
    process = await started(database(tmp_path))
    chosen = Person(ANNA, language="nl", dm_closed=True, hand_in="channel", confirms=True, hides_statistics=True)
    await process.journal.set_person(chosen)
    table = await process.started((ANNA, BRAM))
    await process.close()
    as_it_was_at("0018", tmp_path / FILE)
    assert "dm_channel" not in str(rows_of(address(tmp_path), "people"))
    born = await started(address(tmp_path))
    assert await born.tables.person(ANNA) == chosen
    assert born.tables.get(table.id).seat_of(ANNA) == table.seat_of(ANNA)
    await born.tables.change_person(ANNA, lambda person: replace(person, dm_channel=CHANNEL))
    again = await restarted(born)
    assert await again.tables.person(ANNA) == replace(chosen, dm_channel=CHANNEL)
    await again.close()


async def test_a_database_of_the_first_edition_is_brought_up_to_date_with_its_people(tmp_path: Path) -> None:
    write_first_edition(tmp_path / FILE)
    process = await started(address(tmp_path))
    assert {table.id for table in process.tables.live} >= set(GOING_ON)
    await process.tables.change_person(ANNA, lambda person: replace(person, dm_channel=CHANNEL))
    assert (await process.tables.person(ANNA)).dm_channel == CHANNEL
    await process.close()


@EACH_KIND
async def test_it_is_in_what_a_person_gets_of_themselves_and_goes_when_they_are_forgotten(tmp_path: Path) -> None:
    process = await started(database(tmp_path))
    await process.tables.change_person(ANNA, lambda person: replace(person, dm_channel=CHANNEL))
    kept = await process.tables.export(ANNA)
    assert kept["person"]["dm_channel"] == CHANNEL
    assert str(CHANNEL) in whole_file(tmp_path)
    await process.tables.forget_person(ANNA)
    await Standings(process.journal).anonymise(ANNA)
    process.tables.read_anew(ANNA)
    assert str(CHANNEL) not in whole_file(tmp_path)
    assert (await process.tables.person(ANNA)).dm_channel is None
    await process.close()
