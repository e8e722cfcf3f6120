"""`python -m rendering gallery OUT`: writes every kind of picture into a folder; `sheets OUT`: many to a page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from locales import LANGUAGES
from rendering.gallery.contact import PHONE, write_sheets
from rendering.gallery.everything import THEMES, write_gallery

_GALLERY: Final = "write every kind of picture, each with its text alternative beside it"
_COVERING: Final = f"""Every position in every language, looking as is usual there; and one of each kind in each of
the {len(THEMES)} themes (felt, index set, two or four colours), in English, in themes/."""
_SHEETS: Final = (
    f"write pages of all positions, at their size and {PHONE} pixels wide, on Discord's dark and light grounds"
)


def main() -> None:
    """Read the command line and write the pictures."""
    parser = argparse.ArgumentParser(prog="python -m rendering", description="Look at the pictures the bot draws.")
    commands = parser.add_subparsers(required=True, metavar="command", dest="command")
    gallery = commands.add_parser("gallery", help=_GALLERY, description=f"{_GALLERY}. {_COVERING}")
    gallery.add_argument("--theme", default="*", help="themes so named only, such as 'blue-AKQJ-four' or 'dark-*'")
    sheets = commands.add_parser("sheets", help=_SHEETS, description=_SHEETS)
    sheets.add_argument("--language", default="en", choices=LANGUAGES, help="en if not told")
    for command in (gallery, sheets):
        command.add_argument("folder", type=Path, metavar="OUT", help="where to; made if it does not exist")
        command.add_argument("--only", default="*", metavar="NAMES", help="pictures so named, such as 'table-*'")
    arguments = parser.parse_args()
    if arguments.command == "gallery":
        print(write_gallery(arguments.folder, arguments.only, arguments.theme), "pictures")
    else:
        print(write_sheets(arguments.folder, arguments.only, arguments.language), "pages")


if __name__ == "__main__":
    main()
