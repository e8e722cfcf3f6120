"""What the page in the browser does, as far as a test needs it: read what is new, press a button."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Self

import aiohttp

from hosting.practising import practice_table
from hosting.settings import Settings
from tests.engine.store.databases import database
from tests.host.program import Program, end_of, from_it
from tests.patience import LAST_RESORT

QUICK: Final = Settings(_env_file=None, thinking_seconds=0.05, after_deal_seconds=0)


class Page:
    """A page that somebody has open."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self.session, self.address = session, address
        self.state: dict[str, Any] = {}
        self.messages: dict[str, dict[str, Any]] = {}
        self._news = asyncio.Event()

    @classmethod
    @asynccontextmanager
    async def opened(cls, address: str, *, person: str = "", language: str = "en") -> AsyncIterator[Self]:
        """The page as somebody sees it, until the end of the block."""
        async with aiohttp.ClientSession() as session:
            page = cls(session, address)
            reading = asyncio.create_task(page._read(person, language))
            try:
                await page.until(lambda page: bool(page.state))
                yield page
            finally:
                reading.cancel()
                await asyncio.wait([reading])

    async def _read(self, person: str, language: str) -> None:
        asked = {"person": person, "language": language}
        # A place has dozens of messages, and all are in one line.
        async with self.session.get(self.address + "events", params=asked, timeout=aiohttp.ClientTimeout()) as stream:
            rest = b""
            async for chunk in stream.content.iter_any():
                *events, rest = (rest + chunk).split(b"\n\n")
                for event in events:
                    if event.startswith(b"data: "):
                        self._take(json.loads(event.removeprefix(b"data: ")))

    def _take(self, news: dict[str, Any]) -> None:
        known = self.messages | news.pop("messages")
        self.state |= news
        self.messages = {one: known[one] for one in (*news["channel"], *news["private"])}
        self._news.set()

    async def until(self, met: Callable[[Page], Any]) -> None:
        """Wait for news until the condition holds."""
        async with asyncio.timeout(LAST_RESORT):
            while not met(self):
                self._news.clear()
                await self._news.wait()

    def __contains__(self, text: str) -> bool:
        return text in json.dumps(self.messages, ensure_ascii=False)

    def buttons(self, place: str | None = None) -> list[tuple[str, dict[str, Any]]]:
        """All buttons that can be pressed, with the ids of their messages, oldest first."""
        return [
            (message, part)
            for message in (self.messages if place is None else self.state[place])
            for part in _parts(self.messages[message]["components"])
            if part.get("type") == 2 and not part.get("disabled")
        ]

    def labels(self, place: str | None = None) -> list[str]:
        """What stands on them."""
        return [part.get("label") or "" for _, part in self.buttons(place)]

    @property
    def answers(self) -> list[str]:
        """The ids of what only this person sees in the channel and their messages, oldest first."""
        return [one for one, message in self.messages.items() if message["private"]]

    @property
    def on_turn(self) -> list[str]:
        """The names of those for whom a table waits."""
        return [one["name"] for one in self.state["people"] if one["turn"]]

    @property
    def pictures(self) -> set[str]:
        """The addresses of all pictures and files in messages."""
        return set(re.findall(r"picture/[^\"]+", json.dumps(self.messages)))

    async def press(self, label: str) -> dict[str, Any]:
        """Press the newest button with this label; returns what the server says."""
        message, button = [found for found in self.buttons() if found[1].get("label") == label][-1]
        return await self.do("press", message=message, part=button["custom_id"])

    async def play(self) -> None:
        """When it is this person's turn, press the first thing that can be pressed in their messages."""
        await self.until(lambda page: page.is_on_turn and page.buttons("private"))
        message, first = self.buttons("private")[0]
        before = self.messages[message]["version"]
        await self.do("press", message=message, part=first["custom_id"])
        await self.until(lambda page: page.messages.get(message, {}).get("version") != before)

    @property
    def is_on_turn(self) -> bool:
        """Whether a table waits for whoever has this page open."""
        return any(one["turn"] for one in self.state["people"] if one["id"] == self.state["you"])

    async def do(self, what: str, **body: Any) -> dict[str, Any]:
        """Do something as the person whose page it is."""
        answer: dict[str, Any] = await self.post(f"do/{what}", {"person": self.state["you"], **body})
        return answer

    async def post(self, path: str, body: Mapping[str, Any]) -> Any:
        async with self.session.post(self.address + path, json=body) as response:
            assert response.status == 200, (response.status, await response.text())
            return await response.json()

    async def command(self, *words: str, **options: str) -> dict[str, Any]:
        """Type a slash command into the channel."""
        return await self.do("command", place="channel", words=words, options=options)


@asynccontextmanager
async def visited(folder: Path, port: int = 0, *, fresh: bool = False) -> AsyncIterator[Page]:
    """The page as you see it, served by this process: a program of its own takes seconds to start."""
    if folder.is_dir():
        database(folder, "tables.sqlite3")
    async with practice_table(QUICK, folder, port, fresh=fresh) as served, Page.opened(served.address) as page:
        yield page


def _parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _parts(item)


async def address_of(process: Program) -> str:
    """The address that the program prints."""
    assert process.stdout is not None
    line = (await from_it(process, process.stdout.readline())).decode()
    found = re.search(r"http://127\.0\.0\.1:\d+/\S+/", line)
    # Its output ends in the same moment as it does: what it said then is the reason.
    assert found is not None, line or await end_of(process)
    return found[0]
