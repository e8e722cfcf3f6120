"""What Discord refuses only once the bot is connected, and how a running bot ends."""

from __future__ import annotations

import itertools
import logging
from collections.abc import AsyncIterator
from fnmatch import fnmatch
from pathlib import Path

import discord
import pytest

from hosting import playing
from hosting.preflight import NEEDS_SOMEBODY, CannotStart
from hosting.settings import Settings
from tests.wire.loop import hurried
from tests.wire.server import StandIn

TOKEN = "a-token.that-nobody.may-see"


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    async with StandIn.running() as running:
        yield running


def settings(tmp_path: Path) -> Settings:
    return Settings.model_validate(
        {"discord_token": TOKEN, "database_url": f"sqlite+aiosqlite:///{tmp_path}/cards.sqlite3"}
    )


@pytest.mark.parametrize(
    ("code", "said"), [(4014, "intents"), (4011, "divides them: .*--move-to"), (4004, "for good \\(code 4004\\)")]
)
async def test_a_gateway_that_refuses_the_bot_is_a_sentence(
    stand_in: StandIn, tmp_path: Path, code: int, said: str
) -> None:
    stand_in.gateway.refuse_with = code
    with pytest.raises(CannotStart, match=said):
        await playing.play(settings(tmp_path), TOKEN)


async def test_the_bot_asks_for_no_privileged_intents(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.gateway.refuse_with = 4014
    with pytest.raises(CannotStart):
        await playing.play(settings(tmp_path), TOKEN)
    privileged = discord.Intents(members=True, presences=True, message_content=True)
    assert stand_in.gateway.identifies[0]["intents"] & privileged.value == 0


async def test_everything_the_bot_sends_at_its_start_is_within_discords_limits(
    stand_in: StandIn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    stand_in.gateway.refuse_with = 4014
    with caplog.at_level(logging.DEBUG), pytest.raises(CannotStart):
        await playing.play(settings(tmp_path), TOKEN)
    # Emojis follow during play: see tests/wire.
    assert any(fnmatch(request.path, "/applications/*/commands") for request in stand_in.requests)
    assert stand_in.problems == []
    assert TOKEN not in caplog.text


@hurried
async def test_a_first_connection_that_fails_is_tried_again_later_and_later_and_then_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "LONGEST_WAIT", 40.0)
    async with StandIn.running() as stand_in:
        stand_in.fail("GET", "/users/@me", 503, times=5)
        # This refusal ends the test; the connection itself has recovered.
        stand_in.gateway.refuse_with = 4014
        with pytest.raises(CannotStart, match="intents"):
            await playing.play(settings(tmp_path), TOKEN)
        asked = [request.at for request in stand_in.requests if request.path == "/users/@me"]
    told = [record.getMessage() for record in caplog.records if "cannot be reached" in record.getMessage()]
    seconds = [5, 10, 20, 40, 40]
    assert [line.rpartition("next try in ")[2] for line in told] == [f"{one} seconds" for one in seconds]
    assert all("status 503" in line for line in told)
    waits = [after - before for before, after in itertools.pairwise(asked)]
    assert all(waited >= wait for waited, wait in zip(waits, seconds, strict=True))
    assert any(fnmatch(request.path, "/applications/*/commands") for request in stand_in.requests)


async def test_a_token_that_is_not_accepted_ends_it_at_once(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.fail("GET", "/users/@me", 401, {"message": "401: Unauthorized", "code": 0})
    with pytest.raises(CannotStart, match="does not accept the token") as ended:
        await playing.play(settings(tmp_path), TOKEN)
    assert ended.value.status == NEEDS_SOMEBODY
    assert len([request for request in stand_in.requests if request.path == "/users/@me"]) == 1
