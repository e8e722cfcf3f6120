"""The gallery command writes every kind of picture."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.core.registry import GAMES
from engine.core.view import SPECTATOR
from locales import say_in
from locales.cards import INDEX_SETS
from rendering.canvas.colours import FELTS
from rendering.canvas.values import Look
from tests.exhibition.gallery.contact import GROUNDS, GROUPS, OTHERS, PHONE, write_sheets
from tests.exhibition.gallery.everything import IN_EVERY_THEME, ROOMS, THEMES, exhibits, write_gallery
from tests.exhibition.gallery.play import halfway, plain_pictures

KINDS = {
    *(
        "table",
        "turn",
        "hand",
        "letters",
        "layout",
        "draw",
        "slate",
        "points",
        "royes",
        "numbers",
        "cows",
        "tree",
        "trees",
        "ranking",
        "deal",
    ),
    *("standings", "knockout", "season", "count", "match", "tricks"),
    *("bidding", "contract", "contracts", "scores"),
    *("result", "leaderboard", "player"),
}


def test_every_kind_of_picture_is_in_the_gallery_with_its_words() -> None:
    shown = list(exhibits("en"))
    assert {one.kind for one in shown} == KINDS
    assert len({one.name for one in shown}) == len(shown)
    assert all(one.words() for one in shown)


def test_every_kind_is_shown_in_every_theme() -> None:
    assert {name.partition("-")[0] for name in IN_EVERY_THEME} == KINDS
    assert set(IN_EVERY_THEME) <= {one.name for one in exhibits("en")}
    assert len(set(THEMES.values())) == len(FELTS) * len(INDEX_SETS) * 2


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_brings_no_pictures_shows_its_table_within_a_deal(game: str) -> None:
    (shown,) = plain_pictures(game, Look("AKQJ"), say_in("en"))
    assert (shown.name, shown.kind) == (f"table-{game}", "table")
    assert shown.draw().data
    assert shown.words()
    view = halfway(game)
    assert view.seat == SPECTATOR
    assert not view.won_by
    assert sum(view.tricks)


def test_only_names_of_its_own_pictures_are_told_by_a_game() -> None:
    for room in ROOMS:
        assert set(room.IN_EVERY_THEME) <= {one.name for one in room.pictures(Look("AKQJ"), say_in("en"))}


def test_pictures_of_a_new_kind_come_on_a_page_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GROUPS, "bids")
    assert write_sheets(tmp_path, "contract-start") == 4
    assert (tmp_path / f"{OTHERS}-whole-dark-1.webp").exists()


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


def test_the_command_says_how_it_is_used() -> None:
    root = Path(__file__).parents[3]
    told = subprocess.run(
        [sys.executable, "-m", "tests.exhibition"], cwd=root, capture_output=True, text=True, check=False
    )
    assert told.returncode == 2
    assert "usage: python -m tests.exhibition" in told.stderr
