"""One thing to try: what it is, how it is done, and what follows if Discord does it or not; and the report of all.

What Discord answers is listened to beneath the library. The report has a line for each thing tried.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, TypeVar

import aiohttp
import discord

from cogs.delivery.edits import is_about_pictures
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

_T = TypeVar("_T")


class Answer(NamedTuple):
    """A status, and how long it took."""

    status: int
    milliseconds: int


class Hearing:
    """The answers since `begin`."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []

    def begin(self) -> None:
        """Forget what was heard."""
        self.answers.clear()

    @property
    def last(self) -> Answer | None:
        return self.answers[-1] if self.answers else None

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Listen to all requests of a client that has this trace."""

        async def started(_: Any, context: SimpleNamespace, __: Any) -> None:
            context.heard_from = asyncio.get_running_loop().time()

        async def ended(_: Any, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
            took = asyncio.get_running_loop().time() - context.heard_from
            self.answers.append(Answer(params.response.status, round(1000 * took)))

        trace.on_request_start.append(started)
        trace.on_request_end.append(ended)
        return trace


_TRIED: Final = 32
_ANSWER: Final = 26
"""Widths of the first columns."""


class Mark(StrEnum):
    """How a thing went."""

    WELL = "ok"
    LOOK = "!!"
    SKIPPED = "--"


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that was tried."""

    mark: Mark
    tried: str
    answer: str
    """Discord's: status, code and milliseconds."""
    follows: str
    """What that means for the bot."""
    words: str = ""
    """Discord's own, if it refused."""

    def __str__(self) -> str:
        text = f"{self.mark}  {self.tried:{_TRIED}}  {self.answer:{_ANSWER}}  {self.follows}"
        return f"{text}\n      Discord said: {self.words}" if self.words else text


@dataclass
class Report:
    """Tells each line as it comes, and never the secret."""

    tell: Callable[[str], None]
    secret: str
    lines: list[Line] = field(default_factory=list)

    def say(self, text: str) -> None:
        """Tell something besides the lines."""
        self.tell(text.replace(self.secret, "[token]"))

    def begin(self) -> None:
        """Tell what the columns are."""
        self.say(f"{'':2}  {'tried':{_TRIED}}  {'Discord answered':{_ANSWER}}  what follows")

    def add(self, line: Line) -> None:
        self.lines.append(line)
        self.say(str(line))

    def end(self) -> int:
        """Tell how it went altogether; returns the exit status."""
        look = sum(line.mark is Mark.LOOK for line in self.lines)
        skipped = sum(line.mark is Mark.SKIPPED for line in self.lines)
        beside = f" ({skipped} not checked)" if skipped else ""
        things = "1 thing" if look == 1 else f"{look} things"
        self.say(f"\n{things} to look at{beside}." if look else f"\nAll is well{beside}.")
        return 1 if look else 0


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


def there(thing: _T | None, otherwise: str) -> _T:
    """What an earlier step has left; raises Skipped with this sentence where it has left nothing."""
    if thing is None:
        raise Skipped(otherwise)
    return thing


class Unlike(Exception):
    """Discord took it, and did something else; the message says what follows."""


class Otherwise(Exception):
    """It is not so here, and the bot is made for that as well; the message says what follows."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to try."""

    tried: str
    do: Callable[[], Awaitable[Any]]
    """Raises what Discord refuses, Skipped, Unlike and Otherwise."""
    well: str
    """What follows if it is done."""
    badly: str
    """What follows if it is refused, and the code alone does not say it."""
    needs: str = "View Channels"
    """Permissions."""


_LAST: Final = 3.0
"""Seconds for the step under way, where somebody ends the check."""


async def take(steps: Sequence[Step], hearing: Hearing, report: Report) -> bool:
    """Take these steps, one after the other; whether all went well."""
    return all([await _taken(step, hearing, report) for step in steps])


async def _taken(step: Step, hearing: Hearing, report: Report) -> bool:
    hearing.begin()
    taking = asyncio.ensure_future(_line(step, hearing))
    try:
        line = await asyncio.shield(taking)
    except asyncio.CancelledError:
        # What Discord makes just now has to be known, so that it is removed.
        await asyncio.wait({taking}, timeout=_LAST)
        taking.cancel()
        await asyncio.gather(taking, return_exceptions=True)
        raise
    report.add(line)
    return line.mark is Mark.WELL


async def _line(step: Step, hearing: Hearing) -> Line:
    try:
        await step.do()
    except Skipped as why:
        return Line(Mark.SKIPPED, step.tried, "not tried", str(why))
    except Otherwise as how:
        return Line(Mark.WELL, step.tried, _answer(hearing), str(how))
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
