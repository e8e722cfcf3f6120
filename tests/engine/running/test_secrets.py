"""The secret of a match is stored, and stays secret until the end."""

from __future__ import annotations

import logging
import random
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

import verify_match
from engine.core.cards import parse_cards
from engine.core.chance.fairness import cut_by_chance, deal_label, first_key, shuffled
from engine.core.chance.packs import cut
from engine.records.record import Record
from engine.records.replay import positions
from engine.running.table import Table
from engine.table.model.entries import DealText
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    FOUR,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    digest_place,
    everything_seen,
    restarted,
    user_to_move,
)


async def play_on(process: Process, table: Table) -> None:
    """One step: a person's action, the highest bid where there is one, or what the clock brings."""
    user = user_to_move(table)
    if user is not None:
        await table.act(user, str(table.legal(table.seat_of(user) or 0)[-1]), None)
    else:
        assert process.next_wake is not None
        process.hour.time = process.next_wake
        await process.fire_due()


async def secret_of(process: Process, table: Table) -> str:
    stored = await process.journal.load(table.id)
    assert stored is not None
    return str(stored.row["secret"])


SHORT: Final[dict[str, dict[str, Any]]] = {
    "denexa": {"lines": 2},
    "chouine": {"parties": 3},
    "pagat": {"deals": 4, "troel": "off"},
}
"""Matches of some deals, by preset."""


@pytest.mark.parametrize("preset", SHORT)
async def test_the_secret_is_nowhere_before_the_end_and_the_digest_everywhere_from_the_start(
    preset: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "engine")
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    options = SHORT[preset]
    seats = {"denexa": 4, "chouine": 2, "pagat": 4}[preset]
    table = await process.open(preset=preset, **options)
    digests = {table.digest}
    for user, name in ((BRAM, "Bram"), (CHLOE, "Chloé"), (DAAN, "Daan"))[: seats - 1]:
        await table.sit(user, name)
    await table.start(ANNA)
    secret = await secret_of(process, table)
    raw = bytes.fromhex(secret)
    while table.status is Status.PLAYING:
        digests.add(table.digest)
        assert await table.proof() is None
        # After the first deal every 25th position would tell it, and in that one every second.
        if table.number % (2 if table.deal < 2 else 25) == 0:
            told = repr([everything_seen(table), process.notebook.news, table, table._transactions.snapshot])
            process.notebook.news.clear()
            if table.number % 25 == 0:
                told += repr(await table.files())
            assert secret not in told
            assert repr(raw) not in told
        await play_on(process, table)
    made = await table.proof()
    assert made is not None
    assert digests == {None, verify_match.digest_of(dict(made))}
    assert made["secret"] == secret
    assert secret in str(await table.files())
    assert verify_match.faults(dict(made), table.digest) == []
    assert secret not in caplog.text
    assert repr(raw) not in caplog.text
    await process.close()


async def test_after_a_restart_in_the_middle_the_packs_go_on_from_the_same_secret(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started([ANNA, BRAM], preset="denexa")
    digest, secret = table.digest, bytes.fromhex(await secret_of(process, table))
    for deal in range(1, 6):
        while table.deal == deal:
            await play_on(process, table)
        process = await restarted(process)
        table = process.tables.get(table.id)
        assert table.digest == digest
    stored = await process.journal.load(table.id)
    assert stored is not None
    cuts = {
        text.deal: text.cut for text in (DealText.parse(one.action) for one in stored.entries if one.kind == "deal")
    }
    assert len(cuts) == 6
    pack = table.game.pack(table.setup.options)
    # Nobody has cut, so everything follows from the secret and the digest's message.
    key = first_key(secret, digest_place(table)[1])
    for deal, made in cuts.items():
        assert made is not None
        assert (made.shuffled, made.cards) == (True, cut_by_chance(key, deal, table.cuts))
        whole = shuffled(key, deal_label(deal), pack)
        assert parse_cards(stored.packs[deal]) == cut(whole, made.cards, table.cuts)
    await process.close()


async def test_a_match_gathered_as_by_hand_is_proved_at_its_end_and_its_record_has_packs(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(4), STEPWISE)
    table = await process.started((ANNA, BRAM), preset="pagat", gathering="table", deals=4, claim_when_settled="yes")
    while table.status is Status.PLAYING:
        if table.cutter == 1:
            process = await restarted(process)
            table = process.tables.get(table.id)
            await table.cut(ANNA, 17)
        await play_on(process, table)
    made = await table.proof()
    assert made is not None
    assert verify_match.faults(dict(made)) == []
    assert [deal["bundles"] is None for deal in made["deals"]] == [True] + [False] * (len(made["deals"]) - 1)
    assert (17, 1) in [(deal["cut"], deal["by"]) for deal in made["deals"]]
    text = await table.record()
    assert (text.count("[Pack "), text.count("[Cut ")) == (len(made["deals"]), 0)
    *_, last = positions(Record.parse(text))
    assert last.state.outcome.match.score == table.score
    await process.close()


async def test_every_match_has_a_secret_of_its_own(process: Process) -> None:
    digests = {(await process.started()).digest for _ in range(5)}
    assert len(digests) == 5


@pytest.mark.parametrize("preset", ["denexa", "pagat"])
@pytest.mark.parametrize("at_end_of_deal", [False, True], ids=["during a deal", "between deals"])
async def test_a_match_that_was_stopped_shows_its_secret_and_can_be_checked_with_the_deal_nobody_finished(
    preset: str, at_end_of_deal: bool, tmp_path: Path
) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started([ANNA, BRAM], preset=preset)
    while table.deal == 1 or (at_end_of_deal and table.result is None):
        assert await table.proof() is None
        await play_on(process, table)
    if not at_end_of_deal:
        await play_on(process, table)
    secret, digest = await secret_of(process, table), table.digest
    await table.stop(ANNA, force=True)
    for _ in range(2):
        assert (table.status, table.deal) == (Status.STOPPED, 2)
        proof = await table.proof()
        assert proof is not None
        assert (proof["secret"], [deal["deal"] for deal in proof["deals"]]) == (secret, [1, 2])
        assert verify_match.faults(dict(proof), digest) == []
        assert f"couillon-{table.id}.verify.json" in await table.files() or preset == "pagat"
        record = Record.parse(await table.record())
        assert len(record.deals) == 2
        *_, last = positions(record)
        assert (last.deal, last.state.outcome is not None) == (2, at_end_of_deal)
        assert last.state == table._transactions.snapshot.state
        process = await restarted(process)
        table = await process.tables.find(table.id)
    await process.close()


async def test_nothing_resumes_a_match_whose_secret_is_shown(tmp_path: Path) -> None:
    """Neither the clock, nor another process that has not heard of it, nor any request of a person."""
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started([ANNA, BRAM], preset="denexa")
    await play_on(process, table)
    other = await process.another()
    unaware = other.tables.get(table.id)
    await table.stop(ANNA, force=True)
    number, seen = table.number, await table.record()
    assert unaware.status is Status.PLAYING
    with pytest.raises(Refused):
        await act_somehow(unaware)
    for one in (process, other):
        await one.passes(40 * 24 * 3600.0)
    assert (unaware.status, unaware.number) == (Status.STOPPED, number)
    assert (table.status, table.number, await table.record()) == (Status.STOPPED, number, seen)
    await process.close()


async def test_a_match_stopped_before_its_first_deal_has_nothing_to_check(tmp_path: Path) -> None:
    pauses = replace(STEPWISE, before_first=60.0)
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), pauses)
    table = await process.started(FOUR, preset="denexa")
    assert not table.deal
    await table.stop(ANNA, force=True)
    with pytest.raises(Refused) as refused:
        await table.proof()
    assert refused.value.reason is Refusal.NOT_STARTED
    await process.close()
