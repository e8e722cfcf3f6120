"""The bot is killed and started again: every button that was there goes on working."""

from __future__ import annotations

import random
from pathlib import Path

from engine.tables.people import Status
from tests.cogs.world import WAITING, World, buttons, said, texts, world


async def test_a_match_goes_on_after_a_restart_with_the_buttons_there_were(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        await here.press(table)
        name = here.to_move(table)
        hand, board = here.hand(table, name), here.board(table)
        button = buttons(hand, "act")[0]
        number = table.number

        await here.restart()
        table = here.tables.get(table.id)
        assert table.number == number
        await here[name].user.click(hand, custom_id=button)
        assert table.number > number
        panel = (await here[name].click(board, custom_id=f"hand:{table.id}:")).response
        assert buttons(panel, enabled=False) == buttons(here.hand(table, name), enabled=False)
        while table.status is Status.PLAYING and table.deal < 3:
            await here.press(table)
        assert table.deal == 3


async def test_a_lobby_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna")
        lobby = here.lobby(table)
        await here.restart()
        table = here.tables.get(table.id)
        await here["Ben"].click(lobby, custom_id=f"sit:{table.id}:3")
        assert table.seat_of(here["Ben"].id) == 3
        assert "Ben" in texts(here.lobby(table))
        for _ in range(2):
            await here["Anna"].click(lobby, custom_id=f"computer:{table.id}:")
        assert "Only the host" in said(await here["Ben"].click(lobby, custom_id=f"start:{table.id}:"))


async def test_what_was_saved_but_not_shown_is_shown_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name = here.to_move(table)
        # Everything the bot wants to show of this action fails: as if it were killed just after saving.
        here.env.inject_error("PATCH", "/channels/*", status=404, code=10003, times=None)
        here.env.inject_error("POST", "/channels/*", status=404, code=10003, times=None)
        await here[name].slash(here.channel, "bid", call="accept")
        assert "accepted by" not in texts(here.board(table))
        here.env.backend.faults.clear()
        await here.restart()
        assert f"accepted by {name}" in texts(here.board(here.tables.get(table.id)))


async def test_a_slate_and_an_end_that_could_not_be_shown_are_shown_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        here.env.inject_error("POST", "/channels/*", status=400, code=50035, times=None)
        rng = random.Random(1)
        while table.status is Status.PLAYING:
            await here.play_on(table, rng)
            if table.deal == 1:
                assert not _saying(here, "card points")
                here.env.backend.faults.clear()
                await here.restart()
                table = here.tables.get(table.id)
                assert len(_saying(here, "Deal 1: ")) == 1
                here.env.inject_error("POST", "/channels/*", status=400, code=50035, times=None)
            if table.status is Status.PLAYING:
                await table.next_deal(here["Anna"].id)
                await here.env.settle()
        assert not _saying(here, "win the match")
        here.env.backend.faults.clear()
        for _ in range(2):
            await here.restart()
            assert len(_saying(here, "win the match")) == 1


def _saying(here: World, words: str) -> list[str]:
    return [text for message in here.channel.history() if words in (text := texts(message))]


async def test_who_leaves_right_after_a_restart_keeps_no_cards_to_press(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        panel = (await here["Ben"].click(here.board(table), custom_id=f"seat:{table.id}:")).response
        await here.restart()
        table = here.tables.get(table.id)
        await here["Ben"].click(panel, custom_id=f"leave:{table.id}:")
        assert table.seat_of(here["Ben"].id) is None
        assert buttons(here["Ben"].user.dm_channel.last_message, enabled=False) == []
