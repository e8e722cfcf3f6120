"""Loading what was being played when the process before ended."""

from __future__ import annotations

import logging
from collections.abc import Callable

from engine.hall.loading import loaded
from engine.tables.decisions.timing import after_absence
from engine.tables.live.services import Services
from engine.tables.live.table import Table
from engine.tables.model.snapshot import Snapshot
from engine.tables.store.replaying import read_snapshot
from engine.tables.store.rows import BadHistory

log = logging.getLogger(__name__)


async def restored(
    services: Services, keep: Callable[[Snapshot], Table], damaged: dict[int, int | None]
) -> tuple[Table, ...]:
    """All tables that have not ended or whose end has not been shown, oldest first.

    Whoever is on turn there gets the full time of a turn. Those that cannot be read are noted in `damaged`.
    """
    found: list[Table] = []
    async for stored in services.journal.unclosed():
        try:
            snapshot = read_snapshot(stored)
        except BadHistory:
            # One bad table must not stop the others.
            log.exception("a table is left out")
            damaged[stored.row["id"]] = stored.row["guild_id"]
            continue
        found.append(keep(after_absence(snapshot, services.now(), services.pauses)))
        await loaded(len(found))
    return tuple(found)
