"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=80), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("owner", sa.String(length=16), nullable=True),
        sa.Column("email", sa.String(length=254), nullable=True),
        sa.Column("email_code", sa.String(length=64), nullable=True),
        sa.Column("preferences", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_people_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("name_key", name=op.f("uq_people_name_key")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("muted", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name=op.f("fk_mutes_muted")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mutes_person")),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=200), nullable=False),
        sa.Column("auth", sa.String(length=100), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_pushes_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pushes")),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ratings_person")),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("label", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
        sa.UniqueConstraint("id", name=op.f("uq_sessions_id")),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("components", sa.String(length=16), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("clock", sa.String(length=40), nullable=False),
        sa.Column("mode", sa.String(length=12), nullable=False),
        sa.Column("is_private", sa.Boolean(), nullable=False),
        sa.Column("is_rated", sa.Boolean(), nullable=False),
        sa.Column("is_imported", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("starts_when_full", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("owner", sa.String(length=16), nullable=True),
        sa.Column("invite", sa.String(length=16), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=64), nullable=True),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("position", sa.Text(), nullable=True),
        sa.Column("origin", sa.String(length=16), nullable=True),
        sa.Column("origin_at", sa.Integer(), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("turn", sa.Integer(), server_default="0", nullable=False),
        sa.Column("asked", sa.Integer(), nullable=True),
        sa.Column("asked_since", sa.BigInteger(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("scores", sa.JSON(), nullable=True),
        sa.Column("winners", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_tables_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_due", "tables", ["due"], unique=False)
    op.create_index("ix_tables_ended", "tables", ["status", "is_private", "ended"], unique=False)
    op.create_index("ix_tables_listed", "tables", ["status", "is_private", "created"], unique=False)
    op.create_table(
        "chats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=True),
        sa.Column("phrase", sa.String(length=40), nullable=True),
        sa.Column("command", sa.String(length=100), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chats_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chats_table")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_chats")),
        sa.UniqueConstraint("table", "command", name=op.f("uq_chats_table_command")),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("spent", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("command", sa.String(length=100), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table")),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_entries")),
        sa.UniqueConstraint("table", "command", name=op.f("uq_entries_table_command")),
    )
    op.create_table(
        "notices",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notices_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_notices_table")),
        sa.PrimaryKeyConstraint("table", "person", "version", name=op.f("pk_notices")),
    )
    op.create_table(
        "rating_changes",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_rating_changes_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_rating_changes_table")),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_rating_changes")),
    )
    op.create_index("ix_rating_changes_person", "rating_changes", ["person", "at"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=200), server_default="", nullable=False),
        sa.Column("holder", sa.String(length=220), server_default="", nullable=False),
        sa.Column("contribution", sa.String(length=64), server_default="", nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.String(length=8), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_person", "seats", ["person"], unique=False)
