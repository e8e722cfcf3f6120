"""What Discord may refuse the bot, by its codes, and what people read then.

The codes are those of Discord's page "Opcodes and Status Codes" that the routes of the bot may give: messages, direct
messages, threads, answers to interactions, events, commands and emojis. Those that only other routes give are left out.
A code that is not here, or without a sentence, is a fault of the bot's own: it is logged, and people read that
something went wrong.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple

from cogs.delivery import faults


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
    Refusal(faults.UNKNOWN_CHANNEL, "Unknown channel", _GONE, "its tables end; direct messages are begun anew"),
    Refusal(10004, "Unknown server", _GONE, "its tables end"),
    Refusal(faults.UNKNOWN_MEMBER, "Unknown member", _NOBODY, ""),
    Refusal(faults.UNKNOWN_MESSAGE, "Unknown message", _GONE, "a new one is sent in place of one to be edited"),
    Refusal(10011, "Unknown role", _GONE, ""),
    Refusal(faults.UNKNOWN_USER, "Unknown user", _NOBODY, ""),
    Refusal(10014, "Unknown emoji", None, "cards are words until the emojis are there again"),
    Refusal(faults.UNKNOWN_WEBHOOK, "Unknown webhook", None, "the message is edited by its channel"),
    Refusal(faults.UNKNOWN_INTERACTION, "Unknown interaction", None, "it is too late to tell anybody"),
    Refusal(10070, "Unknown event", None, "the evening has no event, and goes on"),
    Refusal(20009, "Explicit content", _FILTER, ""),
    Refusal(20016, "Slowmode", _PAUSE, ""),
    Refusal(20028, "Too many writes in the channel", _PAUSE, ""),
    Refusal(20029, "Too many writes on the server", _PAUSE, ""),
    Refusal(30008, "Too many emojis", None, "cards are words"),
    Refusal(30033, "Too many members of the thread", _PAUSE, ""),
    Refusal(30034, "Too many new commands in a day", None, "the log and /admin health say so"),
    Refusal(30038, "Too many events", None, "the evening has no event, and goes on"),
    Refusal(faults.TOO_OLD_TO_EDIT, "Too many edits of old messages", None, "a new message comes in its place"),
    Refusal(faults.OPENING_TOO_FAST, "Opening direct messages too fast", _OPENING, "no attempt for an hour"),
    Refusal(40004, "Sending is switched off for a while", _PAUSE, ""),
    Refusal(40005, "Request too large", None, "a fault of the bot's own"),
    Refusal(40006, "Switched off for a while", _PAUSE, ""),
    Refusal(faults.ALREADY_ANSWERED, "Interaction already acknowledged", None, "another process has answered"),
    Refusal(40062, "Service is rate limited", _PAUSE, ""),
    Refusal(faults.MISSING_ACCESS, "Missing access", _PERMISSION, "the host is told; tried again when that changes"),
    Refusal(50003, "Not in direct messages", _PLACE, ""),
    Refusal(50006, "Empty message", None, "a fault of the bot's own"),
    Refusal(faults.CLOSED_TO_BOT, "Cannot send to this user", _CLOSED, "remembered; cards come by My hand"),
    Refusal(50008, "Not in a channel of this kind", _PLACE, ""),
    Refusal(faults.MISSING_PERMISSIONS, "Missing permissions", _PERMISSION, "as missing access"),
    Refusal(50024, "Not in a channel of this kind", _PLACE, ""),
    Refusal(faults.INVALID_TOKEN, "Invalid webhook token", None, "the message is edited by its channel"),
    Refusal(faults.INVALID_BODY, "Invalid form body", None, "new pictures come in new messages; else a fault"),
    Refusal(faults.ARCHIVED, "Thread is archived", _THREAD, "sending a message opens it again"),
    Refusal(50240, "Entry point command", None, "the log and /admin health say so"),
    Refusal(faults.NO_COMMON_SERVER, "No server in common", _CLOSED, "as cannot send to this user"),
    Refusal(110001, "Application not yet available", _PAUSE, ""),
    Refusal(130000, "Overloaded", _PAUSE, ""),
    Refusal(faults.HAS_THREAD, "The message has a thread", None, "it is the one that was asked for"),
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
