"""A sensible Couillon player for every variant: knows points, partners and trumps, remembers what was played.

It goes by rules of thumb and by its view alone, so the same view always gives the same action. `trumps` makes
trumps, `mit` says what there is to say with the queen of spades, `play` chooses cards by what `known` tells of
the other hands. Variants differ in the data these rules go by, never in the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.yardstick.couillon import mit
from benchmarks.yardstick.couillon.play import choose_card
from benchmarks.yardstick.couillon.trumps import choose_trumps
from engine.core.actions import Action, Play
from engine.games.couillon.actions import Call, CouillonPhase
from engine.games.couillon.state import CouillonView


def choose(view: CouillonView, legal: Sequence[Action], _: int = 0) -> Action:
    """An action of `legal`."""
    if len(legal) == 1:
        return legal[0]
    if view.phase is CouillonPhase.TRUMPS:
        return choose_trumps(view, legal)
    if view.phase is CouillonPhase.KONTRA:
        return mit.answer(view, legal)
    if Call.MIT in legal and mit.says(view, Call.MIT):
        return Call.MIT
    return choose_card(view, [action for action in legal if isinstance(action, Play)])
