"""Durations are counted by how long they were."""

from __future__ import annotations

from math import inf

from engine.store.durations import BOUNDS, LATELY, Durations


def test_every_duration_is_counted_up_to_each_bound_it_does_not_exceed() -> None:
    durations = Durations()
    for seconds in (0.0, BOUNDS[0], BOUNDS[0] * 1.01, BOUNDS[-1] * 2):
        durations.add(seconds)
    counts = dict(durations.up_to())
    assert [counts[bound] for bound in (BOUNDS[0], BOUNDS[1], BOUNDS[-1], inf)] == [2, 3, 3, 4]
    assert (durations.count, durations.mean) == (4, durations.seconds / 4)


def test_how_it_is_now_is_told_by_the_last_ones_alone_once_there_are_enough() -> None:
    durations = Durations()
    for _ in range(LATELY - 1):
        durations.add(9.0)
    assert durations.mean_lately == 0.0
    for _ in range(LATELY):
        durations.add(1.0)
    assert durations.mean_lately == 1.0


def test_the_mean_of_none_is_0() -> None:
    assert (Durations().count, Durations().mean) == (0, 0.0)
