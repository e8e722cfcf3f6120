"""What is remembered of people and servers, at hand once it has been asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

One = TypeVar("One")


class Preferences(Generic[One]):
    """Of all people, or of all servers, by their number. What asks the journal raises JournalError."""

    def __init__(
        self,
        read: Callable[[int], Awaitable[One | None]],
        write: Callable[[One], Awaitable[None]],
        default: Callable[[int], One],
    ) -> None:
        """`default` is what holds where nothing is remembered."""
        self._read, self._write, self._default = read, write, default
        self._known: dict[int, One] = {}
        self._changing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Of those being read, changed and written just now: nobody waits for anybody else's."""

    async def get(self, number: int) -> One:
        if number not in self._known:
            found = await self._read(number) or self._default(number)
            # It may have been changed meanwhile.
            self._known.setdefault(number, found)
        return self._known[number]

    def known(self, number: int) -> One:
        """The same without waiting; the defaults until it has been asked for once."""
        return self._known.get(number) or self._default(number)

    async def set(self, number: int, after: One) -> None:
        await self._write(after)
        self._known[number] = after

    async def change(self, number: int, change: Callable[[One], One]) -> None:
        """Remember what `change` makes of what is remembered now, whoever else changes it meanwhile."""
        lock = self._changing.setdefault(number, asyncio.Lock())
        async with lock:
            before = await self.get(number)
            after = change(before)
            if after != before:
                await self.set(number, after)

    def forget(self, number: int) -> None:
        """It was changed by somebody else: read it anew."""
        self._known.pop(number, None)
