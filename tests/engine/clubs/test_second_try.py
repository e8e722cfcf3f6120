"""Whoever was forgotten is the same person again where a second try would matter, and nobody can read who it was."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from engine.clubs.shared_deals.day import DayChoice
from engine.clubs.shared_deals.days import Days
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import Total
from engine.running.table import Table
from engine.standings.standings import Standings
from engine.store import schema
from engine.store.marks import ENDS
from engine.table.model.errors import Refusal, Refused
from engine.table.model.marks import MarkKey, Purpose
from engine.table.model.preferences import NO_THEME
from engine.table.model.proposal import Manager, ProposalKind
from engine.table.model.status import Status
from locales import LANGUAGES
from tests.engine.clubs.tournaments.any_method import opened_by, people
from tests.engine.clubs.tournaments.tournaments import played_out
from tests.engine.running.support import ANNA, BRAM, CHLOE, GUILD, NAMES, Process, act_somehow, restarted, user_to_move
from tests.engine.store.databases import EACH_KIND, dump

DUPLICATE: dict[str, Any] = {"same_deals": True, "total": Total.MATCH_POINTS, "rounds": 2}


async def forget(process: Process, user_id: int) -> None:
    assert (await process.tables.forget_person(user_id)).trouble is None
    await Standings(process.journal).anonymise(user_id)
    process.tables.read_anew(user_id)


async def refusal(done: Awaitable[object]) -> Refusal:
    with pytest.raises(Refused) as refused:
        await done
    return refused.value.reason


async def kept(process: Process, purpose: Purpose) -> int:
    """How many marks there are for this."""
    of = schema.marks.c
    query = select(func.count()).where(of.purpose == purpose.value)
    async with process.journal.transaction() as connection:
        return int((await connection.execute(query)).scalar() or 0)


async def play_to_the_end(table: Table) -> None:
    while table.status is Status.PLAYING:
        await act_somehow(table)


async def of_two_tables(process: Process) -> tuple[Tournament, Table, Table]:
    """A tournament whose two tables play the same deals; Bram sits at the first of those given."""
    tournament = await opened_by(process, 8, **DUPLICATE)
    await tournament.start(ANNA)
    theirs, other = [await process.tables.find(one.table_id) for one in tournament.tables_of(1)]
    return (tournament, theirs, other) if theirs.seat_of(BRAM) else (tournament, other, theirs)


async def a_seat_left(table: Table, *, by: int) -> int:
    """Somebody gets up, and leaves a seat that others may take."""
    seat = table.seat_of(by)
    assert seat is not None
    await table.leave(by)
    return seat


@EACH_KIND
async def test_nobody_plays_the_deal_of_the_day_twice_by_being_forgotten(process: Process) -> None:
    days = Days(process.tables)
    await days.choose(DayChoice(GUILD, 70, "couillon"))
    day = await days.today(GUILD)
    begun = await days.begin(day, BRAM, "Bram", 5, "en", NO_THEME)
    while begun.status is Status.PLAYING:
        await process.fire_due()
        with suppress(Refused):
            if user_to_move(begun) is not None:
                await act_somehow(begun)
    await forget(process, BRAM)
    again = days.begin(day, BRAM, "Bram", 5, "en", NO_THEME)
    assert await refusal(again) is Refusal.KNOWS_DEALS
    assert "Bram" not in dump(process.url)
    running = await restarted(process)
    assert await refusal(Days(running.tables).must_be_open(day, BRAM)) is Refusal.KNOWS_DEALS
    # Others may, and tomorrow they too.
    await Days(running.tables).must_be_open(day, ANNA)
    running.hour.time = day.ends_at
    await running.tables.marks.drop_ended()
    assert await kept(running, Purpose.DAY) == 0
    assert await kept(running, Purpose.DEALS) == 0
    tomorrow = await Days(running.tables).today(GUILD)
    await Days(running.tables).must_be_open(tomorrow, BRAM)
    await running.close()


@EACH_KIND
@pytest.mark.parametrize("finished", [True, False], ids=["finished", "got up"])
async def test_nobody_plays_shared_deals_at_a_second_table_by_being_forgotten(process: Process, finished: bool) -> None:
    tournament, theirs, other = await of_two_tables(process)
    if finished:
        await play_to_the_end(theirs)
    somebody = next(one.user_id for one in other.seats if one and one.user_id)
    seat = await a_seat_left(other, by=somebody)
    await forget(process, BRAM)
    assert await kept(process, Purpose.DEALS) == 1
    assert await refusal(other.take_over(BRAM, "Bram", seat)) is Refusal.KNOWS_DEALS
    if finished:
        assert await refusal(tournament.enter(BRAM, "Bram")) is Refusal.TOURNAMENT_STARTED
    running = await restarted(process)
    other = running.tables.get(other.id)
    assert await refusal(other.take_over(BRAM, "Bram", seat)) is Refusal.KNOWS_DEALS
    # Somebody who knows nothing of them may.
    await other.take_over(99, "Zoë", seat)
    await played_out(running, await running.tables.tournaments.find(tournament.id))
    await running.tables.marks.drop_ended()
    assert [await kept(running, one) for one in (Purpose.DEALS, Purpose.ENTRY)] == [0, 0]
    await running.close()


async def test_nobody_plays_shared_deals_at_a_second_table_after_giving_up_a_seat(process: Process) -> None:
    """The same question, of somebody who is not forgotten: a friend takes their seat meanwhile."""
    _, theirs, other = await of_two_tables(process)
    seat = await a_seat_left(theirs, by=BRAM)
    await theirs.take_over(99, "Zoë", seat)
    somebody = next(one.user_id for one in other.seats if one and one.user_id)
    left = await a_seat_left(other, by=somebody)
    assert await refusal(other.take_over(BRAM, "Bram", left)) is Refusal.KNOWS_DEALS


async def test_whoever_was_forgotten_at_a_table_of_shared_deals_may_go_on_there(process: Process) -> None:
    _, theirs, _ = await of_two_tables(process)
    seat = theirs.seat_of(BRAM)
    assert seat is not None
    await forget(process, BRAM)
    await theirs.take_over(BRAM, "Bram", seat)
    assert theirs.seat_of(BRAM) == seat


@EACH_KIND
async def test_nobody_begins_a_tournament_anew_by_being_forgotten(process: Process) -> None:
    tournament = await opened_by(process, 8, rounds=2)
    await tournament.start(ANNA)
    place = tournament.state.place_of(BRAM)
    for one in tournament.tables_of(1):
        await play_to_the_end(await process.tables.find(one.table_id))
    await process.fire_due()
    assert tournament.state.is_between_rounds
    await forget(process, BRAM)
    assert tournament.state.place_of(BRAM) is None
    running = await restarted(process)
    tournament = await running.tables.tournaments.find(tournament.id)
    assert tournament.state.own_place(BRAM) == place
    assert tournament.state.own_place(99) is None
    await tournament.enter(BRAM, "Bram")
    # With what they had scored, and no place beside it.
    assert tournament.state.place_of(BRAM) == place
    assert len(tournament.entrants) == len(people(8))
    await running.close()


async def test_a_director_who_plays_is_no_bystander_after_being_forgotten(process: Process) -> None:
    tournament = await opened_by(process, 4, rounds=2)
    await tournament.add_director(ANNA, BRAM, NAMES[BRAM])
    await tournament.start(ANNA)
    place = tournament.state.place_of(BRAM)
    assert place is not None
    assert await refusal(tournament.correct(BRAM, "Bram", 1, place, 5, "late")) is Refusal.OWN_MATTER
    await forget(process, BRAM)
    await tournament.add_director(ANNA, BRAM, NAMES[BRAM])
    assert await refusal(tournament.correct(BRAM, "Bram", 1, place, 5, "late")) is Refusal.OWN_MATTER
    await tournament.stop(ANNA, force=True)
    await process.tables.marks.drop_ended()
    assert await kept(process, Purpose.ENTRY) == 0


@EACH_KIND
async def test_nobody_comes_back_to_a_match_they_had_to_leave_by_being_forgotten(process: Process) -> None:
    table = await process.started((ANNA, BRAM, CHLOE))
    seat = table.seat_of(BRAM)
    assert seat is not None
    await table.overrule(ProposalKind.REMOVE, str(BRAM), Manager(ANNA, "Anna", "he shouts"))
    await forget(process, BRAM)
    assert await refusal(table.take_over(BRAM, "Bram", seat)) is Refusal.BARRED
    running = await restarted(process)
    again = running.tables.get(table.id)
    assert await refusal(again.take_over(BRAM, "Bram", seat)) is Refusal.BARRED
    await again.take_over(99, "Zoë", seat)
    await again.stop(ANNA, force=True)
    await running.tables.marks.drop_ended()
    assert await kept(running, Purpose.BARRED) == 0
    await running.close()


@EACH_KIND
async def test_a_muted_person_stays_muted_by_being_forgotten_until_the_host_listens_again(process: Process) -> None:
    table = await process.started((ANNA, BRAM, CHLOE))
    seat = table.seat_of(BRAM)
    assert seat is not None
    await table.mute(ANNA, BRAM, muted=True)
    await forget(process, BRAM)
    assert BRAM not in table.setup.muted
    running = await restarted(process)
    again = running.tables.get(table.id)
    await again.take_over(BRAM, "Bram", seat)
    assert BRAM in again.setup.muted
    await again.mute(ANNA, BRAM, muted=False)
    await again.leave(BRAM)
    await again.take_over(BRAM, "Bram", seat)
    assert BRAM not in again.setup.muted
    assert await kept(running, Purpose.MUTED) == 0
    await running.close()


@EACH_KIND
async def test_a_muted_person_who_sits_down_again_before_the_match_stays_muted(process: Process) -> None:
    table = await process.open()
    await table.sit(BRAM, "Bram")
    await table.mute(ANNA, BRAM, muted=True)
    await forget(process, BRAM)
    await table.sit(BRAM, "Bram")
    assert BRAM in table.setup.muted
    await table.stop(ANNA)
    await process.tables.marks.drop_ended()
    assert await kept(process, Purpose.MUTED) == 0


async def test_somebody_removed_before_the_match_does_not_sit_down_again_by_being_forgotten(process: Process) -> None:
    table = await process.open()
    for user_id in (BRAM, CHLOE):
        await table.sit(user_id, NAMES[user_id])
        await table.remove(ANNA, table.seat_of(user_id) or 0)
        await forget(process, user_id)
        assert await refusal(table.sit(user_id, NAMES[user_id])) is Refusal.REMOVED
    await table.invite(ANNA, [BRAM])
    await table.sit(BRAM, "Bram")
    await process.passes(600)
    await table.sit(CHLOE, "Chloé")


@EACH_KIND
async def test_marks_are_in_no_export_and_the_key_leaves_the_database_nowhere(process: Process) -> None:
    _, theirs, _ = await of_two_tables(process)
    await forget(process, BRAM)
    key = await process.tables.marks.key()
    assert repr(key) == "MarkKey()"
    exported = str(await process.tables.export(BRAM))
    async with process.journal.transaction() as connection:
        marks = (await connection.execute(select(schema.marks.c.mark))).scalars().all()
    assert marks
    assert not [one for one in (*marks, key.secret.hex()) if one in exported]
    assert theirs.seat_of(BRAM) is None


async def test_every_purpose_and_number_gives_another_mark_and_another_database_too() -> None:
    keys = (MarkKey(bytes(32)), MarkKey(bytes(31) + b"1"))
    made = [key.mark(BRAM, purpose, number) for key in keys for purpose in Purpose for number in (1, 2, 12)]
    made += [keys[0].mark(BRAM, Purpose.HAND, 1, 2, 3), keys[0].mark(ANNA, Purpose.HAND, 1, 2, 3)]
    assert len(set(made)) == len(made)


def test_every_purpose_is_published_in_each_language_and_ends() -> None:
    text = (Path(__file__).parents[3] / "docs" / "privacy.md").read_text(encoding="utf-8")
    # A table with three columns: what was done, what the mark keeps from, until when.
    tables = re.findall(r"(?:^\|[^|\n]+\|[^|\n]+\|[^|\n]+\|$\n)+", text, re.MULTILINE)
    assert [table.count("\n") - 2 for table in tables] == [len(Purpose)] * len(LANGUAGES)
    # What is kept at a table ends with its deal or by itself, and what is on somebody's list with that.
    assert ENDS.keys() | {Purpose.HAND, Purpose.REMOVED, Purpose.BLOCK} == set(Purpose)
