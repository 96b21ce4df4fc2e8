"""A server that the load test starts for itself, and what it uses of the machine."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from landrush.errors import BadOption
from landrush.messages import Reason

# Below the range from which the system gives ports to clients.
PORTS = range(20_000, 32_000)
START_SECONDS = 60
STOP_SECONDS = 30


def free_port() -> int:
    """A port that nothing listens on, and that nobody else finds free as long as this process is there."""
    while True:
        port = secrets.choice(PORTS)
        kept = socket.socket()
        try:
            kept.bind(("127.0.0.1", port))
        except OSError:
            kept.close()
            continue
        # It is kept without listening. Servers say that they reuse an address, so they get it all the same.
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.detach()
        return port


def toml(settings: Mapping[str, Any]) -> str:
    """Settings as a file; a table inside stands after everything else."""
    plain = {name: value for name, value in settings.items() if not isinstance(value, Mapping)}
    lines = [f"{name} = {json.dumps(value)}" for name, value in plain.items()]
    for name, value in settings.items():
        if isinstance(value, Mapping):
            lines += [f"[{name}]", toml(value)]
    return "\n".join(lines)


class OwnServer:
    """A server on this machine with limits wide enough that one address can be everybody."""

    def __init__(self, folder: Path, database_url: str, redis_url: str, workers: int, sockets: int) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.config = folder / "settings.toml"
        self.log = folder / "server.log"
        limits = {
            "sockets_per_address": 2 * sockets,
            "guests_per_hour": 2 * sockets,
            "tables_per_hour": 2 * sockets,
        }
        settings = {"port": self.port, "database_url": database_url, "redis_url": redis_url}
        settings |= {"workers": workers, "has_metrics": True, "limits": limits}
        self.config.write_text(toml(settings), encoding="utf-8")
        self.process: subprocess.Popen[bytes] | None = None
        # Seconds from the command to the first answer, of the last start.
        self.started_in = 0.0

    def start(self) -> None:
        """Start it and wait for its first answer. Raises BadOption with what it said when it ends."""
        began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "landrush", "serve", "--config", self.config],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = began + START_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                said = self.log.read_text(encoding="utf-8", errors="replace").strip()
                raise BadOption(Reason("server-load-no-server", {"text": said[-500:]}))
            time.sleep(0.02)
        self.started_in = time.monotonic() - began

    def migrate(self) -> None:
        """Make the schema in a process of its own, so that the server starts as it always does but once."""
        command = [sys.executable, "-m", "landrush", "migrate", "--config", str(self.config)]
        subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/api/health", timeout=5):
                return True
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """End it and its workers as a power cut does."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        """End it in order."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()

    def workers(self) -> list[int]:
        """The processes that serve: this one, or those below it."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        below = [int(text) for text in children.read_text().split()] if children.exists() else []
        serving = [pid for pid in below if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return serving or [self.process.pid]


def memory(pid: int) -> int:
    """The memory of a process in bytes; 0 where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    found = [line.split()[1] for line in text.splitlines() if line.startswith("VmRSS:")]
    return 1024 * int(found[0]) if found else 0


def cpu_seconds(pid: int) -> float:
    """What a process has worked; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
