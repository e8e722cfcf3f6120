"""Reading cards as people write them."""

from __future__ import annotations

import pytest

from cogs.typed.cardtext import read_cards
from engine.core.cards import CARDS, Card, pack_of
from engine.table.model.preferences import Theme
from locales import LANGUAGES, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE, card_text
from rendering.canvas.wording import card_words
from tests.about import in_one_test

PACK = pack_of("AKQJT9")


@in_one_test(
    ("typed", "language", "card"),
    [
        ("roi coeur", "fr", "KH"),
        ("roi de cœur", "fr", "KH"),
        ("R♥", "fr", "KH"),
        ("rc", "fr", "KH"),
        ("1 pique", "fr", "AS"),
        ("as de trèfle", "fr", "AC"),
        ("Valet carreau", "fr", "JD"),
        ("KH", "en", "KH"),
        ("king of hearts", "en", "KH"),
        ("10 spades", "en", "TS"),
        ("ts", "en", "TS"),
        ("harten heer", "nl", "KH"),
        ("heer harten", "nl", "KH"),
        ("schoppen zot", "nl", "JS"),
        ("klaveren aas", "nl", "AC"),
        ("H♥", "nl", "KH"),
        ("Herz König", "de", "KH"),
        ("Kreuz Ass", "de", "AC"),
        ("Karo Bube", "de", "JD"),
        ("roi coeur", "nl", "KH"),
        ("harten heer", "fr", "KH"),
    ],
)
def test_a_card_is_read_in_words_letters_and_signs(typed: str, language: str, card: str) -> None:
    assert read_cards(typed, PACK, say_in(language)) == (Card.parse(card),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_back_from_the_text_shown_for_it(language: str) -> None:
    for card in CARDS:
        assert read_cards(card_text(card, SET_OF_LANGUAGE[language]), CARDS, say_in(language)) == (card,)


def test_the_beginning_of_a_name_leaves_all_cards_that_begin_so() -> None:
    assert read_cards("harten", PACK, say_in("nl")) == tuple(card for card in PACK if card.suit.name == "H")


def test_a_letter_that_means_two_cards_gives_both() -> None:
    assert set(read_cards("kh", PACK, say_in("nl"))) == {Card.parse("KH"), Card.parse("KC")}


@in_one_test("language", LANGUAGES)
def test_a_card_in_the_notation_is_no_beginning_of_another(language: str) -> None:
    aces = pack_of("A")
    assert read_cards("AS", aces[1:], say_in(language)) == ()
    assert read_cards("AS", aces, say_in(language)) == aces[:1]
    assert read_cards("as", aces[1:], say_in(language)) == aces[1:], "which ace is asked, or there is only one"


def test_nothing_typed_leaves_all_and_nonsense_none() -> None:
    assert read_cards(" ", PACK, say_in("en")) == PACK
    assert read_cards("banana", PACK, say_in("en")) == ()


@in_one_test("index_set", INDEX_SETS)
@in_one_test("language", LANGUAGES)
def test_letters_are_read_as_they_stand_on_the_cards_somebody_chose(language: str, index_set: str) -> None:
    say = say_in(language, Theme(index_set))
    for card in CARDS:
        assert read_cards(card_text(card, index_set), CARDS, say) == (card,)


@in_one_test("language", LANGUAGES)
@in_one_test("index_set", INDEX_SETS)
def test_every_card_can_be_typed_as_it_is_read_aloud(language: str, index_set: str) -> None:
    say = say_in(language, Theme(index_set=index_set))
    assert [read_cards(card_words(card, say, index_set), CARDS, say) for card in CARDS] == [(card,) for card in CARDS]
