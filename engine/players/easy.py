"""The player `easy`: plays as `normal` does, and often makes a beginner's mistake.

It forgets what it may no longer look at. And often it does not take what it thinks best, but another of the better
things that `normal` weighs: a card that is worth less, or a bid one step too bold or too timid. It never does what
seems to be among the worst there is.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from engine.core.actions import Action
from engine.core.view import Phase, View
from engine.players.simple import choose_sensibly, weigh_sensibly

SLIPS: Final = 0.6
"""How often it does not look for the best card."""
MISJUDGES: Final = 0.15
"""How often it says the second best thing: bids are few, and each of them is dear."""


def choose_softly(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """What `normal` does, or when it slips something that seems nearly as good."""
    said = choose_sensibly(view, legal, rng)
    plays = view.phase == Phase.PLAY
    if len(legal) < 2 or rng.random() >= (SLIPS if plays else MISJUDGES):
        return said
    worths = weigh_sensibly(view, legal, rng)
    if said not in worths:
        return said
    others = sorted((one for one in worths if one != said), key=lambda one: (-worths[one], str(one)))
    # The better half of all it weighs; of two, the other one.
    return rng.choice(others[: len(worths) // 2] if plays else others[:1]) if others else said
