"""Whoever has read enough, as `head` has, is not answered with an error."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from landrush.cli import COMMANDS

GOLDEN = Path(__file__).parents[1] / "golden" / "records" / "montana-1"
RECORD = str(GOLDEN / "bots-2.game")
# What each command does that prints something, in a folder of its own.
SHORT = (
    ["components", "montana", "--json"],
    ["components", "montana"],
    ["actions", "montana", "--json"],
    ["replay", RECORD, "--print"],
    ["verify", RECORD],
    ["simulate", "montana", "--bots", "random", "--games", "2", "--jobs", "2"],
    ["play", "montana", "--seats", "random,random"],
    ["--version"],
)
LONG = (
    ["analyse", RECORD, "--budget", "10sims"],
    ["arena", "--game", "montana", "--bots", "random,weighted", "--games", "2", "--results", "cup.jsonl"],
    ["balance", "report", "montana", "--bots", "random", "--players", "2", "--games", "2"],
    ["dataset", "games.parquet", "--game", "montana", "--bots", "random", "--games", "2"],
    ["train", "montana", "--recipe", "smoke", "--rounds", "1", "--out", "trained"],
    ["migrate", "--database-url", "sqlite:///landrush.db"],
    ["serve", "--database-url", "sqlite:///landrush.db", "--port", "0"],
    ["bench", "--quick", "--no-peers", "--rounds", "1", "--seconds", "0.01"],
)


def unread(arguments: list[str], folder: Path) -> tuple[int, str]:
    """Run a command whose output nobody reads: its exit code, and what it says of that."""
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "landrush", *arguments],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=write,
            stderr=subprocess.PIPE,
            # Unbuffered, argparse would keep to itself that it could not write.
            env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
            text=True,
            timeout=600,
            check=False,
        )
    finally:
        os.close(write)
    return done.returncode, done.stderr


@pytest.mark.parametrize("arguments", SHORT, ids=" ".join)
def test_output_that_nobody_reads_ends_quietly(arguments: list[str], tmp_path: Path) -> None:
    assert unread(arguments, tmp_path) == (1, "")


def test_a_page_is_written_also_when_nobody_reads_the_tables(tmp_path: Path) -> None:
    games = ["--players", "2", "--games", "2", "--bots", "random"]
    assert unread(["balance", "report", "montana", *games, "--html", "page.html"], tmp_path) == (1, "")
    assert (tmp_path / "page.html").read_text(encoding="utf-8").endswith("</html>\n")


@pytest.mark.long
@pytest.mark.parametrize("arguments", LONG, ids=" ".join)
def test_long_work_whose_output_nobody_reads_leaves_no_traceback(
    arguments: list[str], tmp_path: Path
) -> None:
    code, said = unread(arguments, tmp_path)
    assert code == 1
    assert "Traceback" not in said


@pytest.mark.long
def test_backups_that_nobody_reads_of_leave_no_traceback(tmp_path: Path) -> None:
    database = ["--database-url", "sqlite:///landrush.db"]
    for arguments in (["migrate"], ["backup", "kept.zip"], ["restore", "kept.zip", "--replace"]):
        code, said = unread([*arguments, *database], tmp_path)
        assert (code, "Traceback" in said) == (1, False), arguments


@pytest.mark.parametrize("command", COMMANDS)
def test_help_that_nobody_reads_ends_quietly(command: str, tmp_path: Path) -> None:
    assert unread([command, "--help"], tmp_path) == (1, "")
