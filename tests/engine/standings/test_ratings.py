"""Ratings count each finished match once, in the order in which the matches ended, whatever order they arrive in."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from engine.standings.rating import NEWCOMER, Part, RatedMatch, Rating, rate, rated_in_order, weight
from engine.standings.season import ALL, Season, week, week_begins
from engine.standings.standings import Standings
from engine.store import schema
from engine.store.journal import Journal
from engine.table.model.preferences import Person, Server
from tests.about import in_one_test
from tests.engine.running.support import Process, address, as_it_was_at, database
from tests.engine.standings.matches import BEGIN, GUILD, OTHER_GUILD, Match, empty_journal, finish, finish_all, rows
from tests.engine.store.databases import EACH_KIND

HOUR = 3600.0


@st.composite
def some_matches(draw: st.DrawFn) -> list[Match]:
    """A few matches of a few people, in pairs and everybody alone, some of which end together."""
    found = []
    for _ in range(draw(st.integers(2, 6))):
        seats = tuple(draw(st.permutations([11, 12, 13, 14, 15, 16, "easy", "strong", "strong"]))[:4])
        people = tuple(one if isinstance(one, int) else None for one in seats)
        levels = tuple(one if isinstance(one, str) else None for one in seats)
        at = BEGIN + draw(st.integers(0, 3)) * 30 * HOUR
        guild = draw(st.sampled_from([GUILD, OTHER_GUILD]))
        if draw(st.booleans()):
            first = draw(st.sampled_from([1, 2]))
            found.append(Match(people, (first, 3 - first) * 2, at, guild=guild, levels=levels))
        else:
            places = tuple(draw(st.permutations([1, 2, 2, 4])))
            found.append(Match(people, places, at, (0, 1, 2, 3), "classic", guild=guild, levels=levels))
    return found


async def delivered(found: list[Match], order: Sequence[int], batches: set[int]) -> list[Any]:
    """All ratings once these matches have arrived in this order, rated after each of `batches` and at the end."""
    async with empty_journal() as journal:
        for user in (11, 12):
            await journal.set_person(Person(user, rated_globally=True))
        for guild in (GUILD, OTHER_GUILD):
            await journal.set_server(Server(guild, counts_computers=True))
        standings = Standings(journal)
        ids = await finish_all(journal, found)
        for number in range(len(order)):
            if number in batches or number == len(order) - 1:
                later = schema.matches.c.table_id.in_([ids[other] for other in order[number + 1 :]])
                await _change(journal, later, rated="not yet", settled=True)
                await standings.settle()
                await _change(journal, later, rated="yes", settled=False)
        return await rows(journal, *schema.ratings.c)


async def _change(journal: Journal, which: Any, **values: object) -> None:
    async with journal.transaction() as connection:
        await connection.execute(update(schema.matches).where(which).values(values))


@settings(max_examples=5, deadline=None)
@given(some_matches(), st.data())
def test_ratings_do_not_depend_on_the_order_in_which_a_restart_delivers_results(
    found: list[Match], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(range(len(found))))
    batches = data.draw(st.sets(st.integers(0, len(found) - 1)))
    at_once = asyncio.run(delivered(found, range(len(found)), set()))
    assert asyncio.run(delivered(found, order, batches)) == at_once
    for guild in (GUILD, OTHER_GUILD):
        rated = [{*one.people, *one.levels} - {None} for one in found if one.guild == guild]
        assert len([row for row in at_once if row[0] == guild]) == sum(map(len, rated))


@pytest.mark.parametrize(("order", "begin"), [(range(5, -1, -1), BEGIN), ((3, 0, 5, 1, 4, 2), week_begins(BEGIN))])
def test_the_same_company_counts_less_also_where_matches_are_rated_one_by_one(
    order: Sequence[int], begin: float
) -> None:
    # A match may end in the first moment of a week.
    found = [Match((11, 12, 13, 14), (1, 2, 1, 2), begin + number * HOUR) for number in range(6)]
    ratings = asyncio.run(delivered(found, order, set(range(6))))
    assert ratings == asyncio.run(delivered(found, range(6), set()))
    own = [row for row in ratings if row[:3] == (GUILD, "couillon", 13)]
    assert [row[-1] for row in own] == [1, 1, 1, 0.75, 0.6, 0.5]


def pair(place: int, other: int) -> tuple[Part, ...]:
    return Part(1, 0, place), Part(2, 1, other), Part(3, 0, place), Part(4, 1, other)


def test_who_did_better_is_rated_higher_and_everybody_more_surely() -> None:
    after = rate(pair(1, 2), {}, 1, 16)
    assert after[1] == after[3]
    assert after[1].figure > 1000 > after[2].figure
    assert all(one.sigma < NEWCOMER.sigma and one.matches == 1 for one in after.values())
    shared = rate(pair(1, 1), {}, 1, 16)
    assert {one.figure for one in shared.values()} == {1000}
    alone = rate([Part(seat, seat, place) for seat, place in enumerate((3, 1, 4, 2))], {}, 1, 16)
    assert sorted(alone, key=lambda user: -alone[user].mu) == [1, 3, 0, 2]
    duel = rate([Part(1, 0, 2), Part(2, 1, 1)], {1: Rating(40, 2, 9)}, 1, 16)
    # Nobody expected that result.
    assert duel[2].mu - 25 > after[1].mu - 25
    assert duel[1].matches == 10


def test_a_newcomer_stands_at_a_thousand_give_or_take_four_hundred() -> None:
    assert (NEWCOMER.figure, NEWCOMER.uncertainty, NEWCOMER.is_provisional) == (1000, 400, True)
    assert [Rating(25, 5, matches).is_provisional for matches in (4, 5)] == [True, False]
    assert [Rating(25, 5, matches).sure for matches in (4, 5, 49, 50)] == ["provisional", "unsure", "unsure", "sure"]


def figures(after: dict[int, Rating]) -> dict[int, tuple[int, int]]:
    return {user: (one.figure, one.uncertainty) for user, one in after.items()}


def test_two_matches_of_the_same_two_move_them_by_these_points() -> None:
    """By Plackett and Luce, `mu` moves by half of sigma squared over c; c squared is 2 (sigma squared + beta squared).

    For newcomers in sixteen deals that is 69.44 / 2 / 48.59 = 0.715, and 24 points each.
    """
    first = rate([Part(1, 0, 1), Part(2, 1, 2)], {}, 1, 16)
    assert figures(first) == {1: (1017, 400), 2: (983, 400)}
    assert first[1].mu == pytest.approx(25.715, abs=0.001)
    # Cards are luck: a second match, won or lost, moves them hardly less.
    assert figures(rate([Part(1, 0, 1), Part(2, 1, 2)], first, 1, 16)) == {1: (1034, 400), 2: (966, 400)}
    assert figures(rate([Part(1, 0, 2), Part(2, 1, 1)], first, 1, 16)) == {1: (1000, 400), 2: (1000, 400)}


def test_partners_move_together_and_less_than_one_alone() -> None:
    first = rate(pair(1, 2), {}, 1, 16)
    assert figures(first) == {1: (1017, 400), 3: (1017, 400), 2: (983, 400), 4: (983, 400)}
    assert figures(rate(pair(1, 2), first, 1, 16)) == {1: (1033, 399), 3: (1033, 399), 2: (967, 399), 4: (967, 399)}


def test_a_partner_without_a_rating_counts_as_a_newcomer_beside_somebody_who_has_one() -> None:
    before = {1: Rating(40, 2, 9)}
    parts = (Part(1, 0, 1), Part(2, 1, 2), Part(None, 0, 1), Part(4, 1, 2))
    after = rate(parts, before, 1, 16)
    assert after.keys() == {1, 2, 4}
    # As if the person there were playing for the first time.
    newcomer = rate((*parts[:2], Part(3, 0, 1), parts[3]), before, 1, 16)
    assert after == {user: newcomer[user] for user in (1, 2, 4)}
    assert after[1] != rate((*parts[:2], Part(3, 0, 1), parts[3]), {**before, 3: Rating(40, 2, 9)}, 1, 16)[1]


@EACH_KIND
async def test_a_change_is_from_what_somebody_was_rated_before_at_this_game_on_this_server(
    standings: Standings, process: Process
) -> None:
    duel = ((0, 1), "chouine")
    journal = process.journal
    first = await finish(journal, Match((11, 12), (1, 2), BEGIN, *duel))
    # What counts as before is this game on this server: no other game, no other server, no later match.
    await finish(journal, Match((11, 12, 13, 14), (2, 1, 2, 1), BEGIN + HOUR))
    await finish(journal, Match((11, 12), (2, 1), BEGIN + 2 * HOUR, *duel, guild=OTHER_GUILD))
    second = await finish(journal, Match((11, 12), (1, 2), BEGIN + 3 * HOUR, *duel))
    await finish(journal, Match((11, 12), (2, 1), BEGIN + 4 * HOUR, *duel))
    told = {table: await standings.changes(table) for table in (first, second)}
    assert [(one.user_id, one.before.figure, one.after.figure) for one in told[first]] == [
        (11, 1000, 1004),
        (12, 1000, 996),
    ]
    assert [(one.user_id, one.before.figure, one.after.figure) for one in told[second]] == [
        (11, 1004, 1009),
        (12, 996, 991),
    ]
    assert [one.name for one in told[second]] == ["Person 11", "Person 12"]


@EACH_KIND
async def test_of_two_matches_that_ended_at_once_the_second_begins_where_the_first_ended(
    standings: Standings, process: Process
) -> None:
    duel = ((0, 1), "chouine")
    first, second = [await finish(process.journal, Match((11, 12), (1, 2), BEGIN, *duel)) for _ in range(2)]
    assert [(one.before.figure, one.after.figure) for one in await standings.changes(first)] == [
        (1000, 1004),
        (1000, 996),
    ]
    assert [(one.before.figure, one.after.figure) for one in await standings.changes(second)] == [
        (1004, 1009),
        (996, 991),
    ]


def test_who_is_nobody_counts_as_a_newcomer_each_time_and_is_not_rated() -> None:
    parts = (Part(1, 0, 1), Part(None, 1, 2), Part(None, 0, 1), Part(None, 1, 2))
    once = rate(parts, {}, 1, 16)
    assert once.keys() == {1}
    assert once == {1: rate(pair(1, 2), {}, 1, 16)[1]}


def test_a_match_of_more_deals_says_more_about_who_is_better() -> None:
    """One deal of couillon to one rôye must not move anybody as far as an evening of Kujong."""
    gained = {deals: rate(pair(1, 2), {}, 1, deals)[1].figure - 1000 for deals in (1, 4, 16, 35)}
    assert gained == {1: 4, 4: 9, 16: 17, 35: 23}
    surer = [rate(pair(1, 2), {}, 1, deals)[1].sigma for deals in (1, 4, 16, 35)]
    assert surer == sorted(surer, reverse=True)


def test_the_number_of_deals_is_that_of_the_match_as_it_was_played() -> None:
    short = Match((11, 12, 13, 14), (1, 2, 1, 2), BEGIN)
    long = replace(short, deals=short.deals * 35)
    for match, figure in ((short, 1004), (long, 1023)):
        ratings = asyncio.run(delivered([match], range(1), {0}))
        assert {Rating(row[5], row[6]).figure for row in ratings if row[2] in (11, 13)} == {figure}


async def test_ratings_of_yesterday_are_made_anew_by_how_many_deals_each_match_took(tmp_path: Path) -> None:
    short = Match((11, 12, 13, 14), (1, 2, 1, 2), BEGIN)
    found = [short, replace(short, deals=short.deals * 16, at=BEGIN + HOUR)]
    journal = await Journal.open(database(tmp_path))
    await finish_all(journal, found)
    await Standings(journal).settle()
    today = await rows(journal, *schema.ratings.c)
    async with journal.transaction() as connection:
        await connection.execute(update(schema.ratings).values(mu=30.0, sigma=7.0))
    await journal.close()
    as_it_was_at("0008", tmp_path / "cards.sqlite3")
    journal = await Journal.open(address(tmp_path))
    await Standings(journal).settle()
    assert await rows(journal, *schema.ratings.c) == today
    await journal.close()


def test_sides_of_different_sizes_are_no_advantage() -> None:
    """A dummy's side has one person."""
    parts = (Part(1, 0, 1), Part(2, 1, 1), Part(3, 1, 1))
    assert {one.figure for one in rate(parts, {}, 1, 16).values()} == {1000}


def test_more_matches_of_the_same_people_in_a_week_count_less_and_less() -> None:
    assert [weight(number) for number in (1, 3, 4, 6, 30)] == [1, 1, 0.75, 0.5, 0.1]
    monday = week_begins(BEGIN) + 7 * 24 * HOUR
    matches = [RatedMatch(monday + at * HOUR, at, "1 2 3 4", 16, pair(1, 2)) for at in range(40)]
    gained = {row.table_id: row for row in rated_in_order(matches, {}, {}) if row.user_id == 1}
    assert [gained[at].weight for at in (0, 2, 3, 5, 29)] == [1, 1, 0.75, 0.5, 0.1]
    # Another evening with other people counts fully, and so does another week.
    other = RatedMatch(monday + 50 * HOUR, 50, "1 2 3 5", 16, pair(1, 2))
    next_week = RatedMatch(monday + 7 * 24 * HOUR, 51, "1 2 3 4", 16, pair(1, 2))
    assert {row.weight for row in rated_in_order([*matches, other, next_week], {}, {}) if row.table_id >= 50} == {1}
    # A share counts for that share of the way.
    full, half = rate(pair(1, 2), {}, 1, 16)[1], rate(pair(1, 2), {}, 0.5, 16)[1]
    assert half.mu - NEWCOMER.mu == pytest.approx((full.mu - NEWCOMER.mu) / 2)
    assert half.sigma - NEWCOMER.sigma == pytest.approx((full.sigma - NEWCOMER.sigma) / 2)


@in_one_test(("name", "days"), [("2026-11", 30), ("2026-02", 28), ("2026-12", 31), ("2026-Q4", 92), ("2026-Q1", 90)])
def test_a_season_is_a_month_or_a_quarter_in_utc(name: str, days: int) -> None:
    season = Season.named(name)
    assert season.end - season.begin == days * 24 * HOUR
    of = Season.quarter if "Q" in name else Season.month
    assert {str(of(season.begin)), str(of(season.end - 1))} == {name}
    assert str(of(season.end)) != name


@in_one_test("name", ["", "2026", "2026-13", "2026-Q5", "2026-1", "²026-11", "ALL", "2026-11 "])
def test_what_is_no_season_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=rf"\A{re.escape(name)}\Z"):
        Season.named(name)
    assert Season.named("all") == ALL


def test_a_week_begins_on_monday() -> None:
    season = Season.named("2026-11")
    assert (week(season.begin), week(season.begin + 24 * HOUR)) == ("2026-W44", "2026-W45")
    assert week_begins(season.begin + 30 * HOUR) == season.begin + 24 * HOUR
    # The first of November 2026 is a Sunday, the last day of a week that began on the 26th of October.
    assert week_begins(season.begin) == week_begins(season.begin - 6 * 24 * HOUR) == season.begin - 6 * 24 * HOUR
    assert week_begins(season.begin + 4 * 24 * HOUR) == season.begin + 24 * HOUR
