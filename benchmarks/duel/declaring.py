"""Play alone, after the same auction: what declarers make of their contracts, by who declares and who defends.

Each deal is bid once by the yardstick and then played three times from there: the first player declaring against the
other, the other declaring against the first, and the other against itself.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from benchmarks.duel.duel import Duel, shared_out
from benchmarks.duel.players import compared
from benchmarks.measure import markdown
from benchmarks.yardstick import choose_frozen
from engine.core.actions import Action
from engine.core.chance.packs import next_pack
from engine.core.game import AnyGame
from engine.core.registry import game_named
from engine.core.view import SPECTATOR, Phase, View
from engine.players.players import Player
from engine.players.selfplay import CERTAIN, act


class Made(NamedTuple):
    """What the declarers made of a contract."""

    tricks: int
    points: float
    """Of a declarer, on average."""
    share: float
    """How many of the declarers made it."""


class Contract(NamedTuple):
    """A contract played three times."""

    kind: str
    has_trumps: bool
    attack: Made
    """The first player declares against the other."""
    defence: Made
    """The other declares against the first."""
    before: Made
    """The other declares against itself."""


def declaring(duel: Duel, seeds: str, deals: int, processes: int) -> str:
    """A table of the contracts of so many deals, the most frequent first."""
    played = list(chain.from_iterable(shared_out(partial(contracts, duel, seeds), deals, processes)))
    by_kind: dict[str, list[Contract]] = {}
    for contract in played:
        by_kind.setdefault(contract.kind, []).append(contract)
    one, other = duel.one, duel.other
    heads = [
        f"`{duel.preset}`",
        "contracts",
        f"tricks, {one} declares for {other}",
        f"tricks against {one} for {other}",
        f"points a declarer: {one} declares, {other} does, against {one}",
        f"made: {one} declares, {other} does, against {one}",
    ]
    rows = [_row("all with trumps", [contract for contract in played if contract.has_trumps])]
    rows.append(_row("all without, where few tricks are wanted", [one for one in played if not one.has_trumps]))
    rows += [_row(kind, some) for kind, some in sorted(by_kind.items(), key=lambda item: -len(item[1]))]
    return markdown(heads, rows)


def _row(kind: str, played: Sequence[Contract]) -> list[str]:
    if not played:
        return [kind, "0", "-", "-", "-", "-"]
    three = [(one.attack, one.before, one.defence) for one in played]
    return [
        kind,
        f"{len(played):,}",
        _mean([attack.tricks - before.tricks for attack, before, _ in three]),
        _mean([defence.tricks - before.tricks for _, before, defence in three]),
        ", ".join(f"{fmean(made.points for made in each):+.1f}" for each in zip(*three, strict=True)),
        ", ".join(f"{fmean(made.share for made in each):.0%}" for each in zip(*three, strict=True)),
    ]


def _mean(figures: Sequence[float]) -> str:
    margin = f" ± {CERTAIN * stdev(figures) / sqrt(len(figures)):.2f}" if len(figures) > 1 else ""
    return f"{fmean(figures):+.2f}{margin}"


def contracts(duel: Duel, seeds: str, numbers: Sequence[int]) -> list[Contract]:
    """The contracts that the yardstick bids on the packs of these numbers, in their order."""
    return list(_played(duel, seeds, numbers))


def _played(duel: Duel, seeds: str, numbers: Sequence[int]) -> Iterator[Contract]:
    game = game_named(duel.game)
    options = game.configure(duel.preset, dict(duel.options))
    one, other = compared(duel.one), compared(duel.other)
    for number in numbers:
        rng = random.Random(f"{seeds} {duel.preset} {number} declaring")
        match = game.begin(options, number % game.seats(options) + 1)
        state: Any = game.deal(match, next_pack(game, match, rng).cards).state
        while state.outcome is None and state.phase != Phase.PLAY:
            state = game.apply(state, *act(game, state, choose_frozen, rng)).state
        declarers = game.view(state, SPECTATOR).declarers
        if state.outcome is None and declarers:
            kind = ""
            made = []
            for declares, defends in ((one, other), (other, one), (other, other)):
                kind, result = _made(game, state, declares, defends, f"{seeds} {duel.preset} {number}")
                made.append(result)
            yield Contract(kind, game.view(state, SPECTATOR).trump is not None, *made)


def _made(game: AnyGame, state: Any, declares: Player, defends: Player, seed: str) -> tuple[str, Made]:
    """The kind of contract, and what its declarers make of it from here."""
    declarers = game.view(state, SPECTATOR).declarers
    numbers = {seat: random.Random(f"{seed} {seat}") for seat in range(1, game.seats(state.match.options) + 1)}

    def choose(view: View, legal: Sequence[Action], _: random.Random, remembered: int = 0, /) -> Action:
        return (declares if view.seat in declarers else defends)(view, legal, numbers[view.seat], remembered)

    while state.outcome is None:
        state = game.apply(state, *act(game, state, choose, numbers[1])).state
    facts = game.deal_facts(state)
    return facts.contract or "", Made(
        sum(facts.tricks[seat - 1] for seat in declarers),
        fmean(facts.points[seat - 1] for seat in declarers),
        len(facts.made) / len(declarers),
    )
