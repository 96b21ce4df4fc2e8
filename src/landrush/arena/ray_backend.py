"""Games on Ray: on this machine, or on a cluster by its address, where Landrush must be installed too."""

from __future__ import annotations

import logging
import os
import secrets
import sys
from collections.abc import Generator, Iterable
from contextlib import redirect_stdout
from importlib import import_module
from itertools import islice
from typing import Any

from landrush.arena.backends import MOST_LOSSES, Backend, lost
from landrush.arena.play import Played, play
from landrush.arena.schedule import Spec
from landrush.errors import BadOption
from landrush.extras import needing
from landrush.messages import Reason, plain

# Results are small; Ray would take a third of the memory for them.
OBJECT_STORE_BYTES = 100_000_000
# So many games for each processor are on their way, so that none waits for the next.
AHEAD = 2


def on_ray(jobs: int | None, address: str | None) -> Backend:
    """On Ray; a game whose worker is lost is played again. Raises MissingExtra."""
    settle(address)
    with needing("ray"):
        ray: Any = import_module("ray")

    def run(specs: Iterable[Spec]) -> Generator[Played, None, None]:
        # What Ray says of lost workers is no part of the result.
        with redirect_stdout(sys.stderr):
            connect(ray, jobs, address)
            try:
                yield from games(specs)
            finally:
                ray.shutdown()

    def games(specs: Iterable[Spec]) -> Generator[Played, None, None]:
        remote = ray.remote(num_cpus=1, max_retries=MOST_LOSSES - 1)(play)
        cores = int(ray.cluster_resources().get("CPU", 1))
        # A cluster that others use too gets no more than it should.
        most = jobs if jobs and jobs < cores else AHEAD * cores
        waiting = iter(specs)
        running = {remote.remote(spec): spec for spec in islice(waiting, most)}
        while running:
            (done,), _ = ray.wait(list(running))
            spec = running.pop(done)
            running |= {remote.remote(each): each for each in islice(waiting, 1)}
            try:
                played: Played = ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError:
                raise lost(spec) from None
            yield played

    return run


def settle(address: str | None) -> None:
    """What Ray reads from the environment when it is imported and started."""
    # It would tell its makers of every start.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    # It must not touch what graphics cards a game could see.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    if address is None:
        # Nobody else joins a Ray that runs here for one cup, and no token stays in a file.
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)


def connect(ray: Any, jobs: int | None, address: str | None) -> None:
    """Start Ray here, or join the cluster at an address. Raises BadOption."""
    here: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False}
    here["object_store_memory"] = OBJECT_STORE_BYTES
    try:
        ray.init(
            address=address or "local",
            log_to_driver=False,
            logging_level=logging.ERROR,
            **({} if address else here),
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        where = {"address": plain(address or "local"), "why": plain(str(error).partition("\n")[0])}
        raise BadOption(Reason("error-arena-ray", where)) from None
