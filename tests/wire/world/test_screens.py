"""What an edit leaves on the screen, which files it keeps, and what Discord refuses."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest

from cogs.messages.layout import pictures_of
from tests.wire.bots import PICTURE, connected, hand, picture
from tests.wire.loop import hurried, run
from tests.wire.payloads import CHANNEL_ID
from tests.wire.server import StandIn
from tests.wire.world.messages import Message

ANNA = 7


@asynccontextmanager
async def channel() -> AsyncIterator[tuple[StandIn, discord.PartialMessageable]]:
    bot = discord.Client(intents=discord.Intents(guilds=True))
    async with connected(bot) as stand_in:
        yield stand_in, bot.get_partial_messageable(CHANNEL_ID)


def only(stand_in: StandIn) -> Message:
    (message,) = stand_in.people.sees(ANNA)
    return message


def boxed(url: str) -> discord.ui.LayoutView:
    """A picture in a box, as the bot shows it."""
    box = discord.ui.Container[discord.ui.LayoutView](discord.ui.MediaGallery(discord.MediaGalleryItem(url)))
    return discord.ui.LayoutView(timeout=None).add_item(box)


@hurried
async def test_a_message_stands_where_it_was_sent_until_it_is_deleted() -> None:
    async with channel() as (stand_in, place):
        sent = await place.send("hello")
        assert [one.texts for one in stand_in.people.sees(ANNA)] == [["hello"]]
        assert (await place.fetch_message(sent.id)).content == "hello"
        await sent.delete()
        assert stand_in.people.sees(ANNA) == []
        with pytest.raises(discord.NotFound) as unknown:
            await place.fetch_message(sent.id)
        assert unknown.value.code == 10008


@hurried
async def test_an_edit_keeps_what_it_does_not_name() -> None:
    async with channel() as (stand_in, place):
        sent = await place.send("hello", view=discord.ui.View().add_item(discord.ui.Button(label="Go", custom_id="go")))
        await sent.edit(content="bye")
        assert only(stand_in).texts == ["bye"]
        assert set(only(stand_in).pressable) == {"go"}


@hurried
async def test_a_picture_is_found_at_the_address_the_answer_tells() -> None:
    async with channel() as (stand_in, place):
        sent = await place.send(view=boxed("attachment://hand.png"), file=picture())
        (url,) = pictures_of(sent)
        assert url.startswith("https://cdn.discordapp.com/")
        assert [one and one.data for one in only(stand_in).pictures] == [PICTURE]
        assert sent.attachments == []


@hurried
async def test_an_edit_that_says_nothing_of_files_keeps_them_all() -> None:
    async with channel() as (stand_in, place):
        sent = await place.send(view=boxed("attachment://hand.png"), file=picture())
        await sent.edit(view=boxed(pictures_of(sent)[0]))
        assert [one and one.data for one in only(stand_in).pictures] == [PICTURE]
        await sent.edit(view=boxed("attachment://hand.png"))
        assert [one and one.data for one in only(stand_in).pictures] == [PICTURE]


@hurried
async def test_an_edit_that_lists_files_keeps_those_and_adds_the_new() -> None:
    async with channel() as (stand_in, place):
        sent = await place.send(view=boxed("attachment://hand.png"), file=picture())
        kept = only(stand_in).attachments[0]
        body = {"attachments": [{"id": str(kept.id)}, {"id": 0, "filename": "new.png", "description": "New"}]}
        new = discord.File(io.BytesIO(b"new"), "new.png")
        form: list[dict[str, Any]] = [
            {"name": "payload_json", "value": discord.utils._to_json(body)},
            {"name": "files[0]", "value": new.fp, "filename": "new.png"},
        ]
        route = discord.http.Route("PATCH", f"/channels/{CHANNEL_ID}/messages/{sent.id}")
        await sent._state.http.request(route, form=form, files=[new])
        first, second = only(stand_in).attachments
        assert (first.id, first.data) == (kept.id, PICTURE)
        assert (second.filename, second.data, second.description) == ("new.png", b"new", "New")
        await sent.edit(attachments=[])
        assert only(stand_in).attachments == []
        # What it showed is not there any more.
        assert only(stand_in).pictures == [None]


@hurried
async def test_a_picture_that_was_not_sent_is_refused_and_changes_nothing() -> None:
    async with channel() as (stand_in, place):
        sent = await place.send(view=boxed("attachment://hand.png"), file=picture())
        with pytest.raises(discord.HTTPException) as refused:
            await sent.edit(view=boxed("attachment://other.png"))
        assert (refused.value.status, refused.value.code) == (400, 50035)
        assert only(stand_in).edits == 0
        assert [one and one.data for one in only(stand_in).pictures] == [PICTURE]


@hurried
async def test_edits_may_be_made_to_take_no_new_pictures() -> None:
    async with channel() as (stand_in, place):
        sent = await place.send(view=boxed("attachment://hand.png"), file=picture())
        stand_in.screens.takes_new_files = False
        with pytest.raises(discord.HTTPException) as refused:
            await sent.edit(view=boxed("attachment://hand.png"), attachments=[picture()])
        assert refused.value.status == 400
        await sent.edit(view=boxed(pictures_of(sent)[0]))
        assert [one and one.data for one in only(stand_in).pictures] == [PICTURE]


@hurried
async def test_a_message_of_version_2_remains_one() -> None:
    async with channel() as (_, place):
        sent = await place.send(view=hand())
        route = discord.http.Route("PATCH", f"/channels/{CHANNEL_ID}/messages/{sent.id}")
        for change in ({"flags": 0}, {"content": "text"}):
            with pytest.raises(discord.HTTPException) as refused:
                await sent._state.http.request(route, json=change)
            assert refused.value.code == 50035


@hurried
async def test_a_nonce_that_came_lately_is_answered_with_the_earlier_message() -> None:
    async with channel() as (stand_in, place):
        first = await place.send("one", nonce="same")
        assert (await place.send("two", nonce="same")).id == first.id
        assert only(stand_in).texts == ["one"]
        await asyncio.sleep(400)
        assert (await place.send("three", nonce="same")).id != first.id


@hurried
async def test_channels_that_are_not_there_and_people_who_take_no_messages() -> None:
    async with channel() as (stand_in, place):
        stand_in.screens.closed.add(ANNA)
        bot = place._state._get_client()
        with pytest.raises(discord.NotFound) as unknown:
            await bot.get_partial_messageable(404).send("hello")
        assert unknown.value.code == 10003
        mail = await bot.create_dm(discord.Object(ANNA))
        with pytest.raises(discord.Forbidden) as closed:
            await mail.send("hello")
        assert closed.value.code == 50007
        stand_in.screens.closed.clear()
        await mail.send("hello")
        assert [one.texts for one in stand_in.people.mail(ANNA)] == [["hello"]]
        assert stand_in.people.mail(8) == []
        assert stand_in.people.sees(8, mail.id) == []
        assert stand_in.screens.open_direct(ANNA).id == mail.id


def test_old_messages_can_be_edited_three_times_in_six_seconds() -> None:
    async def work() -> None:
        async with channel() as (stand_in, place):
            sent = await place.send("0")
            for number in range(5):
                await sent.edit(content=str(number))
            assert only(stand_in).texts == ["4"]
            await asyncio.sleep(3700)
            for number in range(3):
                await sent.edit(content=str(number))
            began = asyncio.get_running_loop().time()
            await sent.edit(content="late")
            # discord.py waited as it was told.
            assert asyncio.get_running_loop().time() - began == pytest.approx(6, abs=0.01)
            refused = stand_in.rates.counts.answers["PATCH /channels/*/messages/*", 429]
            assert (only(stand_in).texts, refused) == (["late"], 1)

    run(work(), 5000)


@hurried
async def test_threads_are_channels_of_their_own() -> None:
    async with channel() as (stand_in, place):
        found = place._state._get_client().get_channel(CHANNEL_ID)
        assert isinstance(found, discord.TextChannel)
        sent = await found.send("a table")
        thread = await sent.create_thread(name="Table 1")
        assert thread.id == sent.id
        await thread.send("inside")
        assert [one.texts for one in stand_in.people.sees(ANNA, thread.id)] == [["inside"]]
        await thread.edit(archived=True)
        with pytest.raises(discord.HTTPException) as archived:
            await thread.get_partial_message(stand_in.people.sees(ANNA, thread.id)[0].id).edit(content="no")
        assert archived.value.code == 50083
