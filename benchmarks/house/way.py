"""The way of what somebody does, until all of it is shown: `python -m benchmarks.house.way [card|bid|open|forget]`.

It runs through the simulated Discord of the tests: a card is pressed, a bid typed, a table opened, or somebody is
forgotten whose name stands in messages. It prints the modules of this repository in the order in which they are
entered, how many there are, and how often a room is entered anew that had been left.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

from tests.cogs.world import WAITING, World, buttons, world
from tests.wire.loop import run, simcord_counted

FLOORS: Final = ("cogs", "rendering", "locales", "engine")


class Trace:
    """The modules entered while it is on, in order."""

    def __init__(self) -> None:
        self.modules: dict[str, None] = {}
        self.changes = self.returns = 0
        self._rooms: dict[str, None] = {}
        self._floors: dict[int, str] = {}
        self._on = False

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if not self._on or event != "call" or frame.f_code.co_name in ("<module>", "<genexpr>"):
            return
        floor, _, room = frame.f_globals.get("__name__", "").partition(".")
        if floor in FLOORS and room:
            name = f"{floor}.{room}"
            if name not in self.modules:
                self._enter(name.rpartition(".")[0])
            self.modules[name] = None
            thread = threading.get_ident()
            self.changes += floor != self._floors.get(thread)
            self._floors[thread] = floor

    def _enter(self, room: str) -> None:
        """Count a room that is entered by another of its modules, after one of another room."""
        if room in self._rooms and room != next(reversed(self._rooms)):
            self.returns += 1
        self._rooms.pop(room, None)
        self._rooms[room] = None

    @contextmanager
    def on(self) -> Iterator[None]:
        self._on = True
        try:
            yield
        finally:
            self._on = False


async def card(trace: Trace, here: World) -> None:
    """Play the second card of a Couillon trick, drawing everything that is drawn at every card."""
    table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
    while table.view(0).trump is None or len(table.view(0).trick) != 1:
        await here.press(table)
    name = here.to_move(table)
    hand = here.hand(table, name)
    with trace.on():
        await here[name].user.click(hand, custom_id=buttons(hand, "act")[0])
        await here.env.settle()


async def bid(trace: Trace, here: World) -> None:
    """Type a bid of Kleurenwiezen."""
    table = await here.playing("Anna", "Ben", "Chloé", "Dirk", game="kleurenwiezen", variant="pagat")
    with trace.on():
        await here[here.to_move(table)].slash(here.channel, "bid", call="pass")
        await here.env.settle()


async def opened(trace: Trace, here: World) -> None:
    """Open a table."""
    with trace.on():
        await here["Anna"].slash(here.channel, "table open")
        await here.env.settle()


async def forget(trace: Trace, here: World) -> None:
    """Forget somebody who sits at a table."""
    await here.table("Anna", "Ben")
    asked = (await here["Ben"].slash(here.channel, "privacy")).response
    with trace.on():
        await here["Ben"].click(asked, custom_id="privacy:ask")
        await here["Ben"].click(asked, custom_id="privacy:forget")
        await here.env.settle()


ACTS: Final[Mapping[str, Callable[[Trace, World], Awaitable[None]]]] = {
    "card": card,
    "bid": bid,
    "open": opened,
    "forget": forget,
}


async def follow(trace: Trace, folder: Path, what: str = "card") -> None:
    """Do it in a new world."""
    async with world(folder, pauses=WAITING) as here:
        await ACTS[what](trace, here)


def main(what: str = "card") -> None:
    trace = Trace()
    # Drawing threads are started later and inherit it.
    threading.setprofile(trace)
    sys.setprofile(trace)
    # Following every call is slow, and the machine may be busy: time passes only where nothing is left to be done.
    with tempfile.TemporaryDirectory() as folder, simcord_counted():
        run(follow(trace, Path(folder), what))
    print("\n".join(trace.modules))
    print(
        f"{len(trace.modules)} modules, the floor changed {trace.changes} times, {trace.returns} returns to a room left"
    )


if __name__ == "__main__":
    main(*sys.argv[1:2])
