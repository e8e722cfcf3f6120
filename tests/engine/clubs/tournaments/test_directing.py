"""What directors of a tournament may do, and who follows them."""

from __future__ import annotations

from dataclasses import replace

from engine.clubs.tournaments.directing import add_director, correct, hand_over
from engine.clubs.tournaments.entering import forget_entrant, without_director
from engine.clubs.tournaments.setup import Method
from engine.clubs.tournaments.state import Correction, Director
from engine.table.model.people import FORGOTTEN
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.test_entering import A, B, C, D, tournament

BRAM = Director(B, "Bram")


def test_when_the_host_leaves_the_server_the_next_director_follows() -> None:
    state = add_director(tournament(4), A, BRAM)
    state = without_director(state, A)
    assert (state.setup.host_id, state.setup.host_name, state.directors) == (B, "Bram", ())
    assert state.place_of(A) == 1


def test_without_another_director_who_entered_first_follows() -> None:
    assert without_director(tournament(4), A).setup.host_id == B
    assert forget_entrant(tournament(4), A).setup.host_id == B


def test_where_nobody_is_left_there_is_no_host() -> None:
    assert without_director(tournament(1), A).setup.host_id == FORGOTTEN


def test_a_classic_tournament_has_no_host_once_its_host_is_forgotten() -> None:
    assert forget_entrant(tournament(4, method=Method.CLASSIC, people=4), A).setup.host_id == FORGOTTEN


def test_the_host_hands_over_and_is_a_director_no_more() -> None:
    state = hand_over(add_director(tournament(4), A, BRAM), A, BRAM)
    assert (state.setup.host_id, state.directors) == (B, ())
    assert not state.directs(A)


def test_a_correction_is_written_down_with_its_reason_by_whom_and_when() -> None:
    state = replace(add_director(tournament(4), A, BRAM), status=Status.PLAYING, round=1)
    correction = Correction(1, 3, -2, " wrong\nlead ", B, "Bram", 5.0)
    state = correct(state, correction)
    assert state.corrections == (correction._replace(reason="wrong lead"),)
    # A mistake may be seen when all is over.
    over = correct(replace(state, status=Status.OVER), correction)
    assert len(over.corrections) == 2
    forgotten = forget_entrant(state, B).corrections[0]
    assert (forgotten.amount, forgotten.by, forgotten.reason) == (-2, FORGOTTEN, "")
    assert "Bram" not in forgotten.name
    assert forget_entrant(state, D).corrections == state.corrections
    assert C not in (one.by for one in state.corrections)
