"""Makes a database what it was before some migration, by taking away what that one and the later ones brought."""

from __future__ import annotations

from typing import Final

from engine.store import schema
from tests.engine.store.databases import execute

BROUGHT: Final = {
    "0030": (
        "DROP TABLE kept_changes",
        "DROP TABLE kept_matches",
        "ALTER TABLE tables DROP COLUMN kept_id",
    ),
    "0031": (),
    "0032": ("DROP TABLE dm_openings",),
    "0033": ("DROP TABLE season_tournaments", "ALTER TABLE tournaments DROP COLUMN bonus"),
    "0034": ("ALTER TABLE kept_matches DROP COLUMN pot",),
    "0035": (
        "DROP TABLE holder",
        *(f"CREATE TABLE {table} (id INTEGER)" for table in ("processes", "shards", "sessions")),
    ),
    "0036": ("DROP TABLE settlings", "DROP INDEX results_of_pairs"),
    "0038": ("ALTER TABLE kept_matches DROP COLUMN asks", "ALTER TABLE servers DROP COLUMN most_scores"),
    "0039": tuple(f"ALTER TABLE tournaments DROP COLUMN {one}" for one in ("asked", "removals", "stopping")),
    "0040": (
        *(f"ALTER TABLE servers DROP COLUMN most_{kind}" for kind in ("tables", "tournaments", "evenings", "houses")),
        "ALTER TABLE servers DROP COLUMN season_role",
        "ALTER TABLE evenings DROP COLUMN calling",
        *(f"ALTER TABLE tournaments DROP COLUMN {name}" for name in ("acted_at", "warned_at", "ending")),
    ),
    "0041": ("DROP TABLE marks", "DROP TABLE mark_keys", "ALTER TABLE matches DROP COLUMN met"),
    "0044": (
        *(
            f"ALTER TABLE {one} DROP COLUMN reserve_seconds"
            for one in ("tables", "servers", "tournaments", "evenings", "houses")
        ),
        "ALTER TABLE tables DROP COLUMN reserve_used",
        "ALTER TABLE houses DROP COLUMN turn_seconds",
    ),
    "0047": ("ALTER TABLE tables DROP COLUMN added_up",),
    "0046": ("DELETE FROM posts WHERE kind = 'door'",),
    "0045": ("DROP TABLE blocks",),
    "0043": tuple(f"ALTER TABLE {one} DROP COLUMN plays_last" for one in ("tables", "servers")),
    "0042": ("ALTER TABLE tables DROP COLUMN wait", "ALTER TABLE tables DROP COLUMN forfeited"),
}
"""What takes away what a migration brought."""
assert max(BROUGHT) == schema.REVISION


def back_to(url: str, revision: str) -> None:
    """Make the database at this address one of this revision."""
    gone = [one for later in sorted(BROUGHT, reverse=True) if later > revision for one in BROUGHT[later]]
    execute(url, *gone, f"UPDATE alembic_version SET version_num = '{revision}'")
