"""Hypothesis for the engine's tests: the same examples in every run, and no time limits."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A busy machine must not fail a test, and a failure must come back in the next run.
settings.register_profile(
    "engine", derandomize=True, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("engine")
