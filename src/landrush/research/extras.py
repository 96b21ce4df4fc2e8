"""Libraries that only some need."""

from __future__ import annotations


def missing(extra: str) -> ImportError:
    """What to say, and to do about it, where the libraries of an extra are not there."""
    return ImportError(f'this needs more libraries: pip install "landrush[{extra}]"')
