"""The words people use for calls of Chouine made without a card, besides those the bot shows, per language."""

from __future__ import annotations

from typing import Final

from cogs.typed.callreading import Vocabulary
from engine.games.chouine.actions import Swap, parse_action

_SEVEN: Final = 7
HAVING: Final = frozenset(
    word
    for words in ("have declare with play", "heb meld met", "ai annonce avec", "habe melde mit")
    for word in words.split()
)
"""Filler words beside a combination."""

VOCABULARY: Final = Vocabulary(
    calls=tuple(Swap),
    words={
        "en": {"exchange": ("exchange", "swap", "change", "trade", "seven trumps", "take turned card")},
        "nl": {"exchange": ("ruil", "ruilen", "wissel", "wisselen", "zeven troef", "troefzeven")},
        "fr": {
            "exchange": ("echange", "echanger", "change", "changer", "prends le sept", "sept d atout", "sept atout")
        },
        "de": {"exchange": ("tausche", "tauschen", "wechsle", "wechseln", "trumpfsieben", "sieben trumpf")},
    },
    suit_of=lambda call: None,
    number_of=lambda call: _SEVEN,
    parse=parse_action,
)
"""“Au sept” is no word for the exchange: the leader says it to remind the others, and the bot does that."""
