"""Whether somebody wants to be asked before they undertake a high contract."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("people", sa.Column("confirms_contracts", sa.Boolean))
