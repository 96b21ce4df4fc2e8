"""Analyses of matches that are over, and tables at which hints are allowed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("allows_hints", sa.Boolean(), server_default=sa.text("false"), nullable=False)
    )
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("judge", sa.String(length=80), nullable=False),
        sa.Column("found", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )
