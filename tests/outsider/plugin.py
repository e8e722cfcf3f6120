"""Adds the outsider's game, `pytest -p tests.outsider.plugin`, before anything asks which games there are.

Of all tests only those of this folder run, and those with a case of that game, with the cases of that game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import engine.games
from tests import about

NAME: Final = "vijfslag"

engine.games.__path__.append(str(Path(__file__).parent / "games"))
about.wanted = NAME


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    chosen = [one for one in items if _is_about_it(one)]
    config.hook.pytest_deselected(items=[one for one in items if one not in chosen])
    items[:] = chosen


def _is_about_it(item: pytest.Item) -> bool:
    test = getattr(item, "function", None)
    return "outsider" in item.nodeid or NAME in item.nodeid or about.speaks_of(test, NAME)
