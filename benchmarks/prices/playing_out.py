"""What a hint charges for words that are not cards, beside what comes of them when the deal is played out.

In deals that `normal` plays, a word and what else could be done are both followed to the end, with the same cards:
whoever was asked goes on as `strong` does until its card is played, all others as the player they are.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from engine.core.actions import Action
from engine.core.chance.packs import next_pack
from engine.core.game import AnyGame
from engine.core.registry import game_named
from engine.core.view import View
from engine.games.chouine.state import ChouineState
from engine.games.couillon.player.imagined import Worth
from engine.games.couillon.state import CouillonState
from engine.players.levels import choose_by_search, choose_sensibly, weigh_by_simulation
from engine.players.players import Player
from engine.players.search.search import Effort
from engine.players.turns import OutOfTurn, Question, questions
from engine.teaching.hints.hint import unit_of

QUICK: Final = Effort(10)
"""How long `strong` thinks while a deal is played out."""
DEALS: Final = {
    "chouine": {"chouine": 40, "chouine-3": 16, "chouine-4": 10},
    "couillon": {"couillon": 60, "malmedy": 150, "kujong": 40, "tongres": 40, "troeven-3": 20},
    "kleurenwiezen": {"pagat": 40},
}
"""How many deals of each preset are played out."""
REFUSALS: Final = ("pass", "no-double")


class Pair(NamedTuple):
    """By how much a word is better than what else could be done, in the unit of hints."""

    told: float
    came: float


def quickly(view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
    """`strong`, who thinks shortly."""
    return choose_by_search(view, legal, rng, remembered, effort=QUICK)


def kind_of(action: Action) -> str:
    """The kind of action: its first word, as `play`, `trump`, `mit`, `accept`."""
    return str(action).split()[0]


def is_card(action: Action) -> bool:
    """Whether a card goes on the table."""
    return kind_of(action) == "play"


def asked_in(game: AnyGame, preset: str, seed: str) -> Iterator[tuple[Any, Question]]:
    """The positions of a deal in which the seat on turn may say something instead of playing a card."""
    rng, options = random.Random(seed), game.configure(preset)
    match = game.begin(options, rng.randrange(game.seats(options)) + 1)
    state: Any = game.deal(match, next_pack(game, match, rng).cards).state
    while state.outcome is None:
        asked = [*questions(game, state)]
        words = [action for action in asked[-1].choices if not is_card(action)]
        if words and len(asked[-1].choices) > 1:
            yield state, asked[-1]
        state = _next(game, state, choose_sensibly, rng)


def pairs(name: str, preset: str, seeds: Sequence[str], effort: Effort, player: Player) -> dict[str, list[Pair]]:
    """Per kind of word what was told and what came, over these deals."""
    game, found = game_named(name), dict[str, list[Pair]]()
    for seed in seeds:
        for number, (state, asked) in enumerate(asked_in(game, preset, seed)):
            rng = random.Random(f"{seed} {number}")
            worths = weigh_by_simulation(asked.view, asked.choices, rng, asked.remembered, effort=effort) or {}
            if len(worths) < 2:
                continue
            other = beside(asked, worths)
            end = partial(_worth_of, game, state, asked.seat, player=player, seed=f"{seed} {number}")
            times = unit_of(asked.view.options).times
            without = end(other)
            for action in first_of_each_kind(worths, other):
                pair = Pair(times * (worths[action] - worths[other]), times * (end(action) - without))
                found.setdefault(kind_of(action), []).append(pair)
    return found


def beside(asked: Question, worths: Mapping[Action, float]) -> Action:
    """What a word is compared with: the best card, else a refusal, else what `normal` says."""
    cards = [action for action in worths if is_card(action)]
    if cards:
        return max(cards, key=worths.__getitem__)
    said = choose_sensibly(asked.view, asked.choices, random.Random(0), asked.remembered)
    usual = said if said in worths else max(worths, key=worths.__getitem__)
    return next((action for action in worths if str(action) in REFUSALS), usual)


def first_of_each_kind(worths: Mapping[Action, float], other: Action) -> list[Action]:
    """Of each kind of word the one that is worth most, without what it is compared with."""
    ordered = sorted(worths, key=worths.__getitem__)
    best = {kind_of(action): action for action in ordered if not is_card(action) and action != other}
    return list(best.values())


def _worth_of(game: AnyGame, state: Any, seat: int, action: Action, player: Player, seed: str) -> float:
    """What a seat has of the deal once it has done this."""
    rng, acted = random.Random(seed), action
    state = game.apply(state, seat, action).state
    while state.outcome is None and not is_card(acted) and game.due(state) == (seat,):
        asked = [*questions(game, state)][-1]
        acted = quickly(asked.view, asked.choices, rng, asked.remembered)
        state = game.apply(state, seat, acted).state
    while state.outcome is None:
        state = _next(game, state, player, rng)
    return worth(game, state, seat)


def _next(game: AnyGame, state: Any, player: Player, rng: random.Random) -> Any:
    for seat, view, choices, remembered in questions(game, state):
        action = player(view, choices, rng, remembered)
        if action is not OutOfTurn.LEAVE_IT:
            return game.apply(state, seat, action).state
    raise AssertionError("nobody on turn acted")


def worth(game: AnyGame, state: Any, seat: int) -> float:
    """What a finished deal is worth to a seat, in the measure of `strong`."""
    if isinstance(state, CouillonState):
        assert state.outcome is not None
        return Worth(state.public.match, seat).gain(state.outcome.match.sheet)
    if isinstance(state, ChouineState):
        assert state.outcome is not None
        won = state.outcome.won_by
        return (seat in won) / len(won) if won else 1 / len(state.hands)
    return float(game.deal_facts(state).points[seat - 1])


class Held(NamedTuple):
    """How far the told and the true differ on average, and the standard error of that."""

    told: float
    came: float
    error: float
    many: int

    @property
    def more(self) -> float:
        """By how much what came is more than what was told."""
        return self.came - self.told


def held(some: Sequence[Pair]) -> Held:
    """The pairs of one kind, two at least, together."""
    apart = [came - told for told, came in some]
    return Held(fmean(p.told for p in some), fmean(p.came for p in some), stdev(apart) / sqrt(len(apart)), len(apart))
