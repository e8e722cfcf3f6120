"""Plays many deals between computer players, without Discord, and sums up the results."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.chance.packs import next_pack
from engine.core.actions import Action
from engine.core.game import AnyGame, Match
from engine.core.options import Options
from engine.core.results import DealResult
from engine.players import Player
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
