"""Chouine by buttons and by commands: whole manches, combinations, the exchange, tricks, drawing the dealer."""

from __future__ import annotations

import random
from pathlib import Path

from engine.table.model.status import Status
from tests.cogs.world import WAITING, buttons, said, texts, world

MANCHE = {"game": "chouine", "variant": "chouine", "rules": "parties=3 manches=1"}


async def test_two_people_play_a_manche_by_pressing_buttons(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", **MANCHE)
        presses = declared = 0
        while table.deal == 1:
            name = here.to_move(table)
            hand = here.hand(table, name)
            possible = buttons(hand, "act")
            words = [one for one in possible if len(one.split()) == 3]
            declared += bool(words)
            # Who keeps kings and queens gets something to declare, whatever the cards.
            others = [one for one in possible if one.split()[-1][0] not in "KQ"]
            chosen = (words or others or possible)[0]
            await here[name].user.click(hand, custom_id=chosen)
            presses += 1
        assert declared
        await here.play_on(table, random.Random(1))
        assert table.status is Status.OVER
        messages = [texts(message) for message in here.channel.history()]
        assert "wins the match" in messages[-1]
        assert sum("**Partie" in text for text in messages) == table.deal
        assert buttons(here.board(table)) == buttons(here.lobby(table)) == []
        assert here.channel.history()[-1].attachments[0].filename == f"chouine-{table.id}.txt"


async def test_two_people_play_a_manche_by_commands_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "table open", **MANCHE | {"rules": "parties=1 manches=1"})
        table = here.tables.in_guild(here.guild.id)[0]
        await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        assert "has started" in said(await here["Anna"].slash(here.channel, "table start"))
        turns = 0
        while table.status is Status.PLAYING:
            await here.act_by_command(table, turns)
            turns += 1
        assert "wins the match" in texts(here.channel.last_message)


async def test_the_dealer_is_drawn_and_shown_before_the_first_partie(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", **MANCHE)
        shown = [texts(message) for message in here.channel.history()]
        draw = next(at for at, text in enumerate(shown) if "The lowest card deals" in text)
        assert [one.filename for one in here.channel.history()[draw].attachments] == ["draw.png"]
        assert "partie" in shown[draw + 1] or "deal 1" in shown[draw + 1]
        dealer = table.seats[table.view(0).dealer - 1]
        assert dealer is not None
        assert dealer.name in shown[draw]


async def test_after_a_partie_its_count_and_the_match_are_shown_and_stay(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", **MANCHE)
        await here.play_on(table, random.Random(1))
        slate = here.message(*table.message_ids["slate"])
        assert [one.filename for one in slate.attachments] == ["count.png", "slate.png"]
        assert "in cards" in texts(slate)
        await here["Anna"].click(slate, custom_id=f"next:{table.id}:1")
        slate = here.message(slate.channel.id, slate.id)
        assert buttons(slate) == []
        assert len(slate.attachments) == 2


async def test_own_tricks_can_be_looked_at_by_their_owner_alone_and_others_see_the_last_one(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", **MANCHE)
        with_none = here.to_move(table)
        answer = said(await here[with_none].click(here.board(table), custom_id=f"tricks:{table.id}:"))
        assert "not taken a trick" in answer
        for _ in range(8):
            await here.press(table)
        for name in ("Anna", "Ben"):
            seat = table.seat_of(here[name].id)
            assert seat is not None
            piles = table.view(seat).extras()["piles"]
            assert isinstance(piles, tuple)
            if piles[seat - 1]:
                hand = here.hand(table, name)
                assert f"tricks:{table.id}:" in buttons(hand, "tricks")
                pressed = await here[name].user.click(hand, custom_id=f"tricks:{table.id}:")
                for result in (pressed, await here[name].slash(here.channel, "my-tricks")):
                    assert [one.filename for one in result.response.attachments] == ["tricks.png"]
                    assert result.response.ephemeral or result.response.flags.ephemeral
        last = said(await here["Ben"].click(here.board(table), custom_id=f"last:{table.id}:"))
        assert "Last trick" in last


async def test_a_variant_brings_its_game_along(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        rules = await here["Anna"].autocomplete(here.channel, "table open", "rules", "", variant="mondoubleau")
        assert "mondoubleau_doubled=no" in [one["value"] for one in rules]
        for typed, seats in (("mondoubleau", 2), ("chouine for three", 3), ("chouine-4", 4)):
            table = await here.table("Anna", variant=typed)
            assert table.setup.game == "chouine"
            assert buttons(here.lobby(table), "sit") == [f"sit:{table.id}:{seat}" for seat in range(2, seats + 1)]
        assert "Chouine for four" in said(await here["Ben"].slash(here.channel, "rules", variant="chouine-4"))
