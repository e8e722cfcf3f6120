"""Two processes over one PostgreSQL, each with a shard, that hear each other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from engine.hall.hearing import Hearing
from engine.tables.live.table import Table
from engine.tables.model.pauses import Pauses
from engine.tables.model.preferences import Person
from engine.tables.store.notices import Notice, Pressed, Sent
from engine.tables.store.share import Share
from tests.engine.tables.support import ANNA, FOUR, NAMES, STEPWISE, Hour, Process, begun, database, setup
from tests.patience import LAST_RESORT

OURS, THEIRS = 2 << 22, 3 << 22
"""Servers of the shards 0 and 1."""
LOOKS: Final = 0.005


async def until(come: Callable[[], bool]) -> None:
    """Wait for something that PostgreSQL, and nothing here, will bring about."""
    for _ in range(round(LAST_RESORT / LOOKS)):
        if come():
            return
        await asyncio.sleep(LOOKS)
    raise AssertionError("it does not come")


@dataclass
class Heard:
    """A listener that keeps what it is told, one line each."""

    lines: list[str] = field(default_factory=list)
    others: list[Notice] = field(default_factory=list)

    async def until(self, notice: Notice) -> None:
        """Wait until this was heard, and so all that was told before it."""
        await until(lambda: notice in self.others)

    def answering(self, table: Table, user_id: int) -> None:
        self.lines.append(f"answering {table.id} {user_id}")

    def pressed(self, table: Table, pressed: Pressed) -> None:
        self.lines.append(f"pressed {table.id} {pressed.token}")

    def show_again(self, table: Table) -> None:
        self.lines.append(f"again {table.id}")

    def redraw(self, table: Table) -> None:
        self.lines.append(f"redraw {table.id}")

    def match_ended(self, game: str, guild_id: int | None) -> None:
        self.lines.append(f"ended {game} {guild_id}")

    def person_changed(self, before: Person, after: Person) -> None:
        self.lines.append(f"changed {after.user_id}")

    def person_forgotten(self, user_id: int) -> None:
        self.lines.append(f"forgotten {user_id}")

    def heard(self, notice: Notice) -> None:
        self.others.append(notice)


@dataclass
class Ear:
    """A process that hears."""

    process: Process
    heard: Heard
    hearing: Hearing

    @property
    def tables(self) -> Any:
        return self.process.tables

    @property
    def news(self) -> list[Any]:
        """What it has announced, without the tables."""
        return [item for _, item in self.process.notebook.news]


class Pair:
    """The process with shard 0, and that with shard 1, which has the tables of `THEIRS`."""

    def __init__(self, first: Ear, second: Ear) -> None:
        self.first, self.second = first, second
        self._marks = 0

    async def settled(self) -> None:
        """Wait until each has heard, and done, what the other has told."""
        for _ in range(2):
            self._marks += 1
            for teller, hearer in ((self.first, self.second), (self.second, self.first)):
                await teller.process.journal.tell(Sent(0, self._marks))
                await hearer.heard.until(Sent(0, self._marks))
                await hearer.hearing.settled()

    async def begun(self, people: tuple[int, ...] = FOUR, guild_id: int = THEIRS, **changes: Any) -> Table:
        """A match in the second process."""
        host, *guests = people
        opened = replace(setup(host=host, **changes), guild_id=guild_id)
        return await begun(await self.second.tables.open(opened, NAMES[host]), guests)


@asynccontextmanager
async def pair(folder: Path, pauses: Pauses = STEPWISE) -> AsyncIterator[Pair]:
    hour, made = Hour(), list[Ear]()
    for shard in (0, 1):
        share = Share(2, frozenset({shard}))
        process = await Process.start(database(folder), hour, random.Random(shard), pauses, share=share)
        heard = Heard()
        hearing = Hearing(process.tables, heard)
        hearing.listen()
        made.append(Ear(process, heard, hearing))
    both = Pair(*made)
    # Until it listens, nothing it is told arrives; then it looks once at everything.
    await until(lambda: all(one.hearing.looks for one in made))
    try:
        yield both
    finally:
        for one in made:
            await one.hearing.close()
            await one.process.close()


def anna_of(table: Table) -> int:
    """Anna's seat."""
    seat = table.seat_of(ANNA)
    assert seat is not None
    return seat
