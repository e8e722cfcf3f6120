"""What the program stands on: a system it can run on, a Python that is new enough, and its packages.

An old Python has to be able to read this file, so it needs nothing and uses nothing new.
"""

from __future__ import annotations

import importlib.util
import sys

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
