"""A match brought to /replay as a file is stepped through by whoever brought it; every bad file is told apart."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from engine.core.registry import GAMES, in_room
from engine.records.files import LARGEST
from engine.records.record import Record
from tests.cogs.world import World, buttons, components, private, said, texts, world

RECORDS = Path(__file__).parents[2] / "records"
OF_EACH = {
    name: next(path for path in sorted(RECORDS.glob("*.txt")) if f'[Game "{name}"]' in path.read_text("utf-8"))
    for name in GAMES
    if any(f'[Game "{name}"]' in path.read_text("utf-8") for path in RECORDS.glob("*.txt"))
}
DEALS = RECORDS / "kleurenwiezen-example-7.txt"


async def bring(here: World, name: str, data: bytes, who: str = "Anna") -> Any:
    return await here[who].slash(here.channel, "replay", file=(name, data))


async def press(here: World, shown: Any, which: str) -> Any:
    """Press the button of a page that goes there."""
    custom_id = next(one for one in buttons(shown, "record.step:") if f":{which}." in one)
    return await here["Anna"].click(shown, custom_id=custom_id)


@pytest.mark.parametrize("game", OF_EACH)
async def test_a_record_is_stepped_through_by_whoever_brings_it(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as here:
        shown = private(await bring(here, "evening.txt", OF_EACH[game].read_bytes()))
        assert "evening.txt" in texts(shown)
        assert "step 0 of" in texts(shown)
        assert len([one for one in components(shown) if one.get("type") == 12]) >= 1
        on = (await press(here, shown, "on")).response
        assert "step 1 of" in texts(on)
        last = (await press(here, on, "last")).response
        assert "step 0 of" not in texts(last)
        menu = next(one["custom_id"] for one in components(last) if one.get("custom_id", "").startswith("record.pick:"))
        value = next(one for one in components(last) if one.get("custom_id") == menu)["options"][0]["value"]
        first = (await here["Anna"].select(last, [value], custom_id=menu)).response
        assert "step 0 of" in texts(first)
        # Nothing of it is kept, nor shown to others.
        assert not here.tables.live
        assert not [one for one in here.channel.history() if "evening.txt" in texts(one)]
        await here.restart()
        assert "I do not have this file at hand any more" in said(await press(here, first, "on"))


async def test_the_deals_for_bridge_programs_are_read_back(tmp_path: Path) -> None:
    record = Record.parse(DEALS.read_text("utf-8"))
    pbn = in_room("engine", record.game.name, "pbn")
    assert pbn is not None
    data = pbn.print_pbn(record, "", "Discord", date(2026, 11, 21)).replace("\n", "\r\n").encode("utf-16")
    async with world(tmp_path) as here:
        both = [private(await bring(here, "match", one)) for one in (DEALS.read_bytes(), data)]
        assert texts(both[0]) == texts(both[1])


BAD = {
    "too large": (b"x" * (LARGEST + 1), "This file is too large for a match: 512 KB at most."),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "This file is no text."),
    "nothing": (b"", "Line 1 of this file cannot be read"),
    "no deal": (b'[Game "couillon"]\n[Rules "denexa"]\n[Dealer "1"]\n', "There is no deal in this file."),
    "a proof": (b'{"secret": "00"}', "This file is for checking the packs of a match."),
    "bridge": (b'% PBN 2.1\n[Event "Cup"]\n', "These deals are of another program"),
    "a letter": (b"Dear *all*,\n", "Line 1 of this file cannot be read: “Dear \\*all\\*,”."),
    "a game of nobody": (b'[Game "skat"]\n', 'Line 1 of this file cannot be read: “[Game "skat"]”.'),
}


async def test_a_bad_file_is_refused_in_one_clear_sentence(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        told = {name: said(await bring(here, "file", data)) for name, (data, _) in BAD.items()}
    assert {name: one for name, one in told.items() if BAD[name][1] not in one or "\n" in one.strip()} == {}


async def test_what_the_rules_forbid_is_said_with_its_line(tmp_path: Path) -> None:
    lines = DEALS.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if " play " in line)
    lines[at] = lines[at + 1]
    async with world(tmp_path) as here:
        told = said(await bring(here, "file.txt", "\n".join(lines).encode()))
    assert f"Line {at + 1} of this file goes against the rules: “{lines[at]}”." in told
