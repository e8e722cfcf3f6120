"""Everything the bot says, in four languages, from the Fluent files beside this one.

`say_in("nl")("lobby-title", game="Couillon")` is a sentence. A key missing in a language falls back to English, then
to what the games call themselves; a key missing there too raises KeyError, because a test proves that all languages
are complete. Where nobody can list all possible texts, `or_else` gives what to say instead.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from engine.tables.model.preferences import NO_THEME, Theme
from locales.cards import SET_OF_LANGUAGE
from locales.own_words import as_fluent

LANGUAGES: Final = ("en", "nl", "fr", "de")
_FOLDER: Final = Path(__file__).parent
_LONGEST_FACT: Final = 1000
"""The most characters a placeholder may be filled with; Fluent refuses more."""


class Say:
    """The texts of one language, and how their reader wants cards to look."""

    def __init__(self, language: str, theme: Theme, bundles: tuple[FluentBundle, ...]) -> None:
        self.language, self.theme = language, theme
        self._bundles = bundles

    @property
    def index_set(self) -> str:
        """One of `locales.cards.INDEX_SETS`: the chosen one, else the usual one in the language."""
        return self.theme.index_set or SET_OF_LANGUAGE[self.language]

    def __contains__(self, key: str) -> bool:
        """Whether there is a text under `key`."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, /, **facts: str | int | float) -> str:
        """The text under `key` with its placeholders filled; raises KeyError if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, key
                short = {name: _shortened(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
                text, errors = bundle.format_pattern(pattern, short)
                if errors:
                    raise KeyError(f"text {key!r} in {self.language}: {errors[0]}")
                return str(text)
        raise KeyError(f"no text {key!r}")

    def or_else(self, key: str, fallback: str, /, **facts: str | int | float) -> str:
        """The text under `key`, or `fallback` as it is if there is none."""
        return self(key, **facts) if key in self else fallback


def _shortened(fact: str) -> str:
    """As much of a long list as a placeholder takes, in whole entries if it has any."""
    if len(fact) <= _LONGEST_FACT:
        return fact
    room = fact[: _LONGEST_FACT - 3]
    kept, comma, _ = room.rpartition(", ")
    return f"{kept if comma else room}, …"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def _own_words() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(as_fluent()))
    return bundle


@cache
def say_in(language: str, theme: Theme = NO_THEME) -> Say:
    """The texts of a language of `LANGUAGES`; the same object for the same reader."""
    languages = (language, "en") if language != "en" else ("en",)
    return Say(language, theme, (*map(_bundle, languages), _own_words()))


def language_of(locale: str | None) -> str:
    """The language for a Discord locale such as `nl` or `en-GB`; English if the bot does not speak it."""
    language = (locale or "en").partition("-")[0].lower()
    return language if language in LANGUAGES else "en"
