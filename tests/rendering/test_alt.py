"""Text alternatives contain every fact of their picture, in every language, within Discord's limit."""

from __future__ import annotations

import pytest

from engine.core.cards import CARDS, Pile, Suit, parse_cards
from engine.core.chance.seating import draw_partners
from engine.core.view import Phase
from engine.games.couillon.state import CouillonView
from locales import LANGUAGES, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE
from rendering import SeatLabel
from rendering.canvas.wording import LONGEST, card_words, together
from rendering.draws.draw import alt_draw
from rendering.table.alt import alt_hand, alt_layout, alt_table
from rendering.table.position import position_of
from tests.about import in_one_test
from tests.rendering.positions import COUILLON, EIGHT, LABELS, STAGES, RoundTable, course, deal

WORDS = {
    "en": ("king of hearts", "ace of spades", "ten of clubs", "jack of diamonds"),
    "nl": ("hartenheer", "schoppenaas", "klavertien", "ruitenboer"),
    "fr": ("roi de cœur", "as de pique", "dix de trèfle", "valet de carreau"),
    "de": ("Herz König", "Pik Ass", "Kreuz Zehn", "Karo Bube"),
}

INDEX_SETS_IN_TURN = tuple(INDEX_SETS)[:3]


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


@in_one_test("language", LANGUAGES)
@in_one_test("stage", STAGES)
def test_the_table_in_words_holds_the_whole_position(stage: str, language: str) -> None:
    holds_everything(STAGES[stage], language)


@in_one_test("preset", COUILLON.presets)
def test_the_table_in_words_holds_the_whole_position_of_every_variant(preset: str) -> None:
    views = course(preset, 4, ("mit", "kontra", "re"), {"dame_de_make": "yes"})
    for number, view in enumerate(views):
        holds_everything(view, LANGUAGES[number % len(LANGUAGES)])


def holds_everything(view: CouillonView, language: str) -> None:
    """The table in words names every card in sight, who did what, who is on turn, and how everybody stands."""
    say, own, labels = say_in(language), SET_OF_LANGUAGE[language], EIGHT[: view.seats]
    position, said = position_of(view), alt_table(view, labels, say_in(language), SET_OF_LANGUAGE[language])
    names = [say("picture-dummy") if seat == position.dummy else label.name for seat, label in enumerate(labels, 1)]
    for played in view.trick:
        spoken = say("picture-alt-played", name=names[played.seat - 1], card=card_words(played.card, say, own))
        assert spoken in said
    open_cards = [pile.up for piles in view.layouts for pile in piles if pile.up is not None]
    for card in (*position.stub, *(card for cards in position.shown for card in cards), *position.queens, *open_cards):
        assert card_words(card, say, own) in said
    for piles in view.layouts:
        down = sum(pile.up is None and pile.covers for pile in piles)
        assert not down or say("picture-alt-open-down", cards=down) in said
    if view.trump is not None:
        assert say("picture-alt-trump", suit=say("picture-suit", suit=str(view.trump))) in said
    if position.turn:
        turn = together([names[seat - 1] for seat in position.turn], say)
        assert say(f"picture-alt-turn-{position.asked}", name=turn) in said
    for seat in view.declarers:
        assert say("picture-alt-maker", name=names[seat - 1]) in said
    for seat, words in enumerate(position.said, 1):
        for word in words:
            assert say(f"picture-alt-call-{word}", name=names[seat - 1]) in said
    assert (say("picture-alt-worth", worth=position.worth) in said) is (position.worth > 1 and not position.over)
    assert not position.packet or say("picture-alt-packet", cards=position.packet) in said
    for standing in position.standings:
        people = together([names[seat - 1] for seat in standing.seats], say)
        score = say("picture-alt-score", unit=position.unit, score=standing.score)
        assert say("picture-alt-side", names=people, points=standing.points or 0, score=score) in said
    for seat, (name, label) in enumerate(zip(names, labels, strict=True), 1):
        facts = [] if position.over else [say("picture-alt-cards", cards=view.hand_sizes[seat - 1])]
        if position.tricks[seat - 1]:
            facts.append(say("picture-alt-tricks", tricks=view.tricks[seat - 1]))
        facts += [say("picture-alt-dealer")] if seat == view.dealer else []
        if seat == position.dummy:
            facts.append(say("picture-alt-played-by", name=names[0]))
        else:
            signs = {"computer": label.computer, "away": label.away}
            facts += [say(f"picture-alt-{sign}") for sign, is_so in signs.items() if is_so]
        assert not facts or ", ".join(facts) in said.partition(say("picture-alt-seat", name=name, facts="")[:-1])[2]
    assert str(view.deal) in said
    for sign, is_so in (("thrown-in", position.thrown_in), ("tied", position.tied)):
        assert (say(f"picture-alt-{sign}") in said) is is_so


@pytest.mark.parametrize("language", LANGUAGES)
def test_calls_are_said_until_the_first_card_is_on_the_table(language: str) -> None:
    say, own = say_in(language), SET_OF_LANGUAGE[language]
    passes = say("picture-alt-call-pass", name="Łukasz")
    accepts = say("picture-alt-call-accept", name="Zoé")
    said = alt_table(deal(("pass", "accept")), LABELS, say, own)
    assert passes in said
    assert accepts in said
    assert passes not in alt_table(deal(("pass", "accept", "play AH")), LABELS, say, own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_takes_the_trick_and_the_deal_is_said(language: str) -> None:
    say, own = say_in(language), SET_OF_LANGUAGE[language]
    assert say("picture-alt-takes", name="Łukasz") in alt_table(STAGES["full trick"], LABELS, say, own)
    over = alt_table(STAGES["over"], LABELS, say, own)
    assert over.startswith(say("picture-alt-deal-over", deal=1))
    assert say("picture-alt-won-deal") in over
    assert STAGES["over"].phase is Phase.DONE


@in_one_test("language", LANGUAGES)
@in_one_test("index_set", INDEX_SETS)
def test_the_longest_texts_stay_within_the_limit_and_keep_the_cards(language: str, index_set: str) -> None:
    say, name = say_in(language), "W" * 200
    labels = [SeatLabel(name, computer=True, away=True)] * 8
    for view in STAGES.values():
        said = alt_table(view, labels[:4], say, index_set)
        assert len(said) <= LONGEST
        assert all(card_words(played.card, say, index_set) in said for played in view.trick)
    assert len(alt_table(RoundTable(8), labels, say, index_set)) <= LONGEST
    assert len(alt_hand(CARDS[:16], frozenset(CARDS[:16]), say, index_set)) <= LONGEST


@in_one_test("preset", COUILLON.presets)
def test_no_table_s_words_are_cut_off_however_long_the_names_are(preset: str) -> None:
    for number, view in enumerate(course(preset, 6, ("mit", "kontra", "re"), {"red_queens": "yes"})):
        language, index_set = LANGUAGES[number % 4], INDEX_SETS_IN_TURN[number % 3]
        labels = [SeatLabel("W" * 60, computer=True, away=True)] * view.seats
        said = alt_table(view, labels, say_in(language), index_set)
        assert len(said) <= LONGEST
        assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_layout_in_words_tells_what_lies_on_what_and_what_can_be_played(language: str) -> None:
    say, own = say_in(language), SET_OF_LANGUAGE[language]
    king, ten, ace = parse_cards("KH TS AD")
    words = [card_words(card, say, own) for card in (king, ten, ace)]
    piles = (Pile(king, True), Pile(ten, False), Pile(None, True), Pile(None, False))
    said = alt_layout(piles, frozenset({ten}), say, own)
    for key, shown in (("covering", words[0]), ("alone", words[1]), ("down", "1")):
        assert say(f"picture-alt-open-{key}", cards=shown) in said
    assert said.endswith(say("picture-alt-playable", cards=words[1]))
    of_dummy = alt_layout(piles, None, say, own, (ace,))
    assert of_dummy.endswith(alt_hand((ace,), None, say, own))
    assert of_dummy.partition(".")[0] == say("picture-alt-layout-dummy", cards="").partition(".")[0]
    assert alt_layout((), None, say, own)


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
