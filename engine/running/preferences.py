"""What is remembered of people and servers, kept in memory once it has been read from the journal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from engine.store.journal import Journal
from engine.table.model.preferences import Person, Server

One = TypeVar("One")


class Preferences(Generic[One]):
    """The preferences of all people, or of all servers, by number.

    Anything that asks the journal raises JournalError.
    """

    def __init__(
        self,
        read: Callable[[int], Awaitable[One | None]],
        write: Callable[[One, One | None], Awaitable[None]],
        default: Callable[[int], One],
    ) -> None:
        """`write` gets what was known before, and may leave the rest as it is; `default` holds if nothing is kept."""
        self._read, self._write, self._default = read, write, default
        self._known: dict[int, One] = {}
        self._changing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each number being read, changed and written just now: nobody waits for anybody else's."""

    async def get(self, number: int) -> One:
        """What is remembered, or the default."""
        if number not in self._known:
            found = await self._read(number) or self._default(number)
            # It may have been changed meanwhile.
            self._known.setdefault(number, found)
        return self._known[number]

    def known(self, number: int) -> One:
        """The same without waiting: the default until it has been asked for once."""
        return self._known.get(number) or self._default(number)

    def __contains__(self, number: int) -> bool:
        """Whether it has been asked for."""
        return number in self._known

    async def change(self, number: int, change: Callable[[One], One]) -> None:
        """Apply `change` to what is remembered now, even if somebody else changes it meanwhile."""
        async with self._lock(number):
            before = await self.get(number)
            after = change(before)
            if after != before:
                await self._write(after, before)
                self._known[number] = after

    def forget(self, number: int) -> None:
        """Drop it from memory, because nothing is to be remembered; if anything is, it will be read anew."""
        self._known.pop(number, None)

    def _lock(self, number: int) -> asyncio.Lock:
        return self._changing.setdefault(number, asyncio.Lock())


class CachedPreferences:
    """Holds what has been asked for since the process began."""

    def __init__(self, journal: Journal) -> None:
        self._people = people = Preferences(journal.person, journal.set_person, Person)
        self._servers = servers = Preferences(journal.server, journal.set_server, Server)
        self.person, self.known_person, self.change_person = people.get, people.known, people.change
        """What is remembered of a person; the same without waiting; and changing it."""
        self.server, self.known_server, self.change_server = servers.get, servers.known, servers.change
