"""Everything the bot sends keeps to Discord's documented limits, which SimCord does not check.

Every world holds all its requests against them (`tests/cogs/judged.py`); here are those that come closest.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components

from engine.table.model.status import Status
from tests.about import about
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import WAITING, buttons, said, world

EDIT_BY_PRESS = 7
GALLERY = 12


async def test_no_request_of_a_match_breaks_a_limit(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        anna = here["Anna"]
        table = await here.table("Anna", "Ben", partners="high-cards")
        await anna.click(here.lobby(table), custom_id=f"host:{table.id}:")
        for _ in range(2):
            await anna.click(here.lobby(table), custom_id=f"computer:{table.id}:")
        await anna.click(here.lobby(table), custom_id=f"start:{table.id}:")
        await anna.click(here.board(table), custom_id=f"seat:{table.id}:")
        while table.status is Status.PLAYING and table.deal < 2:
            panel: Any = (await anna.slash(here.channel, "hand")).response
            assert panel.attachments
            await here.press(table)
        await anna.slash(here.channel, "table list")
        await anna.slash(here.channel, "table stop")
        assert len(here.env.http_requests) > 50


async def test_the_lobby_and_panel_of_a_table_for_eight_keep_to_the_limits_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        for language in (
            "en",
            "nl",
            "fr",
            "de",
        ):
            with about(language):
                speaking(monkeypatch, anna=language)
                anna, rules = (
                    here["Anna"],
                    "royes=99 mit=plain dame_de_make=yes red_queens=yes ottant=yes tie=both-score",
                )
                table = await here.table("Anna", variant="eight", rules=rules)
                panel = (await anna.click(here.lobby(table), custom_id=f"host:{table.id}:")).response
                await anna.select(panel, ["normal"], custom_id=f"pick.fill:{table.id}:")
                await anna.select(panel, ["malmedy"], custom_id=f"pick.preset:{table.id}:")
                for variant in ("", "malmedy"):
                    for option in ("variant", "rules"):
                        await anna.autocomplete(
                            here.channel, "table open", option, "", **({"variant": variant} if variant else {})
                        )
                await anna.slash(here.channel, "table list")


async def test_an_edit_without_a_file_shows_the_picture_at_the_address_the_message_gives_it(tmp_path: Path) -> None:
    """Discord leaves files that components show out of a message's attachments, so a name leads nowhere."""
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        while table.deal < 2:
            if table.actors:
                await here.press(table)
            else:
                slate = here.message(*table.message_ids["slate"])
                await here["Anna"].click(slate, custom_id=buttons(slate, "next:")[0])
        edits = [body for request in here.env.http_requests if (body := _edit_without_file(request)) is not None]
        shown = [item["media"]["url"] for body in edits for one in _galleries(body) for item in one["items"]]
        assert len(shown) >= 4
        assert all(url.startswith("https://") for url in shown)


def _edit_without_file(request: Any) -> Any:
    """The message of an edit that uploads nothing; None for any other request."""
    body = request.json if isinstance(request.json, dict) else {}
    message = body.get("data") if body.get("type") == EDIT_BY_PRESS else body if request.method == "PATCH" else None
    return message if message and not message.get("attachments") else None


def _galleries(message: Any) -> list[dict[str, Any]]:
    return [one for one in walk_components(message.get("components", [])) if one.get("type") == GALLERY]


async def test_what_was_deferred_is_answered_in_its_place(tmp_path: Path) -> None:
    """A new message after a deferral changes the loading one, which Discord calls deprecated."""
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        first = len(here.env.http_requests)
        result = await here[here.to_move(table)].slash(here.channel, "bid", call="accept")
        assert said(result).startswith("You ")
        result = await here[here.to_move(table)].slash(here.channel, "bid", call="accept")
        assert "nothing to say" in said(result)
        assert not [one for one in here.env.http_requests[first:] if one.method == "POST" and "/webhooks/" in one.path]
