"""Measures this tree beside an earlier commit in one interleaved run: what became slower shows.

    python tools/compare.py 997c866                  # everything of ours that `landrush bench` measures
    python tools/compare.py v0.1.0 --only montana-playout dice-settlers-playout --rounds 11

Each round runs every worker in both trees, one right after the other, which first by turns. What counts is
the median of the rounds' own ratios. The earlier commit is compiled once, in .compare, with the same tools.
Ends with code 1 where a quantity is below --least of what it was.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from landrush.bench.failure import WorkerFailed
from landrush.bench.plan import OURS, QUANTITIES, WORKERS, Quantity, Worker
from landrush.bench.rounds import run_worker

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".compare"


@dataclass(frozen=True)
class Row:
    """One quantity in both trees, round by round; a ratio above 1 is an improvement."""

    quantity: Quantity
    before: list[float]
    now: list[float]

    @property
    def ratios(self) -> list[float]:
        pairs = zip(self.before, self.now, strict=True)
        return [before / now if self.quantity.is_cost else now / before for before, now in pairs]

    @property
    def ratio(self) -> float:
        return median(self.ratios)


def git(*arguments: str) -> str:
    """What git answers."""
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def tree_of(base: str) -> Path:
    """The tree of an earlier commit, compiled."""
    commit = git("rev-parse", "--verify", f"{base}^{{commit}}")
    tree = FOLDER / commit[:10]
    built = tree / ".compiled"
    if not tree.exists():
        git("worktree", "prune")
        git("worktree", "add", "--detach", str(tree), commit)
    if not built.exists():
        print(f"Compiling {commit[:10]}", file=sys.stderr)
        build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        required = os.environ | {"LANDRUSH_REQUIRE_COMPILED": "1"}
        subprocess.run(build, cwd=tree, env=required, check=True, stdout=subprocess.DEVNULL)
        built.touch()
    return tree


def measured(worker: Worker, source: Path, seconds: float, seed: int) -> dict[str, float]:
    """What a worker gives in one of the trees, or nothing where that does not know it."""
    os.environ["PYTHONPATH"] = str(source / "src")
    try:
        values: dict[str, float] = run_worker(worker, None, seconds, seed)["values"]
    except WorkerFailed as failure:
        print(f"{source.name}: {failure}", file=sys.stderr)
        return {}
    return values


def compare(base: Path, only: list[str], rounds: int, seconds: float) -> list[Row]:
    """All rounds of both trees."""
    workers = [each for each in WORKERS if each.engine == OURS and (not only or each.name in only)]
    rows: dict[str, Row] = {}
    quantities = {each.key: each for each in QUANTITIES}
    for number in range(1, rounds + 1):
        for worker in workers:
            print(f"\rround {number} of {rounds}: {worker.name:40}", end="", file=sys.stderr, flush=True)
            sources = (base, ROOT) if number % 2 else (ROOT, base)
            values = {source: measured(worker, source, seconds, number) for source in sources}
            for field in values[base].keys() & values[ROOT].keys():
                quantity = quantities.get(f"{worker.name}.{field}")
                # Shares in percent are neither fast nor slow.
                if quantity is not None and quantity.unit != "%":
                    row = rows.setdefault(quantity.key, Row(quantity, [], []))
                    row.before.append(values[base][field])
                    row.now.append(values[ROOT][field])
    print(file=sys.stderr)
    return [rows[quantity.key] for quantity in QUANTITIES if quantity.key in rows]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure this tree beside an earlier commit.")
    parser.add_argument("base", help="a commit, a tag or a branch")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORKER")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a worker in a round")
    parser.add_argument("--least", type=float, default=0.95, help="the lowest ratio that passes")
    parser.add_argument("--json", type=Path, help="write every sample here")
    arguments = parser.parse_args()
    rows = compare(tree_of(arguments.base), arguments.only, arguments.rounds, arguments.seconds)
    if not rows:
        print("nothing was measured in both trees", file=sys.stderr)
        return 2
    for row in rows:
        spread = f"{min(row.ratios):.2f} to {max(row.ratios):.2f}"
        name = row.quantity.worker.split("-")[0]
        is_lost = row.ratio < arguments.least
        print(
            f"{row.ratio:6.3f}  ({spread})  {median(row.before):12,.3f} {median(row.now):12,.3f}"
            f"  {name}: {row.quantity.label}{'   SLOWER' if is_lost else ''}"
        )
    if arguments.json:
        samples = {row.quantity.key: {"before": row.before, "now": row.now} for row in rows}
        arguments.json.write_text(json.dumps(samples, indent=1) + "\n", encoding="utf-8")
    return 1 if any(row.ratio < arguments.least for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
