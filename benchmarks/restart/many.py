"""A database full of live tables: all games and presets, each in the middle of a match of several deals.

Some hundred matches are played by the engine; the other tables are copies with other servers, channels and people.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from benchmarks.matches import Silence, open_tables, play_on, started
from engine.clubs.tables import Tables
from engine.core.options import Options
from engine.core.registry import GAMES

PLAYED: Final = 400
MOST: Final = 120
"""Journal entries: a deal has 14 to 70, by game."""
_SERVER: Final = 1 << 22
"""Between the ids of two servers, so that they are of different shards."""


async def fill(file: Path, count: int) -> None:
    """Fill a new file with so many live tables, the same ones each time."""
    rng = random.Random(1)
    tables = await open_tables(file, Silence())
    try:
        for number, options in zip(range(1, min(count, PLAYED) + 1), _every_options(), strict=False):
            await _in_the_middle(tables, number, options, rng)
    finally:
        await tables.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        _only_live(connection)
        _copy(connection, count)
        connection.commit()


def _every_options() -> Iterator[Options]:
    """The options of tables of every game by every preset, over and over."""
    while True:
        for game in GAMES.values():
            for preset in game.presets:
                yield game.for_tables(preset)


async def _in_the_middle(tables: Tables, number: int, options: Options, rng: random.Random) -> None:
    """One more table on which a match goes on after some entries."""
    entries = rng.randrange(1, MOST)
    while True:
        seats = GAMES[options.game].seats(options)
        people = tuple(range(number * 10, number * 10 + seats))
        table = await started(tables, number, number * _SERVER, options, people)
        await play_on(table, rng, entries)
        if not table.winners:
            return
        # That match was shorter: a table that is over is not live.
        entries = rng.randrange(1, max(2, entries))


def _only_live(connection: sqlite3.Connection) -> None:
    """Delete matches that came to their end, and number the others from 1."""
    over = [row["id"] for row in connection.execute("SELECT id FROM tables WHERE status != 'playing'")]
    for table in ("results", "deals", "matches", "ratings", "packs", "actions"):
        connection.executemany(f"DELETE FROM {table} WHERE table_id = ?", [(one,) for one in over])
    connection.executemany("DELETE FROM tables WHERE id = ?", [(one,) for one in over])


def _copy(connection: sqlite3.Connection, count: int) -> None:
    originals = [dict(row) for row in connection.execute("SELECT * FROM tables ORDER BY id")]
    highest = originals[-1]["id"]
    for number in range(len(originals), count):
        copies, original = divmod(number, len(originals))
        row = originals[original]
        _add(connection, row, row["id"] + copies * highest, copies * 100_000)


def _add(connection: sqlite3.Connection, row: dict[str, Any], number: int, offset: int) -> None:
    """Add a copy of a table under another number, with others sitting there."""
    seats = json.loads(row["seats"])
    for one in seats:
        if one is not None:
            one["user_id"] += offset
            one["name"] = f"User {one['user_id']}"
    changed = {"id": number, "guild_id": row["guild_id"] + offset * _SERVER, "channel_id": row["channel_id"] + offset}
    changed |= {"host_id": row["host_id"] + offset, "seats": json.dumps(seats), "stints": _moved(row["stints"], offset)}
    values = row | changed
    named, places = ", ".join(f'"{name}"' for name in values), ", ".join("?" * len(values))
    connection.execute(f"INSERT INTO tables ({named}) VALUES ({places})", tuple(values.values()))
    for table, columns in (("actions", 'number, kind, seat, action, "by", at'), ("packs", "deal, cards")):
        copied = f"INSERT INTO {table} (table_id, {columns}) SELECT ?, {columns} FROM {table} WHERE table_id = ?"
        connection.execute(copied, (number, row["id"]))


def _moved(stints: str, offset: int) -> str:
    """Who sat there: the same seats, others' names and ids."""
    moved = []
    for deal, seat, _, user_id, *more in json.loads(stints):
        moved.append([deal, seat, f"User {user_id + offset}", user_id + offset, *more])
    return json.dumps(moved)
