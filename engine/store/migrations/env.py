"""Run by Alembic; the connection comes from whoever asked for the upgrade."""

from __future__ import annotations

from alembic import context

from engine.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter most things of a table: Alembic makes it anew.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
