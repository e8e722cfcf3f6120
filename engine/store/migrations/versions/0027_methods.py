"""Tournaments of any size and method: how they are drawn, what they count, and who directs them.

Those of yesterday read as classic ones.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

_WORDS = {"method": "classic", "entry": "drawn", "remainder": "computer", "total": "royes", "level": "normal"}
_LISTS = ("draws", "partners", "wishes", "corrections", "directors")


def upgrade() -> None:
    added: list[sa.Column[Any]] = [
        *(sa.Column(name, sa.Text, nullable=False, server_default=word) for name, word in _WORDS.items()),
        sa.Column("least", sa.Integer, nullable=False, server_default="4"),
        sa.Column("round_minutes", sa.Integer, nullable=False, server_default="0"),
        sa.Column("same_deals", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("house", sa.Text),
        sa.Column("evening_id", sa.Integer),
        sa.Column("starts_at", sa.Float),
        *(sa.Column(name, sa.Text, nullable=False, server_default="[]") for name in _LISTS),
        sa.Column("secret", sa.Text),
        sa.Column("round_ends", sa.Float),
    ]
    for column in added:
        op.add_column("tournaments", column)
