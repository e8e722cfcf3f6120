"""Which card does best on average in worlds somebody imagines: hidden cards spread at random, each deal played out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.search.playout import Position, Rules, play, play_out

Utility = Callable[[Sequence[int], Sequence[int]], float]
"""What a deal is worth to the seat that searches: what each side's tricks have counted, and tricks per seat."""


def weigh(rules: Rules, worlds: Iterable[Position], cards: Sequence[int], utility: Utility) -> list[float]:
    """What each of these cards, as bits, of the seat on turn is worth on average over the worlds."""
    totals, count = [0.0] * len(cards), 0
    for world in worlds:
        count += 1
        for place, card in enumerate(cards):
            at = world.copy()
            play(rules, at, card)
            play_out(rules, at)
            totals[place] += utility(at.points, at.tricks)
    return [total / count for total in totals]
