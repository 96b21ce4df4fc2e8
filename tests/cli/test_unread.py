"""Whoever has read enough, as `head` has, is not answered with an error."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "arguments",
    [
        ["components", "montana", "--json"],
        ["components", "montana"],
        ["actions", "montana", "--json"],
        ["components", "--help"],
        ["--version"],
    ],
)
def test_output_that_nobody_reads_ends_quietly(arguments: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "landrush", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=write,
            stderr=subprocess.PIPE,
            # Unbuffered, argparse would keep to itself that it could not write.
            env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
            text=True,
            timeout=180,
            check=False,
        )
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (1, "")
