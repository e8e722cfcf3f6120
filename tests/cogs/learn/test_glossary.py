"""The glossary: every term in four languages, found by a word in any of them, within Discord's limits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.app.i18n import LANGUAGE_NAMES
from cogs.learn.glossary import GLOSSARY, TERMS, fitting, found, group_page, near, terms_page, words_of
from cogs.messages.layout import PAGE_LIMIT
from engine.games.couillon.options import configure
from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import components, said, texts, world
from tests.locales.typography import spaced

SELECT = 3
MOST_OPTIONS, LONGEST_LABEL = 25, 100


def letters(page: Any) -> int:
    return sum(len(item.content) for item in page.view.walk_children() if hasattr(item, "content"))


def menus(message: Any) -> list[str]:
    return [one["custom_id"] for one in components(message) if one["type"] == SELECT]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_words_and_an_explanation_of_its_own_in_every_language(language: str) -> None:
    say = say_in(language)
    abouts = [say(f"learn-about-{term}") for term in TERMS]
    assert len(set(abouts)) == len(TERMS) == len(set(TERMS))
    english = {say_in("en")(f"learn-about-{term}") for term in TERMS}
    assert language == "en" or not english & set(abouts)
    for term in TERMS:
        assert all(word.strip() == word and word for word in words_of(term, language))
        assert found(words_of(term, language)[0].partition(" (")[0], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_what_discord_shows(language: str) -> None:
    say = say_in(language)
    for group, terms in GLOSSARY.items():
        assert len(terms) <= MOST_OPTIONS
        assert letters(group_page(group, say)) <= PAGE_LIMIT
        for first, term in enumerate(terms):
            assert max(map(len, words_of(term, language))) <= LONGEST_LABEL
            assert letters(terms_page(terms[first : first + 3], say)) <= PAGE_LIMIT


@in_one_test(
    ("typed", "language", "terms"),
    [
        ("trick", "nl", ("trick",)),
        ("slag", "fr", ("trick",)),
        ("PLI", "de", ("trick",)),
        ("Stich", "en", ("trick",)),
        ("bourgumesse", "en", ("bourgumesse",)),
        ("dame de trèfle", "nl", ("dame-de-make",)),
        ("♠", "en", ()),
        ("to ruff", "en", ("ruff",)),
        ("ruff", "en", ("ruff",)),
        # One word in two senses.
        ("Talon", "de", ("talon", "stub")),
        # A word of the reader's language comes before the same word of another one.
        ("couper", "fr", ("ruff",)),
        ("troef", "de", ("trump",)),
    ],
)
def test_a_term_is_found_by_its_word_in_any_language(typed: str, language: str, terms: tuple[str, ...]) -> None:
    assert found(typed, language) == terms


@in_one_test(
    ("term", "group"),
    [
        *(
            (term, "couillon")
            for term in ("couillon", "kwajongen", "kujong", "troeven", "couille", "ottant", "stub", "branch")
        ),
        *((term, "chouine") for term in ("game-chouine", "mondoubleau", "demonter")),
        *((term, "kleurenwiezen") for term in ("kleurenwiezen", "piccolissimo")),
    ],
)
def test_what_players_say_and_what_the_games_are_called_is_explained(term: str, group: str) -> None:
    assert term in GLOSSARY[group]


@pytest.mark.parametrize(
    ("language", "number"), [("en", "thirteen"), ("nl", "dertien"), ("fr", "treize"), ("de", "dreizehn")]
)
def test_royes_begin_with_thirteen(language: str, number: str) -> None:
    assert configure("malmedy", {}).royes == 13
    assert number in say_in(language)("learn-about-royes")


@pytest.mark.parametrize(
    ("language", "alone"),
    [("en", "in a solo too"), ("nl", "alleen ook"), ("fr", "et seul aussi"), ("de", "im Solo auch")],
)
def test_an_overtrick_counts_in_a_solo_too(language: str, alone: str) -> None:
    assert alone in say_in(language)("learn-about-overtrick")


@in_one_test(
    ("term", "origin"),
    [("couillon", "coyon"), ("kwajongen", "ouillon"), ("kujong", "jong"), ("troeven", "1637"), ("ottant", "Mit’")],
)
@in_one_test("language", LANGUAGES)
def test_the_names_of_the_games_are_told_with_where_they_come_from(language: str, term: str, origin: str) -> None:
    assert origin in say_in(language)(f"learn-about-{term}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_and_the_combination_that_bears_its_name_are_found_together(language: str) -> None:
    assert set(found("chouine", language)) == set(found("Chouine", language)) == {"chouine", "game-chouine"}
    assert found("trick", language) == ("trick",)


def test_the_stub_is_found_as_talon_too() -> None:
    for language in LANGUAGES:
        assert any(word.casefold() == "talon" for word in words_of("stub", language))
        assert "talon" in [word.casefold() for word in words_of("talon", language)]


def test_while_typing_words_that_begin_so_come_first() -> None:
    assert fitting("sti")[0] == "trick"
    assert fitting("trum")[:1] == ("trump",)
    assert fitting("") == TERMS


def test_what_is_misspelt_is_near_what_was_meant() -> None:
    assert "spades" in near("schopen")
    assert "abondance" in near("abundance")
    assert near("qqqqqq") == ()


async def test_the_glossary_is_read_by_command_and_menus_in_a_channel_and_in_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="fr", ben="nl")
    async with world(tmp_path) as here:
        anna, ben = here["Anna"], here["Ben"]
        answer = said(await anna.slash(here.channel, "glossary", term="slag"))
        assert answer.strip().splitlines() == [
            "### pli",
            "**English** trick",
            "**Nederlands** slag",
            "**Français** pli, levée",
            "**Deutsch** Stich",
            "Une carte de chacun, pour celui qui a joué la meilleure.",
        ]
        choices = await anna.autocomplete(here.channel, "glossary", "term", "sla")
        assert (choices[0]["name"], choices[0]["value"]) == ("pli · slag", "trick")
        shown = (await ben.user.slash("glossary")).response
        assert texts(shown).strip().startswith("### Woordenlijst · Aan tafel\n")
        assert "**slag** · EN trick · FR pli · DE Stich" in texts(shown)
        assert menus(shown) == ["glossary.term:play", "glossary.group:play"]
        await here.restart()
        turned = said(await ben.user.select(shown, ["chouine"], custom_id="glossary.group:play"))
        assert "### Woordenlijst · Chouine" in turned
        term = said(await ben.user.select(shown, ["dix-de-der"], custom_id="glossary.term:chouine"))
        assert "Tien punten extra voor de laatste slag." in term
        answer = said(await ben.slash(here.channel, "glossary", term="schopen"))
        assert answer.startswith("Een term “schopen” staat er niet in. Bedoel je schoppen (♠), ")
        assert said(await anna.slash(here.channel, "glossary", term="qqqq")).startswith(
            spaced("Il n’y a pas de terme « qqqq »")
        )
        assert "plusieurs termes" in said(await anna.slash(here.channel, "glossary", term="v"))


async def test_at_a_table_the_terms_of_its_game_come_first(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.table("Anna", game="chouine", variant="chouine")
        shown = said(await here["Anna"].slash(here.channel, "glossary"))
        assert shown.strip().startswith("### Glossary · Chouine")
        assert LANGUAGE_NAMES.keys() == set(LANGUAGES)
