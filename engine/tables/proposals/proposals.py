"""What somebody proposes to the others at the table: proposing, answering, and what comes of it. Pure.

One thing at a time is proposed at a table. It is carried as soon as everybody has agreed whose word it takes; who got
up or went away is not waited for. A line of `MOTIONS` says of each kind what it takes and what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.tables.model.change import Change
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.motion import LONGEST_ABOUT, Meant, Motion, MotionKind
from engine.tables.model.news import Answer, MotionChanged, News
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.tables.proposals import agreeing, claiming, ending, lengthening, pausing


def _always(_: Snapshot, __: Motion) -> bool:
    """As long as its match is played."""
    return True


class Rule(NamedTuple):
    """What a kind of motion takes, and what it does."""

    may: Callable[[Snapshot, Motion], None]
    """Raises Refused where its seat cannot propose it now, also for what it is about."""
    deciders: Callable[[Snapshot, Motion], frozenset[int]]
    """The seats whose agreement it takes; who proposes is never waited for."""
    carry: Callable[[Snapshot, Motion], Change]
    """What happens when all have agreed; the table has no motion any more."""
    objection: Callable[[Snapshot, Motion], int | None]
    """The seat of a computer that does not agree, once all people have; None: none is asked, or all agree."""
    has_about: bool = False
    """It is about something that its kind does not say yet, and that `may` looks at."""
    stands: Callable[[Snapshot, Motion], bool] = _always
    """Whether there is still something to be decided, after a change that was not about it."""


def _nobody(_: Snapshot, __: Motion) -> None:
    """No computer is asked."""


MOTIONS: Final[Mapping[MotionKind, Rule]] = MappingProxyType(
    {
        MotionKind.PAUSE: Rule(pausing.may_pause, pausing.everybody_present, pausing.pause, _nobody),
        MotionKind.RESUME: Rule(pausing.may_resume, pausing.everybody_present, pausing.resume, _nobody),
        MotionKind.CLAIM: Rule(
            lambda table, motion: claiming.may_claim(table, motion.by),
            claiming.people_of_others,
            claiming.take_rest,
            claiming.objection,
        ),
        MotionKind.CONCEDE: Rule(
            lambda table, motion: claiming.may_concede(table, motion.by),
            claiming.people_of_own,
            claiming.give_rest,
            _nobody,
        ),
        MotionKind.REMOVE: Rule(
            agreeing.may_remove,
            agreeing.deciders_of_removal,
            agreeing.remove,
            _nobody,
            has_about=True,
            stands=agreeing.sits_yet,
        ),
        MotionKind.ACCESS: Rule(
            agreeing.may_change_access,
            agreeing.deciders_of_access,
            agreeing.change_access,
            _nobody,
            has_about=True,
        ),
        MotionKind.STOP: Rule(agreeing.may_stop, agreeing.everybody, agreeing.stop, _nobody),
        MotionKind.END: Rule(ending.may_end, agreeing.everybody, ending.end, _nobody, stands=ending.is_going_on),
        MotionKind.PLAY_ON: Rule(
            ending.may_play_on, agreeing.everybody, ending.play_on, _nobody, stands=ending.is_ending
        ),
        MotionKind.LENGTH: Rule(
            lengthening.may_change,
            agreeing.everybody,
            lengthening.change,
            _nobody,
            has_about=True,
            stands=lengthening.stands,
        ),
    }
)


def missing(table: Snapshot) -> frozenset[int]:
    """The seats that have yet to answer what is proposed."""
    motion = table.motion
    if motion is None:
        return frozenset()
    return MOTIONS[motion.kind].deciders(table, motion) - motion.agreed - {motion.by}


def must_be_proposable(table: Snapshot, user_id: int, kind: MotionKind, about: str = "") -> None:
    """Raises Refused where this person cannot propose this now."""
    table.must_be(Status.PLAYING)
    _may(table, Motion(kind, table.own_seat(user_id), frozenset(), table.number, about=about))


def _may(table: Snapshot, motion: Motion) -> None:
    """Raises Refused where its seat cannot propose this now; a claim that came to nothing once a turn is enough."""
    if len(motion.about) > LONGEST_ABOUT or (motion.about and not MOTIONS[motion.kind].has_about):
        raise Refused(Refusal.STALE)
    MOTIONS[motion.kind].may(table, motion)
    if table.refused is not None and table.refused.meant == motion.meant:
        raise Refused(Refusal.ASKED_THIS_TURN)


def propose(table: Snapshot, user_id: int, kind: MotionKind, about: str = "") -> Change:
    """Propose it; where it is proposed already, about the same, agree.

    Raises Refused(other-motion) where something else is proposed; but a pause waits for nobody who wants to go on.
    """
    table.must_be(Status.PLAYING)
    seat = table.own_seat(user_id)
    if table.motion is not None and (table.motion.kind, table.motion.about) == (kind, about):
        return agree(table, user_id)
    motion = Motion(kind, seat, frozenset({seat}), table.number, about=about)
    _may(table, motion)
    news: tuple[News, ...] = ()
    if table.motion is not None:
        if table.motion.kind is not MotionKind.PAUSE:
            raise Refused(Refusal.OTHER_MOTION, name=table.seated(table.motion.by).name)
        news = (MotionChanged(table.motion, Answer.LAPSED, None),)
    if kind is MotionKind.CLAIM:
        motion = motion._replace(shown=claiming.hand_of(table, seat))
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


def agree(table: Snapshot, user_id: int, wanted: Meant | None = None) -> Change:
    """Agree to what is proposed; `wanted`: the motion that a button was for."""
    motion, seat = _answerable(table, user_id, wanted)
    if seat in motion.agreed:
        raise Refused(Refusal.ALREADY_AGREED, missing=len(missing(table)))
    if seat not in missing(table):
        raise Refused(Refusal.NOT_ASKED)
    motion = motion._replace(agreed=motion.agreed | {seat})
    return _decided(Change(replace(table, motion=motion), (MotionChanged(motion, Answer.AGREED, seat),)))


def decline(table: Snapshot, user_id: int, wanted: Meant | None = None) -> Change:
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
    if (
        after.status is not Status.PLAYING
        or motion.by in changed
        or moved_on
        or not MOTIONS[motion.kind].stands(after, motion)
    ):
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
    # The change itself may have ended a deal: the clock acted for the last person who was waited for.
    return done._replace(
        news=(*change.news, carried, *done.news),
        entries=(*change.entries, *done.entries),
        pack=done.pack or change.pack,
        finished=done.finished or change.finished,
        results=done.results or change.results,
    )


def _answerable(table: Snapshot, user_id: int, wanted: Meant | None) -> tuple[Motion, int]:
    """What is proposed, and the seat of who answers; raises Refused(nothing-proposed) where that was something else."""
    table.must_be(Status.PLAYING)
    seat, motion = table.own_seat(user_id), table.motion
    if motion is None or wanted not in (None, motion.meant):
        raise Refused(Refusal.NOT_PROPOSED)
    return motion, seat
