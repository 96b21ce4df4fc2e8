"""A real server in a process of its own, on a real port."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from forking import Forked, end_with_us

from landrush.server.load.process import free_port, toml

START_SECONDS = 180
STOP_SECONDS = 120


class Running:
    """A server that can be started, stopped, killed and started again.

    `with Running(folder) as server:` starts it, and whatever happens nothing of it runs afterwards.
    """

    def __init__(self, folder: Path, database_url: str | None = None, **settings: Any) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}/api/socket"
        self.database_url = database_url or f"sqlite:///{folder / 'landrush.db'}"
        self.config = folder / f"settings-{self.port}.toml"
        values = {"port": self.port, "database_url": self.database_url, **settings}
        self.config.write_text(toml(values), encoding="utf-8")
        self.log = folder / f"server-{self.port}.log"
        self.has_workers = settings.get("workers", 1) > 1
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        is_killed = self.process is not None and self.process.poll() == -signal.SIGKILL
        code = self.stop()
        self.kill()
        # Unless the test killed it, it ends in order. A test that failed tells of that instead.
        assert kind is not None or is_killed or code == 0, self.said()

    def start(self) -> Self:
        """Start it and wait for its first answer."""
        self.process = self.launched()
        try:
            self.wait_for_answer()
        except BaseException:
            self.kill()
            raise
        return self

    def launched(self) -> subprocess.Popen[bytes] | Forked:
        """The process that runs now."""
        arguments = ["--config", str(self.config)]
        if not self.has_workers:
            return Forked(arguments, self.log)
        # Workers are started by the command as it was called.
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "landrush", "serve", *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                start_new_session=True,
                preexec_fn=end_with_us,
            )

    def wait_for_answer(self) -> None:
        assert self.process is not None
        end = time.monotonic() + START_SECONDS
        while True:
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < end, f"no answer within {START_SECONDS} s: {self.said()}"
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)

    def said(self) -> str:
        """What the server wrote."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """End it and everything that it started at once, as a power cut does."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            # One that has just begun has no group of its own yet.
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """End it in order and give its exit code; 0 when it was never started."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.wait()
