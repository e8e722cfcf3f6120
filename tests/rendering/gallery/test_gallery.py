"""The gallery command writes every kind of picture."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path
from typing import Any

from PIL import Image

import rendering.gallery
from locales.cards import INDEX_SETS
from rendering.canvas.colours import FELTS
from rendering.gallery.contact import GROUNDS, PHONE, SHOWN, write_sheets
from rendering.gallery.everything import IN_EVERY_THEME, THEMES, exhibits, write_gallery

KINDS = {
    *("table", "hand", "layout", "draw", "slate", "points", "royes", "numbers", "cows", "tree", "trees", "ranking"),
    *("standings", "count", "match", "tricks"),
    *("bidding", "contract", "scores"),
    *("result", "leaderboard", "player"),
}


def test_every_kind_of_picture_is_in_the_gallery_with_its_words() -> None:
    shown = list(exhibits("en"))
    assert {one.kind for one in shown} == KINDS
    assert len({one.name for one in shown}) == len(shown)
    assert all(one.draw().data and one.words() for one in shown)


def test_every_kind_is_shown_in_every_theme() -> None:
    assert {name.partition("-")[0] for name in IN_EVERY_THEME} == KINDS
    assert set(IN_EVERY_THEME) <= {one.name for one in exhibits("en")}
    assert len(set(THEMES.values())) == len(FELTS) * len(INDEX_SETS) * 2


def test_a_part_of_the_gallery_can_be_asked_for(tmp_path: Path) -> None:
    assert write_gallery(tmp_path, "contract-*", "dark-*-four") == len(INDEX_SETS)
    written = {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.*")}
    names = [f"themes/dark-{name}-four/contract-partnership" for name in INDEX_SETS]
    assert written == {f"{name}.{ending}" for name in names for ending in ("png", "txt")}


def test_pages_show_pictures_whole_and_on_a_phone_on_both_grounds(tmp_path: Path) -> None:
    assert write_sheets(tmp_path, "contract-start") == 4
    wide = {}
    for size in ("whole", "phone"):
        for ground, colour in GROUNDS.items():
            with Image.open(tmp_path / f"bids-{size}-{ground}-1.webp") as page:
                corner: Any = page.convert("RGB").getpixel((2, 2))
                assert math.dist(corner, colour) < 8
                wide[size] = page.width
    assert wide["phone"] < PHONE + 50 < wide["whole"]


def test_the_documentation_shows_every_page_and_none_is_large() -> None:
    folder = Path(rendering.gallery.__file__).parents[2] / "docs"
    told = (folder / "pictures.md").read_text(encoding="utf-8")
    names = {one.name for one in exhibits("en")}
    assert names.issuperset(name for page in SHOWN.values() for name in page)
    for page in (*SHOWN, "themes"):
        file = folder / "pictures" / f"sheet-{page}.webp"
        assert f"pictures/{file.name}" in told
        assert file.stat().st_size < 400_000


def test_the_command_says_how_it_is_used() -> None:
    root = Path(rendering.gallery.__file__).parents[2]
    told = subprocess.run([sys.executable, "-m", "rendering"], cwd=root, capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert "usage: python -m rendering" in told.stderr
