"""That somebody has been asked which letters their cards have is kept, so that they are asked once."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from engine.standings.standings import Standings
from engine.table.model.preferences import Person, Theme
from tests.engine.running.support import ANNA, BRAM, STEPWISE, Hour, Process, address, as_it_was_at, database, restarted
from tests.engine.store.databases import EACH_KIND

FILE = "cards.sqlite3"


async def started(where: str) -> Process:
    return await Process.start(where, Hour(), random.Random(3), STEPWISE)


@EACH_KIND
async def test_it_is_known_after_a_restart_and_goes_when_they_are_forgotten(tmp_path: Path) -> None:
    process = await started(database(tmp_path))
    assert not (await process.tables.person(ANNA)).letters_asked
    await process.tables.change_person(ANNA, lambda person: replace(person, letters_asked=True))
    born = await restarted(process)
    assert (await born.tables.person(ANNA)).letters_asked
    assert (await born.tables.export(ANNA))["person"]["letters_asked"] is True
    await born.tables.forget_person(ANNA)
    await Standings(born.journal).anonymise(ANNA)
    born.tables.read_anew(ANNA)
    assert not (await born.tables.person(ANNA)).letters_asked
    await born.close()


async def test_people_of_yesterdays_database_keep_what_they_chose_and_have_not_been_asked(tmp_path: Path) -> None:
    process = await started(database(tmp_path))
    chosen = Person(ANNA, language="nl", theme=Theme(index_set="1RDV"), dm_channel=77, confirms=True)
    other = Person(BRAM, language="nl", hand_in="channel")
    for person in (chosen, other):
        await process.journal.set_person(person)
    table = await process.started((ANNA, BRAM))
    await process.close()
    as_it_was_at("0019", tmp_path / FILE)
    assert b"letters_asked" not in (tmp_path / FILE).read_bytes()
    born = await started(address(tmp_path))
    assert await born.tables.person(ANNA) == chosen
    assert await born.tables.person(BRAM) == other
    assert born.tables.get(table.id).seat_of(ANNA) == table.seat_of(ANNA)
    await born.tables.change_person(BRAM, lambda person: replace(person, letters_asked=True))
    again = await restarted(born)
    assert await again.tables.person(BRAM) == replace(other, letters_asked=True)
    await again.close()
