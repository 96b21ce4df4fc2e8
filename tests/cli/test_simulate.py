"""Many games of bots and their summary."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from landrush import simulation
from landrush.simulation import Plan, play_game, play_games, summary

ARGUMENTS = ("simulate", "montana", "--games", "12", "--seed", "3", "--players", "3")


@pytest.fixture(scope="module")
def result(landrush) -> dict[str, Any]:
    done = landrush(*ARGUMENTS, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_json_has_everything(result: dict[str, Any]) -> None:
    assert (result["game"], result["players"], result["games"], result["seed"]) == ("montana", 3, 12, 3)
    assert (result["not_ended"], result["limit"]) == (0, 100_000)
    assert [row["seat"] for row in result["seats"]] == [1, 2, 3]
    assert sum(row["wins"] for row in result["seats"]) == pytest.approx(12)
    assert sum(row["share"] for row in result["seats"]) == pytest.approx(1)
    assert result["bots"] == {"random": {"wins": 12.0, "share": 1.0}}
    assert set(result["length"]) == {"decisions", "chance_outcomes", "turns"}
    for row in (*result["length"].values(), *result["scores"]):
        assert row["min"] <= row["median"] <= row["max"]
        assert row["min"] <= row["mean"] <= row["max"]
    assert {"hire", "build", "trade", "end", "town"} <= set(result["actions"])
    assert sum(row["share"] for row in result["actions"].values()) == pytest.approx(1)
    decisions = sum(row["count"] for row in result["actions"].values())
    assert decisions == pytest.approx(12 * result["length"]["decisions"]["mean"])


def test_several_processes_give_the_same_result(landrush, result: dict[str, Any]) -> None:
    done = landrush(*ARGUMENTS, "--json", "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == result


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    plan = Plan("montana", ("random", "random"), 9)
    played = play_games(plan, 4, 1, lambda: None)
    assert played[3] == play_game(plan, 3)
    assert len({each.seed for each in played}) == 4
    assert play_game(Plan("montana", ("random", "random"), 10), 3) != played[3]


def test_a_simulated_game_can_be_watched(landrush, result: dict[str, Any]) -> None:
    seed = result["longest"]["seed"]
    watched = landrush("play", "montana", "--seats", "random,random,random", "--seed", seed).stdout
    turns = int(re.findall(r"^Turn (\d+):", watched, re.MULTILINE)[-1])
    assert turns == result["length"]["turns"]["max"]


def test_games_that_do_not_end_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LIMIT", 50)
    plan = Plan("montana", ("random", "random"), 1)
    found = summary(plan, play_games(plan, 3, 1, lambda: None))
    assert found["not_ended"] == 3
    assert [row["wins"] for row in found["seats"]] == [0, 0]


def test_a_shared_victory_is_split() -> None:
    plan = Plan("montana", ("random", "random"), 1)
    one = play_game(plan, 0)
    shared = simulation.Played(**{**vars(one), "winners": (0, 1)})
    found = summary(plan, [shared])
    assert [row["share"] for row in found["seats"]] == [0.5, 0.5]
    assert found["shared_victories"] == 1


def test_tables_for_people(landrush) -> None:
    arguments = ("--games", "2", "--bots", "random,random", "--option", "start_tile=random")
    done = landrush("simulate", "montana", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("montana, 2 players, 2 games, seed 0\n")
    assert re.search(r"^ +decisions +[\d.]+ +[\d.]+ +\d+–\d+", done.stdout, re.MULTILINE)
    assert re.search(r"^ +hire +\d+ ", done.stdout, re.MULTILINE)
    assert "--option start_tile=random" in " ".join(done.stdout.split())
