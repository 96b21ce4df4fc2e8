"""Helpers of these tests are modules beside them and beside the tests of bots; the command is run in here."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from landrush.cli import main
from landrush.cli.language import SYSTEM, VARIABLE

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "bots")]

Told = tuple[int, str, str]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Told]:
    """Runs the command and gives its exit code and what it printed."""
    for name in (*SYSTEM, VARIABLE):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "dumb")

    def run(*arguments: object) -> Told:
        try:
            code = main([str(each) for each in arguments])
        except SystemExit as error:
            code = int(error.code or 0)
        return code, *capsys.readouterr()

    return run
