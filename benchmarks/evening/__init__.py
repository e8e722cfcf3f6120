"""An evening's pictures: what showing costs while ten tables play, beside encoding alone and an earlier checkout."""

from benchmarks.evening.measuring import run

__all__ = ["run"]
