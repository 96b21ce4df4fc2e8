"""Runs the tests again and again beside busy loops: whatever is red by luck shows.

    python tools/steady.py whole --runs 5      # make test
    python tools/steady.py files --runs 10     # each file of tests/server and tests/web by itself
    python tools/steady.py files tests/web/test_table.py
    python tools/steady.py files --at-once 3   # sooner, and each run beside other runs too

Results are added to .steady/results.jsonl, and what a red run printed is kept beside it. A run that is there
for this commit is not repeated, so a stopped series goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".steady"
RESULTS = FOLDER / "results.jsonl"
BUSY = "while True: pass"
WHOLE = "make test"


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Loops that take all the time they can get."""
    started = [subprocess.Popen([sys.executable, "-c", BUSY]) for loop in range(loops)]
    try:
        yield
    finally:
        for loop in started:
            loop.kill()
            loop.wait()


def command(what: str) -> list[str]:
    """What runs: everything, or one file with all of its tests."""
    return ["make", "test"] if what == WHOLE else [sys.executable, "-m", "pytest", "-q", "-x", what]


def run(what: str, number: int, load: dict[str, int], commit: str) -> bool:
    """Run once, write down how it went, and tell whether it was green."""
    began = time.monotonic()
    name = f"{commit[:10]}-{what.replace('/', '-').replace(' ', '-')}-{number}.log"
    with (FOLDER / name).open("wb") as log:
        process = subprocess.Popen(
            command(what), cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
        )
        # What it used is told of each process by itself, as others run at the same time.
        _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    seconds = time.monotonic() - began
    is_green = process.returncode == 0
    result = {
        "commit": commit,
        "what": what,
        "run": number,
        **load,
        "green": is_green,
        "seconds": round(seconds),
        "cpu_seconds": round(used.ru_utime + used.ru_stime),
    }
    with RESULTS.open("a", encoding="utf-8") as results:
        results.write(json.dumps(result) + "\n")
    if is_green:
        (FOLDER / name).unlink()
    print(f"{'green' if is_green else 'RED  '} {seconds:5.0f} s  {what}, run {number}", flush=True)
    return is_green


def done_already(commit: str, load: dict[str, int]) -> set[tuple[str, int]]:
    """The runs of this commit with this load, whatever came of them."""
    if not RESULTS.exists():
        return set()
    results = map(json.loads, RESULTS.read_text(encoding="utf-8").splitlines())
    return {
        (each["what"], each["run"])
        for each in results
        if each["commit"] == commit and load.items() <= each.items()
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the tests again and again beside busy loops.")
    parser.add_argument("what", choices=("whole", "files"))
    parser.add_argument("files", nargs="*", help="these files only")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--loops", type=int, default=3, help="how many busy loops run beside")
    parser.add_argument("--at-once", type=int, default=1, help="how many runs at the same time")
    arguments = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    found = (
        path.relative_to(ROOT)
        for room in ("server", "web")
        for path in (ROOT / "tests" / room).glob("test_*.py")
    )
    files = arguments.files or sorted(map(str, found))
    series = [WHOLE] if arguments.what == "whole" else files
    load = {"loops": arguments.loops, "at_once": arguments.at_once}
    there = done_already(commit, load)
    planned = [(what, number) for number in range(1, arguments.runs + 1) for what in series]
    todo = [each for each in planned if each not in there]
    with busy(arguments.loops), ThreadPoolExecutor(arguments.at_once) as runners:
        greens = list(runners.map(lambda each: run(*each, load, commit), todo))
    reds = [each for each, is_green in zip(todo, greens, strict=True) if not is_green]
    print(
        f"{len(todo)} runs, {len(reds)} of them red",
        *(f"{what}, run {number}" for what, number in reds),
        sep="\n",
    )
    return 1 if reds else 0


if __name__ == "__main__":
    sys.exit(main())
