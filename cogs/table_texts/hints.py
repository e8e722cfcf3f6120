"""What everybody is told about hints at a table: whether they are given, and who took how many."""

from __future__ import annotations

from cogs.messages.words import name_of
from engine.tables.live.table import Table
from locales import Say


def beginning(table: Table, say: Say) -> list[str]:
    """What is said as the match begins; nothing where no hints are given."""
    if not table.allows_hints:
        return []
    return ["-# " + say("hints-begin-host" if table.setup.hints else "hints-begin")]


def taken(table: Table, say: Say) -> list[str]:
    """How many hints everybody took, where the host had allowed them; at other tables nobody counts."""
    if not table.setup.hints:
        return []
    people = (one for one in table.seats if one is not None and one.is_person)
    return ["-# " + say("hints-taken", people=" · ".join(f"{name_of(one, say)} {one.hints}" for one in people))]
