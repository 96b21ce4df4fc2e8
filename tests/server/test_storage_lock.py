"""A SQLite file has one server, and nobody else reads it."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

from running import Running


def serve(*words: object, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "landrush", *map(str, words), "--lang", "en"]
    environment = {**os.environ, **variables}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def test_a_second_server_is_refused(server: Running) -> None:
    file = server.folder / "landrush.db"
    for name in ("serve", "migrate"):
        done = serve(name, "--database-url", server.database_url)
        assert (done.returncode, done.stdout) == (2, "")
        expected = f"landrush: {file} belongs to a running server; SQLite serves one process.\n"
        assert done.stderr == expected


def test_a_killed_server_leaves_no_lock(server: Running) -> None:
    server.kill()
    server.start()


def test_files_are_the_owners_alone(server: Running) -> None:
    files = sorted(server.folder.glob("landrush.db*"))
    assert {file.name for file in files} >= {"landrush.db", "landrush.db.lock"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_the_data_directory_is_made_for_its_owner(tmp_path: Path) -> None:
    done = serve("migrate", XDG_DATA_HOME=str(tmp_path / "share"))
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "share" / "landrush"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "landrush.db").stat().st_mode) == 0o600
    (tmp_path / "file").touch()
    done = serve("migrate", XDG_DATA_HOME=str(tmp_path / "file"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"landrush: {tmp_path / 'file' / 'landrush'} cannot be used: Not a directory\n"
