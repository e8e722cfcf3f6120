"""The pack is gathered and cut between two deals: by whom, at random, after restarts and in the record."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.core.cards import Card
from engine.core.chance.packs import cut
from engine.records.record import Record
from engine.records.replay import positions
from engine.running.table import Table
from engine.table.model.entries import Cut, DealText
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Dealt, WentAway
from engine.table.model.status import Status
from tests.about import in_one_test
from tests.engine.running.kleurenwiezen import ALL, GAME, person_on, playing
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    EVA,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    database,
    everything_seen,
    restarted,
    user_to_move,
)


async def pass_round(table: Table) -> None:
    """Everybody passes and the deal is thrown in."""
    while table.result is None:
        seat = table.actors[0]
        user = person_on(table, seat)
        await table.act(user, "pass", None)


def cutter_of(table: Table) -> int:
    """The person who must cut."""
    assert table.cutter is not None
    return person_on(table, table.cutter)


def at_right(table: Table, dealer: int) -> int:
    return (dealer - 2) % 4 + 1


async def refusal(table: Table, user: int, cards: int = 17) -> Refusal:
    with pytest.raises(Refused) as refused:
        await table.cut(user, cards)
    return refused.value.reason


async def record_of(table: Table) -> Record:
    return Record.parse(await table.record())


# --- Who cuts


async def test_the_player_at_the_right_of_the_next_dealer_cuts_and_the_cards_are_dealt_at_once(slow: Process) -> None:
    table = await playing(slow)
    await pass_round(table)
    # Everybody passed, so the same dealer deals again.
    assert table.cutter == at_right(table, table.view(0).dealer)
    cutter = cutter_of(table)
    for other in set(ALL) - {cutter}:
        with pytest.raises(Refused) as refused:
            await table.cut(other, 17)
        assert (refused.value.reason, refused.value.facts) == (Refusal.OTHER_CUTS, {"name": NAMES[cutter]})
        with pytest.raises(Refused) as refused:
            await table.next_deal(other)
        assert refused.value.reason is Refusal.OTHER_CUTS
    assert await refusal(table, EVA) is Refusal.NOT_SEATED
    assert table.deal == 1
    await table.cut(cutter, 17)
    assert (table.deal, table.cut_by) == (2, at_right(table, table.view(0).dealer))
    assert len(slow.notebook.of(Dealt)) == 2


async def test_after_a_deal_that_was_played_the_next_dealer_is_at_the_left_and_who_dealt_cuts(slow: Process) -> None:
    table = await playing(slow)
    dealer = table.view(0).dealer
    eldest = table.actors[0]
    await table.act(person_on(table, eldest), "slam H", None)
    while table.result is None:
        seat = table.actors[0]
        legal = [str(action) for action in table.legal(seat)]
        await table.act(person_on(table, seat), "pass" if "pass" in legal else legal[0], None)
    assert table.cutter == dealer
    await table.cut(person_on(table, dealer), 3)
    assert table.view(0).dealer == eldest


async def test_who_is_to_cut_has_time_for_it_after_looking_at_the_score(slow: Process) -> None:
    pauses = {}
    for shuffle in ("no", "yes"):
        table = await playing(slow, shuffle=shuffle)
        await pass_round(table)
        assert table.deadline is not None
        pauses[shuffle] = table.deadline - slow.hour()
    assert pauses["no"] == 2 * pauses["yes"] > 0


async def test_who_is_to_cut_may_leave_it_to_chance(slow: Process) -> None:
    table = await playing(slow)
    await pass_round(table)
    await table.next_deal(cutter_of(table))
    assert (table.deal, table.cut_by) == (2, None)


@pytest.mark.parametrize("cards", [-1, 0, 2, 50, 52])
async def test_fewer_than_3_or_more_than_49_cards_cannot_be_cut_off(slow: Process, cards: int) -> None:
    table = await playing(slow)
    await pass_round(table)
    before = everything_seen(table)
    with pytest.raises(Refused) as refused:
        await table.cut(cutter_of(table), cards)
    assert (refused.value.reason, refused.value.facts) == (Refusal.CUT_OUT_OF_RANGE, {"least": 3, "most": 49})
    assert everything_seen(table) == before


async def test_when_the_pause_is_over_the_pack_is_cut_by_chance(slow: Process) -> None:
    table = await playing(slow)
    numbers = set()
    for deal in range(2, 8):
        await pass_round(table)
        await slow.passes(19)
        assert table.deal == deal - 1
        await slow.passes(2)
        assert (table.deal, table.cut_by) == (deal, None)
        numbers.add((await record_of(table)).deals[-1].cut)
    assert len(numbers) > 3
    assert slow.notebook.of(WentAway) == []


async def test_where_a_computer_would_cut_anybody_goes_on_and_chance_cuts(slow: Process) -> None:
    cutters: set[int | None] = set()
    while len(cutters) < 2:
        table = await playing(slow, (ANNA,))
        while table.result is None:
            if table.actors == (1,):
                await table.act(ANNA, str(table.legal(1)[0]), None)
            else:
                await slow.passes(0.5)
        cutters.add(table.cutter)
        if table.cutter is None:
            assert await refusal(table, ANNA) is Refusal.NOBODY_CUTS
            await table.next_deal(ANNA)
            assert (table.deal, table.cut_by) == (2, None)
    assert cutters == {None, 1}


async def test_who_leaves_does_not_cut_any_more(slow: Process) -> None:
    table = await playing(slow)
    await pass_round(table)
    cutter = cutter_of(table)
    await table.leave(cutter)
    assert table.cutter is None
    await table.next_deal(next(user for user in ALL if user != cutter))
    assert (table.deal, table.cut_by) == (2, None)


async def test_who_is_away_does_not_cut(slow: Process) -> None:
    table = await playing(slow)
    absent = person_on(table, at_right(table, table.view(0).dealer))
    for _ in range(20):
        while table.result is None:
            seat = table.actors[0]
            if person_on(table, seat) == absent:
                await slow.passes(60)
            else:
                await table.act(person_on(table, seat), str(table.legal(seat)[0]), None)
        if is_away(table, absent):
            break
        await slow.passes(11)
    assert is_away(table, absent)
    right = at_right(table, next_dealer(table))
    assert table.cutter == (None if person_on(table, right) == absent else right)


def is_away(table: Table, user: int) -> bool:
    return any(one and one.user_id == user and one.away for one in table.seats)


def next_dealer(table: Table) -> int:
    dealer, result = table.view(0).dealer, table.result
    assert result is not None
    return dealer if result.thrown_in else dealer % 4 + 1


async def test_nobody_cuts_before_the_start_or_during_a_deal(slow: Process) -> None:
    lobby = await slow.open(preset="pagat")
    assert (lobby.cutter, await refusal(lobby, ANNA)) == (None, Refusal.NOT_STARTED)
    table = await playing(slow)
    assert table.cutter is None
    for user in ALL:
        assert await refusal(table, user) is Refusal.DEAL_GOES_ON


@pytest.mark.parametrize("options", [{"preset": "pagat", "shuffle": "yes", "troel": "off"}, {"preset": "denexa"}])
async def test_where_the_pack_is_shuffled_who_sits_at_the_right_may_cut_and_nobody_waits(
    slow: Process, options: dict[str, str]
) -> None:
    table = await slow.started(ALL, **options)

    async def play_out() -> tuple[int, int]:
        """Play to the end of the deal; returns the person who may cut now, and somebody else."""
        while table.result is None:
            seat = table.actors[0]
            await table.act(person_on(table, seat), str(table.legal(seat)[-1]), None)
        assert table.cutter is None
        assert table.may_cut == at_right(table, next_dealer(table))
        cutter = person_on(table, table.may_cut)
        other = next(user for user in ALL if user != cutter)
        assert await refusal(table, other) is Refusal.OTHER_CUTS
        return cutter, other

    cutter, other = await play_out()
    assert await refusal(table, cutter, table.cuts[-1] + 1) is Refusal.CUT_OUT_OF_RANGE
    await table.next_deal(other)
    assert (table.deal, table.cut_by) == (2, None)
    cutter, _ = await play_out()
    # Nobody hears of chance's cut of a shuffled pack.
    told = [table.cut_cards]
    await table.cut(cutter, table.cuts[-1])
    assert (table.deal, table.cut_by) == (3, table.seat_of(cutter))
    told.append(table.cut_cards)
    await play_out()
    told.append(table.cut_cards)
    assert told == [None, None, table.cuts[-1]]
    # Records have such packs in the order they were dealt.
    assert [(deal.cut, len(deal.pack)) for deal in (await record_of(table)).deals] == [(None, table.cuts[-1] + 3)] * 3


# --- What the journal keeps, and who hears what when


async def test_the_record_has_every_cut_and_replays_to_the_same_hands(slow: Process) -> None:
    table = await playing(slow)
    for cards in (17, 3, 49):
        await pass_round(table)
        await table.cut(cutter_of(table), cards)
    hands = [table.view(seat).hand for seat in (1, 2, 3, 4)]
    await pass_round(table)
    text = await table.record()
    assert [line for line in text.splitlines() if "Cut" in line] == ['[Cut "17"]', '[Cut "3"]', '[Cut "49"]']
    starts = [at.state for at in positions(Record.parse(text)) if at.action is None]
    assert [GAME.view(starts[-1], seat).hand for seat in (1, 2, 3, 4)] == hands


async def test_the_cards_dealt_are_those_gathered_with_so_many_from_the_top_put_below(slow: Process) -> None:
    table = await playing(slow)
    await pass_round(table)
    await table.cut(cutter_of(table), 20)
    stored = await slow.journal.load(table.id)
    assert stored is not None
    record = await record_of(table)
    *_, last = positions(record)
    pack: tuple[Card, ...] = cut(GAME.gathered(last.state.outcome.match), 20, GAME.cuts)
    assert stored.packs[2] == " ".join(map(str, pack))


async def test_how_many_cards_were_cut_off_is_told_when_the_deal_is_over(slow: Process) -> None:
    """Whoever knows that number and the tricks of the deal before could work out every hand."""
    table = await playing(slow)
    await pass_round(table)
    assert (table.cut_by, table.cut_cards) == (None, None)
    cutter = cutter_of(table)
    seat = table.seat_of(cutter)
    await table.cut(cutter, 17)
    assert (table.cut_by, table.cut_cards) == (seat, None)
    assert "17" not in await table.record()
    assert all("17" not in repr(news) for news in slow.notebook.of(Dealt))
    await pass_round(table)
    assert (table.cut_by, table.cut_cards) == (seat, 17)
    await slow.passes(21)
    assert (table.cut_by, table.cut_cards) == (None, None)


async def test_a_cut_outlives_a_restart_at_every_step(slow: Process) -> None:
    table = await playing(slow)
    await pass_round(table)

    async def again() -> Table:
        other = (await slow.another()).tables.get(table.id)
        assert everything_seen(other) == everything_seen(table)
        assert (other.cutter, other.cut_by, other.cut_cards) == (table.cutter, table.cut_by, table.cut_cards)
        return other

    await again()
    await table.cut(cutter_of(table), 30)
    await again()
    await pass_round(table)
    other = await again()
    assert await other.record() == await table.record()
    await other.cut(cutter_of(other), 5)
    assert other.deal == 3


async def a_step(process: Process, table: Table) -> None:
    """A person or the clock does what is due; the clock leaves two deals of three for people to cut."""
    user = user_to_move(table)
    if user is not None:
        await table.act(user, str(table.legal(table.seat_of(user) or 0)[-1]), None)
    elif table.cutter is not None and table.deal % 3:
        await table.cut(cutter_of(table), 3 + table.deal)
    else:
        assert process.next_wake is not None
        process.hour.time = process.next_wake
        await process.fire_due()


async def test_a_match_with_cuts_killed_after_every_single_step_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    records = []
    for name in ("a.sqlite3", "b.sqlite3"):
        process = await Process.start(database(tmp_path, name), Hour(), random.Random(7), STEPWISE)
        table = await process.started((ANNA, BRAM, CHLOE), preset="pagat", deals=4, claim_when_settled="yes")
        while table.status is Status.PLAYING:
            if name == "b.sqlite3":
                seen, wake = everything_seen(table), process.next_wake
                process = await restarted(process)
                table = process.tables.get(table.id)
                assert (everything_seen(table), process.next_wake) == (seen, wake)
            await a_step(process, table)
        records.append(await table.record())
        await process.close()
    assert records[0] == records[1]
    cuts = [deal.cut for deal in Record.parse(records[0]).deals]
    assert len(cuts) >= 4
    assert set(cuts) & {3 + deal for deal in range(1, len(cuts))}


async def test_two_presses_cut_once(slow: Process) -> None:
    table = await playing(slow)
    await pass_round(table)
    cutter = cutter_of(table)
    await table.cut(cutter, 17)
    assert await refusal(table, cutter) is Refusal.DEAL_GOES_ON
    assert table.deal == 2


@in_one_test(
    ("text", "cut"),
    [
        ("3; cut 17 by 2", Cut(17, 2)),
        ("3; cut 17", Cut(17)),
        ("3; shuffled cut 17 by 2", Cut(17, 2, shuffled=True)),
        ("3; 8S KD; 8H 7C; shuffled cut 9", Cut(9, shuffled=True)),
        ("3", None),
        ("3; 8S KD; 8H 7C", None),
    ],
)
def test_the_journal_says_how_the_pack_of_a_deal_was_cut(text: str, cut: Cut | None) -> None:
    read = DealText.parse(text)
    assert (read.deal, read.cut, str(read)) == (3, cut, text)
