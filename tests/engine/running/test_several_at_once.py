"""A window in which several seats may speak: Kontra after the Mit', Re after Kontra."""

from __future__ import annotations

import asyncio

import pytest

from engine.core.view import Phase
from engine.games.couillon.actions import CouillonPhase
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Acted, By, Reminder
from tests.engine.running.support import ANNA, FOUR, Process, act_somehow, everything_seen, user_to_move


async def opened(process: Process, people: tuple[int, ...] = FOUR, turn_seconds: int = 60) -> Table:
    """A table at which somebody has just declared the Mit', and both opponents are people."""
    table = await process.started(people, preset="malmedy", royes=99, turn_seconds=turn_seconds)
    for _ in range(2000):
        user = user_to_move(table)
        if user is None:
            await process.passes(1)
            continue
        seat = table.seat_of(user)
        assert seat is not None
        if "mit" not in map(str, table.legal(seat)):
            await act_somehow(table)
            continue
        await table.act(user, "mit", table.turn_number(seat))
        if all(one is not None and one.is_person for one in (table.seats[at - 1] for at in table.actors)):
            return table
    raise AssertionError("nobody ever held the queen of spades")


def people(table: Table) -> list[int]:
    """The people who may act now."""
    return [one.user_id for at in table.actors if (one := table.seats[at - 1]) and one.user_id is not None]


def turn_of(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    assert seat is not None
    return table.turn_number(seat)


async def stale(table: Table, user: int, action: str, number: int) -> None:
    """This press counts as one on an old button, and nothing changes."""
    before = table.number
    with pytest.raises(Refused) as refused:
        await table.act(user, action, number)
    assert refused.value.reason is Refusal.STALE
    assert table.number == before


@pytest.mark.parametrize("first", [0, 1])
async def test_opponents_answer_the_mit_in_either_order(process: Process, first: int) -> None:
    table = await opened(process)
    passer, sayer = people(table)[first], people(table)[1 - first]
    assert table.view(0).phase is CouillonPhase.KONTRA
    button = turn_of(table, passer)
    assert turn_of(table, sayer) == button == table.number
    await table.act(passer, "pass", button)
    assert people(table) == [sayer]
    assert (turn_of(table, sayer), table.number) == (button, button + 1)
    await table.act(sayer, "kontra", button)
    assert set(people(table)) == set(FOUR) - {passer, sayer}


@pytest.mark.parametrize("first", [0, 1])
async def test_the_first_kontra_closes_the_window_and_the_late_press_is_refused(process: Process, first: int) -> None:
    table = await opened(process)
    fast, slow = people(table)[first], people(table)[1 - first]
    button = table.number
    await table.act(fast, "kontra", button)
    for action in ("kontra", "pass"):
        await stale(table, slow, action, button)


async def test_a_second_press_in_a_window_is_refused(process: Process) -> None:
    table = await opened(process)
    one, button = people(table)[0], table.number
    await table.act(one, "pass", button)
    await stale(table, one, "pass", button)
    await stale(table, one, "kontra", button)


async def test_a_button_from_before_the_window_is_refused_in_it(process: Process) -> None:
    table = await opened(process)
    await stale(table, people(table)[0], "pass", table.number - 1)


async def test_of_two_kontras_at_once_one_counts(process: Process) -> None:
    table = await opened(process)
    both, button = people(table), table.number
    answers = await asyncio.gather(*(table.act(one, "kontra", button) for one in both), return_exceptions=True)
    assert [answer.reason for answer in answers if isinstance(answer, Refused)] == [Refusal.STALE]
    assert table.number == button + 1


async def test_two_passes_at_once_both_count(process: Process) -> None:
    table = await opened(process)
    both, button = people(table), table.number
    await asyncio.gather(*(table.act(one, "pass", button) for one in both))
    assert table.number == button + 2
    assert table.view(0).phase is Phase.PLAY


async def test_two_passes_in_two_processes_both_count(process: Process) -> None:
    table = await opened(process)
    elsewhere = (await process.another()).tables.get(table.id)
    (one, other), button = people(table), table.number
    await table.act(one, "pass", button)
    await elsewhere.act(other, "pass", button)
    assert elsewhere.number == button + 2


async def test_a_window_goes_on_after_a_restart_with_the_buttons_people_have(process: Process) -> None:
    table = await opened(process)
    (one, other), button = people(table), table.number
    await table.act(one, "pass", button)
    again = (await process.another()).tables.get(table.id)
    assert everything_seen(again) == everything_seen(table)
    await stale(again, one, "pass", button)
    await again.act(other, "kontra", button)
    assert set(people(again)) == set(FOUR) - {one, other}


async def test_who_may_still_say_re_has_new_buttons_once_it_is_their_turn_to_play(process: Process) -> None:
    table = await opened(process)
    await table.act(people(table)[0], "kontra", table.number)
    button, holder = table.number, table.view(0).extras()["mit"]
    partner = next(at for at in table.actors if at != holder)
    occupant = table.seats[partner - 1]
    assert occupant is not None
    assert occupant.user_id is not None
    await table.act(occupant.user_id, "re", button)
    assert (table.actors, table.view(0).phase) == ((holder,), Phase.PLAY)
    (user,) = people(table)
    assert turn_of(table, user) == table.number == button + 1
    await stale(table, user, "pass", button)


async def test_a_window_has_one_time_for_all_and_each_is_reminded(slow: Process) -> None:
    table = await opened(slow)
    deadline = slow.hour() + 60
    first, second = table.actors
    slow.notebook.news.clear()
    await slow.passes(20)
    assert table.deadline == deadline
    await slow.passes(15)
    assert slow.notebook.of(Reminder) == [Reminder(first, deadline), Reminder(second, deadline)]
    await table.act(people(table)[0], "pass", table.turn_number(first))
    assert (table.actors, table.deadline) == ((second,), deadline)
    await table.act(people(table)[0], "pass", table.turn_number(second))
    assert table.deadline == slow.hour() + 60


async def test_the_clock_answers_for_everyone_who_has_not(slow: Process) -> None:
    table = await opened(slow)
    both = table.actors
    slow.notebook.news.clear()
    await slow.passes(60)
    acted = slow.notebook.of(Acted)
    assert {one.by for one in acted} == {By.CLOCK}
    assert {one.seat for one in acted} <= set(both)
    # A Kontra ends the window for the other opponent.
    assert [str(one.action) for one in acted] in (["pass", "pass"], ["pass", "kontra"], ["kontra"])
    missed = [one.missed for seat in both if (one := table.seats[seat - 1])]
    assert sum(missed) == len(acted)


async def test_who_plays_after_a_window_has_all_the_time_of_a_turn(slow: Process) -> None:
    table = await opened(slow)
    await table.act(people(table)[0], "kontra", table.number)
    await slow.passes(25)
    deadline = table.deadline
    holder = table.view(0).extras()["mit"]
    partner = next(one for at in table.actors if at != holder and (one := table.seats[at - 1]))
    assert partner.user_id is not None
    await table.act(partner.user_id, "re", table.number)
    assert table.deadline == slow.hour() + 60 != deadline


async def test_computers_in_a_window_think_and_then_answer_one_after_the_other(slow: Process) -> None:
    table = await slow.started((ANNA,), preset="malmedy", royes=99, turn_seconds=0)
    while table.view(0).phase is not CouillonPhase.KONTRA or 1 in table.actors:
        if user_to_move(table) is None:
            await slow.passes(1)
        elif "mit" in map(str, table.legal(1)):
            await table.act(ANNA, "mit", None)
        else:
            await act_somehow(table)
    number = table.number
    await slow.passes(0.9)
    assert table.number == number
    await slow.passes(0.1)
    assert table.number == number + 1
