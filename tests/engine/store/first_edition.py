"""A database from before the rules had editions, from `first_edition.sql`.

Tables 1 to 4 go on: 1 after a deal with a bound seat's solo, which the second edition forbids, 2 in an auction that a
small misère closed, 3 after a Flemish deal whose declarers won no trick, 4 before that solo is bid. Tables 5 and 6 are
over; the deals of 3 and 1 are their first ones. Nobody has dealt at table 7. There are two sets of house rules, with
ladders as that time's form wrote them.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

GOING_ON: Final = (1, 2, 3, 4)
SCORES: Final = {
    1: (9, -27, 9, 9),
    2: (0, 0, 0, 0),
    3: (-10, 10, -10, 10),
    4: (0, 0, 0, 0),
    5: (-5, -5, -25, 35),
    6: (15, -45, -9, 39),
}
"""What the program of that time showed at each table."""


def write_first_edition(file: Path, *changes: str) -> None:
    """Make such a database, then change it by the SQL in `changes`."""
    script = Path(__file__).with_name("first_edition.sql").read_text(encoding="utf-8")
    connection = sqlite3.connect(file)
    connection.executescript(script)
    for change in changes:
        connection.execute(change)
    connection.commit()
    connection.close()
