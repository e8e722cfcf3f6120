"""The check that hosts run, against the stand-in: what it tries, what it says, and that it leaves nothing behind."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Final

import pytest

from cogs.selfcheck.check import check
from tests.wire import payloads
from tests.wire.loop import hurried
from tests.wire.payloads import CHANNEL_ID
from tests.wire.server import StandIn
from tests.wire.world.faults import SLOW
from tests.wire.world.people import NotThere

TOKEN: Final = "a-token.that-nobody.may-see"
OWNER: Final = 1
STRANGER: Final = 4
MESSAGES: Final = f"/channels/{CHANNEL_ID}/messages"


async def presses(stand_in: StandIn) -> None:
    """The owner presses the button as soon as it is there."""
    while True:
        for message in stand_in.people.sees(OWNER):
            for custom_id in message.pressable:
                if custom_id.startswith("check:"):
                    with suppress(NotThere):
                        await stand_in.gateway.connected()
                        await stand_in.people.press(OWNER, message, custom_id)
                        return
        await asyncio.sleep(0.5)


async def checked(
    stand_in: StandIn, *, press: bool = True, channel: int = CHANNEL_ID, stranger: int | None = None
) -> tuple[int, list[str]]:
    """The exit status and the lines of a check."""
    said: list[str] = []
    pressing = asyncio.create_task(presses(stand_in)) if press else None
    try:
        status = await check(TOKEN, channel, None, said.append, stranger_id=stranger)
    finally:
        if pressing is not None:
            pressing.cancel()
    text = "\n".join(said)
    assert TOKEN not in text
    assert stand_in.problems == []
    return status, text.splitlines()


def marked(lines: list[str], mark: str) -> list[str]:
    return [line for line in lines if line.startswith(mark)]


def left(stand_in: StandIn) -> list[object]:
    """Messages that anybody sees, the emojis, and threads."""
    shown = [one for channel in stand_in.screens.channels.values() for one in channel.messages.values()]
    threads = [channel for channel in stand_in.screens.channels.values() if channel.parent is not None]
    return [*shown, *stand_in.routes.emojis, *stand_in.routes.events, *threads]


@hurried
async def test_all_is_well_with_every_kind_of_request_and_nothing_is_left_behind() -> None:
    async with StandIn.running() as stand_in:
        status, lines = await checked(stand_in)
        assert (marked(lines, "!!"), marked(lines, "--")) == ([], [])
        assert (status, lines[-1]) == (0, "All is well.")
        assert left(stand_in) == []
        assert len(stand_in.gateway.identifies) == 1
        asked = {(one.method, "files" if one.files else "") for one in stand_in.requests if "/messages" in one.path}
        assert asked >= {("POST", "files"), ("POST", ""), ("PATCH", "files"), ("PATCH", ""), ("DELETE", "")}
        routes = {f"{one.method} {one.path.split('/')[1]}" for one in stand_in.requests}
        assert routes >= {"PATCH webhooks", "POST webhooks", "POST interactions", "PUT applications", "POST users"}
        hands = [one for one in stand_in.requests if one.files and '"act:' in json.dumps(one.body)]
        assert hands
        (commands,) = (one.body for one in stand_in.requests if one.method == "PUT")
        assert {"nl", "fr", "de"} <= set(commands[0]["description_localizations"])


@hurried
async def test_nobody_presses_the_button_and_how_people_could_install_it_is_told() -> None:
    async with StandIn.running() as stand_in:
        status, lines = await checked(stand_in, press=False)
        assert (status, lines[-1]) == (0, "All is well (6 not checked).")
        assert "Nobody pressed the button: check again, and press it." in marked(lines, "--")[0]
        assert any("Developer Portal, Installation, tick User Install" in line for line in marked(lines, "ok"))
        assert left(stand_in) == []


@hurried
async def test_new_pictures_in_edits_are_refused() -> None:
    async with StandIn.running() as stand_in:
        stand_in.screens.takes_new_files = False
        status, lines = await checked(stand_in)
        look = marked(lines, "!!")
        assert status == 1
        assert [line[4:34].strip() for line in look] == [
            "edit it: a new picture",
            "edit it: a new picture",
            "edit by its token: a new pictu",
            "edit that: a new picture",
        ]
        assert all("takes no new pictures in edits: the bot sends new messages instead" in line for line in look)
        assert all("400 (code 50035)" in line for line in look)
        assert lines[-1] == "4 things to look at."
        assert left(stand_in) == []


@hurried
async def test_direct_messages_are_closed() -> None:
    async with StandIn.running() as stand_in:
        stand_in.screens.closed.add(OWNER)
        status, lines = await checked(stand_in)
        (look,) = marked(lines, "!!")
        assert status == 1
        assert "takes no direct messages" in look
        assert len(marked(lines, "--")) == 2
        assert lines[-1] == "1 thing to look at (2 not checked)."


@hurried
async def test_whether_discord_takes_a_message_without_a_common_server_is_tried_where_somebody_is_named() -> None:
    for closed in (False, True):
        async with StandIn.running() as stand_in:
            if closed:
                stand_in.screens.closed.add(STRANGER)
            status, lines = await checked(stand_in, press=False, stranger=STRANGER)
            (tried,) = [line for line in marked(lines, "ok") if "without a common server" in line]
            assert ("They get answers alone" in tried, "Messages reach people" in tried) == (closed, not closed)
            assert status == 0
            assert left(stand_in) == []


@hurried
async def test_that_people_can_install_it_for_themselves_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = payloads.application
    monkeypatch.setattr(payloads, "application", lambda: plain() | {"integration_types_config": {"0": {}, "1": {}}})
    async with StandIn.running() as stand_in:
        _, lines = await checked(stand_in, press=False)
        assert any("Servers can, and people for themselves." in line for line in marked(lines, "ok"))


@hurried
async def test_a_permission_is_missing() -> None:
    async with StandIn.running() as stand_in:
        stand_in.fault("POST", MESSAGES, 403, seconds=10_000, code=50013)
        status, lines = await checked(stand_in, press=False)
        assert status == 1
        assert "give it View Channels, Send Messages, Attach Files and Read Message History." in marked(lines, "!!")[0]
        assert "403 (code 50013)" in marked(lines, "!!")[0]


@hurried
async def test_threads_are_not_permitted() -> None:
    async with StandIn.running() as stand_in:
        stand_in.fault("POST", MESSAGES + "/*/threads", 403, seconds=10_000, code=50013)
        status, lines = await checked(stand_in)
        (look,) = marked(lines, "!!")
        assert status == 1
        assert "give it Create Public Threads and Send Messages in Threads." in look
        assert left(stand_in) == []


@hurried
async def test_a_thread_that_may_not_be_deleted_is_told() -> None:
    async with StandIn.running() as stand_in:
        stand_in.fault("DELETE", "/channels/*", 403, seconds=10_000, code=50013)
        _, lines = await checked(stand_in)
        assert any("so the one it opened stays, archived" in line for line in lines)


@hurried
async def test_a_wrong_token_ends_it_with_a_sentence() -> None:
    async with StandIn.running() as stand_in:
        stand_in.fail("GET", "/users/@me", 401, {"message": "401: Unauthorized", "code": 0})
        status, lines = await checked(stand_in, press=False)
        assert (status, lines[-1]) == (1, "1 thing to look at.")
        assert "401" in marked(lines, "!!")[0]
        assert "Discord does not accept the token" in marked(lines, "!!")[0]
        assert len(stand_in.requests) == 1


@hurried
async def test_a_channel_that_does_not_exist_ends_it_with_a_sentence() -> None:
    async with StandIn.running() as stand_in:
        status, lines = await checked(stand_in, press=False, channel=5)
        assert status == 1
        assert "404 (code 10003)" in marked(lines, "!!")[0]
        assert "There is no such channel" in marked(lines, "!!")[0]
        assert not [one for one in stand_in.requests if one.method != "GET"]


@hurried
async def test_a_person_is_no_channel_for_tables() -> None:
    async with StandIn.running() as stand_in:
        place = stand_in.screens.open_direct(OWNER)
        status, lines = await checked(stand_in, press=False, channel=place.id)
        assert status == 1
        assert "No table can be opened in a channel of this kind (private)" in marked(lines, "!!")[0]


@hurried
async def test_no_network_is_a_sentence() -> None:
    async with StandIn.running() as stand_in:
        stand_in.fault("GET", "/users/@me", "reset", seconds=10_000)
        status, lines = await checked(stand_in, press=False)
        assert status == 1
        assert "Discord cannot be reached" in marked(lines, "!!")[0]


@hurried
async def test_a_message_sent_twice_in_spite_of_its_nonce_is_told() -> None:
    async with StandIn.running() as stand_in:
        stand_in.screens.channel(CHANNEL_ID).remember_nonce = lambda message: None  # type: ignore[method-assign]
        status, lines = await checked(stand_in)
        (look,) = marked(lines, "!!")
        assert (status, "Discord sent it twice" in look) == (1, True)


@hurried
async def test_another_program_that_answers_the_press_is_told() -> None:
    async with StandIn.running() as stand_in:
        refused = {"message": "Interaction has already been acknowledged.", "code": 40060}
        stand_in.fail("POST", "/interactions/*/callback", 400, refused)
        status, lines = await checked(stand_in)
        (look,) = marked(lines, "!!")
        assert (status, "stop the bot, and check again" in look) == (1, True)


@hurried
@pytest.mark.parametrize(
    "path", ["*/emojis", MESSAGES, f"{MESSAGES}/*/threads", "*/scheduled-events", "/users/*/channels"]
)
async def test_ended_while_discord_makes_something_it_leaves_nothing_behind(path: str) -> None:
    async with StandIn.running() as stand_in:
        # It is made, and nobody here knows yet.
        stand_in.fault("POST", path, SLOW, seconds=10_000, after=1.0)
        checking = asyncio.create_task(checked(stand_in, press=False))
        await stand_in.wait_for("POST", path)
        checking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await checking
        await asyncio.sleep(5)
        assert left(stand_in) == []


@hurried
@pytest.mark.parametrize(
    ("path", "said"),
    [("*/emojis/*", "The emoji could not be deleted"), ("*/scheduled-events/*", "The event could not be removed")],
)
async def test_what_may_not_be_removed_is_told(path: str, said: str) -> None:
    async with StandIn.running() as stand_in:
        stand_in.fault("DELETE", path, 403, seconds=10_000, code=50013)
        status, lines = await checked(stand_in, press=False)
        assert (status, [said in line for line in lines].count(True)) == (1, 1)
