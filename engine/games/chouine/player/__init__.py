"""A sensible Chouine player for all four ways to play: collects combinations, banks brisques, keeps trumps.

It goes by its view and the cards it has seen played; the same ones always give the same action. `known` tells what
they say about hidden cards, `play` what a hand promises, which card to play and when to swap the seven, and
`endgame` plays the last tricks of two players exactly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.actions import Action
from engine.games.chouine.actions import Swap
from engine.games.chouine.player.endgame import choose_last, weigh_last
from engine.games.chouine.player.known import known_from
from engine.games.chouine.player.play import ChouineWeighing, exchanges_out_of_turn, with_indicator
from engine.games.chouine.state import ChouineView
from engine.players.turns import OutOfTurn


def choose(view: ChouineView, legal: Sequence[Action], remembered: int = 0) -> Action:
    """An action of `legal`; `remembered`: cards, as a mask, seen in tricks that may not be looked at any more."""
    if len(legal) == 1:
        return legal[0]
    if OutOfTurn.LEAVE_IT in legal:
        return Swap.EXCHANGE if exchanges_out_of_turn(view) else OutOfTurn.LEAVE_IT
    known = known_from(view, remembered)
    if view.seats == 2 and not view.talon:
        return choose_last(view, known)
    if not view.may_exchange:
        return ChouineWeighing(view, known, view.held).best().action
    return with_indicator(view, known)


def weigh(view: ChouineView, legal: Sequence[Action], remembered: int = 0) -> Mapping[Action, float]:
    """What the cards of `legal` are worth, with and without what can be declared; nothing while the seven is held."""
    if OutOfTurn.LEAVE_IT in legal or view.may_exchange:
        return {}
    known = known_from(view, remembered)
    if view.seats == 2 and not view.talon:
        return dict(weigh_last(view, known))
    return {choice.action: choice.worth for choice in ChouineWeighing(view, known, view.held).choices()}
