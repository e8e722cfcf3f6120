"""What four players of one kind bid and make of it, contract by contract: whether any loses on average.

A negative contract counts once for each who plays it, a partnership once. What a declarer gains is in the points of
the sheet; ± is half of the 95 % interval.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final

from benchmarks.duel.duel import BUILDING, SHOWING, shared_out
from benchmarks.duel.players import COMPARED, compared
from benchmarks.measure import keep_section, markdown
from engine.core.cards import Suit
from engine.core.chance.packs import next_pack
from engine.core.registry import game_named
from engine.games.kleurenwiezen.contracts.contracts import ContractKind
from engine.games.kleurenwiezen.sheet import SEATS
from engine.players.players import Player
from engine.players.selfplay import mean_of

PRESETS: Final = ("pagat", "flemish")
THROWN_IN: Final = "thrown in"
SHORT: Final = 30
"""Fewer contracts of a kind say nothing about what they bring on average."""

Gains = Mapping[str, list[int]]
"""Per contract without its suit, what each of its declarers gained."""


def contracts_of(player: Player, preset: str, seeds: str, numbers: Sequence[int]) -> Gains:
    """The contracts of some first deals between four of this player."""
    game = game_named("kleurenwiezen")
    options = game.configure(preset, {"claim_when_settled": "yes"})
    gains = dict[str, list[int]]()
    for number in numbers:
        rng = random.Random(f"{seeds} {preset} four {number}")
        match = game.begin(options, number % SEATS + 1)
        state: Any = game.deal(match, next_pack(game, match, rng).cards).state
        while state.outcome is None:
            seat = game.actors(state)[0]
            view = game.view(state, seat)
            state = game.apply(state, seat, player(view, game.legal_actions(view), rng)).state
        result = state.outcome.result
        name = " ".join(word for word in (result.contract or THROWN_IN).split() if word not in Suit.__members__)
        # Several players of the same negative contract count one by one; two playing together count as one.
        counted = result.declarers if name in set(ContractKind) else result.declarers[:1] or (1,)
        gains.setdefault(name, []).extend(result.delta[seat - 1] for seat in counted)
    return gains


def _of_named(player: str, preset: str, seeds: str, numbers: Sequence[int]) -> Gains:
    """As `contracts_of`, by what any process can be told."""
    return contracts_of(compared(player), preset, seeds, numbers)


def together(parts: Sequence[Gains]) -> dict[str, list[int]]:
    """The contracts of all parts, the most frequent first."""
    gains = dict[str, list[int]]()
    for part in parts:
        for name, each in part.items():
            gains.setdefault(name, []).extend(each)
    return dict(sorted(gains.items(), key=lambda item: -len(item[1])))


def table(gains: Gains) -> str:
    """A row for each contract."""
    total = sum(map(len, gains.values()))
    rows = []
    for name, each in gains.items():
        of_all = f"{len(each)}, {len(each) / total:.1%}"
        if name == THROWN_IN:
            rows.append((name, of_all, "-", "-", "-"))
            continue
        gain = mean_of(each)
        said = "too few to tell" if len(each) < SHORT else "gains" if gain.mean > 0 else "loses"
        rows.append((name, of_all, f"{fmean(gain > 0 for gain in each):.0%}", str(gain), said))
    return markdown(("contract", "of all", "made", "points a declarer", "on average"), rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print a table for each preset; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.duel.alike", description=__doc__)
    parser.add_argument("player", choices=COMPARED)
    parser.add_argument("--rules", choices=PRESETS, default=PRESETS[0])
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seeds", default=BUILDING, help=f"{BUILDING} (usual), {SHOWING} or any other word")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results.md")
    chosen = parser.parse_args(arguments)
    work = partial(_of_named, chosen.player, chosen.rules, chosen.seeds)
    text = table(together(shared_out(work, chosen.deals, chosen.processes)))
    print(text)
    if chosen.write:
        said = f"{chosen.deals:,} first deals on the packs `{chosen.seeds}`; ± is half of the 95 % interval."
        keep_section(f"Four {chosen.player} at `{chosen.rules}`", f"{said}\n\n{text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
