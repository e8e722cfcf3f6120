"""A short evening of the load model: few tables, half a minute."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest

from benchmarks.load.evening import Outcome, Plan, spend

PEOPLE_A_TABLE = 4


@pytest.mark.parametrize("private", [False, True])
def test_at_three_tables_everything_is_shown_soon_and_discord_refuses_nothing(*, private: bool) -> None:
    plan = Plan(3, 0.5, settling=10.0, games=("couillon",), private=private, recorded=True)
    # In a process of its own, as it is run by hand: what other tests have drawn already would change its course.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as alone:
        outcome: Outcome = alone.submit(spend, plan).result()
    assert outcome.entries > 0
    assert (outcome.lost, outcome.refused.total(), outcome.unseen) == ([], 0, 0)
    assert outcome.to_hand[-1] < 1.0
    # What each table posts when it begins counts too, and half a minute is short.
    assert outcome.counted <= 2 * outcome.entries + plan.tables
