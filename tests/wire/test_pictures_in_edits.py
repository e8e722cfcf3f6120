"""Where Discord takes no new pictures in edits, everybody still sees what is true, in messages that replace others."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest

from benchmarks.matches import NEVER, PEOPLE, next_action, play_on, started
from cogs import CardBot, DiscordAnnouncer
from cogs.delivery.delivery import CannotEdit, Delivery
from cogs.delivery.edits import AGAIN_AFTER
from cogs.messages.layout import Page, in_words, page, shown, upload
from engine.clubs.tables import Tables
from engine.running.table import Table
from engine.store.journal import Journal
from rendering import Picture
from tests.engine.store.databases import database
from tests.wire import clock
from tests.wire.bots import PICTURE, connected, connected_to
from tests.wire.known import know_commands, upload_emojis
from tests.wire.loop import databases_at_once, hurried, run
from tests.wire.payloads import CHANNEL_ID, GUILD_ID
from tests.wire.server import StandIn
from tests.wire.world.messages import Message

NAME = f"User {PEOPLE[0]}"
SETTLED = 8.0
"""Virtual seconds after which everything is shown."""


class Match:
    """A match of four under way, whose edits may bring no pictures."""

    def __init__(self, stand_in: StandIn, bot: CardBot, table: Table) -> None:
        self.stand_in, self.bot, self.table = stand_in, bot, table
        self._rng = random.Random(1)

    async def play(self) -> int:
        """Whoever is on turn presses a button of their hand; returns who."""
        user, action = next_action(self.table, self._rng)
        custom_id = f"act:{self.table.id}:{self.table.number}:{action}"
        (hand,) = (one for one in self.stand_in.people.mail(user) if custom_id in one.pressable)
        await self.stand_in.people.press(user, hand, custom_id)
        await asyncio.sleep(SETTLED)
        return user

    def tables(self) -> list[Message]:
        return [one for one in self.stand_in.people.sees(1) if f"hand:{self.table.id}:" in one.pressable]

    def hand_on_turn(self) -> Message:
        user, action = next_action(self.table, random.Random(1))
        custom_id = f"act:{self.table.id}:{self.table.number}:{action}"
        return self.stand_in.people.finds(user, custom_id)


@asynccontextmanager
async def match(folder: Path) -> AsyncIterator[Match]:
    announcer = DiscordAnnouncer()
    with databases_at_once():
        journal = await Journal.open(database(folder), busy_seconds=0.0)
        bot = CardBot(Tables(journal, announcer, now=clock.now, pauses=NEVER, rng=random.Random(1)), announcer)
        try:
            async with StandIn.running() as stand_in:
                upload_emojis(stand_in)
                know_commands(bot, stand_in)
                async with connected_to(bot):
                    table = await started(bot.tables, CHANNEL_ID, GUILD_ID)
                    await asyncio.sleep(SETTLED)
                    stand_in.screens.takes_new_files = False
                    yield Match(stand_in, bot, table)
                    assert stand_in.problems == []
        finally:
            await bot.tables.close()


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if "pictures in edits" in one.getMessage()]


@hurried
async def test_table_and_hands_go_on_in_new_messages_and_the_log_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with match(tmp_path) as it:
        for _ in range(4):
            (before,) = it.tables()
            await it.play()
            (after,) = it.tables()
            assert after.id != before.id
            assert all(picture is not None for picture in after.pictures)
            assert after.pictures
            assert it.hand_on_turn().pictures[0] is not None
        assert "media was not found" in str(it.bot.delivery.refuses_pictures)
        refused = [one for one in it.stand_in.requests if one.method == "PATCH" and one.files]
        # Table and hand may be on their way at the same moment.
        assert len(refused) in (1, 2)
        assert len(told(caplog)) == 1


@hurried
async def test_nobody_is_pinged_by_what_replaces_a_message(tmp_path: Path) -> None:
    async with match(tmp_path) as it:
        before = len(it.stand_in.requests)
        for _ in range(4):
            await it.play()
        sent = [one for one in it.stand_in.requests[before:] if one.method == "POST" and one.path.endswith("/messages")]
        assert sent
        for one in sent:
            is_silent = bool(one.body["flags"] & 1 << 12)
            is_public = one.path == f"/channels/{CHANNEL_ID}/messages"
            assert is_silent or is_public
            assert one.body["allowed_mentions"]["parse"] == []
            assert not one.body["allowed_mentions"].get("users")


@hurried
async def test_everybody_has_one_message_with_their_hand(tmp_path: Path) -> None:
    async with match(tmp_path) as it:
        for _ in range(4):
            user = await it.play()
            assert len(it.stand_in.people.mail(user)) == 1


@hurried
async def test_a_private_hand_goes_on_in_a_new_answer(tmp_path: Path) -> None:
    async with match(tmp_path) as it:
        (table,) = it.tables()
        for user in PEOPLE:
            await it.stand_in.people.press(user, table, f"hand:{it.table.id}:")
        await asyncio.sleep(SETTLED)
        before = {user: panels(it, user)[0].id for user in PEOPLE}
        await it.play()
        user, _ = next_action(it.table, random.Random(1))
        (after,) = panels(it, user)
        assert after.id != before[user]
        assert after.pictures[0] is not None
        assert any(custom_id.startswith("act:") for custom_id in after.pressable)


def panels(it: Match, user: int) -> list[Message]:
    """Private answers with buttons for cards, in the channel."""
    return [one for one in it.stand_in.people.sees(user) if one.ephemeral_to == user and one.pictures]


@hurried
async def test_a_page_turned_shows_its_picture_in_a_new_message(tmp_path: Path) -> None:
    async with match(tmp_path) as it:
        await it.stand_in.people.command(11, "settings mine")
        await asyncio.sleep(1)
        for there in ("play", "looks"):
            before = it.stand_in.people.finds(11, f"settings.me:{there}")
            await it.stand_in.people.press(11, before, f"settings.me:{there}")
            await asyncio.sleep(1)
        after = it.stand_in.people.finds(11, "settings.me:play")
        assert after.pictures[0] is not None
        assert (after.ephemeral_to, after.id != before.id) == (11, True)
        assert before not in it.stand_in.people.sees(11)


@hurried
async def test_the_score_of_a_deal_is_shown_anew_where_the_bot_does_not_know_its_picture_any_more(
    tmp_path: Path,
) -> None:
    async with match(tmp_path) as it:
        while it.table.actors:
            await it.play()
        where = it.table.message_ids["slate"]
        # As after a restart.
        it.bot.announcer.forget(it.table)
        await it.bot.announcer.redraw(it.table)
        await asyncio.sleep(SETTLED)
        now = it.table.message_ids["slate"]
        assert now != where
        (slate,) = [one for one in it.stand_in.people.sees(1) if f"next:{it.table.id}:" in str(one.pressable)]
        assert (slate.id, slate.pictures[0] is not None) == (now[1], True)


@hurried
async def test_a_name_is_taken_out_of_messages_whose_pictures_cannot_be_drawn_anew(tmp_path: Path) -> None:
    async with match(tmp_path) as it:
        rng = random.Random(1)
        while it.table.deal == 1:
            await play_on(it.table, rng, 1)
        await asyncio.sleep(SETTLED)
        assert any(NAME in shown_by(one) for one in it.stand_in.people.sees(1))
        places = [one.id for one in it.stand_in.people.sees(1)]
        await it.bot.forget_person(PEOPLE[0])
        await asyncio.sleep(5 * SETTLED)
        seen = it.stand_in.people.sees(1)
        assert not [shown_by(one) for one in seen if NAME in shown_by(one)]
        # Old ones stay where they are.
        assert len([one for one in seen if one.id in places]) >= len(places) - 2
        assert await it.bot.tables.posted.due() == ()


def shown_by(message: Message) -> str:
    return json.dumps(message.components, ensure_ascii=False)


def test_an_hour_later_one_edit_tries_again_and_if_it_is_taken_all_do(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        client, delivery = discord.Client(intents=discord.Intents.none()), Delivery()
        async with connected(client) as stand_in:
            delivery.connect(client, lambda: None)
            sent = await client.get_partial_messageable(CHANNEL_ID).send(view=pictured().view, files=pictured().files)
            where = CHANNEL_ID, sent.id
            stand_in.screens.takes_new_files = False
            for seconds, tried in ((0, 1), (1, 1), (AGAIN_AFTER, 2), (1, 2)):
                await asyncio.sleep(seconds)
                with pytest.raises(CannotEdit):
                    await delivery.edit(where, pictured())
                assert edits(stand_in) == tried
            stand_in.screens.takes_new_files = True
            await asyncio.sleep(AGAIN_AFTER)
            await delivery.edit(where, pictured())
            await delivery.edit(where, pictured())
            assert edits(stand_in) == 4
            assert delivery.refuses_pictures is None

    run(work(), 4 * AGAIN_AFTER)
    assert len(told(caplog)) == 2


def edits(stand_in: StandIn) -> int:
    return len([one for one in stand_in.requests if one.method == "PATCH" and one.files])


def pictured() -> Page:
    picture = Picture(PICTURE, "cards.png")
    return page("Cards", shown(picture.filename, "A picture"), files=[upload(picture, "A picture")])


def test_a_page_without_files_tells_its_pictures_in_words() -> None:
    made = in_words(pictured())
    texts = [one.content for one in made.view.walk_children() if isinstance(one, discord.ui.TextDisplay)]
    assert (texts, made.files) == (["Cards", "A picture"], [])
