"""Jobs done in processes, and a file of JSON lines that only grows, so that a report can go on later."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from landrush.arena.results import write
from landrush.balance.cases import Case, Job, Line, carry_out
from landrush.errors import BadOption
from landrush.messages import Reason, plain
from landrush.simulation import leave_interrupts_to_parent

HEAD = "balance"


class Results:
    """Lines by the key of their job, and where to write the next ones."""

    def __init__(self, lines: dict[str, Line], file: int | None = None) -> None:
        self.lines = lines
        self.file = file

    def add(self, line: Line) -> None:
        """Note a line; whoever is killed afterwards finds it again."""
        if self.file is not None:
            write(self.file, line)
        self.lines[line["key"]] = line


@contextmanager
def opened(cases: Sequence[Case], path: Path | None) -> Iterator[Results]:
    """The results so far, in memory or in a file. Raises BadOption where the file is about something else."""
    if path is None:
        yield Results({})
        return
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
    except OSError as error:
        where = {"file": plain(path), "why": plain(error.strerror)}
        raise BadOption(Reason("error-arena-file", where)) from None
    try:
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        heads, lines = read(path, whole)
        known = {case.key: json.loads(json.dumps(case.head())) for case in cases}
        for key, head in heads.items():
            if key in known and known[key] != head:
                raise BadOption(Reason("error-balance-other", {"file": plain(path)}))
        # What was half-written when somebody was killed.
        if len(whole) < len(text):
            os.ftruncate(file, len(whole))
        for key in known.keys() - heads.keys():
            write(file, {HEAD: key, "head": known[key]})
        yield Results(lines, file)
    finally:
        os.close(file)


def read(path: Path, text: bytes) -> tuple[dict[str, Line], dict[str, Line]]:
    """What each case of a file is, and the lines of its jobs. Raises BadOption."""
    heads: dict[str, Line] = {}
    lines: dict[str, Line] = {}
    for number, each in enumerate(text.splitlines(), 1):
        try:
            line = json.loads(each)
            if HEAD in line:
                heads[line[HEAD]] = line["head"]
            else:
                lines.setdefault(line["key"], line)
        except (ValueError, KeyError, TypeError):
            where = {"file": plain(path), "line": number}
            raise BadOption(Reason("error-arena-line", where)) from None
    return heads, lines


def carry_on(wanted: Sequence[Job], results: Results, processes: int, tell: Callable[[int], None]) -> None:
    """All jobs that are missing, in this process or in several; `tell` hears how many are done."""
    missing = [job for job in wanted if job.key not in results.lines]
    done = len(wanted) - len(missing)
    tell(done)
    with lines_of(missing, processes) as lines:
        for line in lines:
            results.add(line)
            done += 1
            tell(done)


@contextmanager
def lines_of(missing: Sequence[Job], processes: int) -> Iterator[Iterator[Line]]:
    """The lines as they come, and at the end no process is left."""
    if processes == 1 or len(missing) < 2:
        yield map(carry_out, missing)
        return
    with get_context("spawn").Pool(min(processes, len(missing)), leave_interrupts_to_parent) as pool:
        yield pool.imap_unordered(carry_out, missing)
        # All are done: the processes end by themselves, and none is ended while it does.
        pool.close()
        pool.join()
