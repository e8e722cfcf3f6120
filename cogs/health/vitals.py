"""How the bot is: everything a host can see at one moment, what tells that something is wrong, and the same in words.

A figure beyond its limit has a sentence that says what to do about it. The words say on top whether all is well, and
below it the figures, with the version of the program that runs.
"""

from __future__ import annotations

import asyncio
import math
import mmap
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple

from cogs.app.client import Client
from cogs.delivery.figures import Figures
from cogs.messages.layout import DRAWING
from cogs.messages.words import moment
from engine.running.openings import LONG, MINUTE, SHORT, Budget
from engine.running.table import Table
from engine.store.durations import Durations
from engine.store.standby import Standby
from engine.table.model.status import Status
from locales import Say

_ROOT: Final = Path(__file__).parents[2]
_SHORT: Final = 7
_COMMIT: Final = re.compile(r"[0-9a-f]{40}")


@cache
def version() -> str:
    """The version that `pyproject.toml` names, as it was when the program first asked."""
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


@cache
def commit() -> str:
    """The commit that was checked out then, in short; empty if that cannot be found out."""
    return commit_in(_ROOT / ".git")


def commit_in(git: Path) -> str:
    """The same for a repository.

    Read from git's files: git itself may refuse a folder that belongs to another user, as the one of a service does.
    """
    try:
        folder = _git_folder(git)
        head = (folder / "HEAD").read_text(encoding="utf-8").strip()
        found = _of_branch(folder, head.removeprefix("ref: ")) if head.startswith("ref: ") else head
    except (OSError, UnicodeDecodeError):
        return ""
    return found[:_SHORT] if _COMMIT.fullmatch(found) else ""


def _git_folder(path: Path) -> Path:
    """Where HEAD is: in a worktree `.git` is a file that says where."""
    return path if path.is_dir() else path.parent / path.read_text(encoding="utf-8").removeprefix("gitdir: ").strip()


def _of_branch(folder: Path, name: str) -> str:
    shared = folder / "commondir"
    root = folder / shared.read_text(encoding="utf-8").strip() if shared.exists() else folder
    if (loose := root / name).exists():
        return loose.read_text(encoding="utf-8").strip()
    packed = (root / "packed-refs").read_text(encoding="utf-8").splitlines()
    return next((line.partition(" ")[0] for line in packed if line.endswith(f" {name}")), "")


_MEMORY: Final = Path("/proc/self/statm")
TABLES: Final = ("lobby", "playing", "paused", "unreadable")
"""How a live table can be."""


class Vitals(NamedTuple):
    """The figures of the whole bot; those that count do so since it started."""

    figures: Figures
    tables: Mapping[str, int]
    """By `TABLES`."""
    servers: int
    shards: int
    latency: float | None
    """Seconds until the gateway answers; None: not known yet."""
    longest_wait: float
    """For how many seconds the oldest of all that is to be shown has waited."""
    turns_waiting: int
    """Requests that wait until Discord's limits let them be sent."""
    refused_lately: int
    """Requests within ten minutes that Discord counts as invalid."""
    refuses_commands: bool
    """Discord did not take the list of commands, so it has that of an earlier version, or none."""
    refuses_pictures: bool
    """Discord takes no new picture in an edit, so messages are replaced."""
    begun_lately: tuple[int, int]
    """Conversations by direct message begun within ten minutes, and within two hours."""
    budget: Budget
    """How many there may be."""
    awaited: int
    """People who wait for one."""
    refused_for: float
    """Minutes for which none is begun, as Discord has refused one; 0: it has not."""
    drawing: Durations
    saving: Durations
    failures: int
    """Uses of the database that failed."""
    lag: float
    """By how many seconds the event loop was late within the last minute, at worst."""
    memory: int | None
    """Bytes of the machine's memory; None where the system does not tell."""
    answer: float
    """Seconds the database took to answer just now; 0: nobody asked it."""
    place: Standby | None
    """Of this process among those of the bot; None: there are no others."""
    has_lost_metrics: bool
    """There should be a page of metrics, and it could not be opened."""


def vitals_of(bot: Client) -> Vitals:
    """The figures of a bot as they are now."""
    delivery, journal = bot.delivery, bot.tables.journal
    kinds = Counter(map(_kind, bot.tables.live)) + Counter(unreadable=len(bot.tables.damaged))
    return Vitals(
        figures=delivery.figures,
        tables={kind: kinds[kind] for kind in TABLES},
        servers=len(bot.guilds),
        shards=bot.shard_count or 1,
        latency=bot.latency if math.isfinite(bot.latency) else None,
        longest_wait=delivery.longest_wait(),
        turns_waiting=delivery.pacer.waiting,
        refused_lately=delivery.figures.refused_lately(asyncio.get_running_loop().time()),
        refuses_commands=bot.refuses_commands,
        refuses_pictures=delivery.refuses_pictures is not None,
        **_of_conversations(bot),
        drawing=DRAWING,
        saving=journal.saving,
        failures=journal.failures,
        lag=bot.lag.worst,
        memory=_memory(),
        answer=0.0,
        place=bot.place,
        has_lost_metrics=bot.has_lost_metrics,
    )


def _of_conversations(bot: Client) -> dict[str, Any]:
    of, now = bot.direct.conversations, bot.tables.now()
    until = of.openings.begun.refused_until(now)
    return {
        "begun_lately": (len(of.openings.begun.within(SHORT, now)), len(of.openings.begun.within(LONG, now))),
        "budget": of.openings.budget,
        "awaited": of.waiting,
        "refused_for": 0.0 if until is None else (until - now) / MINUTE,
    }


def _kind(table: Table) -> str:
    return "paused" if table.status is Status.PLAYING and table.paused is not None else table.status.value


def _memory() -> int | None:
    try:
        pages = int(_MEMORY.read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return pages * mmap.PAGESIZE


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


_MEGA: Final = 1_000_000


def judgement(wrong: Iterable[str], say: Say) -> Iterator[str]:
    """One line if nothing is wrong, else one more for each trouble."""
    found = [f"⚠ {one}" for one in wrong]
    yield say("health-troubles", count=len(found)) if found else say("health-well")
    yield from found


def figure_lines(now: Vitals, say: Say) -> Iterator[str]:
    """The figures of the whole bot, a short line each."""
    asked = now.figures
    yield say("health-version", version=f"{version()} {commit()}".strip(), since=moment(asked.started, "R"))
    if now.place is not None:
        yield say("health-place", since=moment(now.place.since, "R"), others=now.place.others)
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
