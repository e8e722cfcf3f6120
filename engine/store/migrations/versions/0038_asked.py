"""Sheets for real cards count only for members who have said so, and a server says how much a member may have open.

Sheets that were opened before go on counting for everybody named on them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0036"


def upgrade() -> None:
    op.add_column("kept_matches", sa.Column("asks", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("servers", sa.Column("most_scores", sa.Integer))
