"""How much a test does: little in `make test`, much in `make test-all`, which sets LANDRUSH_LONG=1."""

from __future__ import annotations

import os

IS_LONG = os.environ.get("LANDRUSH_LONG") == "1"


def rounds(quick: int, long: int) -> int:
    """How often something is done. A test that asks for it is marked `longer`."""
    return long if IS_LONG else quick


def examples(long: int) -> int:
    """How many examples Hypothesis tries: a fifth of them in the quick run."""
    return rounds(max(5, long // 5), long)
