"""Ending a match before its rules end it, because the people who are there agree. Pure.

It ends after the deal under way, or at once between two deals. The standing then is the result: whoever stands best has
won, and several if they are equal. In its record it is a match with fewer deals.
"""

from __future__ import annotations

from dataclasses import replace

from engine.tables.decisions import play
from engine.tables.model.change import Change
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.news import MatchOver
from engine.tables.model.proposal import Proposal
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status


def may_end(table: Snapshot, _: Proposal) -> None:
    """Raises Refused(of-tournament, not-dealt, ends-already)."""
    table.must_stand_alone()
    _must_go_on(table)


def _must_go_on(table: Snapshot) -> None:
    """Raises Refused(not-dealt, ends-already)."""
    table.must_be_dealt()
    if table.last_deal is not None:
        raise Refused(Refusal.ENDS_ALREADY, deal=table.last_deal)


def is_going_on(table: Snapshot, proposal: Proposal) -> bool:
    """Whether no end has been settled yet, and the proposer is there."""
    return table.last_deal is None and table.seated(proposal.by).is_there


def may_play_on(table: Snapshot, _: Proposal) -> None:
    """Raises Refused(not-ending, of-tournament)."""
    if table.last_deal is None:
        raise Refused(Refusal.NOT_ENDING)
    table.must_stand_alone()


def is_ending(table: Snapshot, proposal: Proposal) -> bool:
    """Whether it is settled that it ends after this deal, and the proposer of playing on is there."""
    return table.last_deal is not None and table.seated(proposal.by).is_there


def end_with_deal(table: Snapshot) -> Change:
    """Make the deal on the table the last, because the time of its round is over.

    Raises Refused(not-dealt, ends-already).
    """
    _must_go_on(table)
    return _ended(table)


def end(table: Snapshot, _: Proposal) -> Change:
    """Make the deal on the table the last; if it is over, so is the match."""
    return _ended(table)


def _ended(table: Snapshot) -> Change:
    after = replace(table, last_deal=table.state.match.deal)
    if not table.is_between_deals:
        return Change(after)
    after = replace(after, status=Status.OVER, paused=None)
    return Change(after, (MatchOver(after.winners),), results=play.results_of(after))


def play_on(table: Snapshot, _: Proposal) -> Change:
    """Let the match go on as long as its rules say."""
    return Change(replace(table, last_deal=None))
