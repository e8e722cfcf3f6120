"""Memory and restart time with many live tables."""

from benchmarks.restart.measuring import run

__all__ = ["run"]
