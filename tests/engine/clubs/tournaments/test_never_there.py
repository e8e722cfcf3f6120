"""Nobody is rated for a match in which they did nothing themselves: what the clock and the rules do is no act."""

from __future__ import annotations

import inspect
import re
from typing import Any

from sqlalchemy import select

from engine.running.table import Table
from engine.standings.settling import settle
from engine.store import schema
from engine.table.model.people import Stint
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import opened, played_out, tournament_setup
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, GUILD, Process, act_somehow, user_to_move

PEOPLE = (ANNA, BRAM, CHLOE, DAAN)
NOT_ASKING = {"sit", "sit_again", "take_over", "forget", "pause", "resume", "lengthen", "may_take_back"}
"""Methods about a person that need no mark: sitting down is an act by itself, and others call those that mark it."""


async def rows(process: Process, column: Any) -> list[Any]:
    async with process.tables.journal.transaction() as connection:
        return list((await connection.execute(select(column))).scalars())


async def play_without(process: Process, absent: int, table: Table) -> None:
    """Everybody plays but this person, for whom the clock does."""
    while table.status is Status.PLAYING:
        if (user := user_to_move(table)) is not None and user != absent:
            await act_somehow(table)
        else:
            assert process.next_wake is not None
            process.hour.time = max(process.hour.time, process.next_wake)
            await process.fire_due()


async def test_who_was_drawn_to_a_table_and_never_came_is_in_no_result_and_no_rating(process: Process) -> None:
    tournament = await opened(process, tournament_setup(rounds=1), PEOPLE[1:])
    await tournament.start(ANNA)
    (table,) = process.tables.in_guild(GUILD)
    await play_without(process, DAAN, table)
    assert sorted(filter(None, await rows(process, schema.results.c.user_id))) == [ANNA, BRAM, CHLOE]
    assert DAAN not in await rows(process, schema.results.c.finished_by)
    async with process.tables.journal.transaction() as connection:
        assert await settle(connection) == 1
    assert await rows(process, schema.ratings.c.user_id) == []
    # In the tournament itself the place keeps its name and its score.
    place = tournament.state.place_of(DAAN)
    assert place is not None
    assert place in [row.place for row in tournament.standings()]


async def test_one_act_is_enough_to_be_rated(process: Process) -> None:
    tournament = await opened(process, tournament_setup(rounds=1), PEOPLE[1:])
    await tournament.start(ANNA)
    await played_out(process, tournament)
    assert sorted(filter(None, await rows(process, schema.results.c.user_id))) == list(PEOPLE)


async def test_getting_up_is_an_act_and_no_way_out(process: Process) -> None:
    tournament = await opened(process, tournament_setup(rounds=1), PEOPLE[1:])
    await tournament.start(ANNA)
    (table,) = process.tables.in_guild(GUILD)
    await table.leave(DAAN)
    await play_without(process, DAAN, table)
    assert DAAN in await rows(process, schema.results.c.user_id)


def test_whatever_somebody_does_at_a_table_is_an_act_of_theirs() -> None:
    """Every method by which a seated person changes their table says whose act it is."""
    of_a_person = {
        name: inspect.getsource(method)
        for name, method in vars(Table).items()
        if not name.startswith("_") and "user_id" in getattr(method, "__annotations__", {}) and name not in NOT_ASKING
    }
    by_others = {name for name, source in of_a_person.items() if re.search(r"def \w+\(\s*self, by: int", source)}
    rows = {*re.findall(r"(\w+) = done_by\(", inspect.getsource(Table))}
    marked = re.compile(r"self\._(change|act)_by\(user_id")
    unmarked = {name for name, source in of_a_person.items() if name not in rows and not marked.search(source)}
    assert unmarked - by_others == set()
    assert {"act", "leave", "back", "agree", "cut", "propose"} <= of_a_person.keys() - unmarked


def test_whoever_sat_down_before_that_was_recorded_was_there() -> None:
    assert Stint.read(0, 1, "Anna", ANNA, True, None).was_there
