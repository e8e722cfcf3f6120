"""Rules as one short line, to be sent to others and read there: a game, a preset, and options after a colon.

Only options that differ from the preset stand there. The line says nothing about who made the rules, and whoever reads
it plays the newest edition. `parse_rules(print_rules(x)) == x`.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from engine.core.errors import Unreadable
from engine.core.options import Options, differences
from engine.core.registry import GAMES, game_named

LONGEST: Final = 16_000
"""A longer text is none of ours."""
LINE: Final = "line of rules"
"""What cannot be read where a line is none; `Unreadable` of anything else is about a part of it."""
_FORM: Final = "GAME PRESET: OPTION=VALUE, OPTION=VALUE"
_MARKS: Final = "`\"'“”„«» \t\r\n\N{NO-BREAK SPACE}"
"""What people leave around a line they copy."""


def print_rules(options: Options) -> str:
    """The line for these rules."""
    changed = differences(options, GAMES[options.game].configure(options.preset))
    written = ", ".join(f"{name}={value}" for name, value in changed.items())
    return f"{options.game} {options.preset}: {written}" if written else f"{options.game} {options.preset}"


def parse_rules(text: str) -> Options:
    """The rules of a line, in either case; raises Unreadable, UnknownChoice, ImpossibleOptions.

    Characters that nobody sees come along with what people copy, and say nothing.
    """
    seen = "".join(char for char in text if unicodedata.category(char) != "Cf")
    line = " ".join(seen.strip(_MARKS).split())
    head, _, tail = line.partition(":")
    names = head.split()
    if len(names) != 2 or len(text) > LONGEST:
        raise Unreadable(LINE, text, _FORM)
    changes: dict[str, str] = {}
    for part in filter(None, map(str.strip, tail.split(","))):
        name, sign, value = part.partition("=")
        name = name.strip().lower()
        if not (name and sign) or name in changes:
            raise Unreadable(LINE, part, _FORM)
        changes[name] = value.strip()
    return game_named(names[0]).configure(names[1], changes)
