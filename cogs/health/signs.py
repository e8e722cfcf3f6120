"""What tells that something is wrong: a figure beyond its limit, with a sentence that says what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import Final, NamedTuple

from cogs.health.vitals import Vitals
from locales import Say

_MILLI: Final = 1000


class Sign(NamedTuple):
    """A kind of trouble."""

    key: str
    """Of its sentence, which may tell the figure as `number`."""
    figure: Callable[[Vitals], float]
    limit: float
    """From where on it is trouble."""
    scale: int = 1
    """How many of the sentence's units the figure's unit has."""
    for_all: bool = True
    """Managers of servers read it too; else only whoever runs the bot, who alone can do something."""


SIGNS: Final = (
    Sign("health-late", lambda now: now.longest_wait, 30.0),
    Sign("health-far", lambda now: now.latency or 0.0, 1.0, _MILLI),
    Sign("health-busy", lambda now: now.lag, 0.5, _MILLI),
    Sign("health-answers-slowly", lambda now: now.answer, 1.0, _MILLI),
    Sign("health-draws-slowly", lambda now: now.drawing.mean_lately, 1.0, _MILLI),
    Sign("health-refused", lambda now: now.refused_lately, 1000, for_all=False),
    Sign("health-openings-refused", lambda now: now.refused_for, 0.01),
    Sign("health-openings-awaited", lambda now: now.awaited, 1),
    Sign("health-commands", lambda now: now.refuses_commands, 1, for_all=False),
    Sign("health-pictures", lambda now: now.refuses_pictures, 1, for_all=False),
    Sign("health-metrics", lambda now: now.has_lost_metrics, 1, for_all=False),
)
"""The most urgent first."""


def troubles(now: Vitals, say: Say, *, whole: bool) -> Iterator[str]:
    """What is wrong, a sentence each; `whole`: for whoever runs the bot."""
    for sign in SIGNS:
        if sign.figure(now) >= sign.limit and (whole or sign.for_all):
            yield say(sign.key, number=ceil(sign.figure(now) * sign.scale))
