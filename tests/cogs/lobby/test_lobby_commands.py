"""Everything before a match by slash commands alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.table.model.status import Status
from tests.cogs.app.test_commands import speaking
from tests.cogs.lobby.test_duel import newest
from tests.cogs.lobby.test_rematch import sitting
from tests.cogs.world import buttons, said, texts, world


async def test_a_table_is_filled_changed_and_started_without_any_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="de", dirk="nl")
    async with world(tmp_path) as here:
        anna, ben, dirk = here["Anna"], here["Ben"], here["Dirk"]
        none = said(await ben.slash(here.channel, "table join"))
        assert none == "No table on this server has a seat for you now; open one with /table open."
        await anna.slash(here.channel, "couillon", variant="denexa")
        table = newest(here)
        offered = await ben.autocomplete(here.channel, "table join", "seat", "")
        assert [(one["name"], one["value"]) for one in offered] == [(f"{seat} · empty", seat) for seat in (2, 3, 4)]
        assert f"You have seat 3 of table {table.id}" in said(await ben.slash(here.channel, "table join", seat=3))
        taken = said(await dirk.slash(here.channel, "table join", table=str(table.id), seat=3))
        assert taken == "Ben zit al op plaats 3; kies een andere."
        await dirk.slash(here.channel, "table join")
        assert sitting(here, table) == ["Anna", "Dirk", "Ben", "-"]
        refused = said(await dirk.slash(here.channel, "table computer"))
        assert refused == "Je bent hier van geen enkele tafel de gastheer; open er een met /tafel openen."
        told = said(await anna.slash(here.channel, "table swap", **{"seat": 2, "other-seat": 4}))
        assert told.replace("\u00a0", " ").splitlines() == [
            f"Tisch {table.id}:",
            "**Seite 1** — `1` **Anna** 👑  ·  `3` **Ben**",
            "**Seite 2** — `2` frei  ·  `4` **Dirk**",
        ]
        offered = await anna.autocomplete(here.channel, "table remove", "seat", "")
        assert [one["name"] for one in offered] == ["1 · Anna", "2 · frei", "3 · Ben", "4 · Dirk"]
        await anna.slash(here.channel, "table remove", seat=3, sure="yes")
        await anna.slash(here.channel, "table computer", seat=3)
        await anna.slash(here.channel, "table partners", partners="others")
        assert sitting(here, table) == ["Anna", "Dirk", "-", "computer"]
        await anna.slash(here.channel, "table partners", partners="high-cards")
        assert "Partner" in texts(here.lobby(table))
        closed = said(await anna.slash(here.channel, "table access", who="invited"))
        assert closed == f"Tisch {table.id}: nur für Eingeladene."
        await anna.slash(here.channel, "table fill")
        assert table.free_seats == ()
        left = said(await dirk.slash(here.channel, "table leave"))
        assert left == f"Je bent opgestaan van tafel {table.id}."
        await anna.slash(here.channel, "table fill")
        await anna.slash(here.channel, "table start")
        assert table.status is Status.PLAYING


async def test_a_match_is_joined_and_left_by_command_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", variant="chouine")
        assert said(await here["Dirk"].slash(here.channel, "table join")).startswith("No table on this server")
        left = said(await here["Ben"].slash(here.channel, "table leave", sure="yes"))
        assert left.startswith(f"You have left table {table.id}. If the match is rated, it still counts for you")
        own = await here.table("Dirk")
        await here["Dirk"].slash(here.channel, "table join", table=str(own.id), seat=4)
        await here["Dirk"].slash(here.channel, "table join")
        assert table.seat_of(here["Dirk"].id) is not None
        assert table.seat_of(here["Ben"].id) is None
        assert own.seat_of(here["Dirk"].id) == 4


async def test_a_challenge_is_accepted_or_declined_by_command(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
        first = newest(here)
        await here["Ben"].slash(here.channel, "table leave")
        assert first.status is Status.STOPPED
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
        table = newest(here)
        await here["Ben"].slash(here.channel, "table join")
        assert table.status is Status.PLAYING
        refused = said(await here["Anna"].slash(here.channel, "table swap", **{"seat": 1, "other-seat": 1}))
        assert refused == "Choose two different seats to swap."


async def test_a_message_pushed_up_by_the_chat_is_sent_anew_and_the_old_one_leads_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben")
        old = here.lobby(table).id
        assert said(await here["Dirk"].slash(here.channel, "table show")).startswith("You are not at any table")
        shown = said(await here["Ben"].slash(here.channel, "table show"))
        assert shown == f"Table {table.id} is at the bottom of its channel again."
        lobby = here.lobby(table)
        link = f"https://discord.com/channels/{here.guild.id}/{here.channel.id}/{lobby.id}"
        before = here.message(here.channel.id, old)
        assert texts(before).strip() == f"Table {table.id} is further down now: {link}"
        assert buttons(before) == []
        assert lobby.id == list(here.channel.history())[-1].id
        await here["Anna"].click(lobby, custom_id=f"quick:{table.id}:")
        board = here.board(table).id
        await here["Anna"].slash(here.channel, "table show")
        assert here.board(table).id != board
        assert "is further down" in texts(here.message(here.channel.id, board))
        await here.press(table)
        assert here.board(table).id == list(here.channel.history())[-1].id
