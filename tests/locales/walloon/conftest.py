"""These tests need the room `wa`; without it there is one test, which runs the others with it."""

from __future__ import annotations

from locales import LANGUAGES
from tests.cogs.conftest import quick_pictures

__all__ = ["quick_pictures"]

collect_ignore = [] if "wa" in LANGUAGES else ["test_walloon.py"]
