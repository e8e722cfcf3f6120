"""Whether people may ask what a strong player would do, is the host's choice before the start."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from engine.table.model.errors import Refusal, Refused
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    EVA,
    FOUR,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    address,
    as_it_was_at,
    database,
    restarted,
)


async def started(where: str) -> Process:
    return await Process.start(where, Hour(), random.Random(3), STEPWISE)


async def test_hints_are_given_with_computers_and_among_people_if_the_host_allows_them(tmp_path: Path) -> None:
    process = await started(database(tmp_path))
    assert (await process.started((ANNA, BRAM))).allows_hints, "with computers a match is not rated"
    table = await process.open()
    for user_id in FOUR[1:]:
        await table.sit(user_id, NAMES[user_id])
    assert not table.allows_hints
    with pytest.raises(Refused) as refused:
        await table.allow_hints(BRAM, allowed=True)
    assert refused.value.reason is Refusal.NOT_HOST
    await table.allow_hints(ANNA, allowed=True)
    await table.start(ANNA)
    assert process.tables.get(table.id).allows_hints
    with pytest.raises(Refused) as refused:
        await table.allow_hints(ANNA, allowed=False)
    assert refused.value.reason is Refusal.ALREADY_STARTED
    await process.close()


async def test_who_gets_up_for_a_computer_brings_no_hints_and_a_person_for_one_takes_none_away(tmp_path: Path) -> None:
    process = await started(database(tmp_path))
    people, mixed = await process.started(FOUR), await process.started((ANNA, BRAM, CHLOE))
    await people.leave(DAAN)
    assert not people.allows_hints
    await mixed.take_over(EVA, "Eva", next(seat for seat, one in enumerate(mixed.seats, 1) if one and not one.user_id))
    assert mixed.allows_hints
    await process.close()


async def test_the_choice_and_what_was_asked_survive_a_restart(tmp_path: Path) -> None:
    process = await started(database(tmp_path))
    table = await process.open()
    await table.allow_hints(ANNA, allowed=False)
    await table.fill(ANNA)
    await table.start(ANNA)
    await table.count_hint(ANNA)
    await table.count_hint(ANNA)
    born = await restarted(process)
    again = born.tables.get(table.id)
    assert not again.allows_hints
    assert again.seats[0] is not None
    assert again.seats[0].hints == 2
    await born.close()


async def test_tables_of_yesterday_give_hints_with_computers_unless_such_matches_count(tmp_path: Path) -> None:
    process = await started(database(tmp_path))
    table = await process.started((ANNA, BRAM))
    await process.close()
    as_it_was_at("0022", tmp_path / "cards.sqlite3")
    born = await started(address(tmp_path))
    assert born.tables.get(table.id).setup.hints is None
    assert born.tables.get(table.id).allows_hints
    await born.tables.change_server(
        born.tables.get(table.id).setup.guild_id or 0, lambda one: replace(one, counts_computers=True)
    )
    await born.close()
    as_it_was_at("0022", tmp_path / "cards.sqlite3")
    again = await started(address(tmp_path))
    assert not again.tables.get(table.id).allows_hints
    await again.close()


async def test_who_comes_back_to_their_own_seat_has_had_their_hints_and_a_substitute_has_not(tmp_path: Path) -> None:
    process = await started(database(tmp_path))
    table = await process.started(FOUR)

    def hints(seat: int) -> int:
        one = table.seats[seat - 1]
        assert one is not None
        return one.hints

    await table.count_hint(BRAM)
    await table.leave(BRAM)
    await table.take_over(BRAM, "Bram", 2)
    assert hints(2) == 1
    await table.count_hint(BRAM)
    await table.leave(BRAM)
    await table.take_over(EVA, "Eva", 2)
    assert hints(2) == 0, "these were not hers"
    await process.close()
