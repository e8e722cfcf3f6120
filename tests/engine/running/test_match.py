"""Acting at a table: turns, turn numbers, computers, results."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import create_engine, select

from engine.core.errors import IllegalAction, Reason, Unreadable
from engine.records.record import Record
from engine.running.table import Table
from engine.store import schema
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Acted, By, DealOver, Dealt, DigestDue, MatchOver, News, Started, WentAway
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, EVA, Process, act_somehow, post_digest, user_to_move


def mover(table: Table) -> tuple[int, str]:
    """The person on turn, and something they may do."""
    user = user_to_move(table)
    assert user is not None
    seat = table.seat_of(user)
    assert seat is not None
    return user, str(table.legal(seat)[0])


async def test_computers_act_at_once_until_it_is_a_persons_turn(process: Process) -> None:
    table = await process.started()
    assert user_to_move(table) == ANNA
    assert all(acted.by is By.COMPUTER for acted in process.notebook.of(Acted))
    assert table.number == 1 + len(process.notebook.of(Acted))


async def test_a_match_ends_with_one_result_for_each_seat(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    while table.status is Status.PLAYING:
        await act_somehow(table)
    assert process.notebook.of(MatchOver) == [MatchOver(table.winners)]
    assert len(process.notebook.of(DealOver)) == len(process.notebook.of(Dealt)) == table.deal
    database = create_engine(process.url.replace("+aiosqlite", ""))
    with database.connect() as connection:
        rows = connection.execute(select(schema.results).order_by(schema.results.c.seat)).mappings().all()
    database.dispose()
    assert [row["seat"] for row in rows] == [1, 2, 3, 4]
    assert tuple(row["seat"] for row in rows if row["won"]) == table.winners
    assert tuple(row["score"] for row in rows) == table.score
    assert [row["user_id"] for row in rows] == [ANNA, BRAM, None, None]


async def test_the_record_of_a_match_plays_to_the_same_end(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    while table.status is Status.PLAYING:
        await act_somehow(table)
    text = await table.record()
    record = Record.parse(text)
    assert str(record) == text
    match = record.game.begin(record.options, record.dealer)
    for deal in record.deals:
        state = record.game.deal(match, deal.pack).state
        for line in deal.lines:
            state = record.game.apply(state, line.seat, line.action).state
        match = state.outcome.match
    assert (match.winners, match.score) == (table.winners, table.score)


async def test_the_record_of_a_match_that_goes_on_keeps_the_deal_on_the_table_secret(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    assert "[Pack" not in await table.record()
    while table.deal < 3:
        await act_somehow(table)
    assert len(Record.parse(await table.record()).deals) == 2


async def test_an_action_out_of_turn_is_refused_and_changes_nothing(process: Process) -> None:
    table = await process.started([ANNA, BRAM, CHLOE, DAAN])
    user = user_to_move(table)
    other = next(one for one in (ANNA, BRAM, CHLOE, DAAN) if one != user)
    number, told = table.number, len(process.notebook.news)
    with pytest.raises(IllegalAction) as illegal:
        await table.act(other, "accept", number)
    assert illegal.value.reason is Reason.NOT_YOUR_TURN
    assert (table.number, len(process.notebook.news)) == (number, told)


async def test_a_word_that_is_no_action_is_unreadable(process: Process) -> None:
    table = await process.started()
    with pytest.raises(Unreadable):
        await table.act(ANNA, "fold", table.number)


async def test_an_old_button_is_stale(process: Process) -> None:
    table = await process.started([ANNA, BRAM, CHLOE, DAAN])
    user, action = mover(table)
    old = table.number
    await table.act(user, action, old)
    for number in (old, old - 1, 0):
        with pytest.raises(Refused) as refused:
            await table.act(user, action, number)
        assert refused.value.reason is Refusal.STALE
    assert table.number == old + 1


async def test_of_two_presses_at_once_one_counts(process: Process) -> None:
    table = await process.started([ANNA, BRAM, CHLOE, DAAN])
    user, action = mover(table)
    number = table.number
    answers = await asyncio.gather(*(table.act(user, action, number) for _ in range(5)), return_exceptions=True)
    assert sorted(str(type(answer)) for answer in answers if answer) == [str(Refused)] * 4
    assert table.number == number + 1


async def test_a_command_without_a_number_means_the_turn_it_is(process: Process) -> None:
    table = await process.started()
    number = table.number
    await table.act(*mover(table), None)
    assert table.number > number


async def test_news_comes_in_the_order_it_happened(process: Process) -> None:
    table = await process.started()
    while table.status is Status.PLAYING:
        await act_somehow(table)
    kinds = [type(item) for _, item in process.notebook.news if not isinstance(item, Acted)][4:]
    deals = table.deal
    assert kinds == [DigestDue, Started, *[Dealt, DealOver] * deals, MatchOver]


async def test_the_pause_after_a_deal_can_be_skipped_by_anyone_seated(slow: Process) -> None:
    table = await slow.started([ANNA, BRAM, CHLOE, DAAN])
    while table.result is None:
        await act_somehow(table)
    assert (table.actors, table.deal, table.deadline) == ((), 1, slow.hour() + 10)
    with pytest.raises(IllegalAction) as illegal:
        await table.act(ANNA, "play AS", table.number)
    assert illegal.value.reason is Reason.DEAL_OVER
    await table.next_deal(CHLOE)
    assert table.deal == 2


async def test_a_view_is_the_seats_own(process: Process) -> None:
    table = await process.started([ANNA, BRAM, CHLOE, DAAN])
    hands = [table.view(seat).hand for seat in (1, 2, 3, 4)]
    assert len({card for hand in hands for card in hand}) == 16
    assert table.view(0).hand == ()
    for seat in (-1, 5):
        with pytest.raises(Refused) as refused:
            table.view(seat)
        assert refused.value.reason is Refusal.NO_SUCH_SEAT


async def test_only_who_is_to_move_has_legal_actions(process: Process) -> None:
    table = await process.started([ANNA, BRAM, CHLOE, DAAN])
    assert [seat for seat in range(5) if table.legal(seat)] == list(table.actors)


async def test_there_is_no_view_in_the_lobby(process: Process) -> None:
    table = await process.open()
    with pytest.raises(Refused) as refused:
        table.view(1)
    assert refused.value.reason is Refusal.NOT_STARTED


async def test_a_new_person_plays_on_where_a_computer_sat(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    await table.leave(BRAM)
    await table.take_over(EVA, "Eva", 2)
    while user_to_move(table) != EVA:
        await act_somehow(table)
    number = table.number
    await act_somehow(table)
    assert table.number > number
    assert process.notebook.of(Acted)[-1].seat in (1, 2, 3, 4)


async def test_someone_leaving_on_their_turn_does_not_hold_up_the_match(process: Process) -> None:
    table = await process.started([ANNA, BRAM])
    while user_to_move(table) != BRAM:
        await act_somehow(table)
    number = table.number
    await table.leave(BRAM)
    assert table.number > number
    assert user_to_move(table) == ANNA


class Forgetful:
    """An announcer that always fails."""

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        raise RuntimeError("Discord is down")


async def test_an_announcer_that_fails_is_logged_and_stops_nothing(
    process: Process, caplog: pytest.LogCaptureFixture
) -> None:
    other = await process.another(Forgetful())
    table = await other.started()
    assert (table.deal, table.awaits_digest) == (0, True)
    await other.passes(61)
    assert (table.deal, table.is_unproved) == (1, True)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    assert table.winners
    assert "Discord is down" in caplog.text


class Meddler:
    """An announcer that acts for Anna at the table whenever it is her turn."""

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        await post_digest(table, news)
        if user_to_move(table) == ANNA:
            await act_somehow(table)
        await table.set_message("table", 5, table.number + 1)


async def test_an_announcer_may_call_the_table(process: Process) -> None:
    table = await (await process.another(Meddler())).started()
    assert table.status is Status.OVER
    assert table.message_ids["table"][0] == 5


class Dawdler:
    """An announcer that is slow about the first news of a deal."""

    def __init__(self) -> None:
        self.begun, self.finish = asyncio.Event(), asyncio.Event()
        self.news: list[News] = []

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        self.news += news
        await post_digest(table, news)
        if any(isinstance(item, Dealt) for item in news):
            self.begun.set()
            await self.finish.wait()


async def test_a_slow_announcer_holds_up_nobody_and_hears_everything_in_order(process: Process) -> None:
    dawdler = Dawdler()
    other = await process.another(dawdler)
    table = await other.open()
    for guest, name in ((BRAM, "Bram"), (CHLOE, "Chloé"), (DAAN, "Daan")):
        await table.sit(guest, name)
    start = asyncio.create_task(table.start(ANNA))
    await dawdler.begun.wait()
    for _ in range(3):
        await act_somehow(table)
    assert (table.number, [item for item in dawdler.news if isinstance(item, Acted)]) == (4, [])
    dawdler.finish.set()
    await start
    assert len([item for item in dawdler.news if isinstance(item, Acted)]) == 3


async def test_a_press_that_is_given_up_while_it_is_announced_does_not_stop_the_computers(process: Process) -> None:
    dawdler = Dawdler()
    other = await process.another(dawdler)
    table = await other.open()
    for _ in range(3):
        await table.add_computer(ANNA)
    start = asyncio.create_task(table.start(ANNA))
    await dawdler.begun.wait()
    start.cancel()
    await asyncio.wait([start])
    dawdler.finish.set()
    assert table.number == 1
    await other.fire_due()
    assert user_to_move(table) == ANNA


async def test_news_of_someone_marked_away_follows_the_action(slow: Process) -> None:
    table = await slow.started(turn_seconds=60)
    await slow.passes(600)
    items = [item for _, item in slow.notebook.news]
    at = next(index for index, item in enumerate(items) if isinstance(item, WentAway))
    before = items[at - 1]
    assert isinstance(before, Acted | DealOver)
    assert table.occupant(1) is not None
