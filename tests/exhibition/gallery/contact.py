"""Contact sheets: many gallery pictures on a page, at full size and at a phone's, on Discord's two backgrounds."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from PIL import Image

from rendering.canvas.colours import RGB
from tests.exhibition.gallery.everything import exhibits

PHONE: Final = 400
"""The width in pixels of the largest picture on a phone."""
GROUNDS: Final[dict[str, RGB]] = {"dark": (0x31, 0x33, 0x38), "white": (255, 255, 255)}
GROUPS: Final = {
    "tables": ("table",),
    "turns": ("turn",),
    "hands": ("hand", "layout", "letters"),
    "bids": ("bidding", "contract", "scores"),
    "slates": ("slate", "points", "royes", "numbers", "match"),
    "cattle-and-trees": ("cows", "tree", "trees"),
    "draws": ("draw", "ranking"),
    "tricks": ("count", "tricks"),
    "people": ("result", "leaderboard", "player", "standings", "knockout", "season"),
}
"""The kinds of picture by what they are about."""
OTHERS: Final = "others"
"""The page of kinds that are in no group, such as those of a new game."""

_GAP: Final = 16
_ACROSS: Final = 4 * (PHONE + _GAP) + _GAP
_DOWN: Final = 1700
_QUALITY: Final = 82


def write_sheets(folder: Path, only: str = "*", language: str = "en") -> int:
    """Write pages of all pictures that match `only`, at full and phone size, on each background; returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    shown = [one for one in exhibits(language) if fnmatch(one.name, only)]
    groups = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
    for group in (*GROUPS, OTHERS):
        drawn = [opened(one.draw().data) for one in shown if groups.get(one.kind, OTHERS) == group]
        for size, images in (("whole", drawn), ("phone", [_on_a_phone(image) for image in drawn])):
            for number, page in enumerate(_pages(images), 1):
                for ground, colour in GROUNDS.items():
                    _save(_laid_out(page, colour), folder / f"{group}-{size}-{ground}-{number}.webp")
                    count += 1
    return count


def save_page(images: Sequence[Image.Image], file: Path) -> None:
    """Write one page of pictures as a phone shows them: the first half on the dark ground, the second on the light."""
    on_a_phone = [_on_a_phone(image) for image in images]
    halves = on_a_phone[: (len(images) + 1) // 2], on_a_phone[(len(images) + 1) // 2 :]
    laid = [_laid_out(half, ground) for half, ground in zip(halves, GROUNDS.values(), strict=True)]
    sheet = Image.new("RGB", (max(half.width for half in laid), sum(half.height for half in laid)))
    sheet.paste(laid[0], (0, 0))
    sheet.paste(laid[1], (0, laid[0].height))
    _save(sheet, file)


def opened(data: bytes) -> Image.Image:
    """A picture of the bot's, with its corners clear."""
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGBA")


def _on_a_phone(image: Image.Image) -> Image.Image:
    """The picture as wide as a phone shows it; a smaller one stays as it is."""
    if image.width <= PHONE:
        return image
    return image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)


def _places(images: Sequence[Image.Image]) -> list[tuple[int, int]]:
    """Where each picture goes: in columns as wide as the widest, each into the shortest column so far."""
    column = max(image.width for image in images) + _GAP
    ends = [_GAP] * max((_ACROSS - _GAP) // column, 1)
    places = []
    for image in images:
        at = ends.index(min(ends))
        places.append((_GAP + at * column, ends[at]))
        ends[at] += image.height + _GAP
    return places


def _pages(images: Sequence[Image.Image]) -> Iterator[list[Image.Image]]:
    page: list[Image.Image] = []
    for image in images:
        longer = [*page, image]
        if page and max(y + one.height for one, (_, y) in zip(longer, _places(longer), strict=True)) > _DOWN:
            yield page
            longer = [image]
        page = longer
    if page:
        yield page


def _laid_out(images: Sequence[Image.Image], ground: RGB) -> Image.Image:
    places = list(zip(images, _places(images), strict=True))
    width = max(x + image.width for image, (x, _) in places) + _GAP
    page = Image.new("RGB", (width, max(y + image.height for image, (_, y) in places) + _GAP), ground)
    for image, at in places:
        page.paste(image, at, image)
    return page


def _save(page: Image.Image, file: Path) -> None:
    page.save(file, quality=_QUALITY, method=4)
