"""The last five tricks of two players, solved against the opponent's hand, or against all the hands it may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.actions import Play
from engine.core.cards import cards_in
from engine.games.chouine.actions import Declare
from engine.games.chouine.player.declaring import declared_by, points_of
from engine.games.chouine.player.hands import possible_hands
from engine.games.chouine.player.known import Known
from engine.games.chouine.player.solver import Solver, replies
from engine.games.chouine.state import ChouineView

HANDS: Final = 60
"""At most this many possible hands of the opponent are looked at."""
POSITIONS: Final = 500
"""After this many positions no further hand is begun: a few milliseconds."""
_POINTS_PER_PARTIE: Final = 150.0
"""How many points of margin count as much as the partie; decides between cards that both win or both lose it."""
_POINTS_PER_CHANCE: Final = 100_000.0
"""The same where a chance is told: the margin only decides between cards that win as often."""


def worth(margin: int) -> float:
    """How good it is to end ahead by `margin` points: winning counts most, the margin little."""
    return (margin > 0) - (margin < 0) + margin / _POINTS_PER_PARTIE


def chance(margin: int) -> float:
    """How much of the partie is won by whoever ends ahead by `margin` points: all, nothing, or half of it if level."""
    return ((margin > 0) - (margin < 0) + 1) / 2 + margin / _POINTS_PER_CHANCE


def choose_last(view: ChouineView, known: Known) -> Play | Declare:
    """The card, with any declaration, that wins most often and by the most points."""
    return max(weigh_last(view, known), key=lambda weighed: (weighed[1], -weighed[0].card))[0]


def weigh_last(
    view: ChouineView, known: Known, worth: Callable[[int], float] = worth
) -> list[tuple[Play | Declare, float]]:
    """Every card, with any declaration, and what it is worth on average over the hands looked at."""
    solver = Solver(view.options)
    own, trick = view.held, view.trick if len(view.trick) < view.seats else ()
    done, theirs = (declared_by(view, seat) for seat in (view.seat, 3 - view.seat))
    led = trick[0].card if trick else None
    cards = own if led is None else replies(own, led, view.trump)
    choices = [
        (card, word)
        for card in cards_in(cards)
        for word in solver.words(own, card, done, view.trump, leading=led is None)
    ]
    worths = [0.0] * len(choices)
    hands = 0
    if len(choices) > 1:
        ahead = _ahead(view)
        positions = 0
        for other in possible_hands(view, known, HANDS):
            if positions > POSITIONS:
                break
            hands += 1
            solver.values.clear()
            for place, (card, word) in enumerate(choices):
                if led is None:
                    gain = solver.after_lead(own, other, card, word, theirs)
                else:
                    gain = solver.after_reply(own, other, led, card, word, theirs)
                worths[place] += worth(ahead + gain)
            positions += len(solver.values)
    return [
        (Play(card) if word.combination is None else Declare(card, word.combination), total / max(hands, 1))
        for (card, word), total in zip(choices, worths, strict=True)
    ]


def _ahead(view: ChouineView) -> int:
    """This seat's points less the other's, including what the other has declared in the trick under way."""
    totals = list(map(sum, zip(view.card_points, view.combination_points, strict=True)))
    for declared in view.declared[len(view.shown) :]:
        makes = declared.makes_trumps
        points = points_of(declared.combination, declared.suit, view.trump, makes, view.options)
        totals[declared.seat - 1] += points
    return totals[view.seat - 1] - totals[2 - view.seat]
