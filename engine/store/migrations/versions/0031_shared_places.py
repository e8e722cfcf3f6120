"""Matches of three or more sides in which some share a place are rated again: what they were given for it was wrong.

Whoever rates finds that they are not settled, and rates them with all that follow. All the matches are still there.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"

_matches = sa.table(
    "matches", sa.column("table_id", sa.Integer), sa.column("rated", sa.Text), sa.column("settled", sa.Boolean)
)
_results = sa.table(
    "results", sa.column("table_id", sa.Integer), sa.column("side", sa.Integer), sa.column("place", sa.Integer)
)


def upgrade() -> None:
    sides, places = (sa.func.count(sa.distinct(column)) for column in (_results.c.side, _results.c.place))
    level = sa.select(_results.c.table_id).group_by(_results.c.table_id).having(sides > 2, places < sides)
    wrong = sa.and_(_matches.c.rated == "yes", _matches.c.table_id.in_(level))
    op.execute(_matches.update().where(wrong).values(settled=False))
