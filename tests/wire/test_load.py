"""A short evening of the load model: few tables, half a minute."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from benchmarks.load.evening import Outcome, Plan, spend
from tests.about import about


def test_at_three_tables_everything_is_shown_soon_and_discord_refuses_nothing() -> None:
    # In a process of its own, as it is run by hand: what other tests have drawn already would change its course.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as alone:
        for private in (False, True):
            plan = Plan(3, 0.5, settling=10.0, games=("couillon",), private=private, recorded=True)
            outcome: Outcome = alone.submit(spend, plan).result()
            with about(plan):
                assert outcome.entries > 0
                assert (outcome.lost, outcome.refused.total(), outcome.unseen) == ([], 0, 0)
                assert outcome.to_hand[-1] < 1.0
                # What each table posts when it begins counts too, and half a minute is short.
                assert outcome.counted <= 2 * outcome.entries + plan.tables
