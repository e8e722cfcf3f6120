"""The last chapter of /rules: advice for players, each piece shown if the variant gives a reason for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from locales import Say

TIPS: Final = "tips"
"""The name of the chapter."""


class Tip(NamedTuple):
    """A piece of advice."""

    key: str
    holds: Callable[[Any], bool] = lambda options: True
    """With these options."""
    goes_on: bool = False
    """With the line before, which is there whenever this one is."""


def lines(tips: Sequence[Tip], options: object, say: Say, **facts: str | int) -> Iterator[str]:
    """The advice that holds with these options, one line each, and where to find more; `facts`: figures it may name."""
    lines: list[list[str]] = []
    for tip in tips:
        if tip.holds(options):
            written = say(f"tips-{tip.key}", **facts)
            if tip.goes_on:
                lines[-1].append(written)
            else:
                lines.append([written])
    yield from map(" ".join, lines)
    yield say("hints-help")
