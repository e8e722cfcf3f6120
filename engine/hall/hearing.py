"""What other processes tell this one: it reads anew what they have changed, and follows what they do at its tables."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from typing import Final, Protocol

from engine.hall.tables import Tables
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalError, Refused
from engine.tables.model.preferences import Person
from engine.tables.store.notices import (
    EveningChanged,
    MatchEnded,
    Notice,
    PersonChanged,
    PersonForgotten,
    Pressed,
    SeasonChanged,
    ServerChanged,
    ShowAgain,
    TableChanged,
    TournamentChanged,
)
from engine.tables.store.rows import BadHistory

log = logging.getLogger(__name__)

TRIES: Final = 5
AGAIN: Final = 2.0
"""Seconds until what the journal could not tell is asked for once more."""


class Listener(Protocol):
    """Shows what was heard; the tables announce what they have followed by themselves."""

    def answering(self, table: Table, user_id: int) -> None:
        """Another process is answering a press of this person on their hand, and changes it; `pressed` follows."""

    def pressed(self, table: Table, pressed: Pressed) -> None:
        """Another process has answered a press at this table."""

    def show_again(self, table: Table) -> None:
        """Somebody wants the newest message of the table below all that has been said since."""

    def redraw(self, table: Table) -> None:
        """Show the table as after a restart: not all is known of what happened there."""

    def match_ended(self, game: str, guild_id: int | None) -> None:
        """A match of this game ended on a server of any process."""

    def person_changed(self, before: Person, after: Person) -> None:
        """What is remembered of a person was changed."""

    def person_forgotten(self, user_id: int) -> None:
        """Forget somebody, as they asked."""

    def heard(self, notice: Notice) -> None:
        """Anything else."""


class Hearing:
    """Hears for one process, from `listen` on until its journal is closed."""

    def __init__(self, tables: Tables, listener: Listener) -> None:
        self._tables, self._listener = tables, listener
        self._last: dict[Hashable, asyncio.Task[None]] = {}
        """The newest task about each table, tournament, person or server: one is done after the other."""
        self.looks = 0
        """How often everything was looked at, since some notices may have been missed."""

    def listen(self) -> None:
        """Hear what is told from now on; to be called when the tables are loaded."""
        self._tables.journal.listen(self._heard, self.look)

    def look(self) -> None:
        """Some notices may have been missed: look for what has changed."""
        self._in_order("all", self._look)

    async def close(self) -> None:
        """Leave what is still to be done to the next start."""
        for task in tuple(self._last.values()):
            task.cancel()
            await asyncio.wait((task,))

    async def settled(self) -> None:
        """Wait until all that was heard is done."""
        while self._last:
            await asyncio.wait(tuple(self._last.values()))

    def _heard(self, notice: Notice, own: bool) -> None:
        match notice:
            case TableChanged() | Pressed() | ShowAgain():
                # Even one of ours: the table may have come to this process since.
                if isinstance(notice, TableChanged) and notice.ended is not None:
                    self._listener.match_ended(notice.ended, notice.guild_id)
                if self._tables.holds(notice.guild_id):
                    self._in_order(("table", notice.table_id), lambda: self._at_table(notice))
            case TournamentChanged():
                if self._tables.holds(notice.guild_id):
                    self._in_order(("tournament", notice.tournament_id), lambda: self._tournament(notice))
            case EveningChanged():
                if self._tables.holds(notice.guild_id):
                    self._in_order(("evening", notice.evening_id), lambda: self._evening(notice))
            case SeasonChanged():
                if self._tables.holds(notice.guild_id):
                    self._in_order(
                        ("season", notice.season_id), lambda: self._tables.clubs.seasons.follow(notice.season_id)
                    )
            case _ if own:
                pass
            case PersonChanged():
                self._in_order(("person", notice.user_id), lambda: self._person(notice.user_id))
            case PersonForgotten():
                self._tables.read_anew(notice.user_id)
                self._listener.person_forgotten(notice.user_id)
            case ServerChanged():
                self._in_order(("server", notice.guild_id), lambda: self._server(notice.guild_id))
            case MatchEnded():
                self._listener.match_ended(notice.game, notice.guild_id)
            case _:
                self._listener.heard(notice)

    async def _at_table(self, notice: TableChanged | Pressed | ShowAgain) -> None:
        table = await self._tables.find(notice.table_id)
        if not table.is_here:
            # It has come to another process meanwhile.
            return
        match notice:
            case TableChanged():
                if notice.by is not None:
                    self._listener.answering(table, notice.by)
                await table.follow(notice.revision, notice.news or ())
                if notice.news is None:
                    self._listener.redraw(table)
            case Pressed():
                self._listener.pressed(table, notice)
            case ShowAgain():
                self._listener.show_again(table)

    async def _tournament(self, notice: TournamentChanged) -> None:
        await (await self._tables.tournaments.find(notice.tournament_id)).follow()

    async def _evening(self, notice: EveningChanged) -> None:
        await (await self._tables.clubs.evenings.find(notice.evening_id)).follow()

    async def _person(self, user_id: int) -> None:
        if not self._tables.knows_person(user_id):
            return
        before = self._tables.known_person(user_id)
        self._tables.outdated(person=user_id)
        after = await self._tables.person(user_id)
        if after != before:
            self._listener.person_changed(before, after)

    async def _server(self, guild_id: int) -> None:
        if self._tables.knows_server(guild_id):
            self._tables.outdated(server=guild_id)
            await self._tables.server(guild_id)

    async def _look(self) -> None:
        self._tables.outdated()
        there = set()
        async for table_id, guild_id, revision in self._tables.journal.revisions():
            there.add(table_id)
            if self._tables.holds(guild_id) and table_id not in self._tables.damaged:
                await self._look_at(table_id, revision)
        for table in self._tables.live:
            if table.id not in there:
                await self._look_at(table.id, math.inf)
        for tournament in self._tables.tournaments.all():
            await tournament.follow()
        await self._tables.clubs.evenings.restore()
        for evening in self._tables.clubs.evenings.all():
            await evening.follow()
        self.looks += 1

    async def _look_at(self, table_id: int, revision: float) -> None:
        """Follow what happened at one table, and show it if anything did."""
        with suppress(Refused, BadHistory):
            known: Table | None = None
            with suppress(Refused):
                known = self._tables.get(table_id)
            if known is None or known.revision < revision:
                table = known or await self._tables.find(table_id)
                await table.follow(revision)
                self._listener.redraw(table)

    def _in_order(self, key: Hashable, work: Callable[[], Awaitable[None]]) -> None:
        """Do this after all that is to be done about the same."""
        before = self._last.get(key)

        async def do() -> None:
            if before is not None:
                await asyncio.wait((before,))
            await _insist(work)

        def forget(done: asyncio.Task[None]) -> None:
            if self._last.get(key) is done:
                del self._last[key]

        task = self._last[key] = asyncio.create_task(do())
        task.add_done_callback(forget)


async def _insist(work: Callable[[], Awaitable[None]]) -> None:
    """Do something, and try again while the journal is busy; if it is away for long, all is looked at again later."""
    for attempt in range(1, TRIES + 1):
        try:
            await work()
        except JournalError as error:
            log.warning("what another process told cannot be done now (attempt %s): %s", attempt, error)
            await asyncio.sleep(AGAIN)
        except Refused:
            # A server that was forgotten, and its tables with it.
            return
        except Exception:
            log.exception("what another process told cannot be done")
            return
        else:
            return
