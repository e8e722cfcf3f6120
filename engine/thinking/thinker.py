"""Thinks for computers, in processes of its own: the event loop never waits, and everybody is answered in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from engine.core.actions import Action
from engine.players.turns import Question
from engine.thinking import choices
from engine.thinking.line import Doer, Here, Line
from engine.thinking.process import WorkerDied, WorkerProcess

log = logging.getLogger(__name__)

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
        self._thinking: Doer = thinking or Line(WorkerProcess(), LONGEST)
        self._reckoning: Doer = reckoning or Line(WorkerProcess(LOWEST))

    @classmethod
    def here(cls) -> Thinker:
        """One that does everything in this process at once: for tests, and where nobody is kept waiting."""
        return cls(Here(is_timed=True), Here(is_timed=False))

    def begin(
        self, player: str, question: Question, seed: int, *, within: float, stands_in: bool = False
    ) -> asyncio.Future[Action]:
        """As `choose`; what is chosen here and at once is there at once."""
        asked = self._thinking.put(choices.choose, player, question, seed, stands_in, within=within)
        if asked.done() and asked.exception() is None:
            return asked
        return asyncio.ensure_future(_in_time(asked, question, seed, stands_in))

    async def choose(
        self, player: str, question: Question, seed: int, *, within: float, stands_in: bool = False
    ) -> Action:
        """The choice of the player of this name; what `normal` does where that is late or its process has died.

        `OutOfTurn.LEAVE_IT` only where that is among the choices. `stands_in`: it decides for somebody who is absent,
        and undertakes nothing.
        """
        return await self.begin(player, question, seed, within=within, stands_in=stands_in)

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
