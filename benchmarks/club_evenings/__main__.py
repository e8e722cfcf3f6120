"""`python -m benchmarks.club_evenings`: holds tournaments of simulated people, and prints what was seen.

Every card is pressed by somebody and shown as in Discord, so whole evenings take long; `--deals` shortens the matches.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from dataclasses import replace
from typing import Final

from benchmarks.club_evenings.tournament import Outcome, Plan, hold
from engine.tournaments.setup import Entry, Method, Total

PLANS: Final = {
    "couillon": Plan("pairs drawn", "couillon", "dame-de-make", 44, 4, 8, Method.ROUNDS, Entry.DRAWN, Total.ROYES),
    "kleurenwiezen": Plan("each alone", "kleurenwiezen", "pagat", 160, 4, 16, Method.ROUNDS, Entry.ALONE, Total.POINTS),
    "chouine": Plan(
        "knock-out with consolation",
        "chouine",
        "chouine",
        26,
        5,
        1,
        Method.KNOCKOUT,
        Entry.ALONE,
        Total.VICTORIES,
    ),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.club_evenings", description=__doc__)
    parser.add_argument("plans", nargs="*", default=list(PLANS), choices=[*PLANS, []], help="which (all)")
    parser.add_argument("--deals", type=int, help="deals a round")
    parser.add_argument("--people", type=int)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    logging.getLogger("cogs").setLevel(logging.ERROR)
    is_right = True
    for name in chosen.plans:
        changes = {key: value for key in ("deals", "people", "rounds", "seed") if (value := getattr(chosen, key))}
        outcome, seconds = _held(replace(PLANS[name], **changes))
        print(_told(outcome, seconds), flush=True)
        is_right = is_right and not outcome.faults
    return 0 if is_right else 1


def _held(plan: Plan) -> tuple[Outcome, float]:
    began = time.perf_counter()
    return hold(plan), time.perf_counter() - began


def _told(outcome: Outcome, seconds: float) -> str:
    plan = outcome.plan
    seen = f"{outcome.presses} presses, {outcome.requests} requests, {outcome.refused} refused by limits"
    lines = [
        f"{plan.name} ({plan.game} {plan.preset}): {plan.people} people, {plan.rounds} rounds of {plan.deals}",
        f"  {outcome.minutes:.0f} virtual minutes, {seen}, {seconds:.0f} s",
        f"  {outcome.looks} looks; the board behind by {outcome.behind:.1f} s at most",
        f"  partners again {outcome.partners_again}, opponents again {outcome.opponents_again}",
        *(f"  WRONG: {fault}" for fault in outcome.faults[:20]),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
