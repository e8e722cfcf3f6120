"""After forgetting a person the database names them nowhere, and says the same as before about everyone else."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engine.clubs.tables import Tables
from engine.standings.standings import Standings
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.clubs.tournaments.tournaments import a_step
from tests.engine.running.support import Hour, Process, database
from tests.engine.store.databases import ON_POSTGRESQL
from tests.engine.store.erasure_world import THEIR_NAME, THEY, Cells, Way, build, cells_of

WORLDS = pytest.mark.parametrize("as_host", [True, False], ids=["host", "guest"])
_OF_TIME = ("revision", "deadline", "reminder", "expires", "marks")
_OF_ENDING = ("status", "closed", "ended_at", "stopped")


async def forget(tables: Tables, standings: Standings) -> None:
    """Forget somebody as /forget-me does."""
    assert (await tables.forget_person(THEY)).trouble is None
    # So that nobody's next press meets a table that is older than the database.
    assert not any(table.is_known(THEY) for table in tables.live)
    assert not any(tournament.is_known(THEY) for tournament in tables.tournaments.all())
    left = await standings.anonymise(THEY)
    assert (left.tables, left.tournaments) == (frozenset(), frozenset())
    tables.read_anew(THEY)
    assert await tables.journal.leave_no_trace()


@asynccontextmanager
async def after_forgetting(folder: Path, *, as_host: bool, namesake: str) -> AsyncIterator[tuple[Process, Cells]]:
    """The world without them, and what the database said before."""
    process = await Process.start(database(folder), Hour(), random.Random(1), Pauses(0, 0, 0.7))
    try:
        await build(process, as_host=as_host, namesake=namesake)
        before = cells_of(database(folder))
        await forget(process.tables, Standings(process.journal))
        yield process, before
    finally:
        await process.close()


def theirs_in(before: Cells, *, drawn_as: int) -> set[Way]:
    """Where the database tells of them: the ways to what may change, whole occupants included."""
    own = {way for way, value in before.items() if value == THEY or "they" in way}
    for way in tuple(own):
        match way:
            case ("tables", number, "seats", seat, "user_id" | "kept_for"):
                own.add(("tables", number, "seats", seat))
                own |= _results(before, number, seat, "finished")
            case ("tables", number, "stopped", 1):
                own.add(("tables", number, "stopped"))
            case ("tables", number, "stints", index, 3):
                own.add(("tables", number, "stints", index, 2))
                if not before["tables", number, "stints", index, 0]:
                    drew = any(other[:3] == ("tables", number, "drawn") and len(other) > 3 for other in before)
                    sat_as = drawn_as if drew else before["tables", number, "stints", index, 1] - 1
                    own.add(("tables", number, "commitment", "salts", sat_as))
                own |= _kept_in_their_name(before, number, before["tables", number, "stints", index, 1])
            case ("tournaments", number, "entrants", place, _):
                own.add(("tournaments", number, "entrants", place))
            case ("tournaments", number, "host_id"):
                own.add(("tournaments", number, "host_name"))
            case ("results", number, seat, part, "user_id"):
                own.add(("results", number, seat, part, "name"))
    for way, value in before.items():
        match way:
            case ("tables", number, "seats", seat, "kept_for") if value == THEY:
                own |= _kept_in_their_name(before, number, int(str(seat)) + 1)
            case ("tables", _, "drawn", "names", index) if index == drawn_as:
                own.add(way)
    return own


def _results(before: Cells, number: object, seat: int | str | float, which: str) -> set[Way]:
    way = ("results", int(str(number)), int(str(seat)) + 1)
    return {one for one in before if one[:3] == way and one[4] in (f"{which}_by", f"{which}_name")}


def _kept_in_their_name(before: Cells, number: object, seat: int) -> set[Way]:
    """The stints of a computer that kept their seat under their name, and results that take the name from there."""
    stints = {way[:4] for way in before if way[:3] == ("tables", number, "stints")}
    kept = {way for way in stints if (before[*way, 1], before[*way, 2], before[*way, 3]) == (seat, THEIR_NAME, None)}
    began: set[Way] = {("results", int(str(number)), seat, 0, "name") for way in kept if not before[*way, 0]}
    return {(*way, 2) for way in kept} | began


def is_new_of_a_computer(way: Way, before: Cells, after: Cells) -> bool:
    """Whether a computer took their seat and may have done something already."""
    match way:
        case ("tables", number, "stints", index, _):
            return bool(after["tables", number, "stints", index, 3] is None)
        case ("actions" | "packs" | "deals", number, *_):
            return bool(before["tables", number, "status"] == Status.PLAYING)
    return False


def sat_alone(before: Cells, number: object) -> bool:
    """Whether nobody else sat at this table: without them it ends."""
    users = {value for way, value in before.items() if way[:3] == ("tables", number, "seats") and way[-1] == "user_id"}
    return bool(users == {THEY})


# A guest with a namesake is forgotten on a server below.
@pytest.mark.parametrize(
    ("as_host", "namesake"), [(True, THEIR_NAME), (False, "Nora")], ids=["host with a namesake", "guest alone"]
)
async def test_nobody_else_has_changed_not_even_somebody_of_the_same_name(
    tmp_path: Path, *, as_host: bool, namesake: str
) -> None:
    await must_change_nobody_else(tmp_path, as_host=as_host, namesake=namesake)


@ON_POSTGRESQL
async def test_nobody_else_has_changed_on_a_server(tmp_path: Path) -> None:
    await must_change_nobody_else(tmp_path, as_host=False, namesake=THEIR_NAME)


async def must_change_nobody_else(tmp_path: Path, *, as_host: bool, namesake: str) -> None:
    async with after_forgetting(tmp_path, as_host=as_host, namesake=namesake) as (_, before):
        after = cells_of(database(tmp_path))
    own = theirs_in(before, drawn_as=0 if as_host else 1)
    changed = [way for way in before.keys() | after.keys() if before.get(way, "no") != after.get(way, "no")]
    for way in changed:
        if any(way[: len(one)] == one for one in own) or f"hand-{THEY}" in way:
            assert after.get(way) not in (THEY, THEIR_NAME), way
        elif way in before:
            assert way[2] in _OF_TIME or (way[2] in _OF_ENDING and sat_alone(before, way[1])), way
        else:
            ended = way[2] == "stopped" and sat_alone(before, way[1])
            assert ended or way[2] == "marks" or is_new_of_a_computer(way, before, after), way


@WORLDS
async def test_neither_name_nor_number_is_left_in_the_bytes_of_the_files_while_the_bot_runs(
    tmp_path: Path, *, as_host: bool
) -> None:
    async with after_forgetting(tmp_path, as_host=as_host, namesake="Nora") as (first, before):
        assert THEY in before.values()
        assert traces(tmp_path) == []
        # Nor do they come back when the others play on and the bot starts again.
        process = first
        for most in (40, 400):
            assert [True async for _ in steps(process, most)]
            assert await process.tables.journal.leave_no_trace()
            assert traces(tmp_path) == []
            process = await first.another()


async def steps(process: Process, most: int) -> AsyncIterator[None]:
    """Do one thing after another until nothing is left to do."""
    while most and await a_step(process):
        most -= 1
        yield


def traces(folder: Path) -> list[str]:
    """The files of the database that tell of them in any form, and the cells that do."""
    files = [Path(f"{folder}/cards.sqlite3{ending}") for ending in ("", "-wal", "-shm")]
    needles = (THEIR_NAME.encode(), str(THEY).encode(), THEY.to_bytes(8, "big"), THEY.to_bytes(8, "little"))
    assert files[0].exists()
    return [file.name for file in files if file.exists() and any(one in file.read_bytes() for one in needles)]
