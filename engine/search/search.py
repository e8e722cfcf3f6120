"""Which card does best on average in worlds somebody imagines: hidden cards spread at random, each deal played out.

Two sides play the last tricks as well as can be (`endings`); before, and with more sides, everybody plays by the
policy.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from engine.core.cards import Card
from engine.search.endings import Ending
from engine.search.policy import Habits, play_out
from engine.search.position import Position, Rules, play

Utility = Callable[[Sequence[int], Sequence[int]], float]
"""What a deal is worth to the seat on turn, by what each side's tricks have counted, and how many they are."""


class Imagined(NamedTuple):
    """A view as the search sees it; `imagine` of a game's room `player.imagined` makes it."""

    rules: Rules
    worlds: Callable[[random.Random], Iterator[Position]]
    """Positions that may be, all as likely as each other, without end."""
    utility: Utility
    habits: Habits
    ending: int
    """With so few cards a hand two sides play as well as can be."""
    cards: Sequence[Card]
    """The cards among which to choose."""


def weigh(seen: Imagined, worlds: int, rng: random.Random) -> dict[Card, float]:
    """What each card is worth on average over so many worlds."""
    rules = seen.rules
    two_sides = max(rules.sides) == 1
    totals = dict.fromkeys(seen.cards, 0.0)
    for world in islice(seen.worlds(rng), worlds):
        ending = Ending(rules)
        for card in seen.cards:
            at = world.copy()
            play(rules, at, rules.deck.bits[card])
            play_out(rules, seen.habits, at, seen.ending if two_sides else 0)
            ending.finish(at)
            totals[card] += seen.utility(at.points, at.tricks)
    return {card: total / worlds for card, total in totals.items()}
