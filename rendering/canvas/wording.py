"""What all text alternatives share: cards and names in words, and how long they may be.

Discord allows 1024 characters, and nobody listens to more than 150 words. Names have no maximum length, so they are
shortened; what else is left out, each alternative says itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from engine.core.cards import Card
from locales import Say
from locales.cards import SET_OF_LANGUAGE, index_of

LONGEST: Final = 1024
MOST_WORDS: Final = 150
"""A minute of a screen reader."""
_NAME_LENGTHS: Final = ((32, 24, 18), (12, 8, 5))


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
    """The name on one line, cut to this many characters."""
    name = " ".join(name.split())
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def fits(text: str) -> bool:
    """Whether a text alternative is short enough to be taken, and to be listened to."""
    return len(text) <= LONGEST and words_in(text) <= MOST_WORDS


def words_in(text: str) -> int:
    """How many words somebody hears: signs alone are none."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def fitting(*ways: Callable[[int], list[str]]) -> str:
    """The description in the first of `ways` that is short enough, with names as long as that allows.

    Names are cut to the bone only where no way is short enough with longer ones. If nothing helps, whole sentences are
    left out from the end.
    """
    told: list[str] = []
    for lengths in _NAME_LENGTHS:
        for describe in ways:
            for longest_name in lengths:
                told = [*filter(None, describe(longest_name))]
                if fits(text := " ".join(told)):
                    return text
    while told and not fits(" ".join(told)):
        told.pop()
    return " ".join(told)
