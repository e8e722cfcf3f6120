"""Who enters a tournament of any size, with whom, and who leaves it."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from engine.clubs.tournaments.entering import enter, forget_entrant, knows, with_pairs, withdraw
from engine.clubs.tournaments.pairing.draws import RoundDraw
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder
from engine.clubs.tournaments.state import Director, TournamentState, Wish
from engine.clubs.tournaments.tournament import after_round, begun, next_round
from engine.table.model.errors import Refusal, Refused
from engine.table.model.people import Occupant
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.any_method import CHOUINE, club_setup
from tests.engine.running.support import ANNA

A, B, C, D, E, F = range(ANNA, ANNA + 6)


def tournament(entered: int = 0, **changes: Any) -> TournamentState:
    """One in which so many have entered, in the order of their numbers."""
    state = TournamentState(1, 0, club_setup(**changes), Status.LOBBY, (), secret=bytes(32))
    for user_id in range(ANNA, ANNA + entered):
        state = enter(state, user_id, f"P{user_id}")
    return state


def played(state: TournamentState) -> TournamentState:
    """The round is over, and everybody stayed where they sat."""
    tables = state.draws[-1].tables
    seats = {
        number: tuple(state.entrants[place - 1] if place else Occupant("Fons", None) for place in places)
        for number, places in enumerate(tables, 1)
    }
    return after_round(state, seats, 10.0, 30.0)


def people_of(state: TournamentState, places: tuple[int, ...]) -> set[int | None]:
    return {state.entrants[place - 1].user_id for place in places if place}


def test_who_names_a_partner_plays_with_them_as_soon_as_both_have_entered() -> None:
    state = enter(tournament(2, entry=EntryMode.PAIRS), C, "C", D)
    assert (state.partners, state.wishes) == ((), (Wish(3, D),))
    state = enter(state, D, "D")
    assert (state.partners, state.wishes) == (((3, 4),), ())
    # Somebody who has entered without a partner takes anybody who asks.
    assert enter(state, E, "E", A).partners == ((3, 4), (1, 5))


def test_who_entered_without_a_partner_is_paired_in_the_order_of_entering_at_the_start() -> None:
    state = enter(tournament(5, entry=EntryMode.PAIRS), B, "B", D)
    begins = begun(state, 0.0)
    assert set(begins.partners) == {(2, 4), (1, 3), (5, 6)}
    assert not begins.entrants[5].is_person
    assert begins.entrants[5].player == begins.setup.level
    # Where no computer plays along, whoever is left over waits.
    waits = begun(replace(state, setup=replace(state.setup, remainder=Remainder.RESERVE)), 0.0)
    assert set(waits.partners) == {(2, 4), (1, 3)}
    assert waits.draws[0].byes == (5,)


def test_nobody_is_paired_with_somebody_who_has_left_as_long_as_they_are_gone() -> None:
    alone = 5
    five = tournament(alone, entry=EntryMode.PAIRS, rounds=3, remainder=Remainder.BYE)
    state = withdraw(played(begun(five, 0.0)), E)
    state = enter(state, F, "F", E)
    assert state.partner_of(6) is None
    assert state.wishes == (Wish(6, E),)
    assert enter(state, E, "E").partner_of(6) == alone, "once they are there again"
    # Nor with somebody who wanted them, and has left meanwhile.
    wished = enter(played(begun(five, 0.0)), E, "E", F)
    assert wished.wishes == (Wish(alone, F),)
    assert enter(withdraw(wished, E), F, "F").partner_of(6) is None
    assert enter(wished, F, "F").partner_of(6) == alone


def test_places_move_up_before_the_start_and_partners_and_wishes_move_with_them() -> None:
    state = enter(enter(tournament(4, entry=EntryMode.PAIRS), C, "C", D), B, "B", F)
    state = withdraw(state, A)
    assert [one.user_id for one in state.entrants] == [B, C, D]
    assert (state.partners, state.wishes) == (((2, 3),), (Wish(1, F),))
    assert withdraw(state, C).partners == ()
    assert withdraw(state, B).wishes == ()


def test_late_comers_enter_between_rounds_and_play_in_the_next() -> None:
    state = played(begun(tournament(4), 0.0))
    state = enter(state, E, "E")
    later = next_round(state, (), 0.0)
    assert people_of(later, sum(later.draws[1].tables, ())) == {A, B, C, D, E}
    assert later.deadline is None


def test_late_comers_may_enter_during_a_round_too_but_not_during_the_last() -> None:
    state = enter(begun(tournament(4), 0.0), E, "E")
    assert state.place_of(E) == 5
    assert 5 not in state.seated
    last = next_round(played(state), (), 0.0)
    with pytest.raises(Refused) as late:
        enter(last, F, "F")
    assert late.value.reason is Refusal.TOURNAMENT_STARTED


def test_late_comers_of_a_knock_out_come_before_its_second_round() -> None:
    state = begun(tournament(4, method=Method.KNOCKOUT, options=CHOUINE, rounds=5), 0.0)
    assert enter(state, E, "E").place_of(E) == 5
    second = replace(state, round=2, draws=(*state.draws, RoundDraw(())))
    with pytest.raises(Refused) as late:
        enter(second, E, "E")
    assert late.value.reason is Refusal.TOURNAMENT_STARTED


def test_leavers_leave_between_rounds_are_drawn_no_more_and_may_come_back_to_their_place() -> None:
    state = withdraw(played(begun(tournament(5), 0.0)), B)
    gone = next_round(state, (), 0.0)
    assert people_of(gone, sum(gone.draws[1].tables, ())) == {A, C, D, E}
    back = enter(state, B, "B")
    assert back.place_of(B) == 2
    assert back.entrants[1].is_person
    assert len(back.entrants) == 5


def test_the_partner_of_somebody_who_left_goes_on_with_a_computer_until_a_late_comer_takes_the_place() -> None:
    state = withdraw(played(begun(tournament(4, entry=EntryMode.PAIRS), 0.0)), B)
    alone = next_round(state, (), 0.0)
    assert sorted(sum(alone.draws[1].tables, ())) == [1, 2, 3, 4]
    assert enter(state, E, "E").place_of(E) == 2


@pytest.mark.parametrize("remainder", [Remainder.RESERVE, Remainder.BYE])
def test_who_waits_in_a_round_and_takes_a_seat_that_was_left_has_played_it(remainder: Remainder) -> None:
    state = begun(tournament(5, remainder=remainder), 0.0)
    (waits,) = state.draws[0].byes
    taken = state.draws[0].tables[0][1]
    seats = [state.entrants[place - 1] for place in state.draws[0].tables[0]]
    seats[1] = state.entrants[waits - 1]
    after = after_round(state, {1: tuple(seats)}, 10.0, 30.0)
    assert after.draws[0].tables[0][1] == waits
    assert after.draws[0].byes == ()
    left = after.entrants[taken - 1]
    assert (left.is_person, left.kept_for) == (False, state.entrants[taken - 1].user_id)


def test_reserves_are_the_last_who_entered_and_byes_go_round() -> None:
    reserves = begun(tournament(5, remainder=Remainder.RESERVE, rounds=3), 0.0)
    byes = begun(tournament(5, remainder=Remainder.BYE, rounds=3), 0.0)
    waited = []
    for _ in range(2):
        reserves, byes = (next_round(played(state), (), 0.0) for state in (reserves, byes))
        waited.append((reserves.draws[-1].byes, byes.draws[-1].byes))
    assert [found for found, _ in waited] == [(5,), (5,)]
    assert [found for _, found in waited] == [(4,), (3,)]


def test_a_tournament_that_nobody_plays_on_is_over() -> None:
    state = played(begun(tournament(4), 0.0))
    for user_id in (A, B, C, D):
        state = withdraw(state, user_id)
    assert next_round(state, (), 99.0).status is Status.OVER


def test_a_round_with_a_clock_says_when_its_time_is_over() -> None:
    state = begun(tournament(4, round_minutes=30), 1000.0)
    assert state.round_ends == 1000.0 + 30 * 60
    assert played(state).round_ends is None


def test_nothing_names_somebody_who_wants_to_be_forgotten() -> None:
    state = enter(tournament(3, entry=EntryMode.PAIRS), C, "C", F)
    state = replace(state, directors=(Director(B, "P12"),))
    for user_id in (A, B, F, C):
        assert knows(state, user_id)
        state = forget_entrant(state, user_id)
        assert not knows(state, user_id)
    assert state.entrants == ()
    during = forget_entrant(begun(tournament(4), 0.0), D)
    assert not knows(during, D)
    assert not during.entrants[3].is_person


def test_more_people_can_be_forgotten_than_there_are_names_of_computers() -> None:
    state = begun(tournament(20), 0.0)
    for user_id in range(ANNA, ANNA + 20):
        state = forget_entrant(state, user_id)
    assert not any(one.is_person for one in state.entrants)


def test_pairs_of_any_number_are_made_without_anybody_twice() -> None:
    for people in range(4, 20):
        state = with_pairs(tournament(people, entry=EntryMode.PAIRS))
        paired = sorted(place for pair in state.partners for place in pair)
        assert paired == list(range(1, len(state.entrants) + 1))
        assert len(state.entrants) == next(number for number in count(people) if number % 2 == 0)
