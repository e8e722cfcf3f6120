"""Tables of Kleurenwiezen in the tests."""

from __future__ import annotations

from typing import Any

from engine.registry import GAMES
from engine.tables.table import Table
from tests.tables.support import (
    ANNA,
    BRAM,
    CHLOE,
    DAAN,
    Process,
)

ALL = (ANNA, BRAM, CHLOE, DAAN)
GAME = GAMES["kleurenwiezen"]


async def playing(process: Process, people: tuple[int, ...] = ALL, **changes: Any) -> Table:
    return await process.started(people, **{"preset": "pagat", "troel": "off", **changes})


def person_on(table: Table, seat: int) -> int:
    occupant = table.occupant(seat)
    assert occupant is not None
    assert occupant.user_id is not None
    return occupant.user_id
