"""Runs the tests again and again beside busy loops: whatever is red by luck shows.

    python tools/steady.py whole --runs 5      # make test
    python tools/steady.py files --runs 10     # each file of tests/server and tests/web by itself
    python tools/steady.py files tests/web/test_table.py

Results are added to .steady/results.jsonl, and what a red run printed is kept beside it. A run that is there
for this commit is not repeated, so a stopped series goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
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


def run(what: str, number: int, loops: int, commit: str) -> bool:
    """Run once, write down how it went, and tell whether it was green."""
    began, used = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    with busy(loops):
        done = subprocess.run(
            command(what),
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        seconds = time.monotonic() - began
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
    is_green = done.returncode == 0
    result = {
        "commit": commit,
        "what": what,
        "run": number,
        "loops": loops,
        "green": is_green,
        "seconds": round(seconds),
        "cpu_seconds": round(now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime),
    }
    with RESULTS.open("a", encoding="utf-8") as results:
        results.write(json.dumps(result) + "\n")
    if not is_green:
        name = what.replace("/", "-").replace(" ", "-")
        (FOLDER / f"{commit[:10]}-{name}-{number}.log").write_text(done.stdout, encoding="utf-8")
    print(f"{'green' if is_green else 'RED  '} {seconds:5.0f} s  {what}, run {number}", flush=True)
    return is_green


def done_already(commit: str, loops: int) -> set[tuple[str, int]]:
    """The runs of this commit with this load, whatever came of them."""
    if not RESULTS.exists():
        return set()
    results = map(json.loads, RESULTS.read_text(encoding="utf-8").splitlines())
    return {
        (each["what"], each["run"]) for each in results if (each["commit"], each["loops"]) == (commit, loops)
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the tests again and again beside busy loops.")
    parser.add_argument("what", choices=("whole", "files"))
    parser.add_argument("files", nargs="*", help="these files only")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--loops", type=int, default=3, help="how many busy loops run beside")
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
    there = done_already(commit, arguments.loops)
    planned = [(what, number) for number in range(1, arguments.runs + 1) for what in series]
    todo = [each for each in planned if each not in there]
    reds = [each for each in todo if not run(*each, arguments.loops, commit)]
    print(
        f"{len(todo)} runs, {len(reds)} of them red",
        *(f"{what}, run {number}" for what, number in reds),
        sep="\n",
    )
    return 1 if reds else 0


if __name__ == "__main__":
    sys.exit(main())
