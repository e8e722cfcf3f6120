"""A list of commands that Discord refuses is told of where whoever runs the bot looks."""

from __future__ import annotations

from pathlib import Path

from locales import say_in
from tests.cogs.world import said, world


async def test_a_list_that_discord_refuses_is_said_in_health_to_whoever_runs_the_bot(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        told = say_in("en")("health-commands", number=1)
        here.bot.owner_id = here["Dirk"].id
        assert told not in said(await here["Dirk"].user.slash("admin health"))
        here.env.inject_error("PUT", "/applications/*/commands", status=400, code=50240)
        await here.restart()
        here.bot.owner_id = here["Dirk"].id
        assert told in said(await here["Dirk"].user.slash("admin health"))
