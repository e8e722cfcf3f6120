"""What becomes of running times if the bot was away, the clock was set, or the journal knew better. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.tables.decisions.play import with_deadline
from engine.tables.decisions.seats.presence import resumed_within
from engine.tables.model.change import Change
from engine.tables.model.pauses import Pauses
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Pause

SLOW: Final = 3600.0
"""Seconds: somebody with more time than this has not lost it all by a moment in which nobody could press."""
NEGLIGIBLE: Final = 0.05
"""Up to this share of such a time, just the time lost is given back, and not all of it anew."""


def after_absence(table: Snapshot, now: float, pauses: Pauses, away: float | None = None) -> Snapshot:
    """Everybody who is on turn, is to cut or is asked gets their full time again, as after a pause.

    `away`: seconds in which nobody could press; None if unknown. A connection is lost for moments several times a day,
    which must not make a turn of days last for ever.
    """
    time = resumed_within(table.setup) if table.paused else float(table.setup.turn_seconds)
    has_no_clock = not table.paused and not table.setup.turn_seconds
    if away is not None and (has_no_clock or (time > SLOW and away < NEGLIGIBLE * time)):
        return later(table, away)
    return with_deadline(replace(table, paused=Pause.AGREED, proposal=None), Change(table), now, pauses).after


def later(table: Snapshot, seconds: float) -> Snapshot:
    """Put off everything that runs; the time in days after which the table stops by itself stays."""
    deadline, reminder = (None if at is None else at + seconds for at in (table.deadline, table.reminder))
    last = table.last and table.last._replace(at=table.last.at + seconds)
    wait = table.wait
    if wait is not None:
        wait = wait._replace(since=wait.since + seconds, asked=None if wait.asked is None else wait.asked + seconds)
    return replace(table, deadline=deadline, reminder=reminder, last=last, wait=wait)


def as_known(ours: Snapshot, found: Snapshot, now: float, pauses: Pauses) -> Snapshot:
    """The table as in the journal, with the time left that this process knows; a seat newly on turn gets it all.

    The running times in the journal are older than an absence or a clock that was set.
    """
    if not found.status.is_live:
        return found
    removed = {**ours.removed, **found.removed}
    found = replace(found, deadline=ours.deadline, reminder=ours.reminder, removed=removed)
    return with_deadline(ours, Change(found), now, pauses).after
