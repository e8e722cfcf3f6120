"""What Discord would refuse fails the test in which the bot asks for it, though SimCord takes it."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Awaitable, Callable
from pathlib import Path

import discord
import pytest
from discord.http import Route

from tests.cogs.world import World, world
from tests.wire.judging import openapi

PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(100)

needs_document = pytest.mark.skipif(not openapi.is_there(), reason="Discord's OpenAPI document is not at hand")


def files(count: int) -> list[discord.File]:
    return [discord.File(io.BytesIO(PICTURE), f"{number}.png") for number in range(count)]


async def asked(folder: Path, ask: Callable[[World], Awaitable[None]]) -> None:
    """A world in which the bot asks for this."""
    async with world(folder) as here:
        with here.env._bot_scope():
            await ask(here)


async def too_many_files(here: World) -> None:
    await here.bot.get_partial_messageable(here.channel.id).send(files=files(11))


async def too_large_a_file(here: World) -> None:
    large = discord.File(io.BytesIO(bytes(11 << 20)), "large.png")
    await here.bot.get_partial_messageable(here.channel.id).send(file=large)


async def a_bad_name_of_an_emoji(here: World) -> None:
    await here.bot.create_application_emoji(name="a-b", image=PICTURE)


async def a_bad_name_of_a_command(here: World) -> None:
    await here.bot.http.bulk_upsert_global_commands(1, [{"name": "Play", "description": "-"}])


async def too_many_files_by_a_webhook(here: World) -> None:
    hook = discord.Webhook.partial(1, "token", client=here.bot)
    with contextlib.suppress(discord.NotFound):
        await hook.send(files=files(11))


async def half_a_nonce(here: World) -> None:
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=here.channel.id)
    await here.bot.http.request(route, json={"content": "hello", "nonce": 1.5})


async def too_many_files_and_an_error(here: World) -> None:
    await too_many_files(here)
    raise ZeroDivisionError


BAD = [
    (too_many_files, "11 files, 10 are possible"),
    (too_large_a_file, "file large.png is over 10 MiB"),
    (a_bad_name_of_an_emoji, "emoji name 'a-b'"),
    (a_bad_name_of_a_command, "'Play' is no name for a command"),
    (too_many_files_by_a_webhook, "11 files, 10 are possible"),
]


@pytest.mark.parametrize(("ask", "said"), BAD, ids=[ask.__name__ for ask, _ in BAD])
async def test_what_discord_would_refuse_fails_the_test(
    ask: Callable[[World], Awaitable[None]], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openapi, "is_there", lambda: False)
    with pytest.raises(AssertionError, match=f"Discord would refuse:\n.*{said}"):
        await asked(tmp_path, ask)


@needs_document
async def test_so_does_what_only_the_document_forbids(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"POST /channels/.*: 1\.5 is not"):
        await asked(tmp_path, half_a_nonce)


async def test_an_error_of_the_test_goes_before_it(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        await asked(tmp_path, too_many_files_and_an_error)
