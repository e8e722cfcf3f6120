"""Matches in a database from before digests were messages continue and verify as they were.

The rows in `old/first_edition.sql` come from that version: Couillon in its third deal, with cuts by a person and by
chance; Kleurenwiezen in its second, gathered; Chouine without a secret; Chouine before a deal whose dealer must be
drawn; and a finished Kleurenwiezen. `old/first_edition.verify.json` is what it gave for such a match.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import verify_match
from engine.store import migrations
from engine.table.model.news import DigestDue
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, STEPWISE, Hour, Process, address, everything_seen, user_to_move
from tests.engine.store.databases import up_to_date

OLD = Path(__file__).parent / "old"
COUILLON, GATHERED, WITHOUT, BEFORE_DRAW, OVER = 1, 2, 3, 4, 5


def write(file: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0008")
    engine.dispose()
    with closing(sqlite3.connect(file)) as rows:
        rows.executescript((OLD / "first_edition.sql").read_text(encoding="utf-8"))


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[Process]:
    (tmp_path / "cards.sqlite3").write_bytes(up_to_date(write))
    process = await Process.start(address(tmp_path), Hour(), random.Random(5), STEPWISE)
    yield process
    await process.close()


async def played_on(process: Process, number: int) -> None:
    """Play to the end of the match; whoever may cut does so before every second deal."""
    table = process.tables.get(number)
    while table.status is Status.PLAYING:
        user, cutter = user_to_move(table), table.may_cut
        if user is not None:
            await table.act(user, str(table.legal(table.seat_of(user) or 0)[-1]), None)
        elif cutter is not None and table.deal % 2:
            occupant = table.seats[cutter - 1]
            assert occupant is not None
            assert occupant.user_id is not None
            await table.cut(occupant.user_id, 7, "hallo")
        else:
            await process.passes(21)


@pytest.mark.parametrize("number", [COUILLON, GATHERED, BEFORE_DRAW])
async def test_a_match_with_a_secret_goes_on_by_the_edition_it_began_with(old: Process, number: int) -> None:
    table = old.tables.get(number)
    digest = table.digest
    assert digest is not None
    assert (table.awaits_digest, table.is_unproved, table.digest_message) == (False, False, None)
    await played_on(old, number)
    assert old.notebook.of(DigestDue) == []
    made = await table.proof()
    assert made is not None
    assert (made["edition"], made["digest"], made["message"]) == (1, digest, None)
    assert verify_match.faults(dict(made), digest) == []
    claims = [verify_match.claims(dict(made), deal) for deal in made["deals"]]
    assert {one[0] for one in claims} == {"unbound"}
    # The proof cannot show that a cut by chance was chance.
    assert {one[2] for one in claims} <= {"chance", "person"}
    assert len({one[2] for one in claims}) == (1 if number == BEFORE_DRAW else 2)


async def test_a_dealer_to_be_drawn_is_drawn_with_the_deal_as_it_was(old: Process) -> None:
    table = old.tables.get(BEFORE_DRAW)
    assert (table.result is not None, table.next_draw, table.may_cut) == (True, None, None)
    await table.next_deal(ANNA)
    assert table.dealer_draw is not None


async def test_a_match_without_a_secret_goes_on_as_it_was(old: Process) -> None:
    table = old.tables.get(WITHOUT)
    assert (table.digest, table.awaits_digest, table.is_unproved) == (None, False, False)
    await played_on(old, WITHOUT)
    assert table.deal > 1
    assert await table.proof() is None
    assert list(await table.files()) == [f"chouine-{table.id}.txt"]


async def test_a_match_that_was_over_is_checked_as_it_was(old: Process) -> None:
    table = await old.tables.find(OVER)
    made = await table.proof()
    assert made is not None
    kept = json.loads((OLD / "first_edition.verify.json").read_text(encoding="utf-8"))
    same = kept.keys() - {"table", "deals", "seal", "options"}
    assert {key: made[key] for key in same} == {key: kept[key] for key in same}
    # Options that came later are spelled out.
    assert made["options"].items() >= kept["options"].items()
    assert verify_match.faults(dict(made), kept["digest"]) == []


def test_an_old_file_is_still_checked_and_told_what_it_does_not_prove() -> None:
    kept = json.loads((OLD / "first_edition.verify.json").read_text(encoding="utf-8"))
    assert verify_match.faults(kept, kept["digest"]) == []
    claims = [verify_match.claims(kept, deal) for deal in kept["deals"]]
    assert claims[0] == ["unbound", "pack", "chance"]
    assert {"chance", "person"} == {one[2] for one in claims}
    kept["deals"][1]["cut"] += 1
    assert [where for where, _ in verify_match.faults(kept)] == ["deal 2", "file"]


async def test_what_was_seen_before_is_seen_after_another_restart(old: Process) -> None:
    other = await old.another()
    for number in (COUILLON, GATHERED, WITHOUT, BEFORE_DRAW):
        assert everything_seen(other.tables.get(number)) == everything_seen(old.tables.get(number))
