"""Reading what people type at Couillon, in four languages, and playing it at a table."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest

from cogs.app.answers import Denied
from cogs.games.couillon.calls import VOCABULARY
from cogs.games.couillon.texts import CouillonTexts
from cogs.learn.glossary import found
from cogs.messages.wording import call_text
from engine.core.actions import Action, Play
from engine.core.cards import Card, Suit, pack_of
from engine.games.couillon.actions import Call, NameTrump
from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.cogs.app.test_commands import speaking
from tests.cogs.games.couillon.test_mit import press, sides, to_the_mit
from tests.cogs.world import said, world

TEXTS = CouillonTexts()

SUITS: Final = tuple(map(NameTrump, Suit))
PROPOSED: Final[tuple[Action, ...]] = (Call.ACCEPT, Call.PASS)
"""A card is turned up: accept it or not."""
FORCED: Final[tuple[Action, ...]] = (NameTrump(Suit.H), NameTrump(Suit.C), Call.TURN)
"""Eldest holds hearts and clubs."""
NAMED: Final[tuple[Action, ...]] = SUITS
KONTRA: Final[tuple[Action, ...]] = (Call.KONTRA, Call.PASS)
RE: Final[tuple[Action, ...]] = (Call.RE, Call.PASS)
SHOWING: Final[tuple[Action, ...]] = (
    *(NameTrump.showing(Card.parse(card)) for card in ("9H", "KH", "AC")),
    Call.TURN,
)
"""Somebody has shown the card that makes trumps."""
CARDS: Final[tuple[Action, ...]] = tuple(map(Play, pack_of("AK")[:3]))
WITH_MIT: Final[tuple[Action, ...]] = (*CARDS, Call.MIT)
PHRASES: Final = sorted(
    {phrase for spoken in VOCABULARY.words.values() for phrases in spoken.values() for phrase in phrases}
)
"""Everything that people say, in any language."""
EVERYWHERE: Final = (PROPOSED, FORCED, SHOWING, NAMED, KONTRA, RE, WITH_MIT)


@in_one_test(
    ("legal", "language", "typed", "meant"),
    [
        # The words of players, each in their own language.
        *(
            (PROPOSED, "nl", typed, "accept")
            for typed in ("speel", "ik speel", "Spelen!", "ik neem het aan", "pak", "ja", "aanvaard", "ik ga mee")
        ),
        (PROPOSED, "nl", "aanvaarden", "accept"),
        *((PROPOSED, "en", typed, "accept") for typed in ("play", "I play", "I'll take it", "accept", "yes")),
        *(
            (PROPOSED, "fr", typed, "accept")
            for typed in ("je joue", "joue", "je prends", "J’accepte", "oui", "d'accord")
        ),
        *((PROPOSED, "de", typed, "accept") for typed in ("ich spiele", "Spiel", "ich nehme an", "annehmen", "ja")),
        *((PROPOSED, "nl", typed, "pass") for typed in ("pas", "ik pas", "passen", "verder", "nee")),
        *((PROPOSED, "en", typed, "pass") for typed in ("pass", "I pass", "no", "next")),
        *((PROPOSED, "fr", typed, "pass") for typed in ("passe", "je passe", "Je passe !", "pas", "non")),
        *((PROPOSED, "de", typed, "pass") for typed in ("passe", "ich passe", "weiter", "nein")),
        *((KONTRA, "nl", typed, "kontra") for typed in ("kontra", "contra", "kloppen", "ik klop", "tegen")),
        *((KONTRA, "en", typed, "kontra") for typed in ("kontra", "double", "knock", "I knock", "knock on the table")),
        *(
            (KONTRA, "fr", typed, "kontra")
            for typed in (
                "contre",
                "je contre",
                "kontra",
                "toc",
                "Toc toc !",
                "je toque",
                "je tape",
                "je tape sur la table",
            )
        ),
        *((KONTRA, "de", typed, "kontra") for typed in ("Kontra", "klopfen", "ich klopfe", "klopf klopf")),
        *((RE, "nl", typed, "re") for typed in ("re", "ik klop weer", "klop nog eens", "nog een klop")),
        *((RE, "en", typed, "re") for typed in ("re", "knock", "I knock again", "redouble")),
        *((RE, "fr", typed, "re") for typed in ("re", "surcontre", "toc", "je recontre", "je tape")),
        *((RE, "de", typed, "re") for typed in ("Re", "Rekontra", "klopfen", "ich klopfe nochmal")),
        *((RE, language, "passe", "pass") for language in LANGUAGES),
        *((FORCED, "nl", typed, "turn") for typed in ("draai", "draai een kaart", "keer", "kaart", "omdraaien")),
        *((FORCED, "en", typed, "turn") for typed in ("turn", "turn a card", "turn one up", "flip a card")),
        *((FORCED, "fr", typed, "turn") for typed in ("retourne", "retourne une carte", "je retourne", "carte")),
        *((FORCED, "de", typed, "turn") for typed in ("aufdecken", "Karte aufdecken", "decke auf", "umdrehen")),
        *((FORCED, "nl", typed, "trump H") for typed in ("harten", "ik speel harten", "harten troef", "♥", "h")),
        *((FORCED, "en", typed, "trump H") for typed in ("hearts", "hearts are trumps", "trumps hearts", "heart")),
        *((FORCED, "fr", typed, "trump H") for typed in ("atout cœur", "cœur", "atout à coeur", "je joue cœur", "c")),
        *((FORCED, "de", typed, "trump H") for typed in ("Herz", "Herz ist Trumpf", "ich spiele Herz", "Trumpf Herz")),
        (NAMED, "nl", "koeken", "trump D"),
        (NAMED, "nl", "pijkens troef", "trump S"),
        *((WITH_MIT, "en", typed, "mit") for typed in ("mit", "Mit'", "Mit’", "the mit", "I declare the Mit’")),
        *((WITH_MIT, "nl", typed, "mit") for typed in ("mit", "de mit", "ik heb de mit", "schoppenvrouw")),
        *((WITH_MIT, "fr", typed, "mit") for typed in ("la mit", "j’annonce la Mit’", "dame de pique")),
        *((WITH_MIT, "de", typed, "mit") for typed in ("die Mit’", "ich habe die Mit’", "Mit ansagen")),
        *((SHOWING, "nl", typed, "trump 9H") for typed in ("harten 9", "ik speel 9 harten", "negen harten troef")),
        *((SHOWING, "fr", typed, "trump KH") for typed in ("roi de cœur", "atout roi cœur", "R♥", "je joue le roi")),
        *((SHOWING, "de", typed, "trump AC") for typed in ("Kreuz", "Kreuz Ass ist Trumpf", "ich spiele Kreuz")),
        (SHOWING, "fr", "retourne", "turn"),
        # Words of another language, the notation, cut short, misspelt.
        (PROPOSED, "de", "ik speel", "accept"),
        (PROPOSED, "en", "je passe", "pass"),
        (KONTRA, "fr", "kloppen", "kontra"),
        (KONTRA, "nl", "toc", "kontra"),
        (FORCED, "fr", "trump C", "trump C"),
        (FORCED, "nl", "Herz", "trump H"),
        (FORCED, "en", "retrourne", "turn"),
        (FORCED, "nl", "hartn", "trump H"),
        (KONTRA, "nl", "kontrra", "kontra"),
        *((PROPOSED, "nl", typed, "accept") for typed in ("speal", "seel", "aanvard", "speler", "ik sppeel")),
        *((PROPOSED, "nl", typed, "pass") for typed in ("psa", "vreder", "pasen")),
        *((KONTRA, "nl", typed, "kontra") for typed in ("kolp", "knop", "tegn", "klo p", "kloppn")),
        *((RE, "de", typed, "re") for typed in ("klofpe nochmal", "klopffe")),
        (SHOWING, "nl", "ik spel 9 harten", "trump 9H"),
        (SHOWING, "fr", "atuot roi cœur", "trump KH"),
        (FORCED, "fr", "retour", "turn"),
    ],
)
def test_what_players_say_is_read_however_it_is_written(
    legal: tuple[Action, ...], language: str, typed: str, meant: str
) -> None:
    assert str(TEXTS.call_meant(legal, typed, say_in(language))) == meant


@in_one_test("language", LANGUAGES)
@in_one_test("legal", EVERYWHERE)
def test_everything_is_read_back_from_the_words_shown_for_it_and_from_the_list(
    legal: tuple[Action, ...], language: str
) -> None:
    say = say_in(language)
    calls = [one for one in legal if not isinstance(one, Play)]
    for action in calls:
        assert TEXTS.call_meant(legal, call_text(action, say), say) == action
        assert (call_text(action, say), str(action)) in TEXTS.call_choices(legal, call_text(action, say), say)
        assert TEXTS.call_meant(legal, str(action), say) == action


@in_one_test("legal", [*EVERYWHERE, CARDS])
def test_the_list_holds_exactly_what_can_be_said_now(legal: tuple[Action, ...]) -> None:
    calls = {str(one) for one in legal if not isinstance(one, Play)}
    for say in map(say_in, LANGUAGES):
        assert {value for _, value in TEXTS.call_choices(legal, "", say)} == calls
    for phrase, language in zip(PHRASES, cycle(LANGUAGES), strict=False):
        assert {value for _, value in TEXTS.call_choices(legal, phrase, say_in(language))} <= calls


def test_a_knock_is_kontra_or_re_by_what_is_due() -> None:
    for language, knock in (("nl", "kloppen"), ("fr", "toc"), ("de", "klopfen"), ("en", "knock")):
        assert TEXTS.call_meant(KONTRA, knock, say_in(language)) is Call.KONTRA
        assert TEXTS.call_meant(RE, knock, say_in(language)) is Call.RE
        assert [value for _, value in TEXTS.call_choices(RE, knock, say_in(language))] == ["re"]


@pytest.mark.parametrize("key", ["rules-mit-kontra", "learn-about-kontra"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_glossary_tell_a_word_for_knocking_that_is_read_as_kontra_and_as_re(language: str, key: str) -> None:
    say = say_in(language)
    (told,) = re.findall("[“„«]\\s*(.+?)\\s*[”“»]", say(key))
    assert f"/{say('command-bid')}" in say(key)
    assert TEXTS.call_meant(KONTRA, told, say) is Call.KONTRA
    assert TEXTS.call_meant(RE, told, say) is Call.RE
    assert "kontra" in found(told.split()[-1], language)


@pytest.mark.parametrize(
    ("legal", "language", "typed", "named"),
    [
        (NAMED, "nl", "ik speel", ("Schoppen", "Harten", "Ruiten", "Klaveren")),
        (FORCED, "fr", "atout", ("Cœur", "Trèfle")),
    ],
)
def test_what_may_mean_several_things_is_asked_again_with_their_names(
    legal: tuple[Action, ...], language: str, typed: str, named: tuple[str, ...]
) -> None:
    with pytest.raises(Denied) as refused:
        TEXTS.call_meant(legal, typed, say_in(language))
    assert refused.value.key == "refusal-which-call"
    assert str(refused.value.facts["possible"]).split(", ") == list(named)


def test_a_suit_of_which_two_cards_could_be_shown_is_asked_again_with_both() -> None:
    with pytest.raises(Denied) as refused:
        TEXTS.call_meant(SHOWING, "ik speel harten", say_in("nl"))
    assert refused.value.key == "refusal-which-call"
    assert refused.value.facts["possible"] == "Harten, met 9♥ getoond, Harten, met H♥ getoond"


@in_one_test(
    ("legal", "language", "typed", "possible"),
    [
        # An article that may be a "no", a word between two, a short word that every other is close to.
        (KONTRA, "nl", "een kontra", "Kontra, Passen"),
        (KONTRA, "de", "ein Kontra", "Kontra, Passen"),
        *((PROPOSED, "nl", typed, "Aannemen, Passen") for typed in ("neet", "paq")),
        (SHOWING, "fr", "joxe", "Cœur, en montrant 9♥, Cœur, en montrant R♥, Trèfle, en montrant 1♣"),
    ],
)
def test_a_slip_that_may_be_several_things_is_asked_about(
    legal: tuple[Action, ...], language: str, typed: str, possible: str
) -> None:
    with pytest.raises(Denied) as refused:
        TEXTS.call_meant(legal, typed, say_in(language))
    assert (refused.value.key, refused.value.facts["possible"]) == ("refusal-which-call", possible)


def test_what_is_a_word_of_its_own_is_no_slip() -> None:
    assert TEXTS.call_meant(PROPOSED, "neem", say_in("nl")) is Call.ACCEPT
    assert TEXTS.call_meant(PROPOSED, "neen", say_in("nl")) is Call.PASS


@in_one_test(
    ("legal", "typed", "possible"),
    [
        (PROPOSED, "kontra", "Accept, Pass"),
        (PROPOSED, "turn", "Accept, Pass"),
        (KONTRA, "re", "Kontra, Pass"),
        (FORCED, "pass", "Hearts, Clubs, Turn a card"),
        (FORCED, "banana", "Hearts, Clubs, Turn a card"),
        (FORCED, "17 hearts", "Hearts, Clubs, Turn a card"),
        (PROPOSED, "", "Accept, Pass"),
    ],
)
def test_what_cannot_be_said_now_is_answered_with_what_can(
    legal: tuple[Action, ...], typed: str, possible: str
) -> None:
    with pytest.raises(Denied) as refused:
        TEXTS.call_meant(legal, typed, say_in("en"))
    assert (refused.value.key, refused.value.facts.get("possible")) == ("refusal-no-such-call", possible)


def test_where_only_a_card_can_be_played_that_is_said() -> None:
    with pytest.raises(Denied) as refused:
        TEXTS.call_meant(CARDS, "kontra", say_in("nl"))
    assert refused.value.key == "refusal-nothing-to-say"


def test_a_suit_that_was_not_seen_and_a_mit_not_held_are_left_to_the_rules_to_refuse() -> None:
    assert TEXTS.call_meant(FORCED, "ik speel ruiten", say_in("nl")) == NameTrump(Suit.D)
    assert TEXTS.call_meant(CARDS, "la mit", say_in("fr")) is Call.MIT


async def test_a_knock_after_somebody_has_knocked_is_told_who_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="nl", ben="nl", chloé="nl", dirk="nl")
    async with world(tmp_path) as here:
        table, holder = await to_the_mit(here)
        (left, right), (_, partner) = sides(here, table, holder)
        await press(here, table, holder, "mit")
        answer = said(await here[left].slash(here.channel, "bid", call="ik klop"))
        assert "Kontra" in answer
        assert str(table.view(0).phase) == "kontra"
        late = said(await here[right].slash(here.channel, "bid", call="kloppen"))
        assert late == f"{left} heeft al Kontra gezegd."
        await here[partner].slash(here.channel, "bid", call="Kloppen")
        assert table.view(0).extras()["re"] == table.seat_of(here[partner].id)


async def test_a_card_is_accepted_by_the_word_players_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, anna="fr", ben="de", chloé="nl", dirk="en")
    words = {"Anna": ("je passe", "je joue"), "Ben": ("weiter", "ich spiele")}
    words |= {"Chloé": ("pas", "ik speel"), "Dirk": ("next", "I play")}
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        first = here.to_move(table)
        await here[first].slash(here.channel, "bid", call=words[first][0])
        second = here.to_move(table)
        assert second != first
        await here[second].slash(here.channel, "bid", call=words[second][1])
        assert table.view(0).declarers == (table.seat_of(here[second].id),)
