"""Who is still a member of a server.

Without a privileged intent Discord tells a bot neither who is there nor who leaves. So it asks before a draw, a round
or a start, and learns from refusals.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import discord

from cogs.delivery.faults import NOT_TOLD, UNKNOWN_MEMBER, UNKNOWN_USER

MOST_ASKED: Final = 100
"""People in one request to the gateway, which Discord does not count among the others."""
PATIENCE: Final = 5.0
"""Seconds that a draw waits for the answer."""
BEFORE_AN_ANSWER: Final = 1.5
"""Seconds where somebody has pressed and has not been answered: Discord waits three."""


class Members:
    """Asks Discord who is a member."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def gone(self, guild_id: int | None, user_ids: Iterable[int], patience: float = PATIENCE) -> frozenset[int]:
        """Those who are certainly no members of this server. Whoever cannot be asked for counts as there."""
        guild = self._client.get_guild(guild_id or 0)
        asked = sorted({one for one in user_ids if one > 0})
        gone: set[int] = set()
        if guild is None or guild.unavailable or not asked:
            return frozenset()
        try:
            async with asyncio.timeout(patience):
                if len(asked) == 1:
                    return frozenset(asked if await _is_gone(guild, asked[0]) else ())
                for part in discord.utils.as_chunks(asked, MOST_ASKED):
                    found = {one.id for one in await guild.query_members(user_ids=part, limit=len(part), cache=False)}
                    # An answer may lack somebody for another reason, and nobody loses a seat by that.
                    for one in [one for one in part if one not in found]:
                        gone |= {one} if await _is_gone(guild, one) else set()
        except NOT_TOLD:
            pass
        return frozenset(gone)


async def _is_gone(guild: discord.Guild, user_id: int) -> bool:
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    return False
