"""Cutting a pack: kleurenwiezen.txt, "The Deal"; how much may be cut off: docs/rules/kleurenwiezen.md, decision 1.

A player may say a few words with the cut; from the next deal on they go into everything chance decides
(docs/fairness-algorithm.md).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from engine.core.cards import Card
from engine.core.errors import BadDeal

MOST_WORDS: Final = 40
"""The most characters that may be said with a cut."""
_WORDS: Final = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿŒœĲĳŸ0-9 .,!?'-]*")
"""Every phone can type these, and none of them marks up a message, mentions anybody or breaks a line in a file."""


def cut(pack: Sequence[Card], cards: int, allowed: range) -> tuple[Card, ...]:
    """The pack, top first, with this many cards moved from top to bottom; raises BadDeal outside `allowed`."""
    if not allowed:
        raise BadDeal("the pack of this game is shuffled, not cut")
    if not pack:
        raise BadDeal("there is no pack to cut: a shuffled one is due")
    if cards not in allowed:
        raise BadDeal(f"{cards} cards cannot be cut off: {allowed[0]} to {allowed[-1]} can")
    return (*pack[cards:], *pack[:cards])


def words_said(typed: str) -> str | None:
    """What somebody says with a cut, as it is kept; may be empty. None: too long, or with other characters."""
    # Phones turn apostrophes into curly quotes.
    plain = unicodedata.normalize("NFC", typed).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    words = " ".join(plain.split())
    return words if len(words) <= MOST_WORDS and _WORDS.fullmatch(words) else None
