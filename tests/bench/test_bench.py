"""`landrush bench`: that it measures and computes, not how fast this machine is.

The peers are not installed here: that needs a network and minutes, and their speed is what the command shows.
Their lock is checked instead.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import landrush
from landrush.bench import environment, failure, rounds
from landrush.bench.plan import COMPARISONS, GAMES, GOALS, OURS, QUANTITIES, WORKERS, Goal, Quantity, Worker
from landrush.bench.report import number, short, verdict_text
from landrush.bench.summary import quantity_row, quantity_rows, ratio_rows

LANDRUSH = "import sys; from landrush.cli import main; sys.exit(main())"


def bench(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", LANDRUSH, "bench", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **variables},
    )


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    done = bench("--quick", "--no-peers", "--seconds", "0.1", "--json")
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.long
def test_json_says_what_was_measured_on_what(measured: dict[str, Any]) -> None:
    assert set(measured["versions"]) == {"python", "landrush"}
    assert isinstance(measured["compiled"], bool)
    assert measured["cpu"]
    assert (measured["rounds"], measured["seconds"]) == (2, 0.1)
    assert measured["ratios"] == {}


@pytest.mark.long
def test_json_has_every_quantity_of_ours(measured: dict[str, Any]) -> None:
    ours = {worker.name for worker in WORKERS if worker.engine == OURS}
    assert set(measured["quantities"]) == {each.key for each in QUANTITIES if each.worker in ours}
    for row in measured["quantities"].values():
        assert len(row["samples"]) == 2
        assert 0 < row["min"] <= row["median"] <= row["max"]
        assert (row["min"], row["max"]) == (min(row["samples"]), max(row["samples"]))
        if row["target"] is not None:
            below = row["bound"] == "below"
            assert row["target_met"] == (
                row["median"] < row["target"] if below else row["median"] >= row["target"]
            )


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_decisions_and_share_agree_with_actions(measured: dict[str, Any], game: str) -> None:
    samples = {key: row["samples"] for key, row in measured["quantities"].items()}
    for actions, decisions, share, playouts in zip(
        samples[f"{game}-playout.actions_per_s"],
        samples[f"{game}-playout.decisions_per_s"],
        samples[f"{game}-playout.decision_share"],
        samples[f"{game}-playout.playouts_per_s"],
        strict=True,
    ):
        assert playouts < decisions < actions
        assert share == pytest.approx(100 * decisions / actions)


@pytest.mark.long
def test_table_names_every_quantity_of_ours() -> None:
    done = bench("--no-peers", "--rounds", "1", "--seconds", "0.01", COLUMNS="120")
    assert done.returncode == 0, done.stderr
    ours = {worker.name for worker in WORKERS if worker.engine == OURS}
    for quantity in QUANTITIES:
        if quantity.worker in ours:
            assert quantity.label in done.stdout
    for title in GAMES.values():
        assert f"compiled: {title}" in done.stdout.replace("NOT COMPILED", "compiled")


def test_ratio_is_that_of_the_medians_and_ranges_over_the_rounds() -> None:
    rows = quantity_rows(
        {
            "montana-playout.decisions_per_s": [400.0, 600.0, 500.0],
            "catanatron-play.decisions_per_s": [20.0, 10.0, 40.0],
            "montana-clone.clone_us": [0.5, 0.4, 0.6],
            "catanatron-copy.copy_us": [50.0, 40.0, 30.0],
        }
    )
    playout, clone = ratio_rows(rows)
    assert (playout.median, playout.samples) == (25.0, (20.0, 60.0, 12.5))
    assert clone.median == pytest.approx(80.0)
    assert clone.samples == pytest.approx((100.0, 100.0, 50.0))
    assert playout.is_met
    assert clone.is_met


@pytest.mark.parametrize(
    ("unit", "median", "verdict"),
    [
        ("1/s", 10.0, "[green]met[/]"),
        ("1/s", 9.9, "[yellow]floor met[/]"),
        ("1/s", 4.9, "[red]not met[/]"),
        ("s", 4.9, "[green]met[/]"),
        ("s", 5.0, "[yellow]floor met[/]"),
        ("s", 10.0, "[red]not met[/]"),
    ],
)
def test_rates_must_reach_their_bounds_and_times_stay_below(unit: str, median: float, verdict: str) -> None:
    goal = Goal(5.0, floor=10.0) if unit == "s" else Goal(10.0, floor=5.0)
    assert verdict_text(quantity_row(Quantity("w", "f", "label", unit, goal), [median])) == verdict


def test_plan_compares_like_with_like() -> None:
    quantities = {quantity.key: quantity for quantity in QUANTITIES}
    assert {quantity.worker for quantity in QUANTITIES} == {worker.name for worker in WORKERS}
    for comparison in COMPARISONS:
        assert quantities[comparison.ours].unit == quantities[comparison.peer].unit


@pytest.mark.parametrize("game", GAMES)
def test_every_goal_of_a_game_is_used(game: str) -> None:
    ours = [quantity.goal for quantity in QUANTITIES if quantity.worker.startswith(game)]
    ratios = [comparison.goal for comparison in COMPARISONS if comparison.ours.startswith(game)]
    assert {id(goal) for goal in ours + ratios if goal} == {id(goal) for goal in GOALS[game].values()}


def test_every_game_is_measured() -> None:
    assert set(GAMES) == set(landrush.games())


@pytest.mark.parametrize(
    ("value", "long", "brief"),
    [
        (0.04567, "0.046", "0.0457"),
        (1.0, "1.00", "1"),
        (17.62, "17.6", "17.6"),
        (999.7, "1,000", "1,000"),
        (1_856.4, "1,856", "1,856"),
        (18_694, "18,694", "18.7k"),
        (300_000, "300,000", "300k"),
        (999_700, "999,700", "1.00M"),
    ],
)
def test_numbers_are_readable(value: float, long: str, brief: str) -> None:
    assert (number(value), short(value)) == (long, brief)


def test_failed_worker_is_named_with_its_last_word() -> None:
    with pytest.raises(failure.WorkerFailed, match=r"odd: .*invalid choice: 'odd'"):
        rounds.run_worker(Worker("odd", OURS, "odd"), None, 0.1, 1)


def test_peers_that_cannot_be_installed_end_in_one_line_and_code_2(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = bench("--quick", LANDRUSH_CACHE=str(tmp_path / "file"))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1].startswith("landrush bench: the peers cannot be installed: ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", [("--rounds", "0"), ("--seconds", "-1"), ("--seconds", "nan")])
def test_bad_arguments_are_refused(arguments: tuple[str, str]) -> None:
    done = bench("--no-peers", *arguments)
    assert done.returncode == 2
    assert arguments[0] in done.stderr


def test_cache_is_chosen_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDRUSH_CACHE", "own")
    monkeypatch.setenv("XDG_CACHE_HOME", "shared")
    assert environment.peers_folder().parent == Path("own")
    monkeypatch.delenv("LANDRUSH_CACHE")
    assert environment.peers_folder().parent == Path("shared/landrush")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert environment.peers_folder().parent == Path.home() / ".cache/landrush"


def test_lock_pins_everything_with_hashes_and_names_no_host() -> None:
    text = environment.LOCK.read_text("utf-8")
    assert text.startswith(
        "# This file was autogenerated by uv via the following command:\n#    uv pip compile "
    )
    assert "://" not in text
    bare = re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    pins = [re.split(r"\s+", line.strip()) for line in bare.splitlines()]
    for pin, *hashes in pins:
        assert re.fullmatch(r"[a-z0-9-]+==[0-9.]+", pin), pin
        assert hashes, pin
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for each in hashes), pin
    assert {"catanatron==3.2.1", "open-spiel==2.0.2"} <= {pin for pin, *_ in pins}
