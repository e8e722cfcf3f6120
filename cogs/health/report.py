"""The bot's health in words: on top whether all is well, below it the figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final

from cogs.health.version import commit, version
from cogs.health.vitals import Vitals
from locales import Say

_MILLI: Final = 1000
_MEGA: Final = 1_000_000


def judgement(wrong: Iterable[str], say: Say) -> Iterator[str]:
    """One line if nothing is wrong, else one more for each trouble."""
    found = [f"⚠ {one}" for one in wrong]
    yield say("health-troubles", count=len(found)) if found else say("health-well")
    yield from found


def figure_lines(now: Vitals, say: Say) -> Iterator[str]:
    """The figures of the whole bot, a short line each."""
    asked = now.figures
    yield say("health-version", version=f"{version()} {commit()}".strip(), since=f"<t:{int(asked.started)}:R>")
    if now.place is not None:
        yield say("health-place", since=f"<t:{int(now.place.since)}:R>", others=now.place.others)
    yield say("health-servers", count=now.servers, plays=asked.plays.total())
    yield say("health-wait", seconds=ceil(now.longest_wait), waiting=now.turns_waiting)
    yield say("health-requests", count=asked.requests.total(), often=asked.too_many(), refused=now.refused_lately)
    yield say("health-gateway", count=asked.disconnections, shards=now.shards)
    short, long = now.begun_lately
    most = {"most_short": now.budget.short, "most_long": now.budget.long}
    yield say("health-openings", short=short, long=long, waiting=now.awaited, **most)
    yield say("health-drawing", count=now.drawing.count, milliseconds=ceil(now.drawing.mean * _MILLI))
    yield say(
        "health-saving",
        count=now.saving.count,
        milliseconds=ceil(now.saving.mean * _MILLI),
        failures=now.failures,
    )
    yield say("health-lag", milliseconds=ceil(now.lag * _MILLI))
    if now.memory is not None:
        yield say("health-memory", megabytes=round(now.memory / _MEGA))
