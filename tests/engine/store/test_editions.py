"""Matches keep the edition of the rules they began with; a database of the first edition continues unchanged."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from engine.core.options import EDITION
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from engine.records.record import Record
from engine.records.replay import IllegalLine, departure, positions
from engine.running.table import Table
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.running.support import ANNA, FOUR, GUILD, STEPWISE, Hour, Process, address, everything_seen, setup
from tests.engine.store.databases import up_to_date
from tests.engine.store.first_edition import GOING_ON, SCORES, write_first_edition

ALL_TABLES = (*GOING_ON, 5, 6)


@asynccontextmanager
async def of_yesterday(folder: Path, pauses: Pauses = STEPWISE) -> AsyncIterator[Process]:
    """A process on a database of the first edition, brought up to date."""
    (folder / "cards.sqlite3").write_bytes(up_to_date(write_first_edition))
    process = await Process.start(address(folder), Hour(), random.Random(5), pauses)
    try:
        yield process
    finally:
        await process.close()


def legal(table: Table, seat: int) -> set[str]:
    return set(map(str, table.legal(seat)))


async def to_the_end_of_the_deal(table: Table) -> None:
    while table.result is None:
        seat = table.actors[0]
        await table.act(FOUR[seat - 1], str(table.legal(seat)[0]), None)


async def test_every_table_is_loaded_with_the_score_it_showed(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as process:
        assert not process.tables.damaged
        tables = {number: await process.tables.find(number) for number in ALL_TABLES}
        assert {number: table.score for number, table in tables.items()} == SCORES
        assert {table.setup.options.edition for table in tables.values()} == {1}
        assert [number for number, table in tables.items() if table.status is Status.PLAYING] == list(GOING_ON)


async def test_a_table_that_has_not_begun_begins_by_the_newest_edition(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as process:
        lobby = await process.tables.find(7)
        assert (lobby.status, lobby.setup.options.edition) == (Status.LOBBY, EDITION)
        opened = await process.tables.open(setup(preset="flemish"), "Anna")
        assert opened.setup.options.edition == EDITION


async def test_a_bound_seat_still_bids_the_solo_that_the_second_edition_forbids(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as process:
        table = await process.tables.find(4)
        assert (table.actors, legal(table, 2)) == ((2,), {"pass", "solo 7 S"})
        await table.act(FOUR[1], "solo 7 S", None)
        again = await process.another()
        table = await again.tables.find(4)
        assert legal(table, 1) == {"pass", "solo 8 S"}
        await table.act(FOUR[0], "pass", None)
        await to_the_end_of_the_deal(table)
        assert table.result is not None
        assert (table.result.contract, table.result.declarers) == ("solo 7 S", (2,))


async def test_an_auction_that_a_misere_has_closed_stays_closed(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as process:
        table = await process.tables.find(2)
        assert table.actors == (1,)
        assert not any(word.startswith("propose") for word in legal(table, 1))


async def test_a_flemish_match_goes_on_without_the_double_it_did_not_know(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as process:
        table = await process.tables.find(3)
        (deal,) = (await table.recorded()).deals
        assert deal.lines
        assert table.score == (-10, 10, -10, 10)
        await to_the_end_of_the_deal(table)
        assert sum(table.score) == 0
        record = await table.recorded()
        assert [at.state.outcome.match.score for at in positions(record) if at.state.outcome] == [
            (-10, 10, -10, 10),
            table.score,
        ]


async def test_a_kill_and_a_restart_change_nothing(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as process:
        before = [everything_seen(await process.tables.find(number)) for number in ALL_TABLES]
        # A new save keeps the edition.
        await (await process.tables.find(1)).set_message("table", 1, 2)
        again = await process.another()
        tables = [await again.tables.find(number) for number in ALL_TABLES]
        assert [table.setup.options.edition for table in tables] == [1] * len(tables)
        after = [everything_seen(table) for table in tables]
        assert after[1:] == before[1:]
        assert tables[0].score == SCORES[1]


async def test_finished_matches_keep_their_stored_results(tmp_path: Path) -> None:
    query = "SELECT table_id, seat, score, won, place, points FROM results ORDER BY table_id, seat"
    write_first_edition(tmp_path / "before.sqlite3")
    async with of_yesterday(tmp_path):
        pass
    kept = []
    for name in ("before.sqlite3", "cards.sqlite3"):
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            kept.append(connection.execute(query).fetchall())
    assert kept[0] == kept[1]
    assert [row[2] for row in kept[0]] == [*SCORES[5], *SCORES[6]]


async def test_a_rematch_is_played_by_the_newest_edition(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as process:
        ended = await process.tables.find(6)
        rematch = await process.tables.rematch(ended, ANNA, "Anna")
        assert (ended.setup.options.edition, rematch.setup.options.edition) == (1, EDITION)


async def test_the_record_of_such_a_match_says_where_it_does_not_follow_the_rules(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as process:
        for number in (5, 6):
            table = await process.tables.find(number)
            assert await table.departure() == 1
            text = await table.record()
            assert text.startswith(
                "# Played by edition 1 of the rules; by the newest, 2, deal 1 goes otherwise.\n[Game"
            )
            assert (await table.files())[f"kleurenwiezen-{number}.txt"] == text
            # It is read like any other, and played by the newest rules.
            assert Record.parse(text).options.edition == EDITION
        doubled = Record.parse(await (await process.tables.find(5)).record())
        assert next(at.state.outcome.result.delta for at in positions(doubled) if at.state.outcome) == (
            -20,
            20,
            -20,
            20,
        )
        with pytest.raises(IllegalLine, match="solo 7 S"):
            list(positions(Record.parse(text)))


async def test_a_match_that_goes_the_same_by_both_editions_says_nothing(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as process:
        table = await process.tables.find(2)
        await to_the_end_of_the_deal(table)
        assert await table.departure() is None
        assert (await table.record()).startswith("[Game")
        fresh = await process.tables.find(7)
        assert departure(Record(fresh.game, fresh.setup.options, (), 1, ())) is None


async def test_house_rules_of_that_time_mean_what_they_meant(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as process:
        flemish = await process.tables.house_rules.named(GUILD, "Vlaams")
        whisthub = await process.tables.house_rules.named(GUILD, "Whist")
    assert isinstance(flemish.options, KleurenwiezenOptions)
    assert isinstance(whisthub.options, KleurenwiezenOptions)
    assert (flemish.options.edition, whisthub.options.edition) == (EDITION, EDITION)
    assert all(row.doubles == 0 and not row.doubled_at for row in flemish.options.contracts)
    assert [len(rank) for rank in flemish.options.contracts.rows] == [1, 1, 1, 1]
    rows = {row.name: row for row in whisthub.options.contracts}
    assert rows["accept 13"].figures.lost is None
    # Without steps all thirteen tricks of a Troel pay what the option says.
    assert dict(rows["troel"].figures.exact) == {13: 30}
