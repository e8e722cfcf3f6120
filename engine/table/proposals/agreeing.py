"""Matters that nobody decides alone once a match is under way: who gets up, who may sit down, stopping it. Pure.

All people who are there have to agree. A manager of the server may do it without them, and says why. Removing somebody
takes the agreement of the others or, if there are no others, of that person: so nobody throws anybody out alone. People
who are away are not asked, and the host removes them as before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.core.names import clean_name
from engine.table.decisions import lobby, stopping
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Overruled
from engine.table.model.people import FORGOTTEN
from engine.table.model.proposal import Manager, Proposal, ProposalKind
from engine.table.model.setup import Access
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import StopKind
from engine.table.proposals import pausing


def may_remove(table: Snapshot, proposal: Proposal) -> None:
    """Raises Refused(of-tournament), and Refused(stale) if the person to be removed does not sit here."""
    table.must_stand_alone()
    _seat_meant(table, proposal.about)


def may_change_access(table: Snapshot, proposal: Proposal) -> None:
    """Raises Refused(of-tournament), and Refused(stale) if the proposed access does not exist."""
    table.must_stand_alone()
    _access_meant(proposal.about)


def may_stop(table: Snapshot, _: Proposal) -> None:
    """Raises Refused(of-tournament)."""
    table.must_stand_alone()


def deciders_of_removal(table: Snapshot, proposal: Proposal) -> frozenset[int]:
    """The seats of the others who are there, or else the seat of the person to be removed.

    Nobody decides if people propose it for themselves, or if the host does for somebody who is away.
    """
    seat = _seat_meant(table, proposal.about)
    one, proposer = table.seated(seat), table.seated(proposal.by)
    if seat == proposal.by or (not one.is_there and proposer.user_id == table.setup.host_id):
        return frozenset()
    others = table.there - {proposal.by}
    return others - {seat} or others


def deciders_of_access(table: Snapshot, proposal: Proposal) -> frozenset[int]:
    """The seats of all people who are there; empty if the access is already so."""
    return frozenset() if table.setup.access == proposal.about else table.there


def sits_yet(table: Snapshot, proposal: Proposal) -> bool:
    """Whether the person to be removed has not got up on their own."""
    return table.seat_of(int(proposal.about)) is not None


def remove(table: Snapshot, proposal: Proposal) -> Change:
    """Get them up; those removed by agreement cannot come back to this match."""
    return _removed(table, proposal.about, for_good=len(proposal.agreed) > 1)


def change_access(table: Snapshot, proposal: Proposal) -> Change:
    """Set who may sit down from now on."""
    return _accessible(table, proposal.about)


def stop(table: Snapshot, proposal: Proposal) -> Change:
    """End the match without a result."""
    user_id = table.seated(proposal.by).user_id or FORGOTTEN
    # Somebody who was alone has asked nobody.
    kind = StopKind.AGREED if len(proposal.agreed) > 1 else StopKind.HOST
    return stopping.call_off(table, stopping.stopped(table, kind, user_id))


def overrule(table: Snapshot, kind: ProposalKind, about: str, by: Manager) -> Change:
    """Do it as manager of the server, whatever the people at the table say.

    Raises Refused(table-over, of-tournament), and Refused(stale) if no such thing can be done.
    """
    table.must_be_live()
    table.must_stand_alone()
    if kind not in _OVERRULED:
        raise Refused(Refusal.STALE)
    by = by._replace(name=clean_name(by.name), reason=clean_name(by.reason)[: stopping.MOST_REASON])
    return Change(table, (Overruled(kind, about, by),)).then(_OVERRULED[kind](table, about, by))


def _removed(table: Snapshot, about: str, *, for_good: bool) -> Change:
    change = lobby.vacate(table, _seat_meant(table, about))
    if not for_good:
        return change
    setup = replace(change.after.setup, barred=change.after.setup.barred | {int(about)})
    return change._replace(after=replace(change.after, setup=setup))


def _accessible(table: Snapshot, about: str) -> Change:
    return lobby.at_any_time(replace(table, setup=replace(table.setup, access=_access_meant(about))))


_OVERRULED: Final[Mapping[ProposalKind, Callable[[Snapshot, str, Manager], Change]]] = MappingProxyType(
    {
        ProposalKind.REMOVE: lambda table, about, _: _removed(table, about, for_good=True),
        ProposalKind.ACCESS: lambda table, about, _: _accessible(table, about),
        ProposalKind.WITHOUT: lambda table, _, __: pausing.overruled(table),
        ProposalKind.STOP: lambda table, _, by: stopping.call_off(
            table, stopping.stopped(table, StopKind.MANAGER, *by)
        ),
    }
)


def _seat_meant(table: Snapshot, about: str) -> int:
    """The seat of the person with this id; raises Refused(stale)."""
    seat = table.seat_of(int(about)) if about.isascii() and about.isdecimal() else None
    if seat is None:
        raise Refused(Refusal.STALE)
    return seat


def _access_meant(about: str) -> Access:
    """The access with this name; raises Refused(stale)."""
    if about not in set(Access):
        raise Refused(Refusal.STALE)
    return Access(about)
