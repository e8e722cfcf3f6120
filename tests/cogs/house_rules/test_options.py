"""Options as people type them: names and values in every language, and a sentence for whatever cannot be read."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest

from cogs.house_rules.options import BadOption, option_name, read_options_of, value_text, written_option
from cogs.messages.words import option_text
from engine.core.game import AnyGame
from engine.core.options import OptionSpec
from engine.core.registry import GAMES
from engine.records.record import LADDER
from locales import LANGUAGES, say_in
from tests.about import in_one_test

KLEURENWIEZEN = GAMES["kleurenwiezen"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def all_values() -> Iterator[tuple[AnyGame, OptionSpec, str]]:
    for game in GAMES.values():
        for spec in game.options:
            yield from ((game, spec, value) for value in spec.values if spec.name != LADDER)


def without_accents(text: str) -> str:
    return "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))


@every_language
def test_every_option_and_value_reads_back_however_it_is_written(language: str) -> None:
    say = say_in(language)
    for game, spec, value in all_values():
        line = written_option(game.name, spec.name, value, say)
        name, _, said = line.partition("=")
        ways = (line, line.upper(), without_accents(line), f"  • {name} : {said} ", name.replace(" ", "-") + "=" + said)
        for way in ways:
            assert read_options_of(game, way) == ({spec.name: value}, ()), way
        assert read_options_of(game, f"{spec.name}={value}") == ({spec.name: value}, ())


@every_language
def test_no_two_options_and_no_two_values_of_one_have_the_same_name(language: str) -> None:
    say = say_in(language)
    for game in GAMES.values():
        names = [option_name(game.name, spec.name, say).casefold() for spec in game.options]
        assert len(set(names)) == len(names)
        for spec in game.options:
            values = [value_text(game.name, value, say).casefold() for value in spec.values]
            assert len(set(values)) == len(values)


@every_language
def test_the_sentence_that_house_show_has_for_an_option_is_understood(language: str) -> None:
    say = say_in(language)
    for game, spec, value in all_values():
        assert read_options_of(game, f"• {option_text(game.name, spec.name, value, say)}") == ({spec.name: value}, ())


@in_one_test(
    "typed",
    [
        "troel=off packets=5-4-4 slams=yes",
        "troel=uit, pakjes=5-4-4; kleine slim=ja",
        "trou=sans paquets=5-4-4 petit chelem=oui",
        "Troel: aus\n\nPäckchen: 5-4-4\nkleiner Schlemm: ja",
        "geen troel\npaquets 5-4-4 = 5-4-4\nsmall slams = yes".replace("paquets 5-4-4 = 5-4-4", "paquets=5-4-4"),
        "Troel=nein packets=5-4-4 small_slams=yes",
    ],
)
def test_lines_commas_and_blanks_stand_between_options_of_several_words(typed: str) -> None:
    assert read_options_of(KLEURENWIEZEN, typed) == ({"troel": "off", "packets": "5-4-4", "slams": "yes"}, ())


@in_one_test(
    ("typed", "key", "quoted"),
    [
        ("beards=long", "unknown", "beards"),
        ("=5", "unknown", "=5"),
        ("troel", "no-value", "troel"),
        ("troel=", "no-value", "troel"),
        ("troel=sometimes", "value", "sometimes"),
        ("deals=5", "number", "5"),
        ("deals=8\ndeals=12", "twice", "12"),
        ("ladder=slam 60", "scores", "ladder=slam 60"),
        ("eigen telling", "scores", "eigen telling"),
    ],
)
def test_what_cannot_be_read_is_said_and_the_rest_is_read(typed: str, key: str, quoted: str) -> None:
    found, bad = read_options_of(KLEURENWIEZEN, f"packets=5-4-4\n{typed}\nslams=yes")
    assert {"packets": "5-4-4", "slams": "yes"}.items() <= found.items()
    assert [(one.key, one.typed) for one in bad] == [(key, quoted)]


@every_language
def test_every_sentence_about_what_cannot_be_read_is_one_line_and_quotes_no_format(language: str) -> None:
    say = say_in(language)
    for typed in (
        "**beards**=long",
        "trol=off",
        "troel=<@1>",
        "deals=5",
        "deals=8 deals=12",
        "lead",
        "ladder=x",
        "x" * 900,
    ):
        _, (bad,) = read_options_of(KLEURENWIEZEN, typed)
        sentence = bad.sentence(KLEURENWIEZEN, say)
        assert sentence.startswith("• ")
        assert "\n" not in sentence
        assert len(sentence) < 300
        assert "<@1>" not in sentence
        assert "**" not in sentence.replace("\\*\\*", "")


def test_an_option_that_is_nearly_right_is_asked_back() -> None:
    say = say_in("nl")
    assert "Bedoel je troel?" in BadOption("unknown", "troell").sentence(KLEURENWIEZEN, say)
    assert "Bedoel je" not in BadOption("unknown", "zwaluw").sentence(KLEURENWIEZEN, say)
