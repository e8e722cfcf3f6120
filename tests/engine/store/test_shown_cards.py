"""Matches that began when the highest card was always shown continue so; those not begun take the new rules.

`before_shown_cards.sql` comes from the program of that time, and `before_shown_cards.json` holds digests of what
everyone saw at its tables and of what `replay --json` printed for their records.
"""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from engine.games.couillon.options import CouillonOptions
from engine.records import jsonlines
from engine.records.record import Record
from engine.running.table import Table
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.about import about
from tests.engine.records.commandline import run
from tests.engine.running.support import GUILD, Hour, Process, address
from tests.engine.store.databases import up_to_date

WRITTEN: Final = Path(__file__).parent / "old" / "before_shown_cards.sql"
SEEN: Final[dict[str, dict[str, Any]]] = json.loads(WRITTEN.with_suffix(".json").read_text(encoding="utf-8"))
FORCED: Final = ("force", "malmedy", "dame-de-make", "six", "six-32", "eight")


def write(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(WRITTEN.read_text(encoding="utf-8"))


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    """The program of today on that database."""
    (tmp_path / "cards.sqlite3").write_bytes(up_to_date(write))
    running = await Process.start(address(tmp_path), Hour(), random.Random(1), Pauses(0, 0, 0.7))
    yield running
    await running.close()


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def seen(table: Table) -> str:
    """What everybody sees there; the sheet's figures are in the score."""
    views = [jsonlines.view(table.game, table.view(seat)) for seat in range(len(table.seats) + 1)]
    texts = [
        json.dumps({name: value for name, value in view.items() if name not in ("options", "sheet")}, sort_keys=True)
        for view in views
    ]
    return digest("\n".join(texts))


def shown(table: Table) -> str:
    options = table.setup.options
    assert isinstance(options, CouillonOptions)
    return options.show


async def play(process: Process, table: Table, until: int) -> None:
    """Play on at random until the table reaches this deal or ends."""
    rng = random.Random(table.id)
    while table.status is Status.PLAYING and table.deal < until:
        if not table.actors:
            await process.passes(1)
            continue
        seat = table.actors[0]
        occupant = table.occupant(seat)
        assert occupant is not None
        if occupant.user_id is None:
            await process.passes(1)
        else:
            await table.act(occupant.user_id, str(rng.choice(table.legal(seat))), table.turn_number(seat))


async def test_everybody_sees_what_they_saw_and_the_highest_card_is_still_shown(process: Process) -> None:
    for name, was in SEEN.items():
        with about(name):
            table = await process.tables.find(was["table"])
            assert seen(table) == was["seen"]
            assert shown(table) == ("highest" if table.setup.options.preset in FORCED else "none")


async def test_records_of_these_matches_are_replayed_as_they_were(
    process: Process, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, was in SEEN.items():
        if "replayed" in was:
            with about(name):
                table = await process.tables.find(was["table"])
                record = tmp_path / "record.txt"
                record.write_text(await table.record(), encoding="utf-8")
                ran = run(capsys, "replay", "--json", record)
                assert (ran.status, digest(ran.out)) == (0, was["replayed"])


@pytest.mark.parametrize("name", [name for name in SEEN if "finished" not in name])
async def test_they_go_on_by_the_rules_they_began_with_and_after_a_restart_too(process: Process, name: str) -> None:
    table = process.tables.get(SEEN[name]["table"])
    await play(process, table, table.deal + 1)
    before = seen(table)
    process = await process.another()
    table = await process.tables.find(table.id)
    assert seen(table) == before
    await play(process, table, table.deal + 2)
    assert Record.parse(await table.record()).deals


async def test_a_button_pressed_since_before_names_trumps_and_the_highest_card_is_shown(process: Process) -> None:
    table = process.tables.get(SEEN["force, trumps to be made"]["table"])
    (seat,) = table.actors
    occupant, hand = table.occupant(seat), table.view(seat).hand
    assert occupant is not None
    assert occupant.user_id is not None
    suit = hand[0].suit
    await table.act(occupant.user_id, f"trump {suit}", table.turn_number(seat))
    assert table.view(0).turned_up == (max(card for card in hand if card.suit is suit),)


async def test_what_has_not_begun_takes_the_rules_of_its_preset(process: Process) -> None:
    lobbies = [table for table in process.tables.in_guild(GUILD) if table.status is Status.LOBBY]
    assert [(table.setup.options.preset, shown(table)) for table in lobbies] == [("force", "chosen")]
    houses = {house.name: house.options for house in await process.tables.house_rules.of_guild(GUILD)}
    assert {name: dict(options.values())["show"] for name, options in houses.items()} == {
        "Chez Jef": "chosen",
        "Malmedy 21": "none",
    }
    assert dict(houses["Malmedy 21"].values())["royes"] == "21"
    waiting = next(one for one in process.tables.tournaments.all() if one.status is Status.LOBBY)
    assert dict(waiting.setup.options.values())["show"] == "none"


async def test_a_tournament_plays_its_next_rounds_as_its_first(process: Process) -> None:
    tournament = next(one for one in process.tables.tournaments.all() if one.status is Status.PLAYING)
    assert dict(tournament.setup.options.values())["show"] == "highest"
    await play(process, process.tables.get(SEEN["tournament, in the play"]["table"]), 99)
    for _ in range(1000):
        if tournament.round == 2 and tournament.tables_of(2):
            break
        await process.passes(60)
    (second,) = tournament.tables_of(2)
    assert shown(process.tables.get(second.table_id)) == "highest"


async def test_results_stay_and_say_by_which_rules_they_were_made(process: Process, tmp_path: Path) -> None:
    def rows(name: str, path: str) -> list[Any]:
        with closing(sqlite3.connect(path)) as connection, connection:
            return connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()

    old = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.executescript(WRITTEN.read_text(encoding="utf-8"))
    new = str(tmp_path / "cards.sqlite3")
    for name in ("results", "deals", "actions", "packs"):
        assert [row[: len(was)] for was, row in zip(rows(name, str(old)), rows(name, new), strict=True)] == rows(
            name, str(old)
        )
    with closing(sqlite3.connect(new)) as connection, connection:
        options = connection.execute("SELECT options FROM matches WHERE preset IN ('force', 'eight', 'malmedy')")
        assert {json.loads(text)["show"] for (text,) in options} == {"highest"}


async def test_a_row_that_cannot_be_read_keeps_no_other_from_being_brought_up_to_date(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "cards.sqlite3")) as connection, connection:
        connection.executescript(WRITTEN.read_text(encoding="utf-8"))
        connection.execute("UPDATE tables SET options = '{' WHERE id = ?", (SEEN["six, in the play"]["table"],))
    running = await Process.start(address(tmp_path), Hour(), random.Random(1), Pauses(0, 0, 0.7))
    assert shown(running.tables.get(SEEN["malmedy, in the play"]["table"])) == "highest"
    await running.close()
