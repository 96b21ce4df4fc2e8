"""The landrush command in the process of the tests."""

from __future__ import annotations

from collections.abc import Callable

# Takes the words of a command line and gives the exit code, what was printed, and the errors.
Command = Callable[..., tuple[int, str, str]]
