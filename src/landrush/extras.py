"""Libraries that only some need: the extras of pyproject.toml, and how to get them."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import PathFinder

from landrush.errors import MissingExtra
from landrush.messages import Reason


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """What is imported inside comes with an extra. Raises MissingExtra where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "landrush":
            raise
        raise MissingExtra(Reason("error-extra", {"command": install_command(extra)})) from error


def install_command(extra: str) -> str:
    """What adds an extra to this environment, for a shell."""
    pip = [sys.executable, "-m", "pip", "install"]
    # Only looked for on the path: setuptools answers other questions for pip by changing what is imported.
    if PathFinder.find_spec("pip") is None:
        pip = ["uv", "pip", "install", "--python", sys.executable]
    return shlex.join([*pip, *source(extra)])


def source(extra: str) -> list[str]:
    """Landrush with an extra, from wherever it was installed: a folder, a file, an address, or an index."""
    # Slow to load, and most have all that they need.
    from importlib.metadata import distributions

    # PEP 610: an installer notes where a package came from, unless that was an index.
    notes = (found.read_text("direct_url.json") for found in distributions(name="landrush"))
    origin = json.loads(next(notes, None) or "{}")
    url = origin.get("url")
    if url is None:
        return [f"landrush[{extra}]"]
    if "vcs_info" in origin:
        url = "{vcs}+{url}@{commit_id}".format(url=url, **origin["vcs_info"])
    if origin.get("dir_info", {}).get("editable"):
        return ["-e", f"{url}[{extra}]"]
    return [f"landrush[{extra}] @ {url}"]
