"""Whole matches, from /table open to the last line of the slate."""

from __future__ import annotations

from pathlib import Path

from engine.table.model.status import Status
from tests.cogs.world import WAITING, buttons, said, texts, world


async def test_two_people_and_two_computers_play_a_match_by_pressing_buttons(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        table = await here.playing("Anna", "Ben", rules="lines=2")
        presses = 0
        while table.status is Status.PLAYING:
            name = here.to_move(table)
            hand = here.hand(table, name)
            possible = buttons(hand, "act")
            await here[name].user.click(hand, custom_id=possible[presses % len(possible)])
            presses += 1
        assert table.status is Status.OVER
        messages = [texts(message) for message in here.channel.history()]
        assert "win the match" in messages[-1]
        assert sum("card points" in text for text in messages) == table.deal
        assert sum(f"table {table.id} · deal" in text for text in messages) == table.deal
        assert buttons(here.board(table)) == buttons(here.lobby(table)) == []
        record, picture = here.channel.history()[-1].attachments
        assert (record.filename, picture.filename) == (f"couillon-{table.id}.txt", "result.png")
        winners = [one.name for seat, one in enumerate(table.seats, 1) if one and seat in table.winners]
        assert all(name in picture.description.partition(" win the match")[0] for name in winners)
        assert here.guild.name in picture.description


async def test_two_people_play_a_match_by_commands_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "table open", rules="lines=2", computers=2)
        table = here.tables.in_guild(here.guild.id)[0]
        await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:{table.seats.index(None) + 1}")
        assert "has started" in said(await here["Anna"].slash(here.channel, "table start"))
        turns = 0
        while table.status is Status.PLAYING:
            await here.act_by_command(table, turns)
            turns += 1
        assert table.status is Status.OVER
        assert "win the match" in texts(here.channel.last_message)


async def test_after_a_deal_the_slate_comes_and_its_button_brings_the_next_deal(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna")
        while table.actors:
            hand = here.hand(table, "Anna")
            await here["Anna"].user.click(hand, custom_id=buttons(hand, "act")[0])
        slate = here.message(*table.message_ids["slate"])
        assert "Deal 1" in texts(slate)
        assert [one.filename for one in slate.attachments] == ["slate.png"]
        assert "This deal is over" in texts(here.board(table))
        first_board = here.board(table)

        await here["Anna"].click(slate, custom_id=f"next:{table.id}:1")
        assert table.deal == 2
        assert here.board(table).id != first_board.id
        slate = here.message(slate.channel.id, slate.id)
        assert buttons(slate) == []
        assert [one.filename for one in slate.attachments] == ["slate.png"]


async def test_partners_drawn_by_high_cards_are_shown_before_the_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", partners="high-cards")
        draw = next(message for message in here.channel.history() if "The cards have spoken" in texts(message))
        assert [one.filename for one in draw.attachments] == ["draw.png"]
        dealer = table.seats[0]
        assert dealer is not None
        assert f"{dealer.name} deals first" in texts(draw)
