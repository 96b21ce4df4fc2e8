"""The landrush command as a process of its own, and cups made by hand."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

# Helpers of these tests are modules beside them.
sys.path.insert(0, str(Path(__file__).parent))

from cup_files import PATIENCE, Arena, Start, plain


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts `landrush arena` in a group of its own; whatever still runs at the end is killed."""
    started: list[subprocess.Popen[str]] = []

    def run(*arguments: object, **variables: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "landrush", "arena", *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=plain(**variables),
            start_new_session=True,
        )
        started.append(process)
        return process

    yield run
    for process in started:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


@pytest.fixture
def arena(start: Start) -> Arena:
    """Runs the command to its end and gives what it printed."""

    def run(*arguments: object, **variables: str) -> subprocess.CompletedProcess[str]:
        process = start(*arguments, **variables)
        out, err = process.communicate(timeout=PATIENCE)
        return subprocess.CompletedProcess(process.args, process.returncode, out, err)

    return run
