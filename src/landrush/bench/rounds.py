"""Runs the workers: every one of them once in each round, one after another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from landrush.bench.failure import WorkerFailed
from landrush.bench.plan import OURS, Worker

PEERS: Final = Path(__file__).parent / "peers"


@dataclass
class Measured:
    """Each quantity's samples in the order of the rounds, and what the workers said of their engines."""

    samples: dict[str, list[float]] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    is_compiled: bool = False


def command(worker: Worker, peers_python: Path | None) -> list[str]:
    """How to start a worker: ours as a module of this landrush, a peer's as a script of its environment."""
    if worker.engine == OURS:
        return [sys.executable, "-P", "-m", "landrush.bench.worker", worker.measure]
    script = PEERS / f"{worker.engine}_worker.py"
    return [str(peers_python), "-E", "-s", str(script), worker.measure]


def environment(worker: Worker) -> dict[str, str]:
    """The worker's environment variables: interpreted only when meant, and no threads in libraries."""
    variables = {name: value for name, value in os.environ.items() if name != "LANDRUSH_INTERPRETED"}
    if worker.is_interpreted:
        variables["LANDRUSH_INTERPRETED"] = "1"
    return variables | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def run_worker(worker: Worker, peers_python: Path | None, seconds: float, seed: int) -> dict[str, Any]:
    """Start one worker, wait for it and give what it printed. Raises WorkerFailed."""
    arguments = ["--seconds", str(seconds), "--seed", str(seed)]
    try:
        done = subprocess.run(
            [*command(worker, peers_python), *arguments],
            capture_output=True,
            text=True,
            env=environment(worker),
            timeout=120 + 30 * seconds,
        )
        result = json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else None
    except (OSError, subprocess.SubprocessError, IndexError, ValueError) as error:
        raise WorkerFailed(f"{worker.name}: {error}") from error
    if not isinstance(result, dict):
        said = done.stderr.strip().splitlines() or [f"ended with code {done.returncode}"]
        raise WorkerFailed(f"{worker.name}: {said[-1]}")
    return result


def measure(
    workers: Sequence[Worker],
    peers_python: Path | None,
    rounds: int,
    seconds: float,
    progress: Callable[[Worker, int], None],
) -> Measured:
    """All rounds; `progress` hears of each worker before it starts."""
    measured = Measured()
    for number in range(1, rounds + 1):
        for worker in workers:
            progress(worker, number)
            result = run_worker(worker, peers_python, seconds, number)
            measured.versions[worker.engine] = result["version"]
            if worker.engine == OURS and not worker.is_interpreted:
                measured.is_compiled = result["compiled"]
            for name, value in result["values"].items():
                measured.samples.setdefault(f"{worker.name}.{name}", []).append(value)
    return measured
