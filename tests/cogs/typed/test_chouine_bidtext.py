"""Reading what people type at Chouine without naming a card: the exchange, and combinations."""

from __future__ import annotations

from typing import Final

import pytest

from cogs.app.answers import Denied
from cogs.games.chouine.texts import ChouineTexts
from cogs.messages.wording import call_text
from engine.core.actions import Action, Play
from engine.core.cards import Card
from engine.games.chouine.actions import Declare, Swap
from engine.games.chouine.combinations import Combination
from locales import LANGUAGES, say_in
from tests.about import in_one_test

TEXTS = ChouineTexts()


def declare(card: str, combination: str) -> Declare:
    return Declare(Card.parse(card), Combination(combination))


HELD: Final[tuple[Action, ...]] = (
    *(Play(Card.parse(card)) for card in ("KD", "QD", "JD", "KS", "QS")),
    *(declare(card, "mariage") for card in ("KD", "QD", "KS", "QS")),
    *(declare(card, "tierce") for card in ("KD", "QD", "JD")),
    Swap.EXCHANGE,
)
CARDS: Final[tuple[Action, ...]] = (Play(Card.parse("KD")), Play(Card.parse("AS")))


@in_one_test(
    ("language", "typed", "meant"),
    [
        *(("fr", typed, "exchange") for typed in ("échanger", "j’échange le sept", "échange", "sept d'atout", "le 7")),
        *(("nl", typed, "exchange") for typed in ("ruilen", "ik ruil de zeven", "wissel", "troefzeven")),
        *(("en", typed, "exchange") for typed in ("exchange", "swap the seven", "I exchange")),
        *(("de", typed, "exchange") for typed in ("tauschen", "ich tausche die Sieben", "wechseln")),
        ("en", "échangr", "exchange"),
        ("fr", "j’ai un mariage, roi de carreau", "play KD mariage"),
        ("fr", "mariage à pique avec la dame", "play QS mariage"),
        ("fr", "tierce valet", "play JD tierce"),
        ("fr", "valet tierce", "play JD tierce"),
        ("nl", "mariage schoppen heer", "play KS mariage"),
        ("de", "Ich habe eine Tierce: Karo Dame", "play QD tierce"),
        ("en", "marriage king of spades", "play KS mariage"),
        ("en", "tier jack", "play JD tierce"),
        ("fr", "play KD mariage", "play KD mariage"),
    ],
)
def test_the_exchange_and_declarations_are_read_however_they_are_written(language: str, typed: str, meant: str) -> None:
    assert str(TEXTS.call_meant(HELD, typed, say_in(language))) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_holds_exactly_what_can_be_said_now_and_every_line_of_it_is_understood(language: str) -> None:
    say = say_in(language)
    sayable = [one for one in HELD if not isinstance(one, Play)]
    shown = TEXTS.call_choices(HELD, "", say)
    assert {value for _, value in shown} == set(map(str, sayable))
    for action in sayable:
        assert TEXTS.call_meant(HELD, str(action), say) == action
        assert TEXTS.call_meant(HELD, call_text(action, say), say) == action
        assert (call_text(action, say), str(action)) in TEXTS.call_choices(HELD, call_text(action, say), say)
    assert {value for _, value in TEXTS.call_choices(HELD, "tierce", say)} == {
        *("play KD tierce", "play QD tierce", "play JD tierce")
    }
    assert TEXTS.call_choices(CARDS, "", say) == TEXTS.call_choices(CARDS, "mariage", say) == []


def test_a_combination_that_several_cards_may_declare_is_asked_again_with_them() -> None:
    with pytest.raises(Denied) as refused:
        TEXTS.call_meant(HELD, "j’ai une tierce de carreau", say_in("fr"))
    assert refused.value.key == "refusal-which-call"
    assert refused.value.facts["possible"] == "R♦ + Tierce, D♦ + Tierce, V♦ + Tierce"


@pytest.mark.parametrize("typed", ["quinte", "mariage trèfle", "chouine"])
def test_a_combination_not_held_is_answered_with_what_can_be_said(typed: str) -> None:
    with pytest.raises(Denied) as refused:
        TEXTS.call_meant(HELD, typed, say_in("fr"))
    assert refused.value.key == "refusal-no-such-call"
    assert str(refused.value.facts["possible"]).startswith("R♦ + Mariage, D♦ + Mariage")


@pytest.mark.parametrize("typed", ["tierce", "au sept", "banana", "passe"])
def test_where_only_a_card_can_be_played_that_is_said(typed: str) -> None:
    with pytest.raises(Denied) as refused:
        TEXTS.call_meant(CARDS, typed, say_in("fr"))
    assert refused.value.key == "refusal-nothing-to-say"


def test_an_exchange_that_is_not_possible_is_left_to_the_rules_to_refuse() -> None:
    assert TEXTS.call_meant(CARDS, "j’échange le sept", say_in("fr")) is Swap.EXCHANGE
