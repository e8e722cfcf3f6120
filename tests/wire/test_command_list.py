"""The list of commands that Discord has: what its portal made stays in it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

from benchmarks.matches import NEVER
from cogs import CardBot, DiscordAnnouncer
from engine.hall.tables import Tables
from engine.tables.store.journal import Journal
from tests.wire.bots import connected_to
from tests.wire.loop import hurried
from tests.wire.server import StandIn

ENTRY_POINT: Final = {"id": "77", "type": 4, "name": "launch", "description": "", "handler": 2}
"""As the developer portal makes it for an application with an activity."""


async def start(folder: Path) -> CardBot:
    """A bot, connected and stopped again."""
    announcer = DiscordAnnouncer()
    journal = await Journal.open(f"sqlite+aiosqlite:///{folder}/cards.sqlite3")
    tables = Tables(journal, announcer, now=lambda: 0.0, pauses=NEVER, rng=random.Random(1))
    bot = CardBot(tables, announcer)
    async with connected_to(bot):
        pass
    await tables.close()
    return bot


@hurried
async def test_an_entry_point_that_the_portal_made_stays(tmp_path: Path) -> None:
    async with StandIn.running() as stand_in:
        stand_in.routes.commands = [{"application_id": "1", "version": "5", **ENTRY_POINT}]
        for _ in range(2):
            bot = await start(tmp_path)
            sent: list[Any] = [one.body for one in stand_in.requests if one.method == "PUT"]
            assert [one for one in sent[-1] if one["type"] == ENTRY_POINT["type"]] == [ENTRY_POINT]
            assert len(sent[-1]) == len(bot.tree.get_commands()) + 1
            assert not bot.refuses_commands
            assert bot.tree.get_command("launch") is None
        assert stand_in.problems == []
