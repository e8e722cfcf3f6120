"""A bot that stops: whoever pressed something just before it has an answer."""

from __future__ import annotations

import asyncio

from cogs.delivery.delivery import Delivery


async def test_it_waits_for_the_answers_under_way_and_for_those_just_begun() -> None:
    delivery, saved, told = Delivery(None), asyncio.Event(), list[str]()

    async def press(name: str) -> None:
        with delivery.answering():
            with delivery.answering():
                await saved.wait()
            # The inner one is over, and the answer is still to be given.
            await asyncio.sleep(0)
            told.append(name)

    presses = [asyncio.create_task(press("Anna"))]
    await asyncio.sleep(0)
    presses.append(asyncio.create_task(press("Ben")))
    stopping = asyncio.create_task(delivery.all_answered())
    for _ in range(5):
        await asyncio.sleep(0)
    assert not stopping.done()
    saved.set()
    await stopping
    assert told == ["Anna", "Ben"]
    await asyncio.gather(*presses)
    await delivery.all_answered()
