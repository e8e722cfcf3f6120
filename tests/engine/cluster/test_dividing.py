"""The pure part of dividing, by all kinds of numbers."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from cogs.delivery.pacer import RATE
from engine.cluster.dividing import BUDGET, CONNECTING, LEAVES, Asking, Process, Rows, divide, leave, reserve

demands = st.lists(st.integers(0, 10**6), min_size=1, max_size=BUDGET)
DISCORDS = 5.0
"""Seconds that Discord demands between two sessions."""


def alive(demand: int, rate: int = 0) -> Process:
    return Process(1, 6.0, demand, rate)


def renewed(rows: Rows, process: int, demand: int) -> tuple[Rows, int]:
    """The rows and the rate once a process has asked that sends what the row says."""
    before = rows.processes.get(process, alive(0))
    rows, part = divide(rows, Asking(process, alive(demand, before.rate)), 0.0)
    rows, part = divide(rows, Asking(process, alive(demand, part.rate)), 0.0)
    return rows, part.rate


def test_all_together_send_what_one_alone_does() -> None:
    assert BUDGET == RATE


@given(demands)
def test_nobody_goes_without_and_nothing_is_left_over(waiting: list[int]) -> None:
    rows, rates = Rows(), dict[int, int]()
    for _ in range(2):
        for process, demand in enumerate(waiting):
            rows, rates[process] = renewed(rows, process, demand)
            assert sum(row.rate for row in rows.processes.values()) <= BUDGET
    for process, demand in enumerate(waiting):
        rows, rates[process] = renewed(rows, process, demand)
    assert sum(rates.values()) == BUDGET
    assert min(rates.values()) >= 1
    for one, other in itertools.pairwise(sorted(rates, key=lambda process: waiting[process])):
        assert rates[one] <= rates[other] + 1


@given(demands)
def test_more_processes_than_requests_leave_some_without(waiting: list[int]) -> None:
    others = {number: alive(demand, 1) for number, demand in enumerate(waiting + [0] * (BUDGET - len(waiting)))}
    assert renewed(Rows(others), BUDGET, 10**6)[1] == 0


@given(st.lists(st.tuples(st.floats(0, 20), st.integers(0, 2)), max_size=12))
def test_sessions_of_a_bucket_never_begin_within_five_seconds(asked: list[tuple[float, int]]) -> None:
    rows, now, begins = Rows(shards=dict.fromkeys(range(12))), 1e9, dict[int, list[tuple[float, float]]]()
    for later, bucket in asked:
        now += later
        rows, wait = reserve(rows, bucket, now)
        assert wait >= 0
        begins.setdefault(bucket, []).append((now + wait, now + (wait or CONNECTING)))
    for times in begins.values():
        assert all(after - before >= DISCORDS for (_, before), (after, _) in itertools.pairwise(times))


def test_what_a_process_sent_last_counts_a_moment_longer_than_its_shards() -> None:
    rows, _ = divide(Rows(shards={0: None, 1: None}), Asking(1, alive(0)), 0.0)
    rows = leave(rows, 1, 0.0)
    assert rows.shards == {0: None, 1: None}
    assert rows.processes[1] == Process(1, 1.1, LEAVES, BUDGET)
    rows, part = divide(rows, Asking(2, alive(0)), 0.0)
    assert (part.shards, part.rate, part.processes) == (frozenset({0, 1}), 0, 1)
