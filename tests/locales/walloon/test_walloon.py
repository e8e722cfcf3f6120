"""A fifth language is offered, read, and answered in; what it lacks is said in English."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cogs.app.i18n import LANGUAGE_NAMES
from cogs.evenings.wishes import read_when
from cogs.games.plain import spoken
from cogs.typed.cardtext import read_cards
from engine.core.cards import CARDS, Card
from engine.core.registry import GAMES
from engine.games.couillon.actions import Call
from engine.table.model.preferences import Person
from locales import LANGUAGES, say_in
from locales.cards import card_text
from locales.language import locale_of
from practice.desk import reading
from practice.words import all_words
from tests.cogs.world import texts, world

ROOT = Path(__file__).parents[3]
SAY = say_in("wa")


def test_it_is_one_of_the_languages_and_falls_back_to_english() -> None:
    assert LANGUAGES[:4] == ("en", "nl", "fr", "de")
    assert "wa" in LANGUAGES[4:]
    assert LANGUAGE_NAMES["wa"] == "Walon"
    assert SAY("play-hand-your-turn") == "**C’ est a vos.**"
    assert SAY("play-hand-wait") == say_in("en")("play-hand-wait")
    assert SAY("rules-game-chouine") == "Chouine"
    # What a text names is said in English as well.
    assert SAY("stats-none", name="Ben") == "Ben n’ a nén co djouwé : `/duel`"


def test_cards_calls_and_days_are_read_as_typed_in_it() -> None:
    assert card_text(Card.parse("KH"), SAY.index_set) == "R♥"
    assert read_cards("rwè di cour", CARDS, SAY) == (Card.parse("KH"),)
    assert read_cards("set di pike", CARDS, SAY) == (Card.parse("7S"),)
    assert spoken("couillon").texts.call_meant([Call.ACCEPT, Call.PASS], "dji prind", SAY) is Call.ACCEPT
    assert read_when("tos les djudis a 20h", None, "Europe/Brussels", 0.0).first.weekday() == 3


def test_every_game_speaks_it_where_it_has_no_words_for_calls() -> None:
    for game in GAMES:
        vocabulary = spoken(game).texts.VOCABULARY
        assert spoken(game).texts.call_choices(vocabulary.calls, "", SAY) or not vocabulary.calls


def test_discord_is_told_no_name_in_it() -> None:
    assert locale_of("wa") == "en-GB"
    assert SAY("command-table") == say_in("en")("command-table")
    assert all_words()["wa"].keys() == all_words()["en"].keys()


def test_the_practice_page_offers_each_language_by_its_name() -> None:
    assert {language: words["spoken"] for language, words in all_words().items()} == dict(LANGUAGE_NAMES)
    scripts = "".join(one.read_text(encoding="utf-8") for one in (ROOT / "practice" / "static").glob("*.js"))
    assert [name for name in LANGUAGE_NAMES.values() if name in scripts] == []


def test_whoever_presses_it_on_the_practice_page_reads_it_until_they_press_another() -> None:
    """Discord goes on to say that they read English, which must not take it back."""
    pressed = reading("wa", Person(1, language="en"))
    assert replace(pressed, language="en").reads == "wa"
    assert reading("fr", pressed) == Person(1, language="fr")
    assert reading("fr", Person(1, chosen_language="de")).reads == "de"


async def test_somebody_chooses_it_and_plays_in_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "settings mine", language="wa")
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        await here.press(table, "accept")
        while here.to_move(table) != "Anna":
            await here.press(table)
        assert "► **C’ est a vos**, Anna." in texts(here.hand(table, "Anna"))
