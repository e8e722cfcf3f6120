"""The database is away for a while as people play: plays wait, nothing is lost, and all is shown soon after."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from engine.running.table import Table
from engine.table.model.status import Status
from tests.cluster.people import LOOKS_EVERY, Company, Pressed
from tests.cluster.town import Town
from tests.cluster.trial import HEALS_WITHIN, Fault, Outcome, until_true
from tests.wire.world.interactions import EDIT

_SENTENCES: Final = ("nothing was saved", "does not count")
_ANSWERED: Final = 4.0
"""Seconds after which every press has been answered."""


async def away(town: Town, companies: Sequence[Company], seconds: float) -> Outcome:
    """Stop its server for so many seconds, in which people go on pressing what they see."""
    tables = [(one, await town.table(one.table_id)) for one in companies if one.table_id]
    live = [(one, table) for one, table in tables if table.status is Status.PLAYING]
    before = {table.id: len(one.pressed[table.id]) for one, table in live}
    numbers = [table.number for _, table in live]
    loop = asyncio.get_running_loop()
    async with town.without_database():
        ends = loop.time() + seconds - _ANSWERED
        while loop.time() < ends:
            for one, table in live:
                for user_id in one.people:
                    await one.look(table, user_id)
            await asyncio.sleep(LOOKS_EVERY)
        for one in companies:
            one.plays = False
        await asyncio.sleep(_ANSWERED)
        if all(len(one.pressed[table.id]) == before[table.id] for one, table in live):
            return Outcome(Fault.AWAY, True, None, ("nobody was at turn, so this proves nothing",))
        unanswered = [told for one, table in live for told in _untold(town, one, table, before[table.id])]
    back = loop.time()
    # Whoever was at turn can play again.
    for one in companies:
        one.plays = True
    for _ in range(int(HEALS_WITHIN / LOOKS_EVERY)):
        if [(await town.table(table.id)).number for _, table in live] != numbers:
            break
        await asyncio.sleep(LOOKS_EVERY)
    for one in companies:
        one.plays = False
    took, found = await until_true(town, companies, back)
    for one in companies:
        found += await one.lost()
        one.plays = True
    return Outcome(Fault.AWAY, True, took, (*found, *unanswered))


def _untold(town: Town, company: Company, table: Table, before: int) -> list[str]:
    """Presses since then that were not answered by a sentence about the database, or by a question."""
    return [
        f"table {table.id}: {_read(one) or 'nothing'} was answered to seat {one.seat} for {one.fact}"
        for one in company.pressed[table.id][before:]
        if not any(sentence in _read(one) for sentence in _SENTENCES) and one.done.token not in town.asked
    ]


def _read(pressed: Pressed) -> str:
    """What somebody read on pressing."""
    made = " ".join(text for message in pressed.done.made.values() for text in message.texts)
    return made or ("an edit" if pressed.done.answer == EDIT else "")
