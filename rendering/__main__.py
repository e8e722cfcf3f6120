"""`python -m rendering gallery OUT`: every kind of picture, written into a folder; `sheets OUT`: many on a page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rendering.gallery import THEMES, write_gallery

_GALLERY: Final = "write every kind of picture, each with its text alternative beside it"
_COVERING: Final = f"""Every position in every language, looking as is usual there; and one of each kind in each of
the {len(THEMES)} themes (felt, index set, two or four colours), in English, in themes/."""


def main() -> None:
    """Read the command line and write the pictures."""
    parser = argparse.ArgumentParser(prog="python -m rendering", description="Look at the pictures the bot draws.")
    commands = parser.add_subparsers(required=True, metavar="command")
    gallery = commands.add_parser("gallery", help=_GALLERY, description=f"{_GALLERY}. {_COVERING}")
    gallery.add_argument("folder", type=Path, metavar="OUT", help="where to; made if it does not exist")
    gallery.add_argument("--only", default="*", metavar="NAMES", help="pictures so named, such as 'table-*'")
    gallery.add_argument("--theme", default="*", help="themes so named only, such as 'blue-AKQJ-four' or 'dark-*'")
    arguments = parser.parse_args()
    print(write_gallery(arguments.folder, arguments.only, arguments.theme), "pictures")


if __name__ == "__main__":
    main()
