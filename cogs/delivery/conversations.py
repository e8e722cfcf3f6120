"""Beginning conversations by direct message: the one place that does, within a budget.

Discord does not like bots that begin many. Whom it would refuse is not asked for: they wait here, whoever is to act
first, and what they are to get is sent as soon as a conversation can be begun. Conversations that exist cost nothing.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import discord

from cogs.delivery.faults import OPENING_TOO_FAST, passes
from engine.clubs.tables import Tables
from engine.running.openings import REST_AFTER_REFUSAL, Budget, Need, Openings
from engine.table.model.errors import JournalError

_log = logging.getLogger(__name__)

LOOKS_AGAIN: Final = 15.0
"""Seconds until those who still wait are looked at again, after others were let go first."""
_AT_LEAST: Final = 1.0
"""The same at least."""
_FORBIDDEN: Final = SimpleNamespace(status=403, reason="Forbidden")


class NotNow(discord.Forbidden):
    """No conversation can be begun now. Discord has refused it, or it would, and was not asked.

    It has the code that Discord gives then, so that it is treated as any refusal; but nobody has closed anything.
    """

    def __init__(self) -> None:
        answer: Any = _FORBIDDEN
        super().__init__(answer, {"code": OPENING_TOO_FAST, "message": "No more conversations for now"})


class _WaitingPerson(NamedTuple):
    number: int
    """The order in which they came."""
    user_id: int
    need: Callable[[], Need]
    again: Callable[[], None]


Key = tuple[str | int, ...]
"""What somebody waits for, the first being whose it is."""


class Conversations:
    """Begins them, and knows who waits for one."""

    def __init__(self, client: discord.Client, tables: Tables, budget: Budget) -> None:
        self._client, self._tables = client, tables
        self.openings = Openings(tables.journal, tables.now, budget)
        self._waiting: dict[Key, _WaitingPerson] = {}
        self._numbers = count()
        self._told: set[int] = set()
        """Those who wait and know why."""
        self._paid: set[int] = set()
        """Those for whom one was spent, and Discord has not answered."""
        self._closed = dict.fromkeys(Need, -math.inf)
        """Until when (UTC epoch, seconds) there is none, by the need."""
        self._one_at_a_time = asyncio.Lock()
        """So that of many begun at once only one can be refused."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[object]] = set()

    @property
    def waiting(self) -> int:
        """How many people wait for one to read something; who signed up has nothing to read yet."""
        return len({one.user_id for one in self._waiting.values() if one.need() is not Need.AHEAD})

    def must_be_possible(self, user_id: int, need: Need) -> None:
        """Raises NotNow if it is no use to ask: so nothing is drawn for nothing."""
        if user_id not in self._paid and (self._closed[need] > self._tables.now() or self._others_first(user_id, need)):
            raise NotNow

    async def begin(self, user_id: int, need: Need) -> int:
        """Begin a conversation, or find the one that another task has begun meanwhile; returns its channel.

        Raises NotNow, JournalError and what Discord refuses.
        """
        async with self._one_at_a_time:
            known = (await self._tables.person(user_id)).dm_channel
            if known is not None:
                return known
            self.must_be_possible(user_id, need)
            await self._spend(user_id, need)
            try:
                channel = await self._client.create_dm(discord.Object(user_id))
            except discord.HTTPException as error:
                if error.code == OPENING_TOO_FAST:
                    raise await self.refused(user_id) from error
                if not passes(error):
                    self._paid.discard(user_id)
                raise
            self._paid.discard(user_id)
            await self.found(user_id, channel.id)
            return channel.id

    async def _spend(self, user_id: int, need: Need) -> None:
        until = await self.openings.spend(need, again=user_id in self._paid)
        if until is not None:
            self._closed[need] = until
            raise NotNow
        self._paid.add(user_id)

    async def refused(self, user_id: int) -> NotNow:
        """Discord says that these are too many: make no attempt for an hour, not even after a restart."""
        _log.warning("Discord lets the bot begin no more conversations by direct message for now")
        until = self._tables.now() + REST_AFTER_REFUSAL
        self._closed = {need: max(at, until) for need, at in self._closed.items()}
        self._paid.discard(user_id)
        with suppress(JournalError):
            await self.openings.refused()
        with suppress(JournalError):
            # If there is a channel by now, nothing can be sent there.
            await self._tables.change_person(user_id, lambda person: replace(person, dm_channel=None))
        return NotNow()

    async def found(self, user_id: int, channel_id: int) -> None:
        """Remember somebody's channel, which exists; what they wait for can be sent."""
        await self._tables.change_person(user_id, lambda person: replace(person, dm_channel=channel_id))
        self.let_go(user_id)

    async def lost(self, user_id: int, channel_id: int) -> None:
        """Somebody's channel is gone."""
        await self._tables.change_person(
            user_id, lambda person: replace(person, dm_channel=None) if person.dm_channel == channel_id else person
        )

    def let_go(self, user_id: int) -> None:
        """Somebody need not wait any more."""
        self._told.discard(user_id)
        for key in [key for key, one in self._waiting.items() if one.user_id == user_id]:
            self._waiting.pop(key).again()

    def later(self, key: Key, user_id: int, need: Callable[[], Need], again: Callable[[], None]) -> None:
        """Call `again` as soon as a conversation with this person can be begun, once; `key`: in place of the like.

        `need`: asked at that time.
        """
        number = self._waiting[key].number if key in self._waiting else next(self._numbers)
        self._waiting[key] = _WaitingPerson(number, user_id, need, again)
        self._wind()

    def drop(self, key: Key) -> None:
        """Nobody waits for this any more."""
        self._waiting.pop(key, None)

    def waits(self, key: Key) -> bool:
        """Whether somebody waits for this."""
        return key in self._waiting

    def is_news_to(self, user_id: int) -> bool:
        """Whether this person waits and has not been told; from now on they have."""
        news = user_id not in self._told and any(one.user_id == user_id for one in self._waiting.values())
        if news:
            self._told.add(user_id)
        return news

    def forget(self, user_id: int) -> None:
        """Forget a person who asked for that."""
        self._told.discard(user_id)
        self._waiting = {key: one for key, one in self._waiting.items() if one.user_id != user_id}

    def start(self, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Do something in the background, until the bot stops."""
        task = asyncio.create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop; returns when nothing uses the journal any more."""
        self._waiting.clear()
        tasks = tuple(self._tasks)
        for one in (self._timer, *tasks):
            if one is not None:
                one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _others_first(self, user_id: int, need: Need) -> bool:
        """Whether somebody waits who is to act, as this person is not."""
        others = (one for one in self._waiting.values() if one.user_id != user_id)
        return need is not Need.ACTING and any(one.need() is Need.ACTING for one in others)

    def _wind(self, at_least: float = 0.0) -> None:
        """Look at those who wait when the next conversation can be begun."""
        if not self._waiting:
            return
        at = min(self.openings.opens_at(need) for need in {one.need() for one in self._waiting.values()})
        wait, loop = max(at - self._tables.now(), at_least, _AT_LEAST), asyncio.get_running_loop()
        if self._timer is not None and self._timer.when() > loop.time() + wait:
            self._timer.cancel()
            self._timer = None
        if self._timer is None and wait < math.inf:
            self._timer = loop.call_later(wait, partial(self.start, self._serve))

    async def _serve(self) -> None:
        """Let as many try again as there is room for, the most urgent first."""
        self._timer = None
        await self.openings.look()
        self._closed = {need: self.openings.opens_at(need) for need in Need}
        begun: set[int] = set()
        for key, one in sorted(self._waiting.items(), key=lambda entry: (entry[1].need(), entry[1].number)):
            if one.user_id in begun or self.openings.room(one.need()) > len(begun):
                begun.add(one.user_id)
                del self._waiting[key]
                one.again()
        self._wind(LOOKS_AGAIN)
