"""Looking back: what choices cost is for whoever made them, and hindsight for everybody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.running.table import Table
from engine.teaching.lookback.choices import Care
from engine.teaching.lookback.lookback import Dear
from tests.cogs.forging import press, pressed
from tests.cogs.replay.matches import played
from tests.cogs.replay.test_replay import button, opened
from tests.cogs.world import WAITING, World, buttons, posted, said, texts, world

FOUR = ("Anna", "Ben", "Chloé", "Dirk")
COST, HINDSIGHT, WHY = "Cost: about", "Hindsight, all hands known", "-# Why: "


async def looked_back(here: World, name: str, table: Table) -> Any:
    page = await opened(here, name, table.id)
    return (await here[name].click(page, custom_id=button(page, f"lookback:{table.id}:"))).response


async def after(here: World, name: str, table: Table, dear: Dear, seat: int = 0) -> str:
    """What somebody reads in the replay right after a choice, as a seat saw it."""
    return said(await press(here, name, f"replayopen:{table.id}:{dear.deal}.{dear.choice.step}.{seat}"))


async def test_costs_are_told_to_those_who_paid_them_and_to_others_once_they_are_shown(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        looking_back = here.bot.tables.looking_back
        looking_back.care = Care(4, 2)
        table = await played(here, "denexa", *FOUR, lines=1)
        before = await opened(here, "Anna", table.id)
        assert HINDSIGHT not in texts(before)
        await here["Anna"].click(before, custom_id=button(before, f"replayall:{table.id}:"))
        await looking_back.ask(table)
        seen = await looking_back.find(table)
        assert seen is not None
        dear, *_ = seen.lookback.dearest({(deal, seat) for deal in range(1, table.deal + 1) for seat in range(1, 5)})
        owner, other = FOUR[dear.choice.seat - 1], FOUR[dear.choice.seat - 2]

        page = await looked_back(here, owner, table)
        assert page.ephemeral
        first, why, *_ = texts(page)[texts(page).index("**1.**") :].split("\n")
        assert why.startswith(WHY)
        assert "In hindsight" in texts(page)
        # A way leads to its moment, as that person saw it then.
        assert buttons(page, "replayopen:")[0].endswith(f":{dear.deal}.{dear.choice.step - 1}.{dear.choice.seat}")
        # And the deal in which it cost most goes to a friend.
        asked = await here[owner].click(page, custom_id=button(page, f"senddeal:{table.id}:{dear.deal}"))
        assert f"Send deal {dear.deal} of match {table.id}" in said(asked)
        own = await after(here, owner, table, dear, dear.choice.seat)
        assert COST in own
        assert WHY in own
        assert HINDSIGHT not in own

        # Nobody else is told, but all may know what the open cards allowed.
        theirs = await after(here, other, table, dear)
        assert HINDSIGHT in theirs
        assert COST not in theirs
        assert first not in texts(await looked_back(here, other, table))
        assert "What cost" not in await pressed(here, other, f"lookbackshow:{table.id + 1}:")

        # Until it is shown.
        await here[owner].click(page, custom_id=button(page, f"lookbackshow:{table.id}:"))
        told = why.replace(WHY, f"-# Why, from what {owner} could know then: ")
        assert any(f"What cost {owner} most" in one and f"{first}\n{told}" in one for one in posted(here))
        theirs = await after(here, other, table, dear)
        assert COST in theirs
        assert told in theirs
