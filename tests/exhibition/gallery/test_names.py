"""The sheet of names that shows what is drawn of the world's scripts."""

from __future__ import annotations

import io

from PIL import Image

from engine.core.names import clean_name
from rendering.canvas.letters.graphemes import graphemes
from tests.exhibition.gallery.sheets import NAMES, names_sheet


def test_sixty_names_as_discord_allows_them_stand_on_one_sheet() -> None:
    assert len(set(NAMES)) == 60
    for name in NAMES:
        assert len(name) <= 32
        assert graphemes(clean_name(name))
    with Image.open(io.BytesIO(names_sheet())) as sheet:
        assert sheet.format == "PNG"
        grey = sheet.convert("L")
    wide, high = grey.width // 3, grey.height // 20
    cells = [grey.crop((x * wide, y * high, (x + 1) * wide, (y + 1) * high)) for y in range(20) for x in range(3)]
    assert all(max(cell.tobytes()) > 200 for cell in cells)
