"""Leaderboards: who is listed, where, and by which figure."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.players.players import LEVELS
from engine.standings.personal import Where
from engine.standings.ranking import Measure, Query, Sums, Tally, Unlisted, leaderboard, sure_share
from engine.standings.rating import Rating
from engine.standings.season import Season
from engine.standings.settling import EVERYWHERE
from engine.standings.standings import Standings
from engine.table.model.people import FORGOTTEN
from engine.table.model.preferences import Person
from tests.engine.running.support import Process
from tests.engine.standings.matches import BEGIN, GUILD, OTHER_GUILD, Deal, Match, empty_journal, finish, finish_all
from tests.engine.store.databases import EACH_KIND

DAY = 86_400.0
COUILLON = Query(GUILD, "couillon")


def tally(user: int, *, matches: int = 9, won: int = 5, rating: Rating | None = None, **sums: int) -> Tally:
    rated = rating or Rating(25, 5, matches)
    return Tally((user,), (f"P{user}",), Sums(matches, won, **{"deals": 10, **sums}), opponents=4, rating=rated)


def places(query: Query, *tallies: Tally) -> list[tuple[int, tuple[int, ...]]]:
    return [(row.place, row.people) for row in leaderboard(query, tallies).rows]


def test_equal_figures_share_a_place_and_averages_of_few_matches_stand_last() -> None:
    of = COUILLON._replace
    strong, new = Rating(30, 4, 9), Rating(45, 8, 4)
    rated = (tally(1), tally(2, rating=strong), tally(3), tally(4, rating=new), tally(5, rating=Rating(20, 4, 9)))
    assert places(COUILLON, *rated) == [(1, (2,)), (2, (1,)), (2, (3,)), (4, (5,)), (5, (4,))]
    board = leaderboard(COUILLON, rated)
    assert [(row.figure, row.sure, row.provisional) for row in board.rows[::4]] == [
        (1120, "unsure", False),
        (1480, "provisional", True),
    ]
    by_won = (tally(1, won=2), tally(2, won=3, matches=20), tally(3, won=3, matches=8), tally(4, won=4, matches=4))
    assert places(of(measure=Measure.WON), *by_won) == [(1, (4,)), (2, (3,)), (2, (2,)), (4, (1,))]
    by_points = (tally(1, points=7), tally(2, points=-3), tally(3, points=14, deals=20), tally(4, points=40, matches=2))
    assert places(of(measure=Measure.POINTS), *by_points) == [(1, (1,)), (1, (3,)), (3, (2,)), (4, (4,))]
    by_made = (tally(1, declared=4, made=1), tally(2), tally(3, declared=3, made=3), tally(4, declared=2))
    board = leaderboard(of(measure=Measure.MADE), by_made)
    # People who undertook nothing have no figure to be placed by.
    assert [(row.people, row.figure, row.of) for row in board.rows] == [((3,), 3, 3), ((1,), 1, 4), ((4,), 0, 2)]


def undertook(user: int, made: int, of: int) -> Tally:
    return tally(user, declared=of, made=made)


def test_contracts_made_rank_by_the_share_that_is_sure_and_few_contracts_stand_last() -> None:
    many, more, lucky, few, same = (
        undertook(1, 45, 50),
        undertook(2, 60, 100),
        undertook(3, 10, 10),
        undertook(4, 9, 9),
        undertook(5, 45, 50),
    )
    board = leaderboard(COUILLON._replace(measure=Measure.MADE), (few, lucky, more, same, many))
    assert [(row.place, row.people[0], row.provisional) for row in board.rows] == [
        (1, 1, False),
        (1, 5, False),
        (3, 3, False),
        (4, 2, False),
        (5, 4, True),
    ]
    # The most contracts earn no place: whoever made half of two hundred stands below.
    board = leaderboard(COUILLON._replace(measure=Measure.MADE), (undertook(1, 100, 200), undertook(2, 18, 20)))
    assert [row.people for row in board.rows] == [(2,), (1,)]
    nothing = leaderboard(COUILLON._replace(measure=Measure.MADE), (undertook(1, 0, 30), undertook(2, 0, 12)))
    assert [row.place for row in nothing.rows] == [1, 1]


@given(st.integers(1, 300), st.data())
def test_a_sure_share_is_the_least_that_does_not_contradict_what_was_made(of: int, data: st.DataObject) -> None:
    """Bisection finds the same: the least share from which what was made lies at most 1.96 standard deviations away."""
    made = data.draw(st.integers(0, of))
    low, high = 0.0, made / of
    for _ in range(60):
        middle = (low + high) / 2
        far = made / of - middle > 1.96 * math.sqrt(middle * (1 - middle) / of)
        low, high = (middle, high) if far else (low, middle)
    assert math.isclose(sure_share(made, of), high, abs_tol=1e-9)
    assert sure_share(made, of) <= made / of
    assert made == 0 or sure_share(made, of) < sure_share(2 * made, 2 * of)


@EACH_KIND
async def test_months_with_matches_are_those_that_count_for_the_leaderboard(
    process: Process, standings: Standings
) -> None:
    journal = process.journal
    for name in ("2026-03", "2026-03", "2026-11", "2027-01"):
        await finish(journal, Match((1, 2, 3, 4), (1, 2, 1, 2), Season.named(name).begin))
    await finish(journal, Match((1, 2, 3, 4), (1, 2, 1, 2), Season.named("2026-05").begin, guild=OTHER_GUILD))
    await finish(journal, Match((5, 6, 3, 4), (1, 2, 1, 2), Season.named("2026-06").begin, preset="denexa"))

    def names(months: tuple[Season, ...]) -> list[str]:
        return [month.name for month in months]

    assert names(await standings.months(COUILLON)) == ["2027-01", "2026-11", "2026-06", "2026-03"]
    assert names(await standings.months(COUILLON._replace(season=Season.named("2026-11")))) == names(
        await standings.months(COUILLON)
    )
    assert names(await standings.months(COUILLON._replace(preset="denexa"))) == ["2026-06"]
    assert names(await standings.months(COUILLON._replace(game="chouine"))) == []
    assert names(await standings.months(COUILLON._replace(scope=EVERYWHERE))) == [], "nobody wants to be listed there"
    assert names(await standings.months_of(1)) == ["2027-01", "2026-11", "2026-05", "2026-03"]
    assert names(await standings.months_of(1, Where(GUILD))) == ["2027-01", "2026-11", "2026-03"]
    assert names(await standings.months_of(5, against=6)) == ["2026-06"]
    assert names(await standings.months_of(1, against=6)) == []
    assert names(await standings.months_of(0, Where(OTHER_GUILD))) == ["2026-05"]


def test_ones_own_row_is_there_whatever_the_page() -> None:
    tallies = [tally(user, won=100 - user, matches=100) for user in range(1, 26)]
    query = COUILLON._replace(measure=Measure.WON)
    first = leaderboard(query, tallies, asker=17)
    assert ([row.place for row in first.rows], first.pages, first.listed) == (list(range(1, 11)), 3, 25)
    assert first.own is not None
    assert (first.own.place, first.own.people, first.unlisted) == (17, (17,), None)
    assert [row.place for row in leaderboard(query, tallies, page=None, asker=17).rows] == list(range(11, 21))
    assert [leaderboard(query, tallies, page=page).page for page in (-1, 0, 3, 99)] == [1, 1, 3, 3]
    # Somebody who asks for their own page and has none gets the first.
    assert leaderboard(query, tallies, page=None, asker=99).page == leaderboard(query, tallies, page=None).page == 1
    nobody = leaderboard(query, [], asker=17)
    assert (nobody.rows, nobody.pages, nobody.own, nobody.unlisted) == ((), 1, None, Unlisted.NO_MATCHES)


def test_pages_of_ten_end_exactly_and_none_is_empty() -> None:
    query = COUILLON._replace(measure=Measure.WON)
    for listed, sizes in ((9, [9]), (10, [10]), (11, [10, 1]), (20, [10, 10])):
        tallies = [tally(user, won=user, matches=100) for user in range(1, listed + 1)]
        boards = [leaderboard(query, tallies, page=page) for page in range(1, len(sizes) + 1)]
        assert [len(board.rows) for board in boards] == sizes
        assert {(board.pages, board.listed) for board in boards} == {(len(sizes), listed)}
        own = leaderboard(query, tallies, page=None, asker=1)
        # Whoever won least stands last, on the last page.
        assert (own.page, own.rows[-1].people, own.rows[-1].place) == (len(sizes), (1,), listed)


async def test_whoever_asks_for_no_page_gets_the_first(process: Process, standings: Standings) -> None:
    for number in range(3):
        people = tuple(range(1 + 4 * number, 5 + 4 * number))
        for seats in ((0, 1, 2, 3), (0, 2, 1, 3)):
            await finish(process.journal, Match(tuple(people[at] for at in seats), (1, 2, 1, 2), BEGIN + number))
    board = await standings.leaderboard(COUILLON)
    assert (board.page, board.pages, len(board.rows), board.own, board.unlisted) == (1, 2, 10, None, None)
    assert (await standings.pairs(COUILLON)).page == 1
    assert (await standings.history(1)).page == 1


def test_what_nobody_did_counts_for_nothing() -> None:
    assert Sums() == (0, 0, 0, 0, 0, 0, 0)


def test_listed_is_who_has_met_three_people_and_a_rating_is_provisional_with_fewer_than_five_matches() -> None:
    def met(opponents: int) -> Tally:
        return replace(tally(1), opponents=opponents)

    assert [leaderboard(COUILLON, [met(number)], asker=1).unlisted for number in (2, 3)] == [
        Unlisted.FEW_OPPONENTS,
        None,
    ]
    rated = [tally(1, matches=number, rating=Rating(25, 5, number)) for number in (4, 5)]
    assert [leaderboard(COUILLON, [one]).rows[0].provisional for one in rated] == [True, False]


def test_who_has_no_rating_is_on_the_leaderboard_of_matches_won_alone() -> None:
    unrated = replace(tally(2), rating=None)
    assert places(COUILLON, tally(1), unrated) == [(1, (1,))]
    assert places(COUILLON._replace(measure=Measure.WON), tally(1), unrated) == [(1, (1,)), (1, (2,))]


@EACH_KIND
async def test_a_pair_is_a_pair_over_all_servers_only_where_both_want_to_be_rated_there(
    process: Process, standings: Standings
) -> None:
    journal, everywhere = process.journal, COUILLON._replace(scope=EVERYWHERE)
    await journal.set_person(Person(21, rated_globally=True))
    for number in range(5):
        await finish(journal, Match((21, 23 + number, 22, 33 + number), (1, 2, 1, 2), BEGIN + number * DAY))
    assert [row.people for row in (await standings.pairs(COUILLON)).rows] == [(21, 22)]
    assert (await standings.pairs(everywhere, asker=21)).rows == ()
    await journal.set_person(Person(22, rated_globally=True))
    for number in range(5, 10):
        await finish(journal, Match((21, 23 + number, 22, 33 + number), (1, 2, 1, 2), BEGIN + number * DAY))
    both = await standings.pairs(everywhere, asker=22)
    assert [(row.people, row.matches) for row in both.rows] == [((21, 22), 5)]
    # Between the two, one of whom has been rated there twice as long.
    own = [(await standings.ratings(user))[EVERYWHERE, "couillon"] for user in (21, 22)]
    assert [one.matches for one in own] == [10, 5]
    assert both.rows[0].figure == round(sum(1000 + 24 * (one.mu - 25) for one in own) / 2)


async def test_who_met_too_few_people_or_hides_or_always_has_one_partner_is_not_listed(
    process: Process, standings: Standings
) -> None:
    journal = process.journal
    for number in range(5):
        # 21 and 22 always play together; 31 has met only two people.
        await finish(journal, Match((21, 23 + number, 22, 33 + number), (1, 2, 1, 2), BEGIN + number * DAY))
        await finish(journal, Match((31, 32), (1, 2), BEGIN + number * DAY, (0, 1), "chouine", deals=(Deal((1, 0)),)))
    board = await standings.leaderboard(COUILLON, asker=21)
    assert {row.people for row in board.rows} == set()
    assert (board.own is not None and board.own.place, board.unlisted) == (0, Unlisted.FIXED_PARTNER)
    assert (await standings.leaderboard(COUILLON, asker=24)).unlisted is Unlisted.FEW_OPPONENTS
    few = await standings.leaderboard(Query(GUILD, "chouine"), asker=31)
    assert (few.rows, few.unlisted) == ((), Unlisted.FEW_OPPONENTS)
    pairs = await standings.pairs(COUILLON, asker=22)
    assert [(row.place, row.people, row.matches) for row in pairs.rows] == [(1, (21, 22), 5)]
    assert pairs.own == pairs.rows[0]
    assert pairs.rows[0].figure > 1000
    assert pairs.rows[0].names == ("Person 21", "Person 22")
    # One evening with other people is enough to get a row of one's own.
    await finish(journal, Match((21, 22, 23, 24), (1, 2, 1, 2), BEGIN + 9 * DAY))
    assert {row.people for row in (await standings.leaderboard(COUILLON)).rows} == {(21,), (22,), (24,), (23,)}
    await journal.set_person(Person(21, hides_statistics=True))
    hidden = await standings.leaderboard(COUILLON, asker=21)
    assert (21,) not in {row.people for row in hidden.rows}
    assert (hidden.own is not None, hidden.unlisted) == (True, Unlisted.HIDDEN)
    assert (await standings.pairs(COUILLON)).rows == ()


@EACH_KIND
async def test_seasons_presets_servers_and_games_are_kept_apart(process: Process, standings: Standings) -> None:
    journal = process.journal
    november, december = Season.named("2026-11"), Season.named("2026-12")
    people = ((1, 4, 2, 3), (1, 2, 3, 4), (1, 3, 2, 4))
    for seats in people:
        await finish(journal, Match(seats, (1, 2, 1, 2), november.begin + 5))
    for seats in people[1:]:
        await finish(journal, Match(seats, (2, 1, 2, 1), december.begin, preset="denexa", house="Chez Nous"))
    await finish(journal, Match((1, 2, 3, 4), (2, 1, 2, 1), december.end - 1, guild=OTHER_GUILD))
    won = COUILLON._replace(measure=Measure.WON)

    async def wins(query: Query) -> dict[int, tuple[float, int]]:
        return {row.people[0]: (row.figure, row.of) for row in (await standings.leaderboard(query)).rows}

    assert (await wins(won))[1] == (3, 5)
    assert (await wins(won._replace(season=november)))[1] == (3, 3)
    assert (await wins(won._replace(season=Season.named("2026-Q4"))))[1] == (3, 5)
    assert (await wins(won._replace(season=december)))[1] == (0, 2)
    assert (await wins(won._replace(season=Season.named("2027-01")))) == {}
    assert (await wins(won._replace(preset="denexa")))[1] == (0, 2)
    assert (await wins(won._replace(game="chouine"))) == {}
    # A rating is the one at the season's end, not today's.
    then = (await standings.leaderboard(COUILLON._replace(season=november), asker=1)).own
    now = (await standings.leaderboard(COUILLON, asker=1)).own
    assert then is not None
    assert now is not None
    assert (then.matches, now.matches) == (3, 5)
    assert then.figure > now.figure
    curve = await standings.curve(1, GUILD, "couillon")
    assert [point.rating.matches for point in curve] == [1, 2, 3, 4, 5]
    assert (curve[2].rating.figure, curve[-1].rating.figure) == (then.figure, now.figure)
    assert await standings.curve(1, GUILD, "couillon", december) == curve[3:]


async def test_who_was_forgotten_during_a_match_is_on_no_leaderboard(process: Process, standings: Standings) -> None:
    # Zero stands for this person, and for everybody forgotten before.
    for number in range(6):
        await finish(process.journal, Match((2, FORGOTTEN, 3 + number, 10 + number), (1, 2, 1, 2), BEGIN + number))
    for measure in (Measure.RATING, Measure.WON, Measure.POINTS):
        board = await standings.leaderboard(COUILLON._replace(measure=measure))
        assert {row.people for row in board.rows} == {(2,)}
        assert (await standings.pairs(COUILLON._replace(measure=measure))).rows == ()


@EACH_KIND
async def test_over_all_servers_only_who_wants_it_is_listed(process: Process, standings: Standings) -> None:
    journal = process.journal
    for user in (1, 2):
        await journal.set_person(Person(user, rated_globally=True))
    for number, guild in enumerate((GUILD, OTHER_GUILD)):
        await finish(journal, Match((1, 3 + number, 2, 5 + number), (1, 2, 1, 2), guild=guild))
        await finish(journal, Match((1, 3, 4, 5 + number), (1, 2, 1, 2), guild=guild))
    everywhere = COUILLON._replace(scope=EVERYWHERE)
    board = await standings.leaderboard(everywhere, asker=3)
    assert [(row.people, row.matches) for row in board.rows] == [((1,), 4), ((2,), 2)]
    assert board.unlisted is Unlisted.NO_MATCHES
    assert [row.people for row in (await standings.leaderboard(everywhere._replace(measure=Measure.WON))).rows] == [
        (1,),
        (2,),
    ]
    # Somebody who no longer wants it is off the list at once.
    await journal.set_person(Person(1, rated_globally=False))
    assert [row.people for row in (await standings.leaderboard(everywhere)).rows] == [(2,)]


@EACH_KIND
async def test_people_are_called_as_they_were_in_their_last_match(process: Process, standings: Standings) -> None:
    await finish_all(process.journal, [Match((1, 2, 3, 4), (1, 2, 1, 2)), Match((1, 3, 2, 4), (1, 2, 1, 2), BEGIN + 5)])
    own = (await standings.leaderboard(COUILLON, asker=1)).own
    assert own is not None
    assert own.names == ("Person 1",)


@st.composite
def a_season(draw: st.DrawFn) -> list[Match]:
    found = []
    for number in range(draw(st.integers(1, 8))):
        people = tuple(draw(st.permutations([*range(1, 9), None]))[:4])
        levels = (draw(st.sampled_from(LEVELS)),) * 4
        points = draw(st.lists(st.tuples(*[st.integers(-9, 9)] * 4), min_size=1, max_size=3))
        guild = draw(st.sampled_from([GUILD, OTHER_GUILD]))
        declarer = draw(st.integers(1, 4))
        deals = tuple(Deal(one, "solo", (declarer,), (declarer,) if one[0] > 0 else ()) for one in points)
        places = tuple(draw(st.permutations([1, 2, 2, 4])))
        found.append(Match(people, places, BEGIN + number, (0, 1, 2, 3), "classic", guild, deals, levels=levels))
    return found


async def totals(found: list[Match]) -> dict[int, dict[Measure, dict[int, tuple[float, int]]]]:
    boards: dict[int, dict[Measure, dict[int, tuple[float, int]]]] = {GUILD: {}, OTHER_GUILD: {}}
    async with empty_journal() as journal:
        await finish_all(journal, found)
        standings = Standings(journal)
        for guild, board in boards.items():
            for measure in (Measure.WON, Measure.POINTS, Measure.MADE):
                page = await standings.leaderboard(Query(guild, "kleurenwiezen", measure=measure))
                board[measure] = {row.people[0]: (row.figure, row.of) for row in page.rows}
    return boards


@settings(max_examples=5, deadline=None)
@given(a_season())
def test_totals_of_a_server_equal_the_sum_of_its_matches(found: list[Match]) -> None:
    boards = asyncio.run(totals(found))
    for guild, board in boards.items():
        won, played, points, deals, declared, made = (Counter[int]() for _ in range(6))
        for match in found:
            # With a computer it does not count here.
            if match.guild != guild or None in match.people:
                continue
            for place, user in enumerate(match.people):
                assert user is not None
                played[user] += 1
                won[user] += match.places[place] == 1
                deals[user] += len(match.deals)
                points[user] += sum(deal.points[place] for deal in match.deals)
                declared[user] += sum(place + 1 in deal.declarers for deal in match.deals)
                made[user] += sum(place + 1 in deal.made for deal in match.deals)
        assert board[Measure.WON] == {user: (won[user], played[user]) for user in played}
        assert board[Measure.POINTS] == {user: (points[user] / deals[user], deals[user]) for user in played}
        assert board[Measure.MADE] == {user: (made[user], declared[user]) for user in played if declared[user]}
