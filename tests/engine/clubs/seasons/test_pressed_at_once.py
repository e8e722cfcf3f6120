"""What several do to seasons and their teams at the same moment: one of them does it, the others read why not."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Awaitable

from engine.clubs.seasons.season import SeasonScoring, SeasonState
from engine.table.model.errors import Refusal, Refused
from tests.engine.clubs.tournaments.any_method import opened_by
from tests.engine.clubs.tournaments.tournaments import played_out
from tests.engine.running.support import ANNA, CHANNEL, GUILD, Process
from tests.engine.store.databases import EACH_KIND

OTHER, THIRD = GUILD + 1, GUILD + 2


def season(guild_id: int = GUILD) -> SeasonState:
    return SeasonState(0, guild_id, CHANNEL, "Winter", "en", 0, 0, scoring=SeasonScoring.PLACE, began_at=0.0)


async def refusals(*attempts: Awaitable[object]) -> list[Refusal]:
    """Of attempts made at once, why some were refused; anything else that is raised fails."""
    done = await gather(*attempts, return_exceptions=True)
    failed = [one for one in done if isinstance(one, BaseException)]
    for one in failed:
        assert isinstance(one, Refused), one
    return [one.reason for one in failed if isinstance(one, Refused)]


@EACH_KIND
async def test_of_two_seasons_begun_at_once_there_is_one(process: Process) -> None:
    seasons = process.tables.clubs.seasons
    assert await refusals(seasons.open(season()), seasons.open(season())) == [Refusal.SEASON_RUNS]
    assert len(await seasons.of_guild(GUILD)) == 1


@EACH_KIND
async def test_a_tournament_that_is_counted_twice_at_once_counts_once(process: Process) -> None:
    seasons = process.tables.clubs.seasons
    state = await seasons.open(season())
    tournament = await opened_by(process, 4, rounds=1)
    await tournament.start(ANNA)
    await played_out(process, tournament)
    twice = seasons.count(GUILD, tournament), seasons.count(GUILD, tournament)
    assert await refusals(*twice) == [Refusal.SEASON_COUNTS_IT]
    assert len(await seasons.dates(state.id)) == 1


@EACH_KIND
async def test_a_team_plays_against_one_other_whoever_agrees_first(process: Process) -> None:
    seasons = process.tables.clubs.seasons
    for guild_id in (GUILD, OTHER, THIRD):
        await seasons.open(season(guild_id))
    offers = [await seasons.offer_teams(guild_id, str(guild_id), 2) for guild_id in (GUILD, OTHER)]
    both = (seasons.join_teams(THIRD, "third", one.code) for one in offers)
    assert await refusals(*both) == [Refusal.TEAMS_ALREADY]


@EACH_KIND
async def test_what_a_team_has_offered_is_offered_no_more_once_it_plays_against_another(process: Process) -> None:
    seasons = process.tables.clubs.seasons
    for guild_id in (GUILD, OTHER, THIRD):
        await seasons.open(season(guild_id))
    mine, theirs = [await seasons.offer_teams(guild_id, str(guild_id), 2) for guild_id in (GUILD, OTHER)]
    await seasons.join_teams(GUILD, "mine", theirs.code)
    assert await refusals(seasons.join_teams(THIRD, "third", mine.code)) == [Refusal.NO_SUCH_CODE]
    contest = await seasons.contest_of((await seasons.must_run(GUILD)).id)
    assert contest is not None
    assert contest.code == theirs.code
