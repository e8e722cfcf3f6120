"""Masks in few shades: soft edges look the same in two shades as in fifty, and cost a fraction of the bytes.

And masks taken apart: what is put down through a mask takes ten times as long as without, and most of a card's or a
panel's mask is wholly solid, and most of an outline's is wholly clear.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from PIL import Image

EDGE: Final = 3
"""Steps of a letter's or a sign's edge, from clear to solid."""


Box = tuple[int, int, int, int]
"""Left, upper, right and lower edge."""


class Parts(NamedTuple):
    """A mask in parts, which together cover whatever is not wholly clear."""

    solid: Box | None
    """A box that is wholly solid; None if the middle is clear."""
    edge: tuple[tuple[Box, Image.Image], ...]
    """The boxes round that, each with its mask."""

    def fill(self, image: Image.Image, ink: tuple[int, int, int], at: tuple[int, int]) -> None:
        """Colour the picture through the mask, whose upper left corner is at `at`."""
        left, top = at
        if self.solid is not None:
            x, y, right, bottom = self.solid
            image.paste(ink, (left + x, top + y, left + right, top + bottom))
        for (x, y, _, _), mask in self.edge:
            image.paste(ink, (left + x, top + y), mask)

    def lay(self, image: Image.Image, drawn: Image.Image, at: tuple[int, int]) -> None:
        """Lay a picture as large as the mask down through it."""
        left, top = at
        if self.solid is not None:
            image.paste(drawn.crop(self.solid), (left + self.solid[0], top + self.solid[1]))
        for box, mask in self.edge:
            image.paste(drawn.crop(box), (left + box[0], top + box[1]), mask)


def parts_of(mask: Image.Image) -> Parts:
    """The mask taken apart: whole rows in the middle if they are all solid, else a box, solid or clear."""
    box = mask.getbbox()
    if box is None:
        return Parts(None, ())
    left, top, right, bottom = box
    solid = mask.getpixel(((left + right) // 2, (top + bottom) // 2)) == 255
    level = 255 if solid else 0
    middle = _middle(mask, box, level, across=0) if solid else None
    if middle is None or middle[3] - middle[1] < (bottom - top) // 2:
        middle = _middle(mask, box, level, across=1)
    if middle is None:
        return Parts(None, ((box, mask.crop(box)),))
    around = (
        (left, top, right, middle[1]),
        (left, middle[3], right, bottom),
        (left, middle[1], middle[0], middle[3]),
        (middle[2], middle[1], right, middle[3]),
    )
    edge = tuple((one, mask.crop(one)) for one in around if one[0] < one[2] and one[1] < one[3])
    return Parts(middle if solid else None, edge)


def _middle(mask: Image.Image, box: Box, level: int, across: int) -> Box | None:
    """The largest box within the same distance of the upper and lower edges whose pixels all have this level.

    `across`: how many pixels it shrinks at the left and right for each above and below.
    """
    left, top, right, bottom = box
    for inset in range(1, min(right - left, bottom - top) // 2):
        inner = left + inset * across, top + inset, right - inset * across, bottom - inset
        if mask.crop(inner).getextrema() == (level, level):
            return inner
    return None


def stepped(mask: Image.Image, steps: int = EDGE) -> Image.Image:
    """The mask with its levels rounded to `steps` equal steps between clear and solid."""
    return mask.point(_levels(steps))


@cache
def _levels(steps: int) -> list[int]:
    return [round(level / 255 * steps) * 255 // steps for level in range(256)]
