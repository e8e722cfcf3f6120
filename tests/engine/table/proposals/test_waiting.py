"""Nobody wins by not coming, and nobody saves a lost match by it: tables without a clock, where somebody waits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text

from engine.core.registry import GAMES
from engine.running.table import Table
from engine.table.model.errors import Refusal
from engine.table.model.news import Acted, By, ClockAsked, ClockTaken, MatchOver
from engine.table.model.proposal import ProposalKind
from engine.table.model.status import Status, StopKind
from engine.table.model.times import CLOCK_PRESETS
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    restarted,
    user_to_move,
)
from tests.engine.store.migrations.yesterday import back_to
from tests.engine.table.decisions.test_lobby import refusal

DAY = 24 * 3600.0
MONTH = 30 * DAY
_NOT_ABSENT = (Refusal.NOBODY_WAITED_FOR, Refusal.YOU_ARE_WAITED_FOR, Refusal.NOT_LONG_WAITED)
"""Refused because somebody has answered; whose turn it is then depends on the cards."""


@asynccontextmanager
async def process_on(tmp_path: Path, seed: int = 3) -> AsyncIterator[Process]:
    process = await Process.start(database(tmp_path), Hour(), Random(seed), STEPWISE)
    try:
        yield process
    finally:
        await process.close()


async def duel(process: Process, **changes: object) -> tuple[Table, int, int]:
    """A duel of Anna and Bram without a clock: who sleeps, on turn, and who waits."""
    table = await process.started([ANNA, BRAM], preset="chouine", turn_seconds=0, **changes)
    await process.passes(3600)
    sleeper = user_to_move(table)
    assert sleeper is not None
    return table, sleeper, ANNA + BRAM - sleeper


async def unanswered(process: Process, table: Table, by: int) -> None:
    """A day is waited, somebody asks for a clock, and a day later there is no answer."""
    await process.passes(DAY)
    await table.ask_for_clock(by)
    await process.passes(DAY)


async def played_until_behind(process: Process, table: Table, deals: int = 40) -> int:
    """Play until somebody on turn is behind after a finished deal; returns who."""
    for _ in range(deals * 60):
        await process.passes(3600)
        user = user_to_move(table)
        assert user is not None
        seat = table.seat_of(user)
        assert seat is not None
        score = table.score
        if score[seat - 1] < max(score):
            return user
        await act_somehow(table)
    raise AssertionError("nobody ever fell behind")


async def test_whoever_waits_asks_for_a_clock_after_a_day_and_not_before(tmp_path: Path) -> None:
    async with process_on(tmp_path) as process:
        table, sleeper, waiter = await duel(process)
        assert await refusal(table.ask_for_clock(waiter)) is Refusal.NOT_LONG_WAITED
        await process.passes(DAY)
        assert await refusal(table.ask_for_clock(sleeper)) is Refusal.YOU_ARE_WAITED_FOR
        await table.ask_for_clock(waiter)
        assert await refusal(table.ask_for_clock(waiter)) is Refusal.MAY_ANSWER
        assert len(process.notebook.of(ClockAsked)) == 1
        await table.take_clock(sleeper)
        assert table.setup.turn_seconds == CLOCK_PRESETS["correspondence"]
        assert table.deadline == process.hour() + CLOCK_PRESETS["correspondence"]
        assert len(process.notebook.of(ClockTaken)) == 1
        assert await refusal(table.end_unanswered(waiter, ProposalKind.FORFEIT)) is Refusal.NOBODY_WAITED_FOR


@pytest.mark.parametrize("kind", [ProposalKind.FORFEIT, ProposalKind.STOP])
async def test_nobody_ends_a_match_before_who_was_asked_had_a_day(tmp_path: Path, kind: ProposalKind) -> None:
    async with process_on(tmp_path) as process:
        table, _, waiter = await duel(process)
        await process.passes(DAY)
        assert await refusal(table.end_unanswered(waiter, kind)) is Refusal.NOT_LONG_WAITED
        await table.ask_for_clock(waiter)
        await process.passes(DAY - 1)
        assert await refusal(table.end_unanswered(waiter, kind)) is Refusal.MAY_ANSWER
        await table.propose(waiter, ProposalKind.STOP)
        assert table.status is Status.PLAYING


async def test_a_day_after_the_question_whoever_waits_has_won_and_can_prove_it(tmp_path: Path) -> None:
    async with process_on(tmp_path) as process:
        table, sleeper, waiter = await duel(process)
        await unanswered(process, table, waiter)
        before = len(process.notebook.of(Acted))
        await table.end_unanswered(waiter, ProposalKind.FORFEIT)
        assert (table.status, table.winners) == (Status.OVER, (table.seat_of(waiter),))
        assert process.notebook.of(MatchOver) == [MatchOver(table.winners)]
        assert {one.by for one in process.notebook.of(Acted)[before:]} == {By.CLAIM}
        assert (await table.record()) is not None
        again = (await process.another()).tables
        assert (await again.find(table.id)).winners == table.winners
        engine = create_engine(f"sqlite:///{process.url.partition('///')[2]}")
        with engine.connect() as connection:
            found = connection.execute(text("SELECT user_id, won || '/' || place FROM results"))
            rows = {one.user_id: one[1] for one in found}
        engine.dispose()
        assert rows == {waiter: "1/1", sleeper: "0/2"}


async def test_whoever_waits_may_end_it_without_a_result(tmp_path: Path) -> None:
    async with process_on(tmp_path) as process:
        table, _, waiter = await duel(process)
        await unanswered(process, table, waiter)
        await table.end_unanswered(waiter, ProposalKind.STOP)
        assert table.status is Status.STOPPED


@pytest.mark.parametrize("answer", ["plays", "takes the clock"])
async def test_playing_or_a_clock_is_an_answer(tmp_path: Path, answer: str) -> None:
    async with process_on(tmp_path) as process:
        table, sleeper, waiter = await duel(process)
        await unanswered(process, table, waiter)
        if answer == "plays":
            await act_somehow(table)
        else:
            await table.take_clock(sleeper)
        assert await refusal(table.end_unanswered(waiter, ProposalKind.FORFEIT)) in _NOT_ABSENT
        assert table.status is Status.PLAYING


async def test_nothing_but_playing_or_a_clock_is_an_answer(tmp_path: Path) -> None:
    """Offering the seat, proposing anything, saying that one is back: all of it stalls nobody."""
    async with process_on(tmp_path) as process:
        table, sleeper, waiter = await duel(process)
        await process.passes(DAY / 2)
        for _ in range(2):
            await table.offer(sleeper)
        await process.passes(DAY / 2)
        await table.ask_for_clock(waiter)
        await table.offer(sleeper)
        await table.propose(sleeper, ProposalKind.STOP)
        await process.passes(DAY)
        await table.end_unanswered(waiter, ProposalKind.FORFEIT)
        assert table.winners == (table.seat_of(waiter),)


async def test_what_was_asked_outlives_a_restart(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), Random(3), STEPWISE)
    table, _, waiter = await duel(process)
    await process.passes(DAY)
    await table.ask_for_clock(waiter)
    process = await restarted(process)
    await process.passes(DAY)
    table = process.tables.get(table.id)
    await table.end_unanswered(waiter, ProposalKind.FORFEIT)
    assert table.winners == (table.seat_of(waiter),)
    await process.close()


async def test_a_partner_cannot_win_by_it_and_whoever_else_is_there_is_asked(tmp_path: Path) -> None:
    async with process_on(tmp_path) as process:
        table = await process.started([ANNA, BRAM, CHLOE, DAAN], turn_seconds=0)
        await process.passes(3600)
        sleeper = table.seat_of(user_to_move(table) or 0) or 0
        people = [one.user_id or 0 for one in table.seats if one]
        partner, one, other = (people[(sleeper - 1 + step) % 4] for step in (2, 1, 3))
        await unanswered(process, table, one)
        assert await refusal(table.end_unanswered(partner, ProposalKind.FORFEIT)) is Refusal.OWN_SIDE_ABSENT
        await table.end_unanswered(one, ProposalKind.FORFEIT)
        assert table.status is Status.PLAYING
        await table.agree(other)
        await table.agree(partner)
        assert set(table.winners) == {table.seat_of(one), table.seat_of(other)}


async def test_a_match_that_is_behind_does_not_end_as_nothing_because_that_side_sleeps(tmp_path: Path) -> None:
    async with process_on(tmp_path) as process:
        table = await process.started([ANNA, BRAM], preset="chouine", turn_seconds=0)
        behind = await played_until_behind(process, table)
        await process.passes(MONTH - 3600 - 1)
        assert table.status is Status.PLAYING
        await process.passes(1)
        assert (table.status, table.stopped) == (Status.OVER, None)
        assert table.winners == (table.seat_of(ANNA + BRAM - behind),)


async def test_a_level_match_that_nobody_ends_ends_as_nothing(tmp_path: Path) -> None:
    async with process_on(tmp_path) as process:
        table, _, _ = await duel(process)
        await process.passes(MONTH)
        assert table.stopped is not None
        assert table.stopped.kind is StopKind.CLOCKLESS


async def test_a_table_of_yesterday_knows_since_when_it_waits(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), Random(3), STEPWISE)
    table, _, waiter = await duel(process)
    await process.close()
    back_to(process.url, "0041")
    process.hour.time += DAY
    process = await Process.start(process.url, process.hour, process.rng, process.pauses)
    await process.tables.get(table.id).ask_for_clock(waiter)
    assert process.notebook.of(ClockAsked)
    await process.close()


@pytest.mark.parametrize(
    ("preset", "phases"),
    # The first of each game in three phases, the others in one of them each.
    [
        (preset, (0, 3, 9) if not at else ((0, 3, 9)[at % 3],))
        for game in GAMES.values()
        for at, preset in enumerate(game.presets)
    ],
)
async def test_from_any_phase_of_any_game_the_deal_is_played_out_and_the_absent_side_has_lost(
    tmp_path: Path, preset: str, phases: tuple[int, ...]
) -> None:
    for plays in phases:
        (tmp_path / str(plays)).mkdir()
        async with process_on(tmp_path / str(plays), seed=plays) as process:
            table = await process.started([ANNA, BRAM], preset=preset, turn_seconds=0)
            await process.passes(3600)
            for _ in range(plays):
                await act_somehow(table)
                await process.passes(3600)
            sleeper = user_to_move(table)
            assert sleeper is not None
            waiter = ANNA + BRAM - sleeper
            seat = table.seat_of(sleeper)
            await unanswered(process, table, waiter)
            await table.end_unanswered(waiter, ProposalKind.FORFEIT)
            assert table.status is Status.OVER
            assert table.winners
            assert seat not in table.winners
            assert len(set(table.winners)) < len(table.seats)
