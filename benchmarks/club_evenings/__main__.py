"""`python -m benchmarks.club_evenings`: holds tournaments and a season of simulated people, and prints what was seen.

Every card is pressed by somebody and shown as in Discord, so whole evenings take long; `--deals` shortens the matches.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from dataclasses import replace
from typing import Any, Final

from benchmarks.club_evenings.season import SeasonOutcome, SeasonPlan, hold_season
from benchmarks.club_evenings.tournament import Outcome, Plan, hold
from engine.clubs.tournaments.setup import EntryMode, Method, Total

PLANS: Final = {
    "couillon": Plan("pairs drawn", "couillon", "dame-de-make", 44, 4, 8, Method.ROUNDS, EntryMode.DRAWN, Total.ROYES),
    "kleurenwiezen": Plan(
        "each alone", "kleurenwiezen", "pagat", 160, 4, 16, Method.ROUNDS, EntryMode.ALONE, Total.POINTS
    ),
    "chouine": Plan(
        "knock-out with consolation",
        "chouine",
        "chouine",
        26,
        5,
        1,
        Method.KNOCKOUT,
        EntryMode.ALONE,
        Total.VICTORIES,
    ),
}

SEASON: Final = "season"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.club_evenings", description=__doc__)
    parser.add_argument("plans", nargs="*", default=[*PLANS, SEASON], choices=[*PLANS, SEASON, []], help="which (all)")
    parser.add_argument("--deals", type=int, help="deals a round")
    parser.add_argument("--people", type=int)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--evenings", type=int, help="of the season")
    parser.add_argument("--best", type=int, help="so many of them count")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    logging.getLogger("cogs").setLevel(logging.ERROR)
    is_right = True
    for name in chosen.plans:
        began = time.perf_counter()
        if name == SEASON:
            season = hold_season(replace(SeasonPlan(), **_said(chosen, "evenings", "best", "people", "seed")))
            faults, told = season.faults, _told_of_season(season)
        else:
            outcome = hold(replace(PLANS[name], **_said(chosen, "deals", "people", "rounds", "seed")))
            faults, told = outcome.faults, _told(outcome)
        print(f"{told}\n  {time.perf_counter() - began:.0f} s", flush=True)
        is_right = is_right and not faults
    return 0 if is_right else 1


def _said(chosen: argparse.Namespace, *names: str) -> dict[str, Any]:
    return {name: value for name in names if (value := getattr(chosen, name))}


def _told_of_season(outcome: SeasonOutcome) -> str:
    plan = outcome.plan
    best = ", ".join(f"{line.rank}. user{line.user} {line.total}" for line in outcome.lines[:3])
    lines = [
        f"a season: {plan.people} people, {plan.evenings} evenings of which the best {plan.best} count",
        f"  {outcome.presses} presses, {outcome.requests} requests, {outcome.refused} refused by limits",
        f"  {outcome.looks} looks, {outcome.kills} kills; a board behind by {outcome.behind:.0f} s at most",
        f"  counted by hand: {best}",
        *(f"  WRONG: {fault}" for fault in outcome.faults[:20]),
    ]
    return "\n".join(lines)


def _told(outcome: Outcome) -> str:
    plan = outcome.plan
    seen = f"{outcome.presses} presses, {outcome.requests} requests, {outcome.refused} refused by limits"
    lines = [
        f"{plan.name} ({plan.game} {plan.preset}): {plan.people} people, {plan.rounds} rounds of {plan.deals}",
        f"  {outcome.minutes:.0f} virtual minutes, {seen}",
        f"  {outcome.looks} looks; the board behind by {outcome.behind:.1f} s at most",
        f"  partners again {outcome.partners_again}, opponents again {outcome.opponents_again}",
        *(f"  WRONG: {fault}" for fault in outcome.faults[:20]),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
