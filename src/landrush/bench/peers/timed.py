"""What every worker does alike: one core, a budget of CPU time, one line of JSON.

Standard library only, since the peers' environments run it too.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Mapping

Measure = Callable[[float, int], dict[str, float]]


def rates(step: Callable[[], tuple[int, ...]], seconds: float) -> list[float]:
    """Repeat a step for the CPU seconds and give the sum of each of its counts per CPU second.

    The first step is not counted: it fills caches and lets the interpreter specialise.
    """
    totals = [0] * len(step())
    start = time.process_time()
    used = 0.0
    while used < seconds or used == 0.0:
        for place, count in enumerate(step()):
            totals[place] += count
        used = time.process_time() - start
    return [total / used for total in totals]


def stay_on_one_core() -> None:
    """Pin this process to the last core it may use, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def work(about: Mapping[str, object], measures: Mapping[str, Measure]) -> None:
    """Be a worker: take one measure's name, budget and seed, print what it gives and what was measured."""
    parser = argparse.ArgumentParser()
    parser.add_argument("measure", choices=sorted(measures))
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    args = parser.parse_args()
    stay_on_one_core()
    values = measures[args.measure](args.seconds, args.seed)
    print(json.dumps({**about, "values": values}))
