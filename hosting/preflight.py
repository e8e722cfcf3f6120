"""Why the program cannot start, and what it stands on: a system, a Python that is new enough, and its packages.

An old Python has to be able to read this file, so it needs nothing and uses nothing new.
"""

from __future__ import annotations

import importlib.util
import sys

NEEDS_SOMEBODY = 78
"""The exit status for faults that a restart cannot cure until somebody has acted (EX_CONFIG of sysexits)."""
OLDEST = (3, 11)
PACKAGES = (
    "discord",
    "sqlalchemy",
    "aiosqlite",
    "alembic",
    "pydantic_settings",
    "fluent",
    "openskill",
    "PIL",
    "filelock",
)


def fault() -> str | None:
    """One sentence that says what is missing and what to do; None if nothing is."""
    if sys.version_info < OLDEST:
        return (
            f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, and this is "
            f"{sys.version_info[0]}.{sys.version_info[1]}: start it with another one, or with 'make run'."
        )
    missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
    if missing:
        return (
            f"Packages are not installed ({', '.join(missing)}): start with 'python3 run.py' or 'make run', which "
            "install them."
        )
    return None


class CannotStart(Exception):
    """The bot cannot start or go on; the message is one sentence that says why and what to do."""

    def __init__(self, sentence: str, status: int = NEEDS_SOMEBODY) -> None:
        super().__init__(sentence)
        self.status = status
