"""Everything the bot sends keeps to Discord's documented limits, which SimCord does not check."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.tables.people import Status
from tests.cogs.world import World, buttons, world
from tests.wire import openapi
from tests.wire.limits import problems


def _complaints(here: World) -> list[str]:
    found = []
    for request in here.env.http_requests:
        body = request.json
        data = body.get("data", body) if isinstance(body, dict) else {}
        files: dict[str, int] = {one["filename"]: 1 for one in (data or {}).get("attachments", ()) if "filename" in one}
        found += [
            f"{request.method} {request.path}: {one}" for one in problems(request.method, request.path, body, files)
        ]
        if openapi.is_there():
            found += openapi.document().problems(request.method, request.path, body)
    return found


async def test_no_request_of_a_match_breaks_a_limit(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        table = await here.table("Anna", "Ben", partners="high-cards")
        await anna.click(here.lobby(table), custom_id=f"host:{table.id}:")
        for _ in range(2):
            await anna.click(here.lobby(table), custom_id=f"computer:{table.id}:")
        await anna.click(here.lobby(table), custom_id=f"start:{table.id}:")
        await anna.click(here.board(table), custom_id=f"seat:{table.id}:")
        while table.status is Status.PLAYING and table.deal < 3:
            panel: Any = (await anna.slash(here.channel, "hand")).response
            assert buttons(panel, enabled=False)
            await here.press(table)
        await anna.slash(here.channel, "table list")
        await anna.slash(here.channel, "table stop")
        assert len(here.env.http_requests) > 50
        assert _complaints(here) == []
