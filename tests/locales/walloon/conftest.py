"""These tests need the room `wa`; without it there is one test, which runs the others with it."""

from __future__ import annotations

from pathlib import Path

import locales
from tests.cogs.conftest import quick_pictures

__all__ = ["quick_pictures"]

HERE = Path(__file__).parent
room = Path(locales.__file__).parent / "wa"
collect_ignore = [] if room.resolve() == (HERE / "wa").resolve() else ["test_walloon.py"]
