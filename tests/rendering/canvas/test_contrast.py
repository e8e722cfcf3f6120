"""Everything written in a picture is legible: contrast of at least 4.5 to 1, measured where it is written."""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import compress
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops

from rendering.canvas import fonts
from rendering.canvas.colours import FELTS, GREEN_FELT, RGB, palette_colours, slate_colours
from rendering.canvas.values import Look
from tests.about import in_one_test
from tests.exhibition.gallery.everything import IN_EVERY_THEME, exhibits
from tests.rendering.colours import contrast
from tests.rendering.lettering import draw_anew, forget

LEAST = 4.5
FEW = 0.04
"""A shade under less than this share of the letters is the edge of something else."""
ALSO = ("contract-open-misere-four", "contract-doubled", "scores-won", "count-chouine", "player-new", "result-cows")


class Written(NamedTuple):
    """A text, its colour and a shade it lies on."""

    text: str
    ink: RGB
    ground: RGB


@pytest.fixture(scope="module")
def written() -> set[Written]:
    """Everything written in one picture of each kind on green felt, and what it lies on."""
    found: set[Written] = set()
    write = fonts.write

    def watched(image: Image.Image, at: tuple[float, float], text: str, *how: Any) -> int:
        # The rows in which the text stands: whole pictures would take most of the time.
        mask, ascent = fonts.text_mask(text, *how[:2])
        top = round(at[1]) - ascent
        rows = (0, top, image.width, top + mask.height)
        before = image.crop(rows)
        wide = write(image, at, text, *how)
        found.update(Written(text, how[2], ground) for ground in _grounds(before, image.crop(rows)))
        return wide

    with pytest.MonkeyPatch.context() as patch:
        forget()
        draw_anew(patch)
        for module in [one for name, one in sys.modules.items() if name.startswith("rendering.")]:
            if getattr(module, "write", None) is write:
                patch.setattr(module, "write", watched)
        for one in exhibits("en", Look()):
            if one.name in (*IN_EVERY_THEME, *ALSO):
                one.draw()
    return found


def _grounds(before: Image.Image, after: Image.Image) -> Iterator[RGB]:
    """The shades under what was written."""
    box = ImageChops.difference(before, after).getbbox()
    if box is None:
        return
    changed = ImageChops.difference(before, after).crop(box).convert("L").point(lambda one: 255 * (one > 0))
    under, mask = before.crop(box).get_flattened_data(), changed.tobytes()
    shades: Counter[Any] = Counter(compress(under, mask))
    yield from (shade for shade, times in shades.items() if times >= FEW * shades.total())


@in_one_test("felt", FELTS)
def test_every_text_stands_out_from_what_it_is_written_on(felt: str, written: set[Written]) -> None:
    drawn, shown = ((*palette_colours(one), *slate_colours()) for one in (GREEN_FELT, felt))

    @cache
    def seen(colour: RGB) -> RGB:
        return shown[min(range(len(drawn)), key=lambda at: math.dist(drawn[at], colour))]

    poor = {
        (one.text, round(contrast(seen(one.ink), seen(one.ground)), 2))
        for one in written
        if contrast(seen(one.ink), seen(one.ground)) < LEAST
    }
    assert len(written) > 300
    assert not poor
