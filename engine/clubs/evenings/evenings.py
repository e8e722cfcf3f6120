"""All evenings of this process, and the clock that wakes them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import replace

from engine.clubs.evenings import deciding
from engine.clubs.evenings.evening import MOST_ON_A_SERVER, EveningSetup, EveningState
from engine.clubs.evenings.rows import EveningJournal
from engine.clubs.evenings.running import Evening, EveningSurroundings, Rooms
from engine.clubs.kept.kept import KeptOnes
from engine.clubs.tournaments.tournaments import Tournaments
from engine.running.clock import CallLater
from engine.running.services import Services
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import EVENINGS
from engine.table.model.snapshot import Snapshot


class Evenings(KeptOnes[EveningState, Evening]):
    """Those of this process."""

    _services: EveningSurroundings

    def __init__(
        self,
        services: Services,
        table: Callable[[int], Awaitable[Table]],
        tournaments: Tournaments,
        date_over: Callable[[int], Awaitable[None]],
        call_later: CallLater | None,
    ) -> None:
        surroundings = EveningSurroundings(
            rows=EveningJournal(services.journal),
            now=services.now,
            table=table,
            outside=tournaments.outside,
            rng=services.rng,
            are_apart=services.blocks.are_apart,
            tournaments=tournaments,
            know=self._know,
            date_over=date_over,
        )
        super().__init__(surroundings, call_later)
        self._of_table: dict[int, int] = {}
        """Per table of an evening, rematches too, the number of the evening."""

    def play_in(self, rooms: Rooms) -> None:
        """Have this make the channels of tables from now on."""
        self._services.rooms = rooms

    async def open(self, setup: EveningSetup, most: int | None = None) -> Evening:
        """Make a new evening; raises Refused(too-many-evenings, time-past, too-many-open).

        `most`: how many its director may have open on this server; None: any number.
        """
        async with self._opening:
            there = await self.in_guild(setup.guild_id)
            mine = [f"{one.id} ({one.setup.name})" for one in there if one.setup.director_id == setup.director_id]
            EVENINGS.must_have_room(mine, most)
            if len(there) >= MOST_ON_A_SERVER:
                raise Refused(Refusal.TOO_MANY_EVENINGS, most=MOST_ON_A_SERVER)
            state = deciding.made(setup, self._services.now())
            opened = await self._kept(replace(state, id=await self._services.rows.add(state)))
        await opened.announce()
        opened.wind()
        return opened

    async def of_user(self, user_id: int) -> tuple[Evening, ...]:
        """Those that this person has signed up for, the next one first."""
        found = [one for one in self._live.values() if one.state.guest(user_id) is not None]
        return tuple(sorted((one for one in found if one.is_live), key=lambda one: one.starts_at))

    async def naming(self, user_id: int) -> tuple[Evening, ...]:
        """All that name this person."""
        known = [await self._kept(state) for state in await self._services.rows.unclosed()]
        return tuple(one for one in known if one.is_known(user_id))

    async def in_guild(self, guild_id: int) -> tuple[Evening, ...]:
        """Those of this server that have not ended, the next one first."""
        found = [one for one in self._live.values() if one.setup.guild_id == guild_id]
        return tuple(sorted((one for one in found if one.is_live), key=lambda one: (one.starts_at, one.id)))

    async def leave(self, guild_id: int) -> None:
        """The bot was removed from a server: its evenings take place no more."""
        for one in await self.in_guild(guild_id):
            # It may be over with its last date, or draw no more tables as it is.
            with suppress(Refused):
                await one.cancel(0, whole=True, force=True)
                await one.end(0, force=True)

    async def lose_channel(self, channel_id: int) -> tuple[Evening, ...]:
        """A channel is gone; returns the evenings that took place there."""
        there = tuple(one for one in self._live.values() if one.is_live and one.setup.channel_id == channel_id)
        for one in there:
            await one.lose_channel()
        return there

    def table_changed(self, after: Snapshot) -> None:
        """A table was opened, or has changed: its evening looks when it has ended, or is played once more."""
        if after.id in self._of_table:
            if not after.status.is_live and (found := self._live.get(self._of_table[after.id])):
                found.stir()
        elif after.setup.previous in self._of_table:
            self._of_table[after.id] = evening = self._of_table[after.setup.previous]
            if found := self._live.get(evening):
                found.stir()

    async def _made(self, state: EveningState) -> Evening:
        return Evening(state, self._services)

    def _know(self, evening_id: int, tables: Collection[int]) -> None:
        self._of_table |= dict.fromkeys(tables, evening_id)

    def _forget(self, number: int) -> None:
        super()._forget(number)
        self._of_table = {table: evening for table, evening in self._of_table.items() if evening != number}
