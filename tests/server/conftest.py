"""What tests of the server start from."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# Helpers of these tests are modules beside them.
sys.path.insert(0, str(Path(__file__).parent))

from commands import Command
from parts import Postgres, Redis
from running import Running

from landrush.cli import main
from landrush.server.storage.migrate import migrate

KINDS = ["sqlite", "postgresql"]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command in this process and gives its exit code and what it printed."""

    def run(*words: object) -> tuple[int, str, str]:
        code = main([*map(str, words), "--lang", "en"])
        return code, *capsys.readouterr()

    return run


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server of the test's own on SQLite."""
    with Running(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL with a template that has the newest schema."""
    part = Postgres()
    try:
        part.start()
        part.execute("CREATE DATABASE migrated")
        asyncio.run(migrate(part.url("migrated")))
        yield part
    finally:
        part.remove()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with the newest schema, to be copied."""
    file = tmp_path_factory.mktemp("migrated") / "landrush.db"
    asyncio.run(migrate(f"sqlite+aiosqlite:///{file}"))
    return file


@pytest.fixture
def sqlite_url(tmp_path: Path, migrated_file: Path) -> str:
    """A SQLite database of the test's own, with the newest schema."""
    file = tmp_path / "landrush.db"
    shutil.copy(migrated_file, file)
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def postgresql_url(postgresql: Postgres) -> Iterator[str]:
    """A PostgreSQL database of the test's own, with the newest schema."""
    url = postgresql.new_database("migrated")
    yield url
    postgresql.drop_database(url)


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> str:
    """A database of the test's own with the newest schema, of each kind in turn."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=KINDS)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of the test's own without any table, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}"
        return
    part: Postgres = request.getfixturevalue("postgresql")
    url = part.new_database()
    yield url
    part.drop_database(url)


@pytest.fixture
def redis_server() -> Iterator[Redis]:
    """A Redis of the test's own, which it may stop and start."""
    part = Redis()
    try:
        yield part.start()
    finally:
        part.remove()
