"""What the process counts from its start: requests by route and answer, what was played, how late its loop comes.

Never a token, an id or a name. On a machine that has too much to do, everything is late.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

INVALID: Final = frozenset({401, 403, 429})
"""Answers of which Discord bears 10,000 in ten minutes before it shuts out the address."""
CDN_FILES: Final = "GET /cdn"
"""The route of what is fetched from where Discord keeps its files; it counts towards no limit of the bot's."""
_TEN_MINUTES: Final = 600.0
_TROUBLE: Final = 500
_VERSION: Final = re.compile(r"^/api/v\d+")
_NUMBER: Final = re.compile(r"(?<=/)\d+(?=/|$)")
_SECRET: Final = re.compile(r"^(/(?:webhooks|interactions)/\*/)[^/]+")
_HIDDEN: Final = r"\1*"


class AnsweredRequest(NamedTuple):
    """A kind of request, and how it was answered."""

    route: str
    """The method and the path with `*` for ids and tokens."""
    answer: str
    """The status, or the name of the error if there was no answer."""


def route_of(method: str, path: str) -> str:
    """The route of a request, without anything that tells one request from another."""
    plain = _NUMBER.sub("*", _VERSION.sub("", path))
    return f"{method} {_SECRET.sub(_HIDDEN, plain)}"


class Figures:
    """Counts since the start."""

    def __init__(self) -> None:
        self.requests: Counter[AnsweredRequest] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)
        """Time until the answer, by route."""
        self.bytes_sent = 0
        self.plays: Counter[str] = Counter()
        """Actions of people and computers, by game."""
        self.started = time.time()
        self.is_connected = False
        """The gateway brings what people press."""
        self.reached = 0
        """What has come from Discord: events, and answers that do not say that it has trouble."""
        self.disconnections = 0
        self._invalid: deque[float] = deque()

    def answered(self, route: str, answer: str, seconds: float) -> None:
        self.requests[AnsweredRequest(route, answer)] += 1
        self.seconds[route] += seconds
        self.reached += answer.isdecimal() and int(answer) < _TROUBLE

    def refused(self, at: float) -> None:
        """Discord counted a request as invalid; `at` in seconds of any steady clock."""
        self._invalid.append(at)

    def refused_lately(self, now: float) -> int:
        """Invalid requests within the last ten minutes."""
        while self._invalid and self._invalid[0] < now - _TEN_MINUTES:
            self._invalid.popleft()
        return len(self._invalid)

    def too_many(self) -> int:
        """Answers of 429."""
        return sum(number for asked, number in self.requests.items() if asked.answer == "429")


def oldest(sinces: Iterable[float | None], now: float) -> float:
    """For how many seconds the oldest of these has waited; 0: nothing waits."""
    return max((now - since for since in _known(sinces)), default=0.0)


def _known(sinces: Iterable[float | None]) -> Iterator[float]:
    yield from (since for since in sinces if since is not None)


_EVERY: Final = 1.0
_REMEMBERED: Final = 60
"""Looks, and so seconds."""


class LoopLag:
    """Looks once a second while `watch` runs."""

    def __init__(self) -> None:
        self._lately: deque[float] = deque(maxlen=_REMEMBERED)

    @property
    def worst(self) -> float:
        """Seconds, within the last minute."""
        return max(self._lately, default=0.0)

    def note(self, seconds: float) -> None:
        self._lately.append(seconds)

    async def watch(self) -> None:
        """Keep looking, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _EVERY
            await asyncio.sleep(_EVERY)
            self.note(loop.time() - due)
