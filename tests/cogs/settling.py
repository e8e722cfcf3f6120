"""Lets SimCord see at once that an act is over.

It looks at every task and timer again each few virtual milliseconds, until nothing is left to do that begins soon.
Here whatever can go on goes on first, and time passes at once to the next timer that the act waits for; only then
SimCord looks, and says whether all is done, as it always does.
"""

from __future__ import annotations

import asyncio
import math
from typing import Any, Final

import simcord
from simcord import _settlement

from tests.wire.loop import VirtualLoop

LOOKS_AGAIN: Final = 0.005
"""Virtual seconds after which SimCord looks again whether all is done, where a thread works or somebody only waits."""


def settle_at_once(env: simcord.Env) -> None:
    """Let whatever waits for the end of an act in this world see it at once."""
    look = env._settle_internal

    async def settle(**wanted: Any) -> None:
        loop, seconds, deadline = asyncio.get_running_loop(), wanted.get("timeout"), wanted.get("_deadline")
        if deadline is None:
            deadline = loop.time() + (env.settle_timeout if seconds is None else seconds)
        # Who brings the bot's time on has no more to do than what is due then, and others may go on all the while.
        if isinstance(loop, VirtualLoop) and env._advance_task is not asyncio.current_task():
            await _go_on(env, loop, deadline)
        await look(**wanted | {"idle": LOOKS_AGAIN, "_deadline": deadline})

    env._settle_internal = settle  # type: ignore[method-assign]


async def _go_on(env: simcord.Env, loop: VirtualLoop, deadline: float) -> None:
    """Let go on whatever can, and time pass, until nothing is left that begins before the deadline."""
    while True:
        _settlement._run_due_virtual_callbacks(env._settlement_state(), deadline)
        await asyncio.sleep(0)
        while loop.has_ready:  # noqa: ASYNC110 - what is ready says so to nobody
            await asyncio.sleep(0)
        advancing = env._real_advance_task or env._advance_task
        if advancing is not None:
            # A timer has fired, and SimCord brings the bot's time to it.
            await asyncio.wait((advancing,), timeout=max(deadline - loop.time(), 0.0))
            if not advancing.done():
                return
            if env._real_advance_task is advancing:
                env._real_advance_task = None
            advancing.result()
        elif loop.patience:
            # A thread works.
            await asyncio.sleep(LOOKS_AGAIN)
        elif (begins := _next_beginning(env)) > deadline:
            return
        else:
            await asyncio.sleep(max(begins - loop.time(), 0.0))


def _next_beginning(env: simcord.Env) -> float:
    """The loop's time at which the first timer fires that an act waits for; never, or at once: infinite."""
    state = env._settlement_state()
    _settlement._virtualize_recognized_waits(state, _settlement._owned_tasks(state))
    fires = (_settlement._callback_fire_time(state, one) for one in _settlement._active_callbacks(state))
    return min(fires, default=math.inf)
