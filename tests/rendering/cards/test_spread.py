"""A hand that lies open shows every card as one tile, on few lines."""

from __future__ import annotations

import itertools

from PIL import Image

from engine.core.cards import CARDS, Card, parse_cards
from locales.cards import INDEX_SETS
from rendering import Look, as_held
from rendering.canvas.fonts import Lettering, font
from rendering.cards.small_cards import MEASURES, SMALL, put_tiles, spread, tile, tile_high, tiles_size
from rendering.table.open_cards import hand_room
from rendering.table.plan import BOTTOM, LEFT
from tests.about import in_one_test

HANDS = (CARDS[:13], CARDS[8:20], CARDS[4::4], CARDS[3:49:4], CARDS[:1], CARDS[12::4] + CARDS[1:3])
"""One suit whole, and hands of up to twelve cards: what somebody holds once a trick is played."""


@in_one_test("side", [BOTTOM, LEFT])
@in_one_test("hand", HANDS)
def test_every_card_has_a_tile_of_its_own(hand: tuple[Card, ...], side: int) -> None:
    laid = spread(hand, hand_room(side))
    assert tuple(card for card, _, _ in laid.cards) == as_held(hand)
    high = tile_high(laid.tile)
    for (_, x, y), (_, other_x, other_y) in itertools.combinations(laid.cards, 2):
        assert abs(x - other_x) >= laid.tile + 4 or abs(y - other_y) >= high
    assert max(x for _, x, _ in laid.cards) + laid.tile == laid.wide <= hand_room(side)
    assert max(y for _, _, y in laid.cards) + high == laid.high


def test_a_hand_lies_on_one_line_across_the_table_and_on_two_at_a_side() -> None:
    for hand in HANDS[1:]:
        assert spread(hand, hand_room(BOTTOM)).high == tile_high(spread(hand, hand_room(BOTTOM)).tile)
        assert spread(hand, hand_room(LEFT)).high <= 2 * 77 + 4


def test_suits_lie_further_apart_than_cards() -> None:
    laid = spread(parse_cards("AS KS AH"), 778)
    lefts = [x for _, x, _ in laid.cards]
    assert lefts[1] - lefts[0] == laid.tile + 4
    assert lefts[2] - lefts[1] == laid.tile + 18


@in_one_test("index_set", INDEX_SETS)
@in_one_test("wide", MEASURES)
def test_all_tiles_of_a_size_differ_and_ranks_keep_within_them(index_set: str, wide: int) -> None:
    drawn = {tile(card, index_set, False, wide).tobytes() for card in CARDS}
    assert len(drawn) == len(CARDS)
    assert MEASURES[wide].rank >= 30
    letters = font(Lettering.BLACK, MEASURES[wide].rank)
    assert letters.getlength("10") * 0.76 <= wide - 4


def test_tiles_lie_side_by_side() -> None:
    cards = parse_cards("AS TH 7D")
    wide, high = tiles_size(cards)
    image = Image.new("RGB", (wide + 20, high + 20))
    assert put_tiles(image, cards, (10, 10), Look()) == [(10, 10), (58, 10), (106, 10)]
    assert image.getbbox() == (10, 10, 10 + wide, 10 + high)
    assert tiles_size(()) == (0, 0)
    assert wide == 3 * SMALL + 2 * 5
