"""Tests that take long begin first, whatever worker gets them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.order import LONG, longest_first

ROOT = Path(__file__).parents[3]
TESTS = [
    *(f"tests/cogs/test_a.py::test_{number}" for number in range(20)),
    *(f"tests/host/hosting/test_b.py::test_{number}" for number in range(3)),
    *(f"tests/host/hosting/test_c.py::test_{number}" for number in range(2)),
    "tests/outsider/test_d.py::test_it",
    *(f"tests/wire/test_e.py::test_{number}" for number in range(11)),
]


def ordered(workers: int) -> list[str]:
    return longest_first([(one, one) for one in TESTS], workers)


def test_every_slice_begins_with_what_is_long_and_files_stay_together() -> None:
    done = ordered(3)
    begins = [done[start].partition("::")[0] for start in (0, 12, 24)]
    assert begins == ["tests/outsider/test_d.py", "tests/host/hosting/test_b.py", "tests/host/hosting/test_c.py"]
    assert done[12:15] == TESTS[20:23]
    assert [one for one in done if not one.startswith(LONG)] == [one for one in TESTS if not one.startswith(LONG)]


@pytest.mark.parametrize("workers", [1, 2, 5, 40])
def test_each_test_is_there_once(workers: int) -> None:
    assert sorted(ordered(workers)) == sorted(TESTS)
    assert longest_first([], workers) == []


def test_all_that_is_long_is_there() -> None:
    assert [folder for folder in LONG if not (ROOT / folder).is_dir()] == []
