"""Who plays the games of a cup. Each backend takes specs and gives the games in any order."""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from landrush.arena.play import Played, play
from landrush.arena.schedule import Spec
from landrush.errors import BadOption
from landrush.messages import Reason
from landrush.simulation import leave_interrupts_to_parent

Backend = Callable[[Iterable[Spec]], Generator[Played, None, None]]

SERIAL, PROCESS, RAY = "serial", "process", "ray"
BACKENDS = (PROCESS, SERIAL, RAY)
# A game whose worker is lost is played again, but not for ever.
MOST_LOSSES = 3
# Libraries that compute would take all cores for each game.
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def backend(name: str, jobs: int | None, address: str | None) -> Backend:
    """The backend of this name. Raises MissingExtra without Ray, BadOption."""
    for variable in THREADS:
        os.environ[variable] = "1"
    if name == RAY:
        from landrush.arena.ray_backend import on_ray

        return on_ray(jobs, address)
    if address is not None:
        raise BadOption(Reason("error-arena-address"))
    return serially if name == SERIAL else in_processes(jobs or os.cpu_count() or 1)


def serially(specs: Iterable[Spec]) -> Generator[Played, None, None]:
    """One after another, here."""
    yield from map(play, specs)


def lost(spec: Spec) -> BadOption:
    """The exception for a game that no worker survives."""
    return BadOption(Reason("error-arena-lost", {"n": MOST_LOSSES, "key": spec.key, "seed": str(spec.seed)}))


@dataclass
class Worker:
    """A process of ours, our end of its pipe, and the game that it plays."""

    process: BaseProcess
    pipe: Connection
    spec: Spec


def in_processes(jobs: int) -> Backend:
    """In so many processes, each with one thread; a process that is lost is replaced."""

    def run(specs: Iterable[Spec]) -> Generator[Played, None, None]:
        waiting = deque(specs)
        losses: Counter[Spec] = Counter()
        workers: list[Worker] = []
        try:
            while waiting and len(workers) < jobs:
                workers.append(hired(waiting.popleft()))
            while workers:
                ready = wait([each.pipe for each in workers])
                for worker in [each for each in workers if each.pipe in ready]:
                    answer = heard(worker)
                    if isinstance(answer, Exception):
                        raise answer
                    if answer is None:
                        losses[worker.spec] += 1
                        if losses[worker.spec] == MOST_LOSSES:
                            raise lost(worker.spec)
                        workers.remove(worker)
                        dismissed(worker)
                        workers.append(hired(worker.spec))
                        continue
                    if waiting:
                        given(worker, waiting.popleft())
                    else:
                        workers.remove(worker)
                        dismissed(worker)
                    yield answer
        finally:
            for worker in workers:
                worker.process.terminate()
            for worker in workers:
                dismissed(worker)

    return run


def hired(spec: Spec) -> Worker:
    """A new process with its first game."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,))
    process.start()
    # When the process is gone nobody holds its end of the pipe.
    theirs.close()
    worker = Worker(process, ours, spec)
    given(worker, spec)
    return worker


def given(worker: Worker, spec: Spec) -> None:
    """Tell a worker what to play; whether it is still there is seen when it should answer."""
    worker.spec = spec
    with suppress(OSError):
        worker.pipe.send(spec)


def heard(worker: Worker) -> Played | Exception | None:
    """What a worker answers: its game, what went wrong, or nothing because it is gone."""
    try:
        answer: Played | Exception = worker.pipe.recv()
    except (EOFError, OSError):
        return None
    return answer


def dismissed(worker: Worker) -> None:
    """A worker whose pipe is closed ends."""
    worker.pipe.close()
    worker.process.join()
    worker.process.close()


def serve(pipe: Connection) -> None:
    """The life of a worker: play what comes until nothing comes any more."""
    leave_interrupts_to_parent()
    try:
        while True:
            spec = pipe.recv()
            try:
                answer: Played | Exception = play(spec)
            except Exception as error:
                answer = error
            pipe.send(answer)
    except (EOFError, OSError):
        # The command has ended, in whatever way.
        return
