"""Serves the games from a fresh clone: at once, and faster as soon as the rules kernel is compiled.

    python tools/play.py [arguments of landrush serve]

Compiling takes a minute, in which the server runs interpreted. Then it starts again with the compiled kernel;
browsers reconnect by themselves, and games go on, for every move is stored.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).parents[1]
COMMAND = ROOT / ".venv" / "bin" / "landrush"
# Longer than make needs to see that there is nothing to build.
SECONDS_TO_LOOK = 3
# The server comes first while both want the processor.
NICENESS = 10
IS_COMPILED = "import sys, landrush.engine.rng as m; sys.exit(m.__file__.endswith('.py'))"
COMPILED = {**os.environ, "LANDRUSH_INTERPRETED": ""}
INTERPRETED = {**os.environ, "LANDRUSH_INTERPRETED": "1", "PYTHONPATH": str(ROOT / "src")}


def build() -> subprocess.Popen[bytes]:
    """Start building the kernel, where it is not up to date."""
    make = os.environ.get("MAKE", "make")
    return subprocess.Popen(
        [make, "--no-print-directory", ".venv/package"], cwd=ROOT, preexec_fn=lambda: os.nice(NICENESS)
    )


def has_ended(process: subprocess.Popen[bytes], seconds: float) -> bool:
    """Whether a process ends within some seconds."""
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def is_compiled() -> bool:
    return subprocess.run([sys.executable, "-c", IS_COMPILED], env=COMPILED, check=False).returncode == 0


def serve_while(building: subprocess.Popen[bytes], arguments: list[str]) -> int | None:
    """Serve interpreted. Gives the server's exit code, or nothing where it made way for a compiled one."""
    server = subprocess.Popen(
        [sys.executable, "-m", "landrush", "serve", "--open", *arguments], env=INTERPRETED
    )
    try:
        while not has_ended(building, 0.2):
            if server.poll() is not None:
                return server.returncode
        if building.returncode != 0 or not is_compiled():
            return server.wait()
        print("The rules kernel is compiled: the server starts again with it.", flush=True)
        server.send_signal(signal.SIGINT)
        server.wait()
    finally:
        for process in (building, server):
            if process.poll() is None:
                process.terminate()
                process.wait()
    return None


def serve(arguments: list[str]) -> NoReturn:
    """Become the server."""
    os.execve(COMMAND, [str(COMMAND), "serve", *arguments], COMPILED)


def main() -> int:
    arguments = sys.argv[1:]
    building = build()
    try:
        if not has_ended(building, SECONDS_TO_LOOK):
            code = serve_while(building, arguments)
            if code is not None:
                return code
            # The browser is open already.
            serve(arguments)
    except KeyboardInterrupt:
        return 0
    return building.returncode or serve(["--open", *arguments])


if __name__ == "__main__":
    sys.exit(main())
