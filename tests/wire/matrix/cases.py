"""The cases as data: which request goes wrong, how, for how long, and at what moment of a match."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import cycle
from typing import Final, NamedTuple, TypeVar

from tests.wire.world.faults import LIMITS, SLOW, Kind

T = TypeVar("T")


class Moment(StrEnum):
    """When a fault begins."""

    START = "start"
    """As a match starts: the digest, the table, everybody's cards."""
    PLAY = "play"
    """As the first cards are played."""
    DEAL = "deal"
    """Before the last cards of a deal: its slate, and all that comes with the next."""
    END = "end"
    """Before the last cards of a match: its slate, its end."""


class Route(NamedTuple):
    """A kind of request, and when the bot makes it."""

    name: str
    method: str
    path: str
    """`{channel}` is the table's."""
    moments: tuple[Moment, ...]
    asking: int = 1
    """How many of the three people ask for their cards, instead of getting them by direct message."""
    early: bool = False
    """Whether these ask before it is their turn, so that the answer changes unpressed."""


class Case(NamedTuple):
    """One cell of the matrix."""

    route: Route
    kind: Kind
    seconds: float | None
    """None: once."""
    moment: Moment

    def __str__(self) -> str:
        lasts = "once" if self.seconds is None else f"{self.seconds:.0f}s"
        return f"{self.route.name} {self.kind} {lasts} {self.moment}"


_START, _PLAY, _DEAL, _END = Moment
ROUTES: Final = (
    Route("post-table", "POST", "/channels/{channel}/messages", (_START, _DEAL, _END)),
    Route("edit-table", "PATCH", "/channels/{channel}/messages/*", (_PLAY, _DEAL, _END), 0),
    Route("delete", "DELETE", "/channels/*/messages/*", (_START,)),
    Route("open-direct", "POST", "/users/@me/channels", (_START,)),
    Route("post-hand", "POST", "/channels/?????/messages", (_START,)),
    Route("edit-hand", "PATCH", "/channels/?????/messages/*", (_PLAY,), 0),
    Route("callback", "POST", "/interactions/*/*/callback", (_PLAY, _DEAL, _END)),
    Route("edit-by-token", "PATCH", "/webhooks/*/*/messages/@original", (_PLAY, _DEAL, _END)),
    Route("follow-up", "POST", "/webhooks/*/*", (_PLAY, _DEAL), 3),
    Route("edit-follow-up", "PATCH", "/webhooks/*/*/messages/[0-9]*", (_PLAY,), 3, early=True),
    Route("everything", "*", "*", tuple(Moment)),
)
KINDS: Final[tuple[Kind, ...]] = (
    *(503, 502, 500, 504, 520, 524),
    *("user", "global", "shared", "cloudflare"),
    *("reset", "cut", "lost", SLOW),
    *(404, 403),
)
"""The last two as something between the bot and Discord answers, without a code of Discord's own."""
SECONDS: Final = (None, 10.0, 60.0)
IN_A_ROW: Final = 4
"""Kinds that befall one match in the tests, one request after the other."""

LATE: Final = {SLOW: 4.0} | dict.fromkeys(LIMITS, 2.0)
"""Seconds by which a slow answer is late, or for which a limit asks to wait."""


def every_case() -> Iterator[Case]:
    """The full product."""
    for route in ROUTES:
        for moment in route.moments:
            for kind in KINDS:
                for seconds in SECONDS:
                    yield Case(route, kind, seconds, moment)


def sample() -> Iterator[tuple[Case, ...]]:
    """Every route with every kind, some kinds in a row in each match, and every route for ten seconds once."""
    for at, route in enumerate(ROUTES):
        moments = cycle(route.moments)
        for first in range(0, len(KINDS), IN_A_ROW):
            moment = next(moments)
            yield tuple(Case(route, kind, None, moment) for kind in KINDS[first : first + IN_A_ROW])
        yield (Case(route, KINDS[at % len(KINDS)], 10.0, next(moments)),)


def thorough(cases: Sequence[T], every: int, first: int = 0) -> Sequence[T]:
    """All of these for `make faults`; for `make test`, of each `every` one."""
    return cases if os.environ.get("EVERY_CASE") else cases[first % every :: every]
