"""Servers forked off a process that has everything loaded, which takes a fifth of the time of a whole start.

They are processes of their own that run the same command; only Python and the imports are shared.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path

forking = get_context("forkserver")
# What a server imports while it starts.
forking.set_forkserver_preload(
    [
        "landrush.server.app",
        "landrush.server.storage.migrate",
        "landrush.l10n.catalogue",
        "landrush.games.dice_settlers.game",
        "landrush.games.montana.game",
        "aiosqlite",
        "asyncpg",
        "mako.exceptions",
        "uvicorn.lifespan.on",
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.auto",
    ]
)


def end_with_us() -> None:
    """Have Linux end this process when the tests are killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGINT)


class Forked:
    """A running `landrush serve`, with the verbs of subprocess.Popen."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        self.process = forking.Process(target=run, args=(arguments, log, dict(os.environ)))
        self.process.start()
        assert self.process.pid is not None
        self.pid = self.process.pid

    @property
    def returncode(self) -> int | None:
        return self.process.exitcode

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("landrush serve", timeout or 0)
        return self.process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            # The forking process notices before we do that it ended.
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)


def run(arguments: list[str], log: Path, environment: dict[str, str]) -> None:
    """What the forked process does."""
    from landrush.cli import main

    os.setsid()
    end_with_us()
    os.environ.clear()
    os.environ.update(environment)
    output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    sys.exit(main(["serve", *arguments]))
