"""The matrix of faults as a program: `make faults`. Prints each kind's figures, and whatever did not heal.

Without `--all`, as many cases as fit into `--seconds`, taken at random but the same each time for one `--seed`.
"""

from __future__ import annotations

import argparse
import logging
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.wire.loop import run
from tests.wire.matrix.cases import Case, every_case
from tests.wire.matrix.stage import Stage
from tests.wire.matrix.trial import Outcome, tried

LONG: Final = 1e7
"""Virtual seconds for everything."""
_ON_ONE_STAGE: Final = 100
"""Cases after which a new stage is set up, so that one does not grow slow."""


async def played(cases: Sequence[Case], ends: float) -> list[tuple[Case, Outcome]]:
    """As many of these cases as can be played until `ends` (of `time.monotonic`), on one stage."""
    found = []
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        async with Stage.open(Path(folder)) as stage:
            for case in cases:
                if time.monotonic() >= ends:
                    break
                found.append((case, await tried(stage, case)))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.wire.matrix", description=__doc__)
    parser.add_argument("--seconds", type=float, default=120.0, help="how long to go on (default: 120)")
    parser.add_argument("--all", action="store_true", help="play every case, however long that takes")
    parser.add_argument("--seed", type=int, default=1, help="which cases come first")
    parser.add_argument("words", nargs="*", help="only cases with all of these words, as in 'edit-table 503'")
    chosen = parser.parse_args(arguments)
    logging.disable(logging.CRITICAL)
    cases = [case for case in every_case() if set(chosen.words) <= set(str(case).split())]
    random.Random(chosen.seed).shuffle(cases)
    ends = float("inf") if chosen.all else time.monotonic() + chosen.seconds
    outcomes: list[tuple[Case, Outcome]] = []
    for first in range(0, len(cases), _ON_ONE_STAGE):
        if time.monotonic() < ends:
            outcomes += run(played(cases[first : first + _ON_ONE_STAGE], ends), LONG)
    return report(outcomes, len(cases))


def report(outcomes: Sequence[tuple[Case, Outcome]], possible: int) -> int:
    """Print what came of it; the exit status."""
    by_kind = defaultdict(list)
    for case, outcome in outcomes:
        by_kind[str(case.kind)].append(outcome)
    print("kind        cases  met  p95 s  max s  not healed")
    for kind, of_kind in by_kind.items():
        took = sorted(one.seconds for one in of_kind if one.seconds is not None)
        late = sum(not one.is_well for one in of_kind)
        met = sum(one.met > 0 for one in of_kind)
        most, nearly = (took[-1], took[int(0.95 * (len(took) - 1))]) if took else (0.0, 0.0)
        print(f"{kind:<10} {len(of_kind):6} {met:4} {nearly:6.1f} {most:6.1f} {late:6}")
    bad = [outcome for _, outcome in outcomes if not outcome.is_well]
    for one in bad:
        print(f"{one.name}: {one.seconds} s", *one.found, sep="\n    ")
    print(f"{len(outcomes)} of {possible} cases, {len(bad)} not healed")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
