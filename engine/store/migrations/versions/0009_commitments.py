"""The edition of the algorithm by which a match follows from its secret, and the message with its digest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("commitment", sa.Text))
    # Matches that already have a secret began under the first edition, and go on under it.
    first = '{"edition":1,"message":null,"is_settled":true}'
    op.execute(sa.text("UPDATE tables SET commitment = :first WHERE secret IS NOT NULL").bindparams(first=first))
