"""A hand lies in one row or two, every card's index shows, and cards that may not be played are dimmed and lower."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core.cards import CARDS, Card, Pile, parse_cards
from rendering.canvas.felt import RIM
from rendering.canvas.values import WIDTH
from rendering.cards.hand import LOWERED, SHOWN, Lying, hand_height, lay_hand, lay_layout, layout_height
from tests.about import in_one_test

INDEX = 110
"""How much of a card, from its upper edge, holds index and suit at the greatest width."""


def rows_of(lying: list[Lying]) -> list[list[Lying]]:
    """By row: cards of one row begin less than 100 pixels below each other."""
    rows: list[list[Lying]] = []
    for one in lying:
        if not rows or one.left <= rows[-1][-1].left:
            rows.append([])
        rows[-1].append(one)
    return rows


def some(cards: tuple[Card, ...], every: int) -> frozenset[Card] | None:
    """Every so many-th card; all for 0."""
    return frozenset(cards[::every]) if every else None


@in_one_test("every", [0, 1, 2, 5])
@in_one_test("count", range(1, 17))
def test_index_and_suit_of_every_card_show(count: int, every: int) -> None:
    cards = tuple(CARDS[:count])
    lying = lay_hand(cards, some(cards, every), 0)
    assert [one.pile.up for one in lying] == list(cards)
    rows = rows_of(lying)
    assert len(rows) == (1 if count <= 7 else 2)
    for row in rows:
        assert all(right.left - left.left >= SHOWN for left, right in pairwise(row))
        assert row[0].left >= RIM + 8
        assert row[-1].left + row[-1].width <= WIDTH - RIM - 8
    for upper in rows[0] if len(rows) > 1 else ():
        over = [one.top for one in rows[1] if one.left < upper.left + SHOWN and upper.left < one.left + one.width]
        assert min(over, default=999) - upper.top >= INDEX
    assert hand_height(count) - max(one.top for one in lying) >= INDEX


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_few_cards_lie_side_by_side_in_the_middle(count: int) -> None:
    lying = lay_hand(CARDS[:count], None, 0)
    assert all(left.left + left.width < right.left for left, right in pairwise(lying))
    assert lying[0].left + lying[-1].left + lying[-1].width == pytest.approx(WIDTH, abs=1)


def test_a_short_second_row_leaves_no_gaps() -> None:
    second = rows_of(lay_hand(CARDS[:9], None, 0))[1]
    assert len(second) == 4
    assert all(left.left + left.width - right.left == pytest.approx(6, abs=1) for left, right in pairwise(second))


def test_cards_that_may_not_be_played_are_lower_than_others_of_their_row() -> None:
    cards = parse_cards("AS KS QS JS 9S AH KH QH JH 9H")
    upper, lower = rows_of(lay_hand(cards, frozenset(parse_cards("AH KH")), 0))
    assert len({one.top for one in upper}) == 1
    assert not any(one.stands for one in upper)
    stand, others = ({one.top for one in lower if one.stands is stands} for stands in (True, False))
    assert {top + LOWERED for top in stand} == others
    assert {one.top for one in rows_of(lay_hand(cards, None, 0))[0]} == {one.top for one in upper}


def test_all_stand_out_where_nothing_is_to_be_played() -> None:
    lying = lay_hand(CARDS[:10], None, 0)
    assert all(one.stands for one in lying)
    assert {one.top for one in lying} == {one.top for one in lay_hand(CARDS[:10], frozenset(CARDS), 0)}


def test_a_pile_of_a_layout_keeps_its_place_when_another_is_gone() -> None:
    piles = tuple(Pile(card, True) for card in CARDS[:8])
    whole = {one.pile: one[1:3] for one in lay_layout(piles, None, 0)}
    gone = {one.pile: one[1:3] for one in lay_layout((*piles[:2], Pile(None, False), *piles[3:]), None, 0)}
    assert all(gone[pile] == whole[pile] for pile in (*piles[:2], *piles[3:]))
    assert layout_height(8) - max(top for _, top in whole.values()) >= INDEX
