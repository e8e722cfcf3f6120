"""Everything the bot says, in every language that has a room here, from its Fluent files.

`say_in("nl")("picture-deal", deal=6)` is a sentence. A key missing in a language falls back to English, then
to what the games call themselves; a key missing there too raises KeyError, because a test proves that all languages
are complete. Where nobody can list all possible texts, `or_else` gives what to say instead.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from engine.table.model.preferences import NO_THEME, Theme
from locales.cards import SET_OF_LANGUAGE
from locales.catalogue import Catalogue
from locales.language import DEFAULT, SPOKEN
from locales.own_words import as_fluent, lists_of_games

LANGUAGES: Final = tuple(SPOKEN)
_FOLDER: Final = Path(__file__).parent
_LONGEST_FACT: Final = 1000
"""The most characters a placeholder may be filled with; Fluent refuses more."""
_GROUPED_FROM: Final = 1000
"""The least number in which languages group digits."""
_TWO_STOPS: Final = re.compile(r"(?<!\.)\.(\**)\.(?![.\w])")
"""Those of a name that ends in a stop, as N.N., and of the sentence that ends with it."""


class _Text(NamedTuple):
    """A text as the catalogue has it."""

    catalogue: Catalogue
    template: str | None
    """For `%`, if the text is only words and facts, as most are: Fluent takes several times as long."""


class Say:
    """The texts of one language, and how their reader wants cards to look."""

    def __init__(self, language: str, theme: Theme, catalogues: tuple[Catalogue, ...]) -> None:
        self.language, self.theme = language, theme
        self._catalogues = catalogues
        self._texts: dict[str, _Text] = {}
        """Those that have been used."""

    @property
    def index_set(self) -> str:
        """One of `locales.cards.INDEX_SETS`: the chosen one, else the usual one in the language."""
        return self.theme.index_set or SET_OF_LANGUAGE[self.language]

    def __contains__(self, key: str) -> bool:
        """Whether there is a text under `key`."""
        return any(key in catalogue for catalogue in self._catalogues)

    def __call__(self, key: str, /, **facts: str | int | float) -> str:
        """The text under `key` with its placeholders filled; raises KeyError if there is none."""
        catalogue, template = self._texts.get(key) or self._find(key)
        short = {name: _shortened(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        if template is not None and all(map(_is_plain, short.values())):
            # What is missing is for Fluent to tell.
            with suppress(KeyError):
                return _with_one_stop(template % short)
        text, error = _by_fluent(catalogue.bundle, catalogue.pattern(key), tuple(short.items()))
        if error is not None:
            raise KeyError(f"text {key!r} in {self.language}: {error}")
        return _with_one_stop(text)

    def _find(self, key: str) -> _Text:
        """The text under `key`; raises KeyError if there is none."""
        for catalogue in self._catalogues:
            if key in catalogue:
                template = catalogue.template(key) or _template(catalogue.pattern(key))
                found = self._texts[key] = _Text(catalogue, template)
                return found
        raise KeyError(f"no text {key!r}")

    def of_game(self, game: str, key: str) -> str:
        """The key under which one game says what several may say, such as the name of an option.

        A game that no language knows speaks for itself: what others mean by the same word is not what it means.
        """
        own = f"{key}-of-{game}"
        return own if own in self and (self._is_translated(own) or not self.knows(game)) else key

    def knows(self, game: str) -> bool:
        """Whether a game has a name in this language or in English, and with it texts besides its own words."""
        return self._is_translated(f"rules-game-{game}")

    def _is_translated(self, key: str) -> bool:
        return any(key in catalogue for catalogue in self._catalogues[:-1])

    def or_else(self, key: str, fallback: str, /, **facts: str | int | float) -> str:
        """The text under `key`, or `fallback` as it is if there is none."""
        return self(key, **facts) if key in self else fallback


def _with_one_stop(text: str) -> str:
    """The text, of which a name that ends in a stop ends the sentence too."""
    return _TWO_STOPS.sub(r".\1", text) if ".." in text or ".*" in text else text


def _template(pattern: ast.BaseNode) -> str | None:
    """The pattern with its facts as `%(name)s`; None if there is more to it, such as a plural."""
    parts = []
    # Fluent leaves out what is around a single element.
    for part in pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]:
        inner = part.expression if isinstance(part, ast.Placeable) else part
        if isinstance(inner, ast.TextElement):
            parts.append(inner.value.replace("%", "%%"))
        elif isinstance(inner, ast.VariableReference):
            parts.append(f"%({inner.id.name})s")
        else:
            return None
    return "".join(parts)


def _is_plain(fact: str | float) -> bool:
    """Whether a fact looks the same in every language; larger numbers have separators."""
    return isinstance(fact, str) or (type(fact) is int and 0 <= fact < _GROUPED_FROM)


def _shortened(fact: str) -> str:
    """As much of a long list as a placeholder takes, in whole entries if it has any."""
    if len(fact) <= _LONGEST_FACT:
        return fact
    room = fact[: _LONGEST_FACT - 3]
    kept, comma, _ = room.rpartition(", ")
    return f"{kept if comma else room}, …"


@lru_cache(maxsize=1000)
def _by_fluent(bundle: FluentBundle, pattern: Pattern, facts: tuple[tuple[str, object], ...]) -> tuple[str, object]:
    """A text, and what is wrong with it; much the same is said at each play."""
    text, errors = bundle.format_pattern(pattern, dict(facts))
    return str(text), errors[0] if errors else None


@cache
def _catalogue(language: str) -> Catalogue:
    files = sorted((_FOLDER / language).glob("*.ftl"))
    texts = "\n".join(path.read_text(encoding="utf-8") for path in files)
    other = _catalogue(DEFAULT) if language != DEFAULT else None
    return Catalogue(language, f"{texts}\n{lists_of_games(texts, SPOKEN[language].either)}", other)


@cache
def _own_words() -> Catalogue:
    return Catalogue("en", as_fluent())


@cache
def say_in(language: str, theme: Theme = NO_THEME) -> Say:
    """The texts of a language of `LANGUAGES`; the same object for the same reader."""
    languages = (language, DEFAULT) if language != DEFAULT else (DEFAULT,)
    return Say(language, theme, (*map(_catalogue, languages), _own_words()))


def language_of(locale: str | None) -> str:
    """The language for a Discord locale such as `nl` or `en-GB`; English if the bot does not speak it."""
    language = (locale or DEFAULT).partition("-")[0].lower()
    return language if language in LANGUAGES else DEFAULT
