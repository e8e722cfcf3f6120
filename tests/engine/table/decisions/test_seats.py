"""Tables for two to eight, the dummy, and seats that follow when the host changes the rules."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine, select

from engine.core.errors import UnknownChoice
from engine.core.options import ImpossibleOptions
from engine.records.record import Record
from engine.running.table import Table
from engine.store import schema
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import LobbyChanged
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, EVA, NAMES, Process, act_somehow, everything_seen
from tests.engine.table.decisions.test_lobby import names, refusal

SEATS = {
    "troeven-2-layout": 2,
    "troeven-2-stock": 2,
    "troeven-3": 3,
    "troeven-3-dummy": 4,
    "kujong": 4,
    "six": 6,
    "six-32": 6,
    "eight": 8,
}
DUMMY = "troeven-3-dummy"


@pytest.mark.parametrize("preset", SEATS)
async def test_a_table_has_the_seats_of_its_preset_and_goes_on_after_a_restart(process: Process, preset: str) -> None:
    table = await process.started([ANNA], preset=preset)
    assert len(table.seats) == SEATS[preset]
    while table.deal < 2 and table.status is Status.PLAYING:
        await act_somehow(table)
    again = (await process.another()).tables.get(table.id)
    assert everything_seen(again) == everything_seen(table)
    assert len(again.score) == SEATS[preset]


async def test_nobody_sits_on_the_seat_of_the_dummy_and_no_computer_either(process: Process) -> None:
    table = await process.open(preset=DUMMY)
    assert (table.dummy, table.free_seats) == (3, (2, 4))
    assert await refusal(table.sit(BRAM, "Bram", 3)) is Refusal.DUMMY_SEAT
    assert await refusal(table.sit(ANNA, "Anna", 3)) is Refusal.DUMMY_SEAT
    assert await refusal(table.add_computer(ANNA, 3)) is Refusal.DUMMY_SEAT
    assert await refusal(table.swap(ANNA, 1, 3)) is Refusal.DUMMY_SEAT
    assert await refusal(table.remove(ANNA, 3)) is Refusal.SEAT_EMPTY
    await table.sit(BRAM, "Bram")
    await table.add_computer(ANNA)
    assert [name is None for name in names(table)] == [False, False, True, False]
    with pytest.raises(Refused) as full:
        await table.sit(CHLOE, "Chloé")
    assert (full.value.reason, full.value.facts["seats"]) == (Refusal.TABLE_FULL, 3)


async def test_a_match_with_the_dummy_needs_the_other_seats_only(process: Process) -> None:
    table = await process.open(preset=DUMMY)
    with pytest.raises(Refused) as empty:
        await table.start(ANNA)
    assert (empty.value.facts["empty"], empty.value.facts["seats"]) == (2, 3)
    await table.sit(BRAM, "Bram")
    await table.sit(CHLOE, "Chloé")
    await table.start(ANNA)
    assert (table.status, table.seats[2]) == (Status.PLAYING, None)
    assert table.actors != (3,)


async def test_results_are_kept_of_occupants_and_a_record_names_the_dummy(process: Process) -> None:
    table = await process.started([ANNA], preset=DUMMY)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    database = create_engine(process.url.replace("+aiosqlite", ""))
    with database.connect() as connection:
        rows = connection.execute(select(schema.results.c.seat).order_by(schema.results.c.seat)).scalars().all()
    database.dispose()
    assert list(rows) == [1, 2, 4]
    text = await table.record()
    assert Record.parse(text).names[2] == "Dummy"
    assert str(Record.parse(text)) == text


async def test_the_seats_follow_when_the_host_chooses_another_preset(process: Process) -> None:
    table = await process.open()
    await table.sit(BRAM, "Bram", 3)
    await table.configure(ANNA, {"mit": "plain"}, "six")
    assert names(table) == ["Anna", None, "Bram", None, None, None]
    assert dict(table.setup.options.values())["mit"] == "plain"
    again = (await process.another()).tables.get(table.id)
    assert (again.setup, again.seats) == (table.setup, table.seats)
    assert len(process.notebook.of(LobbyChanged)) == 3


async def test_people_keep_their_seats_as_far_as_they_can_and_computers_make_room(process: Process) -> None:
    table = await process.open(preset="eight")
    await table.sit(BRAM, "Bram", 8)
    await table.sit(CHLOE, "Chloé", 3)
    for seat in (2, 4, 5):
        await table.add_computer(ANNA, seat)
    fons = names(table)[1]
    await table.configure(ANNA, {}, "couillon")
    assert names(table) == ["Anna", "Bram", "Chloé", fons]
    await table.configure(ANNA, {}, DUMMY)
    assert names(table) == ["Anna", "Bram", None, "Chloé"]
    assert fons not in names(table)
    await table.configure(ANNA, {}, "couillon")
    assert names(table) == ["Anna", "Bram", None, "Chloé"]
    assert table.free_seats == (3,)


async def test_a_preset_with_too_few_seats_for_the_people_is_refused(process: Process) -> None:
    table = await process.open(preset="six")
    for guest in (BRAM, CHLOE, DAAN, EVA):
        await table.sit(guest, NAMES[guest])
    before = names(table)
    for preset, seats in (("couillon", 4), (DUMMY, 3), ("troeven-2-stock", 2)):
        with pytest.raises(Refused) as refused:
            await table.configure(ANNA, {}, preset)
        assert refused.value.reason is Refusal.TOO_MANY_PEOPLE
        assert refused.value.facts == {"people": 5, "seats": seats}
    assert (names(table), table.setup.options.preset) == (before, "six")


async def test_a_new_preset_begins_with_its_own_options_and_other_changes_add_up(process: Process) -> None:
    table = await process.open(preset="malmedy", royes=21, seats_by="jacks")
    await table.configure(ANNA, {"tie": "both-score"})
    assert dict(table.setup.options.values())["royes"] == "21"
    await table.configure(ANNA, {}, "eight")
    now = dict(table.setup.options.values())
    assert (now["royes"], now["tie"], now["seats_by"]) == ("13", "none", "lobby")


async def test_rules_that_do_not_exist_or_do_not_fit_change_nothing(process: Process) -> None:
    table = await process.open()
    before = table.setup
    with pytest.raises(UnknownChoice):
        await table.configure(ANNA, {}, "tarot")
    with pytest.raises(ImpossibleOptions):
        await table.configure(ANNA, {"lines": "5"}, "kujong")
    with pytest.raises(ImpossibleOptions):
        await table.configure(ANNA, {"royes": "21"})
    assert table.setup == before


async def seated(process: Process, preset: str) -> Table:
    table = await process.open(preset=preset)
    while table.free_seats:
        await table.add_computer(ANNA)
    return table


@pytest.mark.parametrize("preset", SEATS)
async def test_as_many_computers_sit_down_as_there_are_seats_for(process: Process, preset: str) -> None:
    table = await seated(process, preset)
    computers = [one for one in table.seats if one and one.user_id is None]
    assert len(computers) == SEATS[preset] - 1 - (preset == DUMMY)
    assert len({one.name for one in computers}) == len(computers)
    assert await refusal(table.add_computer(ANNA)) is Refusal.TABLE_FULL
