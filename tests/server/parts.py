"""The real programs that a server works with: PostgreSQL and Redis, each started for the tests alone."""

from __future__ import annotations

import asyncio
import os
import pwd
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
import redis
from forking import end_with_us

from landrush.server.load.process import free_port

sys.path.append(str(Path(__file__).parents[2] / "tools"))

from programs import program

START_SECONDS = 180
STOP_SECONDS = 120
# What initdb calls the first user.
USER = "landrush"


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
        try:
            while not is_ready():
                assert self.process.poll() is None, self.said()
                assert time.monotonic() < end, self.said()
                time.sleep(0.02)
        except BaseException:
            self.stop(signal.SIGKILL)
            raise

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def stop(self, number: int = signal.SIGINT) -> None:
        """End the program; SIGKILL does so as a power cut does."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)
            try:
                self.process.wait(STOP_SECONDS)
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
        self.programs = program("PostgreSQL")
        if os.geteuid() == 0:
            # It refuses to run as root, and nobody else may be able to read what is root's.
            self.programs = self.readable(self.programs)
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self.options = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        command = [self.programs / "initdb", "--no-sync", "--auth=trust", f"--username={USER}"]
        subprocess.run(
            [*command, "--encoding=UTF8", "--locale=C", "--pgdata", self.folder / "data"],
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            **self.options,
        )

    def readable(self, programs: Path) -> Path:
        """The programs, copied out of this environment with the libraries beside them if they are in it."""
        if not programs.is_relative_to(sys.prefix):
            return programs
        package = programs.parents[1]
        for folder in (programs.parent, package.with_name(f"{package.name}.libs")):
            copy = self.folder / folder.relative_to(package.parent)
            shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("include", "*.a"))
        return self.folder / programs.relative_to(package.parent)

    def start(self) -> Postgres:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "on",
            "max_connections": 100,
            "shared_buffers": "32MB",
        }
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data")]
        command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self.launch(command, self.is_ready)
        return self

    def is_ready(self) -> bool:
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

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
            connection = await asyncpg.connect(address, timeout=START_SECONDS)
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
        command = [str(program("Redis"))]
        command += [word for name, value in words.items() for word in (f"--{name}", str(value))]
        self.launch(command, self.is_ready)
        return self

    def is_ready(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.RedisError:
            return False
