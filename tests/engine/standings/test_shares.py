"""Substitutes in figures: whoever played a deal has it, whoever has a share has a result, as counted by hand."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from engine.clubs.tournaments.rows import TournamentJournal
from engine.core.game import Feat
from engine.running.table import Table
from engine.standings.personal import Between, ContractStats, Feats, MarkedDeal, Results, Role, Where
from engine.standings.ranking import LeaderboardRow, Measure, Query
from engine.standings.rating import NEWCOMER, Part, Rating, rate
from engine.standings.standings import Standings
from engine.store import schema
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.people import Stint
from engine.table.model.preferences import Person, Server
from engine.table.model.proposal import ProposalKind
from engine.table.model.status import Status
from tests.engine.clubs.tournaments.tournaments import opened, played_out, tournament_setup
from tests.engine.running.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    EVA,
    FOUR,
    STEPWISE,
    Hour,
    Process,
    as_it_was_at,
    database,
)
from tests.engine.standings.matches import BEGIN, GUILD, Deal, Match, finish, rows
from tests.engine.store.databases import EACH_KIND
from tests.engine.store.test_restart import a_step

ALONE = (0, 1, 2, 3)
JEF, SUB = 2, 9
SUB_FROM_2 = (Stint(1, 2, "Person 9", SUB),)
"""Somebody took the second seat during the first deal: the second deal is their first."""


def pairs(at: float = BEGIN, *, deals: int = 4, takers: tuple[Stint, ...] = SUB_FROM_2, won: bool = False) -> Match:
    """A match of pairs in which each deal gives seat 2 and its partner one point more than the deal before."""
    points = tuple(Deal((0, deal, 0, deal), None, (2,), (2,) if deal > 1 else ()) for deal in range(1, deals + 1))
    return Match((1, JEF, 3, 4), (2, 1, 2, 1) if won else (1, 2, 1, 2), at, deals=points, takers=takers)


async def test_deals_contracts_points_and_feats_are_of_who_played_them_and_the_match_of_both(
    process: Process, standings: Standings
) -> None:
    swept = (Feat(2, "sweep"),)
    deals = (
        Deal((4, 4, -4, -4), "accept", (1, 2), (1, 2), swept),
        Deal((-3, 9, -3, -3), "solo", (2,), (2,), swept),
        Deal((8, -24, 8, 8), "solo", (2,), ()),
        Deal((0, 0, 0, 0)),
    )
    match = Match((1, JEF, 3, 4), (2, 4, 3, 1), BEGIN, ALONE, "classic", deals=deals, takers=SUB_FROM_2)
    table_id = await finish(process.journal, match)
    left, came = [await standings.statistics(user) for user in (JEF, SUB)]
    assert (left.total, came.total) == (Results(1, 0, 1, 4), Results(1, 0, 3, -15))
    assert left.games[0].contracts == (ContractStats("accept", Role.DECLARER, 1, 1, 4),)
    assert came.games[0].contracts == (ContractStats("solo", Role.DECLARER, 2, 1, -15),)
    assert (left.games[0].feats, came.games[0].feats) == ((Feats("sweep", 1),), (Feats("sweep", 1),))
    assert (left.games[0].best, left.games[0].worst) == (MarkedDeal(table_id, 1, 4, "accept"),) * 2
    assert came.games[0].best == MarkedDeal(table_id, 2, 9, "solo")
    assert came.games[0].worst == MarkedDeal(table_id, 3, -24, "solo")
    assert (left.streaks.now, came.streaks.now) == (-1, -1)


async def test_who_plays_less_than_half_has_deals_and_no_match(process: Process, standings: Standings) -> None:
    await finish(process.journal, pairs(takers=(Stint(3, 2, "Person 9", SUB),), won=True))
    left, came = [await standings.statistics(user) for user in (JEF, SUB)]
    assert (left.total, came.total) == (Results(1, 1, 3, 6), Results(0, 0, 1, 4))
    assert (left.streaks.now, came.streaks.now) == (1, 0)
    assert (await standings.ratings(JEF)).keys() == {(GUILD, "couillon")}
    assert await standings.ratings(SUB) == {}
    (past,) = (await standings.history(SUB)).matches
    assert [(one.user_id, one.share) for one in past.seats if one.seat == 2] == [(JEF, 1), (SUB, 0)]
    # Nor has anybody a match with or against them, or counts as somebody they met.
    assert came.favourite is None
    assert await standings.between(SUB, 1) == Between(Results(), Results(), 0, 0)
    nemesis = (await standings.statistics(1)).nemesis
    assert nemesis is not None
    assert (nemesis.user_id, nemesis.lost) == (JEF, 1)
    assert await rows(process.journal, schema.matches.c.company) == [("1 2 3 4",)]


async def test_two_who_share_a_seat_are_each_an_opponent_and_neither_partner_nor_pair(
    process: Process, standings: Standings
) -> None:
    for number in range(5):
        await finish(process.journal, pairs(BEGIN + number * 1e6, deals=2))
    result = schema.results.c
    of_first = await rows(process.journal, result.seat, result.part, result.partner, result.opponents)
    assert set(of_first) == {
        (1, 0, 3, "2 4 9"),
        (2, 0, None, "1 3"),
        (2, 1, None, "1 3"),
        (3, 0, 1, "2 4 9"),
        (4, 0, None, "1 3"),
    }
    assert await standings.between(JEF, SUB) == Between(Results(), Results(), 0, 0)
    assert (await standings.between(SUB, 1)).against == Results(5, 0, 5, 10)
    assert (await standings.between(SUB, 4)).together == Results(5, 0, 5, 10)
    board = await standings.pairs(Query(GUILD, "couillon"))
    assert [row.people for row in board.rows] == [(1, 3)]


@EACH_KIND
async def test_leaderboards_count_the_deals_of_each_and_the_matches_with_a_result(
    process: Process, standings: Standings
) -> None:
    await finish(process.journal, pairs(won=True))
    await finish(process.journal, pairs(BEGIN + 9, takers=(Stint(3, 2, "Person 9", SUB),), won=True))
    # Somebody who was dealt nothing has a result, but no points to compare.
    gone = (Stint(0, 3, "Fons", None),)
    await finish(process.journal, replace(pairs(BEGIN + 10, takers=gone), people=(1, JEF, 7, 4)))

    async def own(measure: Measure, asker: int) -> LeaderboardRow | None:
        return (await standings.leaderboard(Query(GUILD, "couillon", measure=measure), asker=asker)).own

    points, made, won = [await own(measure, SUB) for measure in (Measure.POINTS, Measure.MADE, Measure.WON)]
    assert points
    assert made
    assert won
    assert (points.figure, points.of, points.matches, points.opponents) == ((2 + 3 + 4 + 4) / 4, 4, 1, 2)
    assert (made.figure, made.of, won.figure, won.of) == (4, 4, 1, 1)
    assert await own(Measure.POINTS, 7) is None
    assert await own(Measure.WON, 7) is not None


def test_two_on_a_seat_are_rated_for_their_share_and_the_others_as_always() -> None:
    def parts(*second: Part) -> tuple[Part, ...]:
        return Part(1, 0, 1, 1), *second, Part(3, 0, 1, 3), Part(4, 1, 2, 4)

    whole = rate(parts(Part(2, 1, 2, 2)), {}, 1, 10)
    shared = rate(parts(Part(2, 1, 2, 2, 0.1), Part(9, 1, 2, 2, 0.9)), {}, 1, 10)
    assert {user: shared[user] for user in (1, 3, 4)} == {user: whole[user] for user in (1, 3, 4)}
    lost = NEWCOMER.mu - whole[2].mu
    assert lost > 0
    # Nobody escapes a lost match: whoever leaves it loses, too.
    assert NEWCOMER.mu - shared[2].mu == pytest.approx(lost / 10)
    assert NEWCOMER.mu - shared[9].mu == pytest.approx(lost * 9 / 10)
    assert sum(one.mu for one in shared.values()) + NEWCOMER.mu == pytest.approx(
        sum(one.mu for one in whole.values()) + 2 * NEWCOMER.mu
    )
    # If nobody has a part of the result, a newcomer stands in for that part.
    rest = rate(parts(Part(9, 1, 2, 2, 0.9)), {}, 1, 10)
    assert rest[9] == shared[9]
    assert 2 not in rest
    # A strong player makes the seat strong, in proportion to what they played.
    before = {9: Rating(40, 3, 20)}
    expected = [
        rate(parts(*two), before, 1, 10)[1].mu
        for two in (
            (Part(2, 1, 2, 2),),
            (Part(2, 1, 2, 2, 0.5), Part(9, 1, 2, 2, 0.5)),
            (Part(9, 1, 2, 2),),
        )
    ]
    assert expected == sorted(expected)
    assert len(set(expected)) == 3


async def test_both_are_rated_once_with_their_weight_and_anew_just_so(process: Process, standings: Standings) -> None:
    await finish(process.journal, pairs(BEGIN + 9, deals=10))
    await standings.settle()
    rating = schema.ratings.c
    columns = (rating.user_id, rating.table_id, rating.mu, rating.weight)
    first = await rows(process.journal, *columns)
    assert [(user, weight) for user, _, _, weight in first] == [(1, 1), (2, 0.1), (3, 1), (4, 1), (9, 0.9)]
    # Another match that ended before it has all of them worked out again.
    await finish(process.journal, Match((11, 12, 13, 14), (1, 2, 1, 2)))
    await standings.settle()
    assert set(first) <= set(await rows(process.journal, *columns))
    assert {one.user_id for one in await standings.changes(first[0][1])} == {1, 2, 3, 4, 9}


async def test_over_all_servers_who_does_not_want_to_be_rated_shares_as_a_newcomer(
    process: Process, standings: Standings
) -> None:
    await process.journal.set_person(Person(SUB, rated_globally=True))
    await finish(process.journal, pairs())
    ratings = await standings.ratings(SUB)
    assert ratings.keys() == {(GUILD, "couillon"), (0, "couillon")}
    assert ratings[0, "couillon"].mu == pytest.approx(ratings[GUILD, "couillon"].mu)
    assert {user for user, scope in await rows(process.journal, schema.ratings.c.user_id, schema.ratings.c.scope)} == {
        *(1, 2, 3, 4, 9)
    }


async def test_a_match_that_began_with_a_computer_is_rated_only_where_that_counts_whoever_sat_down(
    process: Process, standings: Standings
) -> None:
    began = replace(pairs(), people=(1, None, 3, 4))
    await finish(process.journal, began)
    assert (await standings.statistics(SUB)).total.matches == 1
    assert await standings.ratings(SUB) == {}
    await process.tables.change_server(GUILD, lambda _: Server(GUILD, counts_computers=True))
    await finish(process.journal, began)
    assert (await standings.ratings(SUB))[GUILD, "couillon"].matches == 1


@EACH_KIND
async def test_of_two_who_shared_a_seat_one_is_deleted_and_the_other_stays(
    process: Process, standings: Standings
) -> None:
    table_id = await finish(process.journal, pairs(won=True))
    before = await standings.statistics(SUB), await standings.ratings(SUB)
    await standings.anonymise(JEF)
    assert (await standings.statistics(SUB), await standings.ratings(SUB)) == before
    match = await standings.match(table_id)
    assert match is not None
    assert [(one.user_id, one.name, one.share) for one in match.seats if one.seat == 2] == [
        (-1, NOBODY, 0.25),
        (SUB, "Person 9", 0.75),
    ]
    assert await rows(process.journal, schema.matches.c.company) == [("-1 1 3 4 9",)]
    result = schema.results.c
    assert (1, 0, "-1 4 9") in await rows(process.journal, result.seat, result.part, result.opponents)
    await standings.anonymise(SUB)
    assert (await standings.history(SUB)).total == 0
    assert await rows(process.journal, schema.matches.c.company) == [("-2 -1 1 3 4",)]


@EACH_KIND
async def test_everybody_is_given_the_deals_they_played_and_nobody_elses(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(7), STEPWISE)
    table = await process.started(FOUR, preset="malmedy", deals=4)
    await on_to(process, table, 1)
    await table.leave(BRAM)
    await table.take_over(EVA, "Eva", 2)
    while table.status is Status.PLAYING:
        await a_step(process, table)
    journal = schema.actions.c
    done = await rows(process.journal, journal.number, journal.kind, journal.seat, journal.action)
    second = [number for number, kind, _, action in done if kind == "deal"][1]
    of_seat = [number for number, kind, seat, _ in done if kind != "deal" and seat == 2]
    left, came = [await process.tables.export(user) for user in (BRAM, EVA)]
    own = [[entry["number"] for entry in kept["tables"][0]["actions"]] for kept in (left, came)]
    assert own == [[one for one in of_seat if one < second], [one for one in of_seat if one > second]]
    ((of_left,), (of_came,)) = left["results"], came["results"]
    assert [(of["share"], of["played"], of["began"], of["ended"]) for of in (of_left, of_came)] == [
        (0.25, [1], True, False),
        (0.75, [2, 3, 4], False, True),
    ]
    assert [kept["tables"][0]["name"] for kept in (left, came)] == ["Bram", "Eva"]
    points = [json.loads(one)[1] for (one,) in await rows(process.journal, schema.deals.c.points)]
    assert of_left["points"] + of_came["points"] == sum(points)
    assert json.dumps(left).count("Eva") == json.dumps(came).count("Bram") == 0
    await process.close()


async def on_to(process: Process, table: Table, deal: int) -> None:
    """Play until a deal is over."""
    while table.deal < deal or table.result is None:
        await a_step(process, table)


@EACH_KIND
async def test_a_match_with_many_substitutes_agrees_with_a_count_by_hand(tmp_path: Path) -> None:
    """What everybody is told, against a count of the deals that were saved one by one."""
    process = await Process.start(database(tmp_path), Hour(), random.Random(7), STEPWISE)
    standings = Standings(process.journal)
    table = await process.started(FOUR, preset="malmedy", deals=8)
    sat: dict[int, list[int | None]] = {}
    plan = {1: (BRAM, 2, EVA), 3: (EVA, 2, BRAM), 5: (CHLOE, 3, EVA), 6: (DAAN, 4, None)}
    while table.status is Status.PLAYING:
        if table.result is None:
            sat.setdefault(table.deal, [one.user_id if one else None for one in table.seats])
        elif (changes := plan.pop(table.deal, None)) is not None:
            leaver, seat, taker = changes
            await table.leave(leaver)
            if taker is not None:
                await table.take_over(taker, "Somebody", seat)
        await a_step(process, table)
    assert sorted(sat) == [*range(1, 9)]
    expected: Counter[tuple[int, str]] = Counter()
    deal = schema.deals.c
    for number, points, declarers, made in await rows(
        process.journal, deal.deal, deal.points, deal.declarers, deal.made
    ):
        for seat, user in enumerate(sat[number], 1):
            if user is not None:
                expected[user, "deals"] += 1
                expected[user, "points"] += json.loads(points)[seat - 1]
                expected[user, "declared"] += seat in json.loads(declarers)
                expected[user, "made"] += seat in json.loads(made)
    assert expected[EVA, "deals"] == 5
    for user in (*FOUR, EVA):
        own = await standings.statistics(user)
        assert (own.total.deals, own.total.points) == (expected[user, "deals"], expected[user, "points"])
        declared = [one for one in own.games[0].contracts if one.role is Role.DECLARER]
        assert sum(one.deals for one in declared) == expected[user, "declared"]
        assert sum(one.successes for one in declared) == expected[user, "made"]
        board = await standings.leaderboard(Query(GUILD, "couillon", measure=Measure.MADE), asker=user)
        counted = (int(board.own.figure), board.own.of) if board.own else (0, 0)
        assert counted == (expected[user, "made"], expected[user, "declared"])
    match = await standings.match(table.id)
    assert match is not None
    # Bram: 1, 4 to 8. Eva: 2 and 3 on seat 2, 6 to 8 on seat 3, nowhere half. Daan keeps what a computer ended.
    assert {(one.seat, one.user_id): one.share for one in match.seats} == {
        (1, ANNA): 1,
        (2, BRAM): 1,
        (2, EVA): 0,
        (3, CHLOE): 1,
        (3, EVA): 0,
        (4, DAAN): 1,
    }
    assert (await standings.history(EVA)).total == 1
    assert (await standings.statistics(EVA, Where(GUILD))).total.matches == 0
    await process.close()


async def test_who_was_voted_out_is_rated_for_their_own_deals_and_the_others_for_all(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(7), STEPWISE)
    standings = Standings(process.journal)
    moved = []
    for voted in (True, False):
        table = await process.started(FOUR, preset="malmedy", deals=4)
        await on_to(process, table, 1)
        if voted:
            await table.propose(ANNA, ProposalKind.REMOVE, str(BRAM))
            for user in (CHLOE, DAAN):
                await table.agree(user)
        else:
            await table.leave(BRAM)
        while table.status is Status.PLAYING:
            await a_step(process, table)
        match = await standings.match(table.id)
        assert match is not None
        assert match.rated == "yes"
        assert [one.share for one in match.seats] == [1, 0.25 if voted else 1, 1, 1]
        changes = {one.user_id: one for one in await standings.changes(table.id)}
        moved.append({user: abs(one.after.mu - one.before.mu) for user, one in changes.items()})
    first, _ = moved
    assert first[BRAM] == pytest.approx(first[DAAN] / 4)
    assert first[ANNA] == first[CHLOE] == pytest.approx(first[DAAN])
    await process.close()


async def test_a_tournament_has_one_score_a_seat_whoever_played_there(process: Process) -> None:
    tournament = await opened(process, tournament_setup(rounds=1), (BRAM, CHLOE, DAAN))
    await tournament.start(ANNA)
    (table,) = process.tables.of_user(BRAM)
    await played_out(process, tournament)
    async with process.journal.transaction() as connection:
        # As when two people share a seat, although nobody takes over a seat in a tournament now.
        row = (await connection.execute(select(schema.results).limit(1))).mappings().one()
        await connection.execute(schema.results.insert().values(dict(row) | {"part": 1, "score": 99, "user_id": EVA}))
    (played,) = await TournamentJournal(process.journal).tables(tournament.id)
    assert played.scores == table.score


async def test_yesterdays_matches_keep_one_whole_result_a_seat(tmp_path: Path) -> None:
    before = await Process.start(database(tmp_path), Hour(), random.Random(7), STEPWISE)
    took = (Stint(1, 2, "Person 9", SUB),)
    ids = [await finish(before.journal, pairs(BEGIN + at, deals=1, takers=took)) for at in range(2)]
    kept = [column for column in schema.results.c if column.name not in ("part", "share", "played")]
    standings = Standings(before.journal)
    told = await standings.statistics(JEF), await standings.ratings(JEF), await rows(before.journal, *kept)
    await before.close()
    as_it_was_at("0014", tmp_path / "cards.sqlite3")
    process = await Process.start(before.url, Hour(), random.Random(7), STEPWISE)
    standings = Standings(process.journal)
    assert (await standings.statistics(JEF), await standings.ratings(JEF), await rows(process.journal, *kept)) == told
    match = await standings.match(ids[0])
    assert match is not None
    assert [(one.user_id, one.share) for one in match.seats] == [(1, 1), (JEF, 1), (3, 1), (4, 1)]
    new = await finish(process.journal, pairs(BEGIN + 9))
    match = await standings.match(new)
    assert match is not None
    assert [one.user_id for one in match.seats] == [1, JEF, SUB, 3, 4]
    await process.close()
