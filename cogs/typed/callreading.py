"""Typed calls: which fit what somebody typed, surest reading first; the list to choose from, the call that is meant.

A call has up to three parts, in any order: a word, a number and a suit. Parts left out may be anything.
Words are read first in the person's own language, spelt out, in the notation or abbreviated; then in any language; and
last with a slip in them. Where a slip is as good a reading as an abbreviation, both are told, so that the bot asks. The
words are data of each game (`cogs/games/<game>/calls.py`). The list and the meaning are for games with few calls.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from typing import Final, NamedTuple

from cogs.app.answers import Denied
from cogs.messages.wording import call_text, is_with_card
from cogs.typed.cardtext import SUIT_WORDS
from cogs.typed.writing import FILLERS, NUMBER_WORDS, WayToRead, folded, near_words, ways, ways_to_part
from engine.core.actions import Action
from engine.core.cards import Suit
from engine.core.errors import EngineError
from locales import LANGUAGES, Say, say_in
from locales.cards import SUIT_SYMBOLS

_SHORTEST: Final = 2
"""Letters that are enough for an abbreviated suit."""
_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+|[♠♥♦♣]")


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """What can be said in a game, and what people call it."""

    calls: tuple[Action, ...]
    """Every call, whatever the options of a table, cards aside."""
    words: Mapping[str, Mapping[str, tuple[str, ...]]]
    """What people say besides what the bot shows, by language, if at all, and word of the notation; without accents."""
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

    @property
    def calls(self) -> list[Action]:
        return [*self.named, *self.unnamed]

    def without(self, others: Fits) -> Fits:
        """What is not among others; a call that is named now, and was not there, is something else."""
        named = [one for one in self.named if one not in others.named]
        return Fits(named, [one for one in self.unnamed if one not in others.calls])


class Reading(NamedTuple):
    """What was typed, as it is read."""

    fits: Fits
    doubts: Fits = Fits([], [])
    """What it may be besides, if there is a slip in it: enough to ask about, not enough to do."""

    @property
    def all(self) -> list[Action]:
        return [*self.fits.calls, *self.doubts.calls]


def typed_parts(typed: str) -> Typed:
    """Lower case without accents, signs other than suits, and fillers."""
    tokens = [NUMBER_WORDS.get(token, token) for token in _tokens(typed)]
    words = tuple(token for token in tokens if not token.isdecimal() and token not in FILLERS)
    return Typed(words, tuple(token for token in tokens if token.isdecimal()))


def _tokens(typed: str) -> list[str]:
    """Words, numbers and signs of suits, in lower case without accents."""
    return _TOKEN.findall(folded(typed).replace("❤", "♥"))


def first_reading(typed: str, calls: Iterable[Action], vocabulary: Vocabulary, language: str) -> Reading:
    """What of `calls` this means to a reader of `language`, in the surest way in which anything fits."""
    parts, among = typed_parts(typed), _among(vocabulary, calls)
    slipped = among.slipped(typed)
    for exact in (among.fitting(parts, (language,)), among.in_notation(typed)):
        if any(exact):
            return Reading(exact, slipped.set_aside.without(exact))
    for languages, cut_short in (((language,), True), (LANGUAGES, False), (LANGUAGES, True)):
        if any(fits := among.fitting(parts, languages, cut_short)):
            return Reading(fits, slipped.all.without(fits))
    return Reading(slipped.clear, slipped.all.without(slipped.clear))


def kind_of(call: Action) -> str:
    """The word of a call in the notation."""
    return str(call).partition(" ")[0]


class _Call(NamedTuple):
    """A call, and what of it can be typed."""

    action: Action
    kind: str
    suit: Suit | None
    number: str


def _among(vocabulary: Vocabulary, calls: Iterable[Action]) -> _Among:
    return _Among(
        vocabulary,
        tuple(_Call(one, kind_of(one), vocabulary.suit_of(one), str(vocabulary.number_of(one))) for one in calls),
    )


class _Among(NamedTuple):
    """The calls among which one is looked for."""

    vocabulary: Vocabulary
    calls: tuple[_Call, ...]

    def in_notation(self, typed: str) -> Fits:
        try:
            action = self.vocabulary.parse(typed)
        except EngineError:
            return Fits([], [])
        return Fits([action] if any(action == one.action for one in self.calls) else [], [])

    def slipped(self, typed: str) -> _Slipped:
        """What is meant if there is a slip in a word; if nothing is, in several."""
        texts = ways_to_part(_tokens(typed))
        near = near_words({*chain(*texts)}, _every_word(self.vocabulary))
        within = {*near}.union(*near.values())
        phrases = {
            kind: [(), *(one for one in _phrases(kind, self.vocabulary, LANGUAGES) if within.issuperset(one))]
            for kind in {one.kind for one in self.calls}
        }
        found = []
        for call, kind, suit, number in self.calls if near else ():
            names = frozenset() if suit is None else _suit_names(suit, LANGUAGES)
            for tokens, phrase in product(texts, phrases[kind]):
                found += [(way, call, bool(phrase)) for way in ways(tokens, phrase, names, number, near) if way.slips]
        least = min((way.slips for way, _, _ in found), default=0)
        fewest = [one for one in found if one[0].slips == least]
        return _Slipped(
            clear=_told([one for one in fewest if not one[0].is_short]),
            set_aside=_told([one for one in fewest if one[0].is_set_aside]),
            all=_told(fewest),
        )

    def fitting(self, parts: Typed, languages: tuple[str, ...], cut_short: bool = False) -> Fits:
        fits = Fits([], [])
        whole: list[Action] = []
        rests: dict[Suit | None, tuple[str, ...]] = {}
        """The words besides the suit."""
        lengths: dict[tuple[str, tuple[str, ...]], set[int]] = {}
        """How long the phrases are that these words name, per kind of call."""
        if not any(parts):
            return fits
        for call, kind, suit, number in self.calls:
            if parts.numbers and parts.numbers != (number,):
                continue
            if suit not in rests:
                names = () if suit is None else _suit_names(suit, languages)
                rests[suit] = tuple(word for word in parts.words if not _is_one_of(word, names, cut_short))
            rest = rests[suit]
            if not rest:
                fits.unnamed.append(call)
                continue
            if (kind, rest) not in lengths:
                phrases = _phrases(kind, self.vocabulary, languages)
                lengths[kind, rest] = {len(phrase) for phrase in phrases if _names(rest, phrase, cut_short)}
            if lengths[kind, rest]:
                fits.named.append(call)
            if len(rest) in lengths[kind, rest]:
                whole.append(call)
        # `abo` is an abondance rather than an abondance on the table, as that has another word.
        return Fits(whole or fits.named, fits.unnamed)


class _Slipped(NamedTuple):
    """What is meant if there is a slip."""

    clear: Fits
    """In words that are long enough to be put right."""
    set_aside: Fits
    """In words that otherwise tell nothing."""
    all: Fits


def _told(found: Iterable[tuple[WayToRead, Action, bool]]) -> Fits:
    """The calls that were found, those first whose word was typed, each once."""
    named = dict.fromkeys(call for _, call, is_named in found if is_named)
    return Fits([*named], [*dict.fromkeys(call for _, call, is_named in found if not is_named and call not in named)])


@cache
def _suit_names(suit: Suit, languages: tuple[str, ...]) -> frozenset[str]:
    return frozenset({SUIT_SYMBOLS[suit], *(word for one in languages for word in SUIT_WORDS[one][suit])})


def _is_one_of(word: str, names: Iterable[str], cut_short: bool) -> bool:
    return word in names or (cut_short and len(word) >= _SHORTEST and any(name.startswith(word) for name in names))


@cache
def _phrases(kind: str, vocabulary: Vocabulary, languages: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    """The words for a call, those the bot itself says among them."""
    shown = (_shown(call, vocabulary, one) for one in languages for call in vocabulary.calls if kind_of(call) == kind)
    more = (phrase for one in languages for phrase in vocabulary.words.get(one, {}).get(kind, ()))
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


@cache
def _every_word(vocabulary: Vocabulary) -> tuple[str, ...]:
    """The words for calls and suits in any language."""
    phrases = (phrase for call in vocabulary.calls for phrase in _phrases(kind_of(call), vocabulary, LANGUAGES))
    suits = (word for suit in Suit for word in _suit_names(suit, LANGUAGES))
    return tuple(sorted({word for phrase in phrases for word in phrase} | set(suits)))


_MOST_LISTED: Final = 16


class Menu(NamedTuple):
    """Calls to pick one from; at most 25."""

    title: str
    calls: tuple[Action, ...]


def call_rows(legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """All calls, as one row of buttons."""
    calls = tuple(_calls(legal))
    return (calls,) if calls else ()


def call_menus(legal: Sequence[Action], say: Say) -> tuple[Menu, ...]:
    """None: buttons are enough."""
    return ()


def call_choices(legal: Sequence[Action], vocabulary: Vocabulary, typed: str, say: Say) -> list[tuple[str, str]]:
    """Name and text of every call that is legal now and matches what was typed."""
    calls: Sequence[Action] = _calls(legal)
    if any(typed_parts(typed)):
        calls = first_reading(typed, calls, vocabulary, say.language).all
    return [(call_text(action, say), str(action)) for action in calls]


def call_meant(
    legal: Sequence[Action], others: Sequence[Action], vocabulary: Vocabulary, typed: str, say: Say
) -> Action:
    """The call typed: a legal one, or one of `others`, which the rules refuse; raises Denied, listing what is legal.

    A word may mean several calls of which one is legal now: a knock is Kontra or Re. Where something else fits too, a
    slip of what is legal is asked about. Choices from the list arrive in the notation, in which `trump C` never means
    hearts, not even in French.
    """
    calls = _calls(legal)
    chosen = [one for one in vocabulary.calls if str(one) == typed]
    read = Reading(Fits(chosen, [])) if chosen else first_reading(typed, vocabulary.calls, vocabulary, say.language)
    meant = read.fits.calls
    fits = [one for one in meant if one in calls]
    possible = [*fits, *(one for one in read.doubts.calls if one in calls and one not in fits)]
    if len(possible) > 1 or (possible and not fits):
        raise Denied("refusal-which-call", typed=typed, possible=listed(possible, say))
    refused = [one for one in meant if one in others]
    if len(fits or refused) == 1:
        return (fits or refused)[0]
    raise nothing_like(typed, calls, say)


def nothing_like(typed: str, calls: Sequence[Action], say: Say) -> Denied:
    """The error for a call that cannot be made: it names the legal ones, or says there are none."""
    if calls:
        return Denied("refusal-no-such-call", typed=typed, possible=listed(calls, say))
    return Denied("refusal-nothing-to-say")


def listed(calls: Sequence[Action], say: Say) -> str:
    """Calls in a row, as many as are readable."""
    names = [call_text(action, say) for action in calls[:_MOST_LISTED]]
    return ", ".join([*names, *(["…"] if len(calls) > len(names) else [])])


def _calls(legal: Sequence[Action]) -> list[Action]:
    return [action for action in legal if not is_with_card(action)]
