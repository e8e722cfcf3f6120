"""Deleted people are gone, and nobody else's figures change."""

from __future__ import annotations

import asyncio
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.standings.ranking import Measure, Query
from engine.standings.rating import NAMED
from engine.standings.standings import Standings
from engine.store import schema
from engine.store.journal import Journal
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.preferences import Person, Server
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import opened, played_out, tournament_setup
from tests.engine.running.support import ANNA, BRAM, CHLOE, DAAN, EVA, FOUR, Process, act_somehow
from tests.engine.standings.matches import BEGIN, GUILD, Match, empty_journal, finish, finish_all, rows
from tests.engine.standings.test_leaderboards import a_season
from tests.engine.store.databases import EACH_KIND, dump


async def figures(standings: Standings, journal: Journal, gone: int) -> dict[str, Any]:
    """All figures of everybody but this person."""
    found: dict[str, Any] = {}
    await standings.settle()
    rating = schema.ratings.c
    columns = (rating.scope, rating.game, rating.user_id, rating.at, rating.mu, rating.sigma, rating.weight)
    found["ratings"] = [
        row for row in await rows(journal, *columns) if row[2] != gone and (row[2] > 0 or row[2] in NAMED)
    ]
    for measure in Measure:
        board = await standings.leaderboard(Query(GUILD, "kleurenwiezen", measure=measure), page=1)
        found[measure] = {row.people: row[3:] for row in board.rows if gone not in row.people}
    for user in (1, 5, 8):
        if user != gone:
            own = await standings.statistics(user)
            found[f"stats {user}"] = (own.total, own.games, own.streaks)
    return found


async def told(found: list[Match], later: list[Match], gone: int, *, deleted: bool) -> dict[str, Any]:
    """What people read whether or not somebody was deleted before the later matches became known."""
    async with empty_journal() as journal:
        for user in range(1, 5):
            await journal.set_person(Person(user, rated_globally=True))
        await journal.set_server(Server(GUILD, counts_computers=True))
        standings = Standings(journal)
        await finish_all(journal, found)
        before = await figures(standings, journal, gone)
        if deleted:
            await standings.anonymise(gone)
            assert await figures(standings, journal, gone) == before
            assert (await standings.history(gone)).total == 0
            assert await standings.ratings(gone) == {}
        await finish_all(journal, later)
        return await figures(standings, journal, gone)


@settings(max_examples=3, deadline=None)
@given(a_season(), a_season(), st.integers(1, 8))
def test_deleting_a_person_changes_nobody_elses_figures(found: list[Match], later: list[Match], gone: int) -> None:
    # Later ones ended before some of the others, so ratings are worked out again; the deleted person plays no more.
    others = [match for match in later if gone not in match.people]
    assert asyncio.run(told(found, others, gone, deleted=True)) == asyncio.run(told(found, others, gone, deleted=False))


async def test_their_stand_in_is_as_strong_as_they_were_where_ratings_are_made_anew() -> None:
    sides = (0, 1, 2, 3)
    found = [Match((5, 2, 3, 4), (1, 2, 3, 4), BEGIN + 10 * number, sides, "classic") for number in range(3)]
    late = [Match((1, 2, 3, 6), (1, 2, 3, 4), BEGIN + 5, sides, "classic")]
    assert await told(found, late, 5, deleted=True) == await told(found, late, 5, deleted=False)


@EACH_KIND
async def test_nothing_in_the_database_names_who_was_deleted(process: Process, standings: Standings) -> None:
    snowflake, name = 1_234_567_890_123_456_789, "Zébulon"
    tables = process.tables
    await tables.change_person(snowflake, lambda _: Person(snowflake, language="fr"))
    for substitute in (True, False):
        table = await process.open(host=ANNA, preset="denexa", lines=1, seats_by="high-cards")
        await table.sit(snowflake, name)
        for user in (BRAM, CHLOE):
            await table.sit(user, "?")
        await table.start(ANNA)
        if substitute:
            await table.leave(snowflake)
            await table.take_over(
                EVA, "Eva", next(seat for seat, one in enumerate(table.seats, 1) if one and one.offered)
            )
        else:
            assert (await standings.anonymise(snowflake)).tables == {table.id}
        while table.status is Status.PLAYING:
            await act_somehow(table)
        await standings.settle()
    live = await process.started((BRAM, ANNA))
    await live.invite(BRAM, [snowflake])
    assert name in await table.record()
    await standings.anonymise(snowflake)
    held = dump(process.url)
    assert str(snowflake) not in held
    assert name not in held
    # Tables at hand are read again before anything is saved.
    await table.set_message("end", 1, 2)
    assert NOBODY in await table.record()
    await act_somehow(live)
    assert str(snowflake) not in dump(process.url)
    match = await standings.match(table.id)
    assert match is not None
    (own,) = [seat for seat in match.seats if seat.user_id not in (ANNA, BRAM, CHLOE)]
    # -1 stands in for people who were deleted before this match was over.
    assert (own.user_id, own.name) == (-2, NOBODY)


async def test_a_computer_that_kept_their_seat_in_a_tournament_does_not_keep_their_name(
    process: Process, standings: Standings
) -> None:
    tournament = await opened(process, tournament_setup(rounds=1), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(BRAM)
    await table.leave(BRAM)
    await played_out(process, tournament)
    finished = schema.results.c.finished_name
    assert ("Bram",) in await rows(process.journal, finished)
    await standings.anonymise(BRAM)
    assert sorted(await rows(process.journal, finished)) == [("Anna",), ("Chloé",), ("Daan",), (NOBODY,)]


@EACH_KIND
async def test_a_match_that_goes_on_counts_for_the_others(process: Process, standings: Standings) -> None:
    table = await process.started(FOUR, lines=1)
    await process.tables.forget_person(BRAM)
    await standings.anonymise(BRAM)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    match = await standings.match(table.id)
    assert match is not None
    assert (match.rated, [one.user_id for one in match.seats]) == ("yes", [ANNA, 0, CHLOE, DAAN])
    await standings.settle()
    assert {row[0] for row in await rows(process.journal, schema.ratings.c.user_id)} == {ANNA, CHLOE, DAAN}


async def test_two_who_were_deleted_stay_two(process: Process, standings: Standings) -> None:
    journal = process.journal
    await finish(journal, Match((1, 2, 3, 4), (1, 2, 1, 2)))
    await finish(journal, Match((1, 3, 2, 4), (1, 2, 1, 2), BEGIN + 9))
    await standings.anonymise(2)
    await standings.anonymise(4)
    assert {row[0] for row in await rows(journal, schema.results.c.user_id)} == {1, 3, -1, -2}
    assert await rows(journal, schema.matches.c.company) == [("-2 -1 1 3",), ("-2 -1 1 3",)]
    # Neither is anybody's partner or opponent any more, but others have still met them.
    assert (await standings.statistics(1)).favourite is not None
    board = await standings.leaderboard(Query(GUILD, "couillon", measure=Measure.WON), asker=1)
    assert [row.people for row in board.rows] == [(1,), (3,)]


async def test_who_was_forgotten_while_they_played_still_counts_in_who_sat_together(
    process: Process, standings: Standings
) -> None:
    await finish(process.journal, Match((0, 2, 3, 4), (1, 2, 1, 2)))
    assert await rows(process.journal, schema.matches.c.company) == [("0 2 3 4",)]
    await standings.anonymise(4)
    assert await rows(process.journal, schema.matches.c.company) == [("-1 0 2 3",)]
