"""The practice table as somebody without a token meets it: a page, a table, computers that move."""

from __future__ import annotations

import asyncio
import json
import re
import signal
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import aiohttp

from tests.host.program import PATIENCE, end_of, running

QUICK = {"THINKING_SECONDS": "0.05", "AFTER_DEAL_SECONDS": "0"}


class Page:
    """What the page in the browser does, as far as a test needs it: read the state, press a button."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self._session = session
        self._base, self._capability = address.split("/#")
        self._context = ""
        self._sequence = 0
        self.state: dict[str, Any] = {}

    async def open(self, viewer: str | None = None) -> None:
        self.state = await self._ask("POST", "/api/pages", {"viewer_id": viewer} if viewer else {})
        self._context = self.state["context"]["id"]

    async def refresh(self) -> None:
        self.state = await self._ask("GET", "/api/state")

    async def press(self, label: str) -> dict[str, Any]:
        """Press the newest button of this label; what came of it."""
        message, button = [found for found in self.buttons() if found[1].get("label") == label][-1]
        self._sequence += 1
        pressed = {
            "protocol_version": 3,
            "sequence": self._sequence,
            "request_id": f"press {self._sequence}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": "click",
            "target_id": message,
            "control_key": button["control_key"],
        }
        return await self._ask("POST", "/api/action", pressed)

    def buttons(self) -> list[tuple[str, dict[str, Any]]]:
        """All buttons on the page that can be pressed, with the ids of their messages."""
        return [
            (message["id"], part)
            for message in self.state["messages"].values()
            for part in _parts(message["components"])
            if part.get("type") == 2 and not part.get("disabled")
        ]

    async def until(self, met: Callable[[Page], bool]) -> None:
        """Read the state, as the page does, until the condition holds."""

        async def read() -> None:
            while not met(self):
                await self.refresh()

        await asyncio.wait_for(read(), PATIENCE)

    def __contains__(self, text: str) -> bool:
        return text in json.dumps(self.state["messages"], ensure_ascii=False)

    async def _ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
        headers = {"X-Simcord-Capability": self._capability, "X-Simcord-Context": self._context}
        async with self._session.request(method, self._base + path, json=body, headers=headers) as response:
            assert response.status == 200, await response.text()
            answer: dict[str, Any] = await response.json()
            return answer


def _parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _parts(item)


async def address_of(process: asyncio.subprocess.Process) -> str:
    """The address the program prints."""
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    found = re.search(r"http://127\.0\.0\.1:\d+/#\S+", line)
    assert found is not None, line
    return found[0]


async def test_a_match_on_the_page_goes_on_by_itself_until_it_is_a_persons_turn(tmp_path: Path) -> None:
    async with running(tmp_path, "--no-browser", environment=QUICK) as process, aiohttp.ClientSession() as session:
        page = Page(session, await address_of(process))
        async with session.get(page._base + "/") as response:
            assert "SimCord" in await response.text()
        await page.open()
        assert "Welcome to the practice table" in page
        pressed = await page.press("Start")
        assert pressed["settlement"] == "settled"
        await page.until(lambda page: re.search("fingerprint of a secret.*`[0-9a-f]{64}`", str(page.state)) is not None)
        # Nobody asks for anything from here on: the computers' moves come to the page by themselves.
        await page.until(lambda page: "@You" in page or "to play · the computer plays" in page)
        await page.press("My hand")
        await page.until(
            lambda page: any(part.get("label") == "Accept" for _, part in page.buttons()) or "Choose" in page
        )


async def test_stopping_the_program_is_no_error(tmp_path: Path) -> None:
    async with running(tmp_path, "--no-browser") as process:
        await address_of(process)
        process.send_signal(signal.SIGTERM)
        ended = await end_of(process)
    assert ended.status == 0
    assert "Traceback" not in ended.errors


async def test_the_address_is_printed_and_never_logged(tmp_path: Path) -> None:
    async with running(tmp_path, "--no-browser", environment={"LOG_LEVEL": "DEBUG"}) as process:
        secret = (await address_of(process)).partition("#")[2]
        process.send_signal(signal.SIGINT)
        ended = await end_of(process)
    assert secret not in ended.errors


async def test_the_practice_table_leaves_nothing_behind(tmp_path: Path) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    async with running(tmp_path, "--no-browser", environment={"TMPDIR": str(temporary)}) as process:
        await address_of(process)
        assert list(temporary.iterdir())
        process.send_signal(signal.SIGTERM)
        await end_of(process)
    assert list(temporary.iterdir()) == []
    assert [path.name for path in tmp_path.iterdir()] == ["temporary"]
