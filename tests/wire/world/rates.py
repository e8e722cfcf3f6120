"""Discord's limits of rates, and a count of all requests.

Counted always; enforced where `enforced` is set. Fifty requests a second over all routes but those of interactions; for
each channel five in five seconds by kind of request; for each token of an interaction five in two seconds. Discord
publishes none of the last two and tells them in headers, as is done here. Ten thousand invalid requests (401, 403 and
429, but no shared one) in ten minutes ban the address: then Cloudflare answers.
"""

from __future__ import annotations

import math
import zlib
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tests.wire import clock

VIA: Final = {"Via": "1.1 google"}
CLOUDFLARE_PAGE: Final = "<!DOCTYPE html><html><title>Access denied</title><body>error code: 1015</body></html>"


class Limit(NamedTuple):
    """So many requests in so many seconds."""

    requests: int
    seconds: float


@dataclass(slots=True)
class _Window:
    """The requests since the first one of a span of time."""

    ends: float
    used: int = 0


class Reply(NamedTuple):
    """An answer in place of the real one: `body` is JSON, a page (text), or nothing (None)."""

    status: int
    body: Any
    headers: dict[str, str]


class Verdict(NamedTuple):
    """Headers of whatever is answered, and the refusal if there is one."""

    headers: dict[str, str]
    refusal: Reply | None


def family_of(method: str, path: str) -> str:
    """A route without its ids and tokens: `PATCH /channels/*/messages/*`."""
    parts = path.split("?")[0].strip("/").split("/")
    secret = parts[0] in ("webhooks", "interactions")
    shown = ["*" if part.isdigit() or (secret and place == 2) else part for place, part in enumerate(parts)]
    return f"{method} /{'/'.join(shown)}"


def too_many(retry_after: float, scope: str) -> Reply:
    """A 429 of Discord's own: of the scope user, global or shared."""
    everywhere = scope == "global"
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
    headers = VIA | {"Retry-After": str(math.ceil(retry_after)), "X-RateLimit-Scope": scope}
    return Reply(429, body, headers | ({"X-RateLimit-Global": "true"} if everywhere else {}))


def banned(retry_after: float) -> Reply:
    """A 429 of Cloudflare's: it never reached Discord."""
    return Reply(429, CLOUDFLARE_PAGE, {"Retry-After": str(math.ceil(retry_after))})


@dataclass
class Counts:
    """What came in so far."""

    answers: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Answers by family of route and status; 0: none, or part of one."""
    counted: int = 0
    """Requests to routes under the global limit."""
    uploaded: int = 0
    """Bytes of all bodies."""
    scopes: Counter[str] = field(default_factory=Counter)
    """Answers of 429 by whose limit it was."""

    def with_status(self, status: int) -> int:
        return sum(count for (_, one), count in self.answers.items() if one == status)


class Rates:
    """All limits; the figures may be changed."""

    def __init__(self, *, enforced: bool = False) -> None:
        self.enforced = enforced
        self.counts = Counts()
        self.everywhere = Limit(50, 1.0)
        self.per_family = {
            "POST /channels/*/messages": Limit(5, 5.0),
            "PATCH /channels/*/messages/*": Limit(5, 5.0),
            "DELETE /channels/*/messages/*": Limit(5, 5.0),
        }
        self.per_token = Limit(5, 2.0)
        self.otherwise = Limit(50, 1.0)
        self.new_direct = Limit(25, 10.0)
        """How many direct messages may be opened at once: Discord does not say."""
        self.invalid = Limit(10_000, 600.0)
        self.ban_seconds = 3600.0
        self._windows: dict[tuple[str, str], _Window] = {}
        self._invalid: deque[float] = deque()
        self._banned_until = 0.0

    def judge(self, method: str, path: str) -> Verdict:
        """Count a request that has come in and say what becomes of it."""
        counted = not path.startswith(("/interactions/", "/webhooks/"))
        self.counts.counted += counted
        if not self.enforced:
            return Verdict({}, None)
        now = clock.now()
        if now < self._banned_until:
            return Verdict({}, banned(self._banned_until - now))
        bucket, major, limit = self._bucket(method, path)
        window = self._window(bucket, major, limit)
        everywhere = self._window("global", "", self.everywhere)
        if counted and everywhere.used >= self.everywhere.requests:
            return Verdict({}, too_many(round(everywhere.ends - now, 3), "global"))
        if window.used >= limit.requests:
            return Verdict(_headers(bucket, window, limit), too_many(round(window.ends - now, 3), "user"))
        window.used += 1
        everywhere.used += counted
        return Verdict(_headers(bucket, window, limit), None)

    def may_open(self) -> bool:
        """Whether another direct-message channel may be opened now; counts it."""
        window = self._window("direct", "", self.new_direct)
        window.used += 1
        return not self.enforced or window.used <= self.new_direct.requests

    def answered(self, method: str, path: str, status: int, scope: str | None, uploaded: int) -> None:
        """Note how a request ended; `status` 0: without a whole answer."""
        self.counts.answers[family_of(method, path), status] += 1
        self.counts.uploaded += uploaded
        if status == 429:
            self.counts.scopes[scope or "none"] += 1
        if status in (401, 403) or (status == 429 and scope != "shared"):
            now = clock.now()
            self._invalid.append(now)
            while now - self._invalid[0] > self.invalid.seconds:
                self._invalid.popleft()
            if self.enforced and len(self._invalid) >= self.invalid.requests:
                self._banned_until = now + self.ban_seconds
                self._invalid.clear()

    def _bucket(self, method: str, path: str) -> tuple[str, str, Limit]:
        parts = path.strip("/").split("/")
        if parts[0] == "webhooks":
            return "webhook", "/".join(parts[1:3]), self.per_token
        if parts[0] == "interactions":
            return "callback", "/".join(parts[1:3]), self.per_token
        family = family_of(method, path)
        major = parts[1] if parts[0] in ("channels", "guilds") else ""
        return family, major, self.per_family.get(family, self.otherwise)

    def _window(self, bucket: str, major: str, limit: Limit) -> _Window:
        now = clock.now()
        window = self._windows.get((bucket, major))
        if window is None or window.ends <= now:
            if len(self._windows) > 10_000:
                self._windows = {key: one for key, one in self._windows.items() if one.ends > now}
            window = self._windows[bucket, major] = _Window(now + limit.seconds)
        return window


def _headers(bucket: str, window: _Window, limit: Limit) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit.requests),
        "X-RateLimit-Remaining": str(limit.requests - window.used),
        "X-RateLimit-Reset": f"{window.ends:.3f}",
        "X-RateLimit-Reset-After": f"{window.ends - clock.now():.3f}",
        "X-RateLimit-Bucket": f"{zlib.crc32(bucket.encode()):08x}",
    }
