"""Spends one evening in the checkout that PYTHONPATH names, and prints what it took as JSON.

Run as a file, so that an earlier checkout, which lacks this room, is measured in exactly the same way.
"""

from __future__ import annotations

import asyncio
import io
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import patch

from PIL import Image

from benchmarks.load import evening
from benchmarks.load.clock import LoadLoop
from benchmarks.load.evening import Plan
from engine.core.registry import game_named
from engine.core.view import SPECTATOR
from locales import say_in
from rendering import Look, Picture, SeatLabel, draw_table
from rendering.canvas import kept
from rendering.canvas.encode import encode

PLAN = Plan(tables=10, minutes=4.0, settling=300.0, picture_seconds=0.02)
"""Measured when most cards have been drawn in all their sizes, as after an evening's first deals. Drawings take equally
long, so that everybody presses the same in every checkout."""
RESTART = Plan(tables=200, minutes=0.05, settling=1.0, picture_seconds=0.02)
"""Of which the time counts until everything is shown after the start."""
OTHERS = 3
"""One in so many pictures is encoded again, to measure encoding alone."""


def main() -> None:
    """Measure what is asked for, and print it."""
    print(json.dumps({"evening": _evening, "restart": _restart, "first": _first}[sys.argv[1]]()))


def _first() -> dict[str, float]:
    """CPU seconds of this process until it has drawn its first table."""
    game = game_named("couillon")
    options = game.configure()
    view = game.view(game.deal(game.begin(options), game.pack(options)).state, SPECTATOR)
    draw_table(view, [SeatLabel(name) for name in ("Anna", "Bram", "Chloé", "Daan")], Look(), say_in("en"))
    return {"cpu": time.process_time()}


def _restart() -> dict[str, float]:
    """Seconds, of CPU and as Discord's limits allow, until all tables of a restarted bot are shown."""
    spent: list[float] = []
    quiet = evening._quiet

    async def timed(bot: Any, tables: Any) -> None:
        loop: Any = asyncio.get_running_loop()
        before = loop.costs.of_bot()
        await quiet(bot, tables)
        spent.append(loop.costs.of_bot() - before)

    with patch.object(evening, "_quiet", timed):
        outcome = evening.spend(RESTART)
    return {"cpu": spent[0], "seconds": outcome.catching_up}


def _evening() -> dict[str, float]:
    """Spend it, keep every picture that is drawn, and return the figures: seconds, entries, bytes."""
    seen: dict[int, tuple[object, Picture]] = {}

    def note(costs: object, done: asyncio.Future[Any]) -> None:
        if done.cancelled() or done.exception() is not None:
            return
        found = done.result()
        picture = found[0] if type(found) is tuple and found else found
        if isinstance(picture, Picture):
            seen.setdefault(id(picture), (costs, picture))

    def run(loop: LoadLoop, executor: Any, work: Any, *given: Any) -> asyncio.Future[Any]:
        result: asyncio.Future[Any] = run_in_executor(loop, executor, work, *given)
        # The counts are others from the moment when measuring begins.
        result.add_done_callback(partial(note, loop.costs))
        return result

    run_in_executor = LoadLoop.run_in_executor
    with patch.object(LoadLoop, "run_in_executor", run):
        outcome = evening.spend(PLAN)
    last = [*seen.values()][-1][0]
    drawn = [picture for costs, picture in seen.values() if costs is last]
    turns = sum(picture.filename == "turn.png" for picture in drawn)
    return {
        "entries": outcome.entries,
        "cpu": outcome.cpu,
        "drawing": outcome.drawing,
        "pictures": len(drawn),
        "turns": turns,
        "bytes": sum(len(picture.data) for picture in drawn),
        "encoding": _encoding(drawn[::OTHERS]) * len(drawn),
        "kept": _kept(),
    }


def _encoding(pictures: list[Picture]) -> float:
    """CPU seconds for encoding one picture, from full colour, as this checkout encodes."""
    spent = 0.0
    for picture in pictures:
        with Image.open(io.BytesIO(picture.data)) as written:
            image = written.convert("RGBA").convert("RGB")
        before = time.thread_time()
        encode(image)
        spent += time.thread_time() - before
    return spent / max(1, len(pictures))


def _kept() -> int:
    """Bytes of what drawing keeps to draw with; 0 where a checkout does not count them."""
    held: Callable[[], int] | None = getattr(kept, "held", None)
    return 0 if held is None else held()


if __name__ == "__main__":
    main()
