"""Pictures kept as they should look: `python -m tests.rendering.golden` renews them, once somebody has looked at them.

They are kept at half size. A test blurs the newly drawn ones and compares them spot by spot, because other versions of
the libraries set letters a little differently; anything gone, new, moved or recoloured still shows.
"""

from __future__ import annotations

import io
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from locales import LANGUAGES
from tests.exhibition.gallery.everything import IN_EVERY_THEME, THEMES, exhibits
from tests.exhibition.gallery.exhibit import Exhibit

FOLDER: Final = Path(__file__).parent / "golden"
NAMES: Final = (
    *(f"{name} en" for name in IN_EVERY_THEME),
    *("hand-05 nl", "hand-13 de", "layout-own fr", "table-malmedy-re-window nl", "table-layouts-middle de"),
    *("turn-couillon-follow nl", "turn-chouine-lead fr", "turn-kleurenwiezen-begin de", "turn-kleurenwiezen-follow en"),
    *("table-malmedy-red-queens blue-1RDV-four", "hand-08 wine-AHVB-two", "bidding-troel dark-AKDB-four"),
    *("result-cows grey-AKQJ-two", "player-falling fr", "contract-open-misere-four nl", "slate-craie-wiped fr"),
)
"""The name in the gallery, and the language or theme."""
SPOT: Final = 8
"""The width in pixels of a spot that is compared as one, in pictures of half their size."""
TOLERANCE: Final = 28
"""The most that a spot may differ in one colour, of 255."""

_GROUND: Final = (0x31, 0x33, 0x38)
_QUALITY: Final = 92


def drawn(name: str) -> Image.Image:
    """The picture as the program draws it now, at half its size, with its corners on Discord's ground."""
    picture = _exhibits(name.split()[1])[name.split()[0]].draw()
    with Image.open(io.BytesIO(picture.data)) as image:
        clear = image.convert("RGBA")
    whole = Image.new("RGB", clear.size, _GROUND)
    whole.paste(clear, (0, 0), clear)
    return whole.reduce(2)


def file_of(name: str) -> Path:
    """Where a picture is kept."""
    return FOLDER / f"{name.replace(' ', '-')}.webp"


def most(found: Image.Image) -> int:
    """The most that any spot differs."""
    return max(level for level, times in enumerate(found.histogram()) if times)


def difference(one: Image.Image, other: Image.Image) -> Image.Image:
    """How much each spot of two pictures of one size differs, in its most different colour."""
    soft = [image.filter(ImageFilter.GaussianBlur(SPOT / 4)).reduce(SPOT) for image in (one, other)]
    red, green, blue = ImageChops.difference(*soft).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


@cache
def _exhibits(how: str) -> dict[str, Exhibit]:
    shown = exhibits(how) if how in LANGUAGES else exhibits("en", THEMES[how])
    return {one.name: one for one in shown}


def renew(only: str = "*") -> None:
    """Keep the pictures as the program draws them now, and delete those that no test compares any more."""
    FOLDER.mkdir(exist_ok=True)
    kept = set(map(file_of, NAMES))
    for file in FOLDER.iterdir():
        if file not in kept:
            file.unlink()
    for name in NAMES:
        if fnmatch(name, only):
            drawn(name).save(file_of(name), quality=_QUALITY, method=6)


if __name__ == "__main__":
    renew()
