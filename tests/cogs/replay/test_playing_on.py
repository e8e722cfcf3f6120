"""Playing on from a position of a finished match: where one stood, as nobody's secret, and for nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.running.table import Table
from engine.table.model.entries import EntryKind
from engine.table.model.news import By
from engine.table.model.status import Status
from tests.cogs.replay.matches import played
from tests.cogs.replay.test_replay import button, opened, options
from tests.cogs.world import WAITING, World, buttons, texts, world

FOUR = ("Anna", "Ben", "Chloé", "Dirk")


async def chosen(here: World, table: Table, question: Any, menu: int, seat: int) -> Table:
    """The table that opens for whoever chooses this seat; the first menu is for playing alone."""
    name = f"pick.playonas:{table.id}:{menu}"
    value = next(one["value"] for one in options(question, name) if f".{seat}." in one["value"][:10])
    await here["Anna"].select(question, [value], custom_id=name)
    return max(here.bot.tables.live, key=lambda one: one.id)


async def test_a_position_is_played_on_alone_or_with_others_and_survives_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await played(here, "denexa", *FOUR, lines=1)
        record = await table.recorded()
        page = await opened(here, "Anna", table.id)
        await here["Anna"].click(page, custom_id=button(page, f"replay:{table.id}:on."))
        question = (await here["Anna"].click(page, custom_id=button(page, f"playon:{table.id}:"))).response
        on = await chosen(here, table, question, 1, 3)
        assert (on.status, on.seat_of(here["Anna"].id), on.setup.options) == (Status.PLAYING, 3, table.setup.options)
        stored = await here.bot.tables.journal.load(on.id)
        assert stored is not None
        line = record.deals[0].lines[0]
        given = [(one.kind, one.seat, one.action) for one in stored.entries if one.by == By.GIVEN]
        assert given == [(EntryKind.DEAL, record.dealer, "1"), (EntryKind.ACTION, line.seat, str(line.action))]
        assert f"from table {table.id}" in texts(here.board(on))

        # With others it waits for them. Nobody can change what it plays on from.
        together = await chosen(here, table, question, 2, 2)
        assert (together.status, together.free_seats) == (Status.LOBBY, (1, 3, 4))
        await here.restart()
        together, on = here.bot.tables.get(together.id), here.bot.tables.get(on.id)
        assert f"from table {table.id}" in texts(here.lobby(together))
        assert together.setup.origin == on.setup.origin
        with here.env._bot_scope():
            await on.stop(here["Anna"].id)
            await here.bot.announcer.all_shown(on)
        check = (await here["Anna"].slash(here.channel, "verify", table=str(on.id))).response
        assert f"given, from table {table.id}" in texts(check)


async def test_nothing_is_played_on_from_the_end_of_a_deal_or_by_private_message(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await played(here, "denexa", *FOUR, lines=1)
        page = await opened(here, "Anna", table.id)
        await here["Anna"].click(page, custom_id=button(page, f"replay:{table.id}:last."))
        assert not buttons(page, f"playon:{table.id}:")
        direct = (await here["Anna"].user.slash("replay", table=str(table.id))).response
        assert not buttons(direct, "playon:", enabled=False)
