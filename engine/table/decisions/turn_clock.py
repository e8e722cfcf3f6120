"""The time of a turn: the clock of a table, and the reserve that a seat draws on when a turn takes longer. Pure.

Whoever does not act within the turn's seconds uses up the reserve of their seat, which has to last for the match; when
both are gone the clock acts. Between two actions nothing runs but one deadline: what a seat has used is worked out when
its turn ends, and saved with the action that ended it. So a kill at any moment loses nothing that was saved: the turn
under way begins anew after a restart, with the reserve it had at its beginning.

Here too: what becomes of running times if the bot was away, the clock was set, or the journal knew better.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from engine.table.decisions import dealing
from engine.table.decisions.lobby import resumed_within
from engine.table.model.news import Reminder
from engine.table.model.proposal import WAITS_FOR_PEOPLE
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Pause
from engine.table.model.times import Pauses


def remind(table: Snapshot) -> Change:
    """Remind everyone whose turn it is."""
    deadline = table.deadline or 0.0
    news = tuple(Reminder(seat, deadline) for seat, _ in sorted(table.waiting))
    return Change(replace(table, reminder=None), news)


def with_deadline(
    before: Snapshot, change: Change, now: float, pauses: Pauses, taken_until: float | None = None
) -> Change:
    """The change with the clock set: anyone already on turn keeps their remaining time; anyone new gets it all.

    If several may act, there is one time for all of them, and then each has their own reserve. `taken_until`: reserves
    pay for what turns took up to then (UTC epoch, seconds); None: for nothing.
    """
    after = change.after
    if not after.status.is_live and before.status.is_live:
        after = replace(after, ended_at=now)
    if taken_until is not None and before.turn_ends is not None:
        ended = before.waiting if _begins_anew(before, after) else before.waiting - after.waiting
        after = _having_taken(after, before, (seat for seat, _ in ended), taken_until)
    deadline, reminder = after.deadline, after.reminder
    waiting = after.waiting
    if after.paused:
        reminder = None
        if after.proposal is None or after.proposal.kind not in WAITS_FOR_PEOPLE:
            deadline = None
        elif before.proposal is None:
            deadline = now + resumed_within(after.setup)
    elif after.is_between_deals:
        deadline, reminder = dealing.deadline(before, after, now, pauses), None
    elif not waiting or not after.setup.turn_seconds:
        deadline, reminder = None, None
    elif _begins_anew(before, after):
        turn = after.setup.turn_seconds
        deadline = now + turn + after.nearest_reserve
        # While others are asked, whoever is on turn need not do anything.
        reminder = now + turn * pauses.reminder if pauses.reminder < 1 and not after.holds_clock else None
    elif before.turn_ends is not None and after.nearest_reserve != before.nearest_reserve:
        # One of several has acted, and the others have more left or less.
        deadline = before.turn_ends + after.nearest_reserve
    return change._replace(after=replace(after, deadline=deadline, reminder=reminder))


def _begins_anew(before: Snapshot, after: Snapshot) -> bool:
    """Whether whoever is on turn now has all the time of a turn."""
    waiting = after.waiting
    acting = any(after.turn_number(seat) > before.number for seat, _ in waiting)
    answering = before.proposal is not after.proposal and (before.holds_clock or after.holds_clock)
    return acting or answering or not before.setup.turn_seconds or not waiting <= before.waiting


_RUNG: Final = 0.05
"""Seconds of a reserve that are none: the clock may ring a little early (`engine.running.clock`)."""


def _having_taken(after: Snapshot, before: Snapshot, seats: Iterable[int], until: float) -> Snapshot:
    """The table once these seats have paid for what their turn took beyond its seconds; `until`: when it ended."""
    if before.turn_ends is None or not (over := until - before.turn_ends) > 0:
        return after
    whole = before.setup.reserve_seconds
    used = list(after.reserve_used or (0.0,) * len(after.seats))
    for seat in seats:
        spent = used[seat - 1] + over
        used[seat - 1] = float(whole) if spent > whole - _RUNG else spent
    return after if not any(used) else replace(after, reserve_used=tuple(used))


SLOW_CLOCK: Final = 3600.0
"""Seconds: somebody with more time than this has not lost it all by a moment in which nobody could press."""
NEGLIGIBLE: Final = 0.05
"""Up to this share of such a time, just the time lost is given back, and not all of it anew."""


def with_times_after_absence(table: Snapshot, now: float, pauses: Pauses, away: float | None = None) -> Snapshot:
    """Everybody who is on turn, is to cut or is asked gets their full time again, as after a pause.

    `away`: seconds in which nobody could press; None if unknown, and then no reserve pays for the turn under way. A
    connection is lost for moments several times a day, which must not make a turn of days last for ever.
    """
    time = resumed_within(table.setup) if table.paused else float(table.setup.turn_seconds)
    has_no_clock = not table.paused and not table.setup.turn_seconds
    if away is not None and (has_no_clock or (time > SLOW_CLOCK and away < NEGLIGIBLE * time)):
        return with_times_later(table, away)
    if away is not None:
        # Up to then they could have acted.
        table = _having_taken(table, table, (seat for seat, _ in table.waiting), now - away)
    return with_deadline(replace(table, paused=Pause.AGREED, proposal=None), Change(table), now, pauses).after


def with_times_later(table: Snapshot, seconds: float) -> Snapshot:
    """Put off everything that runs; the time in days after which the table stops by itself stays."""
    deadline, reminder = (None if at is None else at + seconds for at in (table.deadline, table.reminder))
    last = table.last and table.last._replace(at=table.last.at + seconds)
    wait = table.wait
    if wait is not None:
        wait = wait._replace(since=wait.since + seconds, asked=None if wait.asked is None else wait.asked + seconds)
    return replace(table, deadline=deadline, reminder=reminder, last=last, wait=wait)


def with_times_as_known(ours: Snapshot, found: Snapshot, now: float, pauses: Pauses) -> Snapshot:
    """The table as in the journal, with the time left that this process knows; a seat newly on turn gets it all.

    The running times in the journal are older than an absence or a clock that was set, and so may be what of a reserve
    was used before an absence: that only grows.
    """
    if not found.status.is_live:
        return found
    removed = {**ours.removed, **found.removed}
    used = tuple(map(max, zip_longest(ours.reserve_used, found.reserve_used, fillvalue=0.0)))
    found = replace(found, deadline=ours.deadline, reminder=ours.reminder, removed=removed, reserve_used=used)
    return with_deadline(ours, Change(found), now, pauses).after
