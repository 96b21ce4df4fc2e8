"""The landrush command in this process, with input, a width and no language of the system."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from landrush.cli import main
from landrush.cli.language import SYSTEM, VARIABLE

Told = tuple[int, str, str]
Command = Callable[..., Told]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command and gives its exit code and what it printed."""

    def run(*arguments: object, stdin: str = "", width: int = 80, height: int = 40, **variables: str) -> Told:
        for name in (*SYSTEM, VARIABLE):
            monkeypatch.delenv(name, raising=False)
        settings = {"COLUMNS": str(width), "LINES": str(height), "TERM": "dumb", **variables}
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        try:
            code = main([str(each) for each in arguments])
        except SystemExit as error:
            code = int(error.code or 0)
        return code, *capsys.readouterr()

    return run
