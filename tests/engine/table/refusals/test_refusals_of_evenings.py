"""Every reason for which evenings and seasons refuse something."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from engine.clubs.evenings.calendar import Rhythm, zone_named
from engine.clubs.evenings.evening import MOST_ON_A_SERVER, MOST_PEOPLE, EveningKind, Guest
from engine.clubs.evenings.running import Evening
from engine.clubs.seasons.season import SeasonScoring, SeasonState, good_name
from engine.core.registry import GAMES
from engine.table.model.errors import Refusal
from tests.engine.clubs.support import BEGINS, evening_setup, opened, until, weekly
from tests.engine.clubs.tournaments.any_method import club_setup, opened_by
from tests.engine.clubs.tournaments.tournaments import played_out
from tests.engine.running.support import ANNA, BRAM, CHANNEL, GUILD, Process
from tests.engine.table.cases import Attempt, Cases, Situation

CASES = Cases()
WINTER = SeasonState(0, GUILD, CHANNEL, "Winter", "en", 0, 0, SeasonScoring.PLACE, 0.0)


async def played(process: Process) -> Evening:
    """An evening on which Anna plays with computers."""
    evening = await opened(process)
    await evening.sign_up(ANNA, "Anna")
    await until(process, BEGINS + 300)
    return evening


@CASES.refuses(Refusal.NO_SUCH_EVENING)
async def an_evening_that_never_was(process: Process) -> Attempt:
    return lambda: process.tables.clubs.evenings.find(99)


@CASES.refuses(Refusal.EVENING_OVER)
async def signing_up_for_what_is_called_off(process: Process) -> Attempt:
    evening = await opened(process)
    await evening.cancel(ANNA, whole=True)
    return lambda: evening.sign_up(BRAM, "Bram")


@CASES.refuses(Refusal.EVENING_FULL)
async def signing_up_as_one_too_many(process: Process) -> Attempt:
    evening = await opened(process)
    crowd = tuple(Guest(1000 + number, "Somebody") for number in range(MOST_PEOPLE))
    await evening._change_quietly(lambda now: replace(now, guests=crowd))
    return lambda: evening.sign_up(BRAM, "Bram")


@CASES.refuses(Refusal.EVENING_UNDER_WAY)
async def calling_off_what_is_played(process: Process) -> Attempt:
    evening = await played(process)
    return lambda: evening.cancel(ANNA)


@CASES.refuses(Refusal.EVENING_KIND_STAYS)
async def making_it_a_tournament_while_people_play(process: Process) -> Attempt:
    evening, options = await played(process), GAMES["couillon"].for_tournament("malmedy", 1)
    return lambda: evening.change(ANNA, lambda setup: replace(setup, kind=EveningKind.TOURNAMENT, options=options))


@CASES.refuses(Refusal.EVENING_DAY_OFF)
async def holding_it_on_a_day_that_was_called_off(process: Process) -> Attempt:
    evening = await opened(process)
    await evening.cancel(ANNA)
    once = replace(evening_setup(), when=weekly(rhythm=Rhythm.ONCE))
    return lambda: evening.change(ANNA, lambda _: once)


@CASES.refuses(Refusal.EVENING_NOT_BEGUN)
async def ending_what_has_not_begun(process: Process) -> Attempt:
    evening = await opened(process)
    return lambda: evening.end(ANNA)


@CASES.refuses(Refusal.EVENING_CLOSING)
async def coming_when_no_more_tables_are_drawn(process: Process) -> Attempt:
    evening = await played(process)
    await evening.end(ANNA)
    return lambda: evening.come(BRAM, "Bram")


@CASES.refuses(Refusal.NOT_DIRECTOR)
async def directing_somebody_elses_evening(process: Process) -> Attempt:
    evening = await opened(process)
    return lambda: evening.cancel(BRAM)


@CASES.refuses(Refusal.DIRECTOR_GONE)
async def directing_what_nobody_directs(process: Process) -> Attempt:
    evening = await opened(process)
    await evening.forget(ANNA)
    return lambda: evening.cancel(BRAM)


@CASES.refuses(Refusal.ALREADY_SIGNED_UP)
async def signing_up_twice(process: Process) -> Attempt:
    evening = await opened(process)
    await evening.sign_up(BRAM, "Bram")
    return lambda: evening.sign_up(BRAM, "Bram")


@CASES.refuses(Refusal.NOT_SIGNED_UP)
async def signing_off_without_having_signed_up(process: Process) -> Attempt:
    evening = await opened(process)
    return lambda: evening.leave(BRAM)


@CASES.refuses(Refusal.TOO_EARLY_TO_BE_HERE)
async def being_there_a_day_before(process: Process) -> Attempt:
    evening = await opened(process)
    return lambda: evening.come(BRAM, "Bram")


@CASES.refuses(Refusal.ALREADY_HERE)
async def being_there_twice(process: Process) -> Attempt:
    evening = await opened(process)
    await until(process, BEGINS)
    await evening.come(BRAM, "Bram")
    return lambda: evening.come(BRAM, "Bram")


@CASES.refuses(Refusal.ALREADY_WAITING)
async def waiting_twice(process: Process) -> Attempt:
    evening = await opened(process)
    await until(process, BEGINS + 300)
    await evening.come(BRAM, "Bram")
    return lambda: evening.come(BRAM, "Bram")


@CASES.refuses(Refusal.AT_EVENING_TABLE)
async def wanting_a_seat_from_a_seat(process: Process) -> Attempt:
    evening = await played(process)
    return lambda: evening.come(ANNA, "Anna")


@CASES.refuses(Refusal.TOO_MANY_EVENINGS)
async def one_evening_too_many(process: Process) -> Attempt:
    for _ in range(MOST_ON_A_SERVER):
        await opened(process)
    return lambda: opened(process)


@CASES.refuses(Refusal.TIME_PAST)
async def an_evening_in_the_past(process: Process) -> Attempt:
    when = weekly(rhythm=Rhythm.ONCE, first=date(1970, 1, 1))
    return lambda: process.tables.clubs.evenings.open(evening_setup(when=when))


@CASES.refuses(Refusal.NO_SUCH_ZONE)
async def a_zone_that_does_not_exist(process: Process) -> Attempt:
    return _later(lambda: zone_named("Europe/Malmedy"))


@CASES.refuses(Refusal.BAD_CLUB_NAME)
async def a_name_that_cannot_be_seen(process: Process) -> Attempt:
    return _later(lambda: good_name("  "))


@CASES.refuses(Refusal.SEASON_RUNS)
async def a_second_season(process: Process) -> Attempt:
    await process.tables.clubs.seasons.open(WINTER)
    return lambda: process.tables.clubs.seasons.open(WINTER)


@CASES.refuses(Refusal.NO_SEASON)
async def the_board_of_no_season(process: Process) -> Attempt:
    return lambda: process.tables.clubs.seasons.must_run(GUILD)


@CASES.refuses(Refusal.BEST_OF_FEWER)
async def the_best_five_of_four(process: Process) -> Attempt:
    return lambda: process.tables.clubs.seasons.open(replace(WINTER, best=5, planned=4))


@CASES.refuses(Refusal.NO_SUCH_CODE)
async def a_code_that_nobody_made(process: Process) -> Attempt:
    await process.tables.clubs.seasons.open(WINTER)
    return lambda: process.tables.clubs.seasons.join_teams(GUILD, "Oudler", "XXXXXX")


@CASES.refuses(Refusal.OWN_CODE)
async def ones_own_code(process: Process) -> Attempt:
    await process.tables.clubs.seasons.open(WINTER)
    offer = await process.tables.clubs.seasons.offer_teams(GUILD, "Oudler", 4)
    return lambda: process.tables.clubs.seasons.join_teams(GUILD, "Oudler", offer.code)


@CASES.refuses(Refusal.TEAMS_ALREADY)
async def a_second_contest(process: Process) -> Attempt:
    seasons = process.tables.clubs.seasons
    await seasons.open(WINTER)
    await seasons.open(replace(WINTER, guild_id=GUILD + 1))
    offer = await seasons.offer_teams(GUILD, "Oudler", 4)
    await seasons.join_teams(GUILD + 1, "Zandhoven", offer.code)
    return lambda: seasons.offer_teams(GUILD, "Oudler", 4)


@CASES.refuses(Refusal.NO_TEAMS)
async def ending_no_contest(process: Process) -> Attempt:
    await process.tables.clubs.seasons.open(WINTER)
    return lambda: process.tables.clubs.seasons.end_teams(GUILD)


@CASES.refuses(Refusal.SEASON_OWN_EVENING)
async def counting_the_tournament_of_an_evening(process: Process) -> Attempt:
    seasons = process.tables.clubs.seasons
    await seasons.open(WINTER)
    tournament = await process.tables.tournaments.open(club_setup(evening=1))
    return lambda: seasons.count(GUILD, tournament)


@CASES.refuses(Refusal.SEASON_NOT_OVER)
async def counting_a_tournament_that_has_not_begun(process: Process) -> Attempt:
    seasons = process.tables.clubs.seasons
    await seasons.open(WINTER)
    tournament = await opened_by(process, 4)
    return lambda: seasons.count(GUILD, tournament)


@CASES.refuses(Refusal.SEASON_COUNTS_IT)
async def counting_a_tournament_twice(process: Process) -> Attempt:
    seasons = process.tables.clubs.seasons
    await seasons.open(WINTER)
    tournament = await opened_by(process, 4, rounds=1, options=GAMES["couillon"].for_tournament("malmedy", 1))
    await tournament.start(ANNA)
    await played_out(process, tournament)
    await seasons.count(GUILD, tournament)
    return lambda: seasons.count(GUILD, tournament)


@CASES.refuses(Refusal.SEASON_COUNTS_NOT)
async def taking_out_what_never_counted(process: Process) -> Attempt:
    await process.tables.clubs.seasons.open(WINTER)
    return lambda: process.tables.clubs.seasons.take_out(GUILD, 7)


def _later(work: Callable[[], object]) -> Attempt:
    """What needs no waiting, as an attempt."""

    async def attempt() -> object:
        return work()

    return attempt


@pytest.mark.parametrize("situation", [*CASES], ids=lambda situation: situation.__name__)
async def test_it_is_refused_for_that_reason(tmp_path: Path, situation: Situation) -> None:
    await CASES.try_one(situation, tmp_path)
