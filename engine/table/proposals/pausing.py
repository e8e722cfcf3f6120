"""Pausing matches, and stopping tables that nobody uses any more. Pure.

A match is paused because the people there agreed, or because all of them are away. It goes on when everybody who is not
away says so, or when somebody is back. A table stops by itself, without results, after a long time without any
activity; tables of a tournament do neither.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from engine.table.decisions.stopping import call_off
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Answer, ProposalChanged, WentAway
from engine.table.model.proposal import WAITS_FOR_PEOPLE, Proposal, ProposalKind
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Pause, Status, Stop, StopKind

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR

LOBBY_KEPT: Final = DAY
"""Seconds without a change after which a table that nobody starts stops by itself."""
DESERTED_KEPT: Final = DAY
"""The same if all people are away."""
DESERTED_LONG_KEPT: Final = 7 * DAY
"""The same if a turn may take a day or longer."""
PAUSED_KEPT: Final = 30 * DAY
"""The same for an agreed pause."""
CLOCKLESS_KEPT: Final = 30 * DAY
"""The same if nobody is ever marked away."""


def may_pause(table: Snapshot, _: Proposal) -> None:
    """Raises Refused(of-tournament, paused)."""
    table.must_stand_alone()
    table.must_not_be_paused()


def may_resume(table: Snapshot, _: Proposal) -> None:
    """Raises Refused(not-paused)."""
    if table.paused is None:
        raise Refused(Refusal.NOT_PAUSED)


def pause(table: Snapshot, _: Proposal) -> Change:
    """Pause, because all want it: no clock runs and no computer acts from now on."""
    return Change(replace(table, paused=Pause.AGREED))


def resume(table: Snapshot, _: Proposal) -> Change:
    """Resume, because all are back."""
    return Change(replace(table, paused=None))


def missing_of(table: Snapshot, proposal: Proposal) -> frozenset[int]:
    """The seats without which it is proposed to go on, and which have not said since that they are back."""
    return frozenset(map(int, filter(None, proposal.about.split(",")))) & table.present


def seats_text(seats: Iterable[int]) -> str:
    """How a proposal to go on without seats names them in its `about`."""
    return ",".join(map(str, sorted(seats)))


def may_go_on_without(_: Snapshot, __: Proposal) -> None:
    """Raises Refused(nothing-proposed): it only follows from somebody wanting to go on (`proposals.go_on_without`)."""
    raise Refused(Refusal.NOT_PROPOSED)


def deciders_without(table: Snapshot, proposal: Proposal) -> frozenset[int]:
    """The seats of those who are back; nobody, once all are."""
    absent = missing_of(table, proposal)
    return table.present - absent if absent else frozenset()


def go_on_without(table: Snapshot, proposal: Proposal) -> Change:
    """Go on, as the others agree; computers act for those missing, whose agreement is still asked for."""
    return _resume_with(table, missing_of(table, proposal), awaited=True)


def give_up_waiting(table: Snapshot, *, awaited: bool = False) -> Change:
    """Go on without everybody who has not answered in time whether to go on; `awaited` as for `_resume_with`."""
    proposal = table.proposal
    assert proposal is not None
    asked = proposal.kind is ProposalKind.WITHOUT
    absent = missing_of(table, proposal) if asked else table.present - proposal.agreed
    carried = Change(replace(table, proposal=None), (ProposalChanged(proposal, Answer.CARRIED, None),))
    return carried.then(_resume_with(carried.after, absent, awaited=awaited))


def overruled(table: Snapshot) -> Change:
    """Go on without those who have not said that they are back, as a manager of the server says.

    Raises Refused(nothing-proposed) if nobody wants to go on.
    """
    if table.proposal is None or table.proposal.kind not in WAITS_FOR_PEOPLE:
        raise Refused(Refusal.NOT_PROPOSED)
    return give_up_waiting(table, awaited=True)


def _resume_with(table: Snapshot, absent: frozenset[int], *, awaited: bool = False) -> Change:
    """Go on without these seats; `awaited` if only others say so, and not the clock or they themselves."""
    seats = tuple(
        replace(one, away=True, awaited=awaited and not one.offered) if one and seat in absent else one
        for seat, one in enumerate(table.seats, 1)
    )
    return Change(replace(table, seats=seats, paused=None), tuple(WentAway(seat) for seat in sorted(absent)))


def by_presence(change: Change) -> Change:
    """Pause if all people are away, and go on if one is back."""
    table = change.after
    if table.status is not Status.PLAYING or table.setup.tournament is not None or table.paused is Pause.AGREED:
        return change
    paused = Pause.NOBODY if table.people and not table.present else None
    return change if paused is table.paused else change._replace(after=replace(table, paused=paused))


def kept_for(table: Snapshot) -> float | None:
    """Seconds without news after which the table stops by itself; None: never."""
    if table.setup.tournament is not None or not table.status.is_live:
        return None
    if table.status is Status.LOBBY:
        return LOBBY_KEPT
    if table.paused is Pause.AGREED:
        return PAUSED_KEPT
    if table.paused is Pause.NOBODY:
        return DESERTED_LONG_KEPT if table.setup.turn_seconds >= DAY else DESERTED_KEPT
    return None if table.setup.turn_seconds else CLOCKLESS_KEPT


def has_no_expiry_yet(table: Snapshot) -> bool:
    """Whether it was saved before tables stopped by themselves."""
    return table.expires is None and kept_for(table) is not None


def with_expiry(before: Snapshot, change: Change, now: float) -> Change:
    """The change with the moment set at which the table stops by itself; anything that happens puts it off."""
    after = change.after
    if not (before.status.is_live or after.status.is_live):
        return change
    kept = kept_for(after)
    same = not change.news and after.expires is not None and after.paused is before.paused
    expires = None if kept is None else after.expires if same else now + kept
    return change if expires == after.expires else change._replace(after=replace(after, expires=expires))


def expire(table: Snapshot) -> Change:
    """End the table without a result, because nothing has happened here for long."""
    return call_off(table, Stop(_disuse(table)))


def _disuse(table: Snapshot) -> StopKind:
    if table.status is Status.LOBBY:
        return StopKind.LOBBY
    if table.paused is None:
        return StopKind.CLOCKLESS
    return StopKind.PAUSED if table.paused is Pause.AGREED else StopKind.NOBODY
