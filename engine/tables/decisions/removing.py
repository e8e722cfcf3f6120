"""People whom the host removed before the match: they are told, and cannot sit down again at once. Pure.

This is kept in memory only, because it is a matter of minutes.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import Final

from engine.tables.model.change import Change
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.news import Removed
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status

REMOVED_FOR: Final = 600.0
"""Seconds after which a removed person may sit down again, if the host has not invited them before."""


def remembered(before: Snapshot, change: Change, seat: int, by: int, now: float) -> Change:
    """The change by which the host removed this seat's occupant; in the lobby, a person is told and kept out."""
    user_id = before.seated(seat).user_id
    if before.status is not Status.LOBBY or user_id is None or user_id == by:
        return change
    after = change.after
    setup = replace(after.setup, invited=after.setup.invited - {user_id})
    removed = {who: until for who, until in after.removed.items() if until > now} | {user_id: now + REMOVED_FOR}
    return change._replace(after=replace(after, setup=setup, removed=removed), news=(*change.news, Removed(user_id)))


def must_be_let_in(table: Snapshot, user_id: int, now: float) -> None:
    """Raises Refused(removed) for somebody the host has just removed and not invited since."""
    left = table.removed.get(user_id, 0.0) - now
    if left > 0 and table.seat_of(user_id) is None:
        raise Refused(Refusal.REMOVED, minutes=ceil(left / 60))


def without(table: Snapshot, *user_ids: int) -> Snapshot:
    """The table with nothing remembered about these people."""
    return replace(table, removed={who: until for who, until in table.removed.items() if who not in user_ids})
