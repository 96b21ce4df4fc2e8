"""A SQLite file belongs to one process at a time, which a lock beside it says."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from landrush.errors import BadOption
from landrush.messages import Reason

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextmanager
def holding(path: Path | None) -> Iterator[None]:
    """Hold the file of a database; others need no lock. Raises BadOption when another process has it.

    The lock ends with the process, however that ends, and processes that it started do not keep it. The file
    of the lock stays: whoever removed it could remove another's.
    """
    if path is None:
        yield
        return
    try:
        file = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise BadOption(
            Reason("server-database-unusable", {"url": str(path), "detail": error.strerror or ""})
        ) from None
    try:
        try:
            take(file)
        except OSError:
            raise BadOption(Reason("server-database-held", {"file": str(path)})) from None
        yield
    finally:
        os.close(file)


def take(file: int) -> None:
    """Lock an open file for this process. Raises OSError when another one has it."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
