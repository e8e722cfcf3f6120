"""Undoing a misclick: for a few seconds, if nobody has acted since and nobody saw or got a card through it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.records.record import Record
from engine.records.replay import positions
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Acted, By, TookBack
from engine.table.model.times import Pauses
from tests.engine.running.support import (
    ANNA,
    BRAM,
    FOUR,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    database,
    everything_seen,
    restarted,
    user_to_move,
)

SECONDS = 8


async def opened(folder: Path, people: Iterable[int] = FOUR, **changes: object) -> tuple[Process, Table]:
    """A table that allows undoing, in the middle of a trick."""
    process = await Process.start(database(folder), Hour(), random.Random(3), STEPWISE)
    return process, await process.started(people, **{"takes_back": SECONDS, "turn_seconds": 0} | changes)


async def until_cards_are_played(table: Table) -> int:
    """Play until one card of a trick lies on the table; returns the person whose card it is."""
    while str(table.view(0).phase) != "play" or len(table.view(0).trick) != 1:
        await act_somehow(table)
    user = user_to_move(table)
    assert user is not None
    return user


async def refusal(table: Table, user: int, number: int | None = None) -> Refusal:
    with pytest.raises(Refused) as refused:
        await table.take_back(user, number)
    return refused.value.reason


async def test_what_was_done_last_is_as_if_it_had_not_been(tmp_path: Path) -> None:
    process, table = await opened(tmp_path)
    user = await until_cards_are_played(table)
    seat = table.seat_of(user)
    assert seat is not None
    before, turn = table.view(seat), table.turn_number(seat)
    await act_somehow(table)
    number = table.number
    await table.take_back(user, number)
    assert (table.view(seat), table.actors, table.number) == (before, (seat,), number + 1)
    assert process.notebook.news[-1][1] == TookBack(seat)
    with pytest.raises(Refused, match="moved on"):
        await table.act(user, str(table.legal(seat)[0]), turn)
    await process.close()


async def test_it_is_for_who_acted_last_alone_for_so_many_seconds_and_once_a_turn(tmp_path: Path) -> None:
    process, table = await opened(tmp_path)
    assert await refusal(table, ANNA) is Refusal.NOTHING_TO_TAKE_BACK, "nobody has acted yet"
    user = await until_cards_are_played(table)
    await act_somehow(table)
    later = user_to_move(table)
    assert later is not None
    assert await refusal(table, later) is Refusal.NOTHING_TO_TAKE_BACK
    process.hour.time += SECONDS + 1
    assert await refusal(table, user) is Refusal.TOO_LATE_TO_TAKE_BACK
    process.hour.time -= 1
    assert await refusal(table, user, table.number - 1) is Refusal.NOTHING_TO_TAKE_BACK, "an older action's button"
    await table.take_back(user, table.number)
    await act_somehow(table)
    assert await refusal(table, user) is Refusal.NOTHING_TO_TAKE_BACK, "once is enough: the others wait"
    await act_somehow(table)
    assert await refusal(table, user) is Refusal.NOTHING_TO_TAKE_BACK, "somebody has acted since"
    await process.close()


async def test_a_table_without_it_takes_nothing_back(tmp_path: Path) -> None:
    process, table = await opened(tmp_path, takes_back=0)
    user = await until_cards_are_played(table)
    await act_somehow(table)
    assert await refusal(table, user) is Refusal.NO_TAKING_BACK
    await process.close()


@pytest.mark.parametrize(
    ("preset", "action"), [("force", "trump"), ("force", "turn"), ("chouine", "second card"), ("denexa", "last card")]
)
async def test_nothing_is_taken_back_by_which_a_card_was_seen_or_got(tmp_path: Path, preset: str, action: str) -> None:
    people = FOUR if preset != "chouine" else (ANNA, BRAM)
    process, table = await opened(tmp_path, people, preset=preset)
    user = user_to_move(table)
    assert user is not None
    if action in ("trump", "turn"):
        said = next(str(one) for one in table.legal(table.seat_of(user) or 0) if str(one).startswith(action))
        await table.act(user, said, table.number)
    elif action == "second card":
        await act_somehow(table)
        await table.take_back(user)
        await act_somehow(table)
        user = user_to_move(table)
        assert user is not None
        await act_somehow(table)
        assert table.view(0).extras()["talon"] == 20, "cards were drawn"
    else:
        while table.result is None:
            user = user_to_move(table)
            await act_somehow(table)
    assert user is not None
    assert await refusal(table, user) is Refusal.NOTHING_TO_TAKE_BACK
    await process.close()


@pytest.mark.parametrize(("preset", "word"), [("chouine", "exchange"), ("chouine", "mariage"), ("malmedy", "mit")])
async def test_nothing_is_taken_back_that_told_of_the_hand(tmp_path: Path, preset: str, word: str) -> None:
    rng = random.Random(5)
    people = FOUR if preset != "chouine" else (ANNA, BRAM)
    process, table = await opened(tmp_path, people, preset=preset)
    for _ in range(4000):
        able = [(one, str(action)) for one in people for action in table.legal(table.seat_of(one) or 0)]
        found = next(((one, said) for one, said in able if word in said), None)
        if found is not None:
            await table.act(*found, None)
            assert await refusal(table, found[0]) is Refusal.NOTHING_TO_TAKE_BACK
            break
        if able:
            await table.act(*rng.choice(able), None)
        else:
            await process.passes(60)
    else:
        raise AssertionError(f"nobody can say {word}")
    await process.close()


async def test_computers_wait_until_it_is_sure_that_it_stays(tmp_path: Path) -> None:
    process, table = await opened(tmp_path, (ANNA,))
    while user_to_move(table) is None:
        await process.passes(1)
    await act_somehow(table)
    number = table.number
    assert table.taken_back_until == process.hour() + SECONDS
    await process.passes(SECONDS - 1)
    assert table.number == number
    await process.passes(1)
    assert table.number > number
    await process.close()


async def test_computers_that_do_not_pause_wait_all_the_same(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), Pauses(thinking=0, after_deal=0))
    table = await process.started((ANNA,), takes_back=SECONDS, turn_seconds=0)
    await act_somehow(table)
    number = table.number
    assert process.notebook.of(Acted)[-1].by is By.PERSON
    await table.take_back(ANNA)
    assert (table.number, user_to_move(table)) == (number + 1, ANNA)
    await process.close()


async def test_after_a_restart_it_is_possible_for_exactly_as_long(tmp_path: Path) -> None:
    process, table = await opened(tmp_path)
    user = await until_cards_are_played(table)
    process.hour.time += 0.25
    await act_somehow(table)
    seen, until = everything_seen(table), table.taken_back_until
    process.hour.time += SECONDS - 1
    process = await restarted(process)
    table = process.tables.get(table.id)
    assert everything_seen(table) == seen
    assert table.taken_back_until == until
    await table.take_back(user)
    await act_somehow(table)
    seen = everything_seen(table)
    process = await restarted(process)
    table = process.tables.get(table.id)
    assert everything_seen(table) == seen
    assert await refusal(table, user) is Refusal.NOTHING_TO_TAKE_BACK, "that it was taken back once is known"
    await process.close()


async def test_of_two_processes_the_first_wins(tmp_path: Path) -> None:
    process, table = await opened(tmp_path)
    user = await until_cards_are_played(table)
    other = (await process.another()).tables.get(table.id)
    await act_somehow(table)
    number, later = table.number, user_to_move(table)
    assert later is not None
    await other.take_back(user, number)
    with pytest.raises(Refused) as refused:
        await table.act(later, str(table.legal(table.seat_of(later) or 0)[0]), number)
    assert refused.value.reason is Refusal.STALE
    assert everything_seen(table) == everything_seen(other)
    await process.close()


async def test_the_record_is_that_of_the_match_without_it_and_can_be_replayed(tmp_path: Path) -> None:
    process, table = await opened(tmp_path)
    rng, kept, taken_back = random.Random(1), [], 0
    while table.result is None:
        user = user_to_move(table)
        assert user is not None
        seat = table.seat_of(user)
        assert seat is not None
        await table.act(user, str(rng.choice(table.legal(seat))), table.number)
        if rng.random() < 0.5 and table.taken_back_until:
            await table.take_back(user)
            taken_back += 1
            await table.act(user, str(rng.choice(table.legal(seat))), table.number)
        kept.append((seat, process.notebook.of(Acted)[-1].action))
    assert taken_back > 3
    record = Record.parse(await table.record())
    assert [(line.seat, line.action) for line in record.deals[0].lines] == kept
    assert list(positions(record))[-1].state.outcome.result == table.result
    await process.close()


@pytest.mark.parametrize("way", ["claim", "concede"])
@pytest.mark.parametrize("end", ["declined", "withdrawn", "got up"])
async def test_nothing_is_taken_back_once_somebody_has_shown_or_given_up_their_hand(
    tmp_path: Path, way: str, end: str
) -> None:
    """Whoever played before has seen it, or knows what it is worth, whatever came of that."""
    process, table = await opened(tmp_path, preset="malmedy", deals=2)
    while True:
        user = user_to_move(table)
        await act_somehow(table)
        later = user_to_move(table)
        assert user is not None
        assert later is not None
        own, next_seat = table.seat_of(user) or 0, table.seat_of(later) or 0
        if table.may_take_back(own) and table.game.left(table.view(next_seat)) is not None:
            break
    await getattr(table, way)(later)
    asked = next(iter(table.missing_answers))
    other = next(one for one in FOUR if table.seat_of(one) == asked)
    ends = {"declined": (table.decline, other), "withdrawn": (table.decline, later), "got up": (table.leave, later)}
    ending, by = ends[end]
    await ending(by)
    assert table.proposal is None
    assert not table.may_take_back(own)
    assert await refusal(table, user) is Refusal.NOTHING_TO_TAKE_BACK
    await process.close()
