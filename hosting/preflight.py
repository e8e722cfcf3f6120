"""What the program stands on: a system it can run on, a Python that is new enough, and its packages.

An old Python has to be able to read this file, so it needs nothing and uses nothing new.
"""

from __future__ import annotations

import importlib.util
import sys

OLDEST = (3, 11)
PACKAGES = ("discord", "sqlalchemy", "aiosqlite", "alembic", "pydantic_settings", "fluent", "openskill", "PIL")


def fault() -> str | None:
    """One sentence that says what is missing and what to do; None if nothing is."""
    if sys.platform == "win32":
        return (
            "Windows' own Python cannot run the bot: install WSL (https://learn.microsoft.com/windows/wsl/install) "
            "and start it in there."
        )
    if sys.version_info < OLDEST:
        return (
            f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, and this is "
            f"{sys.version_info[0]}.{sys.version_info[1]}: start it with another one, or with 'make run'."
        )
    missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
    if missing:
        return (
            f"Packages are not installed ({', '.join(missing)}): start with 'make run', which installs them, "
            "or '.venv/bin/pip install -r requirements.txt' and start with '.venv/bin/python bot.py'."
        )
    return None
