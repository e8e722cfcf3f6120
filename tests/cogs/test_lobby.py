"""Before the match: seats, the host's panel, who may sit down."""

from __future__ import annotations

from pathlib import Path

import discord

from engine.tables.people import Access
from tests.cogs.world import buttons, said, texts, world


async def test_a_plain_table_open_asks_for_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        result = await here["Anna"].slash(here.channel, "table open")
        assert result.ephemeral
        table = here.tables.in_guild(here.guild.id)[0]
        assert table.seat_of(here["Anna"].id) == 1
        assert dict(table.setup.options.values()) == {"lines": "7", "pack": "24", "seats_by": "lobby"}
        assert table.setup.access is Access.OPEN


async def test_seats_are_taken_changed_and_given_up_by_buttons(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben")
        await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:4")
        assert table.seat_of(here["Ben"].id) == 4
        await here["Ben"].click(here.lobby(table), custom_id=f"leave:{table.id}:")
        assert table.seat_of(here["Ben"].id) is None
        assert "Ben" not in texts(here.lobby(table))


async def test_a_match_starts_when_all_seats_are_taken(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben")
        assert not buttons(here.lobby(table), "start")
        assert "2 of the 4 seats are still empty" in said(await here["Anna"].slash(here.channel, "table start"))
        for _ in range(2):
            await here["Anna"].click(here.lobby(table), custom_id=f"computer:{table.id}:")
        assert buttons(here.lobby(table), "start")


async def test_the_host_swaps_removes_invites_and_changes_the_rules_of_sitting(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben", computers=1)
        anna = here["Anna"]
        panel = (await anna.click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        await anna.select(panel, ["1", "3"], custom_id=f"pick.swap:{table.id}:")
        assert table.seat_of(anna.id) == 3
        computer = next(seat for seat, one in enumerate(table.seats, 1) if one and one.user_id is None)
        await anna.select(panel, [str(computer)], custom_id=f"pick.remove:{table.id}:")
        assert table.seats[computer - 1] is None
        await anna.click(panel, custom_id=f"access:{table.id}:invited")
        assert "invited people only" in texts(here.lobby(table))
        refused = await here["Dirk"].click(here.lobby(table), custom_id=f"sit:{table.id}:4")
        assert said(refused) == "Only people the host has invited may sit down here; ask the host."
        invited = await anna.select(panel, [here["Dirk"]], custom_id=f"who.invite:{table.id}:")
        assert here["Dirk"].mention in said(invited)
        await here["Dirk"].click(here.lobby(table), custom_id=f"sit:{table.id}:4")
        assert table.seat_of(here["Dirk"].id) == 4
        await anna.click(panel, custom_id=f"partners:{table.id}:high-cards")
        assert "partners drawn by high cards" in texts(here.lobby(table))
        await anna.click(panel, custom_id=f"stop:{table.id}:")
        assert "The table was stopped." in texts(here.lobby(table))
        assert buttons(here.lobby(table)) == []


async def test_before_the_match_there_is_nothing_to_play(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.table("Anna")
        assert await here["Anna"].autocomplete(here.channel, "play", "card", "") == []
        for command, options in (("hand", {}), ("play", {"card": "AS"}), ("bid", {"call": "pass"})):
            answer = said(await here["Anna"].slash(here.channel, command, **options))
            assert answer == "The match has not started yet."


async def test_a_seat_somebody_was_faster_to_take_is_refused_by_name(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna")
        here.env.inject_error("PATCH", "/channels/*", status=500, times=None)
        lobby = here.lobby(table)
        await here["Ben"].click(lobby, custom_id=f"sit:{table.id}:2")
        refused = await here["Dirk"].click(lobby, custom_id=f"sit:{table.id}:2")
        assert said(refused) == "Ben already sits on seat 2; choose another one."


async def test_a_table_is_not_opened_where_the_bot_may_not_write_and_the_permission_is_named(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        silent = here.guild.create_text_channel(
            "stil", overwrites={here.guild.me: discord.PermissionOverwrite(send_messages=False, attach_files=False)}
        )
        answer = said(await here["Anna"].slash(silent, "table open"))
        assert "Send Messages, Attach Files" in answer
        assert here.tables.in_guild(here.guild.id) == ()
