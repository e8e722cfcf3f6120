"""What all running tables of a process share."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Final

from engine.tables.live.clock import Clock
from engine.tables.model.pauses import Pauses
from engine.tables.model.snapshot import Snapshot
from engine.tables.store.journal import Journal

RETRY: Final = 5.0
"""Seconds until the clock tries again what failed, a full disk say."""


@dataclass(frozen=True, slots=True)
class Services:
    """Made by `Tables`."""

    journal: Journal
    clock: Clock
    now: Callable[[], float]
    pauses: Pauses
    rng: random.Random
    new_secret: Callable[[], bytes]
    """A secret for a match that starts."""
    changed: Callable[[Snapshot], None]
    """Told of every snapshot of a table that differs from the one before in seats or status."""
    filling: Callable[[Snapshot, int, int], AbstractAsyncContextManager[None]]
    """Around somebody's (user id) coming onto a seat: raises Refused where they play on another of the tournament."""
