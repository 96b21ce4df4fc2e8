"""landrush serve: the web server, one process or several."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
import time
import webbrowser
from contextlib import suppress
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import msgspec
import uvicorn

from landrush.cli.values import whole
from landrush.errors import BadOption
from landrush.l10n import message
from landrush.messages import Reason
from landrush.server import held, logs
from landrush.server.connections import Connection
from landrush.server.metrics import FOLDER_VARIABLE
from landrush.server.settings import SETTINGS_VARIABLE, Settings, read_settings
from landrush.server.storage.lock import holding
from landrush.server.storage.revision import is_newest

# Workers that start slowly are not ended for it; those that stop have so long to finish.
START_SECONDS = 60
STOP_SECONDS = 5
# How often it is tried, every tenth of a second, before the browser is opened.
ATTEMPTS = 300


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--host", metavar="H", help=message("cli-serve-host"))
    parser.add_argument("--port", type=whole, metavar="P", help=message("cli-serve-port"))
    parser.add_argument("--database-url", metavar="URL", help=message("cli-serve-database"))
    parser.add_argument("--redis-url", metavar="URL", help=message("cli-serve-redis"))
    parser.add_argument("--workers", type=whole, metavar="N", help=message("cli-serve-workers"))
    parser.add_argument("--origin", action="append", metavar="URL", help=message("cli-serve-origin"))
    parser.add_argument("--config", metavar=message("cli-word-file"), help=message("cli-serve-config"))
    parser.add_argument("--log", choices=(logs.TEXT, logs.JSON), metavar="F", help=message("cli-serve-log"))
    parser.add_argument("--open", action="store_true", help=message("cli-serve-open"))
    parser.add_argument("--metrics", action="store_true", default=None, help=message("cli-serve-metrics"))


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    names = {"host": "host", "port": "port", "database_url": "database_url", "redis_url": "redis_url"}
    names |= {"workers": "workers", "origin": "origins", "metrics": "has_metrics", "log": "log"}
    given = {to: getattr(args, name) for name, to in names.items() if getattr(args, name) is not None}
    settings = read_settings(args.config, given)
    settings = msgspec.structs.replace(settings, log=settings.log or logs.style_of(sys.stderr))
    logs.set_up(settings.log)
    with holding(settings.sqlite_path):
        prepare(settings)
        check_port(settings.host, settings.port)
        url = f"http://{settings.host}:{settings.port}/"
        print(message("cli-serve-at", url=url), flush=True)
        if args.open:
            otherwise = message("cli-serve-no-browser", url=url)
            how = (settings.host, settings.port, url, otherwise)
            Thread(target=open_browser, args=how, daemon=True).start()
        # Whoever ends a server with a signal or Ctrl-C gets what they wanted.
        with suppress(KeyboardInterrupt, SystemExit):
            serve(settings)
    return 0


def prepare(settings: Settings) -> None:
    """See to it that the database has the newest schema. Raises BadOption."""
    if not asyncio.run(is_newest(settings.database_url)):
        from landrush.server.storage.migrate import check_revision, migrate

        # A database that belongs to one server needs no step of its own.
        asyncio.run((migrate if settings.is_sqlite else check_revision)(settings.database_url))


def check_port(host: str, port: int) -> None:
    """Raise BadOption when nobody can listen there."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadOption(Reason("server-bad-port", {"host": host, "port": str(port), "why": why})) from None


def open_browser(host: str, port: int, url: str, otherwise: str) -> None:
    """Show the server in the browser as soon as it answers; where there is no browser, say what to do."""
    for attempt in range(ATTEMPTS):
        try:
            socket.create_connection((host, port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            if not webbrowser.open(url):
                print(otherwise, flush=True)
            return


def serve(settings: Settings) -> None:
    """Run the server in this process, or workers below it."""
    options: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "http": Connection,
        "ws_max_size": settings.limits.frame_bytes,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": STOP_SECONDS,
        "access_log": False,
        "log_config": None,
        "log_level": "warning",
        "loop": "asyncio" if held.is_asked_for() else "auto",
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": ",".join(settings.trusted_proxies) or None,
        "server_header": False,
    }
    if settings.workers == 1:
        # Whoever only looks after workers does not need it.
        from landrush.server.app import create_app

        uvicorn.run(create_app(settings), **options)
        return
    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings).decode()
    with TemporaryDirectory(prefix="landrush-metrics-") as folder:
        if settings.has_metrics:
            os.environ[FOLDER_VARIABLE] = folder
        uvicorn.run(
            "landrush.server.app:from_environment",
            factory=True,
            workers=settings.workers,
            timeout_worker_healthcheck=START_SECONDS,
            **options,
        )
