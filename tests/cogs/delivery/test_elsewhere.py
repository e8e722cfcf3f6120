"""A hand waits while another process answers a press on it, and not for ever."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.elsewhere import LONGEST, AwaitedPresses, answering_on_hand
from cogs.delivery.message_queue import MessageQueue
from cogs.delivery.pacer import Pacer
from cogs.delivery.transport import heed
from engine.tables.live.following import answering


class Place:
    def __init__(self) -> None:
        self.shown = 0
        self.queue = MessageQueue(lambda: None, self._failed)

    async def _failed(self, _: Exception) -> bool:
        return False

    async def show(self) -> None:
        self.shown += 1

    async def shown_within(self, seconds: float) -> int:
        self.queue.refresh(self.show)
        await asyncio.sleep(seconds)
        return self.shown


async def test_nothing_is_shown_until_the_press_is_answered() -> None:
    place, awaited = Place(), AwaitedPresses()
    awaited.begin("hand", place.queue)
    assert await place.shown_within(LONGEST - 1) == 0
    awaited.end("hand")
    assert await place.shown_within(0.1) == 1
    # It is free again, also when the time would have been over.
    assert await place.shown_within(LONGEST) == 2


async def test_an_answer_that_does_not_come_is_not_waited_for() -> None:
    place, awaited = Place(), AwaitedPresses()
    awaited.begin("hand", place.queue)
    assert await place.shown_within(LONGEST + 0.1) == 1
    awaited.end("hand")


async def test_of_two_presses_the_newer_is_waited_for() -> None:
    place, awaited = Place(), AwaitedPresses()
    awaited.begin("hand", place.queue)
    await asyncio.sleep(LONGEST - 1)
    awaited.begin("hand", place.queue)
    assert await place.shown_within(LONGEST - 1) == 0
    awaited.end("hand")
    assert await place.shown_within(0.1) == 1


@pytest.mark.parametrize(
    ("status", "headers", "told"),
    [
        (429, {"Via": "1.1 google", "X-RateLimit-Scope": "global", "Retry-After": "3"}, [3.0]),
        (429, {"Retry-After": "7"}, [7.0]),
        (429, {"Via": "1.1 google", "X-RateLimit-Scope": "user", "Retry-After": "3"}, []),
        (200, {}, []),
    ],
)
async def test_a_limit_of_the_whole_bot_is_told_to_its_other_processes(
    status: int, headers: dict[str, str], told: list[float]
) -> None:
    pacer, heard = Pacer(), list[float]()
    pacer.on_limit = heard.append
    heed(pacer, "/channels/5/messages", status, headers)
    assert heard == told


class Pressed:
    """As much of a press, and of a table, as is looked at."""

    def __init__(self) -> None:
        self.user, self.extras, self.revision = SimpleNamespace(id=12), dict[str, Any](), 7


@pytest.mark.parametrize("changed", [0, 1])
async def test_a_refused_press_is_passed_on_if_it_has_changed_the_table(changed: int) -> None:
    """Somebody who was away may be back by it, and their hand waits for the answer."""
    pressed: Any = Pressed()

    def refuse() -> None:
        assert answering.get() == 12
        pressed.revision += changed
        raise ValueError("too late")

    with pytest.raises(ValueError, match="too late"), answering_on_hand(pressed, pressed):
        refuse()
    assert answering.get() is None
    assert len(pressed.extras) == changed
