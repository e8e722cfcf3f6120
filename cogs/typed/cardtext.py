"""Cards as people type them: `roi coeur`, `HR`, `R♥`, `KH`, `harten heer`, `10 pique`.

An index letter means different cards in different languages, and a Dutch `KH` is ambiguous, so reading returns all
the cards that match, in steps: first those spelt out in the person's own language, then in any, then those that begin
with what was typed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from cogs.typed.writing import folded
from engine.core.cards import CARDS, Card
from locales import Say
from locales.cards import SET_OF_LANGUAGE, SUIT_SYMBOLS, index_of
from locales.language import SPOKEN, words_of_all

SUIT_WORDS: Final = {
    code: {suit: tuple(words.split()) for suit, words in language.suits.items()} for code, language in SPOKEN.items()
}
_PRINTED: Final = re.compile(r"\([^()]*\)")
"""The letter printed on a card, as text alternatives add it."""
_NOTATION: Final = frozenset(card.text for card in CARDS)
"""Every card in the notation."""
_FILLERS: Final = words_of_all("card_fillers")


def read_cards(typed: str, cards: Sequence[Card], say: Say) -> tuple[Card, ...]:
    """Those of `cards` that `typed` may mean to a reader of `say`, in the surest reading only; all if blank.

    A card in the notation is not cut short: `AS` is no other ace, though `as` may be.
    """
    wanted = plain(_PRINTED.sub("", typed))
    if not wanted:
        return tuple(cards)
    every = tuple(SET_OF_LANGUAGE.items())
    for ways in (((say.language, say.index_set),), every):
        exact = tuple(card for card in cards if any(wanted in _spellings(card, *way) for way in ways))
        if exact:
            return exact
    if typed.strip() in _NOTATION:
        return ()
    return tuple(
        card
        for card in cards
        if any(spelling.startswith(wanted) for way in every for spelling in _spellings(card, *way))
    )


@cache
def _spellings(card: Card, language: str, index_set: str) -> frozenset[str]:
    """Every way to write a card in a language with an index set, in the form of `plain`, rank first or suit first."""
    suits = {SUIT_SYMBOLS[card.suit], *SUIT_WORDS[language][card.suit]}
    index = index_of(card.rank, index_set).lower()
    words = SPOKEN[language]
    ranks = {
        index,
        *(words.ranks[card.rank].split() if card.rank in words.ranks else [words.numbers.split()[card.rank]]),
    }
    both = {rank + suit for rank in ranks for suit in suits} | {suit + rank for rank in ranks for suit in suits}
    return frozenset(both | {card.text.lower()})


def plain(typed: str) -> str:
    """Lower case without accents, blanks, fillers and signs other than suits."""
    words = plain_words(typed)
    return "".join(word for word in words if len(words) == 1 or word not in _FILLERS)


def plain_words(typed: str) -> list[str]:
    """Its words in lower case, without accents and signs other than suits."""
    return "".join(char if char.isalnum() or char in "♠♥♦♣" else " " for char in folded(typed)).split()
