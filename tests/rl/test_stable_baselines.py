"""Stable-Baselines3 and MaskablePPO; in an environment of their own, see `make test-rl`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import gymnasium
import pytest
from stable_baselines3.common.env_checker import check_env

import landrush
from landrush.research.gymnasium import env_id

EXAMPLE = Path(__file__).parents[2] / "examples" / "maskable_ppo.py"
TABLES = [(name, players) for name in landrush.games() for players in landrush.game(name).player_counts]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_environment_checker_agrees(name: str, players: int) -> None:
    check_env(gymnasium.make(env_id(name), players=players).unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("name", "steps"), [("montana", 81_920), ("dice-settlers", 163_840)])
def test_the_example_learns_to_beat_random_moves(name: str, steps: int, tmp_path: Path) -> None:
    """In minutes: after so many decisions it wins clearly more than half of the games."""
    kept = tmp_path / "model.zip"
    arguments = ["--game", name, "--steps", str(steps), "--games", "400", "--out", str(kept)]
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *arguments], capture_output=True, encoding="utf-8", check=True
    )
    last = done.stdout.splitlines()[-1]
    print(last)
    assert last.startswith(f"{name}, {steps} steps: ")
    assert float(last.split(": ")[1].split("%")[0]) >= 70
    assert kept.exists()
