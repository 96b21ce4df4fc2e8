"""`landrush arena` as it is typed: every way to play a cup tells the same, what goes wrong is one line."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

import pytest
from cup_files import Arena, Start, children, command_of, go_on, lines, patient_cup, until

pytestmark = pytest.mark.compiled

CUP = ("--game", "montana", "--bots", "greedy,random", "--games", "40", "--seed", "5")
# Long enough to be interrupted.
LONG = ("--game", "montana", "--bots", "greedy,random", "--games", "4000", "--seed", "5", "--jobs", "2")


def test_json_has_everything(arena: Arena) -> None:
    done = arena(*CUP, "--json", "--times", "--backend", "serial")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert (found["game"], found["players"], found["games"], found["blocks"]) == ("montana", 2, 40, 20)
    assert (found["lineup"], found["seed"], found["not_ended"]) == ("mixed", 5, 0)
    first, second = found["results"]
    assert (first["bot"], second["bot"]) == ("greedy", "random")
    assert first["share"]["value"] > 0.9
    assert first["share"]["value"] + second["share"]["value"] == pytest.approx(1)
    assert first["rating"]["value"] - second["rating"]["value"] > 400
    assert first["place"]["value"] + second["place"]["value"] == pytest.approx(3)
    assert first["adjusted"]["value"] == pytest.approx(first["share"]["value"], abs=0.1)
    assert found["pairs"]["greedy"]["random"] == first["share"]["value"]
    assert found["length"]["turns"]["min"] <= found["length"]["turns"]["mean"]
    assert found["times"]["greedy"]["mean"] <= found["times"]["greedy"]["most"]
    assert found["sprt"] is None


@pytest.mark.long
def test_processes_and_a_cup_in_two_parts_tell_the_same(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    alone = arena(*CUP, "--backend", "serial")
    assert (alone.returncode, alone.stderr) == (0, "")
    assert alone.stdout.startswith("montana, 2 players, 40 games in 20 blocks, seed 5\n")
    assert re.search(r"^ +greedy +40 +[\d.]+ % +[\d.]+ – [\d.]+ ", alone.stdout, re.MULTILINE)
    assert arena(*CUP, "--jobs", "2", "--results", file).stdout == alone.stdout
    assert lines(file) == 41
    # Games in another order, a game twice, and a last line that was not finished.
    head, *games = file.read_text().splitlines(keepends=True)
    file.write_text("".join([head, *games[25:], *games[30:], *games[:10], games[10][:50]]))
    again = arena(*CUP, "--jobs", "2", "--results", file, "--resume")
    assert (again.returncode, again.stderr, again.stdout) == (0, "", alone.stdout)
    keys = [json.loads(line)["key"] for line in file.read_text().splitlines()[1:]]
    assert (len(keys), len(set(keys))) == (50, 40)


def test_a_cup_can_become_longer(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    assert arena(*CUP, "--games", "4", "--results", file).returncode == 0
    longer = arena(*CUP, "--games", "8", "--results", file, "--resume", "--json", "--backend", "serial")
    assert lines(file) == 9
    assert longer.stdout == arena(*CUP, "--games", "8", "--json", "--backend", "serial").stdout


@pytest.mark.long
def test_the_command_is_killed_in_mid_cup_and_resumed(start: Start, arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    cup = patient_cup(tmp_path)
    process = start(*cup, "--jobs", "2", "--results", file)
    until(lambda: lines(file) > 5)
    workers = children(process.pid)
    process.kill()
    process.wait()
    # Its workers end by themselves.
    until(lambda: not any(command_of(pid) for pid in workers))
    go_on(tmp_path)
    done = arena(*cup, "--jobs", "2", "--results", file, "--resume")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == arena(*cup, "--backend", "serial").stdout


@pytest.mark.long
def test_a_process_that_is_lost_is_replaced(start: Start, arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    cup = patient_cup(tmp_path)
    process = start(*cup, "--jobs", "2", "--results", file)
    until(lambda: lines(file) > 5)
    worker = next(pid for pid in children(process.pid) if "spawn_main" in command_of(pid))
    os.kill(worker, signal.SIGKILL)
    go_on(tmp_path)
    out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert out == arena(*cup, "--backend", "serial").stdout


def test_a_game_that_nobody_survives_ends_the_cup(arena: Arena, tmp_path: Path) -> None:
    killer = tmp_path / "killer"
    killer.write_text("#!/bin/sh\nkill -9 $PPID\n")
    killer.chmod(0o755)
    done = arena("--game", "montana", "--bots", f"stdio:{killer},random", "--games", "2", "--jobs", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"landrush: the game with seed \d+ was lost 3 times with .+\n", done.stderr)


@pytest.mark.parametrize("backend", ["process", "serial"])
def test_ctrl_c_ends_with_what_is_there(start: Start, tmp_path: Path, backend: str) -> None:
    file = tmp_path / "cup.jsonl"
    process = start(*LONG, "--backend", backend, "--results", file, "--json")
    until(lambda: lines(file) > 10)
    workers = children(process.pid)
    # As a terminal does it: the whole group gets it.
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert re.fullmatch(
        r"landrush: Stopped after \d+ of 4000 games\. The same command with --resume goes on\.\n", err
    )
    found = json.loads(out)
    assert 0 < found["games"] < 4000
    assert found["games"] == 2 * found["blocks"] <= lines(file) - 1
    assert not any(command_of(pid) for pid in workers)


@pytest.mark.long
def test_a_test_stops_the_cup(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    cup = (*LONG[:-2], "--sprt", "50,60", "--json")
    done = arena(*cup, "--backend", "serial")
    test = json.loads(done.stdout)["sprt"]
    assert (test["bot"], test["verdict"]) == ("greedy", "accepted")
    assert test["llr"] >= test["bounds"][1] == 2.9444
    assert json.loads(done.stdout)["blocks"] == test["blocks"] < 100
    assert arena(*cup, "--jobs", "2", "--results", file).stdout == done.stdout
    # With more results than the decision needed the decision is the same.
    assert lines(file) - 1 >= 2 * test["blocks"]
    assert arena(*cup, "--jobs", "2", "--results", file, "--resume").stdout == done.stdout
    words = arena(*LONG[:-2], "--sprt", "50,60").stdout
    assert "greedy wins 60.0 % rather than 50.0 %: accepted after" in words


def test_an_outside_bot_that_forfeits_is_told(arena: Arena) -> None:
    done = arena("--game", "montana", "--bots", "stdio:false,random", "--games", "2", "--backend", "serial")
    assert done.returncode == 0
    assert re.search(r"^stdio:false forfeited \d+ decisions\.$", done.stdout, re.MULTILINE)


def test_a_bot_plays_alone_against_the_automaton(arena: Arena) -> None:
    arguments = ("--game", "dice-settlers", "--players", "1", "--bots", "random", "--games", "3", "--json")
    found = json.loads(arena(*arguments, "--backend", "serial", "--option", "automaton=hard").stdout)
    assert found["options"] == {"automaton": "hard"}
    assert [row["bot"] for row in found["results"]] == ["random", "rules"]
    assert sum(row["wins"] for row in found["results"]) == 3


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--bots", "greedy,deep"), "no bot “deep”"),
        (("--bots", "greedy"), "one-against needs 2 bots"),
        (("--bots", "greedy,greedy"), "greedy is named twice"),
        (("--bots", "greedy,random", "--players", "9"), "players"),
        (("--bots", "greedy,random", "--players", "3", "--lineup", "mixed"), "mixed needs 3 bots"),
        (("--bots", "greedy,random", "--budget", "soon"), "“soon” is no budget"),
        (("--bots", "greedy,mcts@soon"), "mcts@soon|soon"),
        (("--bots", "greedy,random", "--option", "x=1"), "x"),
        (("--bots", "greedy,random", "--resume"), "--resume needs --results FILE"),
        (("--bots", "greedy,random", "--results", "/nowhere/cup.jsonl"), "cannot be written"),
        (("--bots", "greedy,random", "--results", "/"), "cannot be written"),
        (("--bots", "greedy,random", "--html", "/nowhere/cup.html"), "cannot be written"),
        (("--bots", "greedy,random", "--sprt", "60,50"), "“60,50” is no test"),
        (("--bots", "greedy,random", "--address", "10.0.0.1:6379"), "--backend ray only"),
        (("--bots", "greedy,random", "--backend", "magic"), "“magic” is none of process, serial, ray"),
        (("--bots", "greedy,random", "--games", "0"), "not a whole number above zero"),
    ],
)
def test_bad_input_is_one_line(arena: Arena, arguments: tuple[str, ...], says: str) -> None:
    done = arena("--game", "montana", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert re.search(says, done.stderr)


def test_results_of_another_cup_are_not_touched(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    small = (
        "--game",
        "montana",
        "--bots",
        "greedy,random",
        "--games",
        "2",
        "--backend",
        "serial",
        "--results",
        file,
    )
    assert arena(*small).returncode == 0
    text = file.read_bytes()
    for more, says in (
        ((), "has results already; --resume goes on with them"),
        (("--resume", "--seed", "2"), "has the results of another cup"),
        (("--resume", "--option", "start_tile=random"), "has the results of another cup"),
    ):
        done = arena(*small, *more)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"landrush: {file} {says}\n"
        assert file.read_bytes() == text
    file.write_bytes(text.replace(b'"scores"', b'"points"', 1))
    assert arena(*small, "--resume").stderr == f"landrush: {file}, line 2: this is no result of a cup\n"
    file.write_text("My shopping list\n")
    assert arena(*small, "--resume").stderr == f"landrush: {file}, line 1: this is no result of a cup\n"
    assert file.read_text() == "My shopping list\n"
