"""Results say which level of computers played; until now there was one, which is called normal today.

Levels have ratings of their own from now on, so matches in which they count are rated again, with all that follow.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"

_results = sa.table("results", sa.column("user_id", sa.BigInteger), sa.column("player", sa.Text))
_matches = sa.table(
    "matches", sa.column("rated", sa.Text), sa.column("computers", sa.Boolean), sa.column("settled", sa.Boolean)
)


def upgrade() -> None:
    op.add_column("results", sa.Column("player", sa.Text))
    op.execute(_results.update().where(_results.c.user_id.is_(None)).values(player="normal"))
    with_computers = sa.and_(_matches.c.rated == "yes", _matches.c.computers == sa.true())
    op.execute(_matches.update().where(with_computers).values(settled=False))
