"""Who can be compared: the players of the engine, the yardstick, high cards, and a sampling player of the usual kind.

`high` and `sampling` play cards; what is said before and between, they say as the yardstick does, so that only the
play is compared.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice
from statistics import fmean
from typing import Any, Final

from benchmarks.chouine_players import choose_high_cards
from benchmarks.duel.worlds import worlds
from benchmarks.yardstick import choose_frozen
from engine.core.actions import Action, Play
from engine.core.errors import UnknownChoice
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from engine.core.view import Phase, View
from engine.games.chouine.actions import Declare
from engine.games.couillon.state import CouillonView
from engine.players.players import PLAYERS, Player

WORLDS: Final = 60
"""How many ways the hidden cards may lie the sampling player looks at."""


def choose_high(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """The highest legal card, with the largest combination there is."""
    if view.options.game == "chouine":
        return choose_high_cards(view, legal, rng, remembered)
    said = choose_frozen(view, legal, rng, remembered)
    if not isinstance(said, Play):
        return said
    strength = view.order.strength if isinstance(view, CouillonView) and view.order else None
    plays = [action for action in legal if isinstance(action, Play)]
    return max(plays, key=lambda play: (strength[play.card] if strength else play.card.rank, play.card))


def choose_by_sampling(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """The card that brings most on average over random worlds, each played out at random by the rules engine."""
    said = choose_frozen(view, legal, rng, remembered)
    plays = [action for action in legal if isinstance(action, Play | Declare)]
    if len(plays) < 2 or not isinstance(said, Play | Declare):
        return said
    game = GAMES[view.options.game]
    gains = dict.fromkeys(plays, 0.0)
    for state in islice(worlds(view, remembered, rng), WORLDS):
        for play in plays:
            gains[play] += _played_out(game, game.apply(state, view.seat, play).state, view, rng)
    return max(plays, key=lambda play: gains[play])


def _played_out(game: AnyGame, state: Any, view: View, rng: random.Random) -> float:
    """What our side gains beyond the others if everybody goes on at random."""
    while state.outcome is None:
        actors = game.actors(state)
        seat = actors[0] if len(actors) == 1 else game.due(state)[0]
        state = game.apply(state, seat, rng.choice(game.legal_actions(game.view(state, seat)))).state
    points, side = game.deal_facts(state).points, view.sides[view.seat - 1]
    ours = [gained for gained, own in zip(points, view.sides, strict=True) if own == side]
    theirs = [gained for gained, own in zip(points, view.sides, strict=True) if own != side]
    return fmean(ours) - fmean(theirs)


COMPARED: Final[dict[str, Player]] = PLAYERS | {
    "frozen": choose_frozen,
    "high": choose_high,
    "sampling": choose_by_sampling,
}


def compared(name: str) -> Player:
    """The player of this name; raises UnknownChoice."""
    try:
        return COMPARED[name]
    except KeyError:
        raise UnknownChoice("player", name, COMPARED) from None


def after(auction: Player, player: Player) -> Player:
    """Says what the first says until cards are played, and plays as the second does."""

    def choose(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
        return (player if view.phase == Phase.PLAY else auction)(view, legal, rng, remembered)

    return choose
