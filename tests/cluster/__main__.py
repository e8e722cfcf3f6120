"""Kills on end, as a program: `make kills`. Prints how long each took until everybody saw what is true."""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.cluster.away import away
from tests.cluster.people import GAMES, Company
from tests.cluster.town import Town
from tests.cluster.trial import Fault, Outcome, playing, tried

SETTLING: Final = 15.0
"""Seconds until the first tables are played."""
FAULTS: Final = {
    Fault.KILL: 4,
    Fault.STOP: 2,
    Fault.FREEZE: 3,
    Fault.NO_DATABASE: 2,
    Fault.NO_DISCORD: 2,
    Fault.RESTART: 1,
}
"""What happens, and how often of fourteen times."""
FIRST: Final = 0.7
"""How often it befalls the process that plays."""
MOST: Final = 50
"""Counted requests a second that Discord takes."""


async def killed(folder: Path, chosen: argparse.Namespace) -> list[Outcome]:
    """As many as were asked for, or as time allows."""
    rng, outcomes = random.Random(chosen.seed), list[Outcome]()
    ends = time.monotonic() + chosen.seconds
    async with Town.built(folder, shards=chosen.shards, processes=chosen.processes) as town:
        await town.are_up()
        games = enumerate(GAMES)
        companies = [Company(town, game, at % chosen.shards, at, rng.getrandbits(30)) for at, game in games]
        async with playing(companies):
            await asyncio.sleep(SETTLING)
            while len(outcomes) < chosen.kills and time.monotonic() < ends:
                await asyncio.sleep(rng.uniform(2, 8))
                wanted = rng.random() < FIRST
                among = [one for one, process in town.processes.items() if process.plays is wanted]
                number = rng.choice(among or [*town.processes])
                (fault,) = rng.choices([*FAULTS], [*FAULTS.values()])
                outcomes.append(await tried(town, companies, number, fault, rng))
                told(len(outcomes), number, outcomes[-1])
            if chosen.away:
                outcomes.append(await away(town, companies, chosen.away))
                told(len(outcomes), None, outcomes[-1])
        outcomes += summary(town, companies)
    return outcomes


def told(count: int, number: int | None, outcome: Outcome) -> None:
    """Print what came of one; `number`: of the process, None for what befell all."""
    shown = "never" if outcome.seconds is None else f"{outcome.seconds:.1f} s"
    whom = (
        "all processes"
        if number is None
        else f"process {number}, which {'plays' if outcome.was_first else 'stands by'}"
    )
    print(f"{count:4} {outcome.fault:18} {whom}: {shown}", *outcome.found, sep="\n       ", flush=True)


def summary(town: Town, companies: Sequence[Company]) -> list[Outcome]:
    """Print what is about all of it; returns what was wrong with that."""
    tables = sum(len(one.tables) for one in companies)
    presses = sum(len(one) for company in companies for one in company.pressed.values())
    over = dict(town.stand_in.rates.counts.scopes)
    print(f"{tables} tables, {presses} cards pressed, {len(town.stand_in.gateway.identifies)} sessions")
    print(f"at most {town.most_in_a_second} counted requests in a second, limits met: {over or 'none'}")
    wrong = [*town.stand_in.problems]
    if town.most_in_a_second > MOST:
        wrong.append(f"{town.most_in_a_second} requests in a second")
    print(*wrong, sep="\n")
    unanswered = sum(
        one.done.answer is None for company in companies for all in company.pressed.values() for one in all
    )
    print(f"{unanswered} presses were never answered")
    return [Outcome(Fault.KILL, False, None, tuple(wrong))] if wrong else []


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, help="how many at most (default: 1000)")
    parser.add_argument("--seconds", type=float, default=180.0, help="how long to go on at most (default: 180)")
    parser.add_argument("--away", type=float, default=60.0, help="seconds without a database at the end (default: 60)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--shards", type=int, default=1, choices=(1, 2, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where to leave what the processes say")
    chosen = parser.parse_args(arguments)
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory(prefix="kills-") as folder:
        outcomes = asyncio.run(killed(chosen.folder or Path(folder), chosen))
    for what, some in (
        ("all", outcomes),
        ("of the process that plays", [one for one in outcomes if one.was_first]),
        *((str(fault), [one for one in outcomes if one.fault is fault and one.was_first]) for fault in FAULTS),
    ):
        took = sorted(one.seconds for one in some if one.seconds is not None)
        if took:
            p50, p95 = (took[min(len(took) - 1, int(part * len(took)))] for part in (0.5, 0.95))
            print(
                f"{what}: {len(some)}, true again after {p50:.1f} s (p50), {p95:.1f} s (p95), {took[-1]:.1f} s at most"
            )
    bad = [one for one in outcomes if not one.is_well(chosen.shards)]
    print(f"{len(outcomes)} faults, {len(bad)} not healed in time")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
