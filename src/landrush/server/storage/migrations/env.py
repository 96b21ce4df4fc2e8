"""How Alembic takes the steps: inside the transaction of the connection that it is given."""

from __future__ import annotations

from alembic import context

from landrush.server.storage.schema import metadata

# SQLite cannot change a column in place: a step copies the table instead.
context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
