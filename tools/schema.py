"""Writes the steps between schemas from src/landrush/server/storage/schema.py.

.venv/bin/python tools/schema.py first              the first step again, while nothing is released
.venv/bin/python tools/schema.py next "what is new" the next step; look at it before you commit it
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from alembic.autogenerate import produce_migrations, render_python_code
from alembic.operations.ops import CreateIndexOp, CreateTableOp, UpgradeOps
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.dialects import postgresql

from landrush.server.storage.migrate import STEPS, migrate, newest
from landrush.server.storage.schema import metadata

FILE = '''"""{words}."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = {before}


def upgrade() -> None:
    {steps}
'''


def first() -> None:
    """Everything that the schema has. SQLite understands the defaults of PostgreSQL, but not the reverse."""
    steps = []
    for table in metadata.sorted_tables:
        steps.append(CreateTableOp.from_table(table))
        indexes = sorted(table.indexes, key=lambda index: str(index.name))
        steps += [CreateIndexOp.from_index(index) for index in indexes]
    context = MigrationContext.configure(dialect=postgresql.dialect())
    write(
        "0001",
        "first",
        "The first tables",
        None,
        render_python_code(UpgradeOps(steps), migration_context=context),
    )


def following(words: str) -> None:
    """What is missing in a database of the newest revision."""
    before = newest()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "landrush.db")
        asyncio.run(migrate(f"sqlite+aiosqlite:///{file}"))
        engine = create_engine(f"sqlite:///{file}")
        with engine.connect() as connection:
            options = {"render_as_batch": True, "compare_server_default": True}
            context = MigrationContext.configure(connection, opts=options)
            steps = produce_migrations(context, metadata).upgrade_ops
            code = render_python_code(steps, render_as_batch=True, migration_context=context)
        engine.dispose()
    revision = f"{int(before) + 1:04}"
    write(revision, "_".join(words.lower().split()), words[0].upper() + words[1:], before, code)


def write(revision: str, name: str, words: str, before: str | None, steps: str) -> None:
    """Write the file of a step."""
    file = STEPS / "versions" / f"{revision}_{name}.py"
    before = None if before is None else f'"{before}"'
    steps = "\n".join(line for line in steps.split("\n") if "# ###" not in line).strip()
    file.write_text(FILE.format(words=words, revision=revision, before=before, steps=steps), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", file], check=True)
    subprocess.run([sys.executable, "-m", "ruff", "check", "--quiet", "--fix", file], check=True)
    print(file)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["first"]:
            first()
        case ["next", words]:
            following(words)
        case _:
            sys.exit(__doc__)
