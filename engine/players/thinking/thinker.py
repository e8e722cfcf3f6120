"""Thinks for computers, in processes of its own: the event loop never waits, and everybody is answered in time.

Each worker process has a line of what waits for it, in the order in which it came, each until a moment of its own. One
thing at a time is given to the worker, so what nobody waits for any more is never begun. Where a choice is asked for,
those who wait share the time that is left: many computers at once think shorter, and are in time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from engine.core.actions import Action
from engine.players.thinking import choices
from engine.players.thinking.process import WorkerDied, WorkerProcess
from engine.players.turns import Question

log = logging.getLogger(__name__)

GRACE: Final = 1.0
"""Seconds a worker may be late with a choice before it counts as stuck, and is ended."""
LEAST: Final = 0.005
"""Seconds each choice gets at least, once it is begun."""
SLACK: Final = 0.8
"""What of the time that is left may be given out: many look at the clock too late."""
_NEWEST: Final = 0.1
"""What the newest choice counts in the average of what they take."""
START: Final = 30.0
"""Seconds a process may take until it is ready, on a busy machine; whatever waits meanwhile is answered without it."""


class Doer(Protocol):
    """Has functions called somewhere else, or here."""

    def put(self, function: Callable[..., Any], *arguments: Any, within: float) -> asyncio.Future[Any]:
        """What the function returns; TimeoutError if that takes longer, WorkerDied, or what the function raises."""
        ...

    async def close(self) -> None: ...


class _Job(NamedTuple):
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    due: float
    answer: asyncio.Future[Any]


class WorkerLine:
    """What waits for one worker process."""

    def __init__(self, worker: WorkerProcess, longest: float | None = None) -> None:
        """`longest`: the seconds a choice may take, which is added to what its function is called with.

        None: functions know nothing of time, and are cut off when it is up.
        """
        self._worker, self._longest = worker, longest
        self._jobs: deque[_Job] = deque()
        self._serving: asyncio.Task[None] | None = None
        self._usual = 0.0
        """The seconds that choices have taken lately, on average."""
        self._is_closed = self._is_broken = False

    def put(self, function: Callable[..., Any], *arguments: Any, within: float) -> asyncio.Future[Any]:
        """As `Doer`."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        if self._is_closed:
            answer.set_exception(WorkerDied("nothing more is done here"))
            return answer
        timer = loop.call_later(within, _give_up, answer)
        answer.add_done_callback(lambda _: timer.cancel())
        self._jobs.append(_Job(function, arguments, loop.time() + within, answer))
        if self._serving is None or self._serving.done():
            self._serving = loop.create_task(self._serve())
        return answer

    async def close(self) -> None:
        """End the worker and whatever waits for it; returns when it is gone."""
        self._is_closed = True
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.wait([self._serving])
        while self._jobs:
            self._jobs.popleft().answer.cancel()
        await self._worker.end()

    async def _serve(self) -> None:
        while self._jobs:
            job = self._jobs.popleft()
            try:
                if not job.answer.done():
                    await self._do(job)
            finally:
                # Also if this is cancelled.
                job.answer.cancel()

    async def _do(self, job: _Job) -> None:
        aside = self._longest is None
        try:
            async with asyncio.timeout(START) as time:
                await self._worker.begin()
            loop = asyncio.get_running_loop()
            if not aside and job.due - loop.time() < self._usual:
                # It would be late, and make the next one late.
                _give_up(job.answer)
            if job.answer.done():
                return
            begun = loop.time()
            async with asyncio.timeout_at(job.due + (0.0 if aside else GRACE)) as time:
                arguments = job.arguments if self._longest is None else (*job.arguments, self._share(job.due))
                answer = await self._worker.do(job.function, arguments, aside=aside)
        except TimeoutError as error:
            if not time.expired():
                _fail(job.answer, error)
                return
            if not aside:
                log.warning("a worker process did not answer in time: it is begun anew")
            # It may have been late before its time was up: it did not even begin.
            _give_up(job.answer)
            await self._worker.end()
        except WorkerDied as error:
            if not self._is_broken:
                log.warning("%s: computers play by their rules of thumb until it runs again", error)
            self._is_broken = True
            _fail(job.answer, error)
        except Exception as error:
            _fail(job.answer, error)
        else:
            self._is_broken = False
            self._note(loop.time() - begun)
            if not job.answer.done():
                job.answer.set_result(answer)

    def _note(self, taken: float) -> None:
        # One that took very long must not keep all others from being tried.
        self._usual = min(self._longest or 0.0, self._usual + _NEWEST * (taken - self._usual))

    def _share(self, due: float) -> float:
        """The seconds one choice may take, so that those who wait with it are in time as well."""
        assert self._longest is not None
        left = due - asyncio.get_running_loop().time()
        waiting = 1 + sum(not job.answer.done() for job in self._jobs)
        return max(LEAST, min(self._longest, SLACK * left / waiting))


class Here:
    """Has everything done in this process, at once: for tests, and wherever nobody is kept waiting."""

    def __init__(self, *, is_timed: bool) -> None:
        self._is_timed = is_timed

    def put(self, function: Callable[..., Any], *arguments: Any, within: float) -> asyncio.Future[Any]:
        """As `Doer`; it takes as long as it takes."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        try:
            answer.set_result(function(*arguments, *([None] if self._is_timed else [])))
        except Exception as error:
            answer.set_exception(error)
        return answer

    async def close(self) -> None:
        """There is nothing to end."""


def _give_up(answer: asyncio.Future[Any]) -> None:
    _fail(answer, TimeoutError())


def _fail(answer: asyncio.Future[Any], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)


T = TypeVar("T")

LONGEST: Final = 0.15
"""Seconds a computer thinks about one thing at most."""
LOWEST: Final = 19
"""The niceness of what has time."""


class Thinker:
    """Begins its processes when they are first needed; `close` ends them.

    Made in the running loop. `Thinker.here()` thinks in this process instead, and never runs out of time.
    """

    def __init__(self, thinking: Doer | None = None, reckoning: Doer | None = None) -> None:
        self._thinking: Doer = thinking or WorkerLine(WorkerProcess(), LONGEST)
        self._reckoning: Doer = reckoning or WorkerLine(WorkerProcess(LOWEST))

    @classmethod
    def here(cls) -> Thinker:
        """One that does everything in this process at once: for tests, and where nobody is kept waiting."""
        return cls(Here(is_timed=True), Here(is_timed=False))

    def begin(
        self, player: str, question: Question, seed: int, *, within: float, stands_in: bool = False
    ) -> asyncio.Future[Action]:
        """The choice of the player of this name; what `normal` does where that is late or its process has died.

        `OutOfTurn.LEAVE_IT` only where that is among the choices. `stands_in`: it decides for somebody who is absent,
        and undertakes nothing. What is chosen here and at once is there at once.
        """
        asked = self._thinking.put(choices.choose, player, question, seed, stands_in, within=within)
        if asked.done() and asked.exception() is None:
            return asked
        return asyncio.ensure_future(_in_time(asked, question, seed, stands_in))

    async def weigh(self, question: Question, seed: int, *, within: float) -> Mapping[Action, float] | None:
        """What `strong` thinks every action is worth; None if that is late or the process has died."""
        try:
            worths: Mapping[Action, float] = await self._thinking.put(choices.weigh, question, seed, within=within)
        except (TimeoutError, WorkerDied):
            return None
        return worths

    async def reckon(self, work: Callable[..., T], *arguments: Any, within: float) -> T:
        """What a function, of the top of a module, returns for these arguments; all of it has to be picklable.

        It runs at low priority, after all that was asked for before. Raises TimeoutError if that is not done in time,
        waiting included, WorkerDied, and whatever the function raises.
        """
        reckoned: T = await self._reckoning.put(work, *arguments, within=within)
        return reckoned

    async def close(self) -> None:
        """End the processes; returns when they are gone."""
        await self._thinking.close()
        await self._reckoning.close()


async def _in_time(asked: asyncio.Future[Action], question: Question, seed: int, stands_in: bool) -> Action:
    try:
        return await asked
    except (TimeoutError, WorkerDied):
        pass
    except Exception:
        log.exception("a computer's choice failed: it plays by its rules of thumb")
    return choices.choose("normal", question, seed, stands_in, None)
