"""Where unseen cards may lie: counts and chances as by listing every way, and every way drawn equally often."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from math import comb

import pytest

from engine.players.search.holdings import Hand, Holdings
from tests.about import in_one_test


def every_way(rooms: list[int], among: list[int], cards: int) -> list[tuple[int, ...]]:
    """Per way the place of each card."""
    return [
        way
        for way in product(range(len(rooms)), repeat=cards)
        if all(among[place] >> card & 1 for card, place in enumerate(way))
        and all(way.count(place) == room for place, room in enumerate(rooms))
    ]


def some_rooms(rng: random.Random) -> tuple[list[int], list[int], int]:
    """Places for at most seven cards, many of which some places cannot hold."""
    while True:
        rooms = [rng.randrange(4) for _ in range(rng.choice((2, 3, 4)))]
        cards = sum(rooms)
        among = [sum(1 << card for card in range(cards) if rng.random() < 0.7) for _ in rooms]
        everywhere = 0
        for mask in among:
            everywhere |= mask
        if 0 < cards <= 7 and everywhere.bit_count() == cards:
            return rooms, among, cards


@in_one_test("seed", range(60))
def test_ways_and_chances_are_those_of_all_ways_listed(seed: int) -> None:
    rng = random.Random(seed)
    rooms, among, cards = some_rooms(rng)
    ways, holdings = every_way(rooms, among, cards), Holdings(rooms, among)
    assert holdings.ways == len(ways)
    for place in range(len(rooms)) if ways else ():
        wanted = rng.randrange(1 << cards)
        having = sum(any(way[card] == place and wanted >> card & 1 for card in range(cards)) for way in ways)
        assert holdings.chance(place, wanted) == pytest.approx(having / len(ways))


def test_every_way_is_drawn_equally_often_and_no_other() -> None:
    rooms, among = [2, 1, 2], [0b00111, 0b11110, 0b11111]
    ways, holdings, rng = every_way(rooms, among, 5), Holdings(rooms, among), random.Random(1)
    drawn = Counter(tuple(holdings.sample(rng)) for _ in range(200 * len(ways)))
    assert len(drawn) == len(ways)
    assert all(140 < count < 260 for count in drawn.values())
    for hands in drawn:
        assert tuple(next(place for place, hand in enumerate(hands) if hand >> card & 1) for card in range(5)) in ways


def test_a_card_that_only_one_hand_can_hold_is_certainly_there() -> None:
    holdings = Holdings((1, 1, 1), (0b111, 0b110, 0b110))
    assert holdings.chance(0, 0b001) == 1.0
    assert holdings.chance(0, 0b110) == 0.0


def test_what_one_hand_cannot_hold_is_likelier_in_the_others() -> None:
    with_all, without = (
        Holdings((13, 13, 13), (2**39 - 1,) * 3),
        Holdings((13, 13, 13), (2**39 - 1, 2**39 - 1, 2**38 - 1)),
    )
    last = 1 << 38
    assert with_all.chance(0, last) == pytest.approx(1 / 3)
    assert without.chance(0, last) == pytest.approx(1 / 2)
    assert without.chance(2, last) == 0.0


def test_one_kind_of_cards_is_counted_as_by_the_formula() -> None:
    assert Holdings((8, 8), (2**16 - 1,) * 2).chance(1, 0b111) == pytest.approx(1 - comb(13, 8) / comb(16, 8))


def test_cards_that_do_not_fit_have_no_way_and_no_chances() -> None:
    holdings = Holdings((1, 1), (0b11, 0b00))
    assert holdings.ways == 0
    with pytest.raises(ValueError, match="do not fit"):
        holdings.chance(0, 0b01)


def test_a_hand_has_what_it_surely_holds_and_nothing_else_once_it_is_known() -> None:
    holdings = Holdings((0, 2), (0b11, 0b11))
    known, unknown = Hand(0b100, 0, 0, holdings), Hand(0b1000, 2, 1, holdings)
    assert [known.has(0b100), known.has(0b011), unknown.has(0b1000), unknown.has(0b01)] == [1.0, 0.0, 1.0, 1.0]


def test_cards_are_drawn_as_the_library_shuffles_and_take_no_more_chance_than_that() -> None:
    drawing, shuffling = random.Random("shuffle"), random.Random("shuffle")
    for cards in range(40):
        among = (1 << cards) - 1
        rooms = [cards // 3, cards - cards // 3]
        (first, second), order = Holdings(rooms, [among, among]).sample(drawing), [1 << card for card in range(cards)]
        shuffling.shuffle(order)
        assert (first, second) == (sum(order[rooms[1] :]), sum(order[: rooms[1]]))
    assert drawing.random() == shuffling.random()
