"""What is said of requests to Discord is heeded; what is said of files elsewhere is not about them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from yarl import URL

from cogs.delivery.figures import CDN_FILES, Figures
from cogs.delivery.pacer import Pacer
from cogs.delivery.transport import CDN, watching


class Watched(Pacer):
    """Remembers for how long all had to wait."""

    def __init__(self) -> None:
        super().__init__(None)
        self.pauses: list[float] = []

    def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)


async def answered(address: str, status: int) -> tuple[Watched, Figures]:
    """What remains of a request that was answered so."""
    pacer, figures = Watched(), Figures()
    trace: Any = watching(pacer, figures)
    response = SimpleNamespace(status=status, headers={"Retry-After": "7"})
    params = SimpleNamespace(method="GET", url=URL(address), response=response)
    await trace.on_request_end[0](None, SimpleNamespace(started=0.0), params)
    return pacer, figures


@pytest.mark.parametrize("status", [200, 403, 404, 429])
async def test_what_the_place_of_avatars_answers_stops_no_request_and_names_nobody(status: int) -> None:
    pacer, figures = await answered(f"https://{CDN}/avatars/101/0a1b2c.png?size=128", status)
    assert not pacer.pauses
    assert figures.refused_lately(0.0) == 0
    assert [(one.route, one.answer) for one in figures.requests] == [(CDN_FILES, str(status))]


async def test_the_same_answer_of_discord_itself_stops_all() -> None:
    pacer, figures = await answered("https://discord.com/api/v10/gateway", 429)
    assert pacer.pauses == [7.0]
    assert [one.route for one in figures.requests] == ["GET /gateway"]
