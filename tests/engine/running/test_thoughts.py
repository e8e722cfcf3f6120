"""Computers that think elsewhere: a table goes on meanwhile, and what comes too late for its position is dropped."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Word
from engine.players import levels
from engine.players.search.search import Effort
from engine.players.thinking.thinker import Here, Thinker
from engine.running.table import Table
from engine.table.decisions import play
from engine.table.model.news import Acted, By
from engine.table.model.people import Occupant
from engine.table.model.times import Pauses
from tests.engine.running.support import (
    ANNA,
    BRAM,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    restarted,
    user_to_move,
)


class Later:
    """Thinks here, but not before it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[asyncio.Future[Any], Callable[..., Any], tuple[Any, ...]]] = []
        self.within: list[float] = []

    def put(self, function: Callable[..., Any], *arguments: Any, within: float) -> asyncio.Future[Any]:
        answer = asyncio.get_running_loop().create_future()
        self.asked.append((answer, function, arguments))
        self.within.append(within)
        return answer

    @property
    def waiting(self) -> int:
        return sum(not answer.done() for answer, _, _ in self.asked)

    async def answers(self) -> None:
        """Whoever still waits is answered, and hears of it."""
        for answer, function, arguments in self.asked:
            if not answer.done():
                answer.set_result(function(*arguments, None))
        for _ in range(5):
            await asyncio.sleep(0)

    async def close(self) -> None: ...


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "EFFORT", Effort(1))


@pytest.fixture
async def thinking(tmp_path: Path) -> AsyncIterator[tuple[Process, Later]]:
    later = Later()
    thinker = Thinker(later, Here(is_timed=False))
    running = await Process.start(database(tmp_path), Hour(), random.Random(1), STEPWISE, thinker=thinker)
    yield running, later
    await running.close()


async def against_strong(process: Process, **changes: Any) -> Table:
    """Anna plays with three strong computers."""
    table = await process.open(**changes)
    for _ in table.free_seats:
        await table.add_computer(ANNA, player="strong")
    await table.start(ANNA)
    return table


async def until_one_thinks(table: Table, later: Later) -> None:
    while not later.waiting:
        await act_somehow(table)


async def test_a_table_goes_on_when_the_computer_knows_and_its_pause_is_over(thinking: tuple[Process, Later]) -> None:
    process, later = thinking
    table = await against_strong(process)
    await until_one_thinks(table, later)
    number = table.number
    # It begins to think at once, and has to be ready soon after the pause.
    assert later.waiting == 1
    assert 1 < later.within[-1] < 1.5
    await later.answers()
    await process.passes(0.9)
    assert table.number == number
    await process.passes(0.1)
    assert table.number == number + 1
    await until_one_thinks(table, later)
    number = table.number
    await process.passes(30)
    assert (table.number, later.waiting) == (number, 1)
    await later.answers()
    await process.passes(0)
    assert table.number == number + 1
    assert process.notebook.of(Acted)[-1].by is By.COMPUTER


async def test_a_choice_for_another_position_is_dropped(thinking: tuple[Process, Later]) -> None:
    process, later = thinking
    table = await against_strong(process, takes_back=8)
    while not (later.waiting and table.view(0).trick and process.notebook.of(Acted)[-1].by is By.PERSON):
        if user_to_move(table) is not None:
            await act_somehow(table)
        else:
            await later.answers()
            await process.passes(1)
    # Anna takes her card back: nobody wants to know any more what follows it.
    await table.take_back(ANNA)
    assert later.waiting == 0
    await act_somehow(table)
    assert later.waiting == 1
    # While the match is paused, nobody thinks; afterwards they begin anew.
    await table.pause(ANNA)
    assert later.waiting == 0
    number = table.number
    await process.passes(60)
    await table.resume(ANNA)
    assert (table.number, later.waiting) == (number, 1)
    # Somebody takes the seat of the computer that thinks: they decide themselves.
    (seat,) = table.actors
    await table.take_over(BRAM, NAMES[BRAM], seat)
    assert later.waiting == 0
    await process.passes(20)
    assert user_to_move(table) == BRAM
    await until_one_thinks(table, later)
    await table.stop(ANNA, force=True)
    assert later.waiting == 0
    await process.passes(60)
    assert not table.status.is_live


async def test_whoever_fails_plays_on_and_a_restart_finds_the_same_table(tmp_path: Path) -> None:
    later = Later()
    process = await Process.start(
        database(tmp_path), Hour(), random.Random(1), STEPWISE, thinker=Thinker(later, Here(is_timed=False))
    )
    table = await against_strong(process)
    await until_one_thinks(table, later)
    later.asked[-1][0].set_exception(TimeoutError())
    for _ in range(5):
        await asyncio.sleep(0)
    number = table.number
    await process.passes(1)
    assert table.number == number + 1
    process = await restarted(process)
    again = process.tables.get(table.id)
    assert [one.player for one in again.seats if one and not one.is_person] == ["strong"] * 3
    await process.passes(10)
    assert user_to_move(again) == ANNA
    await process.close()


@pytest.mark.parametrize("preset", ["malmedy", "chouine", "pagat"])
async def test_a_match_with_every_level_is_played_to_its_end(preset: str, tmp_path: Path) -> None:
    pauses = Pauses(0, 0, 0.7)
    process = await Process.start(database(tmp_path), Hour(), random.Random(2), pauses)
    short = {"malmedy": {"royes": 1}, "chouine": {"parties": 1, "manches": 1}, "pagat": {"deals": 4}}[preset]
    table = await process.open(preset=preset, turn_seconds=0, **short)
    for level in ("strong", "easy", "strong")[: len(table.free_seats)]:
        await table.add_computer(ANNA, player=level)
    await table.start(ANNA)
    while table.status.is_live:
        if user_to_move(table) is None:
            await table.next_deal(ANNA)
        else:
            await act_somehow(table)
    assert {acted.by for acted in process.notebook.of(Acted)} >= {By.PERSON, By.COMPUTER}
    await process.close()


async def test_nobody_is_stood_in_for_by_one_that_takes_long(process: Process) -> None:
    table = await process.started((ANNA, BRAM), preset="pagat")
    seat = table.actors[0]
    away = Occupant("Anna", ANNA, "strong", away=True)
    kept = Occupant("Anna", None, "strong", offered=True, kept_for=ANNA)
    now = table._now
    for occupant, player in ((away, "normal"), (kept, "strong")):
        one = now.with_occupant(seat, occupant)
        (asked,) = play.computers_asked(one)
        assert (asked.player, asked.stands_in) == (player, True)
        assert play.choice_of(asked, random.Random(1)) == Word.PASS
        assert play.has_to_think(one) is (player == "strong")


async def test_computers_wait_longer_for_what_takes_longer_and_never_by_what_they_hold(process: Process) -> None:
    table = await process.started(preset="pagat", turn_seconds=0)
    pauses, waited = Pauses(), dict[str, set[float]]()
    now = table._now
    while now.state.outcome is None:
        view = now.game.view(now.state, 0)
        is_lead = not view.trick or view.taker is not None
        left = view.hand_sizes[view.actors[0] - 1]
        moment = (
            *(("word",) if view.phase != Phase.PLAY else ()),
            *(("last",) if left == 1 else ("lead",) if is_lead else ("card",)),
        )[0]
        waited.setdefault(moment, set()).add(play.thinking_time(now, pauses))
        seat = view.actors[0]
        now = play.act(now, seat, now.game.legal_actions(now.game.view(now.state, seat))[-1], By.COMPUTER).after
    (last,), (card,), (lead,) = (waited[one] for one in ("last", "card", "lead"))
    assert last < card < 1 < lead < 1.5
    assert all(lead < word < 1.5 for word in waited.get("word", {1.3}))
