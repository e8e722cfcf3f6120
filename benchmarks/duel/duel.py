"""A duel of two players: who sits where, the packs shared out to several processes, and what came of them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from multiprocessing import get_context
from statistics import fmean, quantiles
from typing import Final, NamedTuple, TypeVar

from benchmarks.duel.players import after, compared
from engine.core.actions import Action
from engine.core.game import AnyGame
from engine.core.options import Options
from engine.core.registry import game_named
from engine.core.view import View
from engine.players.players import Player
from engine.players.selfplay import Contest, Figure, Pack, difference, gained, share_won

BUILDING: Final = "building"
"""The packs for trying things out."""
SHOWING: Final = "showing"
"""The packs for what is published: nothing was chosen or fitted by these."""
AT_ONCE: Final = 10
"""Packs that a process plays before it says what came of them."""
NINETY_FIVE: Final = 94
"""Where among the 99 cuts of `quantiles` into hundredths the 95th lies."""

T = TypeVar("T")


class Timed:
    """A player that counts the milliseconds of CPU of those decisions where there is something to decide."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.spent: list[float] = []

    def __call__(self, view: View, legal: Sequence[Action], rng: random.Random, remembered: int = 0, /) -> Action:
        before = time.process_time()
        action = self._player(view, legal, rng, remembered)
        if len(legal) > 1:
            self.spent.append((time.process_time() - before) * 1e3)
        return action


class Duel(NamedTuple):
    """Two players and what they play, by names, so that any process can be told."""

    one: str
    other: str
    game: str
    preset: str
    options: tuple[tuple[str, str], ...] = ()
    """What differs from the preset."""
    auction: str = ""
    """The player who says what both of them say before cards are played; empty: each says what it likes."""
    whole: bool = False
    """Whether matches are played, and not first deals alone."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where at first: one side each or, where everybody plays alone, one against all others.

        Where partners are found in the auction, two sit opposite two.
        """
        game, options = self._rules
        sides, seats = game.sides(options), game.seats(options)
        if game.has_contracts:
            sides = tuple(seat % 2 for seat in range(seats))
        return tuple(self.other if side else self.one for side in sides)

    @property
    def _rules(self) -> tuple[AnyGame, Options]:
        game = game_named(self.game)
        return game, game.configure(self.preset, dict(self.options))

    def contest(self) -> tuple[Contest, Timed, Timed]:
        """The contest, and its two players."""
        timed = [Timed(self._player(name)) for name in (self.one, self.other)]
        one, other = timed
        return Contest(*self._rules, self.names, {self.one: one, self.other: other}, self.whole), one, other

    def _player(self, name: str) -> Player:
        player = compared(name)
        return after(compared(self.auction), player) if self.auction else player

    def play(self, seeds: str, numbers: Sequence[int]) -> Played:
        """What some packs bring, and what the first player's decisions cost."""
        contest, one, _ = self.contest()
        return Played([contest.play(f"{seeds} {self.preset}", number) for number in numbers], one.spent)


class Played(NamedTuple):
    """What packs brought."""

    packs: list[Pack]
    spent: list[float]
    """Milliseconds of CPU of the first player's decisions."""


class Result(NamedTuple):
    """What came of a duel."""

    duel: Duel
    played: Played

    @property
    def gain(self) -> Figure:
        """What a seat of the first player gains over one of the other."""
        contest, *_ = self.duel.contest()
        return difference(self.played.packs, contest.places(self.duel.one), contest.places(self.duel.other))

    def row(self) -> list[str]:
        """A row of the table."""
        contest, *_ = self.duel.contest()
        places, gain, packs = contest.places(self.duel.one), self.gain, self.played.packs
        won, everybody = share_won(packs, places), share_won(packs, range(len(contest.names)))
        unit = f"{contest.game.unit(contest.options)} a {'match' if contest.whole else 'deal'}"
        return [
            f"`{self.duel.preset}`",
            f"{gain} {unit}",
            f"{gain.errors:+.1f}",
            str(gained(packs, places)),
            f"{won.mean:.1%} ± {won.margin:.1%}; an equal {everybody.mean:.0%}",
            f"{len(packs):,}, {'-'.join(contest.names)}",
            self._milliseconds(),
        ]

    def _milliseconds(self) -> str:
        spent = self.played.spent
        if len(spent) < 2:
            return "-"
        return f"{fmean(spent):.2f} / {quantiles(spent, n=100)[NINETY_FIVE]:.2f}"


def heads(one: str, other: str) -> list[str]:
    """What heads the columns of the table."""
    return [
        "rules",
        f"{one} over {other}, seat for seat",
        "standard errors",
        f"a seat of {one}",
        f"won by a seat of {one}",
        "packs, seats",
        "ms of CPU a decision, mean / p95",
    ]


def fight(duel: Duel, seeds: str, packs: int, processes: int) -> Result:
    """Play so many packs; the same seeds give the same, whatever the number of processes."""
    parts = shared_out(partial(duel.play, seeds), packs, processes)
    played = chain.from_iterable(part.packs for part in parts)
    return Result(duel, Played(list(played), list(chain.from_iterable(part.spent for part in parts))))


def shared_out(work: Callable[[Sequence[int]], T], packs: int, processes: int) -> list[T]:
    """What this work makes of the numbers of so many packs, share by share."""
    shares = [range(start, min(start + AT_ONCE, packs)) for start in range(0, packs, AT_ONCE)]
    if processes == 1:
        return list(map(work, shares))
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        return list(pool.map(work, shares))
