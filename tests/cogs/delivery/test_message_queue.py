"""One place: in order, the newest only, and again until it succeeds."""

from __future__ import annotations

import asyncio

import discord
import pytest

from cogs.delivery.faults import LIFTED_WITHIN
from cogs.delivery.message_queue import MessageQueue, nonce_for
from tests.cogs.delivery.refusals import refused


class _Place:
    """What arrives at one place, and the faults on the way."""

    def __init__(self, *, lifts: bool = False) -> None:
        self.shown: list[str] = []
        self.nonces: list[str] = []
        self.faults: list[Exception] = []
        self.refusals: list[discord.HTTPException] = []
        self.newest = ""
        self._lifts = lifts
        self.queue = MessageQueue(lambda: None, self._failed)

    async def _failed(self, error: discord.HTTPException) -> bool:
        self.refusals.append(error)
        return self._lifts

    async def send(self, what: str) -> None:
        self.nonces.append(nonce_for(what))
        await asyncio.sleep(0.1)
        if self.faults:
            raise self.faults.pop(0)
        self.shown.append(what)

    def post(self, what: str) -> None:
        self.queue.post(lambda: self.send(what))

    def refresh(self) -> None:
        self.queue.refresh(lambda: self.send(self.newest))


async def test_what_fails_in_passing_is_tried_until_it_succeeds_and_the_rest_waits_in_order() -> None:
    place = _Place()
    place.faults = [refused(503), ConnectionResetError(), refused(429), refused(520), TimeoutError()]
    place.post("slate")
    place.post("end")
    await place.queue.settled()
    assert place.shown == ["slate", "end"]
    assert place.refusals == []


async def test_a_message_sent_again_has_the_same_nonce_and_another_message_another() -> None:
    place = _Place()
    place.faults = [refused(503), refused(503)]
    place.post("slate")
    place.post("slate")
    await place.queue.settled()
    assert len(place.nonces) == 4
    assert len(set(place.nonces[:3])) == 1
    assert place.nonces[3] != place.nonces[0]
    assert all(len(one) <= 25 for one in place.nonces)


async def test_what_was_overtaken_while_discord_was_down_is_never_sent() -> None:
    place = _Place()
    place.newest, place.faults = "first", [refused(503)] * 4
    place.refresh()
    for position in ("second", "third", "fourth"):
        await asyncio.sleep(1.5)
        place.newest = position
        place.refresh()
    await place.queue.settled()
    assert place.shown[-1] == "fourth"
    assert len(place.shown) <= 2
    assert "first" not in place.shown


async def test_a_refusal_is_told_once_and_what_follows_goes_on() -> None:
    place = _Place()
    place.faults = [refused(403, 50007)]
    place.post("hand")
    place.post("end")
    await place.queue.settled()
    assert place.shown == ["end"]
    assert [error.code for error in place.refusals] == [50007]
    assert not place.queue.is_parked


async def test_a_refusal_that_may_be_lifted_is_tried_for_a_while_and_then_waits_for_an_occasion() -> None:
    place = _Place(lifts=True)
    place.faults = [refused(403, 50013)] * 3
    place.post("table")
    await place.queue.settled()
    assert place.shown == ["table"]
    place.faults = [refused(403, 50013)] * (LIFTED_WITHIN + 1)
    place.post("slate")
    await place.queue.settled()
    assert (place.shown, place.queue.is_parked) == (["table"], True)
    # Nothing is lost, and nothing overtakes it.
    place.post("end")
    await place.queue.settled()
    assert (place.shown, place.queue.is_parked) == (["table", "slate", "end"], False)


async def test_what_waits_for_a_permission_is_tried_when_it_may_have_been_given() -> None:
    place = _Place(lifts=True)
    place.faults = [refused(403, 50013)] * (LIFTED_WITHIN + 1)
    place.post("slate")
    await place.queue.settled()
    await asyncio.sleep(100)
    assert place.shown == []
    place.queue.retry()
    await place.queue.settled()
    assert place.shown == ["slate"]


async def test_nobody_waits_for_what_comes_after_a_refusal_that_may_never_be_lifted() -> None:
    place = _Place(lifts=True)
    place.faults = [refused(403, 50013, "no") for _ in range(LIFTED_WITHIN + 2)]
    place.post("slate")
    for _ in ("before the refusal is known", "between two attempts"):
        async with asyncio.timeout(LIFTED_WITHIN):
            with pytest.raises(discord.Forbidden):
                await place.queue.do(lambda: place.send("renewed"))
    await place.queue.settled()
    assert place.queue.is_parked
    async with asyncio.timeout(LIFTED_WITHIN):
        with pytest.raises(discord.Forbidden):
            await place.queue.do(lambda: place.send("renewed"))
    place.faults.clear()
    await place.queue.settled()
    assert place.shown == ["slate"], "that was the occasion to try it"
    await place.queue.do(lambda: place.send("renewed"))
    assert place.shown == ["slate", "renewed"]


async def test_a_fault_of_our_own_is_not_repeated(caplog: pytest.LogCaptureFixture) -> None:
    place = _Place()
    place.faults = [KeyError("card")]
    place.post("table")
    place.post("slate")
    await place.queue.settled()
    assert place.shown == ["slate"]
    assert "something could not be shown" in caplog.text


async def test_the_oldest_of_what_waits_is_known() -> None:
    place = _Place()
    assert place.queue.since is None
    place.faults = [refused(503)] * 3
    began = asyncio.get_running_loop().time()
    place.post("table")
    await asyncio.sleep(2)
    place.post("slate")
    assert place.queue.since == pytest.approx(began, abs=0.5)
    await place.queue.settled()
    assert place.queue.since is None


async def test_a_closed_queue_shows_nothing_more() -> None:
    place = _Place()
    place.faults = [refused(503)] * 3
    place.post("table")
    place.post("slate")
    await asyncio.sleep(0.5)
    await place.queue.close()
    await place.queue.settled()
    await asyncio.sleep(30)
    assert place.shown == []
