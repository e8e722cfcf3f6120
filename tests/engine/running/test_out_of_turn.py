"""A seat that may act out of turn, as in Chouine: nobody waits for it, and nobody can tell."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.core.errors import IllegalAction
from engine.records.record import Record
from engine.records.replay import positions
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Acted, By, Dealt, Reminder
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.running.support import ANNA, BRAM, CHLOE, Hour, Process, act_somehow, database, user_to_move

PEOPLE = {"chouine": (ANNA, BRAM), "chouine-3": (ANNA, BRAM, CHLOE)}
every_size = pytest.mark.parametrize("preset", PEOPLE)


def holder_of(table: Table) -> int | None:
    """The seat that may exchange the seven of trumps although it is not on turn."""
    return next((seat for seat in others(table) if table.legal(seat)), None)


def others(table: Table) -> list[int]:
    return [seat for seat in range(1, len(table.seats) + 1) if seat not in table.actors]


async def with_holder(process: Process, preset: str, turn_seconds: int = 60) -> tuple[Table, int]:
    """A table of people and the seat that may exchange out of turn."""
    table = await process.started(PEOPLE[preset], preset=preset, parties=9, turn_seconds=turn_seconds)
    for _ in range(2000):
        seat = holder_of(table)
        if seat is not None:
            return table, seat
        if table.actors:
            await act_somehow(table)
        else:
            await process.passes(10)
    raise AssertionError("nobody ever held the seven of trumps")


def user(table: Table, seat: int) -> int:
    occupant = table.seats[seat - 1]
    assert occupant is not None
    assert occupant.user_id is not None
    return occupant.user_id


@every_size
async def test_the_holder_exchanges_at_once_and_whose_turn_it_is_stays(process: Process, preset: str) -> None:
    table, seat = await with_holder(process, preset)
    turn, taken = table.actors, table.view(seat).turned_up[-1]
    assert [str(action) for action in table.legal(seat)] == ["exchange"]
    (on_turn,) = turn
    number = table.turn_number(on_turn)
    await table.act(user(table, seat), "exchange", table.turn_number(seat))
    assert table.actors == turn
    assert taken in table.view(seat).hand
    assert table.turn_number(on_turn) == number, "the buttons of whose turn it is stay good"


@every_size
async def test_who_is_on_turn_is_all_that_the_table_tells(process: Process, preset: str) -> None:
    table, seat = await with_holder(process, preset)
    assert len(table.actors) == 1
    assert seat not in table.actors
    for other in [0, *range(1, len(table.seats) + 1)]:
        if other != seat:
            assert seat not in table.view(other).actors
    outsider = next((one for one in others(table) if one != seat), None)
    if outsider is not None:
        with pytest.raises(IllegalAction) as refused:
            await table.act(user(table, outsider), "exchange", None)
        assert set(refused.value.facts) == {"seat", "action"}


@every_size
async def test_the_clock_waits_for_the_seat_on_turn_and_never_acts_for_the_holder(slow: Process, preset: str) -> None:
    table, seat = await with_holder(slow, preset)
    on_turn = table.actors
    slow.notebook.news.clear()
    await slow.passes(30)
    assert [reminder.seat for reminder in slow.notebook.of(Reminder)] == list(on_turn)
    await slow.passes(30)
    acted = slow.notebook.of(Acted)
    assert [(one.seat, one.by) for one in acted] == [(on_turn[0], By.CLOCK)]
    occupant = table.seats[seat - 1]
    assert occupant is not None
    assert occupant.missed == 0


async def test_an_exchange_gives_the_seat_on_turn_no_more_time(slow: Process) -> None:
    table, seat = await with_holder(slow, "chouine")
    deadline = table.deadline
    await slow.passes(10)
    await table.act(user(table, seat), "exchange", None)
    assert table.deadline == deadline


async def test_a_button_for_the_exchange_stays_good_whatever_others_do_meanwhile(process: Process) -> None:
    legal: list[str] = []
    while "exchange" not in legal:
        table, seat = await with_holder(process, "chouine")
        number = table.turn_number(seat)
        while seat not in table.actors:
            await act_somehow(table)
        legal = [str(action) for action in table.legal(seat)]
    assert number < table.number
    await table.act(user(table, seat), "exchange", number)
    assert table.actors == (seat,)


async def test_a_button_for_the_exchange_is_stale_once_the_seat_itself_has_acted(process: Process) -> None:
    table, seat = await with_holder(process, "chouine")
    number = table.turn_number(seat)
    await table.act(user(table, seat), "exchange", number)
    with pytest.raises(Refused) as refused:
        await table.act(user(table, seat), "exchange", number)
    assert refused.value.reason is Refusal.STALE


async def test_computers_exchange_out_of_turn_too_and_do_not_hold_up_the_game(process: Process) -> None:
    table = await process.open(preset="chouine")
    await table.add_computer(ANNA, player="random")
    await table.start(ANNA)
    while table.status is Status.PLAYING:
        assert user_to_move(table) == ANNA
        await act_somehow(table)
    record = Record.parse(await table.record())
    out_of_turn = 0
    before = None
    for at in positions(record):
        if str(at.action) == "exchange" and at.seat == 2:
            out_of_turn += 2 not in record.game.due(before)
        before = at.state
    assert out_of_turn


def drawn_dealer(table: Table) -> int | None:
    """The seat that was drawn to deal the current deal."""
    draw = table.dealer_draw
    return None if draw is None else draw.dealer


async def test_every_first_dealer_and_that_of_la_belle_is_drawn_and_the_cards_outlive_a_restart(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(5), Pauses(1, 10, 0.5))
    drawn: list[int] = []
    for _ in range(20):
        table = await process.started((ANNA, BRAM), preset="chouine", parties=1)
        first = drawn_dealer(table)
        assert table.view(0).dealer == first
        while table.status is Status.PLAYING:
            if table.actors:
                await act_somehow(table)
            else:
                await process.passes(10)
            if table.deal > 1 and drawn_dealer(table) and table.deal not in drawn:
                drawn.append(table.deal)
                again = await process.another()
                restored = again.tables.get(table.id)
                assert restored.dealer_draw == table.dealer_draw
                assert restored.view(0) == table.view(0)
                assert (restored.actors, restored.turn_number(1)) == (table.actors, table.turn_number(1))
        record = Record.parse(await table.record())
        assert [deal.dealer for deal in record.deals[:2]] == [None, None]
        *_, last = positions(record)
        assert last.state.outcome.match.winners == table.winners
        if drawn:
            break
    assert drawn
    news = [dealt for dealt in process.notebook.of(Dealt) if dealt.drawn is not None]
    assert all(dealt.drawn is not None and len(dealt.drawn.draws) == 2 for dealt in news)
    assert record.deals[drawn[0] - 1].dealer is not None
    await process.close()
