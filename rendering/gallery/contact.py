"""Contact sheets: many gallery pictures on a page, at full size and at a phone's, on Discord's two backgrounds."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from PIL import Image

from rendering.canvas.colours import RGB
from rendering.gallery.everything import THEMES, exhibits
from rendering.gallery.exhibit import Exhibit

PHONE: Final = 400
"""The width in pixels of the largest picture on a phone."""
GROUNDS: Final[dict[str, RGB]] = {"dark": (0x31, 0x33, 0x38), "white": (255, 255, 255)}
GROUPS: Final = {
    "tables": ("table",),
    "hands": ("hand", "layout"),
    "bids": ("bidding", "contract", "scores"),
    "slates": ("slate", "points", "royes", "numbers", "match"),
    "cattle-and-trees": ("cows", "tree", "trees"),
    "draws": ("draw", "ranking"),
    "tricks": ("count", "tricks"),
    "people": ("result", "leaderboard", "player", "standings"),
}
"""The kinds of picture by what they are about."""
SHOWN: Final = {
    "tables": (
        *("table-eight-full-trick", "table-malmedy-red-queens", "table-kleuren-partnership", "table-chouine-4-shown"),
        *("table-kleuren-open-misere-four", "table-layouts-middle", "table-dummy-on-turn", "table-chouine-2-shown"),
    ),
    "hands": (
        *("hand-05", "hand-08", "hand-13", "hand-16"),
        *("hand-01", "hand-kleuren-2", "layout-own", "layout-dummy"),
    ),
    "bids": (
        *("bidding-proposals", "bidding-raised", "contract-partnership", "scores-middle"),
        *("bidding-troel", "contract-doubled", "contract-open-misere-four", "scores-won"),
    ),
    "chalk": (
        *("slate-craie-wiped", "points-many", "royes-middle", "numbers-passed"),
        *("cows-tail", "tree-drawn", "trees-won", "match-belle"),
    ),
    "counts": (
        *("draw-high-cards", "draw-jacks-usual", "count-usual", "ranking-mit"),
        *("draw-dealer-four", "tricks-chouine-1", "count-four", "ranking-chouine"),
    ),
    "people": (
        *("result-points", "leaderboard-own-below", "player-long", "standings-eight-over"),
        *("result-cows", "leaderboard-own-on-page", "player-falling", "standings-four"),
    ),
}
"""What the documentation shows, page by page: the first half on the dark background, the second on the light."""
THEMED: Final = "table-six-full-trick"
"""The picture that shows the themes there, and the themes."""
SHOWN_THEMES: Final = (
    *("green-AKQJ-two", "blue-AHVB-four", "wine-1RDV-two", "dark-AKDB-four"),
    *("grey-AKQJ-four", "wine-AHVB-two", "blue-1RDV-two", "green-AKDB-four"),
)

_GAP: Final = 16
_ACROSS: Final = 4 * (PHONE + _GAP) + _GAP
_DOWN: Final = 1700
_QUALITY: Final = 82


def write_sheets(folder: Path, only: str = "*", language: str = "en") -> int:
    """Write pages of all pictures that match `only`, at full and phone size, on each background; returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    shown = [one for one in exhibits(language) if fnmatch(one.name, only)]
    for group, kinds in GROUPS.items():
        drawn = [_opened(one) for one in shown if one.kind in kinds]
        for size, images in (("whole", drawn), ("phone", [_on_a_phone(image) for image in drawn])):
            for number, page in enumerate(_pages(images), 1):
                for ground, colour in GROUNDS.items():
                    _save(_laid_out(page, colour), folder / f"{group}-{size}-{ground}-{number}.webp")
                    count += 1
    return count


def write_shown(folder: Path) -> int:
    """Write the documentation's pages; returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    named = {one.name: one for one in exhibits("en")}
    pages = {page: [named[name] for name in names] for page, names in SHOWN.items()}
    looks = [THEMES[name] for name in SHOWN_THEMES]
    pages["themes"] = [one for look in looks for one in exhibits("en", look) if one.name == THEMED]
    for page, shown in pages.items():
        images = [_on_a_phone(_opened(one)) for one in shown]
        halves = images[: (len(images) + 1) // 2], images[(len(images) + 1) // 2 :]
        laid = [_laid_out(half, ground) for half, ground in zip(halves, GROUNDS.values(), strict=True)]
        sheet = Image.new("RGB", (max(half.width for half in laid), sum(half.height for half in laid)))
        sheet.paste(laid[0], (0, 0))
        sheet.paste(laid[1], (0, laid[0].height))
        _save(sheet, folder / f"sheet-{page}.webp")
    return len(pages)


def _opened(one: Exhibit) -> Image.Image:
    with Image.open(io.BytesIO(one.draw().data)) as image:
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
