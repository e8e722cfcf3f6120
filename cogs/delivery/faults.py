"""What becomes of a request that failed: whether to try it again, and when.

What passes by itself (Discord or the network is down, too many requests) is tried until it succeeds, because what is to
be shown stays true. A refusal is not repeated: it has its own answer, such as another place to show the same.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import aiohttp
import discord

from engine.tables.model.errors import JournalBusy

_log = logging.getLogger(__name__)

T = TypeVar("T")

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060
TOO_OLD_TO_EDIT: Final = 30046
"""Discord allows few edits of messages older than an hour."""
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
INVALID_TOKEN: Final = 50027
INVALID_BODY: Final = 50035
NO_COMMON_SERVER: Final = 50278
"""Of a direct message: the person is on no server of the bot."""
ARCHIVED: Final = 50083
"""The thread is archived."""
OPENING_TOO_FAST: Final = 40003
"""The bot begins too many conversations by direct message."""
CLOSED_TO_BOT: Final = 50007
CLOSED: Final = frozenset({CLOSED_TO_BOT, NO_COMMON_SERVER})
"""Codes for somebody who takes no direct messages of the bot, or has no server in common with it."""
HAS_THREAD: Final = 160004
"""The message has a thread already."""
NO_ROOM_FOR_THREADS: Final = frozenset({160006, 160007})
"""The server has as many threads open as Discord allows; the second is about those of announcements."""

SHORTEST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 10.0
"""Seconds between two attempts; so whatever failed is shown soon after Discord is well again."""
LIFTED_WITHIN: Final = 20
"""Attempts at what somebody on the server must allow first; after them it waits for an occasion to try again."""

_TOO_MANY: Final = 429
_SERVER_ERROR: Final = 500
_NOT_FROM_DISCORD: Final = 0
"""The code of an answer that is not Discord's own, but of something between it and the bot."""


def passes(error: BaseException) -> bool:
    """Whether the same request may succeed later, without anybody doing anything."""
    if isinstance(error, discord.HTTPException):
        between = error.status in (403, 404) and error.code == _NOT_FROM_DISCORD
        return error.status >= _SERVER_ERROR or error.status == _TOO_MANY or between
    return isinstance(error, aiohttp.ClientError | OSError | TimeoutError | discord.RateLimited | JournalBusy)


@contextmanager
def refusals_ignored() -> Iterator[None]:
    """Wrap something that may be left undone if Discord refuses it, but not if that passes."""
    try:
        yield
    except discord.HTTPException as error:
        if passes(error):
            raise


async def insist(work: Callable[[], Awaitable[T]]) -> T:
    """Do something until it does not fail in passing; raises what does not pass."""
    attempt = 0
    while True:
        try:
            return await work()
        except Exception as error:
            if not passes(error):
                raise
            attempt += 1
            _log.warning("Discord does not take something and is asked again (attempt %s): %s", attempt, error)
        await asyncio.sleep(wait_before(attempt))


def wait_before(attempt: int) -> float:
    """Seconds until the next attempt, `attempt` 1 being the second: longer each time, and never two at one moment."""
    longest: float = min(SHORTEST_WAIT * 2 ** (attempt - 1), LONGEST_WAIT)
    return longest * random.uniform(0.5, 1.0)
