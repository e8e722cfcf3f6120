"""Whole tournaments at the engine's tables: entering, rounds, totals, leaving, stopping."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.schedule import PEOPLE, schedule_for
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.engine.clubs.tournaments.tournaments import a_step, of_computers, opened, played_out, tournament_setup
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    EVA,
    NAMES,
    Hour,
    Process,
    act_somehow,
    database,
    user_to_move,
)
from tests.engine.store.databases import EACH_KIND

STEPWISE = Pauses(thinking=1, after_deal=10, reminder=0.5, after_round=30)


@pytest.fixture
async def quick(tmp_path: Path) -> Process:
    """Computers act at once; deals and rounds follow at once."""
    return await Process.start(database(tmp_path), Hour(), random.Random(4), Pauses(0, 0, 0.7, 0))


def reason(caught: pytest.ExceptionInfo[Refused]) -> Refusal:
    return caught.value.reason


@pytest.mark.parametrize("people", PEOPLE)
async def test_a_tournament_of_computers_plays_all_its_rounds_as_the_movement_says(quick: Process, people: int) -> None:
    tournament = await of_computers(quick, tournament_setup(people, rounds=3))
    assert tournament.status is Status.OVER
    names = [one.name for one in tournament.entrants]
    assert len(set(names)) == people
    totals = Counter[int]()
    for played, places in enumerate(schedule_for(people)[:3], 1):
        assert len(tournament.tables_of(played)) == people // 4
        for one, seated in zip(tournament.tables_of(played), places, strict=True):
            table = await quick.tables.find(one.table_id)
            assert (table.status, table.deal) == (Status.OVER, 1)
            assert [seat.name for seat in table.seats if seat] == [names[place - 1] for place in seated]
            # Partners opposite share a score.
            assert table.score[0] == table.score[2]
            assert table.score[1] == table.score[3]
            assert table.score == one.scores
            totals.update(dict(zip(seated, table.score, strict=True)))
    table_of_totals = tournament.standings()
    assert {row.place: row.total for row in table_of_totals} == totals
    assert table_of_totals[0].total == min(totals.values())
    assert tournament.finished_rounds == 3
    await quick.close()


@pytest.mark.parametrize(
    ("preset", "tie"), [("malmedy", "both-score"), ("dame-de-make", "both-score"), ("st-vith", "non-makers")]
)
async def test_every_table_plays_the_fixed_number_of_deals_under_the_rule_of_ties(
    quick: Process, preset: str, tie: str
) -> None:
    tournament = await of_computers(quick, tournament_setup(4, rounds=1, deals=5, preset=preset))
    table = await quick.tables.find(tournament.tables_of(1)[0].table_id)
    options = dict(table.setup.options.values())
    assert (table.setup.options.preset, options["deals"], options["tie"]) == (preset, "5", tie)
    assert table.deal == 5
    await quick.close()


async def test_people_enter_until_the_places_are_taken(quick: Process) -> None:
    tournament = await opened(quick, tournament_setup(), (BRAM, CHLOE))
    with pytest.raises(Refused) as twice:
        await tournament.enter(BRAM, "Bram")
    assert reason(twice) is Refusal.ALREADY_ENTERED
    await tournament.enter(DAAN, "Daan")
    with pytest.raises(Refused) as full:
        await tournament.enter(EVA, "Eva")
    assert reason(full) is Refusal.TOURNAMENT_FULL
    await tournament.withdraw(BRAM)
    assert [one.name for one in tournament.entrants] == ["Anna", "Chloé", "Daan"]
    with pytest.raises(Refused) as gone:
        await tournament.withdraw(BRAM)
    assert reason(gone) is Refusal.NOT_ENTERED
    await tournament.enter(EVA, "Eva")
    assert tournament.state.place_of(EVA) == 4
    await quick.close()


async def test_only_the_host_starts_and_nobody_enters_after_that(quick: Process) -> None:
    tournament = await opened(quick, tournament_setup(), (BRAM,))
    with pytest.raises(Refused) as stranger:
        await tournament.start(BRAM)
    assert reason(stranger) is Refusal.NOT_HOST
    await tournament.start(ANNA)
    for late in (tournament.enter(EVA, "Eva"), tournament.start(ANNA)):
        with pytest.raises(Refused) as started:
            await late
        assert reason(started) is Refusal.TOURNAMENT_STARTED
    for user_id, why in ((BRAM, Refusal.IN_THE_ROUND), (EVA, Refusal.NOT_ENTERED)):
        with pytest.raises(Refused) as stays:
            await tournament.withdraw(user_id)
        assert reason(stays) is why
    await quick.close()


async def test_without_computers_all_places_must_be_taken(quick: Process) -> None:
    tournament = await opened(quick, tournament_setup(fill=False), (BRAM, CHLOE))
    with pytest.raises(Refused) as empty:
        await tournament.start(ANNA)
    assert reason(empty) is Refusal.PLACES_EMPTY
    await tournament.enter(DAAN, "Daan")
    await tournament.start(ANNA)
    (table,) = quick.tables.of_user(DAAN)
    assert {one.name for one in table.seats if one} == {"Anna", "Bram", "Chloé", "Daan"}
    await quick.close()


async def test_a_tournament_of_nobody_does_not_start(quick: Process) -> None:
    tournament = await opened(quick, tournament_setup())
    await tournament.withdraw(ANNA)
    with pytest.raises(Refused) as empty:
        await tournament.start(ANNA)
    assert reason(empty) is Refusal.PLACES_EMPTY
    await quick.close()


async def test_tables_are_played_in_the_channels_named_and_else_in_the_tournaments_own(quick: Process) -> None:
    tournament = await opened(quick, tournament_setup(8, rounds=2))
    await tournament.start(ANNA, (801,))
    tables = [await quick.tables.find(one.table_id) for one in tournament.tables_of(1)]
    assert [table.setup.channel_id for table in tables] == [801, tournament.setup.channel_id]
    await quick.close()


async def test_the_next_round_waits_for_the_last_table_and_then_for_the_pause(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(2), STEPWISE)
    tournament = await opened(process, tournament_setup(8, rounds=2), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    late = process.tables.of_user(ANNA)[0]
    while len(process.tables.in_guild(tournament.setup.guild_id or 0)) > 1 or late.deal == 0:
        # Everybody but Anna plays.
        others = [table for table in process.tables.in_guild(tournament.setup.guild_id or 0) if table is not late]
        if any(user_to_move(table) is not None for table in others):
            await act_somehow(next(table for table in others if user_to_move(table) is not None))
        else:
            await process.passes(1)
    await process.passes(50)
    assert (tournament.round, tournament.state.deadline, tournament.finished_rounds) == (1, None, 0)
    # A late table plays by its ordinary clock and loses nothing.
    assert (late.setup.turn_seconds, late.winners) == (60, ())
    while not late.winners:
        await a_step(process)
    await process.passes(0)
    assert (tournament.round, tournament.finished_rounds) == (1, 1)
    assert tournament.state.deadline == process.hour() + 30
    await process.passes(29)
    assert tournament.round == 1
    await process.passes(1)
    assert (tournament.round, len(tournament.tables_of(2))) == (2, 2)
    await played_out(process, tournament)
    assert tournament.status is Status.OVER
    await process.close()


async def test_for_who_gets_up_a_computer_plays_on_in_all_rounds_until_they_take_their_seat_back(
    tmp_path: Path,
) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(2), STEPWISE)
    tournament = await opened(process, tournament_setup(4, rounds=3), (BRAM,))
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(BRAM)
    await table.leave(BRAM)
    while tournament.round == 1:
        await a_step(process)
    (table,) = process.tables.of_user(ANNA)
    kept = next(seat for seat, one in enumerate(table.seats, 1) if one and one.kept_for == BRAM)
    occupant = table.occupant(kept)
    assert occupant
    assert (occupant.name, occupant.user_id, occupant.offered) == ("Bram", None, True)
    assert schedule_for(4)[1][0][kept - 1] == tournament.state.place_of(BRAM) == 2
    await table.take_over(BRAM, NAMES[BRAM], kept)
    while tournament.round == 2:
        await a_step(process)
    assert process.tables.of_user(BRAM) == process.tables.of_user(ANNA) != ()
    await played_out(process, tournament)
    assert [one.user_id for one in tournament.entrants] == [ANNA, BRAM, None, None]
    await process.close()


async def test_a_table_goes_on_when_its_last_person_gets_up_and_others_play_elsewhere(quick: Process) -> None:
    tournament = await opened(quick, tournament_setup(8, rounds=3), (BRAM,))
    await tournament.start(ANNA)
    (table,) = quick.tables.of_user(ANNA)
    assert quick.tables.of_user(BRAM) != (table,)
    await table.leave(ANNA)
    assert table.status is Status.OVER
    await quick.fire_due()
    assert tournament.status is Status.PLAYING
    await played_out(quick, tournament)
    assert (tournament.status, tournament.round) == (Status.OVER, 3)
    await quick.close()


async def test_the_tables_of_a_tournament_are_not_stopped_or_reseated_one_by_one(quick: Process) -> None:
    tournament = await opened(quick, tournament_setup(4), (BRAM,))
    await tournament.start(ANNA)
    (table,) = quick.tables.of_user(BRAM)
    seat = table.seat_of(BRAM) or 0
    for attempt in (table.stop(ANNA), table.stop(ANNA, force=True), table.remove(ANNA, seat), table.offer(BRAM)):
        with pytest.raises(Refused) as refused:
            await attempt
        assert reason(refused) is Refusal.OF_TOURNAMENT
    assert table.status is Status.PLAYING
    await quick.close()


async def test_stopping_the_tournament_stops_its_tables(quick: Process) -> None:
    tournament = await opened(quick, tournament_setup(8), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    playing = quick.tables.in_guild(tournament.setup.guild_id or 0)
    assert playing
    with pytest.raises(Refused) as stranger:
        await tournament.stop(BRAM)
    assert reason(stranger) is Refusal.NOT_HOST
    await tournament.stop(BRAM, force=True)
    assert tournament.status is Status.STOPPED
    assert {table.status for table in playing} == {Status.STOPPED}
    with pytest.raises(Refused) as over:
        await tournament.stop(ANNA)
    assert reason(over) is Refusal.TOURNAMENT_OVER
    await quick.close()


class Closer:
    """An announcer in a hurry: it says at once that it has shown everything."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.still_played: list[tuple[bool, int]] = []

    async def tournament_changed(self, tournament: Tournament) -> None:
        closed = not tournament.status.is_live and await tournament.close()
        self.still_played.append((closed, len(self.process.tables.in_guild(tournament.setup.guild_id or 0))))


async def test_a_stopped_tournament_is_not_put_away_before_its_tables_are_stopped(quick: Process) -> None:
    closer = Closer(quick)
    quick.tables.tournaments.announce_by(closer.tournament_changed)
    tournament = await opened(quick, tournament_setup(8), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    await tournament.stop(ANNA, force=True)
    assert closer.still_played[-2:] == [(False, 2), (True, 0)]
    assert quick.tables.tournaments.all() == ()
    await quick.close()


@EACH_KIND
async def test_a_tournament_that_ended_long_ago_is_found_in_the_journal(quick: Process) -> None:
    tournament = await of_computers(quick, tournament_setup(4, rounds=1))
    await tournament.close()
    assert quick.tables.tournaments.all() == ()
    again = await quick.tables.tournaments.find(tournament.id)
    assert (again.status, again.standings()) == (Status.OVER, tournament.standings())
    with pytest.raises(Refused) as none:
        await quick.tables.tournaments.find(99)
    assert reason(none) is Refusal.NO_SUCH_TOURNAMENT
    await quick.close()


async def test_a_seat_that_was_left_goes_with_its_total_to_whoever_takes_it_for_the_rest_of_the_tournament(
    quick: Process,
) -> None:
    tournament = await opened(quick, tournament_setup(4, rounds=2, deals=2), (BRAM,))
    await tournament.start(ANNA)
    (table,) = quick.tables.of_user(BRAM)
    seat, place = table.seat_of(BRAM) or 0, tournament.state.place_of(BRAM) or 0
    await table.leave(BRAM)
    await tournament.enter(EVA, NAMES[EVA])
    assert table.seat_of(EVA) == seat
    assert (await tournament.place_now(EVA), await tournament.place_now(BRAM)) == (place, None)
    with pytest.raises(Refused) as late:
        await tournament.enter(BRAM, NAMES[BRAM])
    assert reason(late) is Refusal.TOURNAMENT_STARTED
    await played_out(quick, tournament)
    assert [one.user_id for one in tournament.entrants] == [ANNA, EVA, None, None]
    (row,) = (one for one in tournament.standings() if one.place == place)
    assert len(row.scores) == 2
    await quick.close()


@EACH_KIND
async def test_between_rounds_a_place_is_left_and_taken_and_the_next_table_has_whoever_holds_it(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(2), STEPWISE)
    tournament = await opened(process, tournament_setup(4, rounds=3), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    while tournament.state.deadline is None:
        await a_step(process)
    for user in (BRAM, CHLOE):
        await tournament.withdraw(user)
    # Of the two free places, Chloé gets back the one she left; Eva, who is new, gets the first.
    await tournament.enter(CHLOE, NAMES[CHLOE])
    await tournament.enter(EVA, NAMES[EVA])
    assert [one.user_id for one in tournament.entrants] == [ANNA, EVA, CHLOE, DAAN]
    for user in (ANNA, EVA):
        with pytest.raises(Refused) as twice:
            await tournament.enter(user, NAMES[user])
        assert reason(twice) is Refusal.ALREADY_ENTERED
    then = tournament.next_seat(2)
    assert then is not None
    while tournament.round == 1:
        await a_step(process)
    (table,) = process.tables.of_user(EVA)
    assert table.setup.tournament is not None
    assert (table.setup.tournament.round, table.setup.tournament.number) == (then.round, then.number)
    assert (table.setup.channel_id, table.seats) == (then.channel_id, then.people)
    assert process.tables.of_user(BRAM) == ()
    # Places that people gave up, and who took them, survive a restart.
    again = await (await process.another()).tables.tournaments.find(tournament.id)
    assert again.entrants == tournament.entrants
    await process.close()


async def test_who_is_forgotten_leaves_a_place_that_can_be_taken(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(2), STEPWISE)
    tournament = await opened(process, tournament_setup(4, rounds=2), (BRAM,))
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(BRAM)
    seat = table.seat_of(BRAM) or 0
    await process.tables.forget_person(BRAM)
    await tournament.enter(EVA, NAMES[EVA])
    assert table.seat_of(EVA) == seat
    await process.close()


async def test_who_came_in_this_round_is_forgotten_too_where_their_table_is_over(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(2), STEPWISE)
    tournament = await opened(process, tournament_setup(8, rounds=2), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    early, late = [await process.tables.find(one.table_id) for one in tournament.tables_of(1)]
    leaver = next(one for one in (ANNA, BRAM, CHLOE, DAAN) if early.seat_of(one))
    place = tournament.state.place_of(leaver) or 0
    await early.leave(leaver)
    await tournament.enter(EVA, NAMES[EVA])
    while early.status is Status.PLAYING:
        if user_to_move(early) is not None:
            await act_somehow(early)
        else:
            await process.passes(1)

    assert late.status is Status.PLAYING
    await process.tables.forget_person(EVA)
    while tournament.round == 1:
        await a_step(process)
    entrant = tournament.entrants[place - 1]
    assert (entrant.user_id, entrant.kept_for, entrant.offered) == (None, None, True)
    assert NAMES[EVA] not in {one.name for one in tournament.entrants}
    await process.close()


@EACH_KIND
async def test_nobody_comes_onto_two_seats_of_a_tournament_at_the_same_moment(tmp_path: Path) -> None:
    quick = await Process.start(database(tmp_path), Hour(), random.Random(2), STEPWISE)
    tournament = await opened(quick, tournament_setup(8, deals=8), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    tables = [await quick.tables.find(one.table_id) for one in tournament.tables_of(1)]
    seats = []
    for table in tables:
        leaver = next(one for one in (ANNA, BRAM, CHLOE, DAAN) if table.seat_of(one))
        seats.append(table.seat_of(leaver) or 0)
        await table.leave(leaver)
    pressed = (table.take_over(EVA, NAMES[EVA], seat) for table, seat in zip(tables, seats, strict=True))
    came = await asyncio.gather(*pressed, return_exceptions=True)
    (refused,) = (one for one in came if one is not None)
    assert isinstance(refused, Refused)
    assert refused.reason is Refusal.ALREADY_ENTERED
    assert len(quick.tables.of_user(EVA)) == 1
    await quick.close()
