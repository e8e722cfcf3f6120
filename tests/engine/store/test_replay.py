"""A table read from the journal is the one that was played, in every game, wherever its match stands.

Reading works out finished deals by the rules alone and keeps turns and the last action of the deal under way only.
The live table makes a snapshot of every entry.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.core.registry import GAMES
from engine.running.table import Table
from engine.store.replaying import read_snapshot
from engine.store.rows import BadHistory, Stored
from engine.table.model.errors import Refused
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, FOUR, Process


def as_saved(table: Snapshot) -> Snapshot:
    """Without what a table only knows as long as the process runs."""
    return replace(table, asked=0, is_cutting=False, refused=None, removed={})


async def read(process: Process, table: Table) -> Snapshot:
    stored = await process.journal.load(table.id)
    assert stored is not None
    return as_saved(read_snapshot(stored))


def live(table: Table) -> Snapshot:
    assert isinstance(table.position, Snapshot)
    return as_saved(table.position)


async def plays_on(table: Table, rng: random.Random, entries: int) -> None:
    """People play at random until there are so many entries, and now and then take something back."""
    while table.number < entries and table.status is Status.PLAYING:
        if table.is_between_deals:
            cutter = table.occupant(table.cutter) if table.cutter else None
            await table.next_deal(cutter.user_id if cutter and cutter.user_id else FOUR[0])
            continue
        seat = table.actors[0]
        occupant = table.occupant(seat)
        assert occupant is not None
        assert occupant.user_id is not None
        await table.act(occupant.user_id, str(rng.choice(table.legal(seat))), table.number)
        if rng.random() < 0.2:
            try:
                await table.take_back(occupant.user_id, table.number)
            except Refused:
                continue


@pytest.mark.parametrize("name", GAMES)
async def test_what_is_read_from_the_journal_is_the_table_that_was_played(process: Process, name: str) -> None:
    rng, compared = random.Random(2), 0
    for preset in GAMES[name].presets:
        table = await process.open(preset=preset, takes_back=10)
        for guest, _ in enumerate(table.free_seats, ANNA + 1):
            await table.sit(guest, "Guest")
        await table.start(FOUR[0])
        # The first preset is played into several deals.
        for entries in (1, 2, 9, 25, 40) if compared else (1, 2, 9, 25, 40, 90):
            await plays_on(table, rng, entries)
            assert await read(process, table) == live(table), preset
            compared += 1
    assert compared == 5 * len(GAMES[name].presets) + 1


async def test_tables_with_equal_options_and_actions_share_them(process: Process) -> None:
    tables = [await process.started(FOUR, seats_by="high-cards") for _ in range(2)]
    one, other = [await read(process, table) for table in tables]
    assert one.setup.options is other.setup.options


@pytest.mark.parametrize("wrong", ["action", "taken-back"])
async def test_a_journal_that_takes_back_what_was_never_done_or_begins_without_a_deal_is_refused(
    process: Process, wrong: str
) -> None:
    table = await process.started(FOUR)
    await plays_on(table, random.Random(1), 40)
    stored = await process.journal.load(table.id)
    assert stored is not None
    assert sum(entry.kind == "deal" for entry in stored.entries) > 1
    for at in range(2):
        entries = list(stored.entries)
        entries[at] = entries[at]._replace(kind=wrong, action="")
        with pytest.raises(BadHistory):
            read_snapshot(Stored(stored.row, entries, stored.packs))
