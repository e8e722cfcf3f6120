"""Runs the suites over every game, and those here, with the outsider's game, which has only rules.

They run in a process of their own, because games are found once, before anything else is imported.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.patience import LAST_RESORT, limited

ROOT: Final = Path(__file__).parents[2]
_HERE: Final = sorted(one.name for one in Path(__file__).parent.glob("test_*.py") if one.name != Path(__file__).name)
_LONG: Final = ("test_a_match.py", "test_around_a_table.py")
SUITES: Final = {
    "rules": [
        *sorted(map(str, (ROOT / "tests/engine/games").glob("test_every_game*.py"))),
        "tests/engine/players",
        *(f"tests/outsider/{one}" for one in _HERE if one not in _LONG),
    ],
    "lists": [
        "tests/cogs/app/test_places.py",
        "tests/cogs/doors/test_doors.py",
        "tests/cogs/lobby/test_openers.py",
        "tests/locales/test_commands_named.py",
        "tests/locales/test_sentences.py",
    ],
    "evenings": [f"tests/outsider/{one}" for one in _LONG],
}
CPU: Final = 240
"""Seconds; far more than it takes."""
LEAST: Final = {"rules": 80, "lists": 8, "evenings": 15}
"""Tests; far fewer would mean that something was not looked at."""


@pytest.mark.parametrize("suite", SUITES)
def test_a_game_that_is_rules_alone_works_everywhere(suite: str) -> None:
    options = [
        "-q",
        "--tb=short",
        "-p",
        "tests.outsider.plugin",
        "-p",
        "no:cacheprovider",
    ]
    code = f"{limited(CPU)}; import sys, pytest; sys.exit(pytest.main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, *options, *SUITES[suite]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LAST_RESORT, check=False)
    told = re.findall(r"^(?:FAILED|ERROR) .*$", done.stdout, re.MULTILINE)
    assert done.returncode == 0, "\n".join([*told, done.stdout[-8000:], done.stderr[-1000:]])
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) >= LEAST[suite]
