"""Tournaments that end by themselves, with what they have: nobody does anything for a week, or everybody has got up."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.state import TournamentEnding
from engine.clubs.tournaments.tournament import ENDS_AFTER, WARNED_AFTER
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.clubs.tournaments.tournaments import a_step, opened, tournament_setup
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    EVA,
    GUILD,
    NAMES,
    STEPWISE,
    Hour,
    Process,
    act_somehow,
    address,
    database,
    user_to_move,
)
from tests.engine.store.databases import EACH_KIND
from tests.engine.store.migrations.yesterday import back_to

QUICK = Pauses(0, 0, 0.7, after_round=30)
DAY = ENDS_AFTER


async def looked(process: Process, seconds: float) -> None:
    """So many seconds later they are looked over; no clock runs out meanwhile."""
    process.hour.time += seconds
    await process.tables.tournaments.look()


def status(tournament: Tournament) -> Status:
    """It changes between two looks, as what follows does."""
    return tournament.status


def warned_at(tournament: Tournament) -> float | None:
    return tournament.state.warned_at


@EACH_KIND
async def test_nobody_keeps_a_tournament_open_for_ever_without_an_act(process: Process) -> None:
    tournament = await opened(process, tournament_setup(), [BRAM])
    await looked(process, WARNED_AFTER - 1)
    assert warned_at(tournament) is None
    await looked(process, 1)
    assert warned_at(tournament) == process.hour.time
    await looked(process, DAY - 1)
    assert status(tournament) is Status.LOBBY
    await looked(process, 1)
    assert (status(tournament), tournament.state.ending) == (Status.STOPPED, TournamentEnding.IDLE)
    await tournament.close()
    found = await process.tables.tournaments.find(tournament.id)
    assert found.state.ending is TournamentEnding.IDLE


async def test_any_act_or_a_press_keeps_a_tournament_going(process: Process) -> None:
    tournament = await opened(process, tournament_setup(), [BRAM])
    await looked(process, WARNED_AFTER)
    with pytest.raises(Refused) as stranger:
        await tournament.stay(EVA)
    assert stranger.value.reason is Refusal.NOT_ENTERED
    await tournament.stay(BRAM)
    assert warned_at(tournament) is None
    await looked(process, DAY)
    await tournament.enter(CHLOE, NAMES[CHLOE])
    await looked(process, WARNED_AFTER - 1)
    assert (status(tournament), warned_at(tournament)) == (Status.LOBBY, None)


async def test_whoever_plays_keeps_a_tournament_going_and_finished_rounds_stand_at_the_end(
    tmp_path: Path,
) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), QUICK)
    tournament = await opened(process, tournament_setup(rounds=3), [BRAM, CHLOE, DAAN])
    await tournament.start(ANNA)
    while tournament.round < 2:
        await a_step(process)
    (table,) = [await process.tables.find(one.table_id) for one in tournament.tables_of(2)]
    standings = tournament.standings()
    await looked(process, WARNED_AFTER)
    assert warned_at(tournament) is not None
    assert user_to_move(table) is not None
    await act_somehow(table)
    await looked(process, DAY)
    assert (status(tournament), warned_at(tournament)) == (Status.PLAYING, None), "a card is an act too"
    await looked(process, WARNED_AFTER)
    await looked(process, DAY)
    assert (status(tournament), tournament.state.ending) == (Status.OVER, TournamentEnding.IDLE)
    assert table.status is Status.STOPPED
    assert (tournament.finished_rounds, tournament.standings()) == (1, standings)
    await process.close()


async def test_computers_play_no_rounds_for_nobody(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    tournament = await opened(process, tournament_setup(8, rounds=4), [BRAM])
    await tournament.start(ANNA)
    for user_id in (ANNA, BRAM):
        assert status(tournament) is Status.PLAYING
        (table,) = process.tables.of_user(user_id)
        await table.leave(user_id)
        await process.fire_due()
    assert (status(tournament), tournament.state.ending) == (Status.STOPPED, TournamentEnding.DESERTED)
    assert all(one.status is Status.STOPPED for one in tournament.tables_of(1))
    assert tournament.round == 1
    await process.close()


async def test_whoever_leaves_last_between_two_rounds_ends_it_and_the_first_round_stands(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), QUICK)
    tournament = await opened(process, tournament_setup(rounds=3), [BRAM])
    await tournament.start(ANNA)
    while not tournament.state.is_between_rounds:
        await a_step(process)
    await tournament.withdraw(ANNA)
    assert status(tournament) is Status.PLAYING
    await tournament.withdraw(BRAM)
    assert (status(tournament), tournament.state.ending) == (Status.OVER, TournamentEnding.DESERTED)
    assert tournament.finished_rounds == 1
    await process.close()


@EACH_KIND
async def test_a_tournament_of_yesterday_is_warned_first_and_goes_on(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), QUICK)
    tournament = await opened(process, tournament_setup(), [BRAM])
    await process.close()
    back_to(address(tmp_path), "0038")
    later = Hour(process.hour.time + 30 * DAY)
    born = await Process.start(address(tmp_path), later, random.Random(3), QUICK)
    await born.tables.tournaments.look()
    found = await born.tables.tournaments.find(tournament.id)
    assert (found.status, warned_at(found)) == (Status.LOBBY, later.time)
    await found.enter(CHLOE, NAMES[CHLOE])
    assert warned_at(found) is None
    await born.close()


@pytest.mark.parametrize("plays_last", [True, False])
async def test_the_last_trick_plays_itself_at_its_tables_as_the_server_has_it(
    process: Process, plays_last: bool
) -> None:
    await process.tables.change_server(GUILD, lambda server: replace(server, plays_last=plays_last))
    tournament = await opened(process, tournament_setup())
    await tournament.start(ANNA)
    (played,) = tournament.tables_of(1)
    table = await process.tables.find(played.table_id)
    assert table.setup.plays_last is plays_last
