"""Strong computers at many tables at once, in their worker process."""

from benchmarks.thinking.measuring import run

__all__ = ["run"]
