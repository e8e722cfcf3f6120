"""What a start has in memory: only what it needs. Time differs from machine to machine; what is loaded does not."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Final

from tests.host.program import ALWAYS, ROOT

NEVER: Final = ("simcord", "asyncpg", "alembic", "aiohttp.web", "hosting.backup", "engine.store.moving")
"""What a bot in Discord whose database is a file has no use for at its start."""
LATER: Final = ("discord", "aiohttp", "sqlalchemy", "aiosqlite", "PIL", "uharfbuzz", "fluent", "openskill")
"""Packages that take long to load, and of which no start needs anything before it is known which one it is."""
OUR_OWN: Final = ("cogs", "rendering", "locales", "engine.core.registry", "engine.games", "engine.store")


def loaded(code: str) -> set[str]:
    """The names of all modules that a new process has after running this."""
    tell = f"{code}\nimport json, sys; print(json.dumps(list(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", tell], env=ALWAYS, cwd=ROOT, capture_output=True, text=True, check=True)
    return {*json.loads(ran.stdout)}


def test_nothing_is_loaded_before_it_is_known_which_start_it_is() -> None:
    assert loaded("import bot").isdisjoint({*NEVER, *LATER, *OUR_OWN})


def test_a_bot_in_discord_whose_database_is_a_file_loads_nothing_of_other_starts() -> None:
    found = loaded("import hosting.playing, engine.store.sqlite.database")
    assert found >= {*LATER, *OUR_OWN}
    assert found.isdisjoint(NEVER)
