"""Code for every game names none: what only one game has is in its room, and is asked for there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from engine.core.registry import GAMES

COGS: Final = Path(__file__).parents[3] / "cogs"
ROOMS: Final = ("lobby", "learn", "house_rules", "standings", "tournament", "settings", "admin")
A_GAME: Final = re.compile("|".join((*GAMES, "whist")), re.IGNORECASE)


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_of_this_room_names_a_game(room: str) -> None:
    modules = sorted((COGS / room).glob("*.py"))
    assert len(modules) > 2
    named = [
        f"{path.name}:{number}"
        for path in modules
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if A_GAME.search(line)
    ]
    assert named == []
