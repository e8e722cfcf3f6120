"""The rules of Chouine in words: short, in four languages, with the figures of the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.games.chouine.rules import chouine_rules
from engine.games.chouine.options import PRESETS, configure
from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.cogs.learn.test_rules import LONGEST_TEXT
from tests.cogs.world import texts, world


def page(preset: str, language: str = "en", **changes: str) -> str:
    return chouine_rules(configure(preset, changes), say_in(language))


@in_one_test("language", LANGUAGES)
@in_one_test("preset", PRESETS)
def test_every_variant_has_a_short_page_in_every_language(preset: str, language: str) -> None:
    text = page(preset, language)
    assert 500 < len(text) < LONGEST_TEXT - 500
    assert len(text.encode()) < 9000
    assert not re.search(r"  |\{|\}|None|rules-", text)
    for word in ("dix de der", "brisques", "*Mariage*", "*Chouine*"):
        assert word in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_variants_have_the_same_page(language: str) -> None:
    assert len({page(preset, language) for preset in PRESETS}) == len(PRESETS)


def test_a_page_tells_the_figures_of_the_table() -> None:
    assert "*Quinte* (any 5 brisques) 100" in page("chouine")
    assert "*Quinte* (any 5 brisques) 50" in page("chouine", quinte="50")
    assert "*Trente* (any 3 brisques) 30" in page("chouine-3")
    assert "First to 3 parties" in page("chouine")
    assert "First to 5 parties" in page("chouine", parties="9")
    assert "la belle" in page("chouine")
    assert "la belle" not in page("chouine", manches="1")
    assert "counts as one in trumps" in page("mondoubleau")
    assert "counts as one in a plain suit" in page("mondoubleau", mondoubleau_doubled="no")


@pytest.mark.parametrize(("preset", "lead"), [("chouine", 11), ("chouine-3", 7), ("chouine-4", 5)])
def test_a_page_tells_until_when_the_seven_may_be_exchanged(preset: str, lead: int) -> None:
    assert f"before the lead to trick {lead}." in page(preset)


@in_one_test(
    ("language", "said"),
    [
        ("en", "also once the talon is gone"),
        ("nl", "ook als de talon op is"),
        ("fr", "aussi quand le talon est épuisé"),
        ("de", "auch wenn der Talon leer ist"),
    ],
)
@in_one_test("preset", PRESETS)
def test_a_page_tells_that_combinations_are_declared_when_the_talon_is_gone_too(
    preset: str, language: str, said: str
) -> None:
    assert said in page(preset, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_that_a_card_may_serve_in_two_combinations_where_it_can(language: str) -> None:
    twice = say_in(language)("rules-chouine-twice")
    assert {preset for preset in PRESETS if twice in page(preset, language)} == {"chouine", "mondoubleau"}


@in_one_test(
    ("language", "said"),
    [("en", "draw again"), ("nl", "trekt opnieuw"), ("fr", "tirent de nouveau"), ("de", "ziehen sie noch einmal")],
)
@in_one_test("preset", PRESETS)
def test_a_page_tells_that_equal_cards_are_drawn_again(preset: str, language: str, said: str) -> None:
    assert said in page(preset, language)


def test_only_mondoubleau_turns_nothing_up() -> None:
    assert "Au sept" not in page("mondoubleau")
    assert all("Au sept" in page(preset) for preset in PRESETS if preset != "mondoubleau")
    assert "turned-up card" not in page("mondoubleau")


async def test_the_command_shows_the_rules_with_their_picture(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        answer = (await here["Anna"].slash(here.channel, "rules", game="chouine", variant="mondoubleau")).response
        assert "Mondoubleau" in texts(answer)
        assert [one.filename for one in answer.attachments] == ["ranking.png"]
