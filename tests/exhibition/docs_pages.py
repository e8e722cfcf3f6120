"""The pages of pictures in `docs/pictures.md`: which matches are played for them, and which pictures each shows."""

from __future__ import annotations

import asyncio
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image

from cogs.house_rules.of_game import steps_of
from engine.records.sharing import parse_rules
from locales import say_in
from tests.exhibition.gallery.contact import opened, save_page
from tests.exhibition.gallery.everything import THEMES, exhibits
from tests.exhibition.match import Programme, Shown, played

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
SHOWN: Final = "shown.toml"
OF_A_MATCH: Final = "/"
"""Between a match, or a preview, and its picture; names without it are worked positions of the gallery."""


class Wanted(NamedTuple):
    """What the file in `docs/pictures` asks for."""

    matches: Mapping[str, Programme]
    pages: Mapping[str, Sequence[str]]
    """Names of pictures by page: `malmedy/table 12`, the twelfth table of that match; or `cows-tail`."""
    themes: Mapping[str, Any]
    """`picture`: a worked position, `looks`: the themes it is shown in."""
    previews: Mapping[str, str]
    """House rules as a line, by the name of what `/house new` shows of them: `new/preview 1` is its first picture."""


def wanted(folder: Path = FOLDER) -> Wanted:
    """Read what the pages show."""
    told = tomllib.loads((folder / SHOWN).read_text(encoding="utf-8"))
    matches = {name: Programme(**facts) for name, facts in told["matches"].items()}
    return Wanted(matches, told["pages"], told["themes"], told["previews"])


def picture_named(name: str, shown: Sequence[Shown]) -> Shown:
    """The picture called `KIND NUMBER` among those of a match, counted from one."""
    kind, _, number = name.rpartition(" ")
    return [one for one in shown if one.kind == kind][int(number) - 1]


def write_pages(folder: Path, only: Sequence[str] = ()) -> int:
    """Play the matches and write `sheet-PAGE.webp` for each page, or some; returns how many."""
    told = wanted(folder)
    pages = {page: names for page, names in told.pages.items() if not only or page in only}
    needed = {name.partition(OF_A_MATCH)[0] for names in pages.values() for name in names if OF_A_MATCH in name}
    of_matches = {name: _played(told.matches[name]) for name in needed if name in told.matches}
    of_matches |= {name: _previews(line) for name, line in told.previews.items() if name in needed}
    worked = {one.name: one for one in exhibits("en")}

    def picture(name: str) -> Image.Image:
        match, of_match, which = name.partition(OF_A_MATCH)
        return opened(picture_named(which, of_matches[match]).data if of_match else worked[name].draw().data)

    for page, names in pages.items():
        save_page([picture(name) for name in names], folder / f"sheet-{page}.webp")
    if not only or "themes" in only:
        looks = [one for name in told.themes["looks"] for one in exhibits("en", THEMES[name])]
        shown = [opened(one.draw().data) for one in looks if one.name == told.themes["picture"]]
        save_page(shown, folder / "sheet-themes.webp")
    return len(pages)


def _previews(line: str) -> list[Shown]:
    """What `/house new` shows of these rules."""
    options, say = parse_rules(line), say_in("en")
    return [
        Shown("preview", "", ".png", drawing.draw().data, drawing.alt, "")
        for drawing in steps_of(options.game).pictures(options, say)
    ]


def _played(programme: Programme) -> list[Shown]:
    with tempfile.TemporaryDirectory() as journal:
        return asyncio.run(played(programme, Path(journal)))
