"""Backups are consistent and whole, and restoring one is all or nothing, into any kind of database."""

from __future__ import annotations

import asyncio
import json
import stat
import threading
import time
import tracemalloc
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from commands import Command
from filling import NOW, filled, table
from running import Running
from sqlalchemy import insert, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from landrush.errors import BadOption
from landrush.server.storage import migrate as steps
from landrush.server.storage import schema
from landrush.server.storage.backup import backup
from landrush.server.storage.backup_file import FORMAT, KIND, Manifest, Part, writing
from landrush.server.storage.database import Database
from landrush.server.storage.migrate import migrate, newest, revisions
from landrush.server.storage.restore import restore
from tests.rounds import rounds

FLIPS = rounds(20, 60)


def quiet(done: int, total: int) -> None:
    """Nobody looks at the progress."""
    assert 0 < done <= total


def saved(url: str, file: Path) -> Manifest:
    return asyncio.run(backup(url, file, quiet))


def dump(url: str, folder: Path) -> dict[str, Part]:
    """What there is in a database, by its hashes."""
    return saved(url, folder / "dump.zip").tables


def restored(url: str, file: Path, *, is_replacing: bool = False) -> Manifest:
    return asyncio.run(restore(url, file, is_replacing=is_replacing, progress=quiet))


def lines(file: Path, name: str) -> list[Any]:
    with zipfile.ZipFile(file) as archive:
        return [json.loads(line) for line in archive.read(f"{name}.jsonl").splitlines()]


def test_the_drill(command: Command, database_url: str, empty_url: str, tmp_path: Path) -> None:
    """From each kind to each kind, nothing is lost."""
    file = tmp_path / "backup.zip"
    filled(database_url)
    code, out, err = command("backup", file, "--database-url", database_url)
    assert (code, err) == (0, "")
    assert out.startswith(f"{file}: ")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    code, out, err = command("restore", file, "--database-url", empty_url)
    assert (code, err) == (0, "")
    there = dump(empty_url, tmp_path)
    assert there == dump(database_url, tmp_path)
    assert set(there) == set(schema.metadata.tables)
    assert all(part.rows for part in there.values())
    assert asyncio.run(migrate(empty_url)) == (newest(), newest())


def test_a_restored_database_is_as_strict_as_before(
    database_url: str, empty_url: str, tmp_path: Path
) -> None:
    saved(filled(database_url), tmp_path / "backup.zip")
    restored(empty_url, tmp_path / "backup.zip")

    async def violate() -> None:
        database = Database(empty_url)
        try:
            async with database.write() as connection:
                await connection.execute(insert(schema.mutes).values(person="zoe", muted="nobody"))
        finally:
            await database.close()

    with pytest.raises(Exception, match=r"(?i)foreign.key"):
        asyncio.run(violate())


def test_values_are_kept(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    saved(filled(database_url), file)
    found = {each["id"]: each for each in lines(file, "tables")}
    # Stored JSON stays the text that it is: [1, 2], null, and nothing at all.
    assert [found[name]["scores"] for name in ("t1", "t2", "t3")] == ["[1, 2]", "null", None]
    assert (found["t1"]["is_private"], found["t1"]["is_rated"]) == (True, False)
    assert lines(file, "ratings")[0]["mu"] == 1 / 3
    assert len(lines(file, "entries")) == 2_500


def test_what_is_there_is_replaced_only_when_asked(
    command: Command, database_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.zip"
    saved(database_url, file)
    before = dump(filled(database_url), tmp_path)
    says = "landrush: The database is not empty; --replace replaces everything in it.\n"
    assert command("restore", file, "--database-url", database_url) == (2, "", says)
    assert dump(database_url, tmp_path) == before
    assert command("restore", file, "--database-url", database_url, "--replace")[0] == 0
    assert {part.rows for part in dump(database_url, tmp_path).values()} == {0}


def test_a_backup_under_writes_is_of_one_moment(database_url: str, tmp_path: Path) -> None:
    """Each transaction writes an entry and the new version of its table: a backup never has one alone."""
    committed, is_over = 0, threading.Event()

    def write() -> None:
        asyncio.run(writes())

    async def writes() -> None:
        nonlocal committed
        database = Database(database_url)
        while not is_over.is_set():
            values = {"kind": "decision", "seat": 0, "value": 0, "text": "", "at": NOW}
            async with database.write() as connection:
                await connection.execute(insert(schema.entries).values(table="t", seq=committed, **values))
                await connection.execute(update(schema.tables).values(version=committed + 1))
            committed += 1
        await database.close()

    async def start() -> None:
        database = Database(database_url)
        async with database.write() as connection:
            await connection.execute(insert(schema.tables).values(**table("t")))
        await database.close()

    def await_writes(done: int, total: int) -> None:
        goal, end = committed + 5, time.monotonic() + 120
        while committed < goal:
            assert time.monotonic() < end, "nobody can write"
            time.sleep(0.005)

    asyncio.run(start())
    writer = threading.Thread(target=write)
    writer.start()
    try:
        await_writes(0, 0)
        before = committed
        asyncio.run(backup(database_url, tmp_path / "backup.zip", await_writes))
        after = committed
    finally:
        is_over.set()
        writer.join()
    stored = len(lines(tmp_path / "backup.zip", "entries"))
    assert before <= stored < after
    assert lines(tmp_path / "backup.zip", "tables")[0]["version"] == stored


@pytest.mark.long
def test_memory_stays_flat(database_url: str, tmp_path: Path) -> None:
    async def many() -> None:
        engine = create_async_engine(database_url)
        async with engine.begin() as connection:
            await connection.execute(insert(schema.tables).values(**table("t")))
            values = {"table": "t", "kind": "decision", "seat": 0, "value": 0, "text": "x" * 300, "at": NOW}
            await connection.execute(
                insert(schema.entries), [{**values, "seq": seq} for seq in range(12_000)]
            )
        await engine.dispose()

    asyncio.run(many())
    file = tmp_path / "backup.zip"
    tracemalloc.start()
    try:
        saved(database_url, file)
        restored(database_url, file, is_replacing=True)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    # All rows at once would be several times as much.
    assert peak < 8_000_000, peak


@pytest.fixture
def kept(database_url: str, tmp_path: Path) -> tuple[Path, str]:
    """A backup, and the database that it is of."""
    saved(filled(database_url), tmp_path / "backup.zip")
    return tmp_path / "backup.zip", database_url


def repacked(file: Path, changed: dict[str, bytes | None]) -> None:
    """The same archive with other content in some parts, or without them."""
    with zipfile.ZipFile(file) as archive:
        parts: dict[str, bytes | None] = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in (parts | changed).items():
            if content is not None:
                archive.writestr(name, content)


def test_what_is_no_whole_backup_is_refused(command: Command, kept: tuple[Path, str], tmp_path: Path) -> None:
    file, url = kept
    before, whole = dump(url, tmp_path), file.read_bytes()
    with zipfile.ZipFile(file) as archive:
        manifest = json.loads(archive.read("manifest.json"))
        people = archive.read("people.jsonl")
    edits: list[dict[str, bytes | None]] = [
        {"people.jsonl": people.replace(b"guest", b"guess")},
        {"people.jsonl": None},
        {"more.jsonl": b""},
        {"manifest.json": None},
        {"manifest.json": b"{}"},
        {"manifest.json": b"\xff"},
        {"manifest.json": json.dumps({**manifest, "kind": "other"}).encode()},
        {"manifest.json": json.dumps({**manifest, "format": FORMAT + 1}).encode()},
        {"manifest.json": json.dumps({**manifest, "revision": "9999"}).encode()},
        {"manifest.json": json.dumps({**manifest, "tables": {}}).encode()},
    ]
    versions = [whole[:length] for length in (0, 1, 100, len(whole) // 2, len(whole) - 1)]
    versions += [b"text", b"PK\x05\x06" + bytes(18)]
    for edit in edits:
        file.write_bytes(whole)
        repacked(file, edit)
        versions.append(file.read_bytes())
    for version in versions:
        file.write_bytes(version)
        code, out, err = command("restore", file, "--database-url", url, "--replace")
        assert (code, out) == (2, "")
        assert err.startswith(f"landrush: {file} ")
        assert err.count("\n") == 1
    for path in (tmp_path, tmp_path / "none.zip"):
        assert command("restore", path, "--database-url", url, "--replace")[:2] == (2, "")
    assert dump(url, tmp_path) == before


@pytest.mark.longer
def test_flipped_bits_never_change_what_is_restored(sqlite_url: str, tmp_path: Path) -> None:
    """A bit that means nothing, such as one of a date, may differ."""
    file, random = tmp_path / "backup.zip", Random(7)
    saved(filled(sqlite_url), file)
    before, whole = dump(sqlite_url, tmp_path), file.read_bytes()
    refused = 0
    for _ in range(FLIPS):
        flipped = bytearray(whole)
        flipped[random.randrange(len(whole))] ^= 1 << random.randrange(8)
        file.write_bytes(flipped)
        try:
            restored(sqlite_url, file, is_replacing=True)
        except BadOption:
            refused += 1
    assert refused > FLIPS / 2
    assert dump(sqlite_url, tmp_path) == before


def test_rows_that_do_not_fit_change_nothing(kept: tuple[Path, str], tmp_path: Path) -> None:
    """Hashes that are right do not make a reference right."""
    _, url = kept
    before = dump(url, tmp_path)
    bad: list[dict[str, Any]] = [
        {"person": "nobody", "muted": "nobody"},
        {"person": "nobody"},
        {"person": "nobody", "muted": None},
    ]
    for wrong in bad:
        file = tmp_path / "wrong.zip"
        with writing(file) as writer:
            for name in schema.metadata.tables:
                with writer.table(name) as part:
                    if name == "mutes":
                        part.write([wrong])
            writer.finish(Manifest(KIND, FORMAT, "1", newest(), NOW, writer.tables))
        with pytest.raises(BadOption):
            restored(url, file, is_replacing=True)
        assert dump(url, tmp_path) == before


def test_a_backup_that_fails_leaves_the_last_one(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    saved(sqlite_url, file)
    before = file.read_bytes()

    def fail(done: int, total: int) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(BadOption, match="cannot be written: No space left on device"):
        asyncio.run(backup(filled(sqlite_url), file, fail))
    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_of_nothing_is_refused(command: Command, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'none.db'}"
    says = f"landrush: There is no database {tmp_path / 'none.db'}.\n"
    assert command("backup", tmp_path / "backup.zip", "--database-url", url) == (2, "", says)
    assert list(tmp_path.iterdir()) == []


def test_a_running_server_can_be_saved_but_not_replaced(
    command: Command, server: Running, tmp_path: Path
) -> None:
    file = tmp_path / "backup.zip"
    assert command("backup", file, "--database-url", server.database_url)[0] == 0
    code, out, err = command("restore", file, "--database-url", server.database_url, "--replace")
    assert (code, out) == (2, "")
    assert "belongs to a running server" in err


@pytest.fixture
def next_step(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Any]:
    """Adds a step that a later version might have; called again with False it takes it away."""
    folder = tmp_path / "100% steps"
    (folder / "versions").mkdir(parents=True)
    for file in [*steps.STEPS.glob("*.py"), *steps.STEPS.glob("versions/*.py")]:
        (folder / file.relative_to(steps.STEPS)).write_text(file.read_text("utf-8"), "utf-8")
    number = f"{len(revisions()) + 1:04}"
    file = folder / "versions" / f"{number}_later.py"
    code = f"""
import sqlalchemy as sa
from alembic import op
revision, down_revision = "{number}", "{newest()}"
def upgrade():
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("colour", sa.String(9), nullable=False, server_default="red"))
        people.alter_column("name", type_=sa.String(60), existing_type=sa.String(40))
"""
    monkeypatch.setattr(steps, "STEPS", folder)

    def there(is_there: bool) -> str:
        file.write_text(code, "utf-8") if is_there else file.unlink()
        revisions.cache_clear()
        return newest()

    yield there
    revisions.cache_clear()


def test_migrating_keeps_what_is_stored(next_step: Any, database_url: str, tmp_path: Path) -> None:
    before = dump(filled(database_url), tmp_path)
    old = newest()
    assert asyncio.run(migrate(database_url)) == (old, old)
    new = next_step(True)
    assert asyncio.run(migrate(database_url)) == (old, new)
    after = dump(database_url, tmp_path)
    assert {name: part for name, part in after.items() if name != "people"} == {
        name: part for name, part in before.items() if name != "people"
    }
    assert {each["colour"] for each in lines(tmp_path / "dump.zip", "people")} == {"red"}


@pytest.mark.long
def test_an_old_backup_is_migrated_and_a_newer_one_refused(
    next_step: Any, database_url: str, empty_url: str, tmp_path: Path
) -> None:
    old, new = tmp_path / "old.zip", tmp_path / "new.zip"
    assert saved(filled(database_url), old).revision == newest()
    revision = next_step(True)
    restored(empty_url, old)
    assert saved(empty_url, new).revision == revision
    assert {each["colour"] for each in lines(new, "people")} == {"red"}
    next_step(False)
    with pytest.raises(BadOption, match="was made by a newer Landrush"):
        restored(database_url, new, is_replacing=True)
    # Going back to an older version is replacing everything by a backup that it made.
    restored(empty_url, old, is_replacing=True)
    assert dump(empty_url, tmp_path) == dump(database_url, tmp_path)


def test_tables_of_others_are_never_replaced(database_url: str, empty_url: str, tmp_path: Path) -> None:
    saved(database_url, tmp_path / "backup.zip")

    async def create() -> None:
        engine = create_async_engine(empty_url)
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE other (x INTEGER)"))
        await engine.dispose()

    asyncio.run(create())
    with pytest.raises(BadOption, match="not Landrush's"):
        restored(empty_url, tmp_path / "backup.zip", is_replacing=True)
