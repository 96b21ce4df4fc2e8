"""`landrush serve --open` shows the games, or says how to."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from forking import end_with_us
from running import free_port


def test_without_a_browser_it_says_what_to_open(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path / 'landrush.db'}"
    where = ["--port", str(port), "--database-url", database, "--lang", "en"]
    kept = {name: value for name, value in os.environ.items() if name not in ("BROWSER", "DISPLAY")}
    with subprocess.Popen(
        [sys.executable, "-m", "landrush", "serve", "--open", *where],
        # Nothing in this path opens pages.
        env={**kept, "PATH": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=end_with_us,
    ) as server:
        try:
            assert server.stdout is not None
            said = [server.stdout.readline() for line in range(2)]
        finally:
            server.terminate()
    url = f"http://127.0.0.1:{port}/"
    assert said == [
        f"Landrush is at {url} (Ctrl-C ends it)\n",
        f"No browser was found here: open {url} in yours.\n",
    ]
