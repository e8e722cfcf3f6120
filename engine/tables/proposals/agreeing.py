"""What nobody has in hand alone once a match is under way: who gets up, who may sit down, that it stops. Pure.

All people who are there have to agree. Who manages the server may do it without them, and says why. To have somebody
get up takes the others' word, and where there are no others that person's own: so nobody throws anybody out alone. Who
is away is asked nothing, and the host has them get up as before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.core.names import clean_name
from engine.tables.decisions import lobby, stopping
from engine.tables.model.change import Change
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.news import Overruled
from engine.tables.model.people import FORGOTTEN
from engine.tables.model.proposal import Manager, Proposal, ProposalKind
from engine.tables.model.setup import Access
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import StopKind


def may_remove(table: Snapshot, proposal: Proposal) -> None:
    """Raises Refused(of-tournament), and Refused(stale) where who it is about does not sit here."""
    table.must_stand_alone()
    _seat_meant(table, proposal.about)


def may_change_access(table: Snapshot, proposal: Proposal) -> None:
    """Raises Refused(of-tournament), and Refused(stale) where it is about no access there is."""
    table.must_stand_alone()
    _access_meant(proposal.about)


def may_stop(table: Snapshot, _: Proposal) -> None:
    """Raises Refused(of-tournament)."""
    table.must_stand_alone()


def deciders_of_removal(table: Snapshot, proposal: Proposal) -> frozenset[int]:
    """The seats of the others who are there, or else of who is to get up: nobody where that is who proposes it, or
    the host does and they are away."""
    seat = _seat_meant(table, proposal.about)
    one, proposer = table.seated(seat), table.seated(proposal.by)
    if seat == proposal.by or (not one.is_there and proposer.user_id == table.setup.host_id):
        return frozenset()
    present = everybody(table) - {proposal.by}
    return present - {seat} or present


def deciders_of_access(table: Snapshot, proposal: Proposal) -> frozenset[int]:
    """The seats of all who are there; nobody where it is so already."""
    return frozenset() if table.setup.access == proposal.about else everybody(table)


def everybody(table: Snapshot, _: Proposal | None = None) -> frozenset[int]:
    """The seats of the people who are there; also of those the host alone has called away."""
    return frozenset(seat for seat, one in enumerate(table.seats, 1) if one and one.is_there)


def sits_yet(table: Snapshot, proposal: Proposal) -> bool:
    """Who is to get up has not done so by themselves."""
    return table.seat_of(int(proposal.about)) is not None


def remove(table: Snapshot, proposal: Proposal) -> Change:
    """They get up; on whom people have agreed cannot come back to this match."""
    return _removed(table, proposal.about, for_good=len(proposal.agreed) > 1)


def change_access(table: Snapshot, proposal: Proposal) -> Change:
    """Who may sit down from now on."""
    return _accessible(table, proposal.about)


def stop(table: Snapshot, proposal: Proposal) -> Change:
    """The match ends without a result."""
    user_id = table.seated(proposal.by).user_id or FORGOTTEN
    # Who was alone has asked nobody.
    kind = StopKind.AGREED if len(proposal.agreed) > 1 else StopKind.HOST
    return stopping.call_off(table, stopping.stopped(table, kind, user_id))


def overrule(table: Snapshot, kind: ProposalKind, about: str, by: Manager) -> Change:
    """Who manages the server: do it, whatever the people at the table say.

    Raises Refused(table-over, of-tournament), and Refused(stale) where there is no such thing to be done.
    """
    table.must_be_live()
    table.must_stand_alone()
    if kind not in _OVERRULED:
        raise Refused(Refusal.STALE)
    by = by._replace(name=clean_name(by.name), reason=clean_name(by.reason)[: stopping.MOST_REASON])
    change = _OVERRULED[kind](table, about, by)
    return change._replace(news=(Overruled(kind, about, by), *change.news))


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
    """Raises Refused(stale)."""
    if about not in set(Access):
        raise Refused(Refusal.STALE)
    return Access(about)
