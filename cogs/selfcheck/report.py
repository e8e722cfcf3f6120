"""What a check has found: a line for each thing tried, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

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
