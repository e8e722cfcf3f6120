"""The floor: what discord.py itself needs for a press that is answered and two messages edited with a picture each."""

from __future__ import annotations

import asyncio
import io
import random
from typing import Any, Final, NamedTuple

import discord

from benchmarks.load.clock import DISCORD, PEOPLE, Costs, LoadLoop, attributed, side
from tests.wire.bots import Card, connected_to, hand
from tests.wire.payloads import CHANNEL_ID
from tests.wire.server import StandIn

PICTURE: Final = 25_000
"""Bytes, as a table or a hand has on average."""
ROUNDS: Final = 200


class Floor(NamedTuple):
    name: str
    milliseconds: float
    kilobytes: float


class _Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.add_dynamic_items(Card)


def measured() -> Floor:
    """Measure it; takes some seconds."""
    with (
        attributed(),
        asyncio.Runner(loop_factory=lambda: LoadLoop(1, recorded=False, counts_callbacks=False)) as runner,
    ):
        return runner.run(_measure())


async def _measure() -> Floor:
    with side(DISCORD):
        running = StandIn.running()
        stand_in = await running.__aenter__()
    stand_in.keeping = stand_in.judging = False
    bot = _Bot()
    try:
        async with connected_to(bot):
            sent = [await bot.get_partial_messageable(CHANNEL_ID).send(view=hand()) for _ in range(2)]
            return await _edits(stand_in, sent)
    finally:
        with side(DISCORD):
            await running.__aexit__(None, None, None)


async def _edits(stand_in: StandIn, sent: list[discord.Message]) -> Floor:
    loop: Any = asyncio.get_running_loop()
    data = random.Random(1).randbytes(PICTURE)
    loop.costs, uploaded = Costs(), stand_in.rates.counts.uploaded
    for number in range(ROUNDS):
        answered = stand_in.rates.counts.answers.total()
        with side(PEOPLE):
            shown = stand_in.screens.message(CHANNEL_ID, sent[0].id)
            pressed = asyncio.create_task(stand_in.people.press(7, shown, f"card:{number % 10}"))
        await pressed
        async with stand_in.answered:
            await stand_in.answered.wait_for(lambda: stand_in.rates.counts.answers.total() > answered)  # noqa: B023
        for one in sent:
            view = hand(picture=True)
            await one.edit(view=view, attachments=[discord.File(io.BytesIO(data), "hand.png")])
    cpu, size = loop.costs.of_bot() / ROUNDS, (stand_in.rates.counts.uploaded - uploaded) / ROUNDS
    return Floor("a press and two bare edits with 25 kB each", cpu * 1e3, size / 1000)
