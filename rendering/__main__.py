"""`python -m rendering gallery OUT`: every kind of picture, written into a folder."""

from __future__ import annotations

import argparse
from pathlib import Path

from rendering.gallery import write_gallery


def main() -> None:
    """Read the command line and write the pictures."""
    parser = argparse.ArgumentParser(prog="python -m rendering", description="Look at the pictures the bot draws.")
    commands = parser.add_subparsers(required=True, metavar="command")
    gallery = commands.add_parser("gallery", help="write every kind of picture, in every language, into a folder")
    gallery.add_argument("folder", type=Path, metavar="OUT", help="where to; made if it does not exist")
    arguments = parser.parse_args()
    write_gallery(arguments.folder)


if __name__ == "__main__":
    main()
