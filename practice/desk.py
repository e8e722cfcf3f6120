"""What the server works with: the simulated Discord, what is kept of it, and the bot's tables."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from simcord import BackendError, Env, MemberActor

from engine.clubs.tables import Tables
from engine.running.table import Table
from engine.table.model.errors import Refused
from engine.table.model.people import people_on
from engine.table.model.preferences import Person
from engine.table.model.status import Status
from locales import say_in
from locales.language import SPOKEN
from practice.acts import SECONDS_TO_ANSWER, Acts, Unheard
from practice.changes import Changes
from practice.kept import Kept
from practice.pictures import Pictures
from practice.world import LOCALES, World

log = logging.getLogger(__name__)

FIRST_COMMAND: Final = ["table", "open"]
COMPUTERS: Final = 3
"""The computers at the table that is open from the start."""
WRITE_AFTER: Final = 0.2
"""Seconds within which changes are written together. A kill loses what the page showed then, never a play."""


class Desk:
    """Made before the bot starts."""

    def __init__(self, env: Env, tables: Tables, folder: Path) -> None:
        self.env, self.tables = env, tables
        self._file = folder / "discord.json"
        self.kept = Kept.read(self._file)
        self.pictures = Pictures(folder / "pictures")
        self.changes = Changes()
        self.ready = asyncio.Event()
        """Set once the bot is there."""
        say = say_in(self.kept.language or "en")
        self._was_visited = bool(self.kept.messages)
        self.world = World(env, self.kept, self.pictures, say, self.changes.note)
        self._written = ""
        self._opening: asyncio.Task[None] | None = None

    @property
    def by_id(self) -> dict[str, MemberActor]:
        """The people, by the id as JSON has it."""
        return {str(one.id): one for one in self.world.people}

    @property
    def locale(self) -> str:
        """What Discord calls the language that is read."""
        return LOCALES[self.kept.language]

    def place(self, person: MemberActor, name: str) -> int:
        """The channel that somebody means: everybody's, or their direct messages."""
        return self.world.private[person.id] if name == "private" else self.world.channel.id

    def visit(self, language: str) -> None:
        """At the very first visit, have a table opened in the language of the browser."""
        if self._was_visited:
            return
        self._was_visited = True
        self.world.speak(say_in(language))
        self.world.welcome(say_in(language))
        self._opening = asyncio.create_task(self._open())

    async def speak(self, language: str) -> None:
        """Let everybody read this language, and all tables speak it from now on.

        If nobody has begun at the only table, it is laid again.
        """
        if language == self.kept.language:
            return
        self.world.speak(say_in(language))
        self.changes.note()
        for one in self.world.people:
            # As if they had done something: that is when the bot learns of it.
            await self.tables.change_person(one.id, partial(reading, language))
        for table in self.tables.live:
            with suppress(Refused):
                await table.speak(language)
        self._opening = asyncio.create_task(self._lay_again(self._opening))

    def _is_untouched(self, table: Table) -> bool:
        return table.status is Status.LOBBY and people_on(table.seats) == {self.world.you.id}

    async def _lay_again(self, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await before
        match self.tables.live:
            case (table,) if self._is_untouched(table):
                with suppress(Refused):
                    await table.stop(self.world.you.id)
                    await self._open()

    def rename(self, person: MemberActor, name: str) -> None:
        """Give somebody another name; an empty one is the usual one again."""
        self.world.rename(person, name, say_in(self.kept.language))
        self.changes.note()

    async def write(self) -> None:
        """Write all changes, until cancelled; those that are left are written then."""
        count = -1
        try:
            while True:
                count = await self.changes.after(count)
                await asyncio.sleep(WRITE_AFTER)
                self._write()
        finally:
            self._write()

    def _write(self) -> None:
        self.world.keep()
        try:
            self._written = self.kept.write(self._file, self._written)
        except OSError as error:
            log.warning("what the page shows cannot be written (%s), so the next run does not know it", error.strerror)

    async def _open(self) -> None:
        acts = Acts(self.env, self.kept, self.changes)
        try:
            told = await acts.command(self.world.you, self.world.channel.id, FIRST_COMMAND, {"computers": COMPUTERS})
            # Whoever has typed nothing needs no answer.
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                count = self.changes.count
                while told.loading:
                    count = await self.changes.after(count)
        except (Unheard, TimeoutError):
            log.warning("no table could be opened; type /table open")
        else:
            # Unless something newer has taken its place.
            with suppress(BackendError):
                self.world.dismiss(self.env.backend.get_message(told.channel_id, told.message_id or 0))
            self.changes.note()


def reading(language: str, person: Person) -> Person:
    """The person, reading this language from now on; one that Discord does not know is as if chosen in the settings."""
    if not SPOKEN[language].locales:
        return replace(person, chosen_language=language)
    chosen = person.chosen_language
    return replace(person, language=language, chosen_language=chosen if chosen and SPOKEN[chosen].locales else None)
