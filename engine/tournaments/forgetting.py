"""Taking a person's name out of a tournament. Pure."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.decisions.forgetting import without
from engine.tables.model.people import FORGOTTEN
from engine.tables.model.status import Status
from engine.tournaments.entering import withdraw, without_asked, without_director
from engine.tournaments.state import TournamentState


def forget_entrant(now: TournamentState, user_id: int) -> TournamentState:
    """Give this person's place to a computer; their corrections stay, without their name and reason."""
    now = without_asked(without_director(now, user_id), user_id)
    place = now.place_of(user_id)
    if place is not None and now.status is Status.LOBBY and not now.is_classic:
        now, place = withdraw(now, user_id), None
    entrants = without(now.entrants, user_id, left=now.status is Status.PLAYING)
    return replace(
        now,
        entrants=tuple(one for one in entrants if one),
        wishes=tuple(one for one in now.wishes if user_id != one.user_id and place != one.place),
        asked=tuple(one.without(user_id, FORGOTTEN) for one in now.asked),
        corrections=tuple(one.without(user_id, FORGOTTEN) for one in now.corrections),
        removals=tuple(one.without(user_id, FORGOTTEN) for one in now.removals),
        stopping=now.stopping and now.stopping.without(user_id, FORGOTTEN),
    )


def knows(now: TournamentState, user_id: int) -> bool:
    """Whether anything in a tournament names this person."""
    named = {one.user_id for one in now.wishes} | {one.by for one in now.corrections}
    named |= {one for asked in now.asked for one in (asked.user_id, asked.by)}
    named |= {one for removal in now.removals for one in (removal.user_id, removal.by)}
    named |= {now.stopping.by, *now.stopping.asked} if now.stopping else set()
    return user_id in named or now.directs(user_id) or now.place_of(user_id) is not None
