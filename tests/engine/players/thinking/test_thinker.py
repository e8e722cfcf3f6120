"""Choices from a worker process: the same as here, in time, and nothing is left behind."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance.packs import next_pack
from engine.core.registry import GAMES
from engine.players import levels
from engine.players.levels import choose_sensibly
from engine.players.players import stand_in
from engine.players.search.search import Effort
from engine.players.thinking import choices
from engine.players.thinking.process import WorkerProcess
from engine.players.thinking.thinker import SLACK, Here, Thinker, WorkerLine
from engine.players.turns import Question, questions
from tests.patience import LAST_RESORT


def asked(preset: str = "couillon") -> list[Question]:
    """What seats are asked in a deal, where they have a choice."""
    game = next(game for game in GAMES.values() if preset in game.presets)
    match = game.begin(game.configure(preset))
    state: Any = game.deal(match, next_pack(game, match, random.Random(1)).cards).state
    found = []
    while state.outcome is None:
        *_, one = questions(game, state)
        if len(one.choices) > 1:
            found.append(one)
        action = choose_sensibly(one.view, one.choices, random.Random(1), one.remembered)
        state = game.apply(state, one.seat, action).state
    return found


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def whoever(pid: int | None) -> int:
    """A process that is there."""
    assert pid is not None
    return pid


async def test_it_thinks_elsewhere_survives_its_process_and_leaves_none_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a secret")
    worker, low = WorkerProcess(), WorkerProcess(19)
    thinker, here = Thinker(WorkerLine(worker, LAST_RESORT), WorkerLine(low)), Thinker.here()
    question = asked()[-1]
    chosen = await thinker.begin("strong", question, 7, within=LAST_RESORT)
    assert chosen == await here.begin("strong", question, 7, within=LAST_RESORT)
    worths = await thinker.weigh(question, 7, within=LAST_RESORT)
    assert worths == await here.weigh(question, 7, within=LAST_RESORT)
    pid = whoever(worker.pid)
    assert low.pid is None
    for environment in Path("/proc").glob(f"{pid}/environ"):
        assert b"a secret" not in environment.read_bytes()
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(pid, number)
    assert await thinker.begin("strong", question, 7, within=LAST_RESORT) == chosen
    assert worker.pid == pid
    os.kill(pid, signal.SIGKILL)
    normal = choose_sensibly(question.view, question.choices, random.Random(), question.remembered)
    assert await thinker.begin("strong", question, 7, within=LAST_RESORT) in (normal, chosen)
    assert await thinker.begin("strong", question, 7, within=LAST_RESORT) == chosen
    assert worker.pid != pid
    # What is cut off costs its process, and the next thing is done all the same.
    with pytest.raises(TimeoutError):
        await thinker.reckon(time.sleep, 60, within=0.0)
    with pytest.raises(ValueError, match="invalid literal"):
        await thinker.reckon(int, "x", within=LAST_RESORT)
    assert await thinker.reckon(os.nice, 0, within=LAST_RESORT) == 19
    running = [whoever(worker.pid), whoever(low.pid)]
    await thinker.close()
    assert not any(map(is_running, running))
    assert await thinker.begin("strong", question, 7, within=LAST_RESORT) == normal


async def test_a_late_choice_is_that_of_normal_and_a_stuck_worker_is_begun_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.players.thinking.thinker.GRACE", 0.0)
    worker = WorkerProcess()
    line = WorkerLine(worker, LAST_RESORT)
    thinker, question = Thinker(line, Here(is_timed=False)), asked()[-1]
    normal = choose_sensibly(question.view, question.choices, random.Random(), question.remembered)
    await line.put(choices.weigh, question, 7, within=LAST_RESORT)
    pid = whoever(worker.pid)
    stuck = line.put(max, 1, within=0.1)
    os.kill(pid, signal.SIGSTOP)
    assert await thinker.begin("strong", question, 7, within=0.0) == normal
    with pytest.raises(TimeoutError):
        await stuck
    assert await thinker.weigh(question, 7, within=0.0) is None
    assert await thinker.weigh(question, 7, within=LAST_RESORT)
    assert worker.pid != pid
    assert not is_running(pid)
    await thinker.close()


async def test_an_answer_that_nobody_takes_does_not_keep_a_process_from_being_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker, is_full = WorkerProcess(), asyncio.Event()

    def pause() -> None:
        paused()
        is_full.set()

    async with asyncio.timeout(LAST_RESORT):
        await worker.begin()
        process: Any = worker._process
        reading = process.stdout._transport
        paused = reading.pause_reading
        monkeypatch.setattr(reading, "pause_reading", pause)
        told = asyncio.create_task(worker.do(bytes, (1 << 22,)))
        # It is told, and then nobody waits for the answer any more.
        await asyncio.sleep(0)
        told.cancel()
        await is_full.wait()
        await worker.end()
    assert process.returncode == -signal.SIGKILL


class Stalled(WorkerProcess):
    """Notes what it is told, and does it here when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[Any, ...]] = []
        self.may = asyncio.Event()

    async def begin(self) -> None:
        await self.may.wait()

    async def do(self, function: Any, arguments: tuple[Any, ...], *, aside: bool = False) -> Any:
        self.told.append(arguments)
        return function(*arguments)


async def test_whoever_asks_a_process_that_does_not_begin_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.players.thinking.thinker.START", 0.0)
    with pytest.raises(TimeoutError):
        await WorkerLine(Stalled()).put(max, 1, within=LAST_RESORT)


async def test_those_who_wait_longest_come_first_and_share_the_time() -> None:
    worker = Stalled()
    line = WorkerLine(worker, 3.0)
    waiting = [line.put(max, number, within=20) for number in range(50, 0, -1)]
    gone = line.put(max, 100, within=20)
    gone.cancel()
    worker.may.set()
    await asyncio.gather(*waiting)
    given = [number for number, _ in worker.told]
    assert given == list(range(50, 0, -1))
    seconds = [time for _, time in worker.told]
    # Nothing is used up here, so each next one may have more, and nobody more than is ever needed.
    assert seconds[0] == pytest.approx(SLACK * 20 / 50, rel=0.1)
    assert all(one <= other for one, other in pairwise(seconds))
    assert seconds[-1] == 3.0
    await line.close()
    assert line.put(max, 1, 2, within=1).exception() is not None


class Slow(WorkerProcess):
    """Takes this long for everything."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.told: list[int] = []

    async def begin(self) -> None: ...

    async def do(self, function: Any, arguments: tuple[Any, ...], *, aside: bool = False) -> Any:
        self.told.append(arguments[0])
        await asyncio.sleep(self.seconds)


async def test_what_would_be_late_anyway_does_not_make_the_next_one_late() -> None:
    worker = Slow(0.02)
    line = WorkerLine(worker, LAST_RESORT)
    for number in range(20):
        await line.put(max, number, within=LAST_RESORT)
    worker.told.clear()
    hopeless, other = line.put(max, 1, within=0.01), line.put(max, 2, within=LAST_RESORT)
    await other
    assert isinstance(hopeless.exception(), TimeoutError)
    assert worker.told == [2]
    await line.close()


@pytest.mark.parametrize("preset", ["pagat", "chouine"])
def test_a_stand_in_undertakes_nothing_whatever_it_thinks(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "EFFORT", Effort(1))
    for question in asked(preset):
        chosen = choices.choose("normal", question, 1, True, None)
        own = stand_in(choose_sensibly)(question.view, question.choices, random.Random(), question.remembered)
        assert chosen == own
        least = GAMES[question.view.options.game].least_binding(question.choices)
        assert choices.choose("strong", question, 1, True, 0.0) in least


@pytest.mark.parametrize("preset", ["couillon", "pagat", "chouine"])
def test_what_is_asked_can_be_sent_and_is_small(preset: str) -> None:
    for question in asked(preset):
        sent = pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
        assert len(sent) < 8_000
        come, again = pickle.loads(sent), pickle.loads(sent)
        # In the worker, whatever is kept for a ladder of contracts is found again.
        assert come == again
        assert come.choices == question.choices
