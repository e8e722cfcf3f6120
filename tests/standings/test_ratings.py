"""Ratings: each finished match once, in the order in which they ended."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update

from engine.standings.standings import Standings
from engine.tables import schema
from engine.tables.journal import Journal
from engine.tables.people import Person
from tests.standings.matches import BEGIN, GUILD, OTHER_GUILD, Match, finish_all
from tests.tables.support import database

HOUR = 3600.0


async def rows(journal: Journal, *columns: Any) -> list[Any]:
    async with journal.transaction() as connection:
        return [tuple(row) for row in (await connection.execute(select(*columns).order_by(*columns))).all()]


@st.composite
def matches(draw: st.DrawFn) -> list[Match]:
    """A few matches of a few people, of games in pairs and of everybody alone, some ending together."""
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


async def delivered(found: list[Match], order: list[int], batches: set[int]) -> list[Any]:
    """All ratings after these matches have been settled in this order, and again after each of `batches`."""
    with tempfile.TemporaryDirectory() as folder:
        journal = await Journal.open(database(Path(folder)))
        await journal.set_person(Person(11, rated_globally=True))
        await journal.set_person(Person(12, rated_globally=True))
        standings = Standings(journal)
        ids = await finish_all(journal, found)
        for number, place in enumerate(order):
            # Until it is delivered, nobody knows of the others.
            later = [ids[other] for other in order[number + 1 :]]
            if number in batches or not later:
                async with journal.transaction() as connection:
                    hidden = update(schema.matches).where(schema.matches.c.table_id.in_(later))
                    await connection.execute(hidden.values(rated="hidden", settled=True))
                await standings.settle()
                async with journal.transaction() as connection:
                    await connection.execute(hidden.values(rated="yes", settled=False))
            assert place < len(found)
        after = await rows(journal, *schema.ratings.c)
        await journal.close()
    return after


@settings(max_examples=12, deadline=None)
@given(matches(), st.data())
def test_ratings_do_not_depend_on_the_order_in_which_a_restart_delivers_results(
    found: list[Match], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(range(len(found))))
    batches = data.draw(st.sets(st.integers(0, len(found) - 1)))
    at_once = asyncio.run(delivered(found, list(range(len(found))), set()))
    assert asyncio.run(delivered(found, order, batches)) == at_once
    assert len([row for row in at_once if row[0] == GUILD]) == 4 * sum(one.guild == GUILD for one in found)
