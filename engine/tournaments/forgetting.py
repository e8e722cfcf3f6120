"""Taking a person's name out of a tournament. Pure."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.decisions.forgetting import NOBODY, without
from engine.tables.model.people import FORGOTTEN
from engine.tables.model.status import Status
from engine.tournaments.state import TournamentState


def forget_entrant(now: TournamentState, user_id: int) -> TournamentState:
    """Give this person's place to a computer, and take their name out if they were the host."""
    setup = now.setup
    if setup.host_id == user_id:
        setup = replace(setup, host_id=FORGOTTEN, host_name=NOBODY)
    entrants = without(now.entrants, user_id, left=now.status is Status.PLAYING)
    return replace(now, setup=setup, entrants=tuple(one for one in entrants if one))
