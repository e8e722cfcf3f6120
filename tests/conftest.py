"""What a session of tests says at its start and its end."""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest

from tests.postgres import NO_SERVER
from tests.wire.judging.judge import how_strict


def pytest_report_header() -> str:
    return how_strict()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple) and NO_SERVER in report.longrepr[2]:
        # The end says so once, with their number, and not for every test.
        report.longrepr = ("tests/postgres.py", 0, report.longrepr[2])
    return report


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without looking for garbage: nearly everything that is made meanwhile stays to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        # From now on it looks through what the tests make, not through all modules and tests again and again, and less
        # often than usual: that is one part in sixteen of the time. What is garbage by now is little, and stays.
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        gc.enable()
