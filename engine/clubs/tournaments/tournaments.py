"""All tournaments of this process, and the clock that wakes them between rounds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from engine.clubs.kept.kept import KeptOnes
from engine.clubs.tournaments.progress import Tournament, TournamentSurroundings
from engine.clubs.tournaments.rows import TournamentJournal
from engine.clubs.tournaments.setup import Method, TournamentSetup, must_be_possible
from engine.clubs.tournaments.state import TournamentState
from engine.running.clock import CallLater
from engine.running.services import Outside, Services
from engine.running.table import Table
from engine.store.marks import KeptMark
from engine.table.model.errors import Refused
from engine.table.model.marks import Purpose
from engine.table.model.people import Occupant
from engine.table.model.preferences import TOURNAMENTS
from engine.table.model.status import Status


class Tournaments(KeptOnes[TournamentState, Tournament]):
    """Those of this process."""

    _services: TournamentSurroundings

    def __init__(
        self, services: Services, table: Callable[[int], Awaitable[Table]], call_later: CallLater | None
    ) -> None:
        self._new_secret = services.new_secret
        """Makes the secret from which all draws of a tournament follow."""
        self.outside = Outside()
        surroundings = TournamentSurroundings(
            rows=TournamentJournal(services.journal),
            now=services.now,
            table=table,
            outside=self.outside,
            pause=services.pauses.after_round,
            cut_off_since=services.cut_off_since,
        )
        super().__init__(surroundings, call_later)

    def tell_corrected(self, told: Callable[[Tournament], Awaitable[None]]) -> None:
        """Set who is told when one is corrected that is over."""
        self._services.corrected = told

    async def open(self, setup: TournamentSetup, most: int | None = None) -> Tournament:
        """Open a new tournament with its host on the first place; raises Refused if no such one can be held.

        `most`: how many the host may have open on this server, besides those of evenings; None: any number. Raises
        Refused(too-many-open).
        """
        must_be_possible(setup, self._services.now())
        secret = b"" if setup.method is Method.CLASSIC else self._new_secret()
        entrants = (Occupant(setup.host_name, setup.host_id, setup.level),)
        state = TournamentState(0, 0, setup, Status.LOBBY, entrants, secret=secret)
        async with self._opening:
            TOURNAMENTS.must_have_room(self._hosted_by(setup.host_id, setup.guild_id), most)
            state = replace(state, id=await self._services.rows.add(state, self._services.now()))
            opened = await self._kept(state)
        await opened.announce()
        return opened

    def in_guild(self, guild_id: int) -> tuple[Tournament, ...]:
        """Those of this server, oldest first."""
        return tuple(one for one in self._live.values() if one.setup.guild_id == guild_id)

    async def last_in(self, channel_id: int) -> int | None:
        """The number of the newest one of a channel, whether it is over or not."""
        return await self._services.rows.last_in(channel_id)

    async def look(self) -> None:
        """Warn of those without an act that they end by themselves, and end those whose day is over."""
        for one in self.all():
            # One that cannot be read, or was changed at the same moment, holds up no other.
            with suppress(Refused):
                await one.look_over()

    async def entries_of(self, user_id: int) -> list[KeptMark]:
        """Somebody's places in those that have begun, as they are marked when they are forgotten."""
        playing = [one for one in self.all() if one.status is Status.PLAYING]
        places = [(one.id, await one.place_now(user_id)) for one in playing]
        return [KeptMark(Purpose.ENTRY, number, place) for number, place in places if place is not None]

    def table_changed(self, tournament_id: int) -> None:
        """One of its tables is over, or the last person there has got up."""
        if found := self._live.get(tournament_id):
            found.stir()

    def _hosted_by(self, host_id: int, guild_id: int | None) -> list[int]:
        """The numbers of those of this host that have not ended, besides those that an evening opened."""
        known = (one for one in self._live.values() if one.status.is_live and one.setup.evening is None)
        return [one.id for one in known if (one.setup.host_id, one.setup.guild_id) == (host_id, guild_id)]

    async def _made(self, state: TournamentState) -> Tournament:
        return Tournament(state, await self._services.rows.tables(state.id), self._services)
