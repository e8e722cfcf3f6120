"""A position of a finished deal with all its hands open, as the search sees it."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from engine.core.actions import Play
from engine.core.cards import mask_of
from engine.core.game import AnyGame
from engine.core.registry import in_room
from engine.core.view import SPECTATOR, Phase, View
from engine.search.position import Position, Rules
from engine.search.search import Imagined


class Opened(NamedTuple):
    """A position in which a card is due, and all hands."""

    rules: Rules
    at: Position
    view: View
    """Of the seat on turn."""


def opened(game: AnyGame, state: Any) -> Opened | None:
    """A position with all its hands open; None where no card is due, or cards are not in hands alone."""
    seat = next(iter(game.due(state)), SPECTATOR)
    view = game.view(state, seat)
    room = in_room("engine", game.name, "player.imagined")
    if view.phase != Phase.PLAY or room is None:
        return None
    plays = [action for action in game.legal_actions(view) if isinstance(action, Play)]
    seen: Imagined | None = room.imagine(view, plays) if plays else None
    if seen is None:
        return None
    # Of what is imagined all but the hands is known to everybody.
    at = next(seen.worlds(random.Random(0)))
    if at.stock or at.under or at.uncovered:
        return None
    hands = [game.view(state, one).hand for one in range(1, view.seats + 1)]
    at.hands = [seen.rules.deck.mask(mask_of(hand)) for hand in hands]
    return Opened(seen.rules, at, view)
