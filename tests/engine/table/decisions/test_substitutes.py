"""Who may sit down during a match, in which seat, and whose hand they then know."""

from __future__ import annotations

import pytest

from engine.running.table import Table
from engine.table.decisions import play
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import SeatChanged
from engine.table.model.people import Stint
from engine.table.model.setup import Access
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import opened, tournament_setup
from tests.engine.running.support import ANNA, BRAM, CHLOE, EVA, FOUR, Process, act_somehow
from tests.engine.running.test_clock import until_away
from tests.engine.table.decisions.test_lobby import refusal


def sitting(table: Table) -> list[int | None]:
    return [one.user_id if one else None for one in table.seats]


async def test_anyone_welcome_may_take_over_the_seat_of_a_computer_with_its_cards(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    assert table.seats_to_take(EVA) == (3, 4)
    hand = table.view(4).hand
    await table.take_over(EVA, "Eva", 4)
    assert (sitting(table), table.view(4).hand) == ([ANNA, BRAM, None, EVA], hand)
    assert process.notebook.of(SeatChanged) == [SeatChanged(4)]
    assert table.stints[-1] == Stint(1, 4, "Eva", EVA)
    assert table.seats_to_take(EVA) == ()


async def test_a_deal_is_told_with_who_was_dealt_its_cards_and_everybody_else_as_they_sit(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    computer = table.occupant(4)
    assert computer is not None
    await table.take_over(EVA, "Eva", 4)
    now = table._now
    *others, then = play.seats_in(now, 1)
    assert then is not None
    assert (then.name, then.user_id) == (computer.name, None)
    assert others == list(now.seats[:3])
    assert play.seats_in(now, 2) == now.seats


async def test_who_is_not_invited_may_take_nothing(process: Process) -> None:
    table = await process.started([ANNA], access=Access.INVITED, invited=[BRAM])
    assert (table.seats_to_take(EVA), table.seats_to_take(BRAM)) == ((), (2, 3, 4))
    assert await refusal(table.take_over(EVA, "Eva", 2)) is Refusal.NOT_INVITED


async def test_the_seat_of_somebody_present_is_theirs_to_offer(process: Process) -> None:
    table = await process.started(FOUR)
    assert table.seats_to_take(EVA) == ()
    with pytest.raises(Refused) as refused:
        await table.offer(ANNA, 2)
    assert (refused.value.reason, refused.value.facts["seat"]) == (Refusal.SEAT_NOT_AWAY, 2)
    await table.offer(BRAM)
    assert table.seats_to_take(EVA) == (2,)
    await table.offer(BRAM)
    assert table.seats_to_take(EVA) == ()


async def test_the_host_offers_the_seat_of_somebody_away_until_they_are_back(slow: Process) -> None:
    table = await slow.started([ANNA, BRAM, CHLOE])
    await until_away(slow, table, BRAM)
    assert await refusal(table.offer(CHLOE, 2)) is Refusal.NOT_HOST
    await table.offer(ANNA, 2)
    assert table.seats_to_take(EVA) == (2, 4)
    await table.back(BRAM)
    assert table.seats_to_take(EVA) == (4,)
    assert await refusal(table.take_over(EVA, "Eva", 2)) is Refusal.NOT_OFFERED


async def test_who_takes_the_seat_of_somebody_away_decides_for_it(slow: Process) -> None:
    table = await slow.started([ANNA, BRAM])
    await until_away(slow, table, BRAM)
    await table.offer(ANNA, 2)
    await table.take_over(EVA, "Eva", 2)
    occupant = table.occupant(2)
    assert occupant is not None
    assert (occupant.user_id, occupant.away, occupant.offered, occupant.missed) == (EVA, False, False, 0)


async def test_who_left_comes_back_to_their_own_seat_first(process: Process) -> None:
    table = await process.started([ANNA, BRAM, CHLOE])
    await table.leave(CHLOE)
    assert table.seats_to_take(CHLOE) == (3,)
    while table.deal == 1:
        await act_somehow(table)
    assert table.seats_to_take(CHLOE) == (3, 4)
    assert table.seats_to_take(EVA) == (3, 4)
    await table.take_over(CHLOE, "Chloé", 3)
    assert sitting(table) == [ANNA, BRAM, CHLOE, None]


async def test_who_has_seen_a_hand_sees_no_second_one_in_the_same_deal(process: Process) -> None:
    table = await process.started([ANNA, BRAM, CHLOE])
    await table.leave(CHLOE)
    with pytest.raises(Refused) as refused:
        await table.take_over(CHLOE, "Chloé", 4)
    assert (refused.value.reason, refused.value.facts["seat"]) == (Refusal.KNOWS_OTHER_HAND, 3)
    # This holds even if somebody else has sat down there, and after a restart.
    await table.take_over(EVA, "Eva", 3)
    again = (await process.another()).tables.get(table.id)
    assert (again.seats_to_take(CHLOE), table.seats_to_take(CHLOE)) == ((), ())
    while table.deal == 1:
        await act_somehow(table)
    await table.take_over(CHLOE, "Chloé", 4)
    assert sitting(table) == [ANNA, BRAM, EVA, CHLOE]


async def test_the_seat_where_somebody_sat_is_offered_to_them_before_lower_ones(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    await table.take_over(CHLOE, "Chloé", 4)
    await table.leave(CHLOE)
    while table.deal == 1:
        await act_somehow(table)
    assert (table.seats_to_take(CHLOE), table.seats_to_take(EVA)) == ((4, 3), (3, 4))


async def test_the_last_person_who_leaves_stops_the_match_even_where_the_others_are_away(slow: Process) -> None:
    table = await slow.started([ANNA, BRAM])
    await until_away(slow, table, BRAM)
    await table.leave(ANNA)
    # Somebody away still counts: the table waits for them and is theirs.
    assert (table.status, table.setup.host_id) == (Status.PLAYING, BRAM)
    await table.leave(BRAM)
    assert table.status is Status.STOPPED


async def test_the_host_passes_on_with_the_seat_that_was_offered(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    await table.offer(ANNA)
    await table.take_over(EVA, "Eva", 1)
    assert table.setup.host_id == EVA


async def test_in_a_tournament_nobody_takes_a_seat_but_one_that_was_left(process: Process) -> None:
    tournament = await opened(process, tournament_setup(4), (BRAM,))
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(BRAM)
    assert table.seats_to_take(EVA) == ()
    seat = table.seat_of(BRAM)
    await table.leave(BRAM)
    assert (table.seats_to_take(BRAM), table.seats_to_take(EVA)) == ((seat,), (seat,))


def test_who_came_before_it_was_written_down_whether_there_were_cards_came_to_some() -> None:
    assert Stint.read(1, 2, "Eva", EVA) == Stint(1, 2, "Eva", EVA, had_cards=True)
