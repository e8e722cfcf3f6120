"""What games call themselves if no language has a text: the words of their rules, whatever characters they have."""

from __future__ import annotations

from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from engine.core.options import OptionSpec
from engine.core.registry import GAMES
from locales import LANGUAGES, own_words, say_in


class Probe:
    """As much of a game as has names."""

    name = "probe"
    presets: Final[dict[str, dict[str, str]]] = {"probe": {}, "probe-3": {}, "short": {}}
    options: Final = (OptionSpec("small_slams", ("no-slam", "10"), 'what { $value } a "slam" \\ is'),)


def words() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(own_words.as_fluent()))
    return bundle


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The words of a game that brings nothing but rules, and a long line about itself."""
    monkeypatch.setattr(own_words, "GAMES", {"probe": Probe})
    monkeypatch.setattr(own_words, "room_of", lambda _: type("Room", (), {"__doc__": f"Probe: {'x' * 200}\nMore."}))
    bundle: Any = words()
    return lambda key, **facts: bundle.format_pattern(bundle.get_message(key).value, facts)[0]


def test_names_are_made_readable(said: Any) -> None:
    assert said("rules-game-probe") == "Probe"
    variants = [said(f"rules-name-{preset}") for preset in Probe.presets]
    assert variants == ["Probe", "Probe 3", "Probe (short)"]
    assert said("options-name-small_slams") == "small slams"
    assert said("options-value-no-slam") == "no slam"


def test_an_option_is_told_by_its_meaning_whatever_signs_that_has(said: Any) -> None:
    assert said("lobby-option-small_slams", value="no-slam") == 'what { $value } a "slam" \\ is: no-slam'


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
    bundle = words()
    for game in GAMES.values():
        keys = [f"rules-game-{game.name}", f"find-{game.name}", f"find-{game.name}-hint"]
        keys += [f"rules-name-{preset}" for preset in game.presets]
        keys += [key for spec in game.options for key in (f"lobby-option-{spec.name}", f"options-name-{spec.name}")]
        assert all(map(bundle.has_message, keys))
