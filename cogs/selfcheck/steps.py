"""One thing to try: what it is, how it is done, and what follows if Discord does it or not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
import discord

from cogs.delivery.faults import (
    ALREADY_ANSWERED,
    CLOSED_TO_BOT,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NO_COMMON_SERVER,
    OPENING_TOO_FAST,
    UNKNOWN_CHANNEL,
    UNKNOWN_INTERACTION,
    passes,
)
from cogs.delivery.picture_edits import is_about_pictures
from cogs.selfcheck.hearing import Hearing
from cogs.selfcheck.report import Line, Mark, Report

_BY_CODE: Final = {
    UNKNOWN_CHANNEL: "There is no such channel: copy its ID in Discord (Developer Mode, Copy Channel ID).",
    MISSING_ACCESS: "The bot does not see the channel: invite it to that server, or give it {needs}.",
    MISSING_PERMISSIONS: "The bot lacks a permission here: give it {needs}.",
    CLOSED_TO_BOT: "This person takes no direct messages: they see their hand by the button My hand.",
    NO_COMMON_SERVER: "This person is on no server with the bot: name somebody who is, with --person.",
    OPENING_TOO_FAST: "Discord lets the bot open no more direct messages now: try again in an hour.",
    ALREADY_ANSWERED: "Another program with this token answered first: stop the bot, and check again.",
    UNKNOWN_INTERACTION: "The answer came too late, or another program gave it: stop the bot, and check again.",
}
"""What follows from a refusal, by Discord's code."""
_NO_PICTURES: Final = "Discord takes no new pictures in edits: the bot sends new messages instead, by itself."
_PASSES: Final = "Discord has trouble or limits the bot just now: the bot would try again; check again later."
_UNREACHED: Final = "Discord cannot be reached: look at the connection to the internet, and check again."


class Skipped(Exception):
    """A thing that cannot be tried; the message says why."""


class Unlike(Exception):
    """Discord took it, and did something else; the message says what follows."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to try."""

    tried: str
    do: Callable[[], Awaitable[Any]]
    """Raises what Discord refuses, Skipped and Unlike."""
    well: str
    """What follows if it is done."""
    badly: str
    """What follows if it is refused, and the code alone does not say it."""
    needs: str = "View Channels"
    """Permissions."""


async def take(steps: Sequence[Step], hearing: Hearing, report: Report) -> bool:
    """Take these steps, one after the other; whether all went well."""
    return all([await _taken(step, hearing, report) for step in steps])


async def _taken(step: Step, hearing: Hearing, report: Report) -> bool:
    hearing.begin()
    line = await _line(step, hearing)
    report.add(line)
    return line.mark is Mark.WELL


async def _line(step: Step, hearing: Hearing) -> Line:
    try:
        await step.do()
    except Skipped as why:
        return Line(Mark.SKIPPED, step.tried, "not tried", str(why))
    except Unlike as why:
        return Line(Mark.LOOK, step.tried, _answer(hearing), str(why))
    except discord.HTTPException as error:
        words = " ".join(error.text.split())
        return Line(Mark.LOOK, step.tried, _answer(hearing, error.code), _follows(step, error), words)
    except discord.RateLimited:
        return Line(Mark.LOOK, step.tried, _answer(hearing), _PASSES)
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        return Line(Mark.LOOK, step.tried, f"nothing ({type(error).__name__})", _UNREACHED)
    return Line(Mark.WELL, step.tried, _answer(hearing), step.well)


def _answer(hearing: Hearing, code: int = 0) -> str:
    last = hearing.last
    if last is None:
        return "nothing"
    return f"{last.status}{f' (code {code})' if code else ''}, {last.milliseconds} ms"


def _follows(step: Step, error: discord.HTTPException) -> str:
    if error.code in _BY_CODE:
        return _BY_CODE[error.code].format(needs=step.needs)
    if is_about_pictures(error):
        return _NO_PICTURES
    return _PASSES if passes(error) else step.badly
