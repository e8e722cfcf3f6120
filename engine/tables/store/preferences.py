"""What is remembered of people and servers, kept in memory once it has been asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

One = TypeVar("One")


class Preferences(Generic[One]):
    """The preferences of all people, or of all servers, by number.

    Anything that asks the journal raises JournalError.
    """

    def __init__(
        self,
        read: Callable[[int], Awaitable[One | None]],
        write: Callable[[One], Awaitable[None]],
        default: Callable[[int], One],
    ) -> None:
        """`default` holds if nothing is remembered."""
        self._read, self._write, self._default = read, write, default
        self._known: dict[int, One] = {}
        self._changing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each number being read, changed and written just now: nobody waits for anybody else's."""

    async def get(self, number: int) -> One:
        if number not in self._known:
            found = await self._read(number) or self._default(number)
            # It may have been changed meanwhile.
            self._known.setdefault(number, found)
        return self._known[number]

    def known(self, number: int) -> One:
        """The same without waiting: the default until it has been asked for once."""
        return self._known.get(number) or self._default(number)

    async def set(self, number: int, after: One) -> None:
        await self._write(after)
        self._known[number] = after

    async def change(self, number: int, change: Callable[[One], One]) -> None:
        """Apply `change` to what is remembered now, even if somebody else changes it meanwhile."""
        lock = self._changing.setdefault(number, asyncio.Lock())
        async with lock:
            before = await self.get(number)
            after = change(before)
            if after != before:
                await self.set(number, after)

    def forget(self, number: int) -> None:
        """Drop it from memory, because somebody else changed it; it will be read anew."""
        self._known.pop(number, None)
