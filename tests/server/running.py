"""A real server in a process of its own, on a real port."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from landrush.server.load.process import free_port, toml

START_SECONDS = 60


class Running:
    """A server that was started, and can be stopped, killed and started again."""

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
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Running:
        """Start it and wait for its first answer."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "landrush", "serve", "--config", self.config],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                start_new_session=True,
            )
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            assert self.process.poll() is None, self.said()
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=5):
                    return self
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise AssertionError(f"no answer within {START_SECONDS} s: {self.said()}")

    def said(self) -> str:
        """What the server wrote."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """End it and everything that it started at once, as a power cut does."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it in order and give its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.returncode
