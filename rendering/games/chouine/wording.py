"""Combinations in words, for text alternatives."""

from __future__ import annotations

from engine.core.cards import Suit
from engine.games.chouine.combinations import Combination
from locales import Say


def combination_words(combination: Combination, suit: Suit | None, say: Say) -> str:
    """A combination in words, with its suit if it has one."""
    name = say(f"picture-combination-{combination}")
    if suit is None:
        return name
    return say("picture-alt-combination", combination=name, suit=say("picture-suit", suit=str(suit)))
