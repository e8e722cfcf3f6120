"""Changes of partners by the host before the match: everybody affected is told. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.chance.seating import DrawnBy
from engine.tables.model.change import Change
from engine.tables.model.news import PartnersChanged
from engine.tables.model.snapshot import Snapshot


def are_drawn(table: Snapshot) -> bool:
    """Whether cards decide at the start who plays with whom."""
    return dict(table.setup.options.values()).get("seats_by") in set(DrawnBy)


def told(before: Snapshot, change: Change, by: int) -> Change:
    """The host's change in the lobby, with news for all people whose partners it changes.

    A match that was to start by itself then waits for the host: people who counted on their partner see it first.
    """
    was, now = _partners(before), _partners(change.after)
    concerned = tuple(sorted(one for one in was.keys() & now.keys() if was[one] != now[one] and one != by))
    if not concerned:
        return change
    setup = replace(change.after.setup, starts_when_full=False)
    news = (*change.news, PartnersChanged(concerned))
    return change._replace(after=replace(change.after, setup=setup), news=news)


def _partners(table: Snapshot) -> Mapping[int, frozenset[str] | None]:
    """The names of the partners of each person who sits there; None: cards decide."""
    sides = table.game.sides(table.setup.options)
    drawn = are_drawn(table)
    found: dict[int, frozenset[str] | None] = {}
    for own, one in zip(sides, table.seats, strict=True):
        if one is not None and one.user_id is not None:
            mates = (other.name for side, other in zip(sides, table.seats, strict=True) if side == own and other)
            found[one.user_id] = None if drawn else frozenset(mates) - {one.name}
    return found
