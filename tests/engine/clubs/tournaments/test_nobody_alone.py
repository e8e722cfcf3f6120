"""What no director does alone: seat somebody, decide about their own table, stop matches under way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.clubs.tournaments.directing import (
    ASKED_FOR,
    add_director,
    answer_stop,
    ask,
    ask_to_stop,
    correct,
    stop,
    stop_decided,
    take_out,
)
from engine.clubs.tournaments.entering import enter, forget_entrant, knows, withdraw
from engine.clubs.tournaments.setup import Method
from engine.clubs.tournaments.state import Correction, Director, TournamentState
from engine.clubs.tournaments.tournament import begun
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import FORGOTTEN
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.test_entering import A, B, C, D, E, people_of, played, tournament
from tests.engine.clubs.tournaments.tournaments import opened, tournament_setup
from tests.engine.running.support import ANNA, BRAM, GUILD, Process

ANNA_DIRECTS = Director(A, "Anna")
ELSE = Director(99, "Els")
"""Directs, and does not play."""


def refused(caught: pytest.ExceptionInfo[Refused]) -> Refusal:
    return caught.value.reason


def two_tables() -> TournamentState:
    """Eight people at two tables, with a director who plays and one who does not."""
    return begun(add_director(tournament(8, method=Method.ROUNDS), A, ELSE), 0.0)


def together(state: TournamentState, user_id: int) -> tuple[list[int], list[int]]:
    """The places of the others at this person's table, and those at the other."""
    own = state.place_of(user_id)
    tables = state.draws[-1].tables
    mine = next(table for table in tables if own in table)
    return [one for one in mine if one != own], [one for table in tables for one in table if table != mine]


def test_nobody_is_seated_whom_somebody_else_entered_and_who_did_not_say_yes() -> None:
    state = ask(ask(tournament(4), ANNA_DIRECTS, E, "Eva"), ANNA_DIRECTS, 98, "Mia")
    assert [one.name for one in state.asked] == ["Eva", "Mia"]
    assert state.place_of(E) is None
    state = enter(state, E, "Eva")
    assert [one.name for one in state.asked] == ["Mia"]
    state = begun(state, 0.0)
    assert state.asked == ()
    assert people_of(state, sum(state.draws[0].tables, ())) == {A, B, C, D, E}


def test_who_was_asked_says_no_by_leaving_and_can_be_forgotten() -> None:
    state = ask(tournament(4), ANNA_DIRECTS, E, "Eva")
    assert withdraw(state, E).asked == ()
    assert knows(state, E)
    assert not knows(forget_entrant(state, E), E)


def test_a_director_who_plays_corrects_nothing_at_their_own_table() -> None:
    state = two_tables()
    own = state.place_of(A)
    assert own is not None
    mine, others = together(state, A)
    for place in (own, *mine):
        with pytest.raises(Refused) as alone:
            correct(state, Correction(1, place, 5, "late", A, "Anna", 1.0))
        assert refused(alone) is Refusal.OWN_MATTER
        # Another director who does not play does it, or a manager of the server.
        correct(state, Correction(1, place, 5, "late", ELSE.user_id, "Els", 1.0))
        correct(state, Correction(1, place, 5, "late", A, "Anna", 1.0), force=True)
    for place in others:
        correct(state, Correction(1, place, 5, "late", A, "Anna", 1.0))


def test_a_director_who_plays_takes_nobody_out_whom_they_have_just_met() -> None:
    state = played(two_tables())
    mine, others = together(state, A)
    opponent, other = (state.entrants[those[0] - 1].user_id for those in (mine, others))
    assert opponent is not None
    assert other is not None
    with pytest.raises(Refused) as alone:
        take_out(state, opponent, "late", ANNA_DIRECTS, 1.0, force=False)
    assert refused(alone) is Refusal.OWN_MATTER
    assert take_out(state, other, "late", ANNA_DIRECTS, 1.0, force=False).removals[0].by_name == "Anna"
    assert take_out(state, opponent, "late", ELSE, 1.0, force=False).removals[0].by_name == "Els"


def test_nobody_is_taken_out_without_a_reason_and_the_list_keeps_the_name() -> None:
    state = tournament(5)
    with pytest.raises(Refused) as silent:
        take_out(state, E, " . ", ANNA_DIRECTS, 1.0, force=False)
    assert refused(silent) is Refusal.NO_REASON
    state = take_out(state, E, "does not come", ANNA_DIRECTS, 1.0, force=False)
    (removal,) = state.removals
    assert (removal.name, removal.reason, removal.by_name) == (f"P{E}", "does not come", "Anna")
    assert state.place_of(E) is None
    forgotten = forget_entrant(forget_entrant(state, E), A).removals[0]
    assert (forgotten.user_id, forgotten.by, forgotten.reason) == (FORGOTTEN, FORGOTTEN, "")


@pytest.mark.parametrize("by", [A, ELSE.user_id], ids=["plays", "does not play"])
@pytest.mark.parametrize("between", [False, True])
def test_no_director_stops_a_tournament_that_others_play(by: int, between: bool) -> None:
    state = played(two_tables()) if between else two_tables()
    with pytest.raises(Refused) as alone:
        stop(state, by, force=False)
    assert refused(alone) is Refusal.STOP_TAKES_AGREEMENT
    assert stop(state, by, force=True).status is Status.STOPPED
    assert stop(tournament(4), A, force=False).status is Status.STOPPED


def test_two_thirds_of_those_who_answer_stop_it() -> None:
    asked = ask_to_stop(two_tables(), ELSE, (A, B, C, D), 100.0)
    assert asked.stopping is not None
    assert asked.stopping.until == 100.0 + ASKED_FOR
    two = answer_stop(answer_stop(asked, A, True), B, True)
    assert two.status is Status.PLAYING
    assert stop_decided(two).status is Status.STOPPED
    assert stop_decided(answer_stop(two, C, False)).status is Status.STOPPED
    assert answer_stop(two, C, True).status is Status.STOPPED
    # No answer is no agreement, and what cannot be carried any more is over at once.
    assert stop_decided(asked).status is Status.PLAYING
    lost = answer_stop(answer_stop(asked, A, False), B, False)
    assert lost.stopping is not None
    assert (lost.status, lost.stopping.outcome) == (Status.PLAYING, False)


def test_the_asker_does_not_answer_their_own_question() -> None:
    asked = ask_to_stop(two_tables(), ANNA_DIRECTS, (A, B, C, D), 100.0)
    with pytest.raises(Refused) as own:
        answer_stop(asked, A, True)
    assert refused(own) is Refusal.NOT_ASKED
    assert replace(asked, stopping=None).stopping is None


async def test_after_ten_minutes_it_is_decided_by_itself_also_after_a_restart(process: Process) -> None:
    tournament = await opened(process, replace(tournament_setup(), turn_seconds=0), (BRAM,))
    await tournament.start(ANNA)
    await tournament.ask_to_stop(ANNA, "Anna")
    again = await process.another()
    found = await again.tables.tournaments.find(tournament.id)
    assert found.state.stopping == tournament.state.stopping
    await process.passes(ASKED_FOR + 1)
    await process.fire_due()
    question = tournament.state.stopping
    assert question is not None
    assert (tournament.status, question.outcome) == (Status.PLAYING, False)
    assert process.tables.in_guild(GUILD)
