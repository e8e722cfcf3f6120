"""What becomes of running times when the bot was away, the clock was set, or the journal knew better. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.tables.decisions.play import with_deadline
from engine.tables.model.change import Change
from engine.tables.model.pauses import RESUMED_WITHIN, Pauses
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Pause

SLOW: Final = 3600.0
"""Seconds: whoever has longer for something has not lost it all by a moment in which nobody could press."""
NEGLIGIBLE: Final = 0.05
"""Share of such a time that is given back as it is, and not all of it anew."""


def after_absence(table: Snapshot, now: float, pauses: Pauses, away: float | None = None) -> Snapshot:
    """Whoever is on turn, is to cut or is asked has all of their time again, as after a pause.

    `away`: seconds in which nobody could press; None: it is not known. A connection is lost for moments several times
    a day: by that a turn of days must not last for ever.
    """
    time = RESUMED_WITHIN if table.paused else float(table.setup.turn_seconds)
    if away is not None and time > SLOW and away < NEGLIGIBLE * time:
        return later(table, away)
    return with_deadline(replace(table, paused=Pause.AGREED, proposal=None), Change(table), now, pauses).after


def later(table: Snapshot, seconds: float) -> Snapshot:
    """Everything that runs ends so much later; when the table stops by itself, in days, stays."""
    deadline, reminder = (None if at is None else at + seconds for at in (table.deadline, table.reminder))
    last = table.last and table.last._replace(at=table.last.at + seconds)
    return replace(table, deadline=deadline, reminder=reminder, last=last)


def as_known(ours: Snapshot, found: Snapshot, now: float, pauses: Pauses) -> Snapshot:
    """A table as the journal has it, with the time left that this process knows of; who is on turn anew has all of it.

    What is written of running times is older than an absence or a clock that was set.
    """
    if not found.status.is_live:
        return found
    found = replace(found, deadline=ours.deadline, reminder=ours.reminder, removed=ours.removed)
    return with_deadline(ours, Change(found), now, pauses).after
