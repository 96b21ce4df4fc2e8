"""The peers' environment: made once from the lock beside this file, kept in the user's cache."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Final

from landrush.bench.failure import PeersMissing

LOCK: Final = Path(__file__).with_name("peers.txt")


def cache_folder() -> Path:
    """Where landrush keeps what it can make again."""
    if own := os.environ.get("LANDRUSH_CACHE"):
        return Path(own)
    shared = os.environ.get("XDG_CACHE_HOME")
    return (Path(shared) if shared else Path.home() / ".cache") / "landrush"


def peers_folder() -> Path:
    """The environment's place, another one for each lock and each Python."""
    interpreter = f"{sys.version} {sys.base_prefix}".encode()
    return cache_folder() / f"peers-{hashlib.sha256(LOCK.read_bytes() + interpreter).hexdigest()[:16]}"


def python_of(folder: Path) -> Path:
    """The interpreter of a virtual environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(folder: Path) -> None:
    """Make a virtual environment with exactly what the lock names. Wheels only: nothing is built."""
    venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(folder)
    pip = [str(python_of(folder)), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    done = subprocess.run(
        [*pip, "--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)], capture_output=True, text=True
    )
    if done.returncode != 0:
        errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        raise PeersMissing((errors or done.stderr.splitlines() or ["pip failed"])[-1])


def peers_python(announce: Callable[[], None]) -> Path:
    """The peers' interpreter; announces and makes their environment on first use, or raises PeersMissing.

    The environment is made under another name and then renamed, so that an interrupted one is never used.
    """
    folder = peers_folder()
    if python_of(folder).exists():
        return python_of(folder)
    announce()
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="making-", dir=folder.parent) as making:
            made = Path(making) / "env"
            install(made)
            # Another process may have been faster; what it made is in use.
            if not python_of(folder).exists():
                shutil.rmtree(folder, ignore_errors=True)
                made.rename(folder)
    except (OSError, subprocess.SubprocessError) as error:
        raise PeersMissing(str(error)) from error
    return python_of(folder)
