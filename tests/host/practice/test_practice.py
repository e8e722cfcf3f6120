"""The practice table as somebody without a token sees it: a page, a table, computers that move."""

from __future__ import annotations

import re
import signal
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.host.practice.page import Page, address_of
from tests.host.program import end_of, run, running

QUICK = {"THINKING_SECONDS": "0.05", "AFTER_DEAL_SECONDS": "0"}
SLOW = {"THINKING_SECONDS": "30"}


@asynccontextmanager
async def visited(folder: Path, *arguments: str, environment: dict[str, str] = QUICK) -> AsyncIterator[Page]:
    """The program, and its page as you see it."""
    async with (
        running(folder, "--no-browser", *arguments, environment=environment) as process,
        Page.opened(await address_of(process)) as page,
    ):
        yield page


async def test_three_presses_from_the_start_to_the_first_card(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Start" in page.labels("channel"))
        assert "Press **Start** below" in page
        assert await page.press("Start") == {}
        # Nobody asks for anything from here on: the page receives the computers' moves by itself.
        await page.play()


async def test_a_picture_is_there_as_long_as_somebody_may_have_its_address(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Start" in page.labels())
        await page.press("Start")
        seen: set[str] = set()
        while not seen - page.pictures:
            seen |= page.pictures
            await page.play()
        for path in seen:
            async with page.session.get(page.address + path) as response:
                assert response.status == 200
                assert "immutable" in response.headers["Cache-Control"]
                assert (await response.read()).startswith((b"RIFF", b"\x89PNG"))


async def test_a_friend_sees_their_own_messages_and_no_private_answer_of_yours(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        friend = page.state["people"][1]
        await page.command("settings", "mine")
        await page.until(lambda page: any(one["private"] for one in page.messages.values()))
        private = next(one for one in page.messages.values() if one["private"])
        async with Page.opened(page.address, person=friend["id"]) as other:
            assert other.state["you"] == friend["id"]
            assert private["id"] not in other.messages
            refused = {"person": friend["id"], "message": private["id"], "part": "prefer.me:language"}
            async with other.session.post(other.address + "do/press", json=refused) as response:
                assert response.status == 409
        await page.do("dismiss", message=private["id"])
        await page.until(lambda page: private["id"] not in page.messages)


async def test_closed_direct_messages_bring_the_cards_into_the_channel(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("close", closed=True)
        await page.until(lambda page: page.state["closed"] and "Start" in page.labels())
        await page.press("Start")
        await page.until(lambda page: "My hand" in page.labels("channel"))
        assert page.state["private"] == []
        await page.press("My hand")
        await page.until(lambda page: any(one["private"] for one in page.messages.values()))


async def test_a_language_is_for_you_and_for_the_server(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("language", language="nl")
        await page.until(lambda page: page.state["language"] == "nl" and page.state["channelName"] == "kaarten")
        assert "Druk hieronder op" in page
        async with page.session.get(page.address + "commands", params={"place": "channel"}) as response:
            commands = await response.json()
        opening = next(one for one in commands if one["words"] == ["table", "open"])
        assert opening["label"] == "tafel openen"
        # Nobody has begun to play, so the table is laid again in that language.
        await page.until(lambda page: "tafel 2" in page)


async def test_what_is_typed_is_completed_in_the_language_of_whoever_types(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("language", language="fr")
        asked: dict[str, Any] = {"person": page.state["you"], "place": "channel", "words": ["table", "open"]}
        found = await page.post("complete", asked | {"options": {"clock": ""}, "focused": "clock"})
        assert found
        assert all(re.search("[a-zé]", one["label"]) for one in found)
        assert await page.post("complete", asked | {"options": {}, "focused": "no-such-option"}) == []


async def test_a_name_of_your_own_choice(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("name", name="  Marie-\nChristine  ")
        await page.until(lambda page: page.state["people"][0]["name"] == "Marie- Christine")
        await page.do("command", place="channel", words=["duel"], options={})
        await page.until(lambda page: "Marie- Christine" in page)


async def test_a_form_of_the_bot_comes_and_is_sent(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Host…" in page.labels())
        await page.command("house", "save", name="Ours")
        await page.until(lambda page: "**Ours** are saved" in page)
        shown = await page.command("house", "edit", house="Ours")
        form = shown["form"]
        inputs = {
            part["component"]["custom_id"]: part["component"] for part in form["components"] if "component" in part
        }
        filled = {name: one.get("value") or "" for name, one in inputs.items()}
        before = set(page.messages)
        assert await page.do("submit", form=form["id"], values=filled) == {}
        await page.until(lambda page: set(page.messages) - before)
        # Nothing can be sent twice.
        again = {"person": page.state["you"], "form": form["id"], "values": filled}
        async with page.session.post(page.address + "do/submit", json=again) as response:
            assert response.status == 409


@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGTERM])
async def test_everything_is_there_again_after_a_kill_in_the_middle_of_a_trick(tmp_path: Path, stop: int) -> None:
    async with running(tmp_path, "--no-browser", environment=QUICK) as process:
        address = await address_of(process)
        async with Page.opened(address) as page:
            await page.until(lambda page: "Start" in page.labels())
            await page.do("name", name="Odile")
            await page.press("Start")
            await page.until(lambda page: page.on_turn and page.buttons("private"))
            known = set(page.messages)
            process.send_signal(stop)
            await process.wait()
    async with running(tmp_path, "--no-browser", environment=QUICK) as process:
        # A page that was left open finds the same address again.
        assert await address_of(process) == address
        async with Page.opened(address) as page:
            await page.until(lambda page: page.on_turn == ["Odile"] and page.buttons("private"))
            # What is shown is written a little later than what is played.
            assert known <= set(page.messages) or stop == signal.SIGKILL
            # Time goes on from now: everybody has their full time again, and nothing runs out in 1970.
            told = re.findall(r"<t:(\d+):R>", str(page.messages))
            assert all(abs(int(at) - time.time()) < 1000 for at in told)
            await page.play()
            for path in page.pictures:
                async with page.session.get(address + path) as response:
                    assert response.status == 200


async def test_fresh_forgets_everything(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.do("name", name="Odile")
        await page.until(lambda page: page.state["people"][0]["name"] == "Odile" and "Start" in page.labels())
        address = page.address
    async with visited(tmp_path, "--fresh") as page:
        assert page.address != address
        assert page.state["people"][0]["name"] == "You"
        await page.until(lambda page: "· table 1" in page)


async def test_stopping_the_program_is_no_error(tmp_path: Path) -> None:
    async with running(tmp_path, "--no-browser") as process, Page.opened(await address_of(process)):
        process.send_signal(signal.SIGTERM)
        ended = await end_of(process)
    assert ended.status == 0
    assert ended.errors.strip().endswith("bot: stopped")


async def test_the_address_is_printed_and_never_logged(tmp_path: Path) -> None:
    async with running(tmp_path, "--no-browser", environment={"LOG_LEVEL": "DEBUG"}) as process:
        secret = (await address_of(process)).split("/")[-2]
        process.send_signal(signal.SIGINT)
        ended = await end_of(process)
    assert len(secret) > 20
    assert secret not in ended.errors


async def test_everything_it_keeps_is_in_one_folder(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Start" in page.labels())
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["practice"]


async def test_a_port_that_is_taken_gives_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ended = await run(tmp_path, "--no-browser", "--port", port)
    assert f"Port {port} is taken" in ended.sentence
    assert "--port" in ended.sentence
    assert ended.status != 0


async def test_a_second_program_in_the_same_folder_gives_one_sentence(tmp_path: Path) -> None:
    async with visited(tmp_path):
        ended = await run(tmp_path, "--no-browser")
    assert "stop that one first" in ended.sentence


async def test_no_browser_is_said_in_one_sentence(tmp_path: Path) -> None:
    before = "import webbrowser; webbrowser.open = lambda address: False"
    async with running(tmp_path, environment=QUICK, before=before) as process:
        await address_of(process)
        assert process.stdout is not None
        said = (await process.stdout.readline() + await process.stdout.readline()).decode()
        assert "No browser could be opened" in said
