"""People at a table end their match early by agreement: the current deal is the last, the standing is the result."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.registry import GAMES
from engine.records.record import Record
from engine.records.replay import positions
from engine.running.table import Table
from engine.standings.rating import NEWCOMER, Part, rate
from engine.standings.settling import EVERYWHERE
from engine.standings.standings import Standings
from engine.table.model.errors import Refusal
from engine.table.model.news import Answer, Dealt, MatchOver, ProposalChanged
from engine.table.model.proposal import ProposalKind
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import opened, tournament_setup
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
    restarted,
    user_to_move,
)
from tests.engine.table.decisions.test_lobby import refusal

FILE = "cards.sqlite3"
END, PLAY_ON = ProposalKind.END, ProposalKind.PLAY_ON


async def to_deal(process: Process, table: Table, deal: int) -> None:
    """Play until this deal is under way."""
    while table.deal < deal or table.result is not None:
        await one_on(process, table)


async def to_end_of_deal(process: Process, table: Table) -> None:
    while table.result is None:
        await one_on(process, table)


async def one_on(process: Process, table: Table) -> None:
    if user_to_move(table) is None:
        await process.passes(1)
    else:
        await act_somehow(table)


async def agreed(table: Table, *people: int, kind: ProposalKind = END) -> None:
    for person in people:
        await table.propose(person, kind)


def rows(folder: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return connection.execute(query).fetchall()


async def test_agreed_during_a_deal_the_match_ends_after_it_with_the_standing_as_its_result(
    process: Process, tmp_path: Path
) -> None:
    table = await process.started(FOUR, preset="pagat", deals=16)
    await to_deal(process, table, 3)
    await agreed(table, ANNA, BRAM, CHLOE)
    assert (table.last_deal, table.proposal is not None) == (None, True)
    await agreed(table, DAAN)
    assert (table.last_deal, table.status, table.proposal) == (3, Status.PLAYING, None)
    await to_end_of_deal(process, table)
    best = tuple(seat for seat, points in enumerate(table.score, 1) if points == max(table.score))
    assert (table.status, table.deal, table.winners, table.is_cut_short) == (Status.OVER, 3, best, True)
    assert process.notebook.of(MatchOver) == [MatchOver(best)]
    assert rows(tmp_path, "SELECT deals, rated FROM matches") == [(3, "yes")]
    assert rows(tmp_path, "SELECT count(*) FROM deals") == [(3,)]
    found = rows(tmp_path, "SELECT seat, score, won, place FROM results ORDER BY seat")
    assert found == [
        (seat, points, int(seat in best), 1 + sum(other > points for other in table.score))
        for seat, points in enumerate(table.score, 1)
    ]
    again = await (await process.another()).tables.find(table.id)
    assert (again.winners, again.is_cut_short) == (best, True)


async def test_agreed_between_two_deals_the_match_ends_at_once(slow: Process, tmp_path: Path) -> None:
    table = await slow.started(FOUR, preset="denexa")
    await to_end_of_deal(slow, table)
    dealt = len(slow.notebook.of(Dealt))
    await agreed(table, *FOUR)
    assert (table.status, table.deal, table.is_cut_short) == (Status.OVER, 1, True)
    left = min(table.score)
    assert table.winners == tuple(seat for seat, marks in enumerate(table.score, 1) if marks == left)
    assert rows(tmp_path, "SELECT deals FROM matches") == [(1,)]
    await slow.passes(3600)
    assert (table.deal, len(slow.notebook.of(Dealt))) == (1, dealt)


@pytest.mark.parametrize("preset", ["malmedy", "kwajongen", "troeven", "denexa", "chouine"])
async def test_whatever_is_counted_who_stands_best_has_won_and_the_record_ends_there(
    process: Process, preset: str
) -> None:
    table = await process.started((ANNA,), preset=preset)
    await to_deal(process, table, 2)
    await agreed(table, ANNA)
    await to_end_of_deal(process, table)
    match = table._transactions.snapshot.state.outcome.match
    standing = table.game.standing(match)
    if match.winners:
        pytest.skip("the match was over by its rules")
    assert table.winners == tuple(seat for seat, own in enumerate(standing, 1) if own == max(standing))
    *_, last = positions(Record.parse(await table.record()))
    assert (last.deal, last.state.outcome.match) == (2, match)
    proof = await table.proof()
    assert proof is not None
    assert len(proof["deals"]) == 2


async def test_a_match_that_its_rules_end_with_the_deal_agreed_on_has_not_ended_early(
    process: Process, tmp_path: Path
) -> None:
    table = await process.started((ANNA, BRAM), preset="chouine", parties=1, manches=1)
    await agreed(table, ANNA, BRAM)
    await to_end_of_deal(process, table)
    assert (table.status, table.is_cut_short, table.last_deal) == (Status.OVER, False, None)
    assert rows(tmp_path, "SELECT last_deal FROM tables") == [(None,)]


def test_of_an_unfinished_manche_the_parties_decide_and_of_a_finished_one_they_do_not() -> None:
    game = GAMES["chouine"]
    match = game.begin(game.configure("chouine"))._replace(manches=(1, 1))
    assert game.placing(match._replace(parties=(1, 2))) == (2, 1)
    assert game.placing(match._replace(parties=(0, 3))) == (1, 1)
    assert game.placing(match._replace(parties=(2, 2))) == (1, 1)
    assert game.placing(match._replace(manches=(1, 0), parties=(0, 2))) == (1, 2)


async def test_before_the_first_deal_there_is_nothing_to_end(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), replace(STEPWISE, before_first=60))
    table = await process.started(FOUR, preset="denexa")
    assert await refusal(table.propose(ANNA, END)) is Refusal.NOT_DEALT
    await process.close()


async def test_stopped_before_its_first_deal_is_over_a_match_that_was_to_end_counts_for_nobody(
    process: Process, tmp_path: Path
) -> None:
    table = await process.started(FOUR, preset="denexa")
    await agreed(table, *FOUR)
    await table.stop(ANNA, force=True)
    assert (table.status, table.is_cut_short, table.winners) == (Status.STOPPED, False, ())
    assert rows(tmp_path, "SELECT * FROM matches") == rows(tmp_path, "SELECT * FROM results") == []


async def test_one_who_does_not_agree_is_enough_for_the_match_to_go_on(process: Process) -> None:
    table = await process.started(FOUR, preset="denexa")
    await agreed(table, ANNA, BRAM)
    await table.decline(CHLOE)
    assert (table.last_deal, table.proposal) == (None, None)
    assert process.notebook.of(ProposalChanged)[-1].answer is Answer.DECLINED
    await to_deal(process, table, 2)
    assert table.status is Status.PLAYING


async def test_what_was_agreed_can_be_taken_back_by_agreement_until_the_deal_is_over(process: Process) -> None:
    table = await process.started(FOUR, preset="denexa")
    assert await refusal(table.propose(ANNA, PLAY_ON)) is Refusal.NOT_ENDING
    await agreed(table, *FOUR)
    assert await refusal(table.propose(ANNA, END)) is Refusal.ENDS_ALREADY
    await agreed(table, *FOUR, kind=PLAY_ON)
    assert table.last_deal is None
    await to_deal(process, table, 2)
    assert table.status is Status.PLAYING


async def test_alone_with_computers_nobody_is_asked(process: Process) -> None:
    table = await process.started((ANNA,), preset="denexa")
    await agreed(table, ANNA)
    assert (table.proposal, table.last_deal) == (None, 1)


async def test_in_a_tournament_no_table_ends_early(process: Process) -> None:
    tournament = await opened(process, tournament_setup(4, rounds=1), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(ANNA)
    assert await refusal(table.propose(ANNA, END)) is Refusal.OF_TOURNAMENT


@pytest.mark.parametrize("when", ["proposed", "agreed"])
async def test_a_restart_changes_nothing_of_it(tmp_path: Path, when: str) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    table = await process.started((ANNA, BRAM), preset="denexa")
    await agreed(table, ANNA, *([BRAM] if when == "agreed" else []))
    process = await restarted(process)
    table = process.tables.get(table.id)
    if when == "proposed":
        assert table.last_deal is None
        await agreed(table, BRAM)
    assert table.last_deal == 1
    await to_end_of_deal(process, table)
    assert (table.status, table.is_cut_short) == (Status.OVER, True)
    await process.close()


async def test_paused_between_two_deals_it_ends_at_once_and_is_paused_no_more(slow: Process) -> None:
    table = await slow.started((ANNA, BRAM), preset="denexa")
    await to_end_of_deal(slow, table)
    for person in (ANNA, BRAM):
        await table.pause(person)
    await agreed(table, ANNA, BRAM)
    assert (table.status, table.paused, table.is_cut_short) == (Status.OVER, None, True)


async def test_the_card_that_ends_the_last_deal_is_not_taken_back(process: Process) -> None:
    table = await process.started(FOUR, preset="denexa", takes_back=60)
    await agreed(table, *FOUR)
    while table.result is None:
        last = user_to_move(table)
        await one_on(process, table)
    assert table.status is Status.OVER
    assert last is not None
    assert await refusal(table.take_back(last)) is Refusal.TABLE_OVER


async def test_a_deal_that_the_clock_ends_for_the_last_who_is_asked_is_written_down(
    slow: Process, tmp_path: Path
) -> None:
    """Nobody asks those who went away: one act of the clock ends the deal, and the match as proposed."""
    table = await slow.started(FOUR, preset="pagat", troel="off", turn_seconds=30)
    for deal in (1, 2):
        while table.deal < deal:
            await slow.passes(1)
        for _ in range(3):
            await table.act(user_to_move(table) or 0, "pass", None)
        silent = user_to_move(table)
        if deal == 2:
            await agreed(table, *(person for person in FOUR if person != silent))
            assert table.proposal is not None
        await slow.passes(30)
    # They said nothing twice, so the deal was thrown in twice.
    assert (table.status, table.deal) == (Status.OVER, 2)
    assert rows(tmp_path, "SELECT deal FROM deals") == [(1,), (2,)]
    assert rows(tmp_path, "SELECT deals FROM matches") == [(2,)]


async def test_nobody_who_is_there_wants_it_any_more_where_who_proposed_it_has_gone(slow: Process) -> None:
    table = await slow.started((ANNA, BRAM), preset="denexa", turn_seconds=30)
    await agreed(table, ANNA)
    while table.paused is None:
        await slow.passes(1)
    assert (table.last_deal, table.proposal, table.status) == (None, None, Status.PLAYING)


async def test_whoever_only_the_others_have_called_away_is_asked_too(slow: Process) -> None:
    """Otherwise a host who leads could end the match with a friend, without a word of who is missing."""
    table = await slow.started((ANNA, BRAM, CHLOE), preset="denexa", turn_seconds=0)
    for person in (ANNA, BRAM, CHLOE):
        await table.pause(person)
    await table.resume(ANNA)
    await table.resume(BRAM)
    await slow.passes(3600)
    await table.go_on_without(ANNA)
    await table.agree(BRAM)
    await agreed(table, ANNA, BRAM)
    assert (table.last_deal, table.proposal is not None) == (None, True)


async def test_it_is_rated_by_what_was_played_of_it(process: Process, tmp_path: Path) -> None:
    """Four deals of sixteen count as a match of four, and for less than all sixteen would."""
    table = await process.started(FOUR, preset="pagat", deals=16)
    await to_deal(process, table, 4)
    await agreed(table, *FOUR)
    await to_end_of_deal(process, table)
    standings = Standings(process.journal)
    await standings.settle()
    places = dict(rows(tmp_path, "SELECT user_id, place FROM results"))
    parts = [Part(user, side, places[user]) for side, user in enumerate(FOUR)]
    short, long = rate(parts, {}, 1.0, 4), rate(parts, {}, 1.0, 16)
    found = rows(tmp_path, f"SELECT user_id, mu, sigma FROM ratings WHERE scope != {EVERYWHERE} ORDER BY user_id")
    assert len(found) == 4
    for user, mu, sigma in found:
        assert (mu, sigma) == pytest.approx((short[user].mu, short[user].sigma))
        if len(set(places.values())) > 1:
            assert abs(short[user].mu - NEWCOMER.mu) <= abs(long[user].mu - NEWCOMER.mu)
            assert short[user].sigma > long[user].sigma
