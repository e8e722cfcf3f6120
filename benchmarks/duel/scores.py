"""`python -m benchmarks.duel.scores`: matches won with the score and without it, from the last deals on.

A match begins with its last deals (Kleurenwiezen: so many left; Couillon: rôyes left), at a score drawn at random. Each
is played twice with the same cards: once one side goes by the score, once nobody does. Cards are played by `normal`
unless `--cards`, so that what is said tells, and with `--normal` all else too. Seeds: `scores PRESET NUMBER`, from 0.

With `--totals` it is the last round of a tournament of eight, at two tables: once one side goes by the totals, and once
all go by the match, or where a tie counts for both by points. A seat wins as often as its total is the best, with what
others are expected to bring. With `--points` it is a round before that one, and what counts is the seat's score.
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
from engine.core.game import AddedUp, AnyGame, DealResult, OtherTotal
from engine.core.registry import game_named
from engine.core.view import View
from engine.games.couillon.sheets.numbers import Royes
from engine.games.kleurenwiezen.player.score import spreads
from engine.games.kleurenwiezen.sheet import SheetLine
from engine.players.levels import choose_by_search
from engine.players.players import player_named
from engine.players.search.search import Effort
from engine.players.search.winning import placed, rivals_of
from engine.players.turns import OutOfTurn, in_tournament, questions

_READ_BY: Final = (
    "engine.games.couillon.player.imagined.score_of",
    "engine.games.kleurenwiezen.player.score_of",
    "engine.games.kleurenwiezen.player.imagined.score_of",
    "engine.games.kleurenwiezen.player.simulated.score_of",
)
DEALS: Final = 8
"""Of a round of Couillon."""
SPREAD: Final = 1.2
"""By how many rôyes a deal of Couillon moves a total, a standard deviation."""
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
    of = parser.add_mutually_exclusive_group()
    of.add_argument("--totals", action="store_true", help="in the last round of a tournament")
    of.add_argument("--points", action="store_true", help="in another round of a tournament")
    by = parser.add_mutually_exclusive_group()
    by.add_argument("--cards", action="store_true", help="cards are chosen by search too")
    by.add_argument("--normal", action="store_true", help="nothing is: all play as normal")
    chosen = parser.parse_args()
    name = "kleurenwiezen" if chosen.preset in game_named("kleurenwiezen").presets else "couillon"
    pairs = []
    for number in range(chosen.first, chosen.first + chosen.matches):
        seed = f"scores {chosen.preset} {number}"
        game, match, seat = _begun(name, chosen.preset, seed, chosen.left)
        added_up = AddedUp() if chosen.points else None
        if chosen.totals:
            match, added_up = _in_last_round(game, match, seed, chosen.left)
        sides = game.sides(match.options)
        ours = [one for one, side in enumerate(sides, 1) if side == sides[seat - 1]]
        searched = Searched.NOTHING if chosen.normal else Searched.ALL if chosen.cards else Searched.WORDS
        effort = Effort(chosen.worlds)
        pairs.append(tuple(_won(game, match, seat, who, seed, effort, searched, added_up) for who in (ours, [])))
    more = [knows - other for knows, other in pairs]
    error = stdev(more) / sqrt(len(more))
    means = (fmean(one) for one in zip(*pairs, strict=True))
    told, without = (f"{one:.2f} points" if chosen.points else f"won {one:.1%}" for one in means)
    print(
        f"{chosen.preset}: {len(pairs)} matches, {told} with what counts, {without} without: "
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


def _in_last_round(game: AnyGame, match: Any, seed: str, left: int) -> tuple[Any, AddedUp]:
    """The same match in the last round of a tournament of eight, and what everybody brings to it."""
    rng, is_couillon = random.Random(f"{seed} totals"), game.name == "couillon"
    mean, spread = (-20, 4) if is_couillon else (0, 30)
    *here, one, two, three, four = (round(rng.gauss(mean, spread)) for _ in range(8))
    usual = 0
    if is_couillon:
        options = game.for_tournament(match.options.preset, DEALS)
        match, usual = match._replace(options=options, deal=DEALS + 1 - left), -7
    return match, AddedUp(tuple(here), tuple(OtherTotal(usual + total) for total in (one, two, three, four)))


def _won(
    game: AnyGame,
    match: Any,
    seat: int,
    knowing: list[int],
    seed: str,
    effort: Effort,
    searched: Searched,
    added_up: AddedUp | None,
) -> float:
    """The share of the match, or of the tournament, that a seat wins, if these know the score or the totals."""
    rng = random.Random(f"{seed} cards")
    while not match.winners:
        state: Any = game.deal(match, next_pack(game, match, rng).cards).state
        while state.outcome is None:
            state = _next(game, state, knowing, effort, searched, added_up)
        match = state.outcome.match
    if added_up is not None:
        return _first(game, match, seat, added_up)
    return (seat in match.winners) / len({game.sides(match.options)[one - 1] for one in match.winners})


def _first(game: AnyGame, match: Any, seat: int, added_up: AddedUp) -> float:
    """How likely the total of a seat is the best; before the last round, its score."""
    if not added_up.brought:
        return float(match.score[seat - 1])
    sign = -1 if game.name == "couillon" else 1
    totals = [brought + sign * score for brought, score in zip(added_up.brought, match.score, strict=True)]
    spread = (SPREAD if game.name == "couillon" else spreads()[match.options.preset]) * sqrt(match.options.deals)
    return placed(totals, seat - 1, 1, rivals_of(added_up, spread))


def _next(
    game: AnyGame, state: Any, knowing: list[int], effort: Effort, searched: Searched, added_up: AddedUp | None
) -> Any:
    for question in questions(game, state):
        seat, view, choices, remembered = question
        if added_up is not None:
            view = (in_tournament(question, added_up) if seat in knowing else question).view
            action = _chosen(view, choices, remembered, effort, searched)
        elif seat in knowing:
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
