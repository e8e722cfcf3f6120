"""Claiming or conceding the rest of a deal: at once if it is certain, else by agreement."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from engine.core import claims
from engine.records.record import Record
from engine.records.replay import positions
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import Acted, Answer, By, DealOver, ProposalChanged, Reminder
from engine.table.model.proposal import ProposalKind, Stake
from tests.engine.running.kleurenwiezen import lead_of_cards, misere_nobody_can_break, person_on
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

SECONDS = 60


async def opened(folder: Path, people: Sequence[int] = FOUR, **changes: object) -> tuple[Process, Table]:
    process = await Process.start(database(folder), Hour(), random.Random(5), STEPWISE)
    return process, await process.started(
        people, **{"preset": "points", "deals": 900, "turn_seconds": SECONDS} | changes
    )


async def until(process: Process, table: Table, wanted: Callable[[int], bool]) -> int:
    """Play at random until a person on turn to play a card has a seat for which this holds; returns that person."""
    rng = random.Random(1)
    for _ in range(2000):
        user = user_to_move(table)
        if user is None:
            await process.passes(1)
            continue
        seat = table.seat_of(user)
        assert seat is not None
        if table.game.left(table.view(seat)) is not None and wanted(seat):
            return user
        await table.act(user, str(rng.choice(table.legal(seat))), table.number)
    raise AssertionError("it does not come to this")


def certain(table: Table, cards: int = 2) -> Callable[[int], bool]:
    return lambda seat: len(table.view(seat).hand) >= cards and table.claim_is_certain(person_on(table, seat))


def uncertain(table: Table) -> Callable[[int], bool]:
    """The lead, with three cards."""
    return lambda seat: (
        len(table.view(seat).hand) == 3
        and len(table.view(seat).trick) in (0, len(table.seats))
        and not table.claim_is_certain(person_on(table, seat))
    )


def answers(process: Process) -> list[tuple[Answer, int | None]]:
    return [(one.answer, one.seat) for one in process.notebook.of(ProposalChanged)]


async def refusal(table: Table, user: int, way: str = "claim") -> Refusal:
    with pytest.raises(Refused) as refused:
        await getattr(table, way)(user)
    return refused.value.reason


@pytest.mark.parametrize("preset", ["malmedy", "troeven-3", "chouine"])
async def test_a_certain_claim_ends_the_deal_at_once_with_all_its_tricks(tmp_path: Path, preset: str) -> None:
    people = {"troeven-3": FOUR[:3], "chouine": FOUR[:2]}.get(preset, FOUR)
    options = {"deals": 900} if preset == "malmedy" else {}
    process = await Process.start(database(tmp_path), Hour(), random.Random(5), STEPWISE)
    table = await process.started(people, preset=preset, turn_seconds=0, **options)
    user = await until(process, table, certain(table))
    seat = table.seat_of(user)
    assert seat is not None
    view, number, told = table.view(seat), table.number, len(process.notebook.news)
    await table.claim(user)
    news = [one for _, one in process.notebook.news[told:]]
    acted = [one for one in news if isinstance(one, Acted)]
    assert answers(process) == [(Answer.CARRIED, None)]
    assert {one.by for one in acted} == {By.CLAIM}
    assert table.number == number + len(acted)
    assert table.result is not None
    won = [now - before for now, before in zip(table.result.tricks, view.tricks, strict=True)]
    assert (won[seat - 1], sum(won)) == (len(view.hand), len(view.hand))
    assert isinstance(news[len(acted) + 1], DealOver)
    seen = everything_seen(table)
    process = await restarted(process)
    table = process.tables.get(table.id)
    assert everything_seen(table) == seen
    replayed = list(positions(Record.parse(await table.record())))
    assert replayed[-1].state.outcome.result == table.result
    await process.close()


async def test_another_claim_shows_the_hand_and_takes_the_word_of_all_opponents(tmp_path: Path) -> None:
    process, table = await opened(tmp_path)
    user = await until(process, table, uncertain(table))
    seat = table.seat_of(user)
    assert seat is not None
    sides = table.view(0).sides
    first, second = (at for at in range(1, 5) if sides[at - 1] != sides[seat - 1])
    await table.claim(user, table.number)
    assert table.proposal is not None
    assert (table.proposal.kind, table.missing_answers) == (ProposalKind.CLAIM, frozenset((first, second)))
    partner = next(at for at in range(1, 5) if at not in (seat, first, second))
    assert await refusal(table, FOUR[partner - 1], "agree") is Refusal.NOT_ASKED
    assert table.proposal.shown == table.view(seat).hand
    await table.agree(FOUR[first - 1])
    shown, process = table.proposal.shown, await restarted(process)
    table = process.tables.get(table.id)
    assert table.proposal is not None
    assert table.proposal.shown == shown
    before = table.view(0).tricks
    most = claims.play_out(table.game, table._now.state, {seat, partner})
    await table.agree(FOUR[second - 1])
    assert answers(process) == [(Answer.AGREED, second), (Answer.CARRIED, None)]
    assert [(one.seat, one.action) for one in process.notebook.of(Acted)] == list(most)
    assert table.result is not None
    assert sum(table.result.tricks) - sum(before) == 3
    await process.close()


async def test_one_computer_that_sees_a_defence_says_no_once_the_people_have_agreed(tmp_path: Path) -> None:
    process, table = await opened(tmp_path, FOUR[:3])

    def defensible(seat: int) -> bool:
        side = {seat, (seat + 1) % 4 + 1}
        return seat in (1, 3) and uncertain(table)(seat) and not claims.holds(table.game, table._now.state, side)

    user = await until(process, table, defensible)
    await table.claim(user)
    assert answers(process) == [(Answer.PROPOSED, table.seat_of(user))]
    await table.agree(BRAM)
    assert answers(process)[1:] == [(Answer.AGREED, 2), (Answer.DECLINED, 4)]
    assert (table.proposal, table.result) == (None, None)
    await process.close()


async def test_one_who_declines_lets_play_go_on_and_so_does_a_card(tmp_path: Path) -> None:
    process, table = await opened(tmp_path)
    user = await until(process, table, uncertain(table))
    seat = table.seat_of(user)
    assert seat is not None
    other = next(at for at in range(1, 5) if table.view(0).sides[at - 1] != table.view(0).sides[seat - 1])
    position = table.view(seat)
    await table.claim(user)
    await table.decline(FOUR[other - 1])
    assert (table.view(seat), table.proposal) == (position, None)
    assert answers(process)[-1] == (Answer.DECLINED, other)
    await process.close()


async def test_a_claim_lapses_with_a_card_and_is_asked_once_a_turn(tmp_path: Path) -> None:
    process, table = await opened(tmp_path)
    user = await until(process, table, uncertain(table))
    await table.claim(user)
    await table.decline(user)
    assert await refusal(table, user) is Refusal.ASKED_THIS_TURN
    with pytest.raises(Refused):
        table.must_be_proposable(user, ProposalKind.CLAIM)
    await act_somehow(table)
    user = await until(process, table, uncertain(table))
    await table.claim(user)
    await act_somehow(table)
    assert table.proposal is None
    assert answers(process)[-1] == (Answer.LAPSED, None)
    await process.close()


async def test_a_claim_that_nobody_answers_costs_nobody_a_turn(tmp_path: Path) -> None:
    process, table = await opened(tmp_path)
    user = await until(process, table, uncertain(table))
    process.hour.time += SECONDS - 1
    await table.claim(user)
    assert table.deadline == process.hour() + SECONDS, "the others have as long to answer as a turn takes"
    number = table.number
    await process.passes(SECONDS)
    assert (table.number, table.proposal) == (number, None)
    assert process.notebook.of(Reminder) == [], "it is not for who asked to act"
    assert user_to_move(table) == user
    assert table.deadline == process.hour() + SECONDS
    await process.close()


async def test_computers_agree_only_where_no_defence_takes_a_trick(tmp_path: Path) -> None:
    process, table = await opened(tmp_path, (ANNA,), turn_seconds=0)

    def holds(seat: int) -> bool:
        own = [at for at in range(1, 5) if table.view(0).sides[at - 1] == table.view(0).sides[seat - 1]]
        return claims.holds(table.game, table._now.state, own)

    user = await until(process, table, lambda seat: uncertain(table)(seat) and not holds(seat))
    number = table.number
    await table.claim(user)
    assert (table.number, table.proposal) == (number, None)
    assert answers(process)[-1][0] is Answer.DECLINED
    user = await until(process, table, lambda seat: holds(seat) and not certain(table, 1)(seat))
    await table.claim(user)
    assert answers(process)[-1] == (Answer.CARRIED, None)
    assert table.result is not None
    await process.close()


async def test_a_deal_is_given_up_with_the_partners_consent(tmp_path: Path) -> None:
    process, table = await opened(tmp_path)
    user = await until(process, table, uncertain(table))
    seat = table.seat_of(user)
    assert seat is not None
    sides = table.view(0).sides
    own = [at for at in range(1, 5) if sides[at - 1] == sides[seat - 1]]
    partner = next(at for at in own if at != seat)
    before = table.view(0).tricks
    await table.concede(user, table.number)
    assert table.missing_answers == {partner}
    await table.agree(FOUR[partner - 1])
    assert table.result is not None
    kept = sum(table.result.tricks[at - 1] - before[at - 1] for at in own)
    assert kept < sum(table.result.tricks) - sum(before)
    assert [one.by for one in process.notebook.of(Acted)][-1] is By.CLAIM
    await process.close()


async def test_computers_and_whoever_plays_alone_are_not_asked(tmp_path: Path) -> None:
    process, table = await opened(tmp_path, (ANNA, BRAM))
    user = await until(process, table, uncertain(table))
    await table.concede(user)
    assert answers(process) == [(Answer.PROPOSED, table.seat_of(user)), (Answer.CARRIED, None)]
    await process.close()


async def test_neither_is_possible_before_all_cards_are_in_the_hands_or_out_of_turn(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(5), STEPWISE)
    three = await process.started(FOUR[:3], preset="troeven-3", turn_seconds=0)
    await until(process, three, uncertain(three))
    on_turn = user_to_move(three)
    assert on_turn is not None
    assert await refusal(three, on_turn, "concede") is Refusal.MORE_THAN_TWO_SIDES
    other = next(user for user in FOUR[:3] if user != on_turn)
    assert await refusal(three, other) is await refusal(three, other, "concede") is Refusal.NOT_ON_TURN
    chouine = await process.started(FOUR[:2], preset="chouine", turn_seconds=0)
    on_turn = user_to_move(chouine)
    assert on_turn is not None
    assert await refusal(chouine, on_turn) is await refusal(chouine, on_turn, "concede") is Refusal.REST_NOT_SETTLED
    while chouine.result is None:
        await act_somehow(chouine)
    assert await refusal(chouine, ANNA) is Refusal.DEAL_IS_OVER
    auction = await process.started(FOUR, preset="pagat", troel="off", turn_seconds=0)
    on_turn = user_to_move(auction)
    assert on_turn is not None
    assert await refusal(auction, on_turn) is Refusal.REST_NOT_SETTLED
    await process.close()


async def playing_misere(folder: Path, bid: str = "grand-misere") -> tuple[Process, Table, int]:
    """Play goes on in a contract for few tricks; returns the declarer's seat."""
    process = await Process.start(database(folder), Hour(), random.Random(5), STEPWISE)
    table = await process.started(FOUR, preset="pagat", troel="off", turn_seconds=0)
    await lead_of_cards(table, bid)
    return process, table, table.view(0).declarers[0]


@pytest.mark.parametrize("bid", ["grand-misere", "piccolo", "open-misere"])
async def test_who_declares_for_few_tricks_and_gives_up_has_lost_the_contract(tmp_path: Path, bid: str) -> None:
    process, table, seat = await playing_misere(tmp_path, bid)
    declarer = person_on(table, seat)
    while user_to_move(table) != declarer:
        await act_somehow(table)
    assert await refusal(table, declarer) is Refusal.NO_TRICKS_WANTED
    await table.concede(declarer)
    assert table.result is not None
    assert table.result.tricks[seat - 1] != (bid == "piccolo")
    assert table.result.delta[seat - 1] < 0
    given = process.notebook.of(ProposalChanged)[-1].given
    assert given is not None
    assert (given.what, given.contract, given.declarers) == (Stake.LOST, bid, (seat,))
    await process.close()


@pytest.mark.parametrize("bid", ["grand-misere", "piccolo"])
async def test_when_the_opponents_give_up_who_declares_for_few_tricks_makes_it(tmp_path: Path, bid: str) -> None:
    process, table, seat = await playing_misere(tmp_path, bid)
    while seat in table.actors:
        await act_somehow(table)
    await table.concede(user_to_move(table) or 0)
    for at in sorted(table.missing_answers):
        await table.agree(person_on(table, at))
    assert table.result is not None
    assert table.result.tricks[seat - 1] == (bid == "piccolo")
    assert table.result.delta[seat - 1] > 0
    given = process.notebook.of(ProposalChanged)[-1].given
    assert given is not None
    assert given.what is Stake.MADE
    replayed = list(positions(Record.parse(await table.record())))
    assert replayed[-1].state.outcome.result == table.result
    await process.close()


async def test_a_misere_that_no_cards_can_break_is_not_given_up_and_play_goes_on(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(5), STEPWISE)
    table, user = await misere_nobody_can_break(process)
    before = (table.number, everything_seen(table))
    assert await refusal(table, user, "concede") is Refusal.CANNOT_BE_LOST
    assert (table.number, everything_seen(table), table.proposal) == (*before, None)
    while table.result is None:
        await act_somehow(table)
    assert table.result.delta[(table.seat_of(user) or 0) - 1] > 0
    await process.close()
