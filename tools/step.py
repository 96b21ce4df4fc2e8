"""Runs a command as a step of `make`: tells how far it is while it runs, and how long it took.

    python tools/step.py [--or WORDS] WORDS COMMAND ...

What the command prints goes to .venv/build.log; lines such as [12/208] tell how far it is. Where it fails,
the end of what it printed is shown, or the words given for that case.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections import deque
from pathlib import Path
from threading import Thread

LOG = Path(__file__).parents[1] / ".venv" / "build.log"
PROGRESS = re.compile(r"\[(\d+)/(\d+)\]")
LINES_SHOWN = 30
# How often a terminal is told, and a file.
OFTEN, SELDOM = 0.2, 10.0


class Step:
    """A command that runs, and what is known of it."""

    def __init__(self, words: str, command: list[str]) -> None:
        self.words = words
        self.far = ""
        self.last_lines: deque[str] = deque(maxlen=LINES_SHOWN)
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        self.reader = Thread(target=self.read)
        self.reader.start()

    def read(self) -> None:
        """Keep what the command prints."""
        assert self.process.stdout is not None
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("a", encoding="utf-8") as log:
            for line in self.process.stdout:
                log.write(line)
                self.last_lines.append(line)
                if numbers := PROGRESS.search(line):
                    self.far = f", {numbers[1]} of {numbers[2]}"

    def show(self, end: str) -> None:
        print(f"{self.words}: {time.monotonic() - self.began:.0f} s{self.far}", end=end, flush=True)

    def wait(self) -> int:
        """Tell how far it is until it ends, and give its exit code."""
        is_terminal = sys.stdout.isatty()
        if not is_terminal:
            print(self.words, flush=True)
        while self.reader.is_alive():
            self.reader.join(OFTEN if is_terminal else SELDOM)
            if is_terminal:
                self.show("\r")
            elif self.reader.is_alive():
                self.show("\n")
        code = self.process.wait()
        self.far = ""
        # The spaces cover what stood there.
        self.show("            \n" if is_terminal else "\n")
        return code


def main() -> int:
    parser = argparse.ArgumentParser(description="Run a command as a step of make.")
    parser.add_argument("--or", dest="otherwise", default="", help="what to say when it fails")
    parser.add_argument("words")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    step = Step(arguments.words, arguments.command)
    try:
        code = step.wait()
    except KeyboardInterrupt:
        step.process.terminate()
        return 130
    if code != 0:
        print(arguments.otherwise or "".join(step.last_lines), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
