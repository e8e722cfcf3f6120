"""When the digest of a started match is to be posted, and when that is given up. Kept in memory only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.tables.decisions import dealing
from engine.tables.model.change import Change
from engine.tables.model.snapshot import Snapshot

AGAIN_AFTER: Final = (0.0, 2.0, 8.0, 20.0, 40.0)
"""Seconds after the start, or after a restart, at which the digest is asked for again while it is not confirmed."""
GIVEN_UP_AFTER: Final = 60.0
"""Seconds after which the match goes on unproved."""


@dataclass(slots=True)
class Posting:
    """How far it has come since the moment `since` (UTC epoch, seconds), and how often it has been asked for."""

    since: float
    tries: int

    @property
    def next(self) -> float:
        """When something has to happen next."""
        waits = (*AGAIN_AFTER, GIVEN_UP_AFTER)
        return self.since + waits[min(self.tries, len(AGAIN_AFTER))]

    def work(self) -> Callable[[Snapshot], Change]:
        """What has to happen then."""
        if self.tries == len(AGAIN_AFTER):
            return lambda table: dealing.settle_digest(table, None)
        self.tries += 1
        return dealing.remind_of_digest
