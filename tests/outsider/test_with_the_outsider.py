"""Runs the suites over every game, and those here, with the outsider's game, which has only rules.

They run in a separate process, because games are found once, before anything else is imported.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
_EVERY_GAME: Final = sorted(map(str, (ROOT / "tests/engine/games").glob("test_every_game*.py")))
SUITES: Final = {
    "every game": [*_EVERY_GAME, "tests/engine/players", "-k", "vijfslag"],
    **{path.stem: [str(path)] for path in sorted(Path(__file__).parent.glob("test_*.py")) if path != Path(__file__)},
}
SECONDS: Final = 300
"""Far more than it takes."""


@pytest.mark.parametrize("suite", SUITES)
def test_a_game_that_is_rules_alone_works_everywhere(suite: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.outsider.plugin", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *SUITES[suite]], cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-1000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) >= 4
