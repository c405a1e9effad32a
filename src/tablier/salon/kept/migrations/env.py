"""Run by Alembic: migrations go through the connection that :func:`tablier.salon.kept.schema.migrate` opened."""

from __future__ import annotations

from alembic import context

from tablier.salon.kept.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
