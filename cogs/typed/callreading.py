"""Which calls fit what somebody typed, surest reading first.

A call has up to three parts, in any order: a word, a number and a suit. Parts left out may be anything.
Words are read first in the person's own language, spelt out, in the notation or abbreviated; then in any language; and
last with misspellings corrected. The words are data of each game (`callwords_...`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from cogs.messages.wording import call_text
from cogs.typed.callwords import FILLERS, NUMBER_WORDS
from cogs.typed.cardtext import SUIT_WORDS
from cogs.typed.figures import in_figures
from engine.core.actions import Action
from engine.core.cards import Suit
from engine.core.errors import EngineError
from locales import LANGUAGES, say_in
from locales.cards import SUIT_SYMBOLS

_SHORTEST: Final = 2
"""Letters that are enough for an abbreviated suit."""
_SHORTEST_MISSPELT: Final = 4
"""Letters a word needs for its spelling to be corrected."""
ALIKE: Final = 0.8
"""How much a misspelt word has in common with the right one: `hartn`, `misserie`, `propostion`."""
_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+|[♠♥♦♣]")


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """What can be said in a game, and what people call it."""

    calls: tuple[Action, ...]
    """Every call, whatever the options of a table, cards aside."""
    words: Mapping[str, Mapping[str, tuple[str, ...]]]
    """What people say besides what the bot shows, by language and word of the notation; without accents."""
    suit_of: Callable[[Action], Suit | None]
    """The suit that is named with a call."""
    number_of: Callable[[Action], int | None]
    """The number."""
    parse: Callable[[str], Action]
    """The call in this notation; raises EngineError."""


class Typed(NamedTuple):
    """What was typed, without filler words."""

    words: tuple[str, ...]
    """Of calls and suits."""
    numbers: tuple[str, ...]


class Fits(NamedTuple):
    """The calls that fit in one way of reading."""

    named: list[Action]
    """Their word was typed."""
    unnamed: list[Action]
    """Only their suit or number was."""


def typed_parts(typed: str) -> Typed:
    """Lower case without accents, signs other than suits, and fillers."""
    folded = unicodedata.normalize("NFKD", in_figures(typed).casefold().replace("œ", "oe").replace("❤", "♥"))
    plain = "".join(char for char in folded if not unicodedata.combining(char))
    tokens = [NUMBER_WORDS.get(token, token) for token in _TOKEN.findall(plain)]
    words = tuple(token for token in tokens if not token.isdecimal() and token not in FILLERS)
    return Typed(words, tuple(token for token in tokens if token.isdecimal()))


def readings(typed: str, calls: Iterable[Action], vocabulary: Vocabulary, language: str) -> Iterator[Fits]:
    """Those of `calls` that `typed` may mean to a reader of `language`, one way of reading after the other."""
    parts, among = typed_parts(typed), _Among(vocabulary, tuple(calls))
    yield among.fitting(parts, (language,))
    yield among.in_notation(typed)
    yield among.fitting(parts, (language,), cut_short=True)
    yield among.fitting(parts, LANGUAGES)
    yield among.fitting(parts, LANGUAGES, cut_short=True)
    put_right = tuple(_put_right(word, vocabulary) for word in parts.words)
    yield among.fitting(parts._replace(words=put_right), LANGUAGES, cut_short=True)


def first_reading(typed: str, calls: Iterable[Action], vocabulary: Vocabulary, language: str) -> Fits:
    """The surest reading in which anything fits; empty if nothing does."""
    return next(filter(any, readings(typed, calls, vocabulary, language)), Fits([], []))


def kind_of(call: Action) -> str:
    """The word of a call in the notation."""
    return str(call).partition(" ")[0]


class _Among(NamedTuple):
    """The calls among which one is looked for."""

    vocabulary: Vocabulary
    calls: tuple[Action, ...]

    def in_notation(self, typed: str) -> Fits:
        try:
            action = self.vocabulary.parse(typed)
        except EngineError:
            return Fits([], [])
        return Fits([action] if action in self.calls else [], [])

    def fitting(self, parts: Typed, languages: tuple[str, ...], cut_short: bool = False) -> Fits:
        fits = Fits([], [])
        whole: list[Action] = []
        if not any(parts):
            return fits
        for call in self.calls:
            suit, number = self.vocabulary.suit_of(call), self.vocabulary.number_of(call)
            if parts.numbers and parts.numbers != (str(number),):
                continue
            names = () if suit is None else _suit_names(suit, languages)
            rest = tuple(word for word in parts.words if not _is_one_of(word, names, cut_short))
            phrases = _phrases(kind_of(call), self.vocabulary, languages)
            if not rest:
                fits.unnamed.append(call)
            elif named := [one for one in phrases if _names(rest, one, cut_short)]:
                fits.named.append(call)
                if any(len(phrase) == len(rest) for phrase in named):
                    whole.append(call)
        # `abo` is an abondance rather than an abondance on the table, as that has another word.
        return Fits(whole or fits.named, fits.unnamed)


@cache
def _suit_names(suit: Suit, languages: tuple[str, ...]) -> frozenset[str]:
    return frozenset({SUIT_SYMBOLS[suit], *(word for one in languages for word in SUIT_WORDS[one][suit])})


def _is_one_of(word: str, names: Iterable[str], cut_short: bool) -> bool:
    return word in names or (cut_short and len(word) >= _SHORTEST and any(name.startswith(word) for name in names))


@cache
def _phrases(kind: str, vocabulary: Vocabulary, languages: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    """The words for a call, those the bot itself says among them."""
    shown = (_shown(call, vocabulary, one) for one in languages for call in vocabulary.calls if kind_of(call) == kind)
    more = (phrase for one in languages for phrase in vocabulary.words[one].get(kind, ()))
    typed = (typed_parts(phrase).words for phrase in (*more, kind))
    return frozenset(filter(None, (*shown, *typed)))


def _shown(call: Action, vocabulary: Vocabulary, language: str) -> tuple[str, ...]:
    """What the bot says for a call, without the suit."""
    suit = vocabulary.suit_of(call)
    names = () if suit is None else _suit_names(suit, (language,))
    return tuple(word for word in typed_parts(call_text(call, say_in(language))).words if word not in names)


def _names(rest: tuple[str, ...], phrase: tuple[str, ...], cut_short: bool) -> bool:
    """Whether these words are the phrase or, abbreviated, begin words of it in this order."""
    if not cut_short:
        return rest == phrase
    left = iter(phrase)
    return all(any(word.startswith(begun) for word in left) for begun in rest)


def _put_right(word: str, vocabulary: Vocabulary) -> str:
    """The word of a call or suit most like this one, or the word itself if there is none."""
    known = _every_word(vocabulary) if len(word) >= _SHORTEST_MISSPELT else ()
    close = get_close_matches(word, known, 1, ALIKE)
    return close[0] if close else word


@cache
def _every_word(vocabulary: Vocabulary) -> tuple[str, ...]:
    """The words for calls and suits in any language."""
    phrases = (phrase for call in vocabulary.calls for phrase in _phrases(kind_of(call), vocabulary, LANGUAGES))
    suits = (word for suit in Suit for word in _suit_names(suit, LANGUAGES))
    words = {word for phrase in phrases for word in phrase} | set(suits)
    return tuple(sorted(word for word in words if len(word) >= _SHORTEST_MISSPELT))
