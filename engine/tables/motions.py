"""What somebody proposes to the others at the table: proposing, answering, and what comes of it. Pure.

One thing at a time is proposed at a table. It is carried as soon as everybody has agreed whose word it takes; who got
up or went away is not waited for. A line of `MOTIONS` says of each kind what it takes and what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.tables import claiming, pausing
from engine.tables.announcer import Answer, MotionChanged, News
from engine.tables.errors import Refusal, Refused
from engine.tables.people import Motion, MotionKind, Status
from engine.tables.snapshot import Change, Snapshot


class Rule(NamedTuple):
    """What a kind of motion takes, and what it does."""

    may: Callable[[Snapshot, int], None]
    """Raises Refused where this seat cannot propose it now."""
    deciders: Callable[[Snapshot, int], frozenset[int]]
    """The seats whose agreement it takes, once this seat has proposed it; who proposes is never waited for."""
    carry: Callable[[Snapshot, Motion], Change]
    """What happens when all have agreed; the table has no motion any more."""
    objection: Callable[[Snapshot, Motion], int | None]
    """The seat of a computer that does not agree, once all people have; None: none is asked, or all agree."""


def _nobody(_: Snapshot, __: Motion) -> None:
    """No computer is asked."""


MOTIONS: Final[Mapping[MotionKind, Rule]] = MappingProxyType(
    {
        MotionKind.PAUSE: Rule(pausing.may_pause, pausing.everybody_present, pausing.pause, _nobody),
        MotionKind.RESUME: Rule(pausing.may_resume, pausing.everybody_present, pausing.resume, _nobody),
        MotionKind.CLAIM: Rule(
            claiming.may_claim,
            claiming.people_of_others,
            claiming.take_rest,
            claiming.objection,
        ),
        MotionKind.CONCEDE: Rule(claiming.may_concede, claiming.people_of_own, claiming.give_rest, _nobody),
    }
)


def missing(table: Snapshot) -> frozenset[int]:
    """The seats that have yet to answer what is proposed."""
    motion = table.motion
    if motion is None:
        return frozenset()
    return MOTIONS[motion.kind].deciders(table, motion.by) - motion.agreed - {motion.by}


def must_be_proposable(table: Snapshot, user_id: int, kind: MotionKind) -> None:
    """Raises Refused where this person cannot propose this now."""
    table.must_be(Status.PLAYING)
    _may(table, table.own_seat(user_id), kind)


def _may(table: Snapshot, seat: int, kind: MotionKind) -> None:
    """Raises Refused where this seat cannot propose this now; a claim that came to nothing once a turn is enough."""
    MOTIONS[kind].may(table, seat)
    before = table.refused
    if before is not None and (before.kind, before.by, before.number) == (kind, seat, table.number):
        raise Refused(Refusal.ASKED_THIS_TURN)


def propose(table: Snapshot, user_id: int, kind: MotionKind) -> Change:
    """Propose it; where it is proposed already, agree.

    Raises Refused(other-motion) where something else is proposed; but a pause waits for nobody who wants to go on.
    """
    table.must_be(Status.PLAYING)
    seat = table.own_seat(user_id)
    if table.motion is not None and table.motion.kind is kind:
        return agree(table, user_id)
    _may(table, seat, kind)
    news: tuple[News, ...] = ()
    if table.motion is not None:
        if table.motion.kind is not MotionKind.PAUSE:
            raise Refused(Refusal.OTHER_MOTION, name=table.seated(table.motion.by).name)
        news = (MotionChanged(table.motion, Answer.LAPSED, None),)
    shown = claiming.hand_of(table, seat) if kind is MotionKind.CLAIM else ()
    motion = Motion(kind, seat, frozenset({seat}), table.number, shown)
    return _decided(Change(replace(table, motion=motion), (*news, MotionChanged(motion, Answer.PROPOSED, seat))))


def claim(table: Snapshot, user_id: int, number: int | None) -> Change:
    """Claim the rest of a deal, which takes effect at once where it is certain; `number`: the turn it was meant for."""
    seat = _on_turn(table, user_id, number)
    if table.motion is None and claiming.is_certain(table, seat):
        return claiming.take_certain(table, seat)
    return propose(table, user_id, MotionKind.CLAIM)


def concede(table: Snapshot, user_id: int, number: int | None) -> Change:
    """Give up a deal; `number`: the turn it was meant for."""
    _on_turn(table, user_id, number)
    return propose(table, user_id, MotionKind.CONCEDE)


def _on_turn(table: Snapshot, user_id: int, number: int | None) -> int:
    """The seat of this person; raises Refused(stale) where `number` is not the present turn."""
    table.must_be(Status.PLAYING)
    seat = table.own_seat(user_id)
    if number is not None and number != table.turn_number(seat):
        raise Refused(Refusal.STALE)
    return seat


def agree(table: Snapshot, user_id: int, wanted: tuple[MotionKind, int, int] | None = None) -> Change:
    """Agree to what is proposed; `wanted`: the kind, seat and number of the motion that a button was for."""
    motion, seat = _answerable(table, user_id, wanted)
    if seat in motion.agreed:
        raise Refused(Refusal.ALREADY_AGREED, missing=len(missing(table)))
    if seat not in missing(table):
        raise Refused(Refusal.NOT_ASKED)
    motion = motion._replace(agreed=motion.agreed | {seat})
    return _decided(Change(replace(table, motion=motion), (MotionChanged(motion, Answer.AGREED, seat),)))


def decline(table: Snapshot, user_id: int, wanted: tuple[MotionKind, int, int] | None = None) -> Change:
    """Refuse what is proposed, so that it lapses; whoever proposed it withdraws it by that."""
    motion, seat = _answerable(table, user_id, wanted)
    if seat not in motion.agreed | missing(table):
        raise Refused(Refusal.NOT_ASKED)
    answer = Answer.WITHDRAWN if seat == motion.by else Answer.DECLINED
    return Change(_without(table, motion), (MotionChanged(motion, answer, seat),))


def lapse(table: Snapshot) -> Change:
    """Nobody has answered in time."""
    if table.motion is None:
        return Change(table)
    return Change(_without(table, table.motion), (MotionChanged(table.motion, Answer.LAPSED, None),))


def settle(before: Snapshot, change: Change) -> Change:
    """What becomes of a motion by a change that is not about it: it lapses, is carried, or waits for fewer people."""
    after, motion = change.after, before.motion
    if motion is None or after.motion is not motion:
        return change
    changed = {seat for seat, one in enumerate(after.seats, 1) if not _same(one, before.seats[seat - 1])}
    moved_on = after.number != motion.number and motion.kind.ends_deal
    if after.status is not Status.PLAYING or motion.by in changed or moved_on:
        lapsed = MotionChanged(motion, Answer.LAPSED, None)
        return change._replace(after=replace(after, motion=None), news=(*change.news, lapsed))
    if not changed and after.seats is before.seats:
        return change
    return _decided(change._replace(after=replace(after, motion=motion._replace(agreed=motion.agreed - changed))))


def _without(table: Snapshot, motion: Motion) -> Snapshot:
    """The table with this motion come to nothing."""
    return replace(table, motion=None, refused=motion if motion.kind.ends_deal else table.refused)


def _same(one: object, other: object) -> bool:
    return getattr(one, "user_id", None) == getattr(other, "user_id", None)


def _decided(change: Change) -> Change:
    """The change, with what comes of it where nobody is waited for any more."""
    table = change.after
    motion = table.motion
    if motion is None or missing(table):
        return change
    settled = replace(table, motion=None)
    against = MOTIONS[motion.kind].objection(settled, motion)
    if against is not None:
        declined = MotionChanged(motion, Answer.DECLINED, against)
        return change._replace(after=_without(settled, motion), news=(*change.news, declined))
    done = MOTIONS[motion.kind].carry(settled, motion)
    carried = MotionChanged(motion, Answer.CARRIED, None, claiming.given_up(settled, motion, done.after))
    return done._replace(news=(*change.news, carried, *done.news), entries=(*change.entries, *done.entries))


def _answerable(table: Snapshot, user_id: int, wanted: tuple[MotionKind, int, int] | None) -> tuple[Motion, int]:
    """What is proposed, and the seat of who answers; raises Refused(nothing-proposed) where that was something else."""
    table.must_be(Status.PLAYING)
    seat, motion = table.own_seat(user_id), table.motion
    if motion is None or wanted not in (None, (motion.kind, motion.by, motion.number)):
        raise Refused(Refusal.NOT_PROPOSED)
    return motion, seat
