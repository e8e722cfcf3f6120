"""Pictures look as they did when somebody last checked them; `make golden` accepts the new ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from rendering.canvas.colours import FELT_LIGHT, PLATE, QUIET, TEXT
from tests.rendering.golden import FOLDER, NAMES, SPOT, TOLERANCE, difference, drawn, file_of, most


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name: str, tmp_path: Path) -> None:
    new = drawn(name)
    assert file_of(name).exists(), f"no picture of {name} is kept: look at it (make gallery), then make golden"
    with Image.open(file_of(name)) as kept:
        old = kept.convert("RGB")
    assert new.size == old.size, f"{name} has another size; make golden if that is meant"
    found = difference(new, old)
    if most(found) > TOLERANCE:
        new.save(tmp_path / "new.png")
        old.save(tmp_path / "kept.png")
        found.resize(new.size, Image.Resampling.NEAREST).point(lambda one: min(one * 4, 255)).save(
            tmp_path / "difference.png"
        )
        pytest.fail(f"{name} looks different (a spot by {most(found)}): see {tmp_path}; make golden if that is meant")


def test_all_that_is_kept_is_compared() -> None:
    assert set(FOLDER.iterdir()) == set(map(file_of, NAMES))


@pytest.mark.parametrize("ink", [TEXT, QUIET])
@pytest.mark.parametrize("ground", [PLATE, FELT_LIGHT])
def test_a_mark_of_a_few_pixels_is_seen_to_be_missing(ink: tuple[int, int, int], ground: tuple[int, int, int]) -> None:
    empty = Image.new("RGB", (200, 200), ground)
    marked = empty.copy()
    ImageDraw.Draw(marked).ellipse((93, 97, 93 + SPOT, 97 + SPOT), fill=ink)
    assert most(difference(empty, marked)) > TOLERANCE
