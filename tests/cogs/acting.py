"""People act without their hands where a test looks only at what comes after: it is shown once, not after each act."""

from __future__ import annotations

from collections.abc import Callable

from engine.running.table import Table
from tests.cogs.world import World


async def act(here: World, table: Table, *actions: str) -> None:
    """Whoever is on turn does each of these."""
    left = list(reversed(actions))
    await _act(here, table, lambda: not left, left.pop)


async def act_until(here: World, table: Table, reached: Callable[[], bool]) -> None:
    """Whoever is on turn does the first legal thing until this is so."""
    await _act(here, table, reached, lambda: str(table.legal(table.actors[0])[0]))


async def _act(here: World, table: Table, reached: Callable[[], bool], choose: Callable[[], str]) -> None:
    # As if the bot did it: its timers and messages are those of the simulated Discord.
    with here.env._bot_scope():
        async with here.announcer.deal_by_deal():
            while not reached():
                await table.act(here[here.to_move(table)].id, choose(), None)
    await here.env.settle()
