"""A record's text read by the naive reference, which says what `replay --json` has to print of it."""

from __future__ import annotations

import json
import re

from tests.engine.reference import Reference
from tests.engine.reference_table import Line, Said


def lines_of_record(text: str) -> list[Line]:
    """All lines, of a record that is in order."""
    lines: list[Line] = []
    tags: dict[str, str] = {}
    options: dict[str, str] = {}
    deals: list[tuple[list[str], list[Said]]] = []
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        if tag := re.fullmatch(r'\[Option "(.*)" "(.*)"\]', line):
            options[tag[1]] = tag[2]
        elif tag := re.fullmatch(r'\[Pack "(.*)"\]', line):
            deals.append((tag[1].split(), []))
        elif tag := re.fullmatch(r'\[(\w+) "(.*)"\]', line):
            tags[tag[1]] = tag[2]
        elif line:
            seat, _, action = line.partition(" ")
            deals[-1][1].append((int(seat), action))
    reference = Reference(tags.get("Rules", "couillon"), int(tags.get("Dealer", "1")), **options)
    for pack, said in deals:
        lines += reference.lines_of_deal(pack, said)
    return lines


def text_of_lines(lines: list[Line]) -> str:
    """The lines as a file."""
    return "".join(json.dumps(line) + "\n" for line in lines)
