"""People who open tables and play by what their screens show; each remembers what was answered."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from itertools import count
from typing import Final, NamedTuple

from engine.running.table import Table
from engine.table.model.status import Status
from tests.cluster.town import Town, channel_of
from tests.wire.judging.limits import SELECTS
from tests.wire.matrix.checker import actions_on, visible_to
from tests.wire.world.interactions import EDIT, Interaction
from tests.wire.world.people import NotThere

LOOKS_EVERY: Final = 0.3
PATIENCE: Final = 3.5
"""Seconds until somebody presses again what is still there."""
GAMES: Final = {"couillon": (3, "deals=1"), "chouine": (2, None), "kleurenwiezen": (3, "deals=1")}
"""People at a table of each, and which rules make its match short; computers take the other seats."""

_people = count(10_000)


class Pressed(NamedTuple):
    """A card that somebody pressed, and what came of it."""

    seat: int
    fact: str
    """The turn and the action."""
    done: Interaction


class Company:
    """The people of one table after another in one channel; they stay to the end of each match."""

    def __init__(self, town: Town, game: str, shard: int, room: int, seed: int, patience: float = PATIENCE) -> None:
        self.town, self.game, self.channel = town, game, channel_of(shard, room)
        self._rng, self._patience = random.Random(seed), patience
        self.people = tuple(next(_people) for _ in range(GAMES[game][0]))
        self.table_id = 0
        self.tables: list[int] = []
        self.pressed: dict[int, list[Pressed]] = {}
        self.plays = True
        self._last: dict[int, tuple[str, float]] = {}

    async def go_on(self) -> None:
        """Open a table, play it to its end, open another, until cancelled."""
        while True:
            await self._open()
            table = await self.town.table(self.table_id)
            while table.status is Status.PLAYING:
                for user_id in self.people:
                    await self.look(table, user_id)
                await asyncio.sleep(LOOKS_EVERY)
                table = await self.town.table(self.table_id)
            # Somebody looks at the end, too.
            await asyncio.sleep(8)

    async def lost(self) -> list[str]:
        """What was answered as played and is not in the journal as that."""
        found = []
        for table_id, all_pressed in self.pressed.items():
            rows = await self.town.rows(f"SELECT number, seat, action FROM actions WHERE table_id = {table_id}")
            for one in all_pressed:
                turn, _, action = one.fact.partition(":")
                mine = sorted((number, text) for number, seat, text in rows if seat == one.seat and number > int(turn))
                is_played = one.done.answer == EDIT and one.done.token not in self.town.asked
                if is_played and [text for _, text in mine[:1]] != [action]:
                    found.append(f"table {table_id}: seat {one.seat} played {action} in turn {turn}; then {mine[:2]}")
        return found

    async def _open(self) -> None:
        """By commands and buttons, as often as it takes."""
        host, *others = self.people
        people, rules = GAMES[self.game]
        options: dict[str, object] = {"game": self.game, "computers": 0 if self.game == "chouine" else 4 - people}
        if rules is not None:
            options["rules"] = rules
        before = self.table_id
        while self.table_id == before:
            if self.plays:
                with suppress(NotThere):
                    await self.town.stand_in.people.command(host, "table open", options, channel=self.channel)
            self.table_id = await self._opened_after(before)
        self.tables.append(self.table_id)
        self.pressed[self.table_id] = []
        while (table := await self.town.table(self.table_id)).status is Status.LOBBY:
            for user_id in others:
                if table.seat_of(user_id) is None:
                    await self._press(table, user_id, f"sit:{self.table_id}:")
            if not table.free_seats:
                await self._press(table, host, f"start:{self.table_id}:")
            await asyncio.sleep(1.0)

    async def _opened_after(self, before: int) -> int:
        """The table that is there since that one, if it comes soon."""
        query = f"SELECT max(id) FROM tables WHERE channel_id = {self.channel} AND id > {before}"
        found = None
        for _ in range(int(self._patience / LOOKS_EVERY)):
            await asyncio.sleep(LOOKS_EVERY)
            ((found,),) = await self.town.rows(query)
            if found is not None:
                break
        return found or before

    async def _press(self, table: Table, user_id: int, start: str) -> None:
        """The first button like this."""
        for message in visible_to(self.town.stand_in, table, user_id) if self.plays else ():
            for custom_id, part in message.pressable.items():
                if custom_id.startswith(start) and not part.get("disabled"):
                    with suppress(NotThere):
                        await self.town.stand_in.people.press(user_id, message, custom_id)
                    return

    async def look(self, table: Table, user_id: int) -> None:
        """Press a card, if there is one to press; that asks nothing but the screen."""
        now, people = asyncio.get_running_loop().time(), self.town.stand_in.people
        for message in visible_to(self.town.stand_in, table, user_id) if self.plays else ():
            acts = actions_on(message, table.id)
            if not acts:
                continue
            turn = min(acts).partition(":")[0]
            known, at = self._last.get(user_id, ("", -self._patience))
            if known == turn and now - at < self._patience:
                return
            self._last[user_id] = turn, now
            fact = self._rng.choice(sorted(acts))
            custom_id = acts[fact]
            if message.pressable[custom_id]["type"] in SELECTS:
                done = await people.pick(user_id, message, custom_id, [fact])
            else:
                done = await people.press(user_id, message, custom_id)
            if custom_id.removeprefix("pick.").startswith(("act:", "sure:")):
                self.pressed[table.id].append(Pressed(table.seat_of(user_id) or 0, fact, done))
            return
