"""What is kept in the journal and goes on by itself, as tournaments and evenings do: one of them, and all of a process.

A change is saved first, then announced, one at a time. Whatever is due is found by looking at the journal, never
remembered, so it makes no difference whether the process was killed in between.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, TypeVar

from engine.clubs.kept.rows import KeptRows, State
from engine.running.clock import CallLater, Clock
from engine.running.services import RETRY, Outside
from engine.running.table import Table
from engine.store.sql.backend import Clash
from engine.table.model.errors import Refusal, Refused

log = logging.getLogger(__name__)

Tell = Callable[[Any], Awaitable[None]]
"""Shows how one of them stands, after something was saved. Anything it raises is logged and changes nothing."""


@dataclass(slots=True, kw_only=True)
class Surroundings(Generic[State]):
    """What all of a kind in a process share."""

    rows: KeptRows[State]
    now: Callable[[], float]
    table: Callable[[int], Awaitable[Table]]
    """Finds a table by its number."""
    outside: Outside
    tell: Tell | None = None
    clock: Clock = field(init=False)
    ended: Callable[[int], None] = field(init=False)
    """Told when one of them will not change any more."""


class Kept(ABC, Generic[State]):
    """One of them: its newest state, and the lock that all its changes take.

    The methods that change something raise `Refused` and `JournalError`, and have saved on return.
    """

    _waits: ClassVar[bool] = True
    """Whether whoever changes something returns only when what follows from it is done, whoever does that."""
    _tries: ClassVar[int] = 2
    """How often somebody's change is tried: another process may be faster."""

    def __init__(self, state: State, services: Surroundings[State]) -> None:
        self._state, self._services = state, services
        self._lock = asyncio.Lock()
        self._going_on = asyncio.Lock()
        self._is_stirred = False
        """There is a reason to look at the journal."""
        self._is_barred = False
        """Something is due, and cannot be shown in its channel: the next look is soon."""

    @property
    def id(self) -> int:
        """Its number, from 1."""
        return self._state.id

    @property
    def state(self) -> State:
        """All of it at this moment."""
        return self._state

    @property
    def message_ids(self) -> Mapping[str, tuple[int, int]]:
        """Kind -> (channel id, message id), as set by `set_message`; kept across restarts."""
        return self._state.messages

    @abstractmethod
    def due_after(self, at: float) -> float | None:
        """When something has to happen by itself (UTC epoch, seconds); None: not before somebody does something."""

    @abstractmethod
    async def _do_what_is_due(self) -> bool:
        """Carry out one thing, under the lock; False if nothing is due. Raises Clash if another process was faster."""

    @abstractmethod
    def _seen(self) -> Any:
        """What is shown of it besides its state, as of the last look."""

    @abstractmethod
    async def _write(self, after: State, **others: Any) -> None:
        """Write the next state, and `others` with it, and have it from then on; raises Clash."""

    def _has_news(self, seen: Any) -> bool:
        """Whether something is to be shown though nothing was saved; `seen`: what was before."""
        return bool(self._seen() != seen)

    def _patience(self) -> float:
        """Seconds until the next look, where everything is done that can be."""
        return RETRY if self._is_barred else 0.0

    async def look_again(self) -> None:
        """Something of it has changed, or has become possible: show it, and see what has to happen."""
        async with self._lock:
            await self._look()
        await self.announce()
        self.stir()

    def stir(self) -> None:
        """Look soon: something may have to happen."""
        self._is_stirred = True
        self.wind()

    def wind(self, wait: float = 0.0) -> None:
        """Have the clock wake it when something is due, but not within `wait` seconds."""
        now = self._services.now()
        due = now if self._is_stirred else self.due_after(now)
        self._services.clock.set(self.id, None if due is None else max(due, now + wait))

    async def go_on(self) -> None:
        """Carry out everything that is due. Raises nothing but cancellation."""
        if self._going_on.locked() and not self._waits:
            return
        async with self._going_on:
            # What bars it is shown once.
            wait, seen = 0.0, self._seen()
            try:
                while await self._step():
                    await self.announce()
                if self._has_news(seen):
                    await self.announce()
                wait = self._patience()
            except Exception:
                log.exception("%s cannot go on; next try in %s seconds", self._called, RETRY)
                self._is_stirred, wait = True, RETRY
            finally:
                self.wind(wait)

    async def _step(self) -> bool:
        async with self._lock:
            self._is_stirred = self._is_barred = False
            await self._look()
            try:
                return await self._do_what_is_due()
            except Clash:
                # Looking again is enough.
                return True

    async def set_message(self, kind: str, channel_id: int, message_id: int) -> None:
        """Remember where a message is. Announces nothing."""
        at = {kind: (channel_id, message_id)}
        await self._change_quietly(lambda now: replace(now, messages={**now.messages, **at}))

    async def _change(self, work: Callable[[State], State]) -> None:
        """Do something for somebody, save and announce it, and let follow what follows from it."""
        async with self._lock:
            await self._do(work, self._tries)
        try:
            await self.announce()
        finally:
            await self._stir_and_go_on()

    async def _change_quietly(self, work: Callable[[State], State]) -> None:
        """Do and save something that does not concern the play."""
        async with self._lock:
            await self._do(work, 2)
        self.wind()
        if self._state.closed:
            self._services.ended(self.id)

    async def _stir_and_go_on(self) -> None:
        self._is_stirred = True
        await self.go_on()

    async def _do(self, work: Callable[[State], State], tries: int) -> None:
        """Do `work` and save it; the lock must be held.

        Where another process was faster, it is done anew: what that one did may be all this person wanted, or forbid
        it. Raises what `work` raises, Refused(stale) after so many tries, and JournalError.
        """
        for _ in range(tries):
            try:
                await self._save(await self._worked(work))
            except Clash:
                continue
            return
        raise Refused(Refusal.STALE)

    async def _worked(self, work: Callable[[State], State]) -> State:
        return work(self._state)

    async def _save(self, after: State, **others: Any) -> None:
        """Write the next state, if it is another; the lock must be held.

        Raises Clash if another process was faster, whose state it has read then, and JournalError.
        """
        if after is self._state:
            return
        try:
            await self._write(replace(after, revision=self._state.revision + 1), **others)
        except Clash:
            await self._look()
            raise

    async def _look(self) -> None:
        """Read it from the journal; the lock must be held."""
        self._state = await self._services.rows.find(self.id)

    async def announce(self) -> None:
        """Show how it stands, if anybody does."""
        if self._services.tell is not None:
            try:
                await self._services.tell(self)
            except Exception:
                log.exception("%s could not be announced", self._called)

    async def _is_open(self, guild_id: int | None, channel_id: int) -> bool:
        """Whether something can be shown in this channel."""
        self._is_barred = guild_id is not None and not await self._services.outside.is_open(guild_id, channel_id)
        return not self._is_barred

    @property
    def _called(self) -> str:
        return f"{self._services.rows.called} {self.id}"


One = TypeVar("One", bound=Kept[Any])


class KeptOnes(ABC, Generic[State, One]):
    """All of a kind in this process, and the clock that wakes them; `Tables` restores and closes them."""

    def __init__(self, services: Surroundings[State], call_later: CallLater | None) -> None:
        self._services = services
        self._live: dict[int, One] = {}
        self._opening = asyncio.Lock()
        """Of two that are opened at once, the second counts the first."""
        services.clock = self.clock = Clock(services.now, self._wake, call_later)
        services.ended = self._forget

    @abstractmethod
    async def _made(self, state: State) -> One:
        """The one with a state that was just read or written."""

    def announce_by(self, tell: Tell) -> None:
        """Have this show how they stand from now on."""
        self._services.tell = tell

    async def find(self, number: int) -> One:
        """Any that ever existed; raises Refused(no-such-tournament, no-such-evening)."""
        return self._live.get(number) or await self._kept(await self._services.rows.find(number))

    def all(self) -> tuple[One, ...]:
        """Those that have not ended or whose end has not been shown, oldest first."""
        return tuple(self._live.values())

    async def restore(self) -> None:
        """Load all that are not closed, and see what has to be done for them."""
        for state in await self._services.rows.unclosed():
            (await self._kept(state)).stir()

    async def _kept(self, state: State) -> One:
        """The same, of which there is one object as long as it can still change."""
        made = await self._made(state)
        return self._live.get(state.id) or (made if state.closed else self._live.setdefault(state.id, made))

    def _forget(self, number: int) -> None:
        self._live.pop(number, None)
        self.clock.set(number, None)

    async def _wake(self, number: int) -> None:
        if found := self._live.get(number):
            await found.go_on()
