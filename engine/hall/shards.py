"""Discord divides the servers of a bot into shards by their ids."""

from __future__ import annotations

from typing import Final

DIRECT_MESSAGES: Final = 0
"""The shard of what belongs to no server."""


def shard_of(guild_id: int | None, count: int) -> int:
    """The shard of a server if there are `count`; what belongs to no server, as direct messages, is of the first."""
    return DIRECT_MESSAGES if guild_id is None else (guild_id >> 22) % count
