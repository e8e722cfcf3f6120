"""Computer players. A player knows only what a person in its seat could: the view, and the cards it has seen played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, Protocol

from engine.core.actions import Action
from engine.core.errors import UnknownChoice
from engine.core.view import View
from engine.players.simple import choose_sensibly


class Player(Protocol):
    """Chooses one of the actions it is given, the legal ones of the view's seat; there is always at least one.

    While that seat is not on turn, `OutOfTurn.LEAVE_IT` is among them (`engine.players.turns`). `remembered` is a
    mask of cards the seat has seen that the view no longer shows (`Game.remembered`).
    """

    def __call__(self, view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action: ...


def choose_at_random(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """Any legal action, all equally likely."""
    return rng.choice(legal)


PLAYERS: Final[dict[str, Player]] = {"random": choose_at_random, "simple": choose_sensibly}


def player_named(name: str) -> Player:
    """The computer player of this name; raises UnknownChoice."""
    try:
        return PLAYERS[name]
    except KeyError:
        raise UnknownChoice("computer player", name, PLAYERS) from None
