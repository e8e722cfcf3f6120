"""What only real bytes show: pictures as multipart, rate limits, failures, lost connections."""

from __future__ import annotations

import discord
import pytest

from tests.wire.bots import PICTURE, Card, connected, hand, picture
from tests.wire.judging import openapi
from tests.wire.loop import hurried
from tests.wire.payloads import CHANNEL_ID

MESSAGES = f"/channels/{CHANNEL_ID}/messages"


def client() -> discord.Client:
    bot = discord.Client(intents=discord.Intents(guilds=True))
    bot.add_dynamic_items(Card)
    return bot


def channel(bot: discord.Client) -> discord.TextChannel:
    found = bot.get_channel(CHANNEL_ID)
    assert isinstance(found, discord.TextChannel)
    return found


@hurried
async def test_a_picture_arrives_byte_for_byte_beside_the_message_that_shows_it() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        await channel(bot).send(view=hand(picture=True), file=picture())
    request = stand_in.requests[-1]
    assert request.headers["Content-Type"].startswith("multipart/form-data")
    assert request.files == {"hand.png": PICTURE}
    assert request.body["components"][-1]["items"][0]["media"]["url"] == "attachment://hand.png"
    assert stand_in.problems == []


@hurried
async def test_a_button_with_its_state_in_the_custom_id_is_answered_on_the_wire() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        Card.pressed.clear()
        await stand_in.click("card:7", user_id=42)
        (answer,) = await stand_in.wait_for("POST", "/interactions/*/callback")
    assert Card.pressed == [7]
    assert answer.body["type"] == discord.InteractionResponseType.message_update.value
    assert stand_in.problems == []


@hurried
async def test_a_rate_limit_is_waited_for_and_the_picture_sent_again() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        stand_in.limit_rate("POST", MESSAGES, retry_after=3.0, times=2)
        await channel(bot).send(view=hand(picture=True), file=picture())
    first, second, third = (request for request in stand_in.requests if request.path == MESSAGES)
    assert second.at - first.at >= 3.0
    assert third.at - second.at >= 3.0
    assert third.files == {"hand.png": PICTURE}


@hurried
async def test_a_failing_server_is_asked_again_and_the_message_arrives_once() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        stand_in.fail("POST", MESSAGES, 502)
        message = await channel(bot).send(view=hand())
    sent = [request for request in stand_in.requests if request.path == MESSAGES]
    assert len(sent) == 2
    # Discord recognises the repetition by the nonce: same nonce, one message.
    assert sent[0].body["nonce"] == sent[1].body["nonce"]
    assert sent[1].body["enforce_nonce"] is True
    assert message.channel.id == CHANNEL_ID


@hurried
async def test_a_refusal_is_told_and_not_repeated() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        stand_in.fail("POST", MESSAGES, 403, {"message": "Missing Permissions", "code": 50013}, times=9)
        with pytest.raises(discord.Forbidden) as refused:
            await channel(bot).send("hello")
    assert refused.value.code == 50013
    assert len([request for request in stand_in.requests if request.path == MESSAGES]) == 1


@hurried
async def test_what_happened_while_the_connection_was_lost_comes_after_the_resume() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        Card.pressed.clear()
        await stand_in.gateway.drop()
        await stand_in.click("card:3", user_id=42)
        await stand_in.wait_for("POST", "/interactions/*/callback")
        assert len(stand_in.gateway.resumes) == 1
        assert stand_in.gateway.resumes[0]["session_id"] == "session"
    assert Card.pressed == [3]
    assert len(stand_in.gateway.identifies) == 1


@hurried
async def test_the_stand_in_says_what_discord_would_refuse() -> None:
    bot = client()
    async with connected(bot) as stand_in:
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="x" * 81, custom_id="long"))
        await channel(bot).send("hello", view=view)
    assert "label has 81 characters, 80 are possible" in stand_in.problems


@pytest.mark.skipif(not openapi.is_there(), reason="Discord's OpenAPI document is not there (DISCORD_OPENAPI)")
def test_the_openapi_document_refuses_what_it_does_not_describe() -> None:
    judge = openapi.document()
    assert judge.problems("POST", MESSAGES, {"content": "hello"}) == []
    assert judge.problems("POST", MESSAGES, {"content": ["hello"]}) != []
    assert judge.problems("POST", "/cards", {}) == ["no such request: POST /cards"]
