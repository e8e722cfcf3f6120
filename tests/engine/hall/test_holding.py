"""Servers that one process lets go and another holds from then on: every table has one process that watches over it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from engine.tables.live.table import Table
from engine.tables.model.errors import Refused
from engine.tables.model.news import DigestDue
from engine.tables.model.pauses import Pauses
from engine.tables.model.proposal import ProposalKind
from engine.tables.model.status import Status
from engine.tables.store.share import Share
from tests.engine.tables.databases import ON_POSTGRESQL, execute
from tests.engine.tables.states import STATES
from tests.engine.tables.support import (
    ANNA,
    BRAM,
    FOUR,
    NAMES,
    Hour,
    Process,
    act_somehow,
    database,
    everything_seen,
    setup,
)
from tests.engine.tables.tournaments import a_step, opened, tournament_setup

pytestmark = ON_POSTGRESQL

PAUSES: Final = Pauses(thinking=1, after_deal=10, reminder=0.5, after_round=30)
THEIRS: Final = 3 << 22
"""A server of shard 1; that of the other tests is of shard 0."""
NOTHING, FIRST, SECOND, BOTH = (Share(2, frozenset(shards)) for shards in ([], [0], [1], [0, 1]))


class Pair:
    """A process that holds everything, and one that holds nothing yet."""

    first: Process
    second: Process

    async def change_hands(self) -> tuple[Table, ...]:
        """The first shard goes from the first process to the second; what came."""
        await self.first.tables.hold(SECOND)
        return await self.second.tables.hold(FIRST)


@asynccontextmanager
async def started(folder: Path, pauses: Pauses) -> AsyncIterator[Pair]:
    made, url, hour = Pair(), database(folder), Hour()
    made.first = await Process.start(url, hour, random.Random(1), pauses, share=BOTH)
    made.second = await Process.start(url, hour, random.Random(2), pauses, share=NOTHING)
    try:
        yield made
    finally:
        await made.second.close()
        await made.first.close()


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[Pair]:
    async with started(tmp_path, PAUSES) as made:
        yield made


async def _digest_due(process: Process) -> Table:
    process.notebook.posts = False
    return await process.started(FOUR)


async def _first_cut(process: Process) -> Table:
    table = await process.started(FOUR)
    assert table.may_cut is not None
    return table


async def _proposal(process: Process) -> Table:
    scene = await STATES["playing"](process)
    await scene.table.propose(ANNA, ProposalKind.PAUSE)
    return scene.table


async def _between_deals(process: Process) -> Table:
    table = await process.started((ANNA, BRAM), preset="malmedy", deals=2)
    while not table.result:
        table = await _after_a_step(process, table)
    assert (table.status, table.deal) == (Status.PLAYING, 1)
    return table


async def _after_a_step(process: Process, table: Table) -> Table:
    try:
        await act_somehow(table)
    except AssertionError:
        await process.passes(1)
    return table


def _of_scenes(state: str) -> Callable[[Process], Awaitable[Table]]:
    async def made(process: Process) -> Table:
        return (await STATES[state](process)).table

    return made


ALL: Final[dict[str, Callable[[Process], Awaitable[Table]]]] = {
    "digest due": _digest_due,
    "first cut": _first_cut,
    "proposal": _proposal,
    "between deals": _between_deals,
    **{state: _of_scenes(state) for state in ("lobby", "playing", "paused", "over", "stopped", "tournament")},
}


def _seen(table: Table) -> list[object]:
    """Everything but the deadline, which begins anew."""
    if not table.deal:
        return [table.setup, table.status, table.seats, table.number, table.digest, dict(table.message_ids)]
    return [one for one in everything_seen(table) if one != table.deadline or one is None]


@pytest.mark.parametrize("state", ALL)
async def test_a_table_in_any_state_goes_to_one_other_process(tmp_path: Path, state: str) -> None:
    pauses = replace(PAUSES, before_first=20 if state == "first cut" else 0)
    async with started(tmp_path, pauses) as pair:
        table = await ALL[state](pair.first)
        before = _seen(table)
        (came,) = [one for one in await pair.change_hands() if one.id == table.id]
        assert _seen(came) == before
        assert (table.is_here, came.is_here) == (False, True)
        assert (pair.first.tables.live, pair.first.tables.next_wake) == ((), None)
        # The other process knows when something is due.
        assert (pair.second.tables.next_wake is None) is (state in ("over", "stopped"))
        # Whoever still has it in hand changes it in the journal alone.
        told = list(pair.first.notebook.news)
        await table.set_message("lobby", 7, 8)
        with suppress(Refused):
            await table.pause(ANNA)
        await pair.first.passes(1000)
        assert (pair.first.notebook.news, pair.first.tables.next_wake) == (told, None)
        await came.set_message("digest", 7, 9)
        assert (came.message_ids["lobby"], came.message_ids["digest"]) == ((7, 8), (7, 9))


async def test_what_is_noted_while_another_process_changes_the_table_again_and_again_is_not_lost(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await pair.first.started(FOUR)
    (came,) = await pair.change_hands()
    saved, others = pair.first.journal.save, [3, 2, 1]

    async def save(*arguments: Any) -> None:
        if others:
            await came.set_message("digest", 7, others.pop())
        await saved(*arguments)

    monkeypatch.setattr(pair.first.journal, "save", save)
    await table.set_message("lobby", 7, 8)
    assert others == []
    await came.reload()
    assert (came.message_ids["lobby"], came.message_ids["digest"]) == ((7, 8), (7, 3))


async def test_a_match_goes_on_where_its_server_is_and_nowhere_else(pair: Pair) -> None:
    table = await pair.first.started(FOUR, deals=1)
    holders = (pair.first, pair.second)
    for turn in range(1000):
        before, after = holders[turn % 2], holders[1 - turn % 2]
        await before.tables.hold(NOTHING)
        (table,) = await after.tables.hold(FIRST)
        if table.status is not Status.PLAYING:
            break
        told = [len(one.notebook.news) for one in holders]
        await before.passes(0)
        try:
            await act_somehow(table)
        except AssertionError:
            await after.passes(61)
        assert len(before.notebook.news) == told[turn % 2]
        assert len(after.notebook.news) > told[1 - turn % 2]
    assert table.status is Status.OVER
    entries = execute(pair.first.url, f"SELECT number FROM actions WHERE table_id = {table.id} ORDER BY number")
    assert [number for (number,) in entries] == list(range(1, table.number + 1))


async def test_the_digest_is_asked_for_by_the_process_that_has_the_table_now(pair: Pair) -> None:
    await _digest_due(pair.first)
    pair.second.notebook.posts = False
    (table,) = await pair.change_hands()
    await pair.second.tables.fire_due()
    assert len(pair.second.notebook.of(DigestDue)) == 1
    assert table.awaits_digest


async def test_whoever_is_on_turn_gets_the_full_time_of_a_turn(pair: Pair) -> None:
    await pair.first.started(FOUR)
    await pair.first.passes(25)
    await pair.first.passes(50)
    (table,) = await pair.change_hands()
    assert table.deadline == pair.first.hour() + table.setup.turn_seconds


async def test_a_tournament_between_two_rounds_goes_on_at_the_other_process(pair: Pair) -> None:
    cup = await opened(pair.first, tournament_setup(rounds=2), (BRAM,))
    await cup.start(ANNA)
    while cup.deadline is None:
        assert await a_step(pair.first)
    await pair.change_hands()
    (came,) = pair.second.tables.tournaments.all()
    assert (came.id, came.deadline, came.round) == (cup.id, cup.deadline, 1)
    assert (pair.first.tables.tournaments.all(), pair.first.tables.next_wake) == ((), None)
    cup.stir()
    await pair.first.passes(100)
    assert (pair.first.tables.next_wake, (await pair.second.tables.tournaments.find(cup.id)).round) == (None, 1)
    await pair.second.passes(0)
    assert came.round == 2
    assert [one.setup.tournament.round for one in pair.second.tables.live if one.setup.tournament] == [2]


async def test_what_is_not_handed_over_is_not_touched(pair: Pair) -> None:
    ours = await pair.first.started(FOUR)
    theirs = await pair.first.tables.open(replace(setup(), guild_id=THEIRS), NAMES[ANNA])
    assert [one.id for one in await pair.change_hands()] == [ours.id]
    assert pair.first.tables.live == (theirs,)
    assert await pair.first.tables.hold(SECOND) == ()
    assert pair.first.tables.get(theirs.id) is theirs
    assert pair.first.tables.of_user(ANNA) == (theirs,)


async def test_a_process_that_holds_nothing_answers_from_the_journal(pair: Pair) -> None:
    table = await pair.first.started(FOUR)
    cup = await opened(pair.first, tournament_setup())
    found = await pair.second.tables.find(table.id)
    assert (found.id, found.is_here, pair.second.tables.live) == (table.id, False, ())
    assert (await pair.second.tables.tournaments.find(cup.id)).id == cup.id
    await found.pause(ANNA)
    assert (pair.second.notebook.news, pair.second.tables.next_wake) == ([], None)


async def test_a_table_that_cannot_be_read_is_reported_by_whoever_holds_it(pair: Pair) -> None:
    table = (await STATES["playing"](pair.first)).table
    execute(pair.first.url, f"DELETE FROM actions WHERE table_id = {table.id} AND number = 1")
    assert await pair.change_hands() == ()
    assert [one.tables.damaged for one in (pair.first, pair.second)] == [{}, {table.id: table.setup.guild_id}]
    await pair.second.tables.hold(NOTHING)
    assert pair.second.tables.damaged == {}


async def some(process: Process) -> list[int]:
    """Tables of both shards, in turns."""
    return [
        (await process.tables.open(replace(setup(), guild_id=guild), NAMES[ANNA])).id for guild in (900, THEIRS) * 3
    ]


async def begun(process: Process, share: Share, *, live: int) -> asyncio.Task[tuple[Table, ...]]:
    """It holds this share, and so many tables are loaded."""
    task = asyncio.create_task(process.tables.hold(share))
    for _ in range(100_000):
        if len(process.tables.live) >= live:
            return task
        await asyncio.sleep(0)
    raise AssertionError("they are not loaded")


@pytest.mark.parametrize(("then", "wanted"), [(FIRST, [0, 2, 4]), (SECOND, [1, 3, 5]), (NOTHING, [])])
async def test_less_is_held_while_tables_are_loaded_and_no_more_than_that_is_kept(
    pair: Pair, then: Share, wanted: list[int]
) -> None:
    ids = await some(pair.first)
    await pair.first.tables.hold(NOTHING)
    task = await begun(pair.second, BOTH, live=2)
    came = await pair.second.tables.hold(then)
    assert (await task, [one.id for one in came]) == ((), [ids[place] for place in wanted])
    assert {one.id for one in pair.second.tables.live} == {one.id for one in came}
    assert all(one.is_here for one in came)


async def test_more_is_held_while_tables_are_loaded_and_each_comes_once(pair: Pair) -> None:
    ids = await some(pair.first)
    await pair.first.tables.hold(NOTHING)
    task = await begun(pair.second, FIRST, live=1)
    came = await pair.second.tables.hold(BOTH)
    assert sorted(one.id for one in (*came, *await task)) == ids
    assert await pair.second.tables.hold(BOTH) == ()


async def test_what_the_journal_could_not_give_is_loaded_the_next_time(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = await some(pair.first)
    await pair.first.tables.hold(NOTHING)
    with monkeypatch.context() as patch:
        patch.setattr(pair.second.tables.tournaments, "restore", _fails)
        with pytest.raises(OSError, match="away"):
            await pair.second.tables.hold(BOTH)
    assert [one.id for one in await pair.second.tables.hold(BOTH)] == ids


async def _fails() -> None:
    raise OSError("away")


async def test_a_table_that_somebody_asks_for_first_is_the_one_that_comes(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids, unclosed, goes_on = await some(pair.first), pair.second.journal.unclosed, asyncio.Event()
    await pair.first.tables.hold(NOTHING)

    async def late(share: Share) -> AsyncIterator[Any]:
        async for one in unclosed(share):
            yield one
            await goes_on.wait()

    monkeypatch.setattr(pair.second.journal, "unclosed", late)
    task = await begun(pair.second, BOTH, live=1)
    asked = await pair.second.tables.find(ids[-1])
    goes_on.set()
    assert [one for one in await task if one.id == ids[-1]] == [asked]
    assert asked.is_here


async def test_a_table_that_was_read_before_its_server_came_is_read_anew(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, is_read, goes_on = await pair.first.open(), asyncio.Event(), asyncio.Event()
    load = pair.second.journal.load

    async def late(table_id: int) -> Any:
        stored = await load(table_id)
        is_read.set()
        await goes_on.wait()
        return stored

    monkeypatch.setattr(pair.second.journal, "load", late)
    finding = asyncio.create_task(pair.second.tables.find(table.id))
    await is_read.wait()
    await table.sit(BRAM, NAMES[BRAM])
    (came,) = await pair.change_hands()
    await pair.second.tables.hold(NOTHING)
    goes_on.set()
    found = await finding
    assert (found is came, found.is_here, found.seat_of(BRAM)) == (False, False, 2)


async def test_what_is_being_saved_is_saved_before_another_process_reads(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, goes_on, save = await pair.first.open(), asyncio.Event(), pair.first.journal.save

    async def late(*args: Any) -> None:
        await goes_on.wait()
        await save(*args)

    monkeypatch.setattr(pair.first.journal, "save", late)
    sitting = asyncio.create_task(table.sit(BRAM, NAMES[BRAM]))
    await asyncio.sleep(0)
    handing = asyncio.create_task(pair.change_hands())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not handing.done()
    told = len(pair.first.notebook.news)
    goes_on.set()
    (came,) = await handing
    await sitting
    assert came.seat_of(BRAM) == 2
    assert (len(pair.first.notebook.news), pair.first.tables.next_wake) == (told, None)
