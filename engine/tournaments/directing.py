"""What the directors of a tournament may do besides beginning it: correct scores, and pass on their office. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.core.names import clean_name
from engine.tables.decisions.forgetting import NOBODY
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.people import FORGOTTEN
from engine.tables.model.status import Status
from engine.tournaments.setup import Method
from engine.tournaments.state import Correction, Director, TournamentState

MOST_CORRECTED: Final = 999
MOST_REASON: Final = 200
"""The most characters of a reason."""


def correct(now: TournamentState, correction: Correction) -> TournamentState:
    """Add something to the score of a place in a round, or take it off; everybody reads the reason.

    In a knock-out it decides who goes on, so only the round just played can be corrected.
    """
    if now.status not in (Status.PLAYING, Status.OVER):
        now.must_be_live()
    now.must_be_host(correction.by)
    reason = clean_name(correction.reason)[:MOST_REASON]
    if not any(char.isalnum() for char in reason):
        raise Refused(Refusal.NO_REASON)
    if not 1 <= abs(correction.amount) <= MOST_CORRECTED:
        raise Refused(Refusal.NOTHING_CORRECTED, most=MOST_CORRECTED)
    if not 1 <= correction.round <= now.round:
        raise Refused(Refusal.NO_SUCH_ROUND, round=correction.round, rounds=now.round)
    if not 1 <= correction.place <= len(now.entrants):
        raise Refused(Refusal.NO_SUCH_PLACE, place=correction.place, places=len(now.entrants))
    if now.setup.method is Method.KNOCKOUT and (correction.round < now.round or now.status is Status.OVER):
        raise Refused(Refusal.ROUND_SETTLED, round=correction.round)
    return replace(now, corrections=(*now.corrections, correction._replace(reason=reason)))


def add_director(now: TournamentState, by: int, director: Director) -> TournamentState:
    """Host: have somebody direct it as well."""
    now.must_be_live()
    _must_be_the_host(now, by)
    if now.directs(director.user_id):
        raise Refused(Refusal.DIRECTS_ALREADY, name=director.name)
    return replace(now, directors=(*now.directors, director))


def hand_over(now: TournamentState, by: int, director: Director) -> TournamentState:
    """Host: have somebody else be the host."""
    now.must_be_live()
    _must_be_the_host(now, by)
    if director.user_id == by:
        raise Refused(Refusal.DIRECTS_ALREADY, name=director.name)
    return _with_host(now, director)


def without_director(now: TournamentState, user_id: int) -> TournamentState:
    """Somebody is gone: the next director is the host, else whoever entered first of the people who are left.

    In a classic tournament, and where nobody is left, there is no host any more.
    """
    now = replace(now, directors=tuple(one for one in now.directors if one.user_id != user_id))
    if now.setup.host_id != user_id:
        return now
    people = (Director(one.user_id, one.name) for one in now.entrants if one.user_id not in (None, user_id))
    heirs = now.directors if now.is_classic else (*now.directors, *people)
    return _with_host(now, next(iter(heirs), Director(FORGOTTEN, NOBODY)))


def _with_host(now: TournamentState, host: Director) -> TournamentState:
    setup = replace(now.setup, host_id=host.user_id, host_name=host.name)
    others = tuple(one for one in now.directors if one.user_id != host.user_id)
    return replace(now, setup=setup, directors=others)


def _must_be_the_host(now: TournamentState, user_id: int) -> None:
    if user_id != now.setup.host_id:
        raise Refused(Refusal.NOT_HOST, host=now.setup.host_name)
