"""A command or module whose libraries are not installed says in one line what installs them."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from landrush.cli import EXTRAS
from landrush.extras import install_command, source

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
# Python finds no library of the name that comes first.
WITHOUT = "import sys; sys.modules[sys.argv.pop(1)] = None; "
COMMAND = f"{WITHOUT}from landrush.cli import main; sys.exit(main())"
MODULE = f"{WITHOUT}import importlib; importlib.import_module(sys.argv[1])"
CUP = ["arena", "--game", "montana", "--bots", "greedy,random"]


def run(code: str, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-c", code, *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=180, check=False)


def test_the_extras_of_the_commands_are_there() -> None:
    assert set(EXTRAS.values()) <= PROJECT["project"]["optional-dependencies"].keys()


@pytest.mark.parametrize(
    ("library", "arguments", "extra"),
    [
        ("uvicorn", [], "server"),
        ("fastapi", ["serve", "--port", "0", "--database-url", "sqlite:///landrush.db"], "server"),
        ("sqlalchemy", ["migrate"], "server"),
        ("sqlalchemy", ["backup", "all.zip"], "server"),
        ("sqlalchemy", ["restore", "all.zip"], "server"),
        ("websockets", ["loadtest"], "server"),
        ("numpy", CUP, "arena"),
        ("ray", [*CUP, "--backend", "ray"], "ray"),
        ("matplotlib", ["train", "montana", "--recipe", "smoke"], "train"),
        ("pyarrow", ["dataset", "games.parquet", "--game", "montana"], "dataset"),
    ],
)
def test_a_command_ends_with_one_line_and_code_2(
    library: str, arguments: list[str], extra: str, tmp_path: Path
) -> None:
    done = run(COMMAND, tmp_path, library, *arguments, "--lang", "en")
    assert done.stderr == f"landrush: this needs more libraries: {install_command(extra)}\n"
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("library", "module", "extra"),
    [
        ("pettingzoo", "landrush.research.pettingzoo", "pettingzoo"),
        ("gymnasium", "landrush.research.vector_env", "gymnasium"),
        ("numpy", "landrush.research.encoding", "gymnasium"),
        ("pyspiel", "landrush.research.open_spiel", "open-spiel"),
    ],
)
def test_a_module_says_it_as_it_is_imported(library: str, module: str, extra: str, tmp_path: Path) -> None:
    done = run(MODULE, tmp_path, library, module)
    last = done.stderr.splitlines()[-1]
    assert last == f"landrush.errors.MissingExtra: this needs more libraries: {install_command(extra)}"


@pytest.mark.parametrize(
    ("origin", "words"),
    [
        (None, ["landrush[server]"]),
        ({"url": "file:///my%20games", "dir_info": {}}, ["landrush[server] @ file:///my%20games"]),
        (
            {"url": "file:///games", "dir_info": {"editable": True}},
            ["-e", "file:///games[server]"],
        ),
        (
            {"url": "https://example.org/landrush.whl", "archive_info": {}},
            ["landrush[server] @ https://example.org/landrush.whl"],
        ),
        (
            {"url": "https://example.org/landrush", "vcs_info": {"vcs": "git", "commit_id": "a1b2"}},
            ["landrush[server] @ git+https://example.org/landrush@a1b2"],
        ),
    ],
)
def test_an_extra_comes_from_where_landrush_came_from(
    origin: dict[str, Any] | None, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "landrush-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: landrush\nVersion: 0.1.0\n", encoding="utf-8")
    if origin is not None:
        (installed / "direct_url.json").write_text(json.dumps(origin), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert source("server") == words
