"""`make load`: prints how late things are shown at 10, 50, 200 and 1,000 tables, and what a bid or card costs.

Real time is what the machine needs: some seconds for ten tables, many minutes for a thousand.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from benchmarks.load.evening import Outcome, Plan, spend
from benchmarks.load.floor import measured
from benchmarks.load.report import cost_of, lines_of
from benchmarks.measure import Line, keep_section, table_of

HEADING: Final = "Load"
SIZES: Final = (10, 50, 200, 1000)
MINUTES: Final = {1000: 2.0}
USUAL_MINUTES: Final = 10.0
DRAWS_ALL: Final = 50
"""Tables up to which every picture is drawn; with more, some are drawn and come again."""
SETTLING: Final = 60.0
GAMES: Final = {"couillon": 10, "kleurenwiezen": 10, "chouine": 20}
"""Tables of each game alone, where the cost of an entry is measured; all pictures are drawn."""
OF_GAMES: Final = 5.0
"""Minutes of these."""
HEAD: Final = """Written by `make load ARGS=--write`. The real bot, its journal and its HTTP are in one process with a
stand-in for Discord that enforces Discord's limits, in virtual time. Drawings take virtual time, on two threads; other
work of the bot takes none, so its main thread must not be near 100% busy. Tables without a game's name play Couillon
and Kleurenwiezen in turn, with hands by direct message if nothing else is said. People press what they see, after five
seconds on average. CPU is the bot's: its callbacks, its share of the loop, its threads.
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=SIZES, help="how many (%(default)s)")
    parser.add_argument("--minutes", type=float, help="virtual minutes (10, for 1,000 tables 2)")
    parser.add_argument("--settling", type=float, help="virtual seconds of play before, without limits (60)")
    parser.add_argument("--private", action="store_true", help="hands by private answers, not by direct message")
    parser.add_argument("--games", nargs="*", default=list(GAMES), help="games measured alone, for costs")
    parser.add_argument("--own-time", action="store_true", help="the bot's main thread takes virtual time too")
    parser.add_argument("--picture-ms", type=float, help="how long a drawing takes (as much CPU as it costs now)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep it in benchmarks/results.md")
    chosen = parser.parse_args()
    lines: list[Line] = []
    for made in _measured(chosen):
        lines += made
        print(table_of(made), flush=True)
    if chosen.write:
        keep_section(HEADING, f"{HEAD}\n{table_of(lines)}")


def _measured(chosen: argparse.Namespace) -> Iterator[list[Line]]:
    minutes, floor = chosen.minutes, measured()
    usual = Plan(
        tables=0,
        minutes=OF_GAMES,
        private=chosen.private,
        counts_callbacks=chosen.own_time,
        picture_seconds=chosen.picture_ms / 1000 if chosen.picture_ms else None,
        seed=chosen.seed,
    )
    for game in chosen.games:
        plan = replace(usual, tables=GAMES.get(game, 10), minutes=minutes or OF_GAMES, games=(game,))
        yield list(cost_of(_spent(plan), floor))
    for tables in chosen.tables:
        plan = replace(
            usual,
            tables=tables,
            minutes=minutes or MINUTES.get(tables, USUAL_MINUTES),
            settling=chosen.settling if chosen.settling is not None else SETTLING,
            recorded=tables > DRAWS_ALL,
        )
        outcome = _spent(plan)
        yield [*lines_of(outcome), *cost_of(outcome, floor)]


def _spent(plan: Plan) -> Outcome:
    began = time.perf_counter()
    outcome = spend(plan)
    print(f"{plan}: {time.perf_counter() - began:.0f} s")
    for problem in outcome.lost:
        print(f"lost: {problem}")
    return outcome


if __name__ == "__main__":
    main()
