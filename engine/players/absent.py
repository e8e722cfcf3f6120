"""What a computer may do in somebody's absence: what binds them to least.

Whoever missed a turn has not chosen to undertake anything. So their stand-in passes where that is possible, never
raises the stakes, and of what has to be undertaken takes the contract for the fewest tricks. Among what is left it
plays as well as it can: cards, combinations and an exchange cost nobody anything they did not have at stake already.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from engine.core.game import Action, View
from engine.games.couillon.actions import Call
from engine.games.kleurenwiezen.actions import Bid, Word
from engine.players import Player

REFUSES: Final[frozenset[Action]] = frozenset((Call.PASS, Word.PASS, Word.NO_DOUBLE))
"""What undertakes nothing: where one of these may be said, nothing else is."""
RAISES: Final[frozenset[Action]] = frozenset((Call.MIT, Call.KONTRA, Call.RE, Word.DOUBLE))
"""What makes a deal count for more; a card can be played instead."""


def least_binding(legal: Sequence[Action]) -> tuple[Action, ...]:
    """Those of the legal actions that bind a seat to least; never none."""
    refusals = tuple(action for action in legal if action in REFUSES)
    if refusals:
        return refusals
    fewest = min((action.contract.goal for action in legal if isinstance(action, Bid)), default=0)
    return tuple(
        action
        for action in legal
        if action not in RAISES and not (isinstance(action, Bid) and action.contract.goal > fewest)
    )


def stand_in(player: Player) -> Player:
    """The computer player that chooses as this one does among what binds to least."""

    def choose(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
        return player(view, least_binding(legal), rng, remembered)

    return choose
