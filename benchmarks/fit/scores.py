"""`python -m benchmarks.fit.scores`: how far a deal moves the score, by the play of `normal`; written where it is read.

Couillon: how often a deal ends in what, by preset. Kleurenwiezen: the standard deviation of what a deal brings a seat,
as if the four moved independently.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from engine.core.chance.packs import next_pack
from engine.core.registry import game_named
from engine.games.couillon.player import score as couillon
from engine.games.kleurenwiezen.player import score as kleurenwiezen
from engine.players.players import player_named
from engine.players.selfplay import act

SEED: Final = 1
PLAYER: Final = "simple"
_HEAD: Final = "# Written by `python -m benchmarks.fit.scores`; `score.py` tells what it says.\n\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit.scores", description=__doc__)
    parser.add_argument("--deals", type=int, default=2000, help="deals by each preset (default: 2000)")
    chosen = parser.parse_args()
    rows = [_couillon(preset, chosen.deals) for preset in game_named("couillon").presets]
    Path(str(couillon.FILE)).write_text(_HEAD + "".join(rows), encoding="utf-8")
    spreads = [_kleurenwiezen(preset, chosen.deals) for preset in game_named("kleurenwiezen").presets]
    Path(str(kleurenwiezen.FILE)).write_text(_HEAD + "".join(spreads), encoding="utf-8")


def _couillon(preset: str, deals: int) -> str:
    found: Counter[tuple[int, int]] = Counter()
    for before, after in _played("couillon", preset, deals):
        lefts = zip(couillon.left_of(before.sheet), couillon.left_of(after.sheet), strict=True)
        moved = sorted(then - now for now, then in lefts)
        tied = moved[0] == moved[-1]
        found[0 if tied else max(0, -moved[0]), 0 if tied else max(0, moved[-1])] += 1
    rows = "".join(f"    [{won}, {added}, {some / deals:.4f}],\n" for (won, added), some in sorted(found.items()))
    return f"{preset} = [\n{rows}]\n"


def _kleurenwiezen(preset: str, deals: int) -> str:
    gained = []
    for before, after in _played("kleurenwiezen", preset, deals):
        deltas = [then - now for now, then in zip(before.score, after.score, strict=True)]
        if any(deltas) or after.played > before.played:
            mean = fmean(deltas)
            gained += [(one - mean) ** 2 for one in deltas]
    # Four that move independently are nearer to their mean than they move, by a quarter of the variance.
    return f"{preset} = {sqrt(fmean(gained) * 4 / 3):.2f}\n"


def _played(game_name: str, preset: str, deals: int) -> Iterator[tuple[Any, Any]]:
    """The standing before and after each of so many deals, in whole matches."""
    game, player, rng = game_named(game_name), player_named(PLAYER), random.Random(f"{SEED} {preset}")
    options, match = game.configure(preset), None
    for _ in range(deals):
        if match is None or match.winners:
            match = game.begin(options, rng.randrange(game.seats(options)) + 1)
        if game.draw_is_due(match):
            match = game.dealt_by(match, rng.randrange(game.seats(options)) + 1)
        state = game.deal(match, next_pack(game, match, rng).cards).state
        before = state.match
        while state.outcome is None:
            state = game.apply(state, *act(game, state, player, rng)).state
        match = state.outcome.match
        yield before, match


if __name__ == "__main__":
    main()
