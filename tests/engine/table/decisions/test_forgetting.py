"""Forgetting somebody while they play: nobody sees two hands because of it, and all readable data goes."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.chance.seating import DrawnBy
from engine.running.table import Table
from engine.standings.standings import Standings
from engine.store.journal import Journal
from engine.table.decisions import forgetting
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.commitment import Drawn
from engine.table.model.errors import JournalError, Refusal, Refused
from engine.table.model.marks import MarkKey
from engine.table.model.people import FORGOTTEN, Stint
from engine.table.model.preferences import Person
from engine.table.model.status import Status, Stop, StopKind
from tests.engine.clubs.tournaments.tournaments import opened, played_out, tournament_setup
from tests.engine.running.proofs import seated
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    EVA,
    FOUR,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    as_it_was_at,
    database,
    user_to_move,
)
from tests.engine.table.decisions.test_lobby import refusal

FILE = "cards.sqlite3"
KEY = MarkKey(bytes(32))


async def forget(process: Process, user_id: int) -> tuple[list[int], list[int]]:
    """Forget somebody wholly; returns the tables and tournaments that could not."""
    assert (await process.tables.forget_person(user_id)).trouble is None
    left = await Standings(process.journal).anonymise(user_id)
    process.tables.read_anew(user_id)
    return sorted(left.tables), sorted(left.tournaments)


def execute(folder: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def bytes_of(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob(f"{FILE}*"))


def dump_of(folder: Path) -> str:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return "\n".join(connection.iterdump())


async def to_the_middle_of_a_deal(table: Table, deal: int) -> None:
    while table.deal < deal or user_to_move(table) is None:
        await act_somehow(table)


async def test_who_was_forgotten_in_a_deal_cannot_see_another_hand_of_it(process: Process, tmp_path: Path) -> None:
    table = await process.started((ANNA, BRAM, CHLOE))
    await to_the_middle_of_a_deal(table, 2)
    seat = table.seat_of(BRAM)
    assert seat == 2
    await forget(process, BRAM)
    for running in (table, (await process.another()).tables.get(table.id)):
        with pytest.raises(Refused) as refused:
            await running.take_over(BRAM, "Bram", 4)
        assert (refused.value.reason, refused.value.facts) == (Refusal.KNOWS_OTHER_HAND, {"seat": 2})
    ((marks,),) = execute(tmp_path, "SELECT marks FROM tables")
    assert "Bram" not in str(marks)
    # Somebody else may, and they themselves may go on with what they have seen.
    await table.take_over(EVA, "Eva", 4)
    await table.take_over(BRAM, "Bram", 2)
    assert table.seat_of(BRAM) == 2


async def test_the_mark_of_who_was_forgotten_lives_as_long_as_the_deal(process: Process, tmp_path: Path) -> None:
    table = await process.started((ANNA, BRAM, CHLOE))
    await to_the_middle_of_a_deal(table, 1)
    await forget(process, BRAM)
    ((marks,),) = execute(tmp_path, "SELECT marks FROM tables")
    assert marks != "[]"
    while table.deal == 1:
        await act_somehow(table)
    assert execute(tmp_path, "SELECT marks FROM tables") == [("[]",)]
    await table.take_over(BRAM, "Bram", 4)
    await table.leave(BRAM)
    await forget(process, BRAM)
    assert execute(tmp_path, "SELECT marks FROM tables") != [("[]",)]
    await table.stop(ANNA, force=True)
    assert execute(tmp_path, "SELECT marks FROM tables") == [("[]",)]


async def test_who_had_left_before_they_were_forgotten_has_seen_that_hand_too(process: Process) -> None:
    table = await process.started((ANNA, BRAM, CHLOE))
    await to_the_middle_of_a_deal(table, 1)
    await table.leave(BRAM)
    await forget(process, BRAM)
    await forget(process, CHLOE)
    for user_id in (BRAM, CHLOE):
        assert await refusal(table.take_over(user_id, "?", 4)) is Refusal.KNOWS_OTHER_HAND
    # The same holds for somebody who does it twice.
    await table.take_over(BRAM, "Bram", 2)
    await forget(process, BRAM)
    assert await refusal(table.take_over(BRAM, "Bram", 4)) is Refusal.KNOWS_OTHER_HAND


async def test_before_the_start_and_between_deals_there_is_nothing_to_mark(slow: Process, tmp_path: Path) -> None:
    lobby, table = await slow.open(), await slow.started(FOUR)
    await lobby.sit(BRAM, "Bram")
    while table.result is None:
        await act_somehow(table)
    await forget(slow, BRAM)
    assert execute(tmp_path, "SELECT DISTINCT marks FROM tables") == [("[]",)]


async def test_a_table_that_cannot_be_read_is_named_and_everything_else_forgotten(
    process: Process, tmp_path: Path
) -> None:
    await process.tables.change_person(BRAM, lambda _: Person(BRAM, language="nl"))
    bad, good, over = [await process.started(FOUR, lines=1) for _ in range(3)]
    while over.status is Status.PLAYING:
        await act_somehow(over)
    execute(tmp_path, "UPDATE packs SET cards = 'nonsense' WHERE table_id = ?", bad.id)
    born = await process.another()
    assert list(born.tables.damaged) == [bad.id]
    for _ in range(2):
        assert await forget(born, BRAM) == ([bad.id], [])
        assert born.tables.get(good.id).seat_of(BRAM) is None
        told = execute(tmp_path, "SELECT id FROM tables WHERE seats LIKE '%Bram%' OR stints LIKE '%Bram%'")
        assert told == [(bad.id,)]
        assert execute(tmp_path, "SELECT * FROM people") == []
        assert execute(tmp_path, "SELECT count(*) FROM results WHERE name = ?", NOBODY) == [(1,)]
    # Once it has ended, the rest is forgotten too.
    await born.tables.give_up(bad.id)
    assert await forget(born, BRAM) == ([], [])
    assert "Bram" not in dump_of(tmp_path)


@pytest.mark.parametrize("column", ["seats", "stints", "messages", "drawn"])
async def test_a_row_that_cannot_be_read_is_named_and_everything_else_forgotten(
    process: Process, tmp_path: Path, column: str
) -> None:
    bad, good = [await process.started(FOUR) for _ in range(2)]
    for table in (bad, good):
        await table.stop(ANNA, force=True)
    execute(tmp_path, f"UPDATE tables SET {column} = '[nonsense {BRAM}' WHERE id = ?", bad.id)
    execute(tmp_path, "UPDATE tables SET host_id = ? WHERE id = ?", BRAM, bad.id)
    assert await forget(process, BRAM) == ([bad.id], [])
    assert execute(tmp_path, "SELECT id FROM tables WHERE seats LIKE '%Bram%' AND id = ?", good.id) == []


async def test_a_tournament_that_cannot_be_read_is_named(process: Process, tmp_path: Path) -> None:
    tournament = await opened(process, tournament_setup(), (BRAM,))
    execute(tmp_path, "UPDATE tournaments SET options = 'nonsense'")
    born = await process.another()
    assert born.tables.tournaments.all() == ()
    assert await forget(born, BRAM) == ([], [tournament.id])


async def test_a_table_that_cannot_forget_does_not_keep_the_others_from_it(
    process: Process, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = [await process.started(FOUR) for _ in range(2)]
    # Another process has changed it, so it must be read again, and cannot be.
    execute(tmp_path, "UPDATE tables SET revision = revision + 1, options = 'nonsense' WHERE id = ?", bad.id)
    assert await forget(process, BRAM) == ([bad.id], [])
    assert good.seat_of(BRAM) is None
    assert "cannot forget somebody" in caplog.text
    assert "Bram" not in caplog.text


@pytest.mark.usefixtures("in_threads")
async def test_what_the_journal_cannot_write_is_told_and_can_be_done_again(process: Process, tmp_path: Path) -> None:
    process = await process.another(busy_seconds=0.1)
    table = await process.started(FOUR)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        outcome = await process.tables.forget_person(BRAM)
        assert outcome.given_up == 0
        assert isinstance(outcome.trouble, JournalError)
        with pytest.raises(JournalError):
            await Standings(process.journal).anonymise(BRAM)
        assert table.seat_of(BRAM) == 2
        holder.execute("ROLLBACK")
    assert await forget(process, BRAM) == ([], [])


async def test_in_the_next_round_a_computer_has_the_place_of_who_was_forgotten_after_their_table(
    process: Process,
) -> None:
    tournament = await opened(process, tournament_setup(8, rounds=2), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    theirs, other = [await process.tables.find(one.table_id) for one in tournament.tables_of(1)]
    if BRAM not in theirs.ever_seated:
        theirs, other = other, theirs
    while theirs.status is Status.PLAYING:
        await act_somehow(theirs)
    assert other.status is Status.PLAYING
    await forget(process, BRAM)
    await played_out(process, tournament)
    assert tournament.status is Status.OVER
    names = [one.name for one in tournament.entrants]
    assert len(set(names)) == len(names)
    for one in tournament.tables_of(2):
        seats = (await process.tables.find(one.table_id)).seats
        assert {occupant.user_id for occupant in seats if occupant} <= {ANNA, CHLOE, DAAN, None}
        assert not any(occupant.kept_for for occupant in seats if occupant)


async def test_a_computer_of_the_same_name_keeps_it(process: Process) -> None:
    table = await process.open()
    await table.add_computer(ANNA)
    computer = table.seats[1]
    assert computer is not None
    await table.sit(BRAM, computer.name)
    await table.add_computer(ANNA)
    await table.start(ANNA)
    await forget(process, BRAM)
    assert [one.name for one in table.stints[:3]] == [NAMES[ANNA], computer.name, NOBODY]


async def test_a_match_of_an_older_version_goes_on_and_its_people_can_be_forgotten(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started(FOUR, seats_by="high-cards")
    await to_the_middle_of_a_deal(table, 1)
    await process.close()
    as_it_was_at("0008", tmp_path / FILE)
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    again = process.tables.get(table.id)
    # Its rules are those of the edition it began with.
    assert (again.number, again.actors, again.seats) == (table.number, table.actors, table.seats)
    assert again.view(0).hand_sizes == table.view(0).hand_sizes
    await forget(process, BRAM)
    assert "Bram" not in dump_of(tmp_path)
    while user_to_move(again) is None:
        await process.passes(1)
    await act_somehow(again)
    await process.close()


async def test_what_an_older_version_deleted_is_wiped_out_of_the_file(tmp_path: Path) -> None:
    url, file = database(tmp_path), tmp_path / FILE
    as_it_was_at("0008", file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        with connection:
            connection.execute("CREATE TABLE letters (text TEXT)")
            connection.execute("INSERT INTO letters VALUES (?)", ["To Zébulon"])
            connection.execute("DROP TABLE letters")
    assert "Zébulon".encode() in file.read_bytes()
    journal = await Journal.open(url)
    assert "Zébulon".encode() not in bytes_of(tmp_path)
    await journal.close()


def test_who_stopped_a_table_and_what_they_said_goes_with_them_and_nobody_else_does() -> None:
    stopped = replace(
        seated("denexa"), status=Status.STOPPED, stopped=Stop(StopKind.MANAGER, 2, "Bram", "Bram says so")
    )
    assert forgetting.forget(stopped, 2, KEY).after.stopped == Stop(StopKind.MANAGER, FORGOTTEN, NOBODY, "")
    assert forgetting.forget(stopped, 3, KEY).after.stopped == stopped.stopped


def test_in_the_draw_whoever_came_between_the_start_and_the_draw_keeps_their_name() -> None:
    table = seated("denexa")
    names = tuple(one.name for one in table.seats if one)
    drawn = Drawn(table.game.pack(table.setup.options), names, DrawnBy.HIGH_CARDS)
    second = drawn.draw.seats.index(1) + 1
    stints = (Stint(0, second, names[1], 2),)
    assert forgetting.Traces.of(2, (), stints, drawn).drawn == {1}
    other = drawn._replace(names=(names[0], "Eva", *names[2:]))
    assert forgetting.Traces.of(2, (), stints, other).drawn == set()


async def test_a_table_knows_whoever_anything_there_names(process: Process) -> None:
    table = await process.open()
    now, she = table._now, frozenset({EVA})
    setup = now.setup
    assert not forgetting.is_known(now, EVA)
    for named in (
        replace(now, setup=replace(setup, invited=she)),
        replace(now, setup=replace(setup, muted=she)),
        replace(now, setup=replace(setup, barred=she)),
        replace(now, setup=replace(setup, host_id=EVA)),
        replace(now, removed={EVA: 1.0}),
        replace(now, stopped=Stop(StopKind.HOST, EVA)),
        replace(now, stints=(Stint(0, 1, NAMES[EVA], EVA),)),
    ):
        assert forgetting.is_known(named, EVA), named


async def test_a_host_who_is_forgotten_hosts_nothing_and_another_host_stays(process: Process) -> None:
    now = (await process.open())._now
    hosted = replace(now, setup=replace(now.setup, host_id=EVA))
    assert forgetting.forget(hosted, EVA, KEY).after.setup.host_id == FORGOTTEN
    assert forgetting.forget(hosted, BRAM, KEY).after.setup.host_id == EVA
