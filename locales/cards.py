"""How ranks look to people: the index sets that are printed on cards."""

from __future__ import annotations

from typing import Final

from engine.core.cards import RANK_LETTERS, Card, Rank, Suit
from locales.language import SPOKEN

INDEX_SETS: Final = {
    "1RDV": {Rank.ACE: "1", Rank.KING: "R", Rank.QUEEN: "D", Rank.JACK: "V"},
    "AHVB": {Rank.ACE: "A", Rank.KING: "H", Rank.QUEEN: "V", Rank.JACK: "B"},
    "AKDB": {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "D", Rank.JACK: "B"},
    "AKQJ": {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "Q", Rank.JACK: "J"},
}
"""Belgian and French, Dutch, German, English; 2 to 10 look the same in all."""

SET_OF_LANGUAGE: Final = {code: language.index_set for code, language in SPOKEN.items()}

SUIT_SYMBOLS: Final = {Suit.S: "♠", Suit.H: "♥", Suit.D: "♦", Suit.C: "♣"}


def index_of(rank: Rank, index_set: str) -> str:
    """The rank as printed in the corner of a card."""
    return INDEX_SETS[index_set].get(rank, "10" if rank is Rank.TEN else RANK_LETTERS[rank])


def card_text(card: Card, index_set: str) -> str:
    """A card in plain text, `R♥`."""
    return index_of(card.rank, index_set) + SUIT_SYMBOLS[card.suit]
