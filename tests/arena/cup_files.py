"""Cups on their way: their files, the processes that play them, and waiting for them."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

Start = Callable[..., "subprocess.Popen[str]"]
Arena = Callable[..., "subprocess.CompletedProcess[str]"]

PATIENCE = 300
PATIENT = Path(__file__).with_name("patient_bot.py")
SETTINGS = ("COLUMNS", "NO_COLOR", "FORCE_COLOR", "LANDRUSH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def plain(**variables: str) -> dict[str, str]:
    """The environment of a terminal that can do nothing and speaks English."""
    kept = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    return {**kept, "TERM": "dumb", "PYTHONIOENCODING": "utf-8", **variables}


def patient_cup(folder: Path) -> tuple[str, ...]:
    """A cup that cannot be over before `go_on`, however fast this machine is."""
    # Without site the interpreter starts quickly.
    command = shlex.join([sys.executable, "-I", "-S", str(PATIENT), str(folder)])
    return ("--game", "montana", "--bots", f"greedy,stdio@600:{command}", "--games", "24", "--seed", "5")


def go_on(folder: Path) -> None:
    """Let a patient cup come to its end."""
    (folder / "go-on").touch()


def until(condition: Callable[[], bool]) -> None:
    """Wait for something, not for ever."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.01)


def lines(file: Path) -> int:
    """How many whole lines a file has."""
    return file.read_bytes().count(b"\n") if file.exists() else 0


def children(pid: int) -> list[int]:
    """The processes that a process started, and what these started."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        try:
            # The name, in brackets, may have anything in it.
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(fields[1])
        except (OSError, ValueError):
            continue
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found[1:]


def command_of(pid: int) -> str:
    """What a process calls itself; nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""
