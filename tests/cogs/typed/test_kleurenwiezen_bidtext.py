"""Reading bids as people type them, in four languages."""

from __future__ import annotations

from typing import Final

import pytest

from cogs.app.answers import Denied
from cogs.games.kleurenwiezen.calls import VOCABULARY, call_choices, call_meant
from cogs.messages.wording import call_text
from engine.core.cards import pack_of
from engine.games.kleurenwiezen.actions import Discard, KleurenwiezenAction, parse_action
from locales import LANGUAGES, say_in
from tests.about import in_one_test

SUITS: Final = "HDCS"


def _actions(*texts: str) -> tuple[KleurenwiezenAction, ...]:
    return tuple(map(parse_action, texts))


FIRST: Final = _actions(
    *("pass", "wait", *(f"propose {suit}" for suit in SUITS)),
    *("small-misere", "piccolo", "grand-misere", "open-misere"),
    *(f"abondance {goal} {suit}" for goal in range(9, 13) for suit in SUITS),
    *(f"slam {suit}" for suit in SUITS),
)
"""What eldest may say first."""
LATER: Final = _actions(
    *("pass", "propose C", "propose S", "accept 8 H", "accept 9 D", "solo 6 S"),
    *("small-misere", "grand-misere", "open-misere"),
)
"""Players have proposed hearts and diamonds, and spades in vain; accept 8 hearts outranks nothing yet."""
RAISING: Final = _actions("pass", "parole", "accept 11 C")
TROEL: Final = _actions("troel 8 D", "troel 9 H", "troel 9 C", "troel 9 S")
DOUBLING: Final = _actions("double", "no-double")
OUTBID: Final = _actions("pass", "abondance 11 S", "abondance 12 S", "slam S")


@in_one_test(
    ("legal", "language", "typed", "meant"),
    [
        (FIRST, "nl", "vraag harten", "propose H"),
        (FIRST, "nl", "ik vraag klaveren", "propose C"),
        (FIRST, "en", "hearts", "propose H"),
        (FIRST, "en", "♥", "propose H"),
        (FIRST, "en", "❤️", "propose H"),
        (FIRST, "nl", "h", "propose H"),
        (FIRST, "fr", "c", "propose H"),
        (FIRST, "fr", "propose c", "propose H"),
        (FIRST, "fr", "proposition trèfle", "propose C"),
        (FIRST, "fr", "je propose le pique", "propose S"),
        (FIRST, "de", "Vorschlag Karo", "propose D"),
        (FIRST, "nl", "propose C", "propose C"),
        (FIRST, "nl", "klaver", "propose C"),
        (FIRST, "nl", "pas", "pass"),
        (FIRST, "fr", "Passe !", "pass"),
        (FIRST, "fr", "pas", "pass"),
        (FIRST, "de", "ich passe", "pass"),
        (FIRST, "nl", "ik wacht", "wait"),
        (FIRST, "fr", "j'attends", "wait"),
        (FIRST, "fr", "j’attends", "wait"),
        (FIRST, "de", "warten", "wait"),
        (FIRST, "nl", "kleine miserie", "small-misere"),
        (FIRST, "nl", "kl mis", "small-misere"),
        (FIRST, "fr", "petite misere", "small-misere"),
        (FIRST, "fr", "Petite misère", "small-misere"),
        (FIRST, "nl", "petite misère", "small-misere"),
        (FIRST, "fr", "grande misère étalée", "open-misere"),
        (FIRST, "fr", "grande misère", "grand-misere"),
        (FIRST, "nl", "miserie bloot", "open-misere"),
        (FIRST, "de", "Große Misere", "grand-misere"),
        (FIRST, "nl", "piccolo", "piccolo"),
        (FIRST, "nl", "abondance 10 klaver", "abondance 10 C"),
        (FIRST, "en", "abundance in spades, 9 tricks", "abondance 9 S"),
        (FIRST, "en", "abondance 9 H", "abondance 9 H"),
        (FIRST, "nl", "solo slim harten", "slam H"),
        (FIRST, "fr", "chelem à cœur", "slam H"),
        (FIRST, "en", "slam ♠", "slam S"),
        (LATER, "fr", "emballage à carreau", "accept 9 D"),
        (LATER, "en", "accept 9 diamonds", "accept 9 D"),
        (LATER, "nl", "mee ruiten", "accept 9 D"),
        (LATER, "nl", "Ik ga mee: 9 ruiten", "accept 9 D"),
        (LATER, "nl", "9 ruiten", "accept 9 D"),
        (LATER, "nl", "ruiten", "accept 9 D"),
        (LATER, "nl", "negen ruiten", "accept 9 D"),
        (LATER, "fr", "seul six à pique", "solo 6 S"),
        (LATER, "nl", "grote miserie op tafel", "open-misere"),
        (LATER, "de", "ich gehe mit Karo", "accept 9 D"),
        (LATER, "nl", "8", "accept 8 H"),
        (LATER, "nl", "alleen 6 schoppen", "solo 6 S"),
        (LATER, "nl", "solo 6 s", "solo 6 S"),
        (LATER, "en", "s6", "solo 6 S"),
        (LATER, "en", "solo", "solo 6 S"),
        (LATER, "fr", "seul 6 pique", "solo 6 S"),
        (LATER, "de", "allein Pik", "solo 6 S"),
        (LATER, "nl", "schoppen", "propose S"),
        (RAISING, "fr", "passe parole", "parole"),
        (RAISING, "en", "parole", "parole"),
        (RAISING, "nl", "passe", "pass"),
        (RAISING, "nl", "11", "accept 11 C"),
        (RAISING, "nl", "mee", "accept 11 C"),
        (TROEL, "en", "diamonds", "troel 8 D"),
        (TROEL, "nl", "harten", "troel 9 H"),
        (TROEL, "fr", "trou 9 trèfle", "troel 9 C"),
        (DOUBLING, "nl", "dubbel", "double"),
        (DOUBLING, "nl", "niet dubbel", "no-double"),
        (DOUBLING, "nl", "pas", "no-double"),
        (DOUBLING, "fr", "pas de double", "no-double"),
        (DOUBLING, "fr", "contre", "double"),
        (FIRST, "nl", "abo 9 h", "abondance 9 H"),
        (FIRST, "nl", "vraag pik", "propose S"),
        (FIRST, "nl", "miserie klein", "small-misere"),
        (FIRST, "nl", "vraga hartn", "propose H"),
        (FIRST, "nl", "kleine misserie", "small-misere"),
        (FIRST, "fr", "propostion trefel", "propose C"),
        (FIRST, "de", "Abbondance 10 Herz", "abondance 10 H"),
        (FIRST, "en", "abondanse 12 dimonds", "abondance 12 D"),
        (LATER, "fr", "avec toi à carreau", "accept 9 D"),
        (RAISING, "nl", "ja", "accept 11 C"),
        (OUTBID, "en", "11", "abondance 11 S"),
        (OUTBID, "en", "12 spades", "abondance 12 S"),
    ],
)
def test_a_bid_is_read_however_it_is_written(
    legal: tuple[KleurenwiezenAction, ...], language: str, typed: str, meant: str
) -> None:
    assert str(call_meant(legal, typed, say_in(language))) == meant


@in_one_test("language", LANGUAGES)
@in_one_test("legal", [FIRST, LATER, RAISING, TROEL, DOUBLING])
def test_every_bid_is_read_back_from_the_words_shown_for_it(
    legal: tuple[KleurenwiezenAction, ...], language: str
) -> None:
    say = say_in(language)
    for action in legal:
        assert call_meant(legal, call_text(action, say), say) == action


@in_one_test(
    ("legal", "language", "typed", "several"),
    [
        (FIRST, "fr", "misère", ("Petite misère", "Grande misère", "Misère étalée")),
        (FIRST, "nl", "miserie", ("Kleine miserie", "Grote miserie", "Open miserie")),
        (FIRST, "fr", "pi", ("Je propose pique", "Piccolo")),
        (LATER, "nl", "ik ga mee", ("8 harten", "9 ruiten")),
        (FIRST, "en", "abondance 9", ("Abondance 9 hearts", "Abondance 9 spades")),
        (FIRST, "en", "abondance", ("Abondance 9 hearts", "…")),
        (OUTBID, "en", "abondance", ("Abondance 11 spades", "Abondance 12 spades")),
    ],
)
def test_what_may_be_several_bids_is_asked_again_with_their_names(
    legal: tuple[KleurenwiezenAction, ...], language: str, typed: str, several: tuple[str, ...]
) -> None:
    with pytest.raises(Denied) as refused:
        call_meant(legal, typed, say_in(language))
    assert refused.value.key == "refusal-which-call"
    assert all(name in str(refused.value.facts["possible"]) for name in several)


def test_one_misere_left_is_not_taken_for_the_one_that_was_meant() -> None:
    with pytest.raises(Denied):
        call_meant(_actions("pass", "open-misere"), "miserie", say_in("nl"))


def test_a_suit_alone_is_never_a_solo() -> None:
    meant = call_meant(_actions("pass", "solo 5 H"), "harten", say_in("nl"))
    assert str(meant) != "solo 5 H"


@in_one_test(
    ("typed", "refused"),
    [
        ("accept 10 diamonds", "accept 10 D"),
        ("propose hearts", "propose H"),
        ("abondance 9 hearts", "abondance 9 H"),
        ("piccolo", "piccolo"),
        ("wait", "wait"),
        ("parole", "parole"),
        ("9 clubs", "accept 9 C"),
        ("solo 7 clubs", "solo 7 C"),
        ("double", "double"),
    ],
)
def test_a_bid_that_exists_is_left_to_the_rules_to_refuse(typed: str, refused: str) -> None:
    meant = call_meant(LATER, typed, say_in("en"))
    assert str(meant) == refused
    assert meant not in LATER


@pytest.mark.parametrize("typed", ["banana", "", "17 hearts"])
def test_nonsense_is_answered_with_what_is_possible(typed: str) -> None:
    with pytest.raises(Denied) as refused:
        call_meant(LATER, typed, say_in("en"))
    assert refused.value.key == "refusal-no-such-call"
    assert "Accept 9 diamonds" in str(refused.value.facts["possible"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_fits_into_what_discord_shows_and_every_line_of_it_is_understood(language: str) -> None:
    say = say_in(language)
    for legal in (FIRST, tuple(VOCABULARY.calls)):
        shown = call_choices(legal, "", say)
        assert 0 < len(shown) <= 25
        for _, value in shown:
            narrowed = call_choices(legal, value, say)
            assert 0 < len(narrowed) <= 25


def test_the_list_narrows_to_what_was_typed() -> None:
    say = say_in("nl")
    assert ("Abondance …", "Abondance") in call_choices(FIRST, "", say)
    assert len(call_choices(FIRST, "abondance", say)) == 16
    assert [name for name, _ in call_choices(FIRST, "abondance 10", say)] == [
        f"Abondance 10 {suit}" for suit in ("harten", "ruiten", "klaveren", "schoppen")
    ]
    assert ("Vraag harten", "Vraag harten") in call_choices(FIRST, "hart", say)
    assert call_choices(FIRST, "banana", say) == []


@in_one_test(
    ("language", "typed"),
    [
        ("en", "discard 7♣"),
        ("en", "7 of clubs"),
        ("nl", "leg klaveren 7 weg"),
        ("nl", "7♣ wegleggen"),
        ("fr", "écarter 7 trèfle"),
        ("de", "Kreuz 7 weglegen"),
        ("nl", "discard 7C"),
        ("en", "dicsard 7♣"),
        ("de", "Kreuz 7 ablgeen"),
    ],
)
def test_a_card_is_laid_aside_in_words(language: str, typed: str) -> None:
    legal = tuple(map(Discard, pack_of("A7")))
    assert str(call_meant(legal, typed, say_in(language))) == "discard 7C"
    assert [value for _, value in call_choices(legal, typed, say_in(language))]
