"""Undoing a misclick, as long as nobody has acted since and nothing has come of it. Pure."""

from __future__ import annotations

from engine.tables.model.change import Change
from engine.tables.model.entries import Entry, Kind
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.news import By, TookBack
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status


def take_back(table: Snapshot, user_id: int, now: float, number: int | None = None) -> Change:
    """Whoever acted last takes the action back; `number`: the journal entry that the button belonged to.

    Raises Refused(no-taking-back) if the table does not allow it, (nothing-to-take-back) if it was not this person's
    action or something has come of it, (too-late-to-take-back).
    """
    table.must_be(Status.PLAYING)
    table.must_not_be_paused()
    seat, seconds = table.own_seat(user_id), table.setup.takes_back
    if not seconds:
        raise Refused(Refusal.NO_TAKING_BACK)
    until = table.taken_back_until
    if until is None or table.last is None or table.last.seat != seat or number not in (None, table.number):
        raise Refused(Refusal.NOTHING_TO_TAKE_BACK)
    if now > until:
        raise Refused(Refusal.TOO_LATE_TO_TAKE_BACK, seconds=seconds)
    after = table.before_last()
    return Change(after, (TookBack(seat),), (Entry(after.number, Kind.TAKEN_BACK, seat, "", By.PERSON),))
