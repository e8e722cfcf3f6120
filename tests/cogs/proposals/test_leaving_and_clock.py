"""Leaving in the middle of a match, offering a seat, and the clock."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.table.model.status import Status
from locales import say_in
from rendering.canvas.wording import card_words
from tests.cogs.acting import act_until
from tests.cogs.world import WAITING, World, alternatives, buttons, leave, said, texts, world


async def test_a_computer_takes_over_from_who_leaves_and_the_match_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        panel = (await here["Ben"].click(here.board(table), custom_id=f"seat:{table.id}:")).response
        left = await leave(here, table, "Ben", panel)
        assert "You have left" in said(left)
        assert table.seat_of(here["Ben"].id) is None
        assert buttons(here[name := "Ben"].user.dm_channel.last_message) == []
        assert "Jef plays on for Ben, who has seen these cards." in texts(here.board(table))
        assert f"take:{table.id}:" in buttons(here.board(table))
        await here.press(table)
        assert table.status is Status.PLAYING
        assert name == "Ben"


async def test_a_free_seat_is_taken_in_the_middle_of_a_match_with_its_cards(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        panel = (await here["Ben"].click(here.board(table), custom_id=f"seat:{table.id}:")).response
        await here["Ben"].click(panel, custom_id=f"offer:{table.id}:yes")
        assert "Seat 2 (Ben) is free" in texts(here.board(table))
        cards = table.view(2).hand
        taken = await here.take(table, "Dirk", 2)
        assert "Seat 2 is yours now." in said(taken)
        assert table.seat_of(here["Dirk"].id) == 2
        shown = alternatives(here.hand(table, "Dirk"))
        assert all(card_words(card, say_in("en"), "AKQJ") in shown for card in cards)
        assert "no longer have a seat at table" in texts(here["Ben"].user.dm_channel.last_message)


async def test_the_host_passes_the_table_on_by_leaving(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé")
        await table.leave(here["Ben"].id)
        panel = (await here["Anna"].click(here.board(table), custom_id=f"seat:{table.id}:")).response
        await leave(here, table, "Anna", panel)
        assert table.setup.host_id == here["Chloé"].id


async def test_the_clock_reminds_by_message_then_plays_and_marks_away_who_never_acts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        name = here.to_move(table)
        before = table.number
        await here.env.advance_time(0.7 * 90 + 1)
        reminder = here[name].user.dm_channel.last_message
        assert "It is your turn at table" in texts(reminder)
        assert table.number == before
        await here.env.advance_time(0.3 * 90)
        assert table.number > before
        assert reminder.id not in [one.id for one in here[name].user.dm_channel.history()]


async def test_who_misses_two_turns_is_away_until_they_press_a_button(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        while table.seats[0] is None or not table.seats[0].away:
            if here.to_move(table) == "Ben":
                await here.press(table)
            else:
                await here.env.advance_time(90)
        assert "Anna is away; the computer plays" in texts(here.board(table))
        answer = said(await here["Anna"].click(here.board(table), custom_id=f"back:{table.id}:"))
        assert answer == "Welcome back: you decide for your seat again."
        assert "is away" not in texts(here.board(table))


async def test_who_was_away_is_back_by_acting(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben")
        while not any(one and one.away for one in table.seats):
            await here.env.advance_time(90)
        seat = next(seat for seat, one in enumerate(table.seats, 1) if one and one.away)
        name = here.name_on(table, seat)
        await here[name].slash(here.channel, "play", card="AS")
        seated = table.seats[seat - 1]
        assert seated is not None
        assert not seated.away


async def test_a_reminder_pings_in_the_channel_where_direct_messages_are_closed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        path = f"/channels/{here['Anna'].user.dm_channel.id}/messages"
        here.env.inject_error("POST", path, status=403, code=50007, times=None)
        table = await here.playing("Anna", "Ben")
        if here.to_move(table) == "Ben":
            await here.press(table, "accept")
        await act_until(here, table, lambda: here.to_move(table) == "Anna")
        await here.env.advance_time(0.7 * 90 + 1)
        reminder = here.channel.last_message
        assert reminder.content.startswith(here["Anna"].mention)
        assert [one.id for one in reminder.mentions] == [here["Anna"].id]


async def test_a_reminder_goes_away_when_its_person_acts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        name = here.to_move(table)
        await here.env.advance_time(0.7 * 90 + 1)
        messages = here[name].user.dm_channel
        reminder = messages.last_message
        assert "It is your turn at table" in texts(reminder)
        await here.press(table)
        assert reminder.id not in [one.id for one in messages.history()]


async def happens(here: World, event: str) -> None:
    """The library reports a change of its connection, which the simulated Discord never loses."""
    with here.env._bot_scope():
        here.bot.dispatch(event, 0)
    await here.env.settle()


async def test_when_the_bot_was_cut_off_the_table_shows_the_time_there_is_then(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        number, first = table.number, table.deadline
        assert first is not None
        assert f"<t:{int(first)}:R>" in texts(here.board(table))
        await happens(here, "shard_disconnect")
        await here.env.advance_time(600)
        assert table.number == number
        await happens(here, "shard_resumed")
        assert table.deadline is not None
        assert table.deadline >= first + 600
        assert f"<t:{int(table.deadline)}:R>" in texts(here.board(table))


async def test_a_message_too_old_to_be_edited_is_not_sent_anew_for_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        monkeypatch.setattr("cogs.table.deal_message.is_old", lambda _: True)
        before = texts(here.board(table))
        await happens(here, "shard_disconnect")
        await here.env.advance_time(600)
        await happens(here, "shard_resumed")
        assert texts(here.board(table)) == before
        await here.press(table)
        assert texts(here.board(table)) != before
