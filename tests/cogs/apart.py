"""Tables without Discord, for tests of what pages say: the functions by which the bot makes a page make it here too.

That is a quarter of what a simulated server with a bot takes. What arrives where, and when, only that one shows.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from cogs.hand.hand_page import ShownHand, hand_with_kept_picture, page_at_once
from cogs.hand.hands import KnownHands
from cogs.messages.emojis import CardEmojis
from cogs.table.table_message import table_page
from engine.clubs.tables import Tables
from engine.core.registry import GAMES
from engine.running.table import Table
from engine.table.model.news import Acted
from engine.table.model.times import Pauses
from locales import say_in
from tests.cogs.world import AT_ONCE, Packs, as_message, buttons
from tests.engine.running.support import Hour, Process, database, setup, stacked

PICTURE: Final = "https://example.org/turn.png"


class Apart:
    """People at tables of one process, each with the page they would see."""

    def __init__(self, process: Process) -> None:
        self._process, self._emojis = process, CardEmojis()
        # All that it asks of a bot.
        self.hands = KnownHands(SimpleNamespace(tables=process.tables, tiles=self._emojis))  # type: ignore[arg-type]
        self._shown: dict[tuple[int, str], ShownHand | None] = {}
        """By table and person, what their message with cards shows."""
        self._ids: dict[str, int] = {}
        self.reads: str | None = None
        """The language in which people read their own cards; None: that of their table."""

    @property
    def tables(self) -> Tables:
        return self._process.tables

    def id_of(self, name: str) -> int:
        return self._ids.setdefault(name, len(self._ids) + 1)

    async def playing(
        self,
        *names: str,
        variant: str = "denexa",
        rules: str = "",
        language: str = "en",
        plays_last: bool = True,
        player: str | None = None,
    ) -> Table:
        """A table that has started, with these people on its first seats and computers on the others.

        `language`: of the table; `player`: how well computers play.
        """
        host, *others = names
        made = setup(host=self.id_of(host), preset=variant, turn_seconds=0, plays_last=plays_last)
        options = GAMES[made.game].for_tables(variant, dict(one.split("=") for one in rules.split()))
        table = await self.tables.open(replace(made, options=options, language=language), host)
        for name in others:
            await table.sit(self.id_of(name), name)
        while table.free_seats:
            await table.add_computer(self.id_of(host), player=player)
        await table.start(self.id_of(host))
        return table

    def name_on(self, table: Table, seat: int) -> str:
        """The name of the person who sits there."""
        occupant = table.seats[seat - 1]
        assert occupant is not None
        return occupant.name

    def to_move(self, table: Table) -> str:
        """The name of the person on turn."""
        return self.name_on(table, table.actors[0])

    async def board(self, table: Table) -> Any:
        """The message of the table."""
        last = [one for number, one in self._process.notebook.news if number == table.id and isinstance(one, Acted)]
        return as_message(await table_page(table, table.view(0), last[-1] if last else None, self._emojis))

    def hand(self, table: Table, name: str) -> Any:
        """The message with somebody's cards, which goes on from what it showed when last asked for."""
        key, seat = (table.id, name), table.seat_of(self.id_of(name)) or 0
        hand = self.hands.now(table, self.id_of(name), seat, say_in(self.reads or table.setup.language))
        before = self._shown.get(key)
        if hand.acts:
            self._shown[key] = ShownHand(hand, hand, PICTURE)
            return as_message(hand_with_kept_picture(hand, table, self._emojis, PICTURE))
        url = None if before is None else before.url
        made, self._shown[key] = page_at_once(hand, url, None, before, table, self._emojis)
        return as_message(made)

    async def say(self, table: Table, name: str, action: str) -> None:
        """Somebody does this, if a button of their hand offers it."""
        offered = [one.rpartition(":")[2] for one in buttons(self.hand(table, name), "act")]
        await table.act(self.id_of(name), next(one for one in offered if one.endswith(action)), None)

    async def press(self, table: Table, wanted: str = "") -> None:
        """The person on turn does the first thing on an enabled button of their hand that ends so."""
        await self.say(table, self.to_move(table), wanted)

    async def act_until(self, table: Table, reached: Callable[[], bool]) -> None:
        """Whoever is on turn does the first legal thing until this is so."""
        while not reached():
            await table.act(self.id_of(self.to_move(table)), str(table.legal(table.actors[0])[0]), None)


@asynccontextmanager
async def apart(folder: Path, *, pauses: Pauses = AT_ONCE, shuffler: type[Packs] | None = None) -> AsyncIterator[Apart]:
    """A process with tables and nobody to show them; packs come from the table's secret or from a shuffler."""
    rng = (shuffler or Packs)(1)
    process = await Process.start(database(folder), Hour(), rng, pauses)
    try:
        with stacked(lambda: rng) if shuffler is not None else nullcontext():
            yield Apart(process)
    finally:
        await process.close()
