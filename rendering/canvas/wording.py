"""What all text alternatives share: cards and names in words, and Discord's limit.

Discord allows 1024 characters. Only names have no maximum length, so they are shortened until everything
fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from engine.core.cards import Card
from locales import Say
from locales.cards import SET_OF_LANGUAGE, index_of

LONGEST: Final = 1024
_NAME_LENGTHS: Final = (32, 24, 18, 12, 8, 5)


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


def fitting(*ways: Callable[[int], list[str]]) -> str:
    """The description, with names as long as Discord's limit allows, in the first of `ways` that fits at all."""
    text = ""
    for describe in ways:
        for longest_name in _NAME_LENGTHS:
            text = " ".join(describe(longest_name))
            if len(text) <= LONGEST:
                return text
    return text[:LONGEST]
