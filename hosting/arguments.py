"""The arguments of the program."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

_LONGEST_ID: Final = 20
_END_OF_IDS: Final = 2**63
"""What no database and no ID of Discord reaches."""


def parser() -> argparse.ArgumentParser:
    """What may stand behind `python bot.py`."""
    made = argparse.ArgumentParser(
        prog="bot.py", description="Belgian card games in Discord; without a token, at a practice table in the browser."
    )
    made.add_argument("--port", type=_port, default=0, help="port of the practice page (default: a free one)")
    made.add_argument("--no-browser", action="store_true", help="print the address of the practice page only")
    made.add_argument("--fresh", action="store_true", help="forget what was played at the practice table before")
    made.add_argument(
        "--check", type=_number, metavar="CHANNEL", help="try out in this channel what the bot asks of Discord, and end"
    )
    made.add_argument(
        "--person", type=_number, metavar="USER", help="who gets the direct message of --check (default: the owner)"
    )
    made.add_argument(
        "--stranger",
        type=_number,
        metavar="USER",
        help="somebody who installed the bot for themselves and shares no server with it: --check writes to them too",
    )
    made.add_argument(
        "--backup",
        type=Path,
        metavar="FILE",
        help="copy the database into a new file, while the bot runs or not, and end",
    )
    made.add_argument(
        "--heartbeat",
        type=Path,
        metavar="FILE",
        help="write again and again how the bot is (python -m hosting.heartbeat)",
    )
    made.add_argument(
        "--move-to", metavar="POSTGRESQL", help="move the database in its file over to postgresql://..., and end"
    )
    made.add_argument("--no-practice", action="store_true", help="without a token, stop instead of practising")
    return made


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 65_536:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: expected a number from 1 to 65535")
    return int(text)


def _number(text: str) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= _LONGEST_ID
    if not is_number or not 0 < int(text) < _END_OF_IDS:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an ID: switch on Developer Mode in Discord, and copy the ID from its menu"
        )
    return int(text)
