"""The picture of the ranking: the engine's order, the card points, and the same in words."""

from __future__ import annotations

import io
from itertools import pairwise, product

import pytest
from PIL import Image

from engine.core.cards import Card, Played, Suit, parse_cards, print_cards
from engine.games.couillon import options as couillon
from engine.games.couillon.options import PRESETS, CouillonOptions, pack_for
from engine.games.couillon.state import Order, order_of
from locales import LANGUAGES, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE
from rendering import Look, Picture
from rendering.canvas.values import WIDTH
from rendering.canvas.wording import LONGEST, card_words
from rendering.games.couillon.ranking import alt_ranking, draw_ranking, ranking_of
from tests.about import in_one_test

MOST_BYTES = 64_000


def configure(preset: str, **changes: str) -> CouillonOptions:
    return couillon.configure(preset, changes)


ALL_QUEENS = configure("eight", red_queens="yes")


def order_in(options: CouillonOptions, trump: Suit = Suit.H) -> Order:
    return order_of(trump, options.queens, options.mit != "none")


def drawn(options: CouillonOptions, trump: Suit = Suit.H, language: str = "en") -> Picture:
    look = Look(SET_OF_LANGUAGE[language])
    return draw_ranking(order_in(options, trump), pack_for(options), look, say_in(language))


def test_with_hearts_as_trumps_and_the_mit_declared_the_promoted_queens_stand_between_ace_and_king() -> None:
    options = configure("dame-de-make")
    ranking = ranking_of(order_in(options), pack_for(options))
    assert print_cards(ranking.trumps) == "AH QS QC KH QH JH TH 9H"
    assert ranking.promoted == frozenset(parse_cards("QS QC"))
    assert print_cards(ranking.plain) == "AD KD QD JD TD 9D"
    assert ranking.mit


def test_an_undeclared_queen_of_spades_ranks_below_the_king_of_spades() -> None:
    ranking = ranking_of(order_of(Suit.S, ALL_QUEENS.queens, mit=False), pack_for(ALL_QUEENS))
    assert print_cards(ranking.trumps) == "AS QC QH QD KS QS JS TS 9S 8S 7S"
    assert not ranking.mit


def test_without_promoted_queens_both_rows_are_printed_order() -> None:
    options = configure("couillon")
    ranking = ranking_of(order_in(options), pack_for(options))
    assert print_cards(ranking.trumps) == "AH KH QH JH TH 9H"
    assert print_cards(ranking.plain) == "AS KS QS JS TS 9S"
    assert ranking.promoted == frozenset()


def test_the_black_sevens_that_stay_out_are_not_pictured() -> None:
    options = configure("troeven-3")
    assert print_cards(ranking_of(order_in(options, Suit.S), pack_for(options)).trumps) == "AS KS QS JS TS 9S 8S"


@in_one_test("preset", PRESETS)
@in_one_test("trump", Suit)
def test_every_card_of_a_row_beats_the_next_in_the_engine(preset: str, trump: Suit) -> None:
    options = configure(preset)
    order = order_in(options, trump)
    ranking = ranking_of(order, pack_for(options))
    for row in (ranking.trumps, ranking.plain):
        for higher, lower in pairwise(row):
            assert order.winner((Played(1, lower), Played(2, higher))).seat == 2
    assert order.winner((Played(1, ranking.plain[0]), Played(2, ranking.trumps[-1]))).seat == 2
    assert set(ranking.trumps) == {card for card in order.trumps() if card in pack_for(options)}


def test_each_kind_of_order_and_index_set_is_a_picture_of_its_own() -> None:
    kinds = [configure("couillon"), configure("malmedy"), configure("dame-de-make"), configure("troeven"), ALL_QUEENS]
    every = [*product(kinds, Suit, LANGUAGES[:1]), *product(kinds[-1:], (Suit.D,), LANGUAGES[1:])]
    assert len({drawn(*one).data for one in every}) == len(every)


def test_cards_that_change_places_change_the_picture() -> None:
    options = configure("couillon")
    order, pack = order_in(options), pack_for(options)
    jack, ten = parse_cards("JH TH")
    strength = list(order.strength)
    strength[jack], strength[ten] = strength[ten], strength[jack]
    other = order._replace(strength=tuple(strength))
    assert draw_ranking(other, pack, Look(), say_in("en")) != draw_ranking(order, pack, Look(), say_in("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_a_png_of_common_width_and_small(language: str) -> None:
    for options in (configure("couillon"), configure("dame-de-make"), configure("troeven"), ALL_QUEENS):
        picture = drawn(options, language=language)
        image = Image.open(io.BytesIO(picture.data))
        assert (image.format, image.width) == ("PNG", WIDTH)
        assert len(picture.data) < MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_hold_both_rows_in_order_with_their_points(language: str) -> None:
    say, own = say_in(language), SET_OF_LANGUAGE[language]
    options = configure("dame-de-make")
    said = alt_ranking(order_in(options), pack_for(options), say, own)
    points = {"A": 4, "K": 3, "Q": 2, "J": 1}

    def row(cards: str) -> str:
        return ", ".join(f"{_words(card, language)} {points.get(str(card.rank), 0)}" for card in parse_cards(cards))

    assert row("AH QS QC KH QH JH TH 9H") in said
    assert row("AD KD QD JD TD 9D") in said
    assert say("rules-alt-mit") in said
    basic = configure("couillon")
    assert say("rules-alt-mit") not in alt_ranking(order_in(basic), pack_for(basic), say, own)


@in_one_test("language", LANGUAGES)
@in_one_test("index_set", INDEX_SETS)
def test_the_longest_words_stay_within_the_limit(language: str, index_set: str) -> None:
    for trump in Suit:
        said = alt_ranking(order_in(ALL_QUEENS, trump), pack_for(ALL_QUEENS), say_in(language), index_set)
        assert len(said) <= LONGEST


def _words(card: Card, language: str) -> str:
    return card_words(card, say_in(language), SET_OF_LANGUAGE[language])
