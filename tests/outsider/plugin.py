"""Adds the outsider's game, `pytest -p tests.outsider.plugin`, before anything asks which games there are."""

from __future__ import annotations

from pathlib import Path

import engine.games

engine.games.__path__.append(str(Path(__file__).parent / "games"))
