"""Bad input gives one line on stderr, exit code 2 and nothing on stdout."""

from __future__ import annotations

from pathlib import Path

import pytest

from landrush.cli import main
from landrush.games import game

Case = tuple[list[object], str]

SAVED = game("montana").new(2).to_json()
FILES = {
    "BROKEN": b"[town\n",
    "WRONG": b"[town]\ncolumn_prices = [3, 2, 1, 0]\n",
    "TRUNCATED": SAVED[:-20].encode(),
    "BYTES": b"\xff\xfe",
    "SAVED": SAVED.encode(),
}

# The mistakes that people make; these are also tried as processes of their own.
MISTAKES: list[Case] = [
    (["play", "chess"], "no game “chess”"),
    (["play", "montana", "--seats", "human"], "2 to 4 players, not 1"),
    (["play", "montana", "--seats", "human,random,random,random,random"], "2 to 4 players, not 5"),
    (["play", "montana", "--seats", "human,deep-thought"], "no bot “deep-thought”"),
    (["play", "montana", "--components", "BROKEN"], "not TOML"),
    (["play", "montana", "--load", "TRUNCATED"], "not JSON"),
]
MORE: list[Case] = [
    (["simulate", "chess"], "no game “chess”"),
    (["components", "chess"], "no game “chess”"),
    (["actions", "chess"], "no game “chess”"),
    (["play", "montana", "--seats", "human,"], "no bot “”"),
    (["play", "montana", "--seed", "-1"], "a seed is"),
    (["play", "montana", "--seed", 2**63], "a seed is"),
    (["play", "montana", "--option", "start_tile"], "NAME=VALUE"),
    (["play", "montana", "--option", "wheels=2"], "no option “wheels”"),
    (["play", "montana", "--option", "start_tile=north"], "is one of"),
    (["play", "montana", "--components", "MISSING"], "cannot be read"),
    (["components", "montana", "--components", "BROKEN"], "not TOML"),
    (["components", "montana", "--components", "WRONG"], "town.column_prices"),
    (["play", "montana", "--load", "MISSING"], "cannot be read"),
    (["play", "montana", "--load", "BYTES"], "not UTF-8"),
    (["play", "montana", "--load", "SAVED", "--seats", "human,random,random"], "has 2 players, not 3"),
    (["play", "montana", "--load", "SAVED", "--option", "start_tile=random"], "in its file"),
    (["simulate", "montana", "--players", "1"], "2 to 4 players, not 1"),
    (["simulate", "montana", "--players", "0"], "2 to 4 players, not 0"),
    (["simulate", "montana", "--bots", "deep-thought"], "no bot “deep-thought”"),
    (["simulate", "montana", "--players", "3", "--bots", "random,random"], "each of 3, not 2"),
    (["simulate", "montana", "--components", "WRONG"], "town.column_prices"),
]


def with_files(folder: Path, arguments: list[object]) -> list[str]:
    """Write the files and put their paths in place of their names."""
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
    return [
        str(folder / str(each)) if each in FILES or each == "MISSING" else str(each) for each in arguments
    ]


def check(code: int, out: str, err: str, says: str) -> None:
    assert code == 2
    assert out == ""
    assert says in err
    assert err.startswith("landrush: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(("arguments", "says"), [*MISTAKES, *MORE])
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[object], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(with_files(tmp_path, arguments))
    check(code, *capsys.readouterr(), says)


@pytest.mark.parametrize(("arguments", "says"), MISTAKES)
def test_also_as_a_command(landrush, tmp_path: Path, arguments: list[object], says: str) -> None:
    done = landrush(*with_files(tmp_path, arguments))
    check(done.returncode, done.stdout, done.stderr, says)
