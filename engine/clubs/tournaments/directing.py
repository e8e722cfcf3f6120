"""What the directors of a tournament may do besides beginning it: correct scores, take people out, stop it.

Whoever plays decides nothing about their own table: another director who does not play does, or a manager of the server
(`force`). Nobody stops matches under way alone: the people in them are asked. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from engine.clubs.tournaments.entering import enter, must_be_enterable, with_host, withdraw
from engine.clubs.tournaments.setup import Method
from engine.clubs.tournaments.state import AskedToEnter, Correction, Director, Removal, StopQuestion, TournamentState
from engine.core.names import clean_name
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status

MOST_CORRECTED: Final = 999
MOST_REASON: Final = 200
"""The most characters of a reason."""
ASKED_FOR: Final = 600.0
"""Seconds that people have to answer whether to stop."""


def correct(now: TournamentState, correction: Correction, force: bool = False) -> TournamentState:
    """Add something to the score of a place in a round, or take it off; everybody reads the reason.

    In a knock-out it decides who goes on, so only the round just played can be corrected.
    """
    if now.status not in (Status.PLAYING, Status.OVER):
        now.must_be_live()
    now.must_be_host(correction.by, force)
    reason = reason_given(correction.reason)
    if not 1 <= abs(correction.amount) <= MOST_CORRECTED:
        raise Refused(Refusal.NOTHING_CORRECTED, most=MOST_CORRECTED)
    if not 1 <= correction.round <= now.round:
        raise Refused(Refusal.NO_SUCH_ROUND, round=correction.round, rounds=now.round)
    if not 1 <= correction.place <= len(now.entrants):
        raise Refused(Refusal.NO_SUCH_PLACE, place=correction.place, places=len(now.entrants))
    if now.setup.method is Method.KNOCKOUT and (correction.round < now.round or now.status is Status.OVER):
        raise Refused(Refusal.ROUND_SETTLED, round=correction.round)
    if not force:
        must_not_be_own_matter(now, correction.by, correction.place, (correction.round,))
    return replace(now, corrections=(*now.corrections, correction._replace(reason=reason)))


def reason_given(text: str) -> str:
    """A reason as it is kept; raises Refused(no-reason)."""
    reason = clean_name(text)[:MOST_REASON]
    if not any(char.isalnum() for char in reason):
        raise Refused(Refusal.NO_REASON)
    return reason


def must_not_be_own_matter(now: TournamentState, by: int, place: int, rounds: Iterable[int]) -> None:
    """Raises Refused(own-matter) for a director's own place, their partner, and who sits with them in these rounds."""
    own = now.own_place(by)
    if own is None:
        return
    draws = now.movement
    tables = [table for played in rounds if 1 <= played <= len(draws) for table in draws[played - 1].tables]
    if place in (own, now.partner_of(own)) or any(own in table and place in table for table in tables):
        raise Refused(Refusal.OWN_MATTER)


def take_out(now: TournamentState, user_id: int, reason: str, by: Director, at: float, force: bool) -> TournamentState:
    """Take out somebody who does not come, or not again; everybody reads who did it and why.

    Who was only asked is asked no more. Raises Refused(own-matter) about the last table of a director who plays, and
    in a classic tournament, whose tables are known, about their next one.
    """
    now.must_be_directed_by(by.user_id, force)
    if now.is_asked(user_id) or user_id == by.user_id:
        return withdraw(now, user_id)
    reason = reason_given(reason)
    place = now.place_of(user_id)
    if place is None:
        raise Refused(Refusal.NOT_ENTERED)
    if not force:
        must_not_be_own_matter(now, by.user_id, place, (now.round, now.round + 1))
    after = withdraw(now, user_id)
    removal = Removal(now.round, user_id, now.entrants[place - 1].name, reason, by.user_id, by.name, at)
    return after if after == now else replace(after, removals=(*now.removals, removal))


def ask(now: TournamentState, by: Director, user_id: int, name: str) -> TournamentState:
    """Director: ask somebody to enter, who has no place until they say yes.

    Asking again changes nothing. Raises what entering would raise, as far as it is known.
    """
    now.must_be_directed_by(by.user_id)
    if now.is_asked(user_id):
        return now
    if now.place_of(user_id) is not None or not now.is_played:
        enter(now, user_id, name)
    elif not now.is_classic:
        must_be_enterable(now)
    return replace(now, asked=(*now.asked, AskedToEnter(user_id, clean_name(name), by.user_id)))


def stop(now: TournamentState, by: int, force: bool) -> TournamentState:
    """Host or director before it begins, or anyone with `force`: end the tournament without a winner.

    Raises Refused(stop-takes-agreement) if it has begun and other people play in it.
    """
    now.must_be_directed_by(by, force)
    if not force and others_in(now, by):
        raise Refused(Refusal.STOP_TAKES_AGREEMENT)
    return _stopped(now)


def others_in(now: TournamentState, by: int) -> tuple[int, ...]:
    """The other people who play in a tournament that has begun."""
    if now.status is not Status.PLAYING:
        return ()
    return tuple(one.user_id for one in now.entrants if one.user_id and one.user_id != by)


def ask_to_stop(now: TournamentState, by: Director, people: Sequence[int], at: float) -> TournamentState:
    """Director: ask these people, who play, whether to stop; once in a round. Raises Refused(stop-was-asked)."""
    now.must_be_directed_by(by.user_id)
    before = now.stopping
    if before is not None and (before.outcome is None or before.round == now.round):
        raise Refused(Refusal.STOP_WAS_ASKED)
    asked = tuple(one for one in people if one != by.user_id)
    return replace(now, stopping=StopQuestion(now.round, by.user_id, by.name, at + ASKED_FOR, asked))


def answer_stop(now: TournamentState, user_id: int, agrees: bool) -> TournamentState:
    """Somebody who was asked answers, or answers otherwise; it ends as soon as no answer can change it."""
    now.must_be_live()
    question = now.stopping
    if question is None or question.outcome is not None:
        raise Refused(Refusal.STALE)
    if user_id not in question.asked:
        raise Refused(Refusal.NOT_ASKED)
    agreed, declined = ({*those} - {user_id} for those in (question.agreed, question.declined))
    (agreed if agrees else declined).add(user_id)
    question = question._replace(agreed=tuple(sorted(agreed)), declined=tuple(sorted(declined)))
    everybody = len(question.asked)
    if _is_enough(len(agreed), everybody) or len(agreed) + len(declined) == everybody:
        return stop_decided(replace(now, stopping=question))
    if not _is_enough(everybody - len(declined), everybody):
        question = question._replace(outcome=False)
    return replace(now, stopping=question)


def stop_decided(now: TournamentState) -> TournamentState:
    """The time to answer is over: two thirds of those who answered stop the tournament."""
    question = now.stopping
    assert question is not None
    carried = _is_enough(len(question.agreed), len(question.agreed) + len(question.declined))
    after = replace(now, stopping=question._replace(outcome=carried))
    return _stopped(after) if carried else after


def _is_enough(agreed: int, answers: int) -> bool:
    return agreed > 0 and 3 * agreed >= 2 * answers


def _stopped(now: TournamentState) -> TournamentState:
    return replace(now, status=Status.STOPPED, deadline=None, round_ends=None)


def add_director(now: TournamentState, by: int, director: Director) -> TournamentState:
    """Host: have somebody direct it as well."""
    _must_be_the_host(now, by)
    if now.directs(director.user_id):
        raise Refused(Refusal.DIRECTS_ALREADY, name=director.name)
    return replace(now, directors=(*now.directors, director))


def hand_over(now: TournamentState, by: int, director: Director) -> TournamentState:
    """Host: have somebody else be the host."""
    _must_be_the_host(now, by)
    if director.user_id == by:
        raise Refused(Refusal.DIRECTS_ALREADY, name=director.name)
    return with_host(now, director)


def _must_be_the_host(now: TournamentState, user_id: int) -> None:
    now.must_be_live()
    if user_id != now.setup.host_id:
        raise Refused(Refusal.NOT_HOST, host=now.setup.host_name)
