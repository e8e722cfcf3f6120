"""What games call themselves if no language has a text: the words of their rules, whatever characters they have."""

from __future__ import annotations

from typing import Any, Final

import pytest

from cogs.house_rules.options import option_name, value_text
from cogs.messages.words import option_text
from engine.core.options import OptionSpec
from engine.core.registry import GAMES
from engine.table.model.preferences import NO_THEME
from locales import LANGUAGES, Say, own_words, say_in
from locales.catalogue import Catalogue


class Probe:
    """The part of a game that has names."""

    name = "probe"
    presets: Final[dict[str, dict[str, str]]] = {"probe": {}, "probe-3": {}, "short": {}}
    options: Final = (OptionSpec("small_slams", ("no-slam", "10"), 'what { $value } a "slam" \\ is'),)


def words() -> Catalogue:
    return Catalogue("en", own_words.as_fluent())


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The words of a game that brings only rules, and a long line about itself."""
    monkeypatch.setattr(own_words, "GAMES", {"probe": Probe})
    monkeypatch.setattr(own_words, "room_of", lambda _: type("Room", (), {"__doc__": f"Probe: {'x' * 200}\nMore."}))
    catalogue = words()
    return lambda key, **facts: catalogue.bundle.format_pattern(catalogue.pattern(key), facts)[0]


def test_names_are_made_readable(said: Any) -> None:
    assert said("rules-game-probe") == "Probe"
    variants = [said(f"rules-name-{preset}") for preset in Probe.presets]
    assert variants == ["Probe", "Probe 3", "Probe (short)"]
    assert said("options-name-small_slams-of-probe") == "small slams"
    assert said("options-value-no-slam-of-probe") == "no slam"


def test_an_option_is_told_by_its_meaning_whatever_signs_that_has(said: Any) -> None:
    assert said("lobby-option-small_slams-of-probe", value="no-slam") == 'what { $value } a "slam" \\ is: no-slam'


def test_a_command_is_called_like_the_game_and_says_what_its_room_says_first(said: Any) -> None:
    assert said("find-probe") == "probe"
    assert said("find-probe-hint") == f"Probe: {'x' * 92}…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_of_a_language_comes_first(language: str) -> None:
    say = say_in(language)
    assert say("rules-name-six") != "Six"
    assert say("find-kleurenwiezen") == ("whist" if language == "fr" else "kleurenwiezen")
    assert say.or_else("no-such-text", "as it is") == "as it is"
    assert say.or_else("rules-game-chouine", "as it is") == "Chouine"
    with pytest.raises(KeyError):
        say("no-such-text")


def test_every_game_has_words_of_its_own_for_all_its_names() -> None:
    catalogue = words()
    for game in GAMES.values():
        keys = [f"rules-game-{game.name}", f"find-{game.name}", f"find-{game.name}-hint"]
        keys += [f"rules-name-{preset}" for preset in game.presets]
        of_options = ("lobby-option-{}-of-{}", "options-name-{}-of-{}")
        keys += [key.format(spec.name, game.name) for spec in game.options for key in of_options]
        assert all(key in catalogue for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_of_a_game_that_no_language_knows_has_its_own_text_whatever_others_mean(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Namesake:
        name = "probe"
        presets: Final[dict[str, dict[str, str]]] = {"probe": {}}
        options: Final = (OptionSpec("slams", ("high-cards", "yes"), "doors that slam"),)

    monkeypatch.setattr(own_words, "GAMES", {"probe": Namesake, "kleurenwiezen": GAMES["kleurenwiezen"]})
    monkeypatch.setattr(own_words, "room_of", lambda _: Namesake)
    usual = say_in(language)
    say = Say(language, NO_THEME, (*usual._catalogues[:-1], words()))
    assert option_text("probe", "slams", "high-cards", say) == "doors that slam: high-cards"
    assert option_name("probe", "slams", say) == "slams"
    assert value_text("probe", "high-cards", say) == "high cards"
    assert value_text("probe", "yes", say) == usual("options-value-yes")
    assert option_text("kleurenwiezen", "slams", "yes", say) == usual("lobby-option-slams", value="yes")
    assert option_name("kleurenwiezen", "slams", say) == usual("options-name-slams")
