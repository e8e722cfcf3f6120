"""The part of one process in the bot, where several share it: its lease is renewed, and followed while the bot runs.

    lease ──► how much may be sent, and until when ──► cogs/delivery/pacer.py
          ──► shards that are new:  load their tables, then connect
          ──► shards to be closed:  let go their tables, disconnect, give back

Who has no lease any more, because the database is away or the process stood still, holds on to all it has: its clocks
stand still, and nothing is shown. The next renewal says what of it is still its own. Until then Discord sends presses
to this process and to whoever may have taken over: that one is to answer, so this one waits for a moment.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple, Self

from discord.http import Route

from cogs.app.client import Client
from cogs.app.connection import INTERACTION
from cogs.delivery.faults import insist, passes
from cogs.delivery.transport import GATEWAY
from engine.cluster.dividing import CONNECTING
from engine.cluster.leases import RENEW, Lease, Leases
from engine.tables.model.errors import JournalError
from engine.tables.store.share import Share

_log = logging.getLogger(__name__)

_AFTER_OTHERS: Final = 1.5
"""Seconds after which a press is answered that another process may answer; Discord waits for three."""
_LATE: Final = 0.1
"""Seconds by which a session may begin after its moment."""
_ATTEMPTS: Final = 3
"""Moments for which it waits at most: some machines are always busy."""
_SOON: Final = 1.0
"""Seconds until the next renewal for whoever may send nothing yet: others have sent less by then."""


class LeaseKeeper:
    """Begun by `CardBot`, if there may be other processes. It sees to the bot's shards and to nothing in them."""

    def __init__(self, bot: Client, leases: Leases) -> None:
        self._bot, self._leases = bot, leases
        self._lease: Lease | None = None
        self._held: Share | None = None
        """What the bot has taken up to the end."""
        self._stands_still = True
        self._may_be_late = False
        """The lease was over: some of what the bot still holds may be another's."""
        self._is_failing = self._is_behind = False
        self._woken, self._changed = asyncio.Event(), asyncio.Event()
        self._tasks: tuple[asyncio.Task[None], ...] = ()
        self._timer: asyncio.TimerHandle | None = None
        self._moments: dict[int, _Moment] = {}
        """Those reserved for sessions whose connections are being made."""
        bot.turn_to_connect, bot.turn_to_identify = self._turn_to_connect, self._turn_to_identify
        # There is no public access to these (see `connection`).
        parsers: dict[str, Callable[[Any], None]] = bot._connection.parsers
        parsers[INTERACTION] = partial(self._pressed, parsers[INTERACTION])

    @classmethod
    async def begin(cls, bot: Client, leases: Callable[[int], Leases]) -> Self:
        """Take a lease, and keep and follow it from now on; raises JournalError if that can never be."""
        assert bot.application_id is not None
        keeper = cls(bot, leases(bot.application_id))
        bot.tables.times.stand_still()
        await insist(keeper._ask_discord)
        while True:
            if await keeper._renew():
                break
            await asyncio.sleep(_SOON)
        keeper._tasks = asyncio.create_task(keeper._keep()), asyncio.create_task(keeper._follow())
        return keeper

    def look(self) -> None:
        """Renew the lease at once: others have taken or given back something."""
        self._woken.set()

    async def close(self) -> None:
        """Stop keeping: the lease holds until `give_up`, or until its end."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def give_up(self) -> None:
        """Let others have everything, as all shards are closed."""
        try:
            await self._leases.stop()
        except JournalError as error:
            _log.warning("the other processes take over some seconds later: %s", error)

    @property
    def is_over(self) -> bool:
        """Whether there is no lease that holds: then others may have what this process had."""
        return self._lease is None or asyncio.get_running_loop().time() >= self._lease.until

    @property
    def is_settled(self) -> bool:
        """Whether the process has taken up what it should have, maybe nothing."""
        return not self.is_over and self._lease is not None and self._held == _wanted(self._lease)

    async def _keep(self) -> None:
        while True:
            assert self._lease is not None
            try:
                async with asyncio.timeout(RENEW if self._lease.rate else _SOON):
                    await self._woken.wait()
            except TimeoutError:
                pass
            self._woken.clear()
            await self._renew()

    async def _renew(self) -> bool:
        """Renew the lease, or say why that does not work; raises what keeps a process from its first one for good."""
        try:
            lease = await self._leases.renew(self._ask_discord, self._bot.delivery.pacer.demand())
        except Exception as error:
            if self._lease is None and not passes(error):
                raise
            # A long failure is not to fill the log.
            level = logging.DEBUG if self._is_failing else logging.WARNING
            _log.log(level, "the lease of this process cannot be renewed, and is tried again: %s", error)
            self._is_failing = True
            return False
        self._is_failing = False
        before, self._lease = self._lease, lease
        if before is None or before.share != lease.share:
            of = f"{sorted(lease.share.shards)} of {lease.share.count}"
            _log.info("this process, one of %s, has shards %s", lease.processes, of)
        if not self._may_be_late:
            self._allow(lease)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_at(lease.until, self._stand_still)
        self._changed.set()
        return True

    def _stand_still(self) -> None:
        _log.warning("the lease of this process is over: until it is renewed, clocks stand still and nothing is shown")
        self._stands_still = self._may_be_late = True
        self._bot.tables.times.stand_still()

    def _allow(self, lease: Lease) -> None:
        self._bot.delivery.pacer.allow(lease.rate, lease.until)

    async def _follow(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            assert self._lease is not None
            try:
                await self._take_up(self._lease)
            except Exception as error:
                # With the next renewal it is tried again.
                level = logging.DEBUG if self._is_behind else logging.ERROR
                trace = None if passes(error) else error
                _log.log(level, "the shards of this process are not as they should be: %s", error, exc_info=trace)
                self._is_behind = True
            else:
                self._is_behind = False

    async def _take_up(self, lease: Lease) -> None:
        """Hold what the lease says, and nothing else."""
        bot, wanted = self._bot, _wanted(lease)
        if self._may_be_late:
            # What was to be shown there when the lease ended is not to leave now.
            await self._let_go(wanted)
            if asyncio.get_running_loop().time() < lease.until:
                self._may_be_late = False
                self._allow(self._lease or lease)
        if bot.shard_count != wanted.count:
            await self._hold(replace(bot.tables.share, shards=frozenset()))
            bot.divide(wanted.count)
        await self._hold(wanted)
        if self._stands_still and not self.is_over:
            # Only now: some of what this process had may be another's, or have been for a while.
            self._stands_still = False
            bot.hearing.look()
            await bot.tables.times.go_on()
        if lease.closing:
            await self._leases.give_back(lease.closing)
            # A renewal of meanwhile may have found that nobody else wants them after all: now it is too late.
            self._lease = _without(self._lease or lease, lease.closing)
        for shard_id in sorted(wanted.shards - bot.open_shards):
            bot.open_shard(shard_id)

    async def _let_go(self, wanted: Share) -> None:
        """Hold nothing that is not wanted, and nothing more than before."""
        before = self._bot.tables.share
        same = wanted.shards if before.count == wanted.count else frozenset[int]()
        await self._hold(replace(before, shards=before.shards & same))

    async def _hold(self, share: Share) -> None:
        """Take up the tables of these shards; let go those of all others, then their connections."""
        bot = self._bot
        try:
            if share != self._held:
                self._held = None
                await bot.hold(share)
                self._held = share
        finally:
            await asyncio.gather(*map(bot.close_shard, bot.open_shards - share.shards))

    def _pressed(self, parse: Callable[[Any], None], data: Any) -> None:
        """Do what is pressed; later if another process may do it, and not at all if that is so."""
        if self._has_server_of(data):
            parse(data)
        else:
            asyncio.get_running_loop().call_later(_AFTER_OTHERS, self._pressed_before, parse, data)

    def _pressed_before(self, parse: Callable[[Any], None], data: Any) -> None:
        if self.is_over or self._has_server_of(data):
            parse(data)

    def _has_server_of(self, data: Any) -> bool:
        """Whether nobody else has the server of an event."""
        number = data.get("guild_id") if isinstance(data, Mapping) else None
        guild_id = int(str(number)) if str(number).isdecimal() else None
        return not self.is_over and self._lease is not None and self._lease.share.holds(guild_id)

    async def _ask_discord(self) -> int:
        """How many shards there should be; and how many may identify at once."""
        told = await self._bot.http.request(Route("GET", GATEWAY))
        self._bot.sessions_at_once = int(told["session_start_limit"]["max_concurrency"])
        return int(told["shards"])

    async def _turn_to_connect(self, shard_id: int) -> None:
        """Reserve the moment of a session, and wait until it is near."""
        self._moments[shard_id] = moment = await self._reserved(shard_id)
        await asyncio.sleep(moment.begins - CONNECTING - asyncio.get_running_loop().time())

    async def _turn_to_identify(self, shard_id: int) -> None:
        """Wait until no other process begins a session, and this one still has a lease.

        Whoever comes late, on a busy machine, might be too near to the next one, and waits for another moment.
        """
        loop, attempts = asyncio.get_running_loop(), 0
        while True:
            moment = self._moments.pop(shard_id, None) or await self._reserved(shard_id)
            await asyncio.sleep(moment.begins - loop.time())
            attempts += 1
            if not self.is_over and (loop.time() < moment.ends or attempts >= _ATTEMPTS):
                return

    async def _reserved(self, shard_id: int) -> _Moment:
        """The next moment at which no other process begins a session."""
        while True:
            await self._bot.delivery.pacer.allowed()
            asked = asyncio.get_running_loop().time()
            try:
                wait = await self._leases.session(shard_id % self._bot.sessions_at_once)
            except JournalError:
                # The renewal fails as well, and says so.
                await asyncio.sleep(_SOON)
                continue
            begins = asyncio.get_running_loop().time() + wait
            return _Moment(begins, begins + _LATE if wait else asked + CONNECTING)


class _Moment(NamedTuple):
    """When a session may begin (loop time)."""

    begins: float
    ends: float


def _without(lease: Lease, shards: frozenset[int]) -> Lease:
    share = replace(lease.share, shards=lease.share.shards - shards)
    return replace(lease, share=share, closing=lease.closing - shards)


def _wanted(lease: Lease) -> Share:
    return replace(lease.share, shards=lease.share.shards - lease.closing)
