"""The tables of the database. Changing anything here takes a migration; `REVISION` is the newest."""

from __future__ import annotations

from typing import Final

from engine.tables.store.schema.clubs import (
    evening_dates,
    evenings,
    season_tournaments,
    seasons,
    team_contests,
    tournaments,
)
from engine.tables.store.schema.holder import holder
from engine.tables.store.schema.kept import kept_changes, kept_matches
from engine.tables.store.schema.marks import mark_keys, marks
from engine.tables.store.schema.matches import actions, deals, lookbacks, matches, packs, results, settlings, tables
from engine.tables.store.schema.openings import dm_openings
from engine.tables.store.schema.parts import metadata
from engine.tables.store.schema.people import boards, houses, people, posts, ratings, servers
from engine.tables.store.schema.shared import dailies, day_plays, days, sent_deals

__all__ = [
    "LASTING",
    "REVISION",
    "actions",
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

REVISION: Final = "0043"

LASTING: Final = tuple(one for one in metadata.sorted_tables if one is not holder)
"""All but who is first; a table comes after those that it names."""
