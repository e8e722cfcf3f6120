"""Evenings as they go on: tables at five past, late comers, the end, and the next date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.clubs.evenings.evening import IDLE, DateOutcome, EveningKind, Rest, Stage, TournamentPart
from engine.clubs.evenings.running import LOOK_AGAIN, Evening
from engine.clubs.tournaments.setup import Total
from engine.core.registry import GAMES
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status
from tests.engine.clubs.support import BEGINS, PEOPLE, a_step, opened, played_out, played_until_next, until
from tests.engine.running.support import ANNA, EVA, GUILD, Process
from tests.engine.store.databases import EACH_KIND

DRAWN = BEGINS + 300
SOME = tuple(PEOPLE)


def sitting(process: Process) -> list[set[int]]:
    """The people of each table that is played."""
    return [
        {one.user_id for one in table.seats if one and one.user_id}
        for table in process.tables.in_guild(GUILD)
        if table.status is Status.PLAYING
    ]


@EACH_KIND
async def test_at_five_past_everybody_sits_at_one_table_and_nobody_alone(process: Process) -> None:
    evening = await opened(process, SOME[:9])
    await until(process, DRAWN - 1)
    assert sitting(process) == []
    await until(process, DRAWN)
    tables = sitting(process)
    assert sorted(map(len, tables)) == [3, 3, 3]
    assert set.union(*tables) == set(SOME[:9])
    assert evening.stage is Stage.PLAYING
    assert evening.state.line == ()


async def test_without_computers_the_last_wait_and_take_the_first_seat_or_a_full_table(process: Process) -> None:
    evening = await opened(process, SOME[:6], rest=Rest.RESERVE)
    await until(process, DRAWN)
    assert sitting(process) == [set(SOME[:4])]
    assert [one.user_id for one in evening.state.line] == [SOME[4], SOME[5]]
    table = process.tables.in_guild(GUILD)[0]
    await table.leave(SOME[0])
    await evening.sign_up(SOME[6], PEOPLE[SOME[6]])
    assert sitting(process) == [{*SOME[1:4], SOME[4]}]
    for late in SOME[7:9]:
        await evening.come(late, PEOPLE[late])
    assert sitting(process)[1] == set(SOME[5:9])


async def test_a_late_comer_takes_a_computers_seat_and_waits_a_minute_where_there_is_none(process: Process) -> None:
    evening = await opened(process, SOME[:4])
    await until(process, DRAWN)
    await evening.come(SOME[4], PEOPLE[SOME[4]])
    assert len(sitting(process)) == 1
    await evening.come(SOME[5], PEOPLE[SOME[5]])
    await process.passes(60)
    assert sitting(process)[1] == {SOME[4], SOME[5]}
    await evening.come(SOME[6], PEOPLE[SOME[6]])
    assert sitting(process)[1] == {SOME[4], SOME[5], SOME[6]}


async def test_after_no_more_tables_the_date_ends_with_its_last_match_and_the_next_follows(process: Process) -> None:
    evening = await opened(process, SOME[:2])
    await until(process, DRAWN)
    await evening.end(ANNA)
    assert evening.stage is Stage.CLOSING
    await played_until_next(process, evening)
    assert (evening.stage, evening.number, evening.starts_at) == (Stage.SIGN_UP, 2, BEGINS + 7 * 24 * 3600)
    past = await evening.past(1)
    assert past is not None
    assert past.outcome is DateOutcome.PLAYED
    assert {one.user_id for one in past.results} == set(SOME[:2])
    assert sum(one.matches for one in past.results) == 2


async def test_no_more_tables_when_all_are_over_ends_the_date_at_once(process: Process) -> None:
    evening = await opened(process, SOME[:1])
    await until(process, DRAWN)
    await played_out(process, process.tables.in_guild(GUILD)[0])
    assert evening.stage is Stage.PLAYING
    await evening.end(ANNA)
    assert evening.number == 2


@EACH_KIND
async def test_rematches_belong_to_the_evening_and_it_ends_when_nobody_plays_for_long(process: Process) -> None:
    evening = await opened(process, SOME[:1])
    await until(process, DRAWN)
    first = process.tables.in_guild(GUILD)[0]
    await played_out(process, first)
    again = await process.tables.rematch(first, SOME[0], "Person 0")
    assert [one.id for one in await evening.live_tables()] == [again.id]
    await played_out(process, again)
    over = process.hour.time
    await process.passes(IDLE - 10)
    assert evening.number == 1
    await process.passes(20)
    assert evening.number == 2
    past = await evening.past(1)
    assert past is not None
    assert past.ended_at >= over + IDLE - 10
    assert [one.matches for one in past.results] == [2]


class TablesTold:
    """An announcer that notes which tables are played, each time that there is something to show."""

    def __init__(self) -> None:
        self.last: list[int] = []

    async def evening_changed(self, evening: Evening) -> None:
        self.last = [one.id for one in await evening.live_tables()]

    async def rooms(self, evening: Evening, first: int, count: int) -> Sequence[int]:
        return [evening.setup.channel_id] * count


async def test_that_a_table_has_ended_or_plays_again_is_shown_though_the_evening_stays_as_it_is(
    process: Process,
) -> None:
    told = TablesTold()
    process.tables.clubs.evenings.announce_by(told.evening_changed)
    await opened(process, SOME[:8])
    await until(process, DRAWN)
    first, second = process.tables.in_guild(GUILD)
    assert told.last == [first.id, second.id]
    early, late = await one_is_over(process, first, second)
    assert told.last == [late.id]
    host = next(one for one in early.seats if one is not None)
    again = await process.tables.rematch(early, host.user_id or 0, host.name)
    await process.fire_due()
    assert told.last == [late.id, again.id]


async def one_is_over(process: Process, *tables: Table) -> tuple[Table, Table]:
    """Go on until one of two tables is over; returns that first."""
    while all(table.status.is_live for table in tables):
        assert await a_step(process)
    await process.fire_due()
    early, late = sorted(tables, key=lambda one: one.status.is_live)
    return early, late


async def test_nobody_comes_and_the_next_date_follows(process: Process) -> None:
    evening = await opened(process)
    await until(process, DRAWN + IDLE + 1)
    assert evening.number == 2
    past = await evening.past(1)
    assert past is not None
    assert past.outcome is DateOutcome.EMPTY


async def test_a_bot_that_was_away_draws_late_but_not_at_night(process: Process) -> None:
    evening = await opened(process, SOME[:4])
    process.hour.time = BEGINS + 3600
    await process.fire_due()
    assert len(sitting(process)) == 1
    await evening.cancel(ANNA, whole=True)
    other = await opened(process, SOME[:4])
    process.hour.time = BEGINS + 5 * 3600
    await process.fire_due()
    past = await other.past(1)
    assert past is not None
    assert past.outcome is DateOutcome.MISSED
    assert other.number == 2


async def test_without_its_channel_a_date_is_missed_until_the_director_names_another(process: Process) -> None:
    evening = await opened(process, SOME[:4])
    await evening.lose_channel()
    await until(process, DRAWN)
    assert evening.number == 2
    await evening.change(ANNA, lambda setup: replace(setup, channel_id=701))
    assert not evening.state.channel_lost


@EACH_KIND
async def test_an_evening_is_a_tournament_of_those_who_are_there(process: Process) -> None:
    evening = await opened(
        process,
        SOME[:5],
        kind=EveningKind.TOURNAMENT,
        options=GAMES["couillon"].for_tournament("malmedy", 1),
        tournament=TournamentPart(rounds=2, entry="pairs", total="match-points", same_deals=True),
    )
    await until(process, DRAWN)
    tournament = await evening.tournament()
    assert tournament is not None
    assert tournament.status is Status.PLAYING
    assert {one.user_id for one in tournament.entrants if one.user_id} == set(SOME[:5])
    # It is over some moments after its last table, and tells the evening nothing.
    assert evening.due_after(DRAWN) == DRAWN + LOOK_AGAIN
    assert len(tournament.state.partners) == 3
    assert (tournament.setup.total, tournament.setup.same_deals) == (Total.MATCH_POINTS, True)
    await played_until_next(process, evening)
    past = await evening.past(1)
    assert past is not None
    assert {one.user_id for one in past.results} == set(SOME[:5])
    assert past.tournament_id == tournament.id
    assert min(one.rank for one in past.results) >= 1


@EACH_KIND
async def test_leaving_the_server_ends_its_evenings_and_forgetting_a_person_their_part(process: Process) -> None:
    evening = await opened(process, SOME[:4])
    await process.tables.forget_person(SOME[0])
    assert evening.state.guest(SOME[0]) is None
    await process.tables.forget_person(ANNA)
    assert evening.setup.director_id == 0
    await process.tables.servers.leave(GUILD)
    assert evening.stage is Stage.OVER


@pytest.mark.parametrize("plays_last", [True, False])
async def test_the_last_trick_plays_itself_at_its_tables_as_the_server_has_it(
    plays_last: bool, process: Process
) -> None:
    await process.tables.change_server(GUILD, lambda server: replace(server, plays_last=plays_last))
    await opened(process, SOME[:4])
    await until(process, DRAWN)
    assert [table.setup.plays_last for table in process.tables.in_guild(GUILD)] == [plays_last]


async def test_those_who_do_not_want_it_are_drawn_apart_and_come_late_to_another_table(process: Process) -> None:
    for other in SOME[1:4]:
        await process.tables.blocks.add(SOME[0], other, "Somebody")
    evening = await opened(process, SOME[:8])
    await until(process, DRAWN)
    own = next(table for table in sitting(process) if SOME[0] in table)
    assert own.isdisjoint(SOME[1:4])
    await process.tables.blocks.add(SOME[8], SOME[0], "Somebody")
    table = next(one for one in process.tables.in_guild(GUILD) if one.seat_of(SOME[0]) is not None)
    await table.leave(next(one for one in own if one != SOME[0]))
    # Nobody sits down beside whom they do not want there, nor beside who does not want them there.
    for late in (SOME[8], SOME[1]):
        if not any(late in one for one in sitting(process)):
            await evening.come(late, PEOPLE[late])
    await process.passes(60)
    assert not {SOME[8], SOME[1]} & next(one for one in sitting(process) if SOME[0] in one)
    assert evening.state.line == ()


A_TOURNAMENT: dict[str, Any] = {
    "kind": EveningKind.TOURNAMENT,
    "options": GAMES["couillon"].for_tournament("malmedy", 1),
}


async def test_who_signs_off_in_a_round_is_told_to_get_up_and_between_two_is_drawn_no_more(process: Process) -> None:
    evening = await opened(process, SOME[:5], **A_TOURNAMENT)
    await until(process, DRAWN)
    tournament = await evening.tournament()
    assert tournament is not None
    await tournament.enter(EVA, "Eva")
    leaving, staying, *_ = [one.user_id for one in tournament.entrants if one.user_id]
    with pytest.raises(Refused) as refused:
        await evening.leave(leaving)
    assert refused.value.reason is Refusal.IN_THE_ROUND
    assert evening.state.guest(leaving) is not None
    # Who entered on the board of the tournament has not signed up, and leaves it all the same.
    await evening.leave(EVA)
    while not tournament.state.is_between_rounds:
        assert await a_step(process)
    await evening.leave(leaving)
    while tournament.round == 1:
        assert await a_step(process)
    places = [tournament.state.place_of(one) for one in (leaving, EVA, staying)]
    assert [place in tournament.state.seated for place in places] == [False, False, True]


async def test_what_an_evening_is_stays_while_people_play_and_changes_where_they_only_wait(process: Process) -> None:
    playing = await opened(process, SOME[:8])
    await until(process, DRAWN)
    with pytest.raises(Refused) as refused:
        await playing.change(ANNA, lambda setup: replace(setup, **A_TOURNAMENT))
    assert refused.value.reason is Refusal.EVENING_KIND_STAYS
    assert [len(process.tables.of_user(one)) for one in SOME[:8]] == [1] * 8
    await played_until_next(process, playing)
    await playing.change(ANNA, lambda setup: replace(setup, **A_TOURNAMENT))


async def test_three_who_wait_for_a_tournament_are_seated_once_it_is_an_evening_for_as_many_matches_as_they_like(
    process: Process,
) -> None:
    waiting = await opened(process, SOME[:3], **A_TOURNAMENT)
    await until(process, DRAWN)
    assert sitting(process) == []
    await waiting.change(ANNA, lambda setup: replace(setup, kind=EveningKind.OPEN))
    assert sitting(process) == [set(SOME[:3])]
    with pytest.raises(Refused):
        await waiting.change(ANNA, lambda setup: replace(setup, **A_TOURNAMENT))
