"""Which servers a process of the bot has to do with: Discord divides them into shards by their ids."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

DIRECT_MESSAGES: Final = 0
"""The shard of what belongs to no server."""


def shard_of(guild_id: int | None, count: int) -> int:
    """The shard of a server if there are `count`; what belongs to no server, as direct messages, is of the first."""
    return DIRECT_MESSAGES if guild_id is None else (guild_id >> 22) % count


@dataclass(frozen=True, slots=True)
class Share:
    """Some of the shards of a bot."""

    count: int
    """How many there are in all."""
    shards: frozenset[int]

    def holds(self, guild_id: int | None) -> bool:
        """Whether this server is in these shards."""
        return shard_of(guild_id, self.count) in self.shards

    @property
    def is_everything(self) -> bool:
        """Whether there are no others."""
        return len(self.shards) == self.count

    def only(self, shard: int) -> Share:
        """One shard of the same bot."""
        return replace(self, shards=frozenset({shard}))


EVERYTHING: Final = Share(1, frozenset({0}))
"""That of the only process."""
NOTHING: Final = Share(1, frozenset())
"""That of one of several, before it is told how they divide the shards."""
