"""Everything that can go wrong with a request, planned: which requests, how, and how often or how long.

A number is an answer with that status in place of the real one: as Discord gives it (500, 503, 4xx), or as a page of
Cloudflare's (502, 504, 520 to 524). `user`, `global`, `shared` and `cloudflare` are kinds of 429. Those that tell
nothing: `reset` (the connection breaks before anything is done), `lost` (it breaks when all is done), `cut` (it breaks
within the answer). `slow`: done at once, answered late. `late`: on its way for long, and so done late.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Any, Final

from tests.wire import clock
from tests.wire.world.rates import Reply, banned, too_many

Kind = int | str

RESET, LOST, CUT, SLOW, LATE = "reset", "lost", "cut", "slow", "late"
BREAKS: Final = frozenset({RESET, LOST, CUT, SLOW})
LIMITS: Final = frozenset({"user", "global", "shared", "cloudflare"})
OPENING: Final = {status: f"opening-{status}" for status in (400, 403, 429)}
"""By status, kinds of Discord's refusal to open direct messages, as it has been seen in each of these dresses."""
PAGES: Final = frozenset({502, 504, *range(520, 525)})
STATUSES: Final = (500, 502, 503, 504, 520, 521, 522, 523, 524)
EVERY_KIND: Final[tuple[Kind, ...]] = (*STATUSES, *sorted(LIMITS), *sorted(BREAKS), 404, 403)
"""All that a matrix of faults should hold. What is late is no fault: it matters what others do meanwhile."""

_TEXTS: Final = {
    401: (0, "401: Unauthorized"),
    403: (50001, "Missing Access"),
    404: (10008, "Unknown Message"),
    500: (0, "500: Internal Server Error"),
    503: (0, "503: Service Unavailable"),
}


@dataclass
class Fault:
    """One planned fault; `met` counts the requests it befell."""

    method: str
    path: str
    kind: Kind
    times: int | None = None
    until: float | None = None
    after: float = 1.0
    """Seconds: how late a slow answer or a late request is, or how long a limit asks to wait."""
    reply: Reply | None = None
    met: int = field(default=0)

    def takes(self, method: str, path: str) -> bool:
        """Whether it befalls this request."""
        return not self.over and fnmatch(method, self.method) and fnmatch(path, self.path)

    @property
    def over(self) -> bool:
        if self.until is not None:
            return clock.now() >= self.until
        return self.times is not None and self.met >= self.times


class Faults:
    """What is planned, in the order it was planned."""

    def __init__(self) -> None:
        self.planned: list[Fault] = []

    def plan(
        self,
        method: str,
        path: str,
        kind: Kind,
        *,
        times: int | None = None,
        seconds: float | None = None,
        after: float = 1.0,
        code: int | None = None,
        reply: Reply | None = None,
    ) -> Fault:
        """Plan a fault for matching requests (* for anything): the next one, `times` of them, or all for `seconds`."""
        until = None if seconds is None else clock.now() + seconds
        times = 1 if times is None and seconds is None else times
        fault = Fault(method, path, kind, times, until, after, reply or reply_of(kind, after, code))
        self.planned.append(fault)
        return fault

    def of(self, method: str, path: str) -> Fault | None:
        """The fault that befalls a request, which is counted."""
        found = next((one for one in self.planned if one.takes(method, path)), None)
        if found is not None:
            found.met += 1
        self.planned = [one for one in self.planned if not one.over]
        return found


def reply_of(kind: Kind, after: float = 1.0, code: int | None = None) -> Reply | None:
    """What is answered instead; None: nothing, or the real answer."""
    if kind == "cloudflare":
        return banned(after)
    if kind in LIMITS:
        return too_many(after, str(kind))
    if kind in OPENING.values():
        status = next(one for one, name in OPENING.items() if name == kind)
        return Reply(status, {"message": "You are opening direct messages too fast.", "code": 40003}, {})
    if isinstance(kind, str):
        if kind not in BREAKS | {LATE}:
            raise ValueError(f"There is no fault {kind!r}.")
        return None
    if kind in PAGES:
        return Reply(kind, f"<html><head><title>{kind}</title></head><body>cloudflare</body></html>", {})
    known, text = _TEXTS.get(kind, (0, f"{kind}: planned"))
    return Reply(kind, {"message": text, "code": known if code is None else code}, {})


def planned_reply(status: int, body: Mapping[str, Any] | None, headers: Mapping[str, str] | None) -> Reply:
    """An answer given word by word."""
    return Reply(status, dict(body or {"message": "planned", "code": 0}), dict(headers or {}))
