"""What becomes of a request that failed: whether and when to try it again, and what people read of a refusal.

What passes by itself (Discord or the network is down, too many requests) is tried until it succeeds, because what is to
be shown stays true. A refusal is not repeated: it has its own answer, such as another place to show the same.

The codes are those of Discord's page "Opcodes and Status Codes" that the routes of the bot may give: messages, direct
messages, threads, answers to interactions, events, commands and emojis. Those that only other routes give are left out.
A code that is not here, or without a sentence, is a fault of the bot's own: it is logged, and people read that
something went wrong.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

import aiohttp
import discord

from engine.table.model.errors import JournalBusy

_log = logging.getLogger(__name__)

T = TypeVar("T")

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060
TOO_MANY_FOLLOW_UPS: Final = 40094
"""Where the bot is installed for a person alone, Discord takes five."""
TOO_OLD_TO_EDIT: Final = 30046
"""Discord allows few edits of messages older than an hour."""
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
NOT_PERMITTED: Final = frozenset({MISSING_ACCESS, MISSING_PERMISSIONS})
"""Codes for a permission that somebody on the server may give."""
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

TOO_MANY: Final = 429
SERVER_ERROR: Final = 500
"""Statuses; from the second on Discord failed, and may not the next time."""
_NOT_FROM_DISCORD: Final = 0
"""The code of an answer that is not Discord's own, but of something between it and the bot."""


FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request may end in; a TimeoutError is an OSError."""
NOT_TOLD: Final = (discord.DiscordException, *FAILURES, RuntimeError)
"""What asking Discord may end in; RuntimeError: the shard has no connection."""


def passes(error: BaseException) -> bool:
    """Whether the same request may succeed later, without anybody doing anything."""
    if isinstance(error, discord.HTTPException):
        between = error.status in (403, 404) and error.code == _NOT_FROM_DISCORD
        return error.status >= SERVER_ERROR or error.status == TOO_MANY or between
    return isinstance(error, aiohttp.ClientError | OSError | discord.RateLimited | JournalBusy)


async def may_be_lifted(error: discord.HTTPException) -> bool:
    """Whether a permission is missing that somebody on the server may give."""
    return error.code in NOT_PERMITTED


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


class Refusal(NamedTuple):
    """One code."""

    code: int
    means: str
    """In short, what Discord says."""
    says: str | None
    """The sentence for whoever waits for an answer; None: nobody reads one."""
    instead: str
    """What the bot does by itself."""


_GONE, _NOBODY = "refusal-discord-gone", "refusal-discord-nobody"
_PERMISSION, _PLACE = "refusal-discord-permission", "refusal-discord-place"
_PAUSE, _FILTER = "refusal-discord-pause", "refusal-discord-filter"
_OPENING, _CLOSED = "refusal-discord-opening", "refusal-discord-closed"
_THREAD, _THREADS = "refusal-discord-thread", "refusal-discord-threads"

REFUSALS: Final = (
    Refusal(UNKNOWN_CHANNEL, "Unknown channel", _GONE, "its tables end; direct messages are begun anew"),
    Refusal(10004, "Unknown server", _GONE, "its tables end"),
    Refusal(UNKNOWN_MEMBER, "Unknown member", _NOBODY, ""),
    Refusal(UNKNOWN_MESSAGE, "Unknown message", _GONE, "a new one is sent in place of one to be edited"),
    Refusal(10011, "Unknown role", _GONE, ""),
    Refusal(UNKNOWN_USER, "Unknown user", _NOBODY, ""),
    Refusal(10014, "Unknown emoji", None, "cards are words until the emojis are there again"),
    Refusal(UNKNOWN_WEBHOOK, "Unknown webhook", None, "the message is edited by its channel"),
    Refusal(UNKNOWN_INTERACTION, "Unknown interaction", None, "it is too late to tell anybody"),
    Refusal(10070, "Unknown event", None, "the evening has no event, and goes on"),
    Refusal(20009, "Explicit content", _FILTER, ""),
    Refusal(20016, "Slowmode", _PAUSE, ""),
    Refusal(20028, "Too many writes in the channel", _PAUSE, ""),
    Refusal(20029, "Too many writes on the server", _PAUSE, ""),
    Refusal(30008, "Too many emojis", None, "cards are words"),
    Refusal(30033, "Too many members of the thread", _PAUSE, ""),
    Refusal(30034, "Too many new commands in a day", None, "the log and /admin health say so"),
    Refusal(30038, "Too many events", None, "the evening has no event, and goes on"),
    Refusal(TOO_OLD_TO_EDIT, "Too many edits of old messages", None, "a new message comes in its place"),
    Refusal(OPENING_TOO_FAST, "Opening direct messages too fast", _OPENING, "no attempt for an hour"),
    Refusal(40004, "Sending is switched off for a while", _PAUSE, ""),
    Refusal(40005, "Request too large", None, "a fault of the bot's own"),
    Refusal(40006, "Switched off for a while", _PAUSE, ""),
    Refusal(ALREADY_ANSWERED, "Interaction already acknowledged", None, "another process has answered"),
    Refusal(40062, "Service is rate limited", _PAUSE, ""),
    Refusal(TOO_MANY_FOLLOW_UPS, "Too many follow-ups", None, "what follows waits for the next press"),
    Refusal(MISSING_ACCESS, "Missing access", _PERMISSION, "the host is told; tried again when that changes"),
    Refusal(50003, "Not in direct messages", _PLACE, ""),
    Refusal(50006, "Empty message", None, "a fault of the bot's own"),
    Refusal(CLOSED_TO_BOT, "Cannot send to this user", _CLOSED, "remembered; cards come by My hand"),
    Refusal(50008, "Not in a channel of this kind", _PLACE, ""),
    Refusal(MISSING_PERMISSIONS, "Missing permissions", _PERMISSION, "as missing access"),
    Refusal(50024, "Not in a channel of this kind", _PLACE, ""),
    Refusal(INVALID_TOKEN, "Invalid webhook token", None, "the message is edited by its channel"),
    Refusal(INVALID_BODY, "Invalid form body", None, "new pictures come in new messages; else a fault"),
    Refusal(ARCHIVED, "Thread is archived", _THREAD, "sending a message opens it again"),
    Refusal(50240, "Entry point command", None, "the log and /admin health say so"),
    Refusal(NO_COMMON_SERVER, "No server in common", _CLOSED, "as cannot send to this user"),
    Refusal(110001, "Application not yet available", _PAUSE, ""),
    Refusal(130000, "Overloaded", _PAUSE, ""),
    Refusal(HAS_THREAD, "The message has a thread", None, "it is the one that was asked for"),
    Refusal(160005, "Thread is locked", _THREAD, ""),
    Refusal(160006, "Too many active threads", _THREADS, "the table is played in the channel"),
    Refusal(160007, "Too many active announcement threads", _THREADS, "the table is played in the channel"),
    Refusal(180000, "Event is over", None, "the evening has no event, and goes on"),
    Refusal(200000, "Blocked by AutoMod", _FILTER, ""),
    Refusal(200001, "Title blocked by AutoMod", _FILTER, ""),
    Refusal(240000, "Blocked by the filter of links", _FILTER, ""),
)

SENTENCES: Final = MappingProxyType({one.code: one.says for one in REFUSALS if one.says is not None})
"""The key of what people read, by Discord's code."""
