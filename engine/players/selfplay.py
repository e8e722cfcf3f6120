"""Plays many deals between computer players, without Discord, and sums them up or compares the players.

To compare players every pack is played once from each side, so nobody is lucky. For each pack all players stay in their
order and move on by a seat, until everybody sits as at first: two of one and two of the other play a pack twice, one
against three play it four times. Who deals does not move.

Points are those of `DealFacts.points`, so more is always better, whatever the score sheet counts down. The same
contest, seed and number of a pack always give the same, so the packs of a long run can be shared out.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from engine.core.actions import Action
from engine.core.chance.packs import next_pack
from engine.core.errors import EngineError
from engine.core.game import AnyGame, DealResult, Match
from engine.core.options import Options
from engine.core.view import SPECTATOR, View
from engine.players.players import Player
from engine.players.turns import OutOfTurn, questions
from engine.records.record import Line, Record, RecordedDeal, pack_or_cut


@dataclass(slots=True)
class Summary:
    """The results of a run of `deals` deals; `cpu` in seconds, `deltas` summed per seat."""

    seats: int
    deals: int = 0
    matches: int = 0
    actions: int = 0
    cpu: float = 0.0
    thrown_in: int = 0
    deltas: list[int] = field(default_factory=list)
    matches_won: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.deltas, self.matches_won = [0] * self.seats, [0] * self.seats

    def report(self, title: str, players: str) -> str:
        """The results as lines to read."""
        rate = self.actions / self.cpu if self.cpu else float("inf")
        per_seat = "  ".join(
            f"seat {seat}: {delta / self.deals:+.3f} a deal, {won} matches"
            for seat, (delta, won) in enumerate(zip(self.deltas, self.matches_won, strict=True), 1)
        )
        return (
            f"{title}, players: {players}\n"
            f"deals: {self.deals} (thrown in: {self.thrown_in}), matches finished: {self.matches}\n"
            f"actions: {self.actions}, per CPU second: {rate:,.0f}\n"
            f"{per_seat}"
        )

    def count(self, result: DealResult) -> None:
        self.deals += 1
        self.thrown_in += result.thrown_in
        for seat, delta in enumerate(result.delta):
            self.deltas[seat] += delta


def selfplay(
    game: AnyGame,
    options: Options,
    deals: int,
    seed: int,
    player: Player,
    keep: Callable[[Record], None] | None = None,
) -> Summary:
    """Play matches until `deals` deals are done; `keep` receives each match, the last one possibly unfinished."""
    rng = random.Random(seed)
    summary = Summary(game.seats(options))
    started = time.process_time()
    while summary.deals < deals:
        dealer = rng.randrange(summary.seats) + 1
        played = tuple(_match(game, game.begin(options, dealer), deals, rng, player, summary))
        if keep:
            keep(Record(game, options, (), dealer, played))
    summary.cpu = time.process_time() - started
    return summary


def _match(
    game: AnyGame, match: Match, deals: int, rng: random.Random, player: Player, summary: Summary
) -> Iterator[RecordedDeal]:
    """Play one match, or as much of it as there are deals left to play."""
    while not match.winners and summary.deals < deals:
        dealer = rng.randrange(summary.seats) + 1 if game.draw_is_due(match) else None
        if dealer is not None:
            match = game.dealt_by(match, dealer)
        pack = next_pack(game, match, rng)
        state = game.deal(match, pack.cards).state
        lines = []
        while state.outcome is None:
            seat, action = act(game, state, player, rng)
            state = game.apply(state, seat, action).state
            lines.append(Line(0, seat, action))
        summary.actions += len(lines)
        summary.count(state.outcome.result)
        match = state.outcome.match
        cards, cut = pack_or_cut(game, match.options, *pack)
        yield RecordedDeal(0, cards, tuple(lines), dealer, cut=cut)
    for seat in match.winners:
        summary.matches_won[seat - 1] += 1
    summary.matches += bool(match.winners)


def act(game: AnyGame, state: Any, player: Player, rng: random.Random) -> tuple[int, Action]:
    """The seat that acts next and its action; seats that may act out of turn are asked first, once per position."""
    for seat, view, choices, remembered in questions(game, state):
        action = player(view, choices, rng, remembered)
        if action is not OutOfTurn.LEAVE_IT:
            return seat, action
    raise ValueError("nobody on turn acted")


CERTAIN: Final = 1.96
"""Standard errors on either side of a mean that make its 95 % interval."""


class NothingToCompare(EngineError, ValueError):
    """Players who are seated so that no cards can tell them apart."""


class Brought(NamedTuple):
    """What a pack brought the player of one seat, over all the seats it moved on to; a dummy's seat does not count."""

    seats: int
    points: int
    decided: int
    """At how many of those seats the deal or match had winners."""
    won: int


Pack = tuple[Brought, ...]
"""What a pack brought, per seat of those who sat there first."""


class Figure(NamedTuple):
    """A mean, and half of its 95 % interval."""

    mean: float
    margin: float

    @property
    def least(self) -> float:
        return self.mean - self.margin

    @property
    def most(self) -> float:
        return self.mean + self.margin

    @property
    def errors(self) -> float:
        """How many standard errors the mean is away from 0."""
        return self.mean / self.margin * CERTAIN if self.margin else inf if self.mean else 0.0

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.margin:.3f}"


class Contest(NamedTuple):
    """Who plays against whom, and what."""

    game: AnyGame
    options: Options
    names: tuple[str, ...]
    """Who sits where at first, per seat."""
    players: Mapping[str, Player]
    """By name."""
    whole: bool = False
    """Whether matches are played to their end, and not first deals alone."""

    def check(self) -> None:
        """Raises NothingToCompare where players cannot be told apart."""
        if len(set(self.names)) < 2:
            raise NothingToCompare(f"nothing to compare: {self.names[0]} has every seat; name another player for some")
        sides = self.game.sides(self.options)
        if all(self._are_alike(turn, sides) for turn in range(self.turns)):
            raise NothingToCompare("nothing to compare: both sides have the same players, whoever moves where")

    def _are_alike(self, turn: int, sides: Sequence[int]) -> bool:
        teams: dict[int, list[str]] = {}
        for place, name in enumerate(self.names):
            teams.setdefault(sides[(place + turn) % len(sides)], []).append(name)
        return len({tuple(sorted(team)) for team in teams.values()}) == 1

    @property
    def turns(self) -> int:
        """How often a pack is played: until everybody sits as at first."""
        names = self.names
        return next(turn for turn in range(1, len(names) + 1) if names[-turn:] + names[:-turn] == names)

    def places(self, name: str) -> tuple[int, ...]:
        """Where, from 0, this player sits at first."""
        return tuple(place for place, one in enumerate(self.names) if one == name)

    def play(self, seed: object, number: int) -> Pack:
        """What the pack of this number brings everybody."""
        seats, dummy = len(self.names), self.game.dummy(self.options)
        brought = [Brought(0, 0, 0, 0)] * seats
        for turn in range(self.turns):
            points, winners = self._match(seed, number, turn)
            for place, (count, gained, decided, won) in enumerate(brought):
                seat = (place + turn) % seats + 1
                if seat != dummy:
                    more = points[seat - 1], bool(winners), seat in winners
                    brought[place] = Brought(count + 1, gained + more[0], decided + more[1], won + more[2])
        return tuple(brought)

    def _match(self, seed: object, number: int, turn: int) -> tuple[Sequence[int], Collection[int]]:
        """The points per seat of a deal or match, and the seats that won it."""
        seats = len(self.names)
        players = [self.players[name] for name in self.names]
        # Numbers of its own for everybody, which move along: whoever asks for many must not change those of others.
        numbers = [random.Random(f"{seed} {number} {place}") for place in range(seats)]

        def choose(view: View, legal: Sequence[Action], _: random.Random, remembered: int = 0, /) -> Action:
            place = (view.seat - 1 - turn) % seats
            return players[place](view, legal, numbers[place], remembered)

        match, points = self.game.begin(self.options, number % seats + 1), [0] * seats
        while True:
            state = self._deal(match, random.Random(f"{seed} {number} deal {match.deal}"), choose)
            points = [sum(both) for both in zip(points, self.game.deal_facts(state).points, strict=True)]
            match = state.outcome.match
            if not self.whole:
                return points, self.game.view(state, SPECTATOR).won_by
            if match.winners:
                return points, match.winners

    def _deal(self, match: Match, rng: random.Random, player: Player) -> Any:
        """The position at the end of the next deal."""
        game = self.game
        if game.draw_is_due(match):
            match = game.dealt_by(match, rng.randrange(len(self.names)) + 1)
        state = game.deal(match, next_pack(game, match, rng).cards).state
        while state.outcome is None:
            state = game.apply(state, *act(game, state, player, rng)).state
        return state

    def report(self, packs: Sequence[Pack]) -> str:
        """What these packs say of the players, as lines to read: the first one over every other, and each by itself."""
        one, many = ("match", "matches") if self.whole else ("deal", "deals")
        unit = f"{self.game.unit(self.options)} a {one}"
        first, *others = names = tuple(dict.fromkeys(self.names))
        lines = [f"{many}: {len(packs)}, each played {self.turns} times while the players move round"]
        for name in others:
            gain = difference(packs, self.places(first), self.places(name))
            lines.append(
                f"{first} over {name}: {gain} {unit} (95 %: {gain.least:+.3f} to {gain.most:+.3f}), more is better"
            )
        for name in names:
            points, won = gained(packs, self.places(name)), share_won(packs, self.places(name))
            share = f"{won.mean:.1%} ± {won.margin:.1%}"
            lines.append(f"{name}: {points} {unit} for each seat, won {share} of the {many} that somebody won")
        return "\n".join(lines)


def difference(packs: Sequence[Pack], ours: Collection[int], theirs: Collection[int]) -> Figure:
    """The points by which a seat of ours does better than one of theirs; places in the contest, from 0."""
    return mean_of([_points(pack, ours) - _points(pack, theirs) for pack in packs])


def gained(packs: Sequence[Pack], places: Collection[int]) -> Figure:
    """The points of a seat of these places."""
    return mean_of([_points(pack, places) for pack in packs])


def share_won(packs: Sequence[Pack], places: Collection[int]) -> Figure:
    """The share that a seat of these places won of the deals or matches that had winners."""
    won = [sum(pack[place].won for place in places) for pack in packs]
    decided = [sum(pack[place].decided for place in places) for pack in packs]
    if not any(decided):
        return Figure(0.0, inf)
    share = sum(won) / sum(decided)
    # A pack counts by how many of its deals had winners: a ratio of two means, with the error of one.
    error = mean_of([got - share * of for got, of in zip(won, decided, strict=True)])
    return Figure(share, error.margin / fmean(decided))


def _points(pack: Pack, places: Collection[int]) -> float:
    """The mean points of these places' seats."""
    return sum(pack[place].points for place in places) / sum(pack[place].seats for place in places)


def mean_of(figures: Sequence[float]) -> Figure:
    """The mean of independent figures; without a margin that could be told if there is only one."""
    margin = CERTAIN * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else inf
    return Figure(fmean(figures), margin)
