"""The `simple` player: rules of thumb for each game, chosen by the kind of view."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.core.game import Action, View
from engine.games.chouine import player as chouine
from engine.games.chouine.state import ChouineView
from engine.games.couillon import player as couillon
from engine.games.couillon.state import CouillonView
from engine.games.kleurenwiezen import player as kleurenwiezen
from engine.games.kleurenwiezen.view import KleurenView


def choose_sensibly(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """A sensible action; games without a rule of thumb of their own are played at random."""
    if isinstance(view, CouillonView):
        return couillon.choose(view, legal)
    if isinstance(view, ChouineView):
        return chouine.choose(view, legal, remembered)
    if isinstance(view, KleurenView):
        return kleurenwiezen.choose(view, legal)
    return rng.choice(legal)
