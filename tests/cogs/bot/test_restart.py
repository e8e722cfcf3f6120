"""After the bot is killed and started again, every earlier button still works."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from cogs.messages.emojis import CardEmojis
from engine.table.model.status import Status
from tests.cogs.acting import act_until
from tests.cogs.world import WAITING, World, buttons, leave, private, said, texts, world


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
        panel = private(await here[name].click(board, custom_id=f"hand:{table.id}:"))
        assert buttons(panel) == buttons(here.hand(table, name))
        while table.status is Status.PLAYING and table.deal < 2:
            await here.press(table)
        assert table.deal == 2


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
        # Nothing that the bot wants to show of this action arrives, as if a kill came just after saving.
        here.env.inject_error("PATCH", "/channels/*", status=404, code=10003, times=None)
        here.env.inject_error("POST", "/channels/*", status=404, code=10003, times=None)
        await here[name].slash(here.channel, "bid", call="accept")
        assert "accepted by" not in texts(here.board(table))
        here.env.backend.faults.clear()
        await here.restart()
        assert f"accepted by {name}" in texts(here.board(here.tables.get(table.id)))


async def test_a_slate_and_an_end_that_could_not_be_shown_are_shown_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk", rules="lines=2")
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


@pytest.mark.parametrize("is_stopped", [False, True], ids=["goes-on", "stopped"])
async def test_killed_as_a_deal_began_it_has_a_message_of_its_own_and_the_slate_before_it_no_button(
    tmp_path: Path, *, is_stopped: bool
) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        first, rng = here.board(table), random.Random(1)
        while table.deal == 1 and table.result is None:
            await here.play_on(table, rng)
        slate = here.message(*table.message_ids["slate"])
        assert buttons(slate, "next")
        shown = texts(first)
        # The next deal is saved, and the kill comes before anything of it is shown.
        await here.bot.delivery.close()
        await table.next_deal(here["Anna"].id)
        if is_stopped:
            await table.stop(here["Anna"].id, force=True)
        await here.restart()
        table = await here.tables.find(table.id)
        await here.env.advance_time(60)
        assert (table.deal, texts(here.board(table)) != shown) == (2, True)
        assert here.board(table).id != first.id
        assert len(_saying(here, "Deal 1: ")) == 1
        assert not buttons(here.message(slate.channel.id, slate.id), "next")
        assert "deal is over" in texts(here.message(first.channel.id, first.id))
        assert ("stopped the table" in texts(here.board(table))) == is_stopped


async def test_a_slate_that_could_not_be_shown_before_the_next_deal_began_is_shown_after_a_restart(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        rng = random.Random(1)
        here.env.inject_error("POST", "/channels/*", status=400, code=50035, times=None)
        while table.result is None:
            await here.play_on(table, rng)
        # The process that could not show it begins the next deal, and only then stops.
        await table.next_deal(here["Anna"].id)
        await here.env.settle()
        here.env.backend.faults.clear()
        assert (table.deal, _saying(here, "Deal 1: ")) == (2, [])
        for _ in range(2):
            await here.restart()
            await here.env.advance_time(60)
            table = here.tables.get(table.id)
            (slate,) = _saying(here, "Deal 1: ")
            assert (table.deal, "Next deal" in slate) == (2, False)


async def test_a_slate_is_shown_after_a_restart_even_if_the_next_deal_begins_before_anything_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deals_first(_: CardEmojis, bot: Any) -> None:
        for table in bot.tables.live:
            await table.next_deal(table.setup.host_id)

    async with world(tmp_path, pauses=WAITING, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk", rules="lines=2")
        here.env.inject_error("POST", "/channels/*", status=400, code=50035, times=None)
        rng = random.Random(1)
        while table.result is None:
            await here.play_on(table, rng)
        here.env.backend.faults.clear()
        assert not _saying(here, "Deal 1: ")
        monkeypatch.setattr(CardEmojis, "find", deals_first)
        await here.restart()
        await here.env.advance_time(60)
        assert here.tables.get(table.id).deal == 2
        assert len(_saying(here, "Deal 1: ")) == 1


def _saying(here: World, words: str) -> list[str]:
    return [text for message in here.channel.history() if words in (text := texts(message))]


async def test_who_leaves_right_after_a_restart_keeps_no_cards_to_press(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        panel = (await here["Ben"].click(here.board(table), custom_id=f"seat:{table.id}:")).response
        await here.restart()
        table = here.tables.get(table.id)
        await leave(here, table, "Ben", panel)
        assert table.seat_of(here["Ben"].id) is None
        assert buttons(here["Ben"].user.dm_channel.last_message, enabled=False) == []


async def test_everybodys_hand_is_right_after_a_restart_also_of_whoever_had_just_acted(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        await act_until(here, table, lambda: str(table.view(0).phase) == "play")
        name = here.to_move(table)
        # Nothing that the bot wants to show arrives, as if a kill came just after saving.
        for method, path in (("PATCH", "/channels/*"), ("POST", "/channels/*"), ("PATCH", "/webhooks/*")):
            here.env.inject_error(method, path, status=503, times=None)
        card = (await here[name].autocomplete(here.channel, "play", "card", ""))[0]
        await here[name].slash(here.channel, "play", card=card["value"])
        stale = buttons(here.hand(table, name), enabled=False)
        here.env.backend.faults.clear()
        await here.restart()
        table = here.tables.get(table.id)
        assert buttons(here.hand(table, name), enabled=False) != stale
        for one in ("Anna", "Ben", "Chloé", "Dirk"):
            panel = (await here[one].slash(here.channel, "hand")).response
            hand = here.hand(table, one)
            assert buttons(hand) == buttons(panel)
            # Between turns the cards are words, in place of a picture.
            assert texts(hand).startswith(texts(panel))


async def test_a_restart_sends_no_new_message_with_a_hand_to_whoever_is_not_on_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        monkeypatch.setattr("cogs.hand.hand_messages.is_old", lambda _: True)
        name = here.to_move(table)
        others = [one for one in ("Anna", "Ben", "Chloé", "Dirk") if one != name]
        before = {one: len(list(here[one].user.dm_channel.history())) for one in others}
        hands = {one: here.hand(table, one).id for one in others}
        await here.restart()
        table = here.tables.get(table.id)
        assert {one: len(list(here[one].user.dm_channel.history())) for one in others} == before
        assert {one: here.hand(table, one).id for one in others} == hands
        # This changes only where Discord does not let the bot edit the message any more.
        here.env.inject_error("PATCH", f"/channels/*/messages/{hands[others[0]]}", status=400, code=30046, times=None)
        await here.restart()
        assert here.hand(here.tables.get(table.id), others[0]).id != hands[others[0]]
