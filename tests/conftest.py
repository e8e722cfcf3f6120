"""What a session of tests says at its start and its end."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

from tests import statements
from tests.engine.store.databases import each_kind, on_postgresql
from tests.order import longest_first
from tests.postgres import NO_SERVER, whether_tested
from tests.wire.judging.judge import how_strict

__all__ = ["each_kind", "on_postgresql"]


def pytest_configure() -> None:
    statements.share()


def pytest_report_header() -> list[str]:
    return [how_strict(), whether_tested()]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple) and NO_SERVER in report.longrepr[2]:
        # The end says so once, with their number, and not for every test.
        report.longrepr = ("tests/postgres.py", 0, report.longrepr[2])
    return report


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None, None, None]:
    share_examples()
    yield
    # After those that leave tests out.
    if workers := os.environ.get("PYTEST_XDIST_WORKER_COUNT"):
        items[:] = longest_first([(one.nodeid, one) for one in items], int(workers))


def share_examples() -> None:
    """Let Hypothesis try the same examples whatever else is collected.

    It takes some from the texts and numbers of all our modules that are loaded, which each worker would read again, and
    a test alone would try others than in the suite. `make fuzz`, which tries many, has them.
    """
    providers = sys.modules.get("hypothesis.internal.conjecture.providers")
    if providers is not None and "EXAMPLES" not in os.environ:
        none = providers._local_constants
        setattr(providers, "_get_local_constants", lambda: none)  # noqa: B010


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Collect without looking for garbage: nearly everything that is made meanwhile stays to the end."""
    gc.disable()
    try:
        if session.config.args_source is pytest.Config.ArgsSource.TESTPATHS:
            import_own_share()
        return (yield)
    finally:
        # From now on it looks through what the tests make, not through all modules and tests again and again, and less
        # often than usual: that is one part in sixteen of the time. What is garbage by now is little, and stays.
        gc.freeze()
        gc.set_threshold(200_000, 20, 20)
        gc.enable()


def import_own_share() -> None:
    """Let each worker import another part of the tests before it collects all of them.

    All collect in one order. In a fresh clone each would rewrite the asserts of every module just when the others do,
    which is two thirds of collecting; so most of what it comes to has been rewritten and kept by one of them.
    """
    worker, workers = os.environ.get("PYTEST_XDIST_WORKER"), int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0"))
    if worker is None:
        return
    root = Path(__file__).parent
    for path in sorted(root.rglob("test_*.py"))[int(worker.removeprefix("gw")) :: workers]:
        # What is wrong with a module is said where it is collected.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(path.relative_to(root.parent).with_suffix("").parts))
