"""Servers that remove the bot and invite it again, deleted channels, and tables that another process knows about."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from engine.clubs.evenings.calendar import Rhythm
from engine.clubs.evenings.evening import DRAW_AFTER, Stage
from engine.table.decisions import play
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Stopped
from engine.table.model.status import Status, Stop, StopKind
from engine.table.model.times import Pauses
from tests.engine.clubs import support as evenings
from tests.engine.clubs.tournaments.tournaments import opened, played_out, tournament_setup
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHANNEL,
    FOUR,
    GUILD,
    Hour,
    Process,
    act_somehow,
    database,
    everything_seen,
)
from tests.engine.store.databases import EACH_KIND, execute

DAY = 24 * 3600.0


async def test_a_server_left_ends_its_tournaments_with_their_tables_though_no_host_asked(process: Process) -> None:
    tournament = await opened(process, tournament_setup(), (BRAM,))
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(ANNA)
    await process.tables.servers.leave(GUILD)
    assert (tournament.status, table.status) == (Status.STOPPED, Status.STOPPED)
    assert process.tables.in_guild(GUILD) == ()


async def a_tournament(process: Process, status: Status) -> None:
    """One of the server at this stage, whose end nobody has been shown."""
    tournament = await opened(process, tournament_setup(rounds=1), (BRAM,))
    if status is not Status.LOBBY:
        await tournament.start(ANNA)
    if status is Status.OVER:
        await played_out(process, tournament)
    if status is Status.STOPPED:
        await tournament.stop(ANNA, force=True)
    assert tournament.status is status


async def an_evening(process: Process, stage: Stage) -> None:
    """One of the server at this stage, whose end nobody has been shown."""
    evening = await evenings.opened(process, tuple(evenings.PEOPLE)[:3], when=evenings.weekly(rhythm=Rhythm.ONCE))
    if stage.is_played:
        await evenings.until(process, evenings.BEGINS + DRAW_AFTER)
    if stage is Stage.CLOSING:
        await evening.end(ANNA)
    if stage is Stage.OVER:
        await evening.cancel(ANNA)
    assert evening.stage is stage


STAGES: list[Callable[[Process], Awaitable[None]]] = [
    *(partial(a_tournament, status=status) for status in Status),
    *(partial(an_evening, stage=stage) for stage in Stage),
]


@pytest.mark.parametrize("at_a_stage", STAGES)
async def test_a_server_is_left_at_whatever_stage_its_tournaments_and_evenings_are(
    process: Process, at_a_stage: Callable[[Process], Awaitable[None]]
) -> None:
    await at_a_stage(process)
    table = await process.started((ANNA, BRAM))
    assert process.tables.in_guild(GUILD)
    await process.tables.servers.leave(GUILD)
    assert table.stopped == Stop(StopKind.SERVER)
    await process.passes(1)
    assert process.tables.in_guild(GUILD) == ()
    assert not [one for one in process.tables.tournaments.in_guild(GUILD) if one.status.is_live]
    assert (await process.tables.server(GUILD)).left_at is not None


@EACH_KIND
async def test_at_start_the_bot_finds_out_from_which_servers_it_was_removed(process: Process) -> None:
    table = await process.started((ANNA, BRAM))
    await process.tables.change_server(GUILD, lambda server: server)
    await process.tables.house_rules.save(GUILD, "At home", "couillon", table.setup.options, ANNA)
    await process.tables.servers.be_only_in({GUILD})
    assert process.tables.in_guild(GUILD) == (table,)
    await process.tables.servers.be_only_in({GUILD + 1})
    assert process.tables.in_guild(GUILD) == ()
    assert table.status is Status.STOPPED
    assert process.notebook.of(Stopped) == [Stopped(Stop(StopKind.SERVER))]
    assert (await process.tables.server(GUILD)).left_at == process.hour()
    # The server invited the bot again while it was not running: everything chosen there still holds.
    await process.passes(29 * DAY)
    await process.tables.servers.be_only_in({GUILD})
    assert (await process.tables.server(GUILD)).left_at is None
    await process.passes(DAY + 1)
    assert await process.tables.servers.forget_left() == ()
    assert len(await process.tables.house_rules.of_guild(GUILD)) == 1


async def test_a_tournament_whose_channel_is_gone_plays_its_next_round_in_its_own(process: Process) -> None:
    tournament = await opened(process, tournament_setup(rounds=2), (BRAM,))
    await tournament.start(ANNA, (801,))
    await tournament.lose_channel(999)
    assert [(await process.tables.find(one.table_id)).setup.channel_id for one in tournament.tables_of(1)] == [801]
    await tournament.lose_channel(801)
    again = await process.another()
    tournament = await again.tables.tournaments.find(tournament.id)
    await played_out(again, tournament)
    second = await again.tables.find(tournament.tables_of(2)[0].table_id)
    assert second.setup.channel_id == CHANNEL


async def test_nothing_falls_due_in_a_process_that_is_closed(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(1), Pauses(0, 0, 0.7, 30))
    tournament = await opened(process, tournament_setup(), (BRAM,))
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(ANNA)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    await process.passes(0)
    due = process.hour() + 30
    assert [process.next_wake, tournament.state.deadline] == [due, due]
    await process.close()
    assert process.tables.tournaments.clock.next is None
    process.hour.time += 60
    await process.fire_due()
    assert tournament.round == 1


@EACH_KIND
async def test_a_table_that_lacks_an_entry_is_left_out_and_can_be_given_up(
    process: Process, caplog: pytest.LogCaptureFixture
) -> None:
    table, good = await process.started((ANNA, BRAM)), await process.open()
    for _ in range(3):
        await act_somehow(table)
    execute(process.url, f"DELETE FROM actions WHERE table_id = {table.id} AND number = 2")
    again = await process.another()
    assert again.tables.damaged == {table.id: GUILD}
    assert [one.id for one in again.tables.live] == [good.id]
    assert f"table {table.id} cannot be restored" in caplog.text
    await again.tables.give_up(table.id)
    assert again.tables.damaged == {}
    with pytest.raises(Refused) as refused:
        await again.tables.repair(table.id)
    assert refused.value.reason is Refusal.TABLE_OVER


@EACH_KIND
@pytest.mark.parametrize("mends", [True, False])
async def test_two_who_see_to_an_unreadable_table_at_once_do_not_undo_what_the_other_did(
    process: Process, *, mends: bool
) -> None:
    table = await process.started((ANNA, BRAM))
    row = f"table_id = {table.id} AND number = 1"
    ((kind,),) = execute(process.url, f"SELECT kind FROM actions WHERE {row}")
    execute(process.url, f"UPDATE actions SET kind = 'nothing' WHERE {row}")
    again = await process.another()
    assert [*again.tables.damaged] == [table.id]
    # Its host has found out what was wrong.
    execute(process.url, f"UPDATE actions SET kind = '{kind}' WHERE {row}")
    first, last = again.tables.repair if mends else again.tables.give_up, again.tables.give_up
    done, refused = await asyncio.gather(first(table.id), last(table.id), return_exceptions=True)
    assert not isinstance(done, Exception)
    assert isinstance(refused, Refused)
    assert refused.reason is (Refusal.STALE if mends else Refusal.TABLE_OVER)
    assert [one.id for one in again.tables.live] == ([table.id] if mends else [])
    third = await process.another()
    assert [one.id for one in third.tables.live] == ([table.id] if mends else [])


@EACH_KIND
async def test_a_repaired_table_is_what_the_journal_has(process: Process) -> None:
    table = await process.started(FOUR)
    other = await process.another()
    await act_somehow(other.tables.get(table.id))
    assert everything_seen(table) != everything_seen(other.tables.get(table.id))
    assert await process.tables.repair(table.id) is table
    assert everything_seen(table) == everything_seen(other.tables.get(table.id))


async def test_a_table_opened_by_another_process_is_watched_as_soon_as_it_is_known(process: Process) -> None:
    other = await process.another()
    table = await process.open()
    assert other.next_wake is None
    found = await other.tables.find(table.id)
    await other.passes(DAY)
    assert found.stopped == Stop(StopKind.LOBBY)


async def test_computers_think_for_the_fraction_of_a_second_that_the_host_has_set(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(1), Pauses(0.25, 10, 1))
    table = await process.started((ANNA,), turn_seconds=60, plays_last=False)
    while table.result is None:
        before, number = process.hour(), table.number
        if table.view(table.actors[0]).seat == table.seat_of(ANNA):
            # A reminder at the very end of the turn would be useless, so none is due.
            assert process.next_wake == before + 60
            await act_somehow(table)
        else:
            wake = process.next_wake or 0.0
            assert wake - before == pytest.approx(play.thinking_time(table._now, process.pauses))
            await process.passes(wake - before)
        assert table.number > number
    await process.close()


async def test_the_secret_of_a_table_is_not_in_what_a_log_would_say_of_it(process: Process) -> None:
    table = await process.started(FOUR)
    commitment, key = table._now.commitment, table._now.key
    assert commitment is not None
    assert key is not None
    shown = f"{table._now!r} {table!r} {commitment!r}"
    for secret in (commitment.secret, key):
        assert not any(text in shown for text in (secret.hex(), repr(secret)[2:-1]))
