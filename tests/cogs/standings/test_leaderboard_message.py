"""Leaderboards that stay in channels: who may put them there, how they follow matches, and what becomes of them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import discord
import pytest

from engine.table.model.status import Status
from tests.cogs.acting import act_until
from tests.cogs.app.test_commands import speaking
from tests.cogs.replay.matches import SHORT
from tests.cogs.settings.test_themes import add_manager, seen_again
from tests.cogs.standings.test_leaderboard import DAY, START, alt, season_of_matches
from tests.cogs.world import World, buttons, said, texts, world
from tests.engine.standings.matches import Match, finish, finish_all

PACE, SLOW_PACE, OLD, MOST = 60.0, 600.0, 3600.0, 5
"""The figures of docs/leaderboards.md.

A minute between edits, ten minutes once the message is an hour old; five leaderboards per server.
"""


def edits(here: World, message: Any) -> int:
    """How often the bot edited a message."""
    path = f"/messages/{message.id}"
    return sum(one.method == "PATCH" and one.path.endswith(path) for one in here.env.http_requests)


async def test_a_message_follows_every_match_keeps_its_place_after_a_restart_and_can_be_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, mia="nl", ben="fr")
    async with world(tmp_path) as here:
        mia = add_manager(here)
        await finish_all(here.tables.journal, season_of_matches(here))
        told = said(await mia.slash(here.channel, "leaderboard-message post", game="couillon"))
        assert "De ranglijst staat er." in told
        board = next(one for one in here.channel.history() if "Ranglijst" in texts(one))
        assert not board.flags.ephemeral
        assert "Person 112" not in alt(board)

        # Two matches that end soon after each other make one edit.
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk", **SHORT["couillon"])
        # The match goes by buttons, because the bot's waiting then goes by the clock of the world.
        await act_until(here, table, lambda: table.status is not Status.PLAYING)
        await finish(
            here.tables.journal,
            Match((here["Anna"].id, *range(120, 123)), (1, 2, 1, 2), at=START + 40 * DAY, guild=here.guild.id),
        )
        assert edits(here, board) == 0
        await here.env.advance_time(PACE + 1)
        assert edits(here, board) == 1
        board = here.message(here.channel.id, board.id)
        assert "Ben: " in alt(board)
        assert f"Person {here['Ben'].id}" not in alt(board)

        await here.restart()
        board = here.message(here.channel.id, board.id)
        own = (await here["Ben"].click(board, custom_id=buttons(board)[0])).response
        own = seen_again(here, "Ben", own)
        assert own.flags.ephemeral
        assert "Ta place" in texts(own)

        shown = said(await mia.slash(here.channel, "leaderboard-message list"))
        assert f"1: Couillon · {here.guild.name} · sinds het begin" in shown
        muted = discord.PermissionOverwrite(send_messages=False)
        silent = here.guild.create_text_channel("stil", overwrites={here.guild.me: muted})
        refused = said(await mia.slash(silent, "leaderboard-message post", game="chouine"))
        assert refused.startswith("Ik kan hier geen ranglijst zetten")
        choices = await mia.autocomplete(here.channel, "leaderboard-message remove", "which", "coui")
        assert [one["value"] for one in choices] == ["1"]
        assert "geen van de ranglijsten" in said(await mia.slash(here.channel, "leaderboard-message remove", which="7"))
        assert "Ze is weg." in said(await mia.slash(here.channel, "leaderboard-message remove", which="1"))
        assert board.id not in {one.id for one in here.channel.history()}
        assert "staat geen ranglijst" in said(await mia.slash(here.channel, "leaderboard-message list"))


async def test_old_messages_are_edited_rarely_and_sent_anew_where_discord_refuses_also_for_who_hides(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        mia, boards = add_manager(here), here.bot.leaderboards
        await finish_all(here.tables.journal, season_of_matches(here))
        await mia.slash(here.channel, "leaderboard-message post", game="couillon")
        board, ben = here.channel.history()[-1], f"Person {here['Ben'].id}"
        assert ben in alt(board)
        await here.env.advance_time(OLD + 60)
        await here["Ben"].slash(here.channel, "settings mine", statistics="hidden")
        await here.env.advance_time(PACE + 1)
        assert edits(here, board) == 0
        path = f"/channels/{here.channel.id}/messages/{board.id}"
        here.env.inject_error("PATCH", path, status=400, code=30046, times=1)
        await here.env.advance_time(SLOW_PACE)
        newer = next(one for one in here.channel.history() if "Leaderboard" in texts(one))
        assert newer.id > board.id
        assert ben not in alt(newer)
        assert [one.message_id for one in boards.of_guild(here.guild.id)] == [newer.id]

        # The bot tries again what Discord forbids, but says so once.
        path = f"/channels/{here.channel.id}/messages/{newer.id}"
        here.env.inject_error("PATCH", path, status=403, code=50013, times=2)
        with caplog.at_level(logging.WARNING, "cogs.standings.leaderboard_boards"):
            await boards.look_after(here.guild.id)
            await boards.look_after(here.guild.id)
        assert len([one for one in caplog.records if one.name == "cogs.standings.leaderboard_boards"]) == 1
        await boards.look_after(here.guild.id)
        assert edits(here, newer) == 3

        # A server has room for a few; deleted ones make room.
        for _ in range(MOST - 1):
            await mia.slash(here.channel, "leaderboard-message post", game="chouine")
        refused = await mia.slash(here.channel, "leaderboard-message post", game="chouine")
        assert f"can have {MOST}" in said(refused)
        await here.bot.message_at((here.channel.id, newer.id)).delete()
        assert "There it is" in said(await mia.slash(here.channel, "leaderboard-message post", game="kleurenwiezen"))
        assert len(boards.of_guild(here.guild.id)) == MOST
        assert newer.id not in {one.message_id for one in boards.of_guild(here.guild.id)}


async def test_a_board_follows_whoever_hides_and_shows_again_also_over_all_servers(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        mia, ben, name = add_manager(here), here["Ben"], f"Person {here['Ben'].id}"
        await ben.slash(here.channel, "settings mine", **{"rated-globally": "yes"})
        await finish_all(here.tables.journal, season_of_matches(here))
        await ben.slash(here.channel, "settings mine", statistics="hidden")
        for where in ("here", "all"):
            await mia.slash(here.channel, "leaderboard-message post", game="couillon", where=where)
        boards = here.channel.history()[-2:]
        assert not any(name in alt(one) for one in boards if one.attachments)
        await ben.slash(here.channel, "settings mine", statistics="shown")
        await here.env.advance_time(OLD)
        for board in boards:
            assert name in alt(here.message(here.channel.id, board.id))
