"""Whole tournaments of every method, killed after everything that is saved."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.clubs.tournaments.directing import ASKED_FOR
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder, Total
from engine.core.chance.fairness import digest_of
from engine.core.registry import GAMES
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.clubs.tournaments.any_method import CHOUINE, opened_by
from tests.engine.clubs.tournaments.tournaments import a_step, played_out
from tests.engine.running.support import ANNA, CHANNEL, GUILD, Hour, Process, database, restarted

STEPWISE = Pauses(thinking=1, after_deal=10, reminder=0.5, after_round=30)

EIGHT_DEALS = GAMES["couillon"].for_tournament("malmedy", 8)

METHODS: Mapping[str, dict[str, Any]] = {
    "drawn, with computers": {"count": 6},
    "fixed pairs, with reserves": {"count": 5, "entry": EntryMode.PAIRS, "remainder": Remainder.RESERVE},
    "by standing, with byes": {
        "count": 5,
        "method": Method.SWISS,
        "options": CHOUINE,
        "remainder": Remainder.BYE,
        "rounds": 3,
    },
    "knock-out": {"count": 5, "method": Method.KNOCKOUT, "options": CHOUINE},
}


def end_of(tournament: Tournament) -> list[object]:
    tables = [
        [(one.number, one.status, one.scores, one.placing) for one in tournament.tables_of(played)]
        for played in range(1, tournament.round + 1)
    ]
    return [tournament.status, tournament.entrants, tournament.state.draws, tables, tournament.standings()]


@pytest.mark.parametrize("method", METHODS.values(), ids=METHODS)
async def test_killed_after_each_save_it_goes_on_and_ends_the_same(tmp_path: Path, method: dict[str, Any]) -> None:
    undisturbed = await Process.start(database(tmp_path, "a.sqlite3"), Hour(), random.Random(7), STEPWISE)
    tournament = await opened_by(undisturbed, **method)
    await tournament.start(ANNA)
    await played_out(undisturbed, tournament)
    end = end_of(tournament)
    assert digest_of(tournament.state.secret) == tournament.commitment
    await undisturbed.close()

    process = await Process.start(database(tmp_path, "b.sqlite3"), Hour(), random.Random(7), STEPWISE)
    tournament = await opened_by(process, **method)
    await tournament.start(ANNA)
    saved = []
    while tournament.status is Status.PLAYING:
        # Other tests kill tables within a deal.
        waiting = sum(table.status is Status.LOBBY for table in process.tables.in_guild(GUILD))
        now = tournament.state.revision, tournament.finished_rounds, waiting, len(process.tables.in_guild(GUILD))
        if now not in saved:
            saved.append(now)
            process = await restarted(process)
            tournament = await process.tables.tournaments.find(tournament.id)
            await process.fire_due()
        assert tournament.status is Status.OVER or await a_step(process), (
            "nothing is left to do, and the tournament is not over"
        )
    assert len(saved) >= 4
    assert end_of(tournament) == end
    await process.close()


@pytest.fixture
async def quick(tmp_path: Path) -> AsyncIterator[Process]:
    process = await Process.start(database(tmp_path), Hour(), random.Random(4), STEPWISE)
    yield process
    await process.close()


async def to_the_end_of_the_round(process: Process, tournament: Tournament) -> None:
    while tournament.state.is_played:
        assert await a_step(process), "nothing is left to do, and the round is not over"


async def test_a_tournament_begins_at_its_time_or_as_soon_as_enough_people_are_there_after_it(quick: Process) -> None:
    at = quick.hour.time + 600
    punctual, late = [await opened_by(quick, people, starts_at=at) for people in (4, 3)]
    await quick.passes(599)
    assert punctual.status is Status.LOBBY
    await quick.passes(2)
    assert (punctual.status, late.status) == (Status.PLAYING, Status.LOBBY)
    await late.enter(15, "P15")
    await quick.fire_due()
    assert late.status is Status.PLAYING


async def test_a_time_that_comes_while_the_bot_is_away_is_kept_when_it_is_back(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(4), STEPWISE)
    tournament = await opened_by(process, 4, starts_at=process.hour.time + 600)
    process.hour.time += 3600
    process = await restarted(process)
    await process.fire_due()
    assert (await process.tables.tournaments.find(tournament.id)).round == 1
    await process.close()


async def test_a_finished_round_of_same_deals_counts_each_seat_beside_the_same_seat_elsewhere(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(4), STEPWISE)
    duplicate: dict[str, Any] = {"same_deals": True, "total": Total.MATCH_POINTS, "rounds": 1}
    tournament = await opened_by(process, 8, options=GAMES["couillon"].for_tournament("malmedy", 4), **duplicate)
    await tournament.start(ANNA)
    tables = [await process.tables.find(one.table_id) for one in tournament.tables_of(1)]
    # Everybody else does what is first, so that the two tables would play alike.
    stranger = tables[1].seats[0]
    assert stranger is not None
    await tables[1].leave(stranger.user_id or 0)
    brought: dict[tuple[int, int], Sequence[int]] = {}
    while tournament.status is Status.PLAYING:
        assert await a_step(process)
        for number, table in enumerate(tables):
            if table.deal_facts is not None:
                brought[number, table.deal] = table.deal_facts.points
    counted = {}
    for number, places in enumerate(tournament.state.draws[0].tables):
        for seat, place in enumerate(places):
            both = [(brought[number, deal][seat], brought[1 - number, deal][seat]) for deal in range(1, 5)]
            counted[place] = sum(100 if own > other else 50 if own == other else 0 for own, other in both) / 4
    assert {row.place: row.scores[0] for row in tournament.standings()} == counted
    assert sum(counted.values()) == 8 * 50
    assert len(set(counted.values())) > 1
    await process.close()


async def test_a_rounds_time_stands_still_while_the_bot_is_cut_off(quick: Process) -> None:
    tournament = await opened_by(quick, 8, options=EIGHT_DEALS, round_minutes=30)
    await tournament.start(ANNA)
    first = await quick.tables.find(tournament.tables_of(1)[0].table_id)
    ends = tournament.state.round_ends
    assert ends is not None
    quick.hour.time = ends - 60
    quick.tables.times.stand_still()
    await quick.passes(3600)
    assert (first.last_deal, tournament.state.round_ends) == (None, ends)
    await quick.tables.times.go_on()
    assert tournament.state.round_ends == ends + 3600
    await quick.passes(59)
    assert first.last_deal != first.deal
    await quick.passes(1)
    assert first.last_deal == first.deal


async def test_the_question_whether_to_stop_stands_still_while_the_bot_is_cut_off(quick: Process) -> None:
    tournament = await opened_by(quick, 8, options=EIGHT_DEALS)
    await tournament.start(ANNA)
    await tournament.ask_to_stop(ANNA, "Anna")
    until = tournament.state.asked_until
    assert until == quick.hour.time + ASKED_FOR
    quick.hour.time = until - 60
    quick.tables.times.stand_still()
    await quick.passes(3600)
    assert tournament.state.asked_until == until
    await quick.tables.times.go_on()
    assert tournament.state.asked_until == until + 3600
    await quick.passes(59)
    assert tournament.state.asked_until is not None
    await quick.passes(1)
    assert tournament.state.asked_until is None


async def test_a_clock_that_is_set_does_not_shorten_the_question_whether_to_stop(quick: Process) -> None:
    tournament = await opened_by(quick, 8, options=EIGHT_DEALS)
    await tournament.start(ANNA)
    await tournament.ask_to_stop(ANNA, "Anna")
    until = tournament.state.asked_until
    assert until is not None
    quick.hour.time += 7200
    await quick.tables.times.were_set(7200)
    assert tournament.state.asked_until == until + 7200
    assert (await quick.tables.tournaments.find(tournament.id)).state.asked_until == until + 7200


async def test_when_a_rounds_time_is_over_its_tables_end_with_the_deal_under_way(quick: Process) -> None:
    tournament = await opened_by(quick, 8, options=EIGHT_DEALS, round_minutes=30)
    await tournament.start(ANNA)
    first, second = [await quick.tables.find(one.table_id) for one in tournament.tables_of(1)]
    ends = tournament.state.round_ends
    assert ends == quick.hour.time + 1800
    while first.deal < 3:
        await a_step(quick)
    quick.hour.time = ends
    await quick.fire_due()
    assert tournament.state.round_ends is None
    assert [table.last_deal is not None or table.status is Status.OVER for table in (first, second)] == [True, True]
    await to_the_end_of_the_round(quick, tournament)
    assert [one.deals < 8 for one in tournament.tables_of(1)] == [True, True]
    assert tournament.tables_of(1)[0].deals == first.deal
    assert len(tournament.standings()) == 8


async def test_the_next_round_waits_for_a_channel_if_the_tournaments_own_is_gone(quick: Process) -> None:
    tournament = await opened_by(quick, 4)
    await tournament.start(ANNA, (701,))
    await tournament.lose_channel(701)
    assert tournament.state.channels == (CHANNEL,)
    await tournament.lose_channel(CHANNEL)
    await to_the_end_of_the_round(quick, tournament)
    await quick.passes(600)
    assert tournament.round == 1
    await tournament.move(ANNA, 702)
    assert tournament.round == 2
    assert quick.tables.in_channel(702)


async def test_a_director_need_not_wait_for_the_next_round_and_every_table_that_ends_is_told(quick: Process) -> None:
    told: list[int] = []

    class Listener:
        async def tournament_changed(self, tournament: Tournament) -> None:
            told.append(sum(one.status is Status.OVER for one in tournament.tables_of(1)))

    tournament = await opened_by(quick, 8)
    await tournament.start(ANNA)
    quick.tables.tournaments.announce_by(Listener().tournament_changed)
    while tournament.state.is_played:
        assert await a_step(quick)
        # One table may end while the tournament still reads how the other did.
        await quick.fire_due()
    assert {1, 2} <= set(told)
    await tournament.next_now(ANNA)
    assert tournament.round == 2


async def test_a_late_comer_takes_a_seat_that_is_left_and_a_reserve_plays_on_their_own_place(quick: Process) -> None:
    tournament = await opened_by(quick, 5, remainder=Remainder.RESERVE, level="easy")
    await tournament.start(ANNA)
    (table,) = [await quick.tables.find(one.table_id) for one in tournament.tables_of(1)]
    reserve = 15
    assert 5 not in tournament.state.seated
    assert await tournament.place_now(reserve) == 5
    await table.leave(12)
    await tournament.enter(reserve, "P15")
    assert table.seat_of(reserve) is not None
    assert await tournament.place_now(reserve) == 5
    await table.leave(13)
    await tournament.enter(16, "P16")
    assert await tournament.place_now(16) == 3
    # Whoever has lost their seat to somebody else has no other place in this round.
    with pytest.raises(Refused) as lost:
        await tournament.enter(13, "P13")
    assert lost.value.reason is Refusal.TOURNAMENT_STARTED
    await to_the_end_of_the_round(quick, tournament)
    assert [one.user_id for one in tournament.entrants] == [11, None, 16, 14, 15]
    assert {one.player for one in tournament.entrants} == {"easy"}
    assert {row.place for row in tournament.standings()} == {1, 3, 4, 5}
    await quick.passes(31)
    assert sorted(sum(tournament.state.draws[1].tables, ())) == [1, 3, 4, 5]
