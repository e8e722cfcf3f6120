"""Computer players. A player knows only what a person in its seat could: the view, and the cards it has seen played."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from engine.core.actions import Action
from engine.core.errors import EngineError, UnknownChoice
from engine.core.registry import GAMES
from engine.core.view import View
from engine.players.levels import choose_by_search, choose_sensibly, choose_softly, weigh_by_search, weigh_sensibly


class Player(Protocol):
    """Chooses one of the actions it is given, the legal ones of the view's seat; there is always at least one.

    While that seat is not on turn, `OutOfTurn.LEAVE_IT` is among them (`engine.players.turns`). `remembered` is a
    mask of cards the seat has seen that the view no longer shows (`Game.remembered`).
    """

    def __call__(self, view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action: ...


class Weigher(Protocol):
    """Says what a player thinks the actions are worth that it chooses from, in a measure of its own: more is better.

    It may leave some out, or all of them. What it weighs goes with what it chooses: no other action that it weighs is
    worth more than the one chosen.
    """

    def __call__(
        self, view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /
    ) -> Mapping[Action, float]: ...


def choose_at_random(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """Any legal action, all equally likely."""
    return rng.choice(legal)


LEVELS: Final = ("easy", "normal", "strong")
"""The players that people choose from, the weakest first."""
PLAYERS: Final[dict[str, Player]] = {
    "random": choose_at_random,
    "easy": choose_softly,
    "normal": choose_sensibly,
    "simple": choose_sensibly,
    "strong": choose_by_search,
}
"""By name; `simple` is what `normal` was called when tables were first stored."""
SLOW: Final = frozenset({"strong"})
"""Those that take long: tables have them think in a process of their own (`engine.players.thinking`)."""
WEIGHERS: Final[dict[str, Weigher]] = {"normal": weigh_sensibly, "simple": weigh_sensibly, "strong": weigh_by_search}
"""What the players think actions are worth, for those that weigh."""


def player_named(name: str) -> Player:
    """The computer player of this name; raises UnknownChoice."""
    try:
        return PLAYERS[name]
    except KeyError:
        raise UnknownChoice("computer player", name, PLAYERS) from None


class WrongNumber(EngineError, ValueError):
    """Players are named for more seats than there are, or for fewer."""

    def __init__(self, names: int, seats: int) -> None:
        super().__init__(f"{names} players are named for {seats} seats; possible: one for all, or one for each seat")


def one_for_each_seat(text: str, seats: int) -> tuple[str, ...]:
    """The names of players in this text, as `simple` or `simple,random`, per seat; raises WrongNumber."""
    names = tuple(name.strip() for name in text.split(","))
    if len(names) not in (1, seats):
        raise WrongNumber(len(names), seats)
    return names if len(names) == seats else names * seats


def seated(players: Sequence[Player]) -> Player:
    """A player for a whole table, who chooses at each seat as the player who sits there does."""

    def choose(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
        return players[view.seat - 1](view, legal, rng, remembered)

    return choose


def stand_in(player: Player) -> Player:
    """What chooses in somebody's absence: as this player does, but only among the actions that commit to least.

    Somebody who missed a turn has not chosen to undertake anything. So their stand-in passes where it can, never raises
    the stakes, and if it has to undertake something takes the contract for the fewest tricks; each game says what that
    is (`Game.least_binding`).
    """

    def choose(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
        return player(view, GAMES[view.options.game].least_binding(legal), rng, remembered)

    return choose
