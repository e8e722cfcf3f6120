"""Masks in few shades: soft edges look the same in two shades as in fifty, and cost a fraction of the bytes."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image

EDGE: Final = 3
"""Steps of a letter's or a sign's edge, from clear to solid."""


def stepped(mask: Image.Image, steps: int = EDGE) -> Image.Image:
    """The mask with its levels rounded to `steps` equal steps between clear and solid."""
    return mask.point(_levels(steps))


@cache
def _levels(steps: int) -> list[int]:
    return [round(level / 255 * steps) * 255 // steps for level in range(256)]
