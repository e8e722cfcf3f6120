"""Every route the bot uses fails in every way, at some moments and durations; `make faults` has the rest."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

from tests.wire.loop import run
from tests.wire.matrix.cases import ROUTES, Case, Route, every_case, sample
from tests.wire.matrix.stage import Stage
from tests.wire.matrix.trial import Outcome, tried

LONG = 100_000.0
"""Virtual seconds for all cases of a test."""


@pytest.mark.parametrize("route", ROUTES, ids=[one.name for one in ROUTES])
def test_everybody_sees_what_is_true_soon_after_the_fault(tmp_path: Path, route: Route) -> None:
    async def work() -> list[Outcome]:
        async with Stage.open(tmp_path) as stage:
            return [await tried(stage, *cases) for cases in sample() if cases[0].route is route]

    outcomes = run(work(), LONG)
    assert [one for one in outcomes if not one.is_well] == []
    assert sum(one.met > 0 for one in outcomes) >= len(outcomes) - 1


def test_the_sample_has_every_route_with_every_kind_and_is_part_of_the_whole() -> None:
    chosen, everything = [case for cases in sample() for case in cases], set(every_case())
    assert {(case.route, case.kind) for case in chosen} == {(case.route, case.kind) for case in everything}
    assert set(chosen) <= everything
    assert len(everything) == len(list(every_case()))
    by_route = groupby(chosen, key=lambda case: case.route)
    assert all({one.moment for one in cases} == set(route.moments) for route, cases in by_route)


def test_a_case_says_what_it_is() -> None:
    assert str(Case(ROUTES[0], 503, None, ROUTES[0].moments[0])) == "post-table 503 once start"
