"""A shared place is rated as the mean over the orders that it stands for, so doing better never costs points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations, product
from pathlib import Path

import pytest
from sqlalchemy import update

from engine.standings.rating import NEWCOMER, Part, Rating, rate
from engine.standings.standings import Standings
from engine.store import schema
from engine.store.journal import Journal
from tests.about import in_one_test
from tests.engine.running.support import Process, address, as_it_was_at, database
from tests.engine.standings.matches import BEGIN, Match, finish_all, rows
from tests.engine.store.databases import EACH_KIND

Order = tuple[int, ...]
"""The place of each side, as games give them: 1, 1, 3, 4."""

UNEQUAL = {0: Rating(31, 3, 9), 1: Rating(25, 8.3, 0), 2: Rating(22, 2, 40), 3: Rating(12, 5, 6)}
STRENGTHS: tuple[Mapping[int, Rating], ...] = (
    {},
    UNEQUAL,
    {side: UNEQUAL[3 - side] for side in UNEQUAL},
)
HOUR = 3600.0


def weak_orders(sides: int) -> list[Order]:
    """All ways in which so many sides can end, shared places among them."""
    found = set()
    for levels in product(range(sides), repeat=sides):
        found.add(tuple(1 + sum(other < own for other in levels) for own in levels))
    return sorted(found)


def gains(order: Order, before: Mapping[int, Rating]) -> list[float]:
    """What each side, one person each, gains by ending so."""
    after = rate([Part(side, side, place) for side, place in enumerate(order)], before, 1, 16)
    return [after[side].mu - before.get(side, NEWCOMER).mu for side in range(len(order))]


def better(own: int, worse: Order, orders: list[Order]) -> Iterator[Order]:
    """Orders in which one side ends better than in another, and the others among themselves as there."""

    def sign(number: int) -> int:
        return (number > 0) - (number < 0)

    others = [side for side in range(len(worse)) if side != own]
    for order in orders:
        same = all(sign(order[a] - order[b]) == sign(worse[a] - worse[b]) for a in others for b in others)
        ahead = all(sign(order[other] - order[own]) >= sign(worse[other] - worse[own]) for other in others)
        if same and ahead and order != worse:
            yield order


@in_one_test(("sides", "number"), [(3, 13), (4, 75)])
@in_one_test("before", STRENGTHS)
def test_doing_better_never_costs_points_in_any_order_of_the_sides(
    before: Mapping[int, Rating], sides: int, number: int
) -> None:
    orders = weak_orders(sides)
    assert len(orders) == number
    gained = {order: gains(order, before) for order in orders}
    compared = 0
    for worse in orders:
        for own in range(sides):
            for order in better(own, worse, orders):
                compared += 1
                assert gained[order][own] > gained[worse][own], f"side {own} in {order} and in {worse}"
    assert compared > number * sides


@in_one_test("order", [*weak_orders(3), *weak_orders(4)])
def test_equals_gain_the_same_on_one_place_and_more_on_a_better_one(order: Order) -> None:
    gained = gains(order, {})
    for (place, one), (other, two) in product(zip(order, gained, strict=True), repeat=2):
        assert one == pytest.approx(two, abs=1e-12) if place == other else (one > two) == (place < other)
    assert sum(gained) == pytest.approx(0, abs=1e-9)


@in_one_test("before", STRENGTHS)
@in_one_test("order", [*weak_orders(3), *weak_orders(4)])
def test_a_shared_place_is_worth_the_mean_of_the_orders_it_stands_for(
    before: Mapping[int, Rating], order: Order
) -> None:
    stands_for = [
        strict
        for strict in permutations(range(1, len(order) + 1))
        if all(order[a] >= order[b] or strict[a] < strict[b] for a in range(len(order)) for b in range(len(order)))
    ]
    each = [gains(strict, before) for strict in stands_for]
    assert gains(order, before) == pytest.approx([sum(one) / len(each) for one in zip(*each, strict=True)])


def test_newcomers_who_share_the_first_place_gain_these_points() -> None:
    assert [round(24 * gain) for gain in gains((1, 1, 3, 4), {})] == [14, 14, -2, -26]
    assert [round(24 * gain) for gain in gains((1, 2, 3, 4), {})] == [18, 10, -2, -26]
    assert [round(24 * gain) for gain in gains((1, 2, 2), {})] == [19, -9, -9]


def test_pairs_on_one_place_are_rated_as_one_person_on_each_side_would_be() -> None:
    alone = gains((1, 1, 3), {})
    parts = [Part(2 * side + at, side, place) for side, place in enumerate((1, 1, 3)) for at in range(2)]
    pairs = rate(parts, {}, 1, 16)
    assert pairs[0] == pairs[1] == pairs[2] == pairs[3]
    assert (pairs[0].mu > 25, pairs[4].mu < 25) == (alone[0] > 0, alone[2] < 0) == (True, True)


def test_ten_who_all_end_level_are_rated_at_once_and_stay_as_they_are() -> None:
    """Their orders are 3,628,800, which would be rated for half an hour."""
    assert gains((1,) * 10, {}) == pytest.approx([0] * 10, abs=1e-9)
    half = gains((1,) * 3 + (4,) * 7, {})
    assert [round(one, 9) for one in half] == [round(half[0], 9)] * 3 + [round(half[3], 9)] * 7


FOUND = [
    Match((11, 12, 13, 14), (1, 2, 1, 2), BEGIN),
    Match((11, 12, 13, 14), (1, 2, 3, 4), BEGIN + HOUR, (0, 1, 2, 3), "classic"),
    Match((11, 12, 13, 14), (1, 1, 3, 4), BEGIN + 2 * HOUR, (0, 1, 2, 3), "classic"),
    Match((11, 12, 13, 14), (2, 1, 3, 3), BEGIN + 3 * HOUR, (0, 1, 2, 3), "classic"),
    Match((11, 12), (1, 1), BEGIN + 4 * HOUR, (0, 1), "chouine"),
    Match((11, 12, 13, 14), (4, 1, 2, 3), BEGIN + 5 * HOUR, (0, 1, 2, 3), "classic"),
]
"""Only the third and the fourth had a place that was rated wrongly."""


async def test_matches_with_a_shared_place_are_rated_again_with_all_that_follow(tmp_path: Path) -> None:
    journal = await Journal.open(database(tmp_path))
    ids = await finish_all(journal, FOUND)
    await Standings(journal).settle()
    today = await rows(journal, *schema.ratings.c)
    since = schema.ratings.c.at >= FOUND[2].at
    async with journal.transaction() as connection:
        wrong = update(schema.ratings).where(since, schema.ratings.c.game == "kleurenwiezen")
        await connection.execute(wrong.values(mu=30.0, sigma=7.0))
    await journal.close()
    as_it_was_at("0030", tmp_path / "cards.sqlite3")
    journal = await Journal.open(address(tmp_path))
    settled = await rows(journal, schema.matches.c.table_id, schema.matches.c.settled)
    assert [table_id for table_id, is_settled in settled if not is_settled] == ids[2:4]
    await Standings(journal).settle()
    assert await rows(journal, *schema.ratings.c) == today
    await journal.close()


@EACH_KIND
async def test_a_match_with_a_shared_place_is_told_with_what_it_gave(standings: Standings, process: Process) -> None:
    ids = await finish_all(process.journal, FOUND[2:3])
    told = await standings.changes(ids[0])
    assert [one.after.figure - one.before.figure for one in told] == [4, 4, -1, -7]
