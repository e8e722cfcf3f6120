"""Ratings are worked out again: a match counts by how many deals it took. All the matches are still there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.execute(sa.text("UPDATE matches SET settled = 0 WHERE rated = 'yes'"))
