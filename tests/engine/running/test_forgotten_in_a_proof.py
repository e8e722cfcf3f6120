"""Who sat at a match is in its digest, and nobody can tell any more once that person is forgotten."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import verify_match
from engine.core.chance import fairness
from engine.core.chance.fairness import digest_of
from engine.running.table import Table
from engine.standings.standings import Standings
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    EVA,
    FOUR,
    NAMES,
    Hour,
    Process,
    act_somehow,
    database,
    restarted,
    user_to_move,
)
from tests.engine.store.databases import execute


async def forget(process: Process, user_id: int) -> None:
    assert (await process.tables.forget_person(user_id)).trouble is None
    left = await Standings(process.journal).anonymise(user_id)
    assert (left.tables, left.tournaments) == (frozenset(), frozenset())
    process.tables.read_anew(user_id)


async def checked(table: Table) -> dict[str, object]:
    made = await table.proof()
    assert made is not None
    assert table.digest_message is not None
    match = dict(made)
    assert verify_match.faults(match, table.digest, str(table.digest_message[1])) == []
    return match


async def test_the_salt_goes_with_the_person_in_play_and_afterwards_and_the_digest_stays(tmp_path: Path) -> None:
    for options in ({"seats_by": "high-cards"}, {}):
        process = await Process.start(
            database(tmp_path, f"{len(options)}.sqlite3"), Hour(), random.Random(3), Pauses(0, 0, 0.0)
        )
        table = await process.started(FOUR, preset="denexa", lines=2, **options)
        digest = table.digest
        commitment = table._transactions.snapshot.commitment
        assert commitment is not None
        salts = dict(zip(FOUR, commitment.salts, strict=True))
        await act_somehow(table)
        exported = {one: (await process.tables.export(one))["tables"][0]["salts"] for one in FOUR}
        assert exported == {one: [salt] for one, salt in salts.items()}
        await forget(process, CHLOE)
        while table.status is Status.PLAYING:
            await act_somehow(table)
        await table.close()
        await forget(process, BRAM)
        process = await restarted(process)
        table = await process.tables.find(table.id)
        match = await checked(table)
        assert (table.digest, match["digest"]) == (digest, digest)
        # People are by their seats of the lobby, in the order in which they sat down.
        assert [name and name[0] for name in match["names"]] == [  # type: ignore[attr-defined]
            NAMES[one] if one in FOUR and one not in (BRAM, CHLOE) else None for one in FOUR
        ]
        text = json.dumps(match) + str(await table.files())
        for one, salt in salts.items():
            assert salt is not None
            assert (salt in text) is (one not in (BRAM, CHLOE))
        assert NAMES[CHLOE] not in text
        assert NAMES[BRAM] not in text
        await process.close()
        found = b"".join(file.read_bytes() for file in tmp_path.glob(f"{len(options)}.sqlite3"))
        assert (salts[CHLOE] or "").encode() not in found
        assert (salts[ANNA] or "").encode() in found


async def test_who_is_forgotten_before_the_first_card_is_no_longer_told_either(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), Pauses(0, 0, 0.0))
    process.notebook.posts = False
    table = await process.started(FOUR, preset="denexa", lines=1, seats_by="jacks")
    await forget(process, ANNA)
    await table.digest_posted(700, 1_424_242_424_242_424_242)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    match = await checked(table)
    assert [name is None for name in match["names"]] == [True, False, False, False]  # type: ignore[attr-defined]
    assert NAMES[ANNA] not in json.dumps(match)
    await process.close()


async def test_a_cut_on_a_seat_that_a_computer_had_at_the_start_is_said_not_to_be_proved(tmp_path: Path) -> None:
    """A host might sit down there under any name."""
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), Pauses(0, 0, 0.0))
    table = await process.started((ANNA, BRAM), preset="denexa", lines=2)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    match = await checked(table)
    assert match["people"][2:] == [fairness.COMPUTER] * 2  # type: ignore[index]
    assert match["names"][2:] == [None, None]  # type: ignore[index]
    deal = {"by": 3, "gathered": None}
    assert verify_match.claims(match, deal)[2] == "computer"
    assert verify_match.claims(match, deal | {"by": 2})[2] == "person"
    assert "computer" in verify_match.NOT_PROVED
    await process.close()


def test_neither_the_secret_nor_another_seat_tells_a_salt() -> None:
    salts = {fairness.salt_of(salt, seat) for salt in (b"a" * 32, b"b" * 32) for seat in (1, 2, 3)}
    assert len(salts) == 6
    assert len({fairness.digest_of_person(salt, "Anna") for salt in salts}) == 6


async def test_a_match_that_began_yesterday_goes_on_under_its_digest_of_the_secret_alone(tmp_path: Path) -> None:
    where = database(tmp_path)
    process = await Process.start(where, Hour(), random.Random(3), Pauses(0, 0, 0.0))
    table = await process.started(FOUR, preset="denexa", lines=2)
    place = table.digest_message
    assert place is not None
    await process.close()
    facts = json.dumps({"edition": 2, "message": place, "is_settled": True, "is_shared": False})
    execute(where, f"UPDATE tables SET commitment = '{facts}', plays_last = NULL WHERE id = {table.id}")
    process = await Process.start(where, Hour(), random.Random(3), Pauses(0, 0, 0.0))
    table = process.tables.get(table.id)
    digest = table.digest
    while table.status is Status.PLAYING:
        await (process.passes(1) if user_to_move(table) is None else act_somehow(table))
    await table.close()
    await forget(process, BRAM)
    table = await process.tables.find(table.id)
    match = await checked(table)
    assert digest == table.digest == digest_of(bytes.fromhex(str(match["secret"])))
    assert (match["edition"], match["message"], match["channel"]) == (2, str(place[1]), str(place[0]))
    assert not {"terms", "people", "names", "key"} & match.keys()
    await process.close()


@pytest.mark.parametrize("options", [{}, {"seats_by": "jacks"}], ids=["seats-taken", "partners-drawn"])
async def test_who_comes_before_the_first_card_is_not_taken_for_whoever_was_there_at_the_start(
    tmp_path: Path, options: dict[str, str]
) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), Pauses(0, 0, 0.0))
    process.notebook.posts = False
    table = await process.started(FOUR, preset="denexa", lines=1, **options)
    commitment = table._transactions.snapshot.commitment
    assert commitment is not None
    await table.leave(BRAM)
    await table.take_over(EVA, "Eva", 2)
    exported = {one: (await process.tables.export(one))["tables"][0]["salts"] for one in (BRAM, EVA)}
    assert exported == {BRAM: [commitment.salts[1]], EVA: []}
    await process.tables.forget_person(EVA)
    kept = table._transactions.snapshot.commitment
    assert kept is not None
    assert kept.salts == commitment.salts
    await table.digest_posted(700, 1_424_242_424_242_424_242)
    while table.status is Status.PLAYING:
        await (process.passes(1) if user_to_move(table) is None else act_somehow(table))
    # The file names who sat there at the start, whose digest was posted.
    assert NAMES[BRAM] in str((await checked(table))["names"])
    await process.close()
