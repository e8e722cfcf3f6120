"""Cards, suits, ranks and sets of cards: to text and back, to masks and back."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.actions import clockwise, eldest, next_seat
from engine.core.cards import CARDS, Card, Rank, Suit, cards_in, mask_of, pack_of, parse_cards, print_cards
from engine.core.errors import EngineError, Unreadable
from tests.about import in_one_test

cards = st.sampled_from(CARDS)
hands = st.sets(cards)


# --- Text


def test_there_are_52_cards_of_four_suits_and_thirteen_ranks() -> None:
    assert [str(suit) for suit in Suit] == ["S", "H", "D", "C"]
    assert "".join(str(rank) for rank in sorted(Rank, reverse=True)) == "AKQJT98765432"
    assert sorted(map(str, CARDS)) == sorted(rank + suit for rank in "AKQJT98765432" for suit in "SHDC")


@given(cards)
def test_a_card_is_written_as_rank_and_suit_and_read_back(card: Card) -> None:
    assert str(card) == f"{card.rank}{card.suit}"
    assert Card.parse(str(card)) is card
    assert Card.parse(str(card).lower()) is card
    assert Card.of(card.suit, card.rank) is card
    assert eval(repr(card)) is card
    assert f"{card}" == str(card)


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_read_back_from_its_letter(suit: Suit) -> None:
    assert Suit.parse(str(suit)) is suit
    assert Suit.parse(str(suit).lower()) is suit


@pytest.mark.parametrize("suit", "SHDC")
def test_ten_may_be_written_in_digits_but_is_printed_as_t(suit: str) -> None:
    assert Card.parse(f"10{suit}") is Card.parse(f"T{suit}")
    assert str(Card.parse(f"10{suit.lower()}")) == f"T{suit}"


@in_one_test("text", ["", "A", "S", "SA", "AX", "1S", "0S", "110S", "1010", "AS ", " AS", "ASS", "♠A", "A♠"])
def test_what_is_no_card_is_unreadable_and_says_what_was_expected(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        Card.parse(text)
    assert repr(text) in str(unreadable.value)
    assert isinstance(unreadable.value, ValueError | EngineError)


@in_one_test("text", ["", "X", "SH", "spades", "mask", "♠", "name"])
def test_what_is_no_suit_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        Suit.parse(text)


@given(st.text(max_size=4))
def test_reading_any_text_as_a_card_gives_that_card_or_is_unreadable(text: str) -> None:
    try:
        card = Card.parse(text)
    except Unreadable:
        return
    assert text.isascii()
    assert text.upper().replace("10", "T") == str(card)


@pytest.mark.parametrize("text", ["A\u017f", "\u212aS", "ＡＳ", "\u0661\u0660S"])
def test_letters_and_digits_that_only_look_alike_are_no_card(text: str) -> None:
    with pytest.raises(Unreadable):
        Card.parse(text)


@pytest.mark.parametrize("text", ["\u017f", "Ｓ", "Ⅾ"])
def test_letters_that_only_look_alike_are_no_suit(text: str) -> None:
    with pytest.raises(Unreadable):
        Suit.parse(text)


@given(st.lists(cards))
def test_a_row_of_cards_is_read_back_in_its_order(row: list[Card]) -> None:
    assert parse_cards(print_cards(row)) == tuple(row)


def test_a_row_with_a_word_that_is_no_card_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="XX"):
        parse_cards("AS XX KS")


@given(cards)
def test_there_is_one_object_per_card_also_after_copying(card: Card) -> None:
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


# --- Masks


@given(hands)
def test_a_set_of_cards_as_a_mask_and_back(hand: set[Card]) -> None:
    assert set(cards_in(mask_of(hand))) == hand
    assert mask_of(hand).bit_count() == len(hand)
    assert list(cards_in(mask_of(hand))) == sorted(hand)


@given(hands, hands)
def test_masks_are_sets(one: set[Card], other: set[Card]) -> None:
    assert mask_of(one) | mask_of(other) == mask_of(one | other)
    assert mask_of(one) & mask_of(other) == mask_of(one & other)
    assert mask_of(one) & ~mask_of(other) == mask_of(one - other)


def test_the_masks_of_the_suits_share_no_card_and_hold_all() -> None:
    for suit in Suit:
        assert set(cards_in(suit.mask)) == {card for card in CARDS if card.suit is suit}
    assert sum(suit.mask for suit in Suit) == mask_of(CARDS)


@given(st.sets(st.sampled_from("AKQJT98765432")))
def test_a_pack_holds_each_named_rank_in_every_suit_once(ranks: set[str]) -> None:
    pack = pack_of("".join(sorted(ranks)))
    assert len(pack) == len(set(pack)) == 4 * len(ranks)
    assert {str(card.rank) for card in pack} == ranks


# --- Seats


@given(st.integers(2, 8), st.data())
def test_seats_go_round_clockwise(seats: int, data: st.DataObject) -> None:
    first = data.draw(st.integers(1, seats))
    order = clockwise(first, seats)
    assert order[0] == first
    assert sorted(order) == list(range(1, seats + 1))
    for seat, left in zip(order, (*order[1:], first), strict=True):
        assert next_seat(seat, seats) == left
    assert eldest(first, seats) == order[1]
