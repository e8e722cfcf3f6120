"""`python -m benchmarks.fit.chouine`: finds the figures of the computer player of Chouine, by play.

It goes on from the figures there are, so run it again, with other seeds, for better ones; `--anew` starts from nothing.
Some thousand parties only mend figures; from nothing it takes hundreds of thousands, in many runs. With `--kept` it
counts which cards people keep instead.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from multiprocessing import get_context

from benchmarks.fit.chouine import kept
from benchmarks.fit.chouine.fitting import SIZE, STAGES, fitted, missed, positions, write
from engine.games.chouine.player.outlook import FILES, texts

PART = 50
"""Parties that a process plays at once."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Find figures; returns the exit status."""
    chosen = _parser().parse_args(arguments)
    parts = [f"{chosen.seeds} {part}" for part in range(-(-chosen.parties // PART))]
    for preset in chosen.rules or STAGES:
        stage = STAGES[preset]
        if chosen.anew and not chosen.kept:
            write(stage, [[0.0] * SIZE for _ in texts(FILES[stage])])
        with ProcessPoolExecutor(chosen.processes, get_context("spawn")) as pool:
            if chosen.kept:
                print(preset, *kept.written(pool.map(partial(kept.counted, preset, PART), parts)), sep="\n")
                continue
            played = list(chain.from_iterable(pool.map(partial(positions, preset, PART), parts)))
        weights = fitted(stage, played)
        print(f"{preset}: {len(played):,} positions; they were off by {missed(stage, played):.4f} nats each")
        if not chosen.dry:
            write(stage, weights)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit.chouine", description=__doc__)
    parser.add_argument("--rules", action="append", choices=STAGES, metavar="PRESET", help="may be repeated; all")
    parser.add_argument("--parties", type=int, default=1000, help="to play by each preset (default: 1000, minutes)")
    parser.add_argument("--seeds", default="fitting", help="any word or number")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="start from nothing")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    parser.add_argument("--kept", action="store_true", help="print the lines of `fitted/kept-*.txt` instead")
    return parser


if __name__ == "__main__":
    sys.exit(main())
