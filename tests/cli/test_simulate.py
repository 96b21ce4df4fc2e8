"""Many games of bots and their summary."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import landrush as package
from landrush import games as landrush_games
from landrush import simulation
from landrush.match.fairness import known_seed, outcome
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
    assert (result["bots"]["random"]["wins"], result["bots"]["random"]["share"]) == (12, 1)
    for rows in (result["seats"], result["order"]):
        assert sum(row["wins"] for row in rows) == pytest.approx(12)
        assert all(row["interval"][0] <= row["share"] <= row["interval"][1] for row in rows)
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


def test_a_simulated_game_can_be_watched(landrush, result: dict[str, Any], tmp_path: Path) -> None:
    seed = result["longest"]["seed"]
    file = tmp_path / "longest.game"
    seats = ("--seats", "random,random,random")
    watched = landrush("play", "montana", *seats, "--seed", seed, "--record", file)
    assert watched.returncode == 0
    line = package.Match.load(file).line
    assert sum(entry.seat >= 0 for entry in line) == result["longest"]["decisions"]


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


def test_points_by_source_add_up() -> None:
    for game in landrush_games():
        for index in range(3):
            one = play_game(Plan(game, ("random",) * 4, 5), index)
            assert tuple(sum(points.values()) for points in one.points) == one.scores


def test_places_count_from_the_seat_that_began() -> None:
    plan = Plan("dice-settlers", ("random",) * 3, 1)
    one = play_game(plan, 0)
    won = simulation.Played(**{**vars(one), "first": 2, "winners": (1,)})
    assert [row["wins"] for row in summary(plan, [won])["order"]] == [0, 0, 1]


def test_the_first_player_of_the_first_round_is_the_one_that_chance_drew() -> None:
    plan = Plan("dice-settlers", ("random",) * 3, 1)
    for index in range(5):
        one = play_game(plan, index)
        state = simulation.start(plan).clone()
        state.apply(outcome(state, known_seed(one.seed), [""] * 3, 1))
        assert state.first == one.first
        assert one.length["rounds"] > 3


def test_choices_tell_who_took_what_and_how_they_fared() -> None:
    plan = Plan("dice-settlers", ("random",) * 2, 1)
    one = play_game(plan, 0)
    card, name = next(iter(one.choices.items()))
    assert name == "TA1 Stabilization"
    took = simulation.Played(**{**vars(one), "actions": ({card: 1}, {}), "winners": (0,)})
    neither = simulation.Played(**{**vars(one), "actions": ({}, {}), "winners": (0, 1)})
    row = summary(plan, [took, neither])["choices"][name]
    assert (row["games"], row["pick_rate"]) == (2, 0.25)
    assert (row["taken"]["wins"], row["taken"]["share"]) == (1, 1)
    assert (row["not_taken"]["wins"], row["not_taken"]["share"]) == (1, pytest.approx(1 / 3))


def test_a_solo_game_tells_what_the_automaton_got() -> None:
    plan = Plan("dice-settlers", ("random",), 1)
    played = [play_game(plan, index) for index in range(3)]
    result = summary(plan, played)
    assert [seat["bot"] for seat in result["seats"]] == ["random", "rules"]
    totals = {
        name: sum(row[name] for row in result["points"].values()) for name in ("mean", "winners", "rules")
    }
    assert totals["mean"] == pytest.approx(sum(each.scores[0] for each in played) / 3)
    assert totals["rules"] == pytest.approx(sum(each.scores[1] for each in played) / 3)
    best = [max(each.scores) for each in played for _ in each.winners]
    assert totals["winners"] == pytest.approx(sum(best) / len(best))


def test_an_interval_covers_the_share_and_narrows() -> None:
    low, high = simulation.interval(0.5, 100)
    assert (low, high) == (pytest.approx(0.404, abs=0.001), pytest.approx(0.596, abs=0.001))
    assert simulation.interval(0, 10)[0] == 0 < simulation.interval(0, 10)[1]
    assert simulation.interval(0.5, 1000)[0] > low


def test_several_values_of_an_option_are_compared(landrush) -> None:
    arguments = ("simulate", "dice-settlers", "--games", "2", "--players", "2", "--option", "explosive=all")
    results = json.loads(landrush(*arguments, "--json").stdout)
    assert [each["options"] for each in results] == [{"explosive": False}, {"explosive": True}]
    done = landrush(*arguments, COLUMNS="120")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(
        r"^ +Explosive technologies: yes +[\d.]+ +[\d.]+ +[\d.]+ +[\d.]+ % +[\d.]+ %",
        done.stdout,
        re.MULTILINE,
    )
    assert re.search(r"^ +TA1 Stabilization +2 ", done.stdout, re.MULTILINE)


def test_a_game_to_play_has_one_value_of_an_option(landrush) -> None:
    done = landrush("play", "dice-settlers", "--option", "explosive=all")
    assert (done.returncode, done.stderr) == (2, "landrush: an option has one value\n")


def test_tables_for_people(landrush) -> None:
    arguments = ("--games", "2", "--bots", "random,random", "--option", "start_tile=random")
    done = landrush("simulate", "montana", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("montana, 2 players, 2 games, seed 0; Start tile: drawn at random\n")
    assert re.search(r"^ +decisions +[\d.]+ +[\d.]+ +\d+–\d+", done.stdout, re.MULTILINE)
    assert re.search(r"^ +hire +\d+ ", done.stdout, re.MULTILINE)
    assert "--option start_tile=random" in " ".join(done.stdout.split())
