"""Everything a host can see, at one moment."""

from __future__ import annotations

import asyncio
import math
import mmap
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from cogs.app.client import Client
from cogs.delivery.figures import Figures
from cogs.messages.layout import DRAWING
from engine.hall.openings import LONG, MINUTE, SHORT, Budget
from engine.tables.live.table import Table
from engine.tables.model.status import Status
from engine.tables.store.durations import Durations
from engine.tables.store.standby import Standby

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
    until = of.begun.refused_until(now)
    return {
        "begun_lately": (len(of.begun.within(SHORT, now)), len(of.begun.within(LONG, now))),
        "budget": of.budget,
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
