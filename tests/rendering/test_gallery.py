"""The gallery command writes every kind of picture."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import rendering.gallery
from rendering.gallery import pictures

KINDS = {
    *("table", "hand", "layout", "draw", "slate", "points", "royes", "numbers", "cows", "tree", "trees", "ranking"),
    *("standings", "count", "match", "tricks"),
    *("bidding", "contract", "scores"),
    *("result", "leaderboard", "player"),
}


def test_every_kind_of_picture_is_in_the_gallery_with_its_words() -> None:
    shown = {name: (picture, alt) for name, picture, alt in pictures("en")}
    assert {name.partition("-")[0] for name in shown} == KINDS
    assert all(picture.data and alt for picture, alt in shown.values())


def test_the_command_says_how_it_is_used() -> None:
    root = Path(rendering.gallery.__file__).parents[1]
    told = subprocess.run([sys.executable, "-m", "rendering"], cwd=root, capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert "usage: python -m rendering" in told.stderr
