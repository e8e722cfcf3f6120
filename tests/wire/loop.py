"""An event loop whose clock runs fast, so that discord.py's real waits cost a test next to nothing."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final

SPEED: Final = 50


class _FastSelector(selectors.DefaultSelector):
    """Waits the fiftieth part of what the loop asks for."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(timeout / SPEED if timeout else timeout)


class FastLoop(asyncio.SelectorEventLoop):
    """Seconds of this loop are 1/50 of a second: sleeps, time-outs and `loop.time()` agree with each other."""

    def __init__(self) -> None:
        super().__init__(_FastSelector())

    def time(self) -> float:
        return super().time() * SPEED


def hurried(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an async test in a fast loop, 10 real seconds at most."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        with asyncio.Runner(loop_factory=FastLoop) as runner:
            runner.run(asyncio.wait_for(test(*args, **kwargs), 10 * SPEED))

    return run
