"""A database gets the schema of the program, and a server refuses one that has another."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from commands import Command
from parts import Postgres
from running import Running
from setuptools import find_packages
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from landrush.errors import BadOption
from landrush.server.storage.migrate import check_revision, migrate, newest, revisions
from landrush.server.storage.schema import metadata


def on(url: str, work: Any) -> Any:
    """What a function of a connection gives."""

    async def run() -> Any:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            found = await connection.run_sync(work)
        await engine.dispose()
        return found

    return asyncio.run(run())


def pretend(url: str, revision: str) -> None:
    on(
        url,
        lambda connection: connection.execute(text(f"UPDATE alembic_version SET version_num='{revision}'")),
    )


def test_migrating_gives_the_schema(empty_url: str) -> None:
    """Fails when schema.py and the steps differ: run tools/schema.py."""

    def differences(connection: Connection) -> Any:
        # SQLite gives defaults back in other words.
        options = {"compare_type": True, "compare_server_default": connection.dialect.name != "sqlite"}
        return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)

    assert asyncio.run(migrate(empty_url)) == (None, newest())
    assert on(empty_url, differences) == []
    asyncio.run(check_revision(empty_url))
    assert asyncio.run(migrate(empty_url)) == (newest(), newest())


def test_steps_are_numbered() -> None:
    assert list(revisions()) == [f"{i:04}" for i in range(1, len(revisions()) + 1)]


def test_steps_are_packed_with_the_rest() -> None:
    source = Path(__file__).parents[2] / "src"
    assert "landrush.server.storage.migrations.versions" in find_packages(str(source))


def test_the_comparison_sees_a_difference(database_url: str) -> None:
    on(database_url, lambda connection: connection.execute(text("ALTER TABLE chats DROP COLUMN phrase")))
    found = on(database_url, lambda c: compare_metadata(MigrationContext.configure(c), metadata))
    assert [difference[0] for difference in found] == ["add_column"]


def test_migrations_do_not_race(empty_url: str) -> None:
    async def several() -> list[tuple[str | None, str]]:
        return await asyncio.gather(*(migrate(empty_url) for _ in range(8)))

    befores = [before for before, _ in asyncio.run(several())]
    assert sorted(befores, key=str) == sorted([None, *[newest()] * 7], key=str)


def test_the_command_says_from_where_to_where(command: Command, empty_url: str) -> None:
    told = command("migrate", "--database-url", empty_url)
    assert told == (0, f"Created the tables, revision {newest()}.\n", "")
    told = command("migrate", "--database-url", empty_url)
    assert told == (0, f"Nothing to do: the database has revision {newest()}.\n", "")


def test_another_schema_is_refused(empty_url: str) -> None:
    with pytest.raises(BadOption, match="run “landrush migrate” first"):
        asyncio.run(check_revision(empty_url))
    asyncio.run(migrate(empty_url))
    pretend(empty_url, "9999")
    for refusing in (check_revision, migrate):
        with pytest.raises(BadOption, match="revision 9999, which a newer Landrush made"):
            asyncio.run(refusing(empty_url))


def test_tables_of_others_are_left_alone(empty_url: str) -> None:
    on(empty_url, lambda connection: connection.execute(text("CREATE TABLE people (x INTEGER)")))
    with pytest.raises(BadOption, match="not Landrush's"):
        asyncio.run(migrate(empty_url))


def test_a_server_refuses_a_database_that_was_not_migrated(
    command: Command, postgresql: Postgres, tmp_path: Path
) -> None:
    url = postgresql.new_database()
    says = "landrush: The database has an older schema; run “landrush migrate” first.\n"
    assert command("serve", "--database-url", url) == (2, "", says)
    assert command("migrate", "--database-url", url)[0] == 0
    with Running(tmp_path, url, workers=2):
        pass


def test_what_cannot_be_used_is_told_in_one_line(
    command: Command, postgresql: Postgres, tmp_path: Path
) -> None:
    text_file = tmp_path / "text.db"
    text_file.write_text("no database, but long enough to be looked at " * 30, encoding="utf-8")
    host = f"127.0.0.1:{postgresql.port}"
    urls = [
        f"sqlite:///{tmp_path / 'none' / 'landrush.db'}",
        f"sqlite:///{tmp_path}",
        f"sqlite:///{text_file}",
        f"postgresql://landrush:secret@{host}/no-such-database",
        f"postgresql://nobody:secret@{host}/migrated",
        "postgresql://landrush:secret@127.0.0.1:9/migrated",
    ]
    for url in urls:
        for name in ("serve", "migrate"):
            code, out, err = command(name, "--database-url", url)
            assert (code, out) == (2, ""), url
            assert err.startswith("landrush: ")
            assert "cannot be used" in err
            assert err.count("\n") == 1
            assert "secret" not in err
