"""A sensible Couillon player for every variant: knows points, partners and trumps, remembers what was played.

It goes by rules of thumb and by its view alone, so the same view always gives the same action. `calling`
makes trumps and says what there is to say with the queen of spades, `play` chooses cards by what `known` tells of
the other hands. Variants differ in the data these rules go by, never in the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.actions import Action, Play
from engine.games.couillon.actions import Call, CouillonPhase
from engine.games.couillon.player import calling
from engine.games.couillon.player.calling import choose_trumps
from engine.games.couillon.player.play import choose_card, weigh_cards
from engine.games.couillon.state import CouillonView


def choose(view: CouillonView, legal: Sequence[Action], _: int = 0) -> Action:
    """An action of `legal`."""
    if len(legal) == 1:
        return legal[0]
    if view.phase is CouillonPhase.TRUMPS:
        return choose_trumps(view, legal)
    if view.phase is CouillonPhase.KONTRA:
        return calling.answer_to_mit(view, legal)
    if Call.MIT in legal and calling.says_about_mit(view, Call.MIT):
        return Call.MIT
    return choose_card(view, [action for action in legal if isinstance(action, Play)])


def weigh(view: CouillonView, legal: Sequence[Action], _: int = 0) -> Mapping[Action, float]:
    """What the cards of `legal` are worth, in card points."""
    plays = [action for action in legal if isinstance(action, Play)]
    return weigh_cards(view, plays) if plays else {}
