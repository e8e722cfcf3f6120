"""`python -m tests.exhibition`: pictures to look at, in worked positions or of matches that the whole bot plays.

The bot plays in a simulated Discord. Everything follows from fixed secrets and seeds, so the same program writes the
same pictures.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import Final

from engine.core.registry import GAMES
from locales import LANGUAGES
from tests.exhibition.docs_pages import FOLDER, write_pages
from tests.exhibition.gallery.contact import PHONE, write_sheets
from tests.exhibition.gallery.everything import THEMES, write_gallery
from tests.exhibition.match import Programme, played

_GALLERY: Final = "write every kind of picture, each with its text alternative beside it"
_COVERING: Final = f"""Every position in every language, looking as is usual there; and one of each kind in each of
the {len(THEMES)} themes (felt, index set, two or four colours), in English, in themes/."""
_SHEETS: Final = (
    f"write pages of all positions, at their size and {PHONE} pixels wide, on Discord's dark and light grounds"
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.exhibition", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command", dest="command")
    matches = commands.add_parser("matches", help="write every picture of a match of each preset, with its words")
    matches.add_argument("folder", type=Path, metavar="OUT", help="where to; made if it does not exist")
    matches.add_argument("--presets", nargs="*", help="which to play; all if not told")
    matches.add_argument("--language", default="nl", choices=LANGUAGES, help="nl if not told")
    matches.add_argument("--deals", type=int, default=1, help="of each match; 1 if not told")
    matches.add_argument("--rules", default="", help="house rules, such as deals=1")
    pages = commands.add_parser("docs", help="write the pages that the documentation shows")
    pages.add_argument("pages", nargs="*", help="which; all if not told")
    gallery = commands.add_parser("gallery", help=_GALLERY, description=f"{_GALLERY}. {_COVERING}")
    gallery.add_argument("--theme", default="*", help="themes so named only, such as 'blue-AKQJ-four' or 'dark-*'")
    sheets = commands.add_parser("sheets", help=_SHEETS, description=_SHEETS)
    sheets.add_argument("--language", default="en", choices=LANGUAGES, help="en if not told")
    for command in (gallery, sheets):
        command.add_argument("folder", type=Path, metavar="OUT", help="where to; made if it does not exist")
        command.add_argument("--only", default="*", metavar="NAMES", help="pictures so named, such as 'table-*'")
    chosen = parser.parse_args()
    if chosen.command == "gallery":
        print(write_gallery(chosen.folder, chosen.only, chosen.theme), "pictures")
        return
    if chosen.command == "sheets":
        print(write_sheets(chosen.folder, chosen.only, chosen.language), "pages")
        return
    if chosen.command == "docs":
        print(write_pages(FOLDER, chosen.pages), "pages")
        return
    every = [preset for game in GAMES.values() for preset in game.presets]
    for preset in chosen.presets or every:
        programme = Programme(preset, chosen.language, chosen.deals, chosen.rules)
        print(preset, write(programme, chosen.folder / f"{preset}-{chosen.language}"), flush=True)


def write(programme: Programme, folder: Path) -> int:
    """Play a match and write its pictures, each with its text alternative beside it; returns how many."""
    with tempfile.TemporaryDirectory() as journal:
        shown = asyncio.run(played(programme, Path(journal)))
    folder.mkdir(parents=True, exist_ok=True)
    of_kind: dict[str, int] = {}
    for number, one in enumerate(shown):
        of_kind[one.kind] = of_kind.get(one.kind, 0) + 1
        name = "-".join(filter(None, (f"{number:03}", one.kind, str(of_kind[one.kind]), one.owner)))
        (folder / f"{name}{one.suffix}").write_bytes(one.data)
        (folder / f"{name}.txt").write_text(f"{one.alt}\n\n{one.said}\n", encoding="utf-8")
    return len(shown)


if __name__ == "__main__":
    main()
