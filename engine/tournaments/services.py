"""What all tournaments of a process share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

from engine.tables.live.clock import Clock
from engine.tables.live.services import Outside
from engine.tables.live.table import Table
from engine.tournaments.rows import TournamentJournal


class TournamentAnnouncer(Protocol):
    """Shows how tournaments stand."""

    async def tournament_changed(self, tournament: Any) -> None:
        """Called after something was saved. Anything it raises is logged and changes nothing."""


@dataclass(slots=True)
class Surroundings:
    """Made by `Tournaments`."""

    journal: TournamentJournal
    clock: Clock
    now: Callable[[], float]
    pause: float
    """Seconds between two rounds."""
    table: Callable[[int], Awaitable[Table]]
    """Finds a table by its number."""
    ended: Callable[[int], None]
    """Told when a tournament will not change any more."""
    stands_still: Callable[[int | None], bool]
    """Whether nobody of this server can press anything: no round ends for that."""
    outside: Outside
    announcer: TournamentAnnouncer | None = None
