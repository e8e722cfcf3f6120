"""Read a record's text with the naive references, which say what `replay --json` must print for it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

from tests.engine.games.chouine.reference.reference import ChouineReference
from tests.engine.games.couillon.reference.reference import Reference
from tests.engine.games.couillon.reference.table import Line, Said
from tests.engine.games.kleurenwiezen.reference.reference import KleurenwiezenReference


@dataclass
class WrittenDeal:
    """A deal as a record has it."""

    pack: list[str] = field(default_factory=list)
    dealer: int | None = None
    """The dealer, where the record names one in the middle of a match."""
    cut: int | None = None
    """A cut in place of a pack."""
    said: list[Said] = field(default_factory=list)


def lines_of_record(text: str) -> list[Line]:
    """All lines of a record that has no mistakes."""
    tags: dict[str, str] = {}
    options: dict[str, str] = {}
    rows: dict[str, str] = {}
    deals: list[WrittenDeal] = []
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        if tag := re.fullmatch(r'\[Option "(.*)" "(.*)"\]', line):
            options[tag[1]] = tag[2]
        elif tag := re.fullmatch(r'\[Row "(.*)" "(.*)"\]', line):
            rows[tag[1]] = tag[2]
        elif re.fullmatch(r'\[Deal "(.*)"\]', line):
            deals.append(WrittenDeal())
        elif tag := re.fullmatch(r'\[Pack "(.*)"\]', line):
            deals[-1].pack = tag[1].split()
        elif tag := re.fullmatch(r'\[Cut "(.*)"\]', line):
            deals[-1].cut = int(tag[1])
        elif deals and (tag := re.fullmatch(r'\[Dealer "(.*)"\]', line)):
            deals[-1].dealer = int(tag[1])
        elif tag := re.fullmatch(r'\[(\w+) "(.*)"\]', line):
            tags[tag[1]] = tag[2]
        elif line:
            seat, _, action = line.partition(" ")
            deals[-1].said.append((int(seat), action))
    dealer = int(tags.get("Dealer", "1"))
    if tags["Game"] == "chouine":
        chouine = ChouineReference(tags.get("Rules", "chouine"), dealer, **options)
        return [line for deal in deals for line in chouine.lines_of_deal(deal.pack, deal.said, deal.dealer)]
    if tags["Game"] == "kleurenwiezen":
        kleurenwiezen = KleurenwiezenReference(tags.get("Rules", "pagat"), dealer, rows or None, **options)
        return [line for deal in deals for line in kleurenwiezen.lines_of_deal(deal.pack, deal.cut, deal.said)]
    couillon = Reference(tags.get("Rules", "couillon"), dealer, **options)
    return [line for deal in deals for line in couillon.lines_of_deal(deal.pack, deal.said)]


def text_of_lines(lines: list[Line]) -> str:
    """The lines as a file."""
    return "".join(json.dumps(line) + "\n" for line in lines)
