"""The real programs that a server works with: PostgreSQL and Redis, each started for the tests alone."""

from __future__ import annotations

import asyncio
import ctypes
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg

from landrush.server.load.process import free_port

START_SECONDS = 60
# What initdb calls the first user.
USER = "landrush"


def program(name: str) -> str:
    """Where a program is. Debian keeps those of PostgreSQL apart."""
    versions = Path("/usr/lib/postgresql").glob(f"*/bin/{name}")
    found = [str(path) for path in sorted(versions, key=lambda path: float(path.parts[4]))]
    here = found[-1] if found else shutil.which(name)
    assert here, f"{name} is not installed; .ci/run installs it"
    return here


def end_with_us() -> None:
    """Have Linux end this process when the tests are killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGINT)


class Part:
    """A program with a folder and a port of its own, which can be started again after it ended."""

    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"landrush-{name}-"))
        self.port = free_port()
        self.log = self.folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self.options: dict[str, Any] = {}

    def launch(self, command: list[str], is_ready: Callable[[], bool]) -> None:
        """Start the program and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                # Ctrl-C is for the tests, which then stop the program in order.
                start_new_session=True,
                preexec_fn=end_with_us,
                **self.options,
            )
        end = time.monotonic() + START_SECONDS
        while not is_ready():
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < end, self.said()
            time.sleep(0.02)

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def stop(self, number: int = signal.SIGINT) -> None:
        """End the program; SIGKILL does so as a power cut does."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def remove(self) -> None:
        """End the program and forget everything."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Part):
    """A cluster of PostgreSQL. Every database is new, empty or a copy of a template."""

    def __init__(self) -> None:
        super().__init__("postgresql")
        if os.geteuid() == 0:
            # It refuses to run as root.
            shutil.chown(self.folder, "postgres", "postgres")
            self.options = {"user": "postgres", "group": "postgres", "extra_groups": []}
        command = [program("initdb"), "--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8"]
        subprocess.run(
            [*command, "--locale=C", "--pgdata", self.folder / "data"],
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            **self.options,
        )

    def start(self) -> Postgres:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "on",
            "max_connections": 100,
            "shared_buffers": "32MB",
        }
        command = [program("postgres"), "-D", str(self.folder / "data")]
        command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        ready = [program("pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={self.port}"]
        self.launch(command, lambda: subprocess.run(ready, check=False).returncode == 0)
        return self

    def url(self, database: str) -> str:
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self, template: str = "template1") -> str:
        """The address of a new database."""
        name = f"test_{secrets.token_hex(6)}"
        self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def drop_database(self, url: str) -> None:
        """Remove a database, whoever is connected to it."""
        self.execute(f'DROP DATABASE IF EXISTS "{url.rpartition("/")[2]}" WITH (FORCE)')

    def execute(self, statement: str, database: str = "postgres") -> list[Any]:
        """What a statement gives, outside of a transaction."""

        async def executed() -> list[Any]:
            address = self.url(database).replace("+asyncpg", "")
            connection = await asyncpg.connect(address, timeout=30)
            try:
                return await connection.fetch(statement)
            finally:
                await connection.close()

        return asyncio.run(executed())


class Redis(Part):
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        super().__init__("redis")
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> Redis:
        words = {"port": self.port, "bind": "127.0.0.1", "dir": self.folder, "save": "", "appendonly": "no"}
        command = [program("redis-server")]
        command += [word for name, value in words.items() for word in (f"--{name}", str(value))]
        ready = [program("redis-cli"), "-h", "127.0.0.1", "-p", str(self.port), "ping"]
        self.launch(
            command, lambda: subprocess.run(ready, check=False, capture_output=True).stdout == b"PONG\n"
        )
        return self
