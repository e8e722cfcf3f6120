"""What somebody proposes to the others at the table: proposing, answering, and what comes of it. Pure.

A table has one proposal at a time. It is carried as soon as everybody whose agreement it takes has agreed; people who
got up or went away are not waited for. An entry in `PROPOSALS` says for each kind whose agreement it takes and what it
does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.table.decisions import lobby
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Answer, News, ProposalChanged
from engine.table.model.proposal import LONGEST_ABOUT, Meant, Proposal, ProposalKind
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status
from engine.table.proposals import agreeing, claiming, match_length, pausing, waiting


def _nobody(_: Snapshot, __: Proposal) -> None:
    """Ask no computer."""


def _always(_: Snapshot, __: Proposal) -> bool:
    """Always true: the proposal stands as long as its match is played."""
    return True


class Rule(NamedTuple):
    """Whose agreement a kind of proposal takes, and what it does."""

    may: Callable[[Snapshot, Proposal], None]
    """Raises Refused if the proposer's seat cannot propose this, also considering what it is about."""
    deciders: Callable[[Snapshot, Proposal], frozenset[int]]
    """The seats whose agreement it takes; the proposer is never waited for."""
    carry: Callable[[Snapshot, Proposal], Change]
    """What happens when all have agreed; the table has no proposal any more."""
    objection: Callable[[Snapshot, Proposal], int | None] = _nobody
    """The seat of a computer that disagrees, once all people have agreed; None: none is asked, or all agree."""
    has_about: bool = False
    """Its subject is something that the kind does not say; `may` checks it."""
    stands: Callable[[Snapshot, Proposal], bool] = _always
    """Whether there is still something to decide, after a change that was not about it."""


def _present(table: Snapshot, _: Proposal) -> frozenset[int]:
    """It takes everybody who is not away."""
    return table.present


def _there(table: Snapshot, _: Proposal) -> frozenset[int]:
    """It takes everybody who is there, including those only the host counts as away."""
    return table.there


PROPOSALS: Final[Mapping[ProposalKind, Rule]] = MappingProxyType(
    {
        ProposalKind.PAUSE: Rule(pausing.may_pause, _present, pausing.pause),
        ProposalKind.RESUME: Rule(pausing.may_resume, _present, pausing.resume),
        ProposalKind.WITHOUT: Rule(
            pausing.may_go_on_without, pausing.deciders_without, pausing.go_on_without, has_about=True
        ),
        ProposalKind.CLAIM: Rule(
            lambda table, proposal: claiming.may_claim(table, proposal.by),
            claiming.people_of_others,
            claiming.take_rest,
            claiming.objection,
        ),
        ProposalKind.CONCEDE: Rule(claiming.may_concede, claiming.people_of_own, claiming.give_rest),
        ProposalKind.REMOVE: Rule(
            agreeing.may_remove,
            agreeing.deciders_of_removal,
            agreeing.remove,
            has_about=True,
            stands=agreeing.sits_yet,
        ),
        ProposalKind.ACCESS: Rule(
            agreeing.may_change_access, agreeing.deciders_of_access, agreeing.change_access, has_about=True
        ),
        ProposalKind.STOP: Rule(agreeing.may_stop, waiting.all_who_answer, agreeing.stop),
        ProposalKind.END: Rule(match_length.may_end, _there, match_length.end, stands=match_length.is_going_on),
        ProposalKind.PLAY_ON: Rule(
            match_length.may_play_on, _there, match_length.play_on, stands=match_length.is_ending
        ),
        ProposalKind.FORFEIT: Rule(waiting.may_win, waiting.all_who_answer, waiting.win, stands=waiting.is_unanswered),
        ProposalKind.LENGTH: Rule(
            match_length.may_change, _there, match_length.change, has_about=True, stands=match_length.stands
        ),
    }
)


def missing(table: Snapshot) -> frozenset[int]:
    """The seats that have yet to answer the proposal."""
    proposal = table.proposal
    if proposal is None:
        return frozenset()
    return PROPOSALS[proposal.kind].deciders(table, proposal) - proposal.agreed - {proposal.by}


def must_be_proposable(table: Snapshot, user_id: int, kind: ProposalKind, about: str = "") -> None:
    """Raises Refused if this person cannot propose this now."""
    table.must_be(Status.PLAYING)
    _may(table, Proposal(kind, table.own_seat(user_id), frozenset(), table.number, about=about))


def _may(table: Snapshot, proposal: Proposal) -> None:
    """Raises Refused if its seat cannot propose this now; one failed claim per turn is enough."""
    if len(proposal.about) > LONGEST_ABOUT or (proposal.about and not PROPOSALS[proposal.kind].has_about):
        raise Refused(Refusal.STALE)
    PROPOSALS[proposal.kind].may(table, proposal)
    if table.refused is not None and table.refused.meant == proposal.meant:
        raise Refused(Refusal.ASKED_THIS_TURN)


def propose(table: Snapshot, user_id: int, kind: ProposalKind, about: str = "") -> Change:
    """Propose it; if the same is already proposed, agree.

    Raises Refused(other-proposal) if something else is proposed; a pause does not wait for people who want to go on.
    """
    table.must_be(Status.PLAYING)
    seat = table.own_seat(user_id)
    if table.proposal is not None and (table.proposal.kind, table.proposal.about) == (kind, about):
        return agree(table, user_id)
    if table.proposal is not None and kind is ProposalKind.RESUME and table.proposal.kind is ProposalKind.WITHOUT:
        return _back(table, table.proposal, seat)
    proposal = Proposal(kind, seat, frozenset({seat}), table.number, about=about)
    _may(table, proposal)
    news: tuple[News, ...] = ()
    if table.proposal is not None:
        if table.proposal.kind is not ProposalKind.PAUSE:
            raise Refused(Refusal.OTHER_PROPOSAL, name=table.seated(table.proposal.by).name)
        news = (ProposalChanged(table.proposal, Answer.LAPSED, None),)
    if kind is ProposalKind.CLAIM:
        proposal = proposal._replace(shown=claiming.hand_of(table, seat))
    return _decided(
        Change(replace(table, proposal=proposal), (*news, ProposalChanged(proposal, Answer.PROPOSED, seat)))
    )


def go_on_without(table: Snapshot, by: int, now: float) -> Change:
    """Host: ask the others whether to go on without those who have not said that they are back.

    Raises Refused(nothing-proposed, still-awaited).
    """
    table.must_be(Status.PLAYING)
    table.must_be_host(by)
    seat, resumed = table.own_seat(by), table.proposal
    if resumed is not None and resumed.kind is ProposalKind.WITHOUT:
        return agree(table, by)
    if resumed is None or resumed.kind is not ProposalKind.RESUME:
        raise Refused(Refusal.NOT_PROPOSED)
    lobby.must_have_been_waited_for(table, seat, resumed.agreed, now)
    absent = table.present - resumed.agreed - {seat}
    about = pausing.seats_text(absent)
    proposal = Proposal(ProposalKind.WITHOUT, seat, frozenset({seat}), table.number, about=about)
    news = (ProposalChanged(resumed, Answer.LAPSED, None), ProposalChanged(proposal, Answer.PROPOSED, seat))
    return _decided(Change(replace(table, proposal=proposal), news))


def end_unanswered(table: Snapshot, user_id: int, kind: ProposalKind, at: float) -> Change:
    """Propose an end to the others, now that those on turn have not answered whether they want a clock.

    `at`: now (UTC epoch, seconds). Raises Refused as `waiting.given_up_on` and `propose`, and stale for any other kind.
    """
    if kind not in (ProposalKind.FORFEIT, ProposalKind.STOP):
        raise Refused(Refusal.STALE)
    change = waiting.given_up_on(table, user_id, at)
    return change.then(propose(change.after, user_id, kind))


def _is_missed(table: Snapshot, proposal: Proposal, seat: int) -> bool:
    """Whether it is proposed to go on without this seat."""
    return proposal.kind is ProposalKind.WITHOUT and seat in pausing.missing_of(table, proposal)


def _back(table: Snapshot, proposal: Proposal, seat: int) -> Change:
    """Somebody says that they are back while the others are asked whether to go on without them."""
    if not _is_missed(table, proposal, seat):
        raise Refused(Refusal.ALREADY_AGREED, missing=len(missing(table)))
    proposal = proposal._replace(about=pausing.seats_text(pausing.missing_of(table, proposal) - {seat}))
    return _decided(Change(replace(table, proposal=proposal), (ProposalChanged(proposal, Answer.AGREED, seat),)))


def claim(table: Snapshot, user_id: int, number: int | None) -> Change:
    """Claim the rest of a deal, at once if that is certain; `number`: the turn it was meant for."""
    seat = _on_turn(table, user_id, number)
    if table.proposal is None and claiming.is_certain(table, seat):
        return claiming.take_certain(table, seat)
    return propose(table, user_id, ProposalKind.CLAIM)


def concede(table: Snapshot, user_id: int, number: int | None) -> Change:
    """Give up a deal; `number`: the turn it was meant for."""
    _on_turn(table, user_id, number)
    return propose(table, user_id, ProposalKind.CONCEDE)


def _on_turn(table: Snapshot, user_id: int, number: int | None) -> int:
    """The seat of this person; raises Refused(stale) if `number` is not the present turn."""
    table.must_be(Status.PLAYING)
    seat = table.own_seat(user_id)
    if number is not None and number != table.turn_number(seat):
        raise Refused(Refusal.STALE)
    return seat


def agree(table: Snapshot, user_id: int, wanted: Meant | None = None) -> Change:
    """Agree to what is proposed; `wanted`: the proposal that the button belonged to."""
    proposal, seat = _answerable(table, user_id, wanted)
    if _is_missed(table, proposal, seat):
        return _back(table, proposal, seat)
    if seat in proposal.agreed:
        raise Refused(Refusal.ALREADY_AGREED, missing=len(missing(table)))
    if seat not in missing(table):
        raise Refused(Refusal.NOT_ASKED)
    proposal = proposal._replace(agreed=proposal.agreed | {seat})
    return _decided(Change(replace(table, proposal=proposal), (ProposalChanged(proposal, Answer.AGREED, seat),)))


def decline(table: Snapshot, user_id: int, wanted: Meant | None = None) -> Change:
    """Refuse the proposal, which lapses; the proposer withdraws it that way."""
    proposal, seat = _answerable(table, user_id, wanted)
    if seat not in proposal.agreed | missing(table) and not _is_missed(table, proposal, seat):
        raise Refused(Refusal.NOT_ASKED)
    answer = Answer.WITHDRAWN if seat == proposal.by else Answer.DECLINED
    return Change(_without(table, proposal), (ProposalChanged(proposal, answer, seat),))


def lapse(table: Snapshot) -> Change:
    """Let the proposal lapse, because nobody has answered in time."""
    if table.proposal is None:
        return Change(table)
    return Change(_without(table, table.proposal), (ProposalChanged(table.proposal, Answer.LAPSED, None),))


def settle(before: Snapshot, change: Change) -> Change:
    """What a change on other matters does to the proposal: it lapses, is carried, or waits for fewer people."""
    after, proposal = change.after, before.proposal
    if proposal is None or after.proposal is not proposal:
        return change
    seats = enumerate(zip(after.seats, before.seats, strict=True), 1)
    changed = {seat for seat, (one, was) in seats if (one and one.user_id) != (was and was.user_id)}
    moved_on = after.number != proposal.number and proposal.kind.ends_deal
    if (
        after.status is not Status.PLAYING
        or proposal.by in changed
        or moved_on
        or not PROPOSALS[proposal.kind].stands(after, proposal)
    ):
        stints = len(before.stints) if proposal.by in changed else None
        lapsed = ProposalChanged(proposal, Answer.LAPSED, None, stints=stints)
        return change._replace(after=_without(after, proposal), news=(*change.news, lapsed))
    if not changed and after.seats is before.seats:
        return change
    return _decided(change._replace(after=replace(after, proposal=proposal._replace(agreed=proposal.agreed - changed))))


def _without(table: Snapshot, proposal: Proposal) -> Snapshot:
    """The table without this proposal, which came to nothing."""
    return replace(table, proposal=None, refused=proposal if proposal.kind.ends_deal else table.refused)


def _decided(change: Change) -> Change:
    """The change, with what comes of it if nobody is waited for any more."""
    table = change.after
    proposal = table.proposal
    if proposal is None or missing(table):
        return change
    settled = replace(table, proposal=None)
    against = PROPOSALS[proposal.kind].objection(settled, proposal)
    if against is not None:
        declined = ProposalChanged(proposal, Answer.DECLINED, against)
        return change._replace(after=_without(settled, proposal), news=(*change.news, declined))
    done = PROPOSALS[proposal.kind].carry(settled, proposal)
    carried = ProposalChanged(proposal, Answer.CARRIED, None, claiming.given_up(settled, proposal, done.after))
    # The change itself may have ended a deal: the clock acted for the last person to answer.
    return change.then(Change(settled, (carried,))).then(done)


def _answerable(table: Snapshot, user_id: int, wanted: Meant | None) -> tuple[Proposal, int]:
    """The proposal, and the seat of the person answering.

    Raises Refused(nothing-proposed) if the proposal is not the one meant.
    """
    table.must_be(Status.PLAYING)
    seat, proposal = table.own_seat(user_id), table.proposal
    if proposal is None or wanted not in (None, proposal.meant):
        raise Refused(Refusal.NOT_PROPOSED)
    return proposal, seat
