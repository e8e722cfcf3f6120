"""What a message that everybody sees is to whoever has a seat at its table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from simcord.backend.models import Message
from simcord.components import walk_components

from engine.hall.tables import Tables
from engine.tables.live.table import Table
from engine.tables.model.errors import Refused

_OF_A_TABLE: Final = re.compile(r"(?:pick\.|who\.)?[a-z]+:(\d{1,15}):")
"""How the custom id of a table's button or menu begins."""
_TO_SIT_DOWN: Final = "take"
DRAWN_FROM: Final = 1
"""The seat at the lower edge of pictures that everybody sees."""

Component = Mapping[str, Any]


def table_of(tables: Tables, message: Message) -> Table | None:
    """The table a message is about, if it says so and the table is known."""
    for part in walk_components(message.components):
        if found := _OF_A_TABLE.match(str(part.get("custom_id", ""))):
            try:
                return tables.get(int(found[1]))
            except Refused:
                return None
    return None


def whose_view(table: Table, user_id: int) -> str | None:
    """The name of who sits at the lower edge of a table's pictures; None if that is this person, or they do not sit."""
    if table.seat_of(user_id) in (None, DRAWN_FROM) or not table.deal:
        return None
    first = table.seats[DRAWN_FROM - 1]
    return None if first is None else first.name


def without_seats_to_take(components: Sequence[Component]) -> list[Component]:
    """The components for somebody who sits at the table already."""
    return [*_kept(components)]


def _kept(components: Sequence[Component]) -> Iterator[Component]:
    for one in components:
        if str(one.get("custom_id", "")).partition(":")[0] != _TO_SIT_DOWN:
            inner = one.get("components")
            if inner is None:
                yield one
            elif kept := [*_kept(inner)]:
                yield {**one, "components": kept}
