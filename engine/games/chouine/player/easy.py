"""What a beginner at Chouine does: see `engine.players.levels`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.actions import Action
from engine.games.chouine.player import choose
from engine.games.chouine.state import ChouineView

ABOUT: Final = 12.0
"""Points."""


def forgetting(view: ChouineView) -> ChouineView:
    """The view with everybody's last trick alone: a beginner does not look through its own."""
    return view._replace(piles=tuple([pile[-1:] for pile in view.piles]))


def says(view: ChouineView, legal: Sequence[Action], _: float) -> Action:
    """What `normal` does: there is no bidding."""
    return choose(view, legal)
