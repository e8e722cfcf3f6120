"""What a season counts of who was forgotten before it was reckoned, and of what was corrected after that."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.clubs.evenings.evening import EveningKind, EveningResult, PastDate, TournamentPart
from engine.clubs.evenings.points import read_result
from engine.clubs.seasons.season import SeasonState
from engine.clubs.tournaments.progress import Tournament
from engine.core.registry import GAMES
from engine.table.model.people import FORGOTTEN
from tests.engine.clubs.seasons.test_pressed_at_once import season
from tests.engine.clubs.support import BEGINS, PEOPLE, a_step, opened, played_out, played_until_next, until
from tests.engine.clubs.test_second_try import forget
from tests.engine.clubs.tournaments.any_method import opened_by
from tests.engine.clubs.tournaments.tournaments import played_out as all_played
from tests.engine.running.support import ANNA, BRAM, GUILD, Process
from tests.engine.store.databases import EACH_KIND

SOME = tuple(PEOPLE)[:4]
TOURNAMENT: dict[str, Any] = {
    "kind": EveningKind.TOURNAMENT,
    "options": GAMES["couillon"].for_tournament("malmedy", 1, {}),
}
LAST = 999
"""Rôyes that put somebody behind all others."""


async def an_evening_with_its_match_over(process: Process) -> int:
    """Returns who has played and is forgotten then."""
    evening = await opened(process, SOME)
    await until(process, BEGINS + 301)
    (table,) = process.tables.in_guild(GUILD)
    await played_out(process, table)
    await forget(process, SOME[0])
    await evening.end(ANNA)
    return SOME[0]


async def an_evening_of_which_a_round_is_over(process: Process) -> int:
    evening = await opened(process, SOME, tournament=TournamentPart(rounds=2), **TOURNAMENT)
    await until(process, BEGINS + 301)
    tournament = await evening.tournament()
    assert tournament is not None
    while tournament.round < 2:
        assert await a_step(process)
    await forget(process, SOME[0])
    await played_until_next(process, evening)
    return SOME[0]


async def a_tournament_that_is_over(process: Process) -> int:
    tournament = await over(process)
    await tournament.close()
    await forget(process, BRAM)
    await process.tables.clubs.seasons.count(GUILD, await process.tables.tournaments.find(tournament.id))
    return BRAM


async def over(process: Process) -> Tournament:
    """A tournament outside an evening, played to its end."""
    tournament = await opened_by(process, 4, rounds=1)
    await tournament.start(ANNA)
    await all_played(process, tournament)
    return tournament


async def counted(process: Process, state: SeasonState) -> PastDate:
    (past,) = await process.tables.clubs.seasons.dates(state.id)
    return past


@EACH_KIND
@pytest.mark.parametrize(
    "forgotten_after",
    [an_evening_with_its_match_over, an_evening_of_which_a_round_is_over, a_tournament_that_is_over],
)
async def test_who_was_forgotten_before_it_is_reckoned_is_nobody_among_those_who_came(
    process: Process, forgotten_after: object
) -> None:
    seasons = process.tables.clubs.seasons
    state = await seasons.open(season())
    assert callable(forgotten_after)
    person = await forgotten_after(process)
    results = (await counted(process, state)).results
    assert len(results) == 4, "nobody else's rank changes"
    assert [one.name for one in results if one.user_id == FORGOTTEN] == ["N.N."]
    assert all(one.user_id >= FORGOTTEN and one.user_id != person for one in results)
    assert len((await seasons.whole(state)).rows) == 3
    ended = await seasons.end(state)
    assert all(one.user_id > FORGOTTEN for one in ended.titles), "nobody could be called under another number"


def test_a_date_that_was_kept_with_the_number_of_a_result_has_nobody_there() -> None:
    kept = json.loads('[-7, "N.N.", 2, 50, 1]')
    assert read_result(kept) == EveningResult(FORGOTTEN, "N.N.", 2, 50, 1)


def ranks(past: PastDate) -> dict[str, int]:
    return {one.name: one.rank for one in past.results}


@EACH_KIND
async def test_a_correction_after_the_end_counts_for_the_season_that_runs(process: Process) -> None:
    seasons = process.tables.clubs.seasons
    state = await seasons.open(season())
    tournament = await over(process)
    await seasons.count(GUILD, tournament)
    first = tournament.entrants[tournament.standings()[0].place - 1].name
    place = tournament.standings()[0].place
    assert ranks(await counted(process, state))[first] == 1
    await tournament.correct(0, "Mia", 1, place, LAST, "counted wrong", force=True)
    assert ranks(await counted(process, state))[first] == 4
    ended = await seasons.end(state)
    await tournament.correct(0, "Mia", 1, place, -LAST, "not at all", force=True)
    assert ranks(await counted(process, ended))[first] == 4, "its titles have been given"


async def test_so_does_one_of_an_evenings_tournament_and_none_of_what_no_season_counts(process: Process) -> None:
    seasons = process.tables.clubs.seasons
    tournament = await over(process)
    await tournament.correct(0, "Mia", 1, 1, LAST, "counted wrong", force=True)
    state = await seasons.open(season())
    await tournament.correct(0, "Mia", 1, 1, -LAST, "not at all", force=True)
    assert await seasons.dates(state.id) == ()
    evening = await opened(process, SOME, tournament=TournamentPart(rounds=1), **TOURNAMENT)
    await until(process, BEGINS + 301)
    played = await evening.tournament()
    assert played is not None
    await played_until_next(process, evening)
    row = played.standings()[0]
    await played.correct(0, "Mia", 1, row.place, LAST, "counted wrong", force=True)
    assert ranks(await counted(process, state))[played.entrants[row.place - 1].name] == 4
