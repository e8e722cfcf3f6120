"""Commit, then deal: no draw and no deal before the secret's digest is confirmed, even after a kill."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

import verify_match
from engine.core.chance.fairness import digest_of
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Dealt, DigestDue, Started
from engine.table.model.status import Status
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    FOUR,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    database,
    digest_place,
    everything_seen,
    restarted,
    user_to_move,
)


@pytest.fixture
async def silent(tmp_path: Path) -> AsyncIterator[Process]:
    """A process whose announcer does not post the digest by itself."""
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    process.notebook.posts = False
    yield process
    await process.close()


def row_of(process: Process, table: Table) -> dict[str, object]:
    with closing(sqlite3.connect(process.url.partition("///")[2])) as connection, connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM tables WHERE id = ?", [table.id]).fetchone())
        row["actions"] = connection.execute("SELECT count(*) FROM actions").fetchone()[0]
        row["packs"] = connection.execute("SELECT count(*) FROM packs").fetchone()[0]
    connection.close()
    return row


async def test_the_secret_is_saved_first_and_nothing_is_drawn_or_dealt_before_its_digest_is_confirmed(
    silent: Process,
) -> None:
    for options in ({"preset": "denexa", "seats_by": "high-cards"}, {"preset": "chouine"}, {"preset": "pagat"}):
        people = FOUR if options["preset"] != "chouine" else (ANNA, BRAM)
        table = await silent.started(people, **options)
        row = row_of(silent, table)
        assert row["secret"] is not None
        assert (row["dealer"], row["drawn"], table.deal, table.awaits_digest) == (None, None, 0, True)
        assert (row["actions"], row["packs"]) == (0, 0)
        terms = json.loads(str(row["commitment"]))["terms"]
        assert digest_of(bytes.fromhex(str(row["secret"])), terms) == table.digest
        assert silent.notebook.of(DigestDue)[-1] == DigestDue(table.digest or "")
        assert (silent.notebook.of(Started), silent.notebook.of(Dealt)) == ([], [])
        # Nobody can act before it.
        for act in (table.next_deal(ANNA), table.cut(ANNA, 5), table.act(ANNA, "pass", None), table.begin_cut(ANNA)):
            with pytest.raises(Refused) as refused:
                await act
            assert refused.value.reason is Refusal.NOT_DEALT
        await table.digest_posted(*digest_place(table))
        assert (table.deal, table.digest_message, table.is_unproved) == (1, digest_place(table), False)
        await table.stop(ANNA, force=True)
        silent.notebook.news.clear()
        with closing(sqlite3.connect(silent.url.partition("///")[2])) as connection, connection:
            connection.executescript("DELETE FROM actions; DELETE FROM packs;")
        connection.close()


async def test_the_first_message_counts_and_no_later_one_changes_anything(silent: Process) -> None:
    table = await silent.started(FOUR)
    await table.digest_posted(700, 1)
    before = everything_seen(table)
    await table.digest_posted(700, 2)
    await table.digest_refused()
    assert everything_seen(table) == before
    assert (table.digest_message, table.is_unproved) == ((700, 1), False)


async def test_other_messages_make_other_packs(silent: Process) -> None:
    """Nobody can choose the number of a message, so trying secrets in advance is of no use."""
    hands = set()
    for message in (1, 2, None):
        table = await silent.started(FOUR)
        secret = "5a" * 32
        with closing(sqlite3.connect(silent.url.partition("///")[2])) as connection, connection:
            connection.execute("UPDATE tables SET secret = ? WHERE id = ?", [secret, table.id])
        connection.close()
        await table.reload()
        await (table.digest_refused() if message is None else table.digest_posted(700, message))
        hands.add(tuple(table.view(seat).hand for seat in (1, 2, 3, 4)))
    assert len(hands) == 3


async def test_it_is_asked_for_again_and_after_a_minute_the_match_goes_on_unproved(silent: Process) -> None:
    table = await silent.started(FOUR)
    times = [silent.hour()]
    while table.awaits_digest:
        asked = len(silent.notebook.of(DigestDue))
        assert silent.next_wake is not None
        silent.hour.time = silent.next_wake
        await silent.fire_due()
        if len(silent.notebook.of(DigestDue)) > asked:
            times.append(silent.hour())
    assert [at - times[0] for at in times] == [0, 2, 8, 20, 40]
    assert silent.hour() - times[0] == 60
    assert (table.deal, table.is_unproved, table.digest_message) == (1, True, None)
    assert table.digest is not None


async def test_killed_before_the_confirmation_it_is_asked_for_again_with_the_same_digest(silent: Process) -> None:
    table = await silent.started(FOUR)
    digest = table.digest
    for _ in range(3):
        # However long the bot was away, that does not count as trying.
        silent.hour.time += 3600
        process = await silent.another()
        process.notebook.posts = False
        table = process.tables.get(table.id)
        assert (table.awaits_digest, table.digest, table.deal) == (True, digest, 0)
        await process.fire_due()
        assert process.notebook.of(DigestDue) == [DigestDue(digest or "")]
        assert not table.is_unproved
    await table.digest_posted(*digest_place(table))
    assert (table.deal, table.digest) == (1, digest)


@pytest.mark.parametrize(
    "options",
    [{"preset": "denexa", "seats_by": "jacks"}, {"preset": "chouine", "manches": 3, "parties": 1}, {"preset": "pagat"}],
)
async def test_killed_after_any_write_a_match_begins_and_ends_the_same(
    tmp_path: Path, options: dict[str, object]
) -> None:
    """The test kills between the start and the first cards, and at the end of every deal, too."""
    seen: list[list[list[object]]] = []
    proofs = []
    for name in ("a.sqlite3", "b.sqlite3"):
        process = await Process.start(database(tmp_path, name), Hour(), random.Random(7), STEPWISE)
        process.notebook.posts = False
        people = (ANNA, BRAM) if options["preset"] == "chouine" else FOUR
        table = await process.started(people, **options)
        steps: list[list[object]] = []

        async def kill(process: Process, table: Table) -> tuple[Process, Table]:
            process = await restarted(process)
            process.notebook.posts = False
            return process, process.tables.get(table.id)

        for step in range(30):
            if name == "b.sqlite3":
                process, table = await kill(process, table)
            if step == 0:
                await table.digest_posted(*digest_place(table))
                # After a restart the clock tries again, too.
                await process.fire_due()
            elif (user := user_to_move(table)) is not None:
                await table.act(user, str(table.legal(table.seat_of(user) or 0)[-1]), None)
            elif table.status is Status.PLAYING:
                assert process.next_wake is not None
                process.hour.time = process.next_wake
                await process.fire_due()
            steps.append([table.seats, table.number, table.dealer_draw, table.stints, table.drawn])
        seen.append(steps)
        stored = await process.journal.load(table.id)
        assert stored is not None
        proofs.append(dict(stored.packs))
        await process.close()
    assert seen[0] == seen[1]
    assert proofs[0] == proofs[1]
    assert proofs[0]


async def test_whoever_gets_up_before_the_draw_of_partners_is_known_by_the_seat_they_drew(silent: Process) -> None:
    table = await silent.started(FOUR, seats_by="high-cards")
    await table.leave(CHLOE)
    await table.digest_posted(*digest_place(table))
    drawn = table.drawn
    assert drawn is not None
    seat = 1 + drawn.seats.index(2)
    assert [stint.user_id for stint in table.stints if stint.seat == seat] == [CHLOE, None]
    for person, user in ((0, ANNA), (1, BRAM), (3, DAAN)):
        assert table.seat_of(user) == 1 + drawn.seats.index(person)
    await table.take_over(CHLOE, NAMES[CHLOE], seat)
    assert table.seat_of(CHLOE) == seat


async def test_a_pause_before_the_first_cards_holds_them_back(silent: Process) -> None:
    table = await silent.started((ANNA,))
    await table.pause(ANNA)
    await table.digest_posted(*digest_place(table))
    await silent.passes(100)
    assert (table.deal, table.digest_message) == (0, digest_place(table))
    await table.resume(ANNA)
    await silent.passes(0)
    assert table.deal == 1


async def test_an_unproved_match_is_checked_and_said_to_be_unproved(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    process.notebook.posts = False
    table = await process.started(FOUR, preset="malmedy", deals=1)
    await table.digest_refused()
    while table.status is Status.PLAYING:
        user = user_to_move(table)
        if user is None:
            await process.passes(1)
        else:
            await table.act(user, str(table.legal(table.seat_of(user) or 0)[-1]), None)
    made = await table.proof()
    assert made is not None
    assert verify_match.faults(dict(made), table.digest) == []
    assert verify_match.claims(dict(made), made["deals"][0])[0] == "unposted"
    await process.close()
