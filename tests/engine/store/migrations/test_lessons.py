"""Which lessons somebody finished is kept, for people of yesterday's database too, and goes when they are forgotten."""

from __future__ import annotations

import random
from pathlib import Path

from engine.standings.standings import Standings
from engine.table.model.preferences import Person
from tests.engine.running.support import ANNA, STEPWISE, Hour, Process, address, as_it_was_at

FILE = "cards.sqlite3"


async def test_people_of_yesterday_have_finished_none_and_then_what_they_finish(tmp_path: Path) -> None:
    process = await Process.start(address(tmp_path), Hour(), random.Random(3), STEPWISE)
    await process.tables.change_person(ANNA, lambda _: Person(ANNA, language="nl"))
    await process.close()
    as_it_was_at("0022", tmp_path / FILE)
    born = await Process.start(address(tmp_path), Hour(), random.Random(3), STEPWISE)
    assert await born.tables.person(ANNA) == Person(ANNA, language="nl")
    for _ in range(2):
        await born.tables.change_person(ANNA, lambda person: person.finishing("game", "first"))
    await born.tables.change_person(ANNA, lambda person: person.finishing("game", "second"))
    born.tables.read_anew(ANNA)
    person = await born.tables.person(ANNA)
    assert person.lessons == "game.first game.second"
    assert person.has_finished("game", "first")
    assert not person.has_finished("other", "first")
    await born.tables.forget_person(ANNA)
    await Standings(born.journal).anonymise(ANNA)
    born.tables.read_anew(ANNA)
    assert not (await born.tables.person(ANNA)).lessons
    await born.close()
