"""Where somebody sits: asked before everything they do, if several processes have the tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    # A file has one process, which knows.
    if op.get_context().dialect.name == "postgresql":
        op.create_index(
            "people_at_tables",
            "tables",
            [sa.cast(sa.column("seats"), JSONB).label("people")],
            postgresql_using="gin",
            postgresql_ops={"people": "jsonb_path_ops"},
            postgresql_where=sa.text("NOT closed"),
        )
