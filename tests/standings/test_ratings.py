"""Ratings: each finished match once, in the order in which they ended, however they are delivered."""

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
from engine.tables import schema
from engine.tables.journal import Journal
from engine.tables.people import Person
from tests.standings.matches import BEGIN, GUILD, OTHER_GUILD, Match, empty_journal, finish_all, rows
from tests.tables.support import address, as_it_was_at, database

HOUR = 3600.0


@st.composite
def some_matches(draw: st.DrawFn) -> list[Match]:
    """A few matches of a few people, in pairs and everybody alone, some of which end together."""
    found = []
    for _ in range(draw(st.integers(2, 6))):
        people = tuple(draw(st.permutations([11, 12, 13, 14, 15, 16]))[:4])
        at = BEGIN + draw(st.integers(0, 3)) * 30 * HOUR
        guild = draw(st.sampled_from([GUILD, OTHER_GUILD]))
        if draw(st.booleans()):
            first = draw(st.sampled_from([1, 2]))
            found.append(Match(people, (first, 3 - first) * 2, at, guild=guild))
        else:
            places = tuple(draw(st.permutations([1, 2, 2, 4])))
            found.append(Match(people, places, at, (0, 1, 2, 3), "classic", guild=guild))
    return found


async def delivered(found: list[Match], order: Sequence[int], batches: set[int]) -> list[Any]:
    """All ratings once these matches have become known in this order, rated after each of `batches` and in the end."""
    async with empty_journal() as journal:
        for user in (11, 12):
            await journal.set_person(Person(user, rated_globally=True))
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


@settings(max_examples=8, deadline=None)
@given(some_matches(), st.data())
def test_ratings_do_not_depend_on_the_order_in_which_a_restart_delivers_results(
    found: list[Match], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(range(len(found))))
    batches = data.draw(st.sets(st.integers(0, len(found) - 1)))
    at_once = asyncio.run(delivered(found, range(len(found)), set()))
    assert asyncio.run(delivered(found, order, batches)) == at_once
    for guild in (GUILD, OTHER_GUILD):
        assert len([row for row in at_once if row[0] == guild]) == 4 * sum(one.guild == guild for one in found)


@pytest.mark.parametrize("order", [range(6), range(5, -1, -1), (3, 0, 5, 1, 4, 2)])
def test_the_same_company_counts_less_also_where_matches_are_rated_one_by_one(order: Sequence[int]) -> None:
    found = [Match((11, 12, 13, 14), (1, 2, 1, 2), BEGIN + number * HOUR) for number in range(6)]
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
    # Nobody expected that.
    assert duel[2].mu - 25 > after[1].mu - 25
    assert duel[1].matches == 10


def test_a_newcomer_stands_at_a_thousand_give_or_take_four_hundred() -> None:
    assert (NEWCOMER.figure, NEWCOMER.uncertainty, NEWCOMER.is_provisional) == (1000, 400, True)
    assert [Rating(25, 5, matches).is_provisional for matches in (4, 5)] == [True, False]


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
    # Another evening with others among them counts fully, and so does another week.
    other = RatedMatch(monday + 50 * HOUR, 50, "1 2 3 5", 16, pair(1, 2))
    next_week = RatedMatch(monday + 7 * 24 * HOUR, 51, "1 2 3 4", 16, pair(1, 2))
    assert {row.weight for row in rated_in_order([*matches, other, next_week], {}, {}) if row.table_id >= 50} == {1}
    # What a share counts is that share of the way.
    full, half = rate(pair(1, 2), {}, 1, 16)[1], rate(pair(1, 2), {}, 0.5, 16)[1]
    assert half.mu - NEWCOMER.mu == pytest.approx((full.mu - NEWCOMER.mu) / 2)
    assert half.sigma - NEWCOMER.sigma == pytest.approx((full.sigma - NEWCOMER.sigma) / 2)


@pytest.mark.parametrize(
    ("name", "days"), [("2026-11", 30), ("2026-02", 28), ("2026-12", 31), ("2026-Q4", 92), ("2026-Q1", 90)]
)
def test_a_season_is_a_month_or_a_quarter_in_utc(name: str, days: int) -> None:
    season = Season.named(name)
    assert season.end - season.begin == days * 24 * HOUR
    of = Season.quarter if "Q" in name else Season.month
    assert {str(of(season.begin)), str(of(season.end - 1))} == {name}
    assert str(of(season.end)) != name


@pytest.mark.parametrize("name", ["", "2026", "2026-13", "2026-Q5", "2026-1", "²026-11", "ALL", "2026-11 "])
def test_what_is_no_season_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=rf"\A{re.escape(name)}\Z"):
        Season.named(name)
    assert Season.named("all") == ALL


def test_a_week_begins_on_monday() -> None:
    season = Season.named("2026-11")
    assert (week(season.begin), week(season.begin + 24 * HOUR)) == ("2026-W44", "2026-W45")
    assert week_begins(season.begin + 30 * HOUR) == season.begin + 24 * HOUR
