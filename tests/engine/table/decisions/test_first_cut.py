"""The player at dealer's right may also cut for the first deal, and for one whose dealer was drawn."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import By, CutBegun, DealerDrawn, Dealt
from engine.table.model.status import Status
from engine.table.model.times import FIRST_CUT, Pauses
from tests.engine.running.support import ANNA, BRAM, EVA, FOUR, Hour, Process, database, everything_seen, user_to_move

GAMES_OF_ALL_KINDS: list[dict[str, Any]] = [{"preset": "denexa"}, {"preset": "chouine"}, {"preset": "pagat"}]


@pytest.fixture
async def pausing(tmp_path: Path) -> AsyncIterator[Process]:
    """A process as the bot runs it: with a pause before the first deal, which other tests leave out."""
    pauses = Pauses(1, 10, 0.5, before_first=FIRST_CUT)
    running = await Process.start(database(tmp_path), Hour(), random.Random(1), pauses)
    yield running
    await running.close()


async def begun(process: Process, **options: Any) -> Table:
    people = (ANNA, BRAM) if options.get("preset") == "chouine" else FOUR
    return await process.started(people, **options)


def cutter(table: Table) -> int:
    seat = table.may_cut
    assert seat is not None
    occupant = table.seats[seat - 1]
    assert occupant is not None
    assert occupant.user_id is not None
    return occupant.user_id


def other(table: Table) -> int:
    return next(one.user_id for one in table.seats if one and one.user_id and one.user_id != cutter(table))


@pytest.mark.parametrize("options", GAMES_OF_ALL_KINDS, ids=lambda one: one["preset"])
async def test_before_the_first_deal_the_player_at_dealers_right_may_cut(
    pausing: Process, options: dict[str, Any]
) -> None:
    table = await begun(pausing, **options)
    assert (table.deal, table.status, table.actors) == (0, Status.PLAYING, ())
    assert table.deadline == pausing.hour() + FIRST_CUT
    # Nobody has to cut a shuffled pack, so the table waits for nobody.
    assert table.cutter is None
    right = table.may_cut
    for user, refusal in ((other(table), Refusal.OTHER_CUTS), (EVA, Refusal.NOT_SEATED)):
        with pytest.raises(Refused) as refused:
            await table.cut(user, 7)
        assert refused.value.reason is refusal
    await table.cut(cutter(table), 7, "hop")
    assert (table.deal, table.cut_by) == (1, right)
    assert right == (table.view(0).dealer - 2) % len(table.seats) + 1
    stored = await pausing.journal.load(table.id)
    assert stored is not None
    entry = stored.entries[0]
    assert (entry.action.partition("shuffled ")[2], entry.by) == (f"cut 7 by {right} saying hop", By.PERSON)


async def test_one_press_of_anybody_seated_skips_the_pause(pausing: Process) -> None:
    table = await begun(pausing)
    with pytest.raises(Refused):
        await table.next_deal(EVA)
    await table.next_deal(other(table))
    assert (table.deal, table.cut_by) == (1, None)


async def test_when_the_short_pause_is_over_the_first_cards_come(pausing: Process) -> None:
    table = await begun(pausing)
    await pausing.passes(FIRST_CUT - 1)
    assert table.deal == 0
    await pausing.passes(1)
    assert (table.deal, table.cut_by) == (1, None)
    assert FIRST_CUT <= 6


async def test_where_a_computer_sits_at_dealers_right_the_cards_come_at_once(pausing: Process) -> None:
    found = set()
    for _ in range(20):
        table = await pausing.started((ANNA,))
        found.add(table.deal)
        # There is a pause only where Anna sits there.
        assert (table.deal == 0) is (table.may_cut == 1)
    assert found == {0, 1}


async def test_without_a_pause_everything_is_dealt_at_once(process: Process) -> None:
    table = await begun(process)
    assert (table.deal, table.cut_by) == (1, None)


async def test_whoever_takes_the_pack_in_hand_gets_time_to_cut_once(pausing: Process) -> None:
    table = await begun(pausing)
    await pausing.passes(4)
    who = cutter(table)
    with pytest.raises(Refused):
        await table.begin_cut(other(table))
    await table.begin_cut(who)
    seat = table.may_cut
    assert pausing.notebook.of(CutBegun) == [CutBegun(seat or 0)]
    assert table.deadline == pausing.hour() + pausing.pauses.cutting
    await pausing.passes(10)
    # That works only once.
    await table.begin_cut(who)
    assert table.deadline == pausing.hour() + pausing.pauses.cutting - 10
    await table.cut(who, 9)
    assert (table.deal, table.cut_by) == (1, seat)


async def test_whoever_gets_up_is_not_waited_for(pausing: Process) -> None:
    table = await begun(pausing)
    await table.leave(cutter(table))
    await pausing.passes(0)
    assert (table.deal, table.cut_by) == (1, None)


async def test_the_pause_is_there_after_a_restart_with_the_same_dealer(pausing: Process) -> None:
    for options in GAMES_OF_ALL_KINDS:
        table = await begun(pausing, **options)
        again = (await pausing.another()).tables.get(table.id)
        assert (again.deal, again.may_cut, again.deadline) == (0, table.may_cut, table.deadline)
        assert again.next_draw == table.next_draw
        await again.cut(cutter(again), 5)
        assert again.deal == 1


async def test_where_turns_take_hours_there_is_time_to_see_it(pausing: Process) -> None:
    table = await begun(pausing, turn_seconds=86_400)
    assert table.deadline == pausing.hour() + 40 * FIRST_CUT


async def play_out(process: Process, table: Table) -> None:
    while table.result is None:
        user = user_to_move(table)
        assert user is not None
        await table.act(user, str(table.legal(table.seat_of(user) or 0)[-1]), None)


async def test_a_dealer_is_drawn_when_the_deal_before_is_over_and_who_sits_at_the_right_may_cut(
    pausing: Process,
) -> None:
    for _ in range(12):
        table = await begun(pausing, preset="chouine", parties=1, manches=3)
        assert pausing.notebook.of(DealerDrawn)[-1].drawn == table.next_draw
        while table.status is Status.PLAYING:
            await table.next_deal(ANNA)
            await play_out(pausing, table)
            if table.next_draw is not None:
                break
        if table.status is Status.PLAYING:
            break
    draw = table.next_draw
    assert draw is not None
    told = pausing.notebook.of(DealerDrawn)[-1]
    assert (told.deal, told.drawn) == (table.deal + 1, draw)
    assert table.may_cut == 3 - draw.dealer
    number = table.deal
    process = await pausing.another()
    again = process.tables.get(table.id)
    assert (again.next_draw, again.may_cut) == (draw, 3 - draw.dealer)
    await again.cut(cutter(again), 11)
    assert (again.deal, again.cut_by, again.view(0).dealer) == (number + 1, 3 - draw.dealer, draw.dealer)
    assert again.dealer_draw == draw
    assert process.notebook.of(Dealt)[-1].drawn == draw


async def test_what_is_said_with_a_cut_is_told_when_the_deal_is_over(pausing: Process) -> None:
    table = await begun(pausing)
    for words in ("@everyone", "x" * 41):
        with pytest.raises(Refused) as refused:
            await table.cut(cutter(table), 7, words)
        assert (refused.value.reason, refused.value.facts) == (Refusal.CUT_WORDS, {"most": 40})
    await table.cut(cutter(table), 7, " ’t   zal wel ")
    assert (table.cut_words, table.cut_cards) == ("", None)
    assert "zal wel" not in repr([everything_seen(table), pausing.notebook.news])
    await play_out(pausing, table)
    assert (table.cut_words, table.cut_cards) == ("'t zal wel", 7)
    again = (await pausing.another()).tables.get(table.id)
    assert (again.cut_words, again.cut_cards) == ("'t zal wel", 7)


async def test_before_the_first_cards_a_pause_and_a_proposal_are_possible_and_nothing_of_a_deal(
    pausing: Process,
) -> None:
    table = await begun(pausing)
    for act in (table.act(ANNA, "pass", None), table.take_back(ANNA), table.claim(ANNA), table.concede(ANNA)):
        with pytest.raises(Refused):
            await act
    await table.pause(ANNA)
    for user in FOUR[1:]:
        await table.pause(user)
    assert table.paused is not None
    await pausing.passes(100)
    assert table.deal == 0
    for user in FOUR:
        await table.resume(user)
    assert table.deadline == pausing.hour() + FIRST_CUT


async def test_whoever_takes_along_what_is_kept_of_them_finds_their_cuts_and_words(pausing: Process) -> None:
    table = await begun(pausing, preset="malmedy", deals=1)
    who = cutter(table)
    await table.cut(who, 8, "tot ziens")
    while table.status is Status.PLAYING:
        if table.result is None:
            await play_out(pausing, table)
        else:
            await table.next_deal(ANNA)
    kept = {user: (await pausing.tables.export(user))["tables"][-1]["cuts"] for user in FOUR}
    assert kept.pop(who) == [{"deal": 1, "cards": 8, "words": "tot ziens"}]
    assert list(kept.values()) == [[], [], []]
