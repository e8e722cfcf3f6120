"""What all text alternatives share: cards and names in words, and how long they may be.

Discord allows 1024 characters, and nobody listens to more than 150 words. Where whole names are too much, a name is
said whole where it comes first and by its first word from then on, or by that alone; only if that is too much as well
are names cut. What else is left out, each alternative says itself.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from engine.core.cards import Card
from locales import Say
from locales.cards import SET_OF_LANGUAGE, index_of
from rendering.canvas.letters.graphemes import shortened

LONGEST: Final = 1024
MOST_WORDS: Final = 150
"""A minute of a screen reader."""
CALLED: Final = -1
BRIEFLY_CALLED: Final = -2
"""For `short`: the name is said whole once, then by its first word; or by that from the start."""
_WHOLE: Final = 32
_NAME_LENGTHS: Final = ((_WHOLE, CALLED), (BRIEFLY_CALLED,), (24, 18), (12, 8, 5))
_NAMED: Final = re.compile("\x1c(.*?)\x1d")
"""A name that `fitting` writes; no name holds these two signs, which count as blanks."""


EXAMPLE_NAMES: Final = ("Anna", "Ben", "Chloé", "Dirk", "Emma", "Fons", "Greta", "Hugo")
"""Who has played where a score is an example."""


def slate_title(game: str, deal: int, say: Say) -> str:
    """What is written over a score: `Kujong · after deal 6`."""
    return say("play-slate-title", game=game, deal=str(deal))


def example_title(deals: int, say: Say) -> str:
    """The same over a score that nobody has played for, after so many deals."""
    example = say("build-example")
    return slate_title(example, deals, say) if deals else example


@cache
def card_words(card: Card, say: Say, index_set: str) -> str:
    """A card in words, followed by the letter printed on it if that is not the usual one in the reader's language."""
    words = say("picture-card", rank=card.rank.name.lower(), suit=str(card.suit))
    printed = index_of(card.rank, index_set)
    return words if printed == index_of(card.rank, SET_OF_LANGUAGE[say.language]) else f"{words} ({printed})"


def cards_words(cards: Iterable[Card], say: Say, index_set: str) -> str:
    """Cards in words, in the order given."""
    return ", ".join(card_words(card, say, index_set) for card in cards)


def together(names: Sequence[str], say: Say) -> str:
    """`Ann`, `Ann and Bo`, `Ann, Bo and Cy`."""
    if len(names) < 2:
        return "".join(names)
    return say("picture-alt-and", one=", ".join(names[:-1]), other=names[-1])


def short(name: str, longest: int) -> str:
    """The name on one line, cut to this many characters, or marked for `fitting`."""
    name = " ".join(name.split())
    if longest in (CALLED, BRIEFLY_CALLED):
        return f"\x1c{name}\x1d"
    return shortened(name, longest)


def fits(text: str) -> bool:
    """Whether a text alternative is short enough to be taken, and to be listened to."""
    return len(text) <= LONGEST and words_in(text) <= MOST_WORDS


def words_in(text: str) -> int:
    """How many words somebody hears: signs alone are none."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def _called(text: str, *, whole_once: bool) -> str:
    """The text with each name by its first word if that tells the people apart; `whole_once`: whole where it is new."""
    names = dict.fromkeys(_NAMED.findall(text))
    first = Counter(name.split(" ")[0].casefold() for name in names)
    said = set() if whole_once else set(names)

    def name_now(found: re.Match[str]) -> str:
        name = found[1]
        if name in said:
            word = name.split(" ")[0]
            return shortened(word if first[word.casefold()] == 1 else name, _WHOLE)
        said.add(name)
        return shortened(name, _WHOLE)

    return _NAMED.sub(name_now, text)


def fitting(*ways: Callable[[int], Iterable[str]]) -> str:
    """The description in the first of `ways` that is short enough, with names as long as that allows.

    Names are cut only where no way is short enough with whole ones, and to the bone only where that does not help. If
    nothing helps, whole sentences are left out from the end.
    """
    told: list[str] = []
    for lengths in _NAME_LENGTHS:
        for describe in ways:
            for longest_name in lengths:
                told = [*filter(None, describe(longest_name))]
                if fits(text := _called(" ".join(told), whole_once=longest_name == CALLED)):
                    return text
    while told and not fits(" ".join(told)):
        told.pop()
    return " ".join(told)
