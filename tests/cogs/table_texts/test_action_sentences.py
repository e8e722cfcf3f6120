"""The last thing said or done, as a sentence in every language, never as a button's label."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.games.chouine.calls import VOCABULARY as CHOUINE
from cogs.games.couillon.calls import VOCABULARY as COUILLON
from cogs.games.kleurenwiezen.calls import VOCABULARY as KLEURENWIEZEN
from cogs.messages.emojis import CardEmojis
from cogs.messages.wording import action_sentence, button_text, own_action_sentence
from cogs.messages.words import CardWords
from engine.core.actions import Action, Play
from engine.core.cards import Card
from engine.games.chouine.actions import Declare
from engine.games.chouine.combinations import Combination
from engine.games.couillon.actions import Call, NameTrump
from engine.games.kleurenwiezen.actions import Discard, Word, parse_action
from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import WAITING, said, texts, world
from tests.locales.typography import spaced

CARD = Card.parse("KH")
EVERYTHING: tuple[Action, ...] = (
    *(Play(CARD), NameTrump.showing(CARD), Declare(CARD, Combination.MARIAGE), Discard(CARD)),
    *(*COUILLON.calls, *CHOUINE.calls, *KLEURENWIEZEN.calls),
)


def sentence(action: Action, language: str, *, seen: bool = False) -> str:
    say = say_in(language)
    return action_sentence("Finn", action, CardWords(CardEmojis(), say), say, seen=seen)


@in_one_test("language", LANGUAGES)
@in_one_test("action", EVERYTHING)
def test_every_action_is_told_as_a_sentence_and_not_by_its_button(action: Action, language: str) -> None:
    text, label = sentence(action, language), button_text(action, say_in(language))[0] if action != Play(CARD) else "-"
    assert text.startswith("Finn ")
    assert text not in (f"Finn {label}", f"Finn: {label}", spaced(f"Finn : {label}"))
    assert not text.startswith(("Finn:", spaced("Finn :")))
    assert not text.endswith((".", " "))
    assert "  " not in text


@pytest.mark.parametrize(
    ("action", "sentences"),
    [
        (
            Call.TURN,
            ("has a card turned up", "laat een kaart keren", "fait retourner une carte", "lässt eine Karte aufdecken"),
        ),
        (Call.PASS, ("passes", "past", "passe", "passt")),
        (Word.PASS, ("passes", "past", "passe", "passt")),
        (
            parse_action("accept 9 D"),
            (
                "accepts: 9 ♦ diamonds",
                "gaat mee: 9 ♦ ruiten",
                spaced("emballe : 9 ♦ carreau"),
                "geht mit: 9 ♦ Karo",
            ),
        ),
    ],
)
def test_sentences_are_those_people_say(action: Action, sentences: tuple[str, ...]) -> None:
    for language, predicate in zip(LANGUAGES, sentences, strict=True):
        assert sentence(action, language) == f"Finn {predicate}"


@in_one_test(("language", "you"), [("en", "You "), ("nl", "Je "), ("fr", "Tu "), ("de", "Du ")])
@in_one_test("action", EVERYTHING)
def test_whoever_types_an_action_is_answered_with_a_sentence(action: Action, language: str, you: str) -> None:
    say = say_in(language)
    text = own_action_sentence(action, CardWords(CardEmojis(), say), say)
    assert text.startswith(you)
    assert text.endswith(".")


async def test_what_was_typed_is_answered_with_a_sentence(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk", variant="denexa")
        for typed, language, answer in (
            ("pass", "en", "You pass."),
            ("pas", "nl", "Je past."),
            ("accepter", "fr", "Tu prends l’atout."),
        ):
            one = here[here.to_move(table)]
            await here.bot.change_person(one.id, chosen_language=language)
            assert said(await one.slash(here.channel, "bid", call=typed)).strip() == answer
        one = here[here.to_move(table)]
        await here.bot.change_person(one.id, chosen_language="de")
        card = table.legal(table.actors[0])[0]
        assert said(await one.slash(here.channel, "play", card=str(card))).strip().startswith("Du spielst ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_laid_aside_is_named_to_nobody_who_did_not_see_it(language: str) -> None:
    hidden = sentence(Discard(CARD), language)
    assert hidden == sentence(Discard(Card.parse("2C")), language)
    assert sentence(Discard(CARD), language, seen=True) != hidden


async def test_the_last_action_at_a_table_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people = ("Anna", "Ben", "Chloé", "Dirk")
    speaking(monkeypatch, **{name.lower(): "fr" for name in people})
    async with world(tmp_path) as here:
        table = await here.playing(*people, variant="force")
        name = here.to_move(table)
        await here[name].slash(here.channel, "bid", call="retourne une carte")
        board = texts(here.board(table))
        assert f"{name} fait retourner une carte" in board
        assert "Retourner une carte" not in board
