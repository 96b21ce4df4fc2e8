"""Whole trainings: they learn, go on after a kill as if nothing had been, and refuse what is wrong."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import pytest

import landrush
from landrush.bots.models import read_model
from landrush.cli import main
from landrush.training.recipe import FOLDER, read_recipe

LONGEST_WAIT = 120
# Small, but with everything that a training has.
QUICK = {
    "hidden": "[8]",
    "rounds": "6",
    "games": "12",
    "replay": "2",
    "evaluate_every": "2",
    "evaluate_blocks": "1",
    "calibration_games": "2",
}


def quick(folder: Path, **changes: str) -> Path:
    """The smoke recipe with other values."""
    values = {**QUICK, **changes}
    lines = []
    for line in (FOLDER / "smoke.toml").read_text(encoding="utf-8").splitlines():
        key = line.split(" = ")[0]
        lines.append(f"{key} = {values[key]}" if key in values else line)
    path = folder / "quick.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def stopped(folder: Path, arguments: list[str], rounds: int, number: int) -> subprocess.CompletedProcess[str]:
    """A training as a process of its own that gets a signal after some rounds."""
    command = [sys.executable, "-m", "landrush", "train", "montana", "--out", str(folder), *arguments]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8")
    curves = folder / "curves.json"
    end = time.monotonic() + LONGEST_WAIT
    while not curves.exists() or len(json.loads(curves.read_bytes())["curve"]) < rounds:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.01)
    process.send_signal(number)
    _, said = process.communicate(timeout=LONGEST_WAIT)
    return subprocess.CompletedProcess(command, process.returncode, stderr=said)


def model(folder: Path) -> str:
    return sha256((folder / "model.npz").read_bytes()).hexdigest()


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("name", landrush.games())
def test_the_smoke_recipe_learns_to_beat_random_players(name: str, tmp_path: Path, capsys) -> None:
    out = tmp_path / "out"
    assert main(["train", name, "--recipe", "smoke", "--out", str(out), "--jobs", "2"]) == 0
    printed = capsys.readouterr()
    assert model(out)[:16] in printed.out
    assert printed.err == ""
    curves = json.loads((out / "curves.json").read_text())
    last = curves["curve"][-1]
    # Not less than in the first round: the better both sides play, the closer the games.
    assert last["shares"] < 0.95 * last["ignorance"]
    shares = {(each["rung"], each["players"]): each["share"] for each in last["results"]}
    assert shares["random", 2] >= 0.9
    assert shares["random", 4] >= 0.75
    assert sum(each["rows"] for each in curves["calibration"]) > 1000
    read_model(landrush.game(name), out / "model.npz")
    assert model(out) in (out / "README.md").read_text(encoding="utf-8")
    for plot in ("strength.svg", "calibration.svg"):
        assert ElementTree.parse(out / plot).getroot().tag.endswith("svg")


@pytest.mark.compiled
@pytest.mark.long
def test_neither_jobs_nor_interruptions_change_anything(tmp_path: Path, capsys) -> None:
    recipe = str(quick(tmp_path))
    for jobs in ("1", "2"):
        arguments = ["--recipe", recipe, "--out", str(tmp_path / jobs), "--jobs", jobs]
        assert main(["train", "montana", *arguments]) == 0
    assert model(tmp_path / "1") == model(tmp_path / "2")

    killed = tmp_path / "killed"
    done = stopped(killed, ["--recipe", recipe, "--jobs", "2"], 1, signal.SIGINT)
    assert done.returncode == 130
    assert done.stderr.endswith(f"To continue: landrush train montana --out {killed} --resume\n")
    assert done.stderr.count("\n") == 1
    done = stopped(killed, ["--resume", "--jobs", "2"], 3, signal.SIGKILL)
    assert done.returncode == -signal.SIGKILL
    assert not (killed / "README.md").exists()
    assert main(["train", "montana", "--out", str(killed), "--resume", "--jobs", "1"]) == 0
    assert model(killed) == model(tmp_path / "1")
    for name in ("curves.json", "strength.svg", "calibration.svg", "recipe.toml"):
        assert (killed / name).read_bytes() == (tmp_path / "1" / name).read_bytes()

    # What is there is not trained over, and not with another recipe.
    capsys.readouterr()
    there = ["train", "montana", "--out", str(killed), "--recipe", recipe]
    assert main(there) == 2
    assert "already" in capsys.readouterr().err
    assert main([*there, "--resume", "--seed", "7"]) == 2
    assert "another recipe" in capsys.readouterr().err


@pytest.mark.compiled
@pytest.mark.long
def test_a_training_can_begin_with_known_weights_and_other_components(tmp_path: Path) -> None:
    first = tmp_path / "first"
    arguments = ["train", "montana", "--jobs", "1", "--recipe"]
    assert main([*arguments, str(quick(tmp_path)), "--out", str(first)]) == 0
    components = tmp_path / "dear.toml"
    components.write_text("[town]\ncolumn_prices = [4, 5, 6, 7, 8]\n", encoding="utf-8")
    recipe = str(
        quick(tmp_path, begins_with=f'"{first / "model.npz"}"', leaning="[0.5, 0.0]", gifts="[0.5, 0.0]")
    )
    hashes = []
    for name, more in (("same", []), ("dear", ["--components", str(components)])):
        out = tmp_path / name
        assert main([*arguments, recipe, "--out", str(out), *more]) == 0
        assert "began with the weights of" in (out / "README.md").read_text(encoding="utf-8")
        hashes.append(model(out))
    assert len({model(first), *hashes}) == 3
    assert f'components = "{components}"' in (tmp_path / "dear" / "recipe.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"hidden": "[10]"}, "hidden[0]: expected a multiple of 4, found 10"),
        ({"rounds": "0"}, "rounds: expected a whole number from 1"),
        ({"rate": "[0.1]"}, "rate: expected a list of 2 numbers"),
        ({"trace": "[1.0, 1.5]"}, "trace[1]: expected a number from 0 to 1, found 1.5"),
        ({"players": "[1, 0, 0, 0]"}, "player counts that montana has"),
        ({"rungs": '["deep-thought"]'}, "no bot “deep-thought”"),
        ({"seed": "1\nspeed = 2"}, "speed: unknown key"),
        ({"seed": "["}, "cannot read the recipe"),
        ({"components": "1"}, "components: expected a text, found 1"),
        ({"begins_with": '"missing.npz"'}, "missing.npz"),
        ({"begins_with": '"net"'}, "has other layers than the recipe"),
        ({"gifts": "[0.5]"}, "gifts: expected a list of 2 numbers"),
        ({"leaning": "[0.5, 2]"}, "leaning[1]: expected a number from 0 to 1, found 2"),
        ({"seed": '1\nfeatures = "other"'}, "other features than those of montana"),
        ({"seed": "1\nrules = 99"}, "other features than those of montana"),
        ({"seed": '1\ngame = "dice-settlers"'}, "other features than those of montana"),
    ],
)
def test_a_bad_recipe_is_one_line(changes: dict[str, str], says: str, tmp_path: Path, capsys) -> None:
    out = tmp_path / "out"
    arguments = ["--recipe", str(quick(tmp_path, **changes)), "--out", str(out)]
    assert main(["train", "montana", *arguments]) == 2
    printed = capsys.readouterr()
    assert says in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "no game “chess”"),
        (["montana", "--recipe", "cake"], "no recipe “cake”; a file, or one of: linear, net, smoke"),
        (["montana", "--resume"], "no training in"),
    ],
)
def test_bad_arguments_are_one_line(arguments: list[str], says: str, tmp_path: Path, capsys) -> None:
    assert main(["train", *arguments, "--out", str(tmp_path / "out")]) == 2
    printed = capsys.readouterr()
    assert says in printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("name", landrush.games())
@pytest.mark.parametrize("recipe", ["smoke", "linear", "net"])
def test_shipped_recipes_are_for_both_games(recipe: str, name: str) -> None:
    game = landrush.game(name)
    found = read_recipe(game, recipe)
    assert set(found.counts(game)) == set(game.player_counts)
    assert found.during(found.rate, 0) == found.rate[0]
    assert found.during(found.rate, found.rounds - 1) == pytest.approx(found.rate[1])
