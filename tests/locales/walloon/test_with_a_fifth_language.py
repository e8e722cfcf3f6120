"""Runs the tests beside it in a tree that differs from this one by a room of `locales`, in a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.patience import LAST_RESORT

ROOT: Final = Path(__file__).parents[3]
HERE: Final = Path(__file__).parent


def test_a_fifth_language_is_one_room(tmp_path: Path) -> None:
    """Whichever others somebody has added."""
    for one in ROOT.iterdir():
        if one.name != "locales" and not one.name.startswith("."):
            (tmp_path / one.name).symlink_to(one)
    (tmp_path / "locales").mkdir()
    rooms = {one.name: one for one in (*(ROOT / "locales").iterdir(), HERE / "wa")}
    for name, one in rooms.items():
        (tmp_path / "locales" / name).symlink_to(one)
    options = ["-q", "--tb=short", "-p", "no:cacheprovider", f"{HERE.relative_to(ROOT)}/test_walloon.py"]
    command = [sys.executable, "-m", "pytest", *options]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=LAST_RESORT, check=False)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-1000:]
    assert re.search(r"[1-9]\d* passed", done.stdout), done.stdout
