"""Puts the outsider's game among the games: `pytest -p tests.outsider.plugin`, before anything asks which there are."""

from __future__ import annotations

from pathlib import Path

import engine.games

engine.games.__path__.append(str(Path(__file__).parent / "games"))
