"""The terms of these games: listing them by game, and finding one by its word in any language.

A term has its words and an explanation in every language of the catalogue, `learn-term-...` and `learn-about-...`;
synonyms stand in a row, the usual one first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Final

from cogs.typed.cardtext import plain
from engine.core.registry import GAMES, in_room
from locales import LANGUAGES, say_in
from locales.own_words import readable

_OF_ALL: Final = {
    "play": (
        "deal dealer eldest cut talon draw turned trump lead trick follow ruff overtrump renounce revoke discard"
        " partner dummy"
    ),
    "cards": "suit spades hearts diamonds clubs index ace king queen jack court pack",
}
_ROOMS: Final = {game: in_room("cogs", game, "glossary") for game in GAMES}
_LISTED: Final = _OF_ALL | {game: str(room.TERMS) for game, room in _ROOMS.items() if room is not None}
GLOSSARY: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {group: tuple(terms.split()) for group, terms in _LISTED.items()}
)
"""Terms by group: what all these games have, and what one of them has, as `glossary` in its room lists it."""
TERMS: Final = tuple(term for group in GLOSSARY.values() for term in group)
_NEAR: Final = 0.6
"""How similar a word must be to what was typed, from 0 to 1."""
_MOST_NEAR: Final = 3


def group_of(term: str) -> str:
    """The group a term belongs to."""
    return next(group for group, terms in GLOSSARY.items() if term in terms)


def words_of(term: str, language: str) -> tuple[str, ...]:
    """Its words in a language, the usual one first."""
    return tuple(say_in(language).or_else(f"learn-term-{term}", readable(term)).split(", "))


def main_word(term: str, language: str) -> str:
    """The usual word."""
    return words_of(term, language)[0]


def found(typed: str, language: str) -> tuple[str, ...]:
    """The terms `typed` may mean, surest reading only: a whole word of the reader's language, of any, or a part."""
    wanted = plain(typed)
    if typed in TERMS:
        # Picked from the list, or typed: a game and the thing it is named after share a word.
        return (typed, *(term for term in TERMS if term != typed and _bare(main_word(term, language)) == wanted))
    if not wanted:
        return ()
    readings = (
        (term for term in TERMS if wanted in _spellings(term, language)),
        (term for term in TERMS if wanted in _all_spellings(term)),
        fitting(typed),
    )
    return next((terms for terms in map(tuple, readings) if terms), ())


def fitting(typed: str) -> tuple[str, ...]:
    """The terms with a word, in any language, that contains what was typed so far; first those that begin with it."""
    wanted = plain(typed)
    begin = [term for term in TERMS if any(word.startswith(wanted) for word in _all_spellings(term))]
    return tuple(
        dict.fromkeys([*begin, *(term for term in TERMS if any(wanted in one for one in _all_spellings(term)))])
    )


def word_fitting(term: str, typed: str) -> str:
    """The word of a term, in any language, that somebody seems to be typing."""
    wanted = plain(typed)
    words = [word for language in LANGUAGES for word in words_of(term, language)]
    ways = (lambda word: word == wanted, lambda word: word.startswith(wanted), lambda word: wanted in word)
    return next((word for way in ways for word in words if any(map(way, _ways_to_write(word)))), words[0])


def near(typed: str) -> tuple[str, ...]:
    """A few terms with a word similar to the one typed, which is not a term; the most similar first."""
    owners = {word: term for term in reversed(TERMS) for word in _all_spellings(term)}
    alike = get_close_matches(plain(typed), owners, n=2 * _MOST_NEAR, cutoff=_NEAR)
    return tuple(dict.fromkeys(owners[word] for word in alike))[:_MOST_NEAR]


@cache
def _spellings(term: str, language: str) -> frozenset[str]:
    return frozenset(_each_way(words_of(term, language)))


@cache
def _all_spellings(term: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(way for language in LANGUAGES for way in _each_way(words_of(term, language))))


def _each_way(words: Iterable[str]) -> Iterator[str]:
    return (way for word in words for way in _ways_to_write(word))


def _ways_to_write(word: str) -> Iterator[str]:
    """The spellings of a word in the form of `plain`: without a card's sign after it, and without or with `to`."""
    yield _bare(word.removeprefix("to "))
    yield _bare(word)


def _bare(word: str) -> str:
    return plain(re.sub(r"\s*\(.*\)", "", word))
