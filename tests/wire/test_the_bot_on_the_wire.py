"""The bot itself on the wire: what it really sends for a hand, a play and a table, judged as Discord would."""

from __future__ import annotations

import asyncio
import io
import itertools
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest
from PIL import Image

from benchmarks.matches import NEVER, next_action, started
from cogs import CardBot, DiscordAnnouncer
from cogs.messages.emojis import PACE
from engine.clubs.tables import Tables
from engine.running.table import Table
from engine.store.journal import Journal
from rendering import TILES
from tests.engine.store.databases import database
from tests.wire.bots import connected, connected_to
from tests.wire.loop import hurried
from tests.wire.payloads import CHANNEL_ID, GUILD_ID
from tests.wire.server import Request, StandIn

EMOJIS = "/applications/*/emojis"
MESSAGES = f"/channels/{CHANNEL_ID}/messages"


NOW = 1_800_000_000.0
ENTRY_POINT: Final = {"id": "77", "type": 4, "name": "launch", "description": "", "handler": 2}
"""A command as the developer portal makes it for an application with an activity."""


async def playing(
    folder: Path, work: Callable[[StandIn, Table], Awaitable[None]], now: Callable[[], float] = lambda: NOW
) -> StandIn:
    """A match that has just started, with four people and the bot on the wire."""
    announcer = DiscordAnnouncer()
    journal = await Journal.open(database(folder))
    tables = Tables(journal, announcer, now=now, pauses=NEVER, rng=random.Random(1))
    async with connected(CardBot(tables, announcer)) as stand_in:
        table = await started(tables, CHANNEL_ID, GUILD_ID)
        # The first cards follow when the digest is there.
        await announcer.all_shown(table)
        await work(stand_in, table)
    await tables.close()
    return stand_in


def sent_again(stand_in: StandIn, after: float) -> bool:
    """Whether the same edit, equal to the byte, came a second time that many seconds later."""
    edits = [request for request in stand_in.requests if request.method == "PATCH"]
    return any(
        (one.path, one.body, one.files) == (two.path, two.body, two.files) and two.at - one.at >= after
        for one, two in itertools.combinations(edits, 2)
    )


def posts(stand_in: StandIn) -> list[Request]:
    """New messages in the table's channel."""
    return [one for one in stand_in.requests if one.method == "POST" and one.path == MESSAGES]


def pictures(stand_in: StandIn) -> list[bytes]:
    """The pictures of new messages: the table's and the hands'."""
    sent = [request for request in stand_in.requests if request.path.endswith("/messages")]
    return [data for request in sent for data in request.files.values()]


@hurried
@pytest.mark.usefixtures("pictures_as_sent")
async def test_a_started_match_shows_the_table_and_sends_every_hand_as_pictures(tmp_path: Path) -> None:
    async def work(stand_in: StandIn, _: Table) -> None:
        await stand_in.wait_for("POST", "/users/@me/channels", 4)
        # The lobby may have sent something before.
        async with stand_in.answered:
            await stand_in.answered.wait_for(lambda: len(pictures(stand_in)) >= 5)

    stand_in = await playing(tmp_path, work)
    assert stand_in.problems == []
    assert len(pictures(stand_in)) == 5
    for data in pictures(stand_in):
        with Image.open(io.BytesIO(data)) as picture:
            assert picture.format == "PNG"
            picture.verify()


@hurried
async def test_the_digest_is_sent_alone_before_all_pictures_with_a_nonce_by_which_discord_drops_a_second_one(
    tmp_path: Path,
) -> None:
    async def work(stand_in: StandIn, table: Table) -> None:
        # The lobby may have sent something before, once or twice, depending on how quickly people sit down.
        async with stand_in.answered:
            await stand_in.answered.wait_for(lambda: any(one.files for one in posts(stand_in)))
        sent = posts(stand_in)
        (digest,) = (one for one in sent if str(table.digest) in str(one.body))
        first_picture = next(place for place, one in enumerate(sent) if one.files)
        assert (digest.files, sent.index(digest) < first_picture) == ({}, True)
        nonce = f"{table.id}.{str(table.digest)[:12]}"
        assert (digest.body["nonce"], digest.body["enforce_nonce"], len(nonce) <= 25) == (nonce, True, True)
        # The bot does not touch it again.
        assert table.digest_message is not None
        assert not [one for one in stand_in.requests if one.path.endswith(f"/{table.digest_message[1]}")]

    stand_in = await playing(tmp_path, work)
    assert stand_in.problems == []


@hurried
async def test_a_press_is_answered_at_once_and_the_new_hand_follows(tmp_path: Path) -> None:
    async def work(stand_in: StandIn, table: Table) -> None:
        user, action = next_action(table, random.Random(1))
        number = table.number
        await stand_in.click(f"act:{table.id}:{number}:{action}", user)
        await stand_in.wait_for("POST", "/interactions/*/callback")
        assert table.number == number + 1

    stand_in = await playing(tmp_path, work)
    assert stand_in.problems == []


@hurried
async def test_emojis_are_uploaded_one_by_one_beside_the_play_and_a_rate_limit_is_waited_for(tmp_path: Path) -> None:
    async def work(stand_in: StandIn, table: Table) -> None:
        # The bot connects and a match goes on before many of them are uploaded.
        assert len(uploaded(stand_in)) < len(TILES) // 2
        stand_in.limit_rate("POST", EMOJIS, retry_after=60.0)
        user, action = next_action(table, random.Random(1))
        await table.act(user, action, table.number)
        await stand_in.wait_for("POST", EMOJIS, len(TILES) + 1)

    stand_in = await playing(tmp_path, work)
    assert stand_in.problems == []
    times = [one.at for one in uploaded(stand_in)]
    waits = [after - before for before, after in itertools.pairwise(times)]
    assert min(waits) >= PACE
    assert max(waits) >= 60.0
    names = [one.body["name"] for one in uploaded(stand_in)]
    # Only the upload that Discord refused came again.
    assert len(set(names)) == len(TILES)


def uploaded(stand_in: StandIn) -> list[Request]:
    return [one for one in stand_in.requests if one.method == "POST" and one.path.endswith("/emojis")]


@hurried
async def test_a_rate_limit_on_the_table_message_loses_nothing(tmp_path: Path) -> None:
    async def work(stand_in: StandIn, table: Table) -> None:
        await stand_in.wait_for("POST", MESSAGES, 2)
        stand_in.limit_rate("PATCH", MESSAGES + "/*", retry_after=5.0)
        user, action = next_action(table, random.Random(1))
        await table.act(user, action, table.number)
        async with stand_in.answered:
            await stand_in.answered.wait_for(lambda: sent_again(stand_in, 5.0))

    stand_in = await playing(tmp_path, work)
    assert stand_in.problems == []


UNREADABLE = [
    ("INTERACTION_CREATE", {"id": "AS KH", "name": "Zébulon"}),
    ("GUILD_UPDATE", {"id": "Zébulon AS KH"}),
    ("CHANNEL_CREATE", ["AS KH", "Zébulon"]),
    ("THREAD_DELETE", None),
]


@hurried
async def test_an_event_that_cannot_be_read_is_logged_without_what_it_held_and_the_bot_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(stand_in: StandIn, table: Table) -> None:
        for event, data in UNREADABLE:
            await stand_in.gateway.dispatch(event, data)
        user, action = next_action(table, random.Random(1))
        number = table.number
        await stand_in.click(f"act:{table.id}:{number}:{action}", user)
        await stand_in.wait_for("POST", "/interactions/*/callback")
        assert table.number == number + 1
        assert len(stand_in.gateway.identifies) == 1

    await playing(tmp_path, work)
    told = [one.getMessage() for one in caplog.records if "cannot be read" in one.getMessage()]
    assert [line.partition("passed over: ")[2].partition(" (")[0] for line in told] == [one for one, _ in UNREADABLE]
    assert "AS KH" not in caplog.text
    assert "Zébulon" not in caplog.text


@hurried
async def test_whoever_is_on_turn_has_a_whole_turn_when_the_gateway_was_lost_and_is_back(tmp_path: Path) -> None:
    time = [NOW]

    async def work(stand_in: StandIn, table: Table) -> None:
        await stand_in.wait_for("POST", MESSAGES, 2)
        assert table.deadline == NOW + table.setup.turn_seconds
        await stand_in.gateway.drop()
        time[0] += 500
        await table.go_on()
        for _ in range(100):
            await asyncio.sleep(1)
            if table.deadline != NOW + table.setup.turn_seconds:
                break
        assert len(stand_in.gateway.resumes) == 1
        assert table.deadline == NOW + 500 + table.setup.turn_seconds
        assert table.number == 1
        assert not any(one.missed for one in table.seats if one)

    await playing(tmp_path, work, lambda: time[0])


async def started_and_stopped(folder: Path) -> CardBot:
    """A bot that was connected to the stand-in that runs."""
    announcer = DiscordAnnouncer()
    journal = await Journal.open(database(folder))
    tables = Tables(journal, announcer, now=lambda: NOW, pauses=NEVER, rng=random.Random(1))
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
            bot = await started_and_stopped(tmp_path)
            # Discord lets a shard identify every five seconds.
            await asyncio.sleep(5)
            sent: list[Any] = [one.body for one in stand_in.requests if one.method == "PUT"]
            assert [one for one in sent[-1] if one["type"] == ENTRY_POINT["type"]] == [ENTRY_POINT]
            assert len({one["name"] for one in sent[-1]}) == len(sent[-1]) == len(sent[0]) > 40
            assert not bot.refuses_commands
            assert bot.tree.get_command("launch") is None
        assert stand_in.problems == []
