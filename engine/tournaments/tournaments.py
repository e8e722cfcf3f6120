"""All tournaments of this process, and the clock that wakes them between rounds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from engine.tables.live.clock import CallLater, Clock
from engine.tables.live.services import Outside
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.people import Occupant
from engine.tables.model.preferences import TOURNAMENTS
from engine.tables.model.status import Status
from engine.tables.store.journal import Journal
from engine.tournaments.progress import Tournament
from engine.tournaments.rows import TournamentJournal
from engine.tournaments.running import TournamentAnnouncer, TournamentSurroundings
from engine.tournaments.setup import Method, TournamentSetup, must_be_possible
from engine.tournaments.state import TournamentState


class Tournaments:
    """Made by `Tables`, which restores and closes it."""

    def __init__(
        self,
        journal: Journal,
        table: Callable[[int], Awaitable[Table]],
        new_secret: Callable[[], bytes],
        *,
        now: Callable[[], float],
        pause: float,
        call_later: CallLater | None,
        stands_still: Callable[[int | None], bool],
    ) -> None:
        """`stands_still`: whether nobody of a server can press anything.

        `new_secret` makes the secret from which all draws of a tournament follow.
        """
        self._live: dict[int, Tournament] = {}
        self._opening = asyncio.Lock()
        """Of two that are opened at once, the second counts the first."""
        self._new_secret = new_secret
        self.clock = Clock(now, self._wake, call_later)
        self._journal = TournamentJournal(journal)
        self.outside = Outside()
        told = self._forget, stands_still, self.outside
        self._services = TournamentSurroundings(self._journal, self.clock, now, pause, table, *told)

    def announce_to(self, announcer: TournamentAnnouncer) -> None:
        """Set who shows how tournaments stand from now on."""
        self._services.announcer = announcer

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
            state = replace(state, id=await self._journal.add(state, self._services.now()))
            opened = self._keep(Tournament(state, (), self._services))
        if self._services.announcer is not None:
            await self._services.announcer.tournament_changed(opened)
        return opened

    async def find(self, tournament_id: int) -> Tournament:
        """Any tournament that ever existed; raises Refused(no-such-tournament)."""
        if found := self._live.get(tournament_id):
            return found
        state = await self._journal.load(tournament_id)
        if state is None:
            raise Refused(Refusal.NO_SUCH_TOURNAMENT, tournament=tournament_id)
        tables = await self._journal.tables(tournament_id)
        if found := self._live.get(tournament_id):
            return found
        found = Tournament(state, tables, self._services)
        return found if state.closed else self._keep(found)

    def all(self) -> tuple[Tournament, ...]:
        """Those that have not ended or whose end has not been shown, oldest first."""
        return tuple(self._live.values())

    def in_guild(self, guild_id: int) -> tuple[Tournament, ...]:
        """Those of this server, oldest first."""
        return tuple(one for one in self._live.values() if one.setup.guild_id == guild_id)

    async def restore(self) -> None:
        """Load all that are not closed, and see what has to be done for them."""
        for state in await self._journal.unclosed():
            tables = await self._journal.tables(state.id)
            self._keep(Tournament(state, tables, self._services)).stir()

    async def look(self) -> None:
        """Warn of those without an act that they end by themselves, and end those whose day is over."""
        for one in self.all():
            # One that cannot be read, or was changed at the same moment, holds up no other.
            with suppress(Refused):
                await one.look_over()

    def table_changed(self, tournament_id: int) -> None:
        """One of its tables is over, or the last person there has got up."""
        if found := self._live.get(tournament_id):
            found.stir()

    def _hosted_by(self, host_id: int, guild_id: int | None) -> list[int]:
        """The numbers of those of this host that have not ended, besides those that an evening opened."""
        known = (one for one in self._live.values() if one.status.is_live and one.setup.evening is None)
        return [one.id for one in known if (one.setup.host_id, one.setup.guild_id) == (host_id, guild_id)]

    def _keep(self, found: Tournament) -> Tournament:
        self._live[found.id] = found
        return found

    def _forget(self, tournament_id: int) -> None:
        self._live.pop(tournament_id, None)
        self.clock.set(tournament_id, None)

    async def _wake(self, tournament_id: int) -> None:
        if found := self._live.get(tournament_id):
            await found.go_on()
