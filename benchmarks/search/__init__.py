"""Playing imagined deals out, and what a decision by search takes."""

from benchmarks.search.measuring import run

__all__ = ["run"]
