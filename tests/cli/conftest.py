"""The landrush command as a process of its own, in a terminal that can do nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

Command = Callable[..., "subprocess.CompletedProcess[str]"]
TERMINAL = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "COLORTERM", "TTY_COMPATIBLE", "TTY_INTERACTIVE")
LANGUAGE = ("LANDRUSH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands in this process speak English, whatever the system does."""
    for name in LANGUAGE:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="session")
def landrush() -> Command:
    """Runs the command with arguments, lines of input and settings, and gives what it printed."""

    def run(*arguments: object, stdin: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if name not in (*TERMINAL, *LANGUAGE)}
        return subprocess.run(
            [sys.executable, "-m", "landrush", *map(str, arguments)],
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            env={**kept, "TERM": "dumb", "PYTHONIOENCODING": "utf-8", **variables},
            timeout=300,
            check=False,
        )

    return run
