"""The tables of the database. Times are milliseconds since 1970, ids are random texts.

The entries are the truth about a match; what `tables` and `seats` say about it is there to be found quickly.
"""

from __future__ import annotations

import secrets
import time

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

ID = 16
NAME = 40

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def person_id(name: str = "person", *, optional: bool = False, primary: bool = False) -> Column[str]:
    """A column that refers to somebody."""
    return Column(name, String(ID), ForeignKey("people.id"), nullable=optional, primary_key=primary)


def table_id(*, primary: bool = True) -> Column[str]:
    return Column("table", String(ID), ForeignKey("tables.id"), primary_key=primary, nullable=False)


people = Table(
    "people",
    metadata,
    Column("id", String(ID), primary_key=True),
    # guest, account or bot.
    Column("kind", String(8), nullable=False),
    Column("name", String(NAME), nullable=False),
    # The name as it is compared; guests have none.
    Column("name_key", String(2 * NAME), unique=True),
    Column("password", String(200)),
    # Whose bot it is.
    person_id("owner", optional=True),
    Column("email", String(254)),
    # The hash of the code that confirms an address, while it is not confirmed.
    Column("email_code", String(64)),
    Column("preferences", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger),
)

sessions = Table(
    "sessions",
    metadata,
    # SHA-256 of what the client holds.
    Column("hash", String(64), primary_key=True),
    # The name under which it is listed and revoked.
    Column("id", String(ID), nullable=False, unique=True),
    person_id(),
    # browser or token.
    Column("kind", String(8), nullable=False),
    Column("label", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Index("ix_sessions_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("clock", String(40), nullable=False),
    # online, one-device where one person holds all seats of people, or tutorial.
    Column("mode", String(12), nullable=False),
    Column("is_private", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("is_imported", Boolean, nullable=False, server_default=false()),
    # Whether people may take hints against each other.
    Column("allows_hints", Boolean, nullable=False, server_default=false()),
    # Whether the game begins by itself when the last seat is taken.
    Column("starts_when_full", Boolean, nullable=False, server_default=false()),
    # open, playing, finished or closed.
    Column("status", String(10), nullable=False),
    person_id("owner", optional=True),
    # Whoever knows it may see and join a private table.
    Column("invite", String(ID), nullable=False),
    Column("seed", LargeBinary(64)),
    Column("commitment", String(64), nullable=False),
    # The position that stands for a new game, and where it comes from.
    Column("position", Text),
    Column("origin", String(ID)),
    Column("origin_at", Integer),
    # The table that was opened for a rematch.
    Column("rematch", String(ID)),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    # The number of entries; grows with every one of them.
    Column("version", Integer, nullable=False, server_default="0"),
    # Grows with everything else that changes: seats, status, chat.
    Column("revision", Integer, nullable=False, server_default="0"),
    # The turn or round that is played, as the game counts them; 0 in the setup.
    Column("turn", Integer, nullable=False, server_default="0"),
    # The seat that is asked, since when, and when somebody must look after the table.
    Column("asked", Integer),
    Column("asked_since", BigInteger),
    Column("due", BigInteger),
    Column("scores", JSON),
    Column("winners", JSON),
    Index("ix_tables_due", "due"),
    Index("ix_tables_listed", "status", "is_private", "created"),
    Index("ix_tables_ended", "status", "is_private", "ended"),
)

seats = Table(
    "seats",
    metadata,
    table_id(),
    Column("seat", Integer, primary_key=True),
    # open, invited, person, bot, vacant, or name for a player of an imported record.
    Column("kind", String(8), nullable=False),
    # Whose seat it is, also while a bot stands in; or for whom it is kept.
    person_id(optional=True),
    # A bot's name in the seat, or that of a player of an imported record.
    Column("name", String(200), nullable=False, server_default=""),
    # Who held it when the game began, as a record says it.
    Column("holder", String(220), nullable=False, server_default=""),
    Column("contribution", String(64), nullable=False, server_default=""),
    # When the person was last at the table.
    Column("seen", BigInteger),
    # won, shared or lost, when the game is over and the seat is somebody's.
    Column("result", String(8)),
    Index("ix_seats_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    table_id(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("text", String(300), nullable=False),
    Column("spent", BigInteger),
    Column("at", BigInteger, nullable=False),
    # Who sent it and under which id; the first entry of a command has it.
    Column("command", String(100)),
    UniqueConstraint("table", "command"),
)

chats = Table(
    "chats",
    metadata,
    table_id(),
    Column("number", Integer, primary_key=True),
    person_id(),
    Column("at", BigInteger, nullable=False),
    # One of the two: words of one's own, or the key of a phrase that every reader sees translated.
    Column("text", String(500)),
    Column("phrase", String(40)),
    Column("command", String(100)),
    UniqueConstraint("table", "command"),
)

mutes = Table(
    "mutes",
    metadata,
    person_id(primary=True),
    person_id("muted", primary=True),
)

ratings = Table(
    "ratings",
    metadata,
    person_id(primary=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    table_id(),
    person_id(primary=True),
    Column("game", String(40), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rating_changes_person", "person", "at"),
)

# What the judge made of matches that are over.
analyses = Table(
    "analyses",
    metadata,
    table_id(),
    # How it was judged: what is judged otherwise is judged again.
    Column("judge", String(80), nullable=False),
    # JSON, compressed.
    Column("found", LargeBinary, nullable=False),
)

# Where the browsers of people take web push.
pushes = Table(
    "pushes",
    metadata,
    # SHA-256 of the endpoint.
    Column("id", String(64), primary_key=True),
    person_id(),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_pushes_person", "person"),
)

# Who was told of which question, so that nobody is told twice.
notices = Table(
    "notices",
    metadata,
    table_id(),
    person_id(primary=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Keys of the server itself.
secrets_kept = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
