"""Words and figures as people type them: figures in any script, words that tell nothing, words with a slip.

Every typed field reads figures here, in the digits of any script: `30`, `３０`, `٣٠`. Python's own tests are no help:
`"²".isdigit()` holds, and `int("²")` fails. Here a digit is what has a place in a number, in whatever script. What is
raised, in a circle or a fraction means something else, and is no digit.

A slip is a letter that is wrong, missing or too much, or two letters exchanged.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from locales.language import SPOKEN, words_of_all

_MINUS: Final = str.maketrans(dict.fromkeys("−–—‒‐‑﹣－", "-") | {"＋": "+", "﹢": "+"})
_WHOLE: Final = re.compile(r"[+-]? ?[0-9]+")
_LONGEST: Final = 15
"""Digits of the largest number read, which fits into any column; no number typed here means more."""
_LEAST_IN_WORDS: Final = 5
"""The least number that a call has."""


def in_figures(typed: str) -> str:
    """The same text with its digits as 0 to 9; everything else, also ², stays as it is."""
    return "".join(str(unicodedata.decimal(one)) if one.isdecimal() else one for one in typed)


def folded(typed: str) -> str:
    """The same in small letters without accents, its digits as 0 to 9."""
    letters = unicodedata.normalize("NFKD", in_figures(typed).casefold().replace("œ", "oe"))
    return "".join(one for one in letters if not unicodedata.combining(one))


def figures_in(typed: str) -> str:
    """The digits of a text, as 0 to 9, without what stands between them."""
    return "".join(one for one in in_figures(typed) if one.isdecimal())


def whole_number(typed: str) -> int | None:
    """The number typed, perhaps with a sign of any kind; None if it is something else, or longer than any is here."""
    text = in_figures(typed).translate(_MINUS).strip()
    if not _WHOLE.fullmatch(text):
        return None
    digits = figures_in(text).lstrip("0")
    if len(digits) > _LONGEST:
        return None
    return -int(digits or 0) if text.startswith("-") else int(digits or 0)


def as_number(typed: str) -> str:
    """A number without blanks, signs of other scripts and leading zeros; other text only without blanks around it."""
    number = whole_number(typed)
    return typed.strip() if number is None else str(number)


FILLERS: Final = words_of_all("fillers")
"""Words that mean nothing here."""
NUMBER_WORDS: Final = {
    word: str(number)
    for language in SPOKEN.values()
    for number, word in enumerate(language.numbers.split(), 2)
    if number >= _LEAST_IN_WORDS
}
"""Numbers in words."""


SHORT: Final = 2
"""Letters of words that every other short word is close to: a slip of such a word is asked about, never put right."""
_MOST_WORDS: Final = 12
"""No call has more; longer texts are none, and would take their time."""


def within_one_slip(typed: str, right: str) -> bool:
    """Whether one slip at most lies between what was typed and the right word."""
    if abs(len(typed) - len(right)) > 1:
        return False
    start = _shared(typed, right)
    one, other = typed[start:], right[start:]
    end = _shared(one[::-1], other[::-1])
    one, other = one[: len(one) - end], other[: len(other) - end]
    return max(len(one), len(other)) <= 1 or (len(one) == 2 and one == other[::-1])


def _shared(one: str, other: str) -> int:
    """How many letters both begin with."""
    both = zip(one, other, strict=False)
    return next((at for at, (letter, right) in enumerate(both) if letter != right), min(len(one), len(other)))


def is_slip_of(word: str, known: Iterable[str]) -> bool:
    """Whether a word is one of these, which are not short, with a slip at most."""
    return any(len(right) > SHORT and within_one_slip(word, right) for right in known)


class WayToRead(NamedTuple):
    """A way in which what was typed is a phrase."""

    slips: int
    is_short: bool = False
    """A slip is in a short word."""
    is_set_aside: bool = False
    """A slip is in what otherwise tells nothing, a number or a blank: `een kontra` for `geen kontra`."""


def ways_to_part(tokens: Sequence[str]) -> list[tuple[str, ...]]:
    """The words typed, and the same with two of them as one, since a blank may be a slip; none if they are too many."""
    if len(tokens) > _MOST_WORDS:
        return []
    pairs = [(at, f"{one} {other}") for at, (one, other) in enumerate(pairwise(tokens)) if (one + other).isalpha()]
    return [tuple(tokens), *((*tokens[:at], both, *tokens[at + 2 :]) for at, both in pairs)]


def near_words(tokens: Iterable[str], known: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Per word typed, the known words within one slip of it."""
    by_rest, longest = _by_rest(known)
    return {
        token: frozenset(
            word
            for rest in (_rests(token) if len(token) <= longest + 1 else ())
            for word in by_rest.get(rest, ())
            if within_one_slip(token, word)
        )
        for token in tokens
        if not token.isdecimal()
    }


@lru_cache(16)
def _by_rest(known: tuple[str, ...]) -> tuple[dict[str, list[str]], int]:
    """Known words by what is left of each, and the length of the longest; words within one slip share something."""
    found: dict[str, list[str]] = {}
    for word in known:
        for rest in _rests(word) if len(word) >= SHORT else ():
            found.setdefault(rest, []).append(word)
    return found, max(map(len, known), default=0)


def _rests(word: str) -> set[str]:
    """A word, and what is left of it without one of its letters."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}


def ways(
    tokens: Sequence[str],
    phrase: Sequence[str],
    suit_names: Collection[str],
    number: str,
    near: Mapping[str, frozenset[str]],
) -> Iterator[WayToRead]:
    """The ways to read these words as this phrase in its order, beside fillers, this number, and names of one suit."""
    if not tokens:
        if not phrase:
            yield WayToRead(0)
        return
    token, rest = tokens[0], tokens[1:]
    as_number = NUMBER_WORDS.get(token, token)
    is_set_aside = token in FILLERS or as_number.isdecimal() or " " in token
    if token in FILLERS or as_number == number or token in suit_names:
        yield from ways(rest, phrase, suit_names, number, near)
    if phrase and token == phrase[0]:
        yield from ways(rest, phrase[1:], suit_names, number, near)
    slipped = near.get(token, frozenset()) - {token}
    meant = [(right, phrase) for right in slipped if right in suit_names]
    if phrase and phrase[0] in slipped:
        meant.append((phrase[0], phrase[1:]))
    for right, left in meant:
        for way in ways(rest, left, suit_names, number, near):
            is_short = way.is_short or len(right) <= SHORT
            yield WayToRead(way.slips + 1, is_short, way.is_set_aside or is_set_aside)
