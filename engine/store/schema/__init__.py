"""The tables of the database. Changing anything here takes a migration; `REVISION` is the newest."""

from __future__ import annotations

from typing import Final

from engine.store.schema.clubs import (
    evening_dates,
    evenings,
    kept_changes,
    kept_matches,
    season_tournaments,
    seasons,
    team_contests,
    tournaments,
)
from engine.store.schema.matches import (
    actions,
    dailies,
    day_plays,
    days,
    deals,
    lookbacks,
    matches,
    packs,
    results,
    sent_deals,
    settlings,
    tables,
)
from engine.store.schema.parts import metadata
from engine.store.schema.people import (
    blocks,
    boards,
    dm_openings,
    holder,
    houses,
    mark_keys,
    marks,
    people,
    posts,
    ratings,
    servers,
)

__all__ = [
    "LASTING",
    "REVISION",
    "actions",
    "blocks",
    "boards",
    "dailies",
    "day_plays",
    "days",
    "deals",
    "dm_openings",
    "evening_dates",
    "evenings",
    "holder",
    "houses",
    "kept_changes",
    "kept_matches",
    "lookbacks",
    "mark_keys",
    "marks",
    "matches",
    "metadata",
    "packs",
    "people",
    "posts",
    "ratings",
    "results",
    "season_tournaments",
    "seasons",
    "sent_deals",
    "servers",
    "settlings",
    "tables",
    "team_contests",
    "tournaments",
]

REVISION: Final = "0047"

LASTING: Final = tuple(one for one in metadata.sorted_tables if one is not holder)
"""All but who is first; a table comes after those that it names."""
