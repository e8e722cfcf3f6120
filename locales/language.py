"""A language the bot speaks: what belongs to it beside its texts, in `language.py` of its room here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Final

from engine.core.cards import Rank, Suit

DEFAULT: Final = "en"
"""The language that says what another lacks."""
_ROOMS: Final = Path(__file__).parent


@dataclass(frozen=True)
class Language:
    """Words that people type are in lower case, without accents, in a row with spaces between; the usual one first."""

    name: str
    """What its speakers call it."""
    order: int
    """Its place among the languages."""
    index_set: str
    """The letters on cards that its readers are used to, one of `locales.cards.INDEX_SETS`."""
    suits: Mapping[Suit, str]
    ranks: Mapping[Rank, str]
    """Of ace, king, queen and jack."""
    numbers: str
    """From two to thirteen, a word each."""
    fillers: str
    """What means nothing in a call: articles, `I`, `please`."""
    either: str
    """`or`, before the last of several."""
    card_fillers: str
    """What means nothing between the rank and the suit of a card."""
    weekdays: tuple[str, str, str, str, str, str, str]
    """Monday first."""
    nths: tuple[str, str, str, str, str]
    """First to fourth of a month, and last."""
    today: str
    tomorrow: str
    date_fillers: str
    """What means nothing in a date: `every`, `at`."""
    locales: tuple[str, ...] = ()
    """What Discord calls it, the usual one first; empty if Discord does not know it: then commands keep their default
    names."""
    asked_index_sets: tuple[str, ...] = ()
    """The sets its readers may be used to, if they should be asked which."""


def _found() -> dict[str, Language]:
    """Every language by its code, which is the name of its room, in the order in which they are offered."""
    codes = [room.parent.name for room in _ROOMS.glob("*/language.py")]
    languages: dict[str, Language] = {code: import_module(f"locales.{code}.language").LANGUAGE for code in codes}
    return dict(sorted(languages.items(), key=lambda one: one[1].order))


SPOKEN: Final[Mapping[str, Language]] = MappingProxyType(_found())


def words_of_all(words: str) -> frozenset[str]:
    """What all languages have under this name, such as `fillers`."""
    return frozenset(word for language in SPOKEN.values() for word in getattr(language, words).split())


def locale_of(language: str) -> str:
    """What Discord calls a language; of one that it does not know, the default one."""
    return (SPOKEN[language].locales or SPOKEN[DEFAULT].locales)[0]
