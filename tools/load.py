"""Measures the server under load as it is set up: SQLite with one worker, then PostgreSQL and Redis with two.

Arguments go to `landrush loadtest`; PostgreSQL and Redis are started for this alone, in folders of their own.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))

from parts import Postgres, Redis


def loadtest(*words: str) -> int:
    command = [sys.executable, "-m", "landrush", "loadtest", *sys.argv[1:], *words]
    return subprocess.run(command, check=False).returncode


def with_parts() -> int:
    """The load test on a new database."""
    postgresql, redis = Postgres(), Redis()
    try:
        url = postgresql.start().new_database()
        redis.start()
        subprocess.run([sys.executable, "-m", "landrush", "migrate", "--database-url", url], check=True)
        return loadtest("--database-url", url, "--redis-url", redis.url, "--workers", "2")
    finally:
        redis.remove()
        postgresql.remove()


def main() -> int:
    """0 when both runs did what was asked of them."""
    print("SQLite, one worker", flush=True)
    codes = [loadtest()]
    print("PostgreSQL and Redis, two workers", flush=True)
    codes.append(with_parts())
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
