"""The connections to Discord, one for each shard: launched as the library does, for as long as it takes."""

from __future__ import annotations

from typing import Any

import yarl
from discord.ext import commands


class _Again(Exception):
    """A connection could not be made, and the library has waited."""


class ShardedBot(commands.AutoShardedBot):
    """A bot with a connection for each of its shards."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._launching: set[int] = set()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, trying until that works.

        The library calls this once more from within at each failure, until after an hour and a half Python allows no
        deeper call.
        """
        if shard_id in self._launching:
            raise _Again
        self._launching.add(shard_id)
        try:
            while True:
                try:
                    await super().launch_shard(gateway, shard_id, initial=initial)
                except _Again:
                    initial = False
                else:
                    return
        finally:
            self._launching.discard(shard_id)
