"""The deal of the day: once for each person, told to nobody before the day ends, and then the same for all."""

from __future__ import annotations

import asyncio
import random

import pytest

import verify_match
from engine.clubs.shared_deals.day import Day, DayChoice
from engine.clubs.shared_deals.days import Days
from engine.clubs.shared_deals.played import ranked
from engine.running.table import Table
from engine.standings.standings import Standings
from engine.store.privacy import Privacy
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import NO_THEME
from engine.table.model.status import Status, StopKind
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, GUILD, NAMES, Process, act_somehow, restarted
from tests.engine.store.databases import EACH_KIND

pytestmark = EACH_KIND


def days_of(process: Process) -> Days:
    return Days(process.tables)


async def begin(days: Days, day: Day, user_id: int) -> Table:
    return await days.begin(day, user_id, NAMES[user_id], 5000 + user_id, "en", NO_THEME)


async def play(process: Process, table: Table, seed: int = 0) -> None:
    """The person plays by chance from this seed, until the deal is over."""
    rng = random.Random(seed)
    while table.status is Status.PLAYING:
        await process.fire_due()
        if table.actors:
            seat = table.actors[0]
            await table.act(table.setup.host_id, str(rng.choice(table.legal(seat))), table.number)


async def todays(process: Process, game: str = "couillon") -> tuple[Days, Day]:
    days = days_of(process)
    await days.choose(DayChoice(GUILD, 70, game))
    return days, await days.today(GUILD)


async def test_everybody_plays_the_same_cards_once_and_is_told_at_the_end_of_the_day(process: Process) -> None:
    days, day = await todays(process)
    tables = {user: await begin(days, day, user) for user in (ANNA, BRAM, CHLOE, DAAN)}
    for user in (ANNA, BRAM):
        await play(process, tables[user])
    await play(process, tables[CHLOE], seed=5)
    for again in (ANNA, DAAN):
        with pytest.raises(Refused) as refused:
            await begin(days, day, again)
        assert (refused.value.reason, refused.value.facts["table"]) == (Refusal.DAY_PLAYED, tables[again].id)
    for hidden in (lambda: days.results(day), lambda: tables[ANNA].record()):
        with pytest.raises(Refused):
            await hidden()
    assert await tables[ANNA].proof() is None
    assert await tables[ANNA].files() == {}
    assert await days.over() == ()

    process.hour.time = day.ends_at
    assert [one.id for one in await days.over()] == [day.id]
    results = await days.close(day)
    assert [entry.played is not None for entry in results.entries] == [True, True, True, False]
    assert results.entries[0].played == results.entries[1].played, "the same play met with other answers"
    assert {one.entry.user_id for one in ranked(results.entries)} == {ANNA, BRAM, CHLOE}
    assert results.strong is not None
    assert len(results.strong.hands) == 4
    stopped = tables[DAAN].stopped
    assert stopped is not None
    assert stopped.kind is StopKind.DAY
    proofs = [await tables[user].proof() for user in (ANNA, CHLOE)]
    assert all(proof is not None and verify_match.faults(dict(proof), day.digest) == [] for proof in proofs)
    assert proofs[0]["deals"][0]["pack"] == proofs[1]["deals"][0]["pack"]  # type: ignore[index]
    with pytest.raises(Refused) as refused:
        await days.must_be_open(day, 99)
    assert refused.value.reason is Refusal.DAY_OVER


async def test_two_presses_at_once_open_one_table_and_servers_have_deals_of_their_own(process: Process) -> None:
    days, day = await todays(process, "chouine")
    both = await asyncio.gather(begin(days, day, ANNA), begin(days, day, ANNA), return_exceptions=True)
    assert sorted(type(one).__name__ for one in both) == ["Refused", "Table"]
    other = await days.today(GUILD + 1)
    assert (other.secret, other.id) != (day.secret, day.id)
    assert (await days.today(GUILD)).secret == day.secret


async def test_a_kill_after_every_write_loses_nobodys_deal(slow: Process) -> None:
    """Noted and not opened; opened and not noted; played and not told; told twice."""
    days, day = await todays(slow, "chouine")
    await days._note_begun(day, ANNA, NAMES[ANNA])
    process = await restarted(slow)
    days = days_of(process)
    table = await begin(days, day, ANNA)
    # As if the number of the table had not been noted.
    await days._note_play(day, ANNA, table_id=0)
    process = await restarted(process)
    days = days_of(process)
    with pytest.raises(Refused):
        await begin(days, day, ANNA)
    table = await process.tables.find(table.id)
    while table.status is Status.PLAYING:
        await process.passes(1)
        if table.actors and table.actors[0] == table.seat_of(ANNA):
            await act_somehow(table)
    process.hour.time = day.ends_at
    first = await days.close(day)
    process = await restarted(process)
    again = await days_of(process).close((await days_of(process).over())[0])
    assert first == again
    assert again.entries[0].played is not None
    await process.close()


async def test_somebody_who_is_forgotten_is_in_no_results_and_gets_what_is_kept_before(process: Process) -> None:
    days, day = await todays(process, "chouine")
    for user in (ANNA, BRAM):
        await play(process, await begin(days, day, user))
    kept = await process.tables.export(ANNA)
    assert [one["day"] for one in kept["deals_of_the_day"]] == [day.day.isoformat()]
    assert "secret" not in str(kept["deals_of_the_day"])
    await process.tables.forget_person(ANNA)
    await Standings(process.journal).anonymise(ANNA)
    process.hour.time = day.ends_at
    assert [entry.user_id for entry in (await days.close(day)).entries] == [BRAM]
    await Privacy(process.journal).forget_server(GUILD)
    with pytest.raises(Refused):
        await days.find(day.id)
    assert await days.choice(GUILD) == DayChoice(GUILD)


async def test_what_another_process_has_played_to_its_end_is_not_lost(process: Process) -> None:
    days, day = await todays(process, "chouine")
    table = await begin(days, day, ANNA)
    other = await process.another()
    days_there = days_of(other)
    assert (await other.tables.find(table.id)).status is Status.PLAYING
    await play(process, table)
    other.hour.time = day.ends_at
    results = await days_there.close(day)
    assert results.entries[0].played is not None
