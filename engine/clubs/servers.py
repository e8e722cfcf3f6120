"""The servers that the bot joins, is removed from, and forgets some time later; and the shards they are in."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from engine.clubs.clubs import Clubs
from engine.clubs.tournaments.tournaments import Tournaments
from engine.running.preferences import Preferences
from engine.running.table import Table
from engine.store.privacy import Privacy
from engine.table.model.errors import Refused
from engine.table.model.preferences import Server
from engine.table.model.status import Stop, StopKind

DIRECT_MESSAGES: Final = 0
"""The shard of what belongs to no server."""


def shard_of(guild_id: int | None, count: int) -> int:
    """The shard of a server if there are `count`; what belongs to no server, as direct messages, is of the first."""
    return DIRECT_MESSAGES if guild_id is None else (guild_id >> 22) % count


GRACE: Final = 30 * 24 * 3600.0
"""Seconds after which a server that removed the bot is forgotten."""


class Servers:
    """Made by `Tables`."""

    def __init__(
        self,
        privacy: Privacy,
        servers: Preferences[Server],
        everywhere: tuple[Tournaments, Clubs],
        in_guild: Callable[[int], Iterable[Table]],
        now: Callable[[], float],
        shards: Callable[[], int],
    ) -> None:
        self._privacy, self._servers, (self._tournaments, self._clubs) = privacy, servers, everywhere
        self._in_guild, self._now, self._shards = in_guild, now, shards

    async def leave(self, guild_id: int) -> None:
        """The bot was removed from a server: its tables end without a result, and its evenings take place no more."""
        await self._clubs.evenings.leave(guild_id)
        for tournament in self._tournaments.in_guild(guild_id):
            # One that is over may not have been shown yet.
            with suppress(Refused):
                await tournament.stop(0, force=True)
        for table in self._in_guild(guild_id):
            with suppress(Refused):
                await table.call_off(Stop(StopKind.SERVER))
        await self._servers.change(guild_id, lambda server: replace(server, left_at=self._now()))

    async def be_only_in(self, guild_ids: Collection[int], shard: int = DIRECT_MESSAGES) -> None:
        """At start: of this shard, the bot is in these servers, some perhaps new; it was removed from all others."""
        here = frozenset(guild_ids)
        for guild_id in await self._privacy.servers_here() - here:
            if shard_of(guild_id, self._shards()) == shard:
                await self.leave(guild_id)
        for guild_id in here.intersection(await self._privacy.gone_before(math.inf)):
            await self.come_to(guild_id)

    async def come_to(self, guild_id: int) -> None:
        """The bot was added to a server, perhaps again: anything chosen there before still holds."""
        await self._servers.change(guild_id, lambda server: replace(server, left_at=None))

    async def forget_left(self) -> tuple[int, ...]:
        """Forget what was chosen on servers that the bot left at least `GRACE` seconds ago; returns which."""
        gone = await self._privacy.gone_before(self._now() - GRACE)
        for guild_id in gone:
            await self._clubs.forget_server(guild_id)
            await self._privacy.forget_server(guild_id)
            self._servers.forget(guild_id)
        return gone
