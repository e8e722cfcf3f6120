"""Text alternatives hold every fact of their picture, in every language, within Discord's limit."""

from __future__ import annotations

import pytest

from engine.cards import CARDS, Suit, parse_cards
from engine.game import Phase
from engine.registry import game_named
from engine.seating import draw_partners
from locales import LANGUAGES, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE
from rendering import SeatLabel
from rendering.alt import alt_hand, alt_table
from rendering.alt_draw import alt_draw
from rendering.position import position_of
from rendering.wording import LONGEST, card_words
from tests.rendering.positions import LABELS, STAGES, RoundTable, deal

WORDS = {
    "en": ("king of hearts", "ace of spades", "ten of clubs", "jack of diamonds"),
    "nl": ("hartenheer", "schoppenaas", "klavertien", "ruitenboer"),
    "fr": ("roi de cœur", "as de pique", "dix de trèfle", "valet de carreau"),
    "de": ("Herz König", "Pik Ass", "Kreuz Zehn", "Karo Bube"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_said_in_words(language: str) -> None:
    say, own = say_in(language), SET_OF_LANGUAGE[language]
    said = tuple(card_words(card, say, own) for card in parse_cards("KH AS TC JD"))
    assert said == WORDS[language]
    assert len({card_words(card, say, own) for card in CARDS}) == 52


def test_a_letter_of_another_country_follows_the_words() -> None:
    jack, nine = parse_cards("JS 9S")
    assert card_words(jack, say_in("en"), "1RDV") == "jack of spades (V)"
    assert card_words(nine, say_in("en"), "1RDV") == "nine of spades"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", STAGES)
def test_the_table_in_words_holds_the_whole_position(stage: str, language: str) -> None:
    view, say = STAGES[stage], say_in(language)
    own = SET_OF_LANGUAGE[language]
    said = alt_table(view, LABELS, say, own)
    for played in view.trick:
        spoken = say("picture-alt-played", name=LABELS[played.seat - 1].name, card=card_words(played.card, say, own))
        assert spoken in said
    for card in view.turned_up:
        assert card_words(card, say, own) in said
    if view.trump is not None:
        assert say("picture-alt-trump", suit=say("picture-suit", suit=str(view.trump))) in said
    for seat in view.actors:
        assert say("picture-alt-turn", name=LABELS[seat - 1].name) in said
    for seat in view.declarers:
        assert say("picture-alt-maker", name=LABELS[seat - 1].name) in said
    for standing in position_of(view).standings:
        names = say("picture-alt-and", one=LABELS[standing.seats[0] - 1].name, other=LABELS[standing.seats[1] - 1].name)
        assert say("picture-alt-side", names=names, points=standing.points or 0, score=standing.score) in said
    for seat, label in enumerate(LABELS, 1):
        cards, tricks = view.hand_sizes[seat - 1], view.tricks[seat - 1]
        assert say("picture-alt-seat", name=label.name, cards=cards, tricks=tricks) in said
    assert str(view.deal) in said
    for sign in ("dealer", "computer", "away"):
        assert said.count(say(f"picture-alt-{sign}")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_calls_are_said_until_the_first_card_is_on_the_table(language: str) -> None:
    say, own = say_in(language), SET_OF_LANGUAGE[language]
    passes = say("picture-alt-passes", name="Łukasz")
    accepts = say("picture-alt-accepts", name="Zoé")
    said = alt_table(deal(("pass", "accept")), LABELS, say, own)
    assert passes in said
    assert accepts in said
    assert passes not in alt_table(deal(("pass", "accept", "play AH")), LABELS, say, own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_takes_the_trick_and_the_deal_is_said(language: str) -> None:
    say, own = say_in(language), SET_OF_LANGUAGE[language]
    assert say("picture-alt-takes", name="Łukasz") in alt_table(STAGES["full trick"], LABELS, say, own)
    assert say("picture-alt-won-deal") in alt_table(STAGES["over"], LABELS, say, own)
    assert STAGES["over"].phase is Phase.DONE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("index_set", INDEX_SETS)
def test_the_longest_texts_stay_within_the_limit_and_keep_the_cards(language: str, index_set: str) -> None:
    say, name = say_in(language), "W" * 200
    labels = [SeatLabel(name, computer=True, away=True)] * 8
    for view in STAGES.values():
        said = alt_table(view, labels[:4], say, index_set)
        assert len(said) <= LONGEST
        assert all(card_words(played.card, say, index_set) in said for played in view.trick)
    assert len(alt_table(RoundTable(8, game_named("couillon").configure()), labels, say, index_set)) <= LONGEST
    assert len(alt_hand(CARDS[:16], frozenset(CARDS[:16]), say, index_set)) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_in_words_holds_every_card_and_which_are_playable(language: str) -> None:
    say, own = say_in(language), SET_OF_LANGUAGE[language]
    hand = parse_cards("KH AS TC JD")
    waiting = alt_hand(hand, None, say, own)
    assert all(card_words(card, say, own) in waiting for card in hand)
    playing = alt_hand(hand, frozenset(hand[:1]), say, own)
    assert playing.startswith(waiting)
    assert playing.endswith(say("picture-alt-playable", cards=card_words(hand[0], say, own)))
    assert alt_hand((), None, say, own) == say("picture-alt-hand-empty")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draw_in_words_holds_cards_partners_and_first_dealer(language: str) -> None:
    say, own, names = say_in(language), SET_OF_LANGUAGE[language], ("Ann", "Bo", "Cy", "Di")
    draw = draw_partners(parse_cards("KH KS 9D JC AH TS"))
    said = alt_draw(draw, names, say, own)
    for name, cards in zip(names, draw.draws, strict=True):
        words = ", ".join(card_words(card, say, own) for card in cards)
        assert say("picture-alt-drew", name=name, cards=words) in said
    for side in (0, 1):
        one, other = (names[person] for person in draw.seats[side::2])
        assert say("picture-alt-partners", names=say("picture-alt-and", one=one, other=other)) in said
    assert say("picture-alt-first", name=names[draw.seats[0]]) in said


def test_all_suits_have_a_word_in_every_language() -> None:
    for language in LANGUAGES:
        assert len({say_in(language)("picture-suit", suit=str(suit)) for suit in Suit}) == 4
