"""Which bids of Kleurenwiezen fit what somebody typed, surest reading first.

A bid has up to three parts, in any order: a word, a number of tricks and a suit. What is not said may be any.
Words are read spelt out in the person's own language, in the notation, cut short; then in any language; and last
with what is misspelt put right.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from cogs.bidwords import BID_WORDS, FILLERS, NUMBER_WORDS
from cogs.cardtext import SUIT_WORDS
from engine.cards import Suit
from engine.errors import EngineError
from engine.game import Action
from engine.kleurenwiezen.actions import Bid, KleurenAction, Propose, Word, parse_action
from engine.kleurenwiezen.contracts import NATURES, SUITS_DOWN, in_suits
from locales import LANGUAGES, say_in
from locales.cards import SUIT_SYMBOLS

EVERY_CALL: Final[tuple[KleurenAction, ...]] = (
    *Word,
    *map(Propose, SUITS_DOWN),
    *(Bid(one) for kind, nature in NATURES.items() for goal in nature.goals for one in in_suits(kind, goal)),
)
"""All that is ever said, whatever the options of a table; within a kind the lower numbers first."""
_SHORTEST: Final = 2
"""Letters that tell a suit cut short."""
_SHORTEST_MISSPELT: Final = 4
"""Letters from which on a word is put right."""
_ALIKE: Final = 0.8
"""How much a misspelt word has in common with the right one: `hartn`, `misserie`, `propostion`."""
_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+|[♠♥♦♣]")


class Typed(NamedTuple):
    """What was typed, without what tells nothing."""

    words: tuple[str, ...]
    """Of bids and suits."""
    numbers: tuple[str, ...]


class Fits(NamedTuple):
    """The bids that fit in one way of reading."""

    named: list[KleurenAction]
    """Their word was typed."""
    unnamed: list[KleurenAction]
    """Only their suit or number was."""


def typed_parts(typed: str) -> Typed:
    """Lower case without accents, signs other than suits, and fillers."""
    folded = unicodedata.normalize("NFKD", typed.casefold().replace("œ", "oe").replace("❤", "♥"))
    plain = "".join(char for char in folded if not unicodedata.combining(char))
    tokens = [NUMBER_WORDS.get(token, token) for token in _TOKEN.findall(plain)]
    words = tuple(token for token in tokens if not token.isdigit() and token not in FILLERS)
    return Typed(words, tuple(token for token in tokens if token.isdigit()))


def readings(typed: str, calls: Iterable[KleurenAction], language: str) -> Iterator[Fits]:
    """Those of `calls` that `typed` may mean to a reader of `language`, one way of reading after the other."""
    parts, calls = typed_parts(typed), tuple(calls)
    yield _fitting(parts, calls, (language,))
    yield _in_notation(typed, calls)
    yield _fitting(parts, calls, (language,), cut_short=True)
    yield _fitting(parts, calls, LANGUAGES)
    yield _fitting(parts, calls, LANGUAGES, cut_short=True)
    yield _fitting(parts._replace(words=tuple(map(_put_right, parts.words))), calls, LANGUAGES, cut_short=True)


def kind_of(call: Action) -> str:
    """The word of a bid in the notation."""
    return str(call.contract.kind) if isinstance(call, Bid) else str(call).partition(" ")[0]


def suit_of(call: KleurenAction) -> Suit | None:
    """The suit that is named with it."""
    match call:
        case Propose():
            return call.suit
        case Bid():
            return call.contract.suit
    return None


def _in_notation(typed: str, calls: tuple[KleurenAction, ...]) -> Fits:
    try:
        action = parse_action(typed)
    except EngineError:
        return Fits([], [])
    return Fits([action] if action in calls else [], [])


def _fitting(
    parts: Typed, calls: tuple[KleurenAction, ...], languages: tuple[str, ...], cut_short: bool = False
) -> Fits:
    fits = Fits([], [])
    whole: list[KleurenAction] = []
    if not any(parts):
        return fits
    for call in calls:
        suit = suit_of(call)
        if parts.numbers and (suit is None or not isinstance(call, Bid) or parts.numbers != (str(call.contract.goal),)):
            continue
        names = () if suit is None else _suit_names(suit, languages)
        rest = tuple(word for word in parts.words if not _is_one_of(word, names, cut_short))
        if not rest and suit is not None:
            fits.unnamed.append(call)
        elif rest and (named := [one for one in _phrases(kind_of(call), languages) if _names(rest, one, cut_short)]):
            fits.named.append(call)
            if any(len(phrase) == len(rest) for phrase in named):
                whole.append(call)
    # `abo` is an abondance rather than an abondance on the table, of which it leaves out a word.
    return Fits(whole or fits.named, fits.unnamed)


@cache
def _suit_names(suit: Suit, languages: tuple[str, ...]) -> frozenset[str]:
    return frozenset({SUIT_SYMBOLS[suit], *(word for one in languages for word in SUIT_WORDS[one][suit])})


def _is_one_of(word: str, names: Iterable[str], cut_short: bool) -> bool:
    return word in names or (cut_short and len(word) >= _SHORTEST and any(name.startswith(word) for name in names))


@cache
def _phrases(kind: str, languages: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    """The words for a bid, those the bot itself says among them."""
    shown = (say_in(one)(f"bids-{kind}", goal="", suit="") for one in languages)
    more = (phrase for one in languages for phrase in BID_WORDS[one].get(kind, ()))
    return frozenset(typed_parts(phrase).words for phrase in (*shown, *more, kind))


def _names(rest: tuple[str, ...], phrase: tuple[str, ...], cut_short: bool) -> bool:
    """Whether these words are a phrase or, cut short, begin words of it in this order."""
    if not cut_short:
        return rest == phrase
    left = iter(phrase)
    return all(any(word.startswith(begun) for word in left) for begun in rest)


def _put_right(word: str) -> str:
    """The word of a bid or a suit that is meant, or this one where there is none like it."""
    close = get_close_matches(word, _every_word(), 1, _ALIKE) if len(word) >= _SHORTEST_MISSPELT else []
    return close[0] if close else word


@cache
def _every_word() -> tuple[str, ...]:
    """Of bids and suits in any language."""
    phrases = (phrase for call in EVERY_CALL for phrase in _phrases(kind_of(call), LANGUAGES))
    suits = (word for suit in Suit for word in _suit_names(suit, LANGUAGES))
    words = {word for phrase in phrases for word in phrase} | set(suits)
    return tuple(sorted(word for word in words if len(word) >= _SHORTEST_MISSPELT))
