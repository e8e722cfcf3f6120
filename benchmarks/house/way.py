"""The way of one play, from the press of a card's button to the new picture: `python -m benchmarks.house.way`.

It runs through the simulated Discord of the tests: four people each play a card, and the second one's press is
followed. It prints the modules of this repository in the order in which they are entered, and how many there are.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

from tests.cogs.world import WAITING, buttons, world
from tests.wire.loop import run, simcord_counted

FLOORS: Final = ("cogs", "rendering", "locales", "engine")


class Trace:
    """The modules entered while it is on, in order."""

    def __init__(self) -> None:
        self.modules: dict[str, None] = {}
        self.changes = 0
        self._floors: dict[int, str] = {}
        self._on = False

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if not self._on or event != "call" or frame.f_code.co_name in ("<module>", "<genexpr>"):
            return
        floor, _, room = frame.f_globals.get("__name__", "").partition(".")
        if floor in FLOORS and room:
            self.modules[f"{floor}.{room}"] = None
            thread = threading.get_ident()
            self.changes += floor != self._floors.get(thread)
            self._floors[thread] = floor

    @contextmanager
    def on(self) -> Iterator[None]:
        self._on = True
        try:
            yield
        finally:
            self._on = False


async def follow(trace: Trace, folder: Path) -> None:
    """Play the second card of a Couillon trick, drawing everything that is drawn at every card."""
    async with world(folder, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        while table.view(0).trump is None or len(table.view(0).trick) != 1:
            await here.press(table)
        name = here.to_move(table)
        hand = here.hand(table, name)
        with trace.on():
            await here[name].user.click(hand, custom_id=buttons(hand, "act")[0])
            await here.env.settle()


def main() -> None:
    trace = Trace()
    # Drawing threads are started later and inherit it.
    threading.setprofile(trace)
    sys.setprofile(trace)
    # Following every call is slow, and the machine may be busy: time passes only where nothing is left to be done.
    with tempfile.TemporaryDirectory() as folder, simcord_counted():
        run(follow(trace, Path(folder)))
    print("\n".join(trace.modules))
    print(f"{len(trace.modules)} modules, the floor changed {trace.changes} times")


if __name__ == "__main__":
    main()
