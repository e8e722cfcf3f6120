"""`python -m benchmarks.duel.scores`: matches won with the score and without it, from the last deals on.

A match begins with its last deals (Kleurenwiezen: so many left; Couillon: rôyes left), at a score drawn at random. Each
is played twice with the same cards: once one side goes by the score, once nobody does. Cards are played by `normal`
unless `--cards`, so that what is said tells, and with `--normal` all else too. Seeds: `scores PRESET NUMBER`, from 0.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from enum import IntEnum
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final
from unittest.mock import patch

from engine.core.actions import Play
from engine.core.chance.packs import next_pack
from engine.core.game import AnyGame, DealResult
from engine.core.registry import game_named
from engine.core.view import View
from engine.games.couillon.sheets.numbers import Royes
from engine.games.kleurenwiezen.sheet import SheetLine
from engine.players.levels import choose_by_search
from engine.players.players import player_named
from engine.players.search.search import Effort
from engine.players.turns import OutOfTurn, questions

_READ_BY: Final = (
    "engine.games.couillon.player.imagined.score_of",
    "engine.games.kleurenwiezen.player.score_of",
    "engine.games.kleurenwiezen.player.imagined.score_of",
    "engine.games.kleurenwiezen.player.simulated.score_of",
)
_NORMAL: Final = player_named("normal")


class Searched(IntEnum):
    """What is chosen by search, and not as `normal` does."""

    NOTHING = 0
    WORDS = 1
    ALL = 2


@contextmanager
def _blind() -> Iterator[None]:
    """Nobody knows the score."""
    with ExitStack() as stack:
        for name in _READ_BY:
            stack.enter_context(patch(name, lambda *_: None))
        yield


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.duel.scores", description=__doc__)
    parser.add_argument("preset")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first match (default: 0)")
    parser.add_argument("--left", type=int, default=1, help="deals left at Kleurenwiezen (default: 1)")
    parser.add_argument("--worlds", type=int, default=25)
    by = parser.add_mutually_exclusive_group()
    by.add_argument("--cards", action="store_true", help="cards are chosen by search too")
    by.add_argument("--normal", action="store_true", help="nothing is: all play as normal")
    chosen = parser.parse_args()
    name = "kleurenwiezen" if chosen.preset in game_named("kleurenwiezen").presets else "couillon"
    pairs = []
    for number in range(chosen.first, chosen.first + chosen.matches):
        seed = f"scores {chosen.preset} {number}"
        game, match, seat = _begun(name, chosen.preset, seed, chosen.left)
        sides = game.sides(match.options)
        ours = [one for one, side in enumerate(sides, 1) if side == sides[seat - 1]]
        searched = Searched.NOTHING if chosen.normal else Searched.ALL if chosen.cards else Searched.WORDS
        pairs.append(tuple(_won(game, match, seat, who, seed, Effort(chosen.worlds), searched) for who in (ours, [])))
    more = [knows - other for knows, other in pairs]
    error = stdev(more) / sqrt(len(more))
    with_score, without = (fmean(one) for one in zip(*pairs, strict=True))
    print(
        f"{chosen.preset}: {len(pairs)} matches, won {with_score:.1%} with the score, {without:.1%} without: "
        f"{fmean(more):+.3f} ± {1.96 * error:.3f}; {sum(map(bool, more))} ended otherwise"
    )


def _begun(name: str, preset: str, seed: str, left: int) -> tuple[AnyGame, Any, int]:
    """A match before its last deals, and the seat that is looked at."""
    rng, game = random.Random(seed), game_named(name)
    seat = rng.randrange(4) + 1
    if name == "couillon":
        match: Any = game.begin(game.configure(preset), rng.randrange(4) + 1)
        return game, match._replace(sheet=Royes((rng.randrange(1, 6), rng.randrange(1, 6)))), seat
    match = game.begin(game.configure(preset), rng.randrange(4) + 1)
    line = SheetLine(1, 1, DealResult(None, (), (0,) * 4, None, (0,) * 4, (0,) * 4), 1)
    drawn = [round(rng.gauss(0, 15)) for _ in range(3)]
    score = (*drawn, -sum(drawn))
    return game, match._replace(sheet=(line,) * (match.options.deals - left), score=score), seat


def _won(
    game: AnyGame, match: Any, seat: int, knowing: list[int], seed: str, effort: Effort, searched: Searched
) -> float:
    """The share of the match that a seat wins, if these know the score."""
    rng = random.Random(f"{seed} cards")
    while not match.winners:
        state: Any = game.deal(match, next_pack(game, match, rng).cards).state
        while state.outcome is None:
            state = _next(game, state, knowing, effort, searched)
        match = state.outcome.match
    return (seat in match.winners) / len({game.sides(match.options)[one - 1] for one in match.winners})


def _next(game: AnyGame, state: Any, knowing: list[int], effort: Effort, searched: Searched) -> Any:
    for seat, view, choices, remembered in questions(game, state):
        if seat in knowing:
            action = _chosen(view, choices, remembered, effort, searched)
        else:
            with _blind():
                action = _chosen(view, choices, remembered, effort, searched)
        if action is not OutOfTurn.LEAVE_IT:
            return game.apply(state, seat, action).state
    raise AssertionError("nobody on turn acted")


def _chosen(view: View, choices: tuple[Any, ...], remembered: int, effort: Effort, searched: Searched) -> Any:
    rng, least = random.Random(1), Searched.ALL if all(isinstance(one, Play) for one in choices) else Searched.WORDS
    if len(choices) < 2 or searched < least:
        return _NORMAL(view, choices, rng, remembered)
    return choose_by_search(view, choices, rng, remembered, effort)


if __name__ == "__main__":
    main()
