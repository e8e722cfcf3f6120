"""Choices of strong computers from their worker process: alone, at fifty tables at once, and what the loop feels.

A table asks when its pause begins and acts when the pause is over, so people wait only for what takes longer.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from statistics import quantiles
from typing import Final

from benchmarks.measure import Line
from benchmarks.search.measuring import asked_in
from engine.core.registry import game_of_preset
from engine.players.levels import choose_sensibly
from engine.players.search import search
from engine.players.thinking import choices
from engine.players.thinking.process import WorkerProcess
from engine.players.thinking.thinker import LONGEST, Thinker
from engine.players.thinking.thinker import WorkerLine as Waiting
from engine.players.turns import Question
from engine.running.thoughts import PATIENCE
from engine.table.model.times import Pauses

PRESETS: Final = ("couillon", "malmedy", "six", "troeven", "chouine", "pagat")
TABLES: Final = 50
SECONDS: Final = 8.0
PAUSE: Final = Pauses().thinking
TICK: Final = 0.005


def run() -> list[Line]:
    """Measure; takes a minute."""
    lines = []
    for core, is_fast in (("compiled core", True), ("Python alone", False)):
        lines += asyncio.run(_measured(core, is_fast, [one for preset in PRESETS for one in _asked(preset)]))
    taken = sorted(_quick(one) for preset in PRESETS for one in _asked(preset))
    return [
        *lines,
        Line(
            "a choice of `normal`, on the loop", _ms(taken[len(taken) // 2]), "-", f"at most {_ms(taken[-1])}", "20 ms"
        ),
    ]


def _asked(preset: str) -> list[Question]:
    """What seats are asked in two deals that `normal` plays, where there is a choice."""
    game = game_of_preset(preset)
    return [one for deal in range(2) for one in asked_in(game.name, preset, deal)]


def _quick(one: Question) -> float:
    started = time.perf_counter()
    choose_sensibly(one.view, one.choices, random.Random(), one.remembered)
    return time.perf_counter() - started


def without_core() -> None:
    """In the worker: no compiled core from now on."""
    vars(search)["core"] = lambda: None


def timed(question: Question, seed: int, seconds: float | None) -> float:
    """In the worker: the CPU seconds of a choice."""
    before = time.process_time()
    choices.choose("strong", question, seed, False, seconds)
    return time.process_time() - before


async def _measured(core: str, is_fast: bool, asked: list[Question]) -> list[Line]:
    worker, rng = WorkerProcess(), random.Random(1)
    if not is_fast:
        await worker.do(without_core, ())
    line = Waiting(worker, LONGEST)
    thinker = Thinker(line)
    within = PAUSE + PATIENCE
    late, cpu = 0, list[float]()

    async def ask() -> float:
        """The seconds until a choice is there."""
        nonlocal late
        started = time.perf_counter()
        try:
            cpu.append(await line.put(timed, rng.choice(asked), rng.getrandbits(64), within=within))
        except TimeoutError:
            late += 1
        return time.perf_counter() - started

    await ask()
    alone = [await ask() for _ in range(200)]
    alone_cpu, quiet = cpu[1:], await _lags(lambda: asyncio.sleep(2))
    cpu.clear()
    taken: list[float] = []
    late = 0

    async def table() -> None:
        await asyncio.sleep(rng.random() * PAUSE)
        while time.perf_counter() < end:
            spent = await ask()
            taken.append(spent)
            await asyncio.sleep(max(0.0, PAUSE - spent))

    end = time.perf_counter() + SECONDS
    lags = await _lags(lambda: asyncio.gather(*(table() for _ in range(TABLES))))
    missed, taken_cpu = late / len(taken), cpu[:]
    late = 0
    burst: list[float] = []

    async def at_once() -> None:
        burst.extend(await asyncio.gather(*(ask() for _ in range(TABLES))))

    burst_lags = await _lags(at_once)
    await thinker.close()
    aim = "200 ms" if not is_fast else "50 ms"
    beyond = [max(0.0, one - PAUSE) for one in taken]
    return [
        Line(
            f"a choice of `strong`, {core}",
            _ms(_at(alone, 50)),
            f"of CPU {_ms(_at(alone_cpu, 50))}, 95 % within {_ms(_at(alone_cpu, 95))}",
            f"95 % within {_ms(_at(alone, 95))}",
            aim,
        ),
        Line(
            f"the same at {TABLES} tables, each once a second",
            f"{_ms(_at(taken_cpu, 50))} of CPU, 95 % within {_ms(_at(taken_cpu, 95))}",
            f"from asking {_ms(_at(taken, 50))}, 95 % within {_ms(_at(taken, 95))}; {missed:.1%} as `normal`",
            f"95 % of the tables wait {_ms(_at(beyond, 95))} beyond the pause",
            f"{aim}; 0 ms",
        ),
        Line(
            "the event loop meanwhile is late by",
            _ms(_at(lags, 50)),
            f"while nobody thinks {_ms(_at(quiet, 50))}, 99 % within {_ms(_at(quiet, 99))}",
            f"99 % within {_ms(_at(lags, 99))}",
            "20 ms",
        ),
        Line(
            f"{TABLES} tables in the same moment",
            _ms(_at(burst, 50)),
            f"the last after {_ms(max(burst))}; {late / TABLES:.0%} as `normal`",
            f"the loop late by at most {_ms(max(burst_lags))}",
            f"{_ms(within)}",
        ),
    ]


async def _lags(work: Callable[[], Awaitable[object]]) -> list[float]:
    """By how much timers come late while something goes on."""
    lags: list[float] = []

    async def tick() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            lags.append(max(0.0, time.perf_counter() - before - TICK))

    ticking = asyncio.create_task(tick())
    await work()
    ticking.cancel()
    return lags


def _at(figures: list[float], percent: int) -> float:
    return quantiles(figures, n=100)[percent - 1]


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms"
