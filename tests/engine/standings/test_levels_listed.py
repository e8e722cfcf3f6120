"""Levels of computers on leaderboards and in statistics: beside people, and in nobody's way."""

from __future__ import annotations

import random
from typing import Final

from engine.players.players import LEVELS
from engine.standings.personal import PEOPLE, Faced, Where
from engine.standings.ranking import PAGE, Level, Measure, Query, leaderboard
from engine.standings.rating import NEWCOMER, Rating
from engine.standings.season import Season
from engine.standings.settling import EVERYWHERE
from engine.standings.standings import Standings
from engine.table.model.people import Stint
from engine.table.model.preferences import Person, Server
from tests.about import in_one_test
from tests.engine.running.support import Process
from tests.engine.standings.matches import BEGIN, GUILD, Match, finish
from tests.engine.standings.test_leaderboards import COUILLON, tally
from tests.engine.store.databases import EACH_KIND

DAY: Final = 86_400.0
ALONE: Final = (0, 1, 2, 3)


def rated(figure: int, matches: int = 9) -> Rating:
    return Rating(NEWCOMER.mu + (figure - 1000) / 24, 4, matches)


def between(figures: list[int], levels: dict[str, int], page: int = 1) -> list[tuple[str, int]]:
    """Which levels stand on a page, and how many of its people above them."""
    tallies = [tally(user, rating=rated(figure)) for user, figure in enumerate(figures, 1)]
    of_levels = [Level(level, rated(figure), 3) for level, figure in levels.items()]
    return [
        (one.level.level, one.above) for one in leaderboard(COUILLON, tallies, page=page, levels=of_levels).computers
    ]


def test_levels_stand_between_people_by_their_rating_and_below_their_equals() -> None:
    levels = {"easy": 700, "normal": 1000, "strong": 1300}
    assert between([1200, 1000, 900], levels) == [("strong", 0), ("normal", 2), ("easy", 3)]
    assert between([1300, 600], levels) == [("strong", 1), ("normal", 1), ("easy", 1)]
    assert between([], levels) == []
    # Ten people a page: whatever stands between two pages begins the second, and what stands below all ends the last.
    people = [1400] * PAGE + [1200]
    assert between(people, levels) == []
    assert between(people, levels, 2) == [("strong", 0), ("normal", 1), ("easy", 1)]
    assert between([1400] * PAGE, levels) == [("strong", PAGE), ("normal", PAGE), ("easy", PAGE)]


def test_a_provisional_level_stands_where_provisional_people_do() -> None:
    people = [tally(1, rating=rated(900)), tally(2, rating=rated(1500, 4)), tally(3, rating=rated(800, 4))]
    strong = [Level("strong", rated(1300, 4), 4)]
    (computer,) = leaderboard(COUILLON, people, levels=strong).computers
    assert computer.above == 2


@in_one_test("seed", range(8))
def test_levels_push_nobody(seed: int) -> None:
    rng = random.Random(seed)
    tallies = [tally(user, rating=rated(rng.randint(900, 1100), rng.randint(3, 9))) for user in range(1, 28)]
    levels = [Level(level, rated(rng.randint(850, 1150), rng.randint(3, 9)), 5) for level in LEVELS]
    seen = []
    for page in (1, 2, 3, None):
        plain = leaderboard(COUILLON, tallies, page=page, asker=13)
        among = leaderboard(COUILLON, tallies, page=page, asker=13, levels=levels)
        assert among._replace(computers=()) == plain
        seen += [one.level.level for one in among.computers] if page else []
    assert sorted(seen) == sorted(LEVELS)
    for measure in set(Measure) - {Measure.RATING}:
        assert leaderboard(COUILLON._replace(measure=measure), tallies, levels=levels).computers == ()


@EACH_KIND
async def test_levels_are_listed_with_what_they_played_in_a_season_of_a_preset_on_a_server(
    process: Process, standings: Standings
) -> None:
    journal = process.journal
    await journal.set_server(Server(GUILD, counts_computers=True))
    await journal.set_person(Person(1, rated_globally=True))
    month = Season.named("2026-10")
    for number, (preset, level) in enumerate([("couillon", "strong"), ("denexa", "easy"), ("denexa", "strong")]):
        people, at = (1, 2, 3, None), month.begin + (number - 1) * DAY
        levels = (None, None, None, level)
        await finish(journal, Match(people, (1, 2, 1, 2), at, ALONE, preset, levels=levels))
        await finish(journal, Match((1, 4, 5, 6), (1, 2, 1, 2), at + 1, ALONE, preset))

    async def listed(query: Query) -> list[tuple[str, int, int]]:
        board = await standings.leaderboard(query, asker=1)
        assert board.own is not None
        assert [row.people for row in board.rows] == [(1,)] or query.scope == GUILD
        return [(one.level.level, one.level.matches, one.level.rating.matches) for one in board.computers]

    assert await listed(COUILLON) == [("strong", 2, 2), ("easy", 1, 1)]
    assert await listed(COUILLON._replace(preset="denexa")) == [("strong", 1, 2), ("easy", 1, 1)]
    assert await listed(COUILLON._replace(season=month)) == [("strong", 1, 2), ("easy", 1, 1)]
    assert await listed(COUILLON._replace(season=Season.named("2026-09"))) == [("strong", 1, 1)]
    assert await listed(COUILLON._replace(scope=EVERYWHERE)) == [("strong", 2, 2), ("easy", 1, 1)]
    assert (await standings.pairs(COUILLON)).computers == ()


@EACH_KIND
async def test_statistics_say_against_whom_and_with_what_success(process: Process, standings: Standings) -> None:
    journal = process.journal
    two_levels = (None, "easy", None, "strong")
    await finish(journal, Match((1, None, 3, None), (1, 2, 1, 2), levels=two_levels))
    await finish(journal, Match((1, None, 3, None), (2, 1, 2, 1), levels=(None, "strong", None, "strong")))
    # A partner is no opponent, and a substitute without a result has faced nobody.
    took = (Stint(1, 1, "Person 9", 9),)
    await finish(journal, Match((1, 2, None, 4), (1, 2, 1, 2), levels=(None, None, "normal", None), takers=took))
    await finish(journal, Match((1, 2, None, None), (1, 2, 3, 4), BEGIN, ALONE, levels=(None, None, "easy", "random")))
    faced = (await standings.statistics(1)).faced
    assert faced == (Faced(PEOPLE, 2, 2), Faced("easy", 2, 2), Faced("strong", 2, 1))
    assert (await standings.statistics(2)).faced == (Faced(PEOPLE, 2, 0), Faced("easy", 1, 0), Faced("normal", 1, 0))
    assert (await standings.statistics(9)).faced == ()
    assert (await standings.statistics(1, Where(game="chouine"))).faced == ()
