"""What a session of tests says at its start."""

from __future__ import annotations

from tests.wire.judging.judge import how_strict


def pytest_report_header() -> str:
    return how_strict()
