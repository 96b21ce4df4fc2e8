"""Everything that can be set about a server, in one place, with what holds when nothing is set."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

import msgspec
from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from landrush.analysis.analyse import USUAL_BUDGET
from landrush.bots.budget import read_budget
from landrush.component_files import read_text
from landrush.errors import BadOption
from landrush.messages import Reason

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"
FILE_NAME = "landrush.db"
# Workers that another process starts find their settings in this variable.
SETTINGS_VARIABLE = "LANDRUSH_SERVER_SETTINGS"


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server that takes our e-mail; none is sent without a host."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    # starttls, tls, or none for a server on the same machine.
    security: str = "starttls"


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of everything; a club never notices them."""

    frame_bytes: int = 65_536
    body_bytes: int = 65_536
    # Frames of one socket: so many at once, and so many a second.
    frames_burst: int = 100
    frames_rate: float = 50.0
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    # Frames that wait for a slow reader before it is dropped.
    queue: int = 64
    # Within an hour, from one address.
    guests_per_hour: int = 60
    tables_per_hour: int = 60
    records_per_hour: int = 60
    analyses_per_hour: int = 60
    # Within an hour, for one person.
    hints_per_hour: int = 1_000
    # Wrong passwords for one name, and from one address, within a quarter of an hour.
    logins_per_name: int = 10
    logins_per_address: int = 50
    # Codes for e-mail addresses that are sent within an hour, and tried within a quarter of one.
    codes_asked: int = 5
    codes_tried: int = 5
    tables_in_memory: int = 2_000


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds between things; tests make them shorter."""

    # How often tables are looked at whose time is up, and what other workers did.
    sweep: float = 1.0
    # How often a worker asks the storage what it may have missed.
    poll: float = 3.0
    # How often it is noted that somebody is at a table.
    heartbeat: float = 10.0
    # Who is asked and away is warned after this, and replaced after that.
    warn_after: float = 30.0
    replace_after: float = 90.0
    # A bot that has not decided by then is asked again.
    bot_patience: float = 15.0
    # A notice goes out when a decision has waited so long and its person is not there.
    notice_after: float = 30.0
    sessions_checked: float = 3.0
    session_days: float = 180.0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one server. A file of settings has the same names; docs/self-hosting.md."""

    database_url: str = ""
    redis_url: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    # The addresses under which browsers reach us, such as https://play.example.org; the first is in links.
    origins: tuple[str, ...] = ()
    # Proxies in front of us whose word for the client's address is taken.
    trusted_proxies: tuple[str, ...] = ()
    bot_processes: int = 1
    # How much is thought about each decision of a game that somebody wants to have analysed.
    analysis_budget: str = str(USUAL_BUDGET)
    has_metrics: bool = False
    # How the log is written: text or json; text on a terminal and json elsewhere when nothing is set.
    log: Literal["", "text", "json"] = ""
    mail: Mail = Mail()
    # Hosts that web push goes to; others are never connected to.
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "*.push.apple.com",
        "*.notify.windows.com",
    )
    push_contact: str = ""
    limits: Limits = Limits()
    timing: Timing = Timing()

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def sqlite_path(self) -> Path | None:
        """The file of the embedded database, or None for another one."""
        return sqlite_file(self.database_url)

    @property
    def public_origins(self) -> tuple[str, ...]:
        """The origins that may write, also when none is set."""
        if self.origins:
            return self.origins
        names = ("127.0.0.1", "localhost", "[::1]", self.host)
        return tuple(dict.fromkeys(f"http://{name}:{self.port}" for name in names))

    @property
    def is_secure(self) -> bool:
        """Whether everybody comes by TLS, so that cookies can insist on it."""
        return all(origin.startswith("https://") for origin in self.public_origins)


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database, or None for another one."""
    return Path(make_url(url).database or "") if url.startswith("sqlite") else None


def default_database_url() -> str:
    """A file in the user's data directory, which nobody else can read. Raises BadOption."""
    folder = user_data_path("landrush", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        reason = {"url": str(folder), "detail": error.strerror or str(error)}
        raise BadOption(Reason("server-database-unusable", reason)) from None
    return f"{SQLITE}:///{folder / FILE_NAME}"


def checked_database_url(text: str) -> str:
    """The address of a database that we can use. Raises BadOption."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadOption(Reason("server-bad-database", {"text": "…"})) from None
    names = {"sqlite": SQLITE, SQLITE: SQLITE, "postgresql": POSTGRESQL, POSTGRESQL: POSTGRESQL}
    if url.drivername not in names or not url.database:
        raise BadOption(Reason("server-bad-database", {"text": url.render_as_string(hide_password=True)}))
    return url.set(drivername=names[url.drivername]).render_as_string(hide_password=False)


def read_settings(path: str | Path | None, given: dict[str, object]) -> Settings:
    """The settings of a TOML file, if there is one, and over them those that were given. Raises BadOption."""
    try:
        found = {} if path is None else tomllib.loads(read_text(path, BadOption))
        settings = msgspec.convert({**found, **given}, Settings)
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise BadOption(Reason("server-bad-settings", {"file": str(path), "detail": str(error)})) from None
    url = checked_database_url(settings.database_url) if settings.database_url else default_database_url()
    settings = msgspec.structs.replace(settings, database_url=url)
    read_budget(settings.analysis_budget)
    if settings.is_sqlite and settings.workers > 1:
        raise BadOption(Reason("server-one-process"))
    return settings
