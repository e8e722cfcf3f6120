"""A match that somebody brings as a file is read whatever wrote it, and what is no match is told apart."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from engine.core.registry import GAMES, in_room
from engine.records.files import LARGEST, OtherFile, WhyNot, match_in, text_in
from engine.records.record import BadRecord, Record
from engine.records.replay import IllegalLine, positions
from tests.about import in_one_test

RECORDS = Path(__file__).parents[2] / "records"
WRITTEN = sorted(RECORDS.glob("*.txt"))
ONE = next(path for path in WRITTEN if path.stem == "kleurenwiezen-example-7")


def pbn_of(record: Record) -> str:
    """Its deals as a match leaves them; empty where its game has none."""
    pbn = in_room("engine", record.game.name, "pbn")
    return pbn.print_pbn(record, "", "Discord", date(2026, 11, 21)) if pbn and pbn.is_possible(record) else ""


def done(record: Record) -> list[tuple[object, ...]]:
    """All that happens in a match."""
    return [(at.deal, at.seat, at.action, record.game.view(at.state, 0)) for at in positions(record)]


@in_one_test("path", WRITTEN)
def test_every_written_match_is_read_and_so_are_its_deals(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.parse(text)
    if not record.deals:
        return
    try:
        wanted = done(record)
    except IllegalLine:
        # Some are there to be refused.
        with pytest.raises(IllegalLine):
            match_in(text)
        return
    assert match_in(text_in(text.encode())) == record
    if pbn := pbn_of(record):
        read = match_in(text_in(pbn.encode()))
        assert (read.options, read.dealer, done(read)) == (record.options, record.dealer, wanted)


@in_one_test(
    "write",
    [
        lambda text: text.encode(),
        lambda text: codecs.BOM_UTF8 + text.encode(),
        lambda text: text.encode("utf-16"),
        lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
        lambda text: text.encode("cp1252"),
        lambda text: text.replace("\n", "\r\n").encode(),
        lambda text: text.replace("\n", "\r").encode(),
    ],
)
def test_a_file_is_read_whichever_editor_wrote_it(write: Callable[[str], bytes]) -> None:
    text = re.sub(r"\[Seats .*\]", '[Seats "Chloé|Renée|Zoë|Noël"]', ONE.read_text("utf-8"))
    record = match_in(text_in(write(text)))
    assert record.names == ("Chloé", "Renée", "Zoë", "Noël")
    assert match_in(text_in(write(pbn_of(record)))).names == record.names


@in_one_test(
    ("data", "why"),
    [
        (b"x" * (LARGEST + 1), WhyNot.TOO_LARGE),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", WhyNot.NO_TEXT),
        (codecs.BOM_UTF8 + b"\xff", WhyNot.NO_TEXT),
        (codecs.BOM_UTF16_LE + b"\0", WhyNot.NO_TEXT),
        (b"\x81\x8d", WhyNot.NO_TEXT),
        (b'{"secret": 1}', WhyNot.PROOF),
        (b'[Event "Cup"]\n[Deal "N:QJ6.K652.J85.T98 "]', WhyNot.OTHER_PBN),
        (b"% PBN 2.1\n", WhyNot.OTHER_PBN),
        (b'[Game "couillon"]\n[Rules "denexa"]\n[Dealer "1"]\n', WhyNot.EMPTY),
    ],
)
def test_what_is_no_match_is_told_apart(data: bytes, why: WhyNot) -> None:
    with pytest.raises(OtherFile) as bad:
        match_in(text_in(data))
    assert bad.value.why is why


@in_one_test("cut", range(1, 60))
def test_whatever_is_missing_or_changed_in_deals_is_said_with_its_line(cut: int) -> None:
    """Of each line in turn: it is left out, or in its place stands another text."""
    lines = pbn_of(Record.parse(ONE.read_text("utf-8"))).split("\n")
    if cut >= len(lines):
        return
    for changed in ([*lines[:cut], *lines[cut + 1 :]], [*lines[:cut], "SA SA SA SA", *lines[cut + 1 :]]):
        assert said_of("\n".join(changed)) <= len(lines)


def said_of(text: str) -> int:
    """The line that is wrong; 0 where none is, or where all of it is not of ours."""
    try:
        match_in(text)
    except (BadRecord, IllegalLine) as bad:
        return bad.line
    except OtherFile:
        pass
    return 0


def test_there_is_a_game_whose_deals_can_be_read() -> None:
    assert any(in_room("engine", name, "pbn") for name in GAMES)
