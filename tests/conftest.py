"""Which tests run, and how Hypothesis works in all of them."""

from __future__ import annotations

import signal
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

import landrush
from tests.rounds import IS_LONG, examples

KERNEL = Path(landrush.__file__).parent / "engine"
HAS_COMPILED_KERNEL = any((KERNEL / f"rng{suffix}").exists() for suffix in EXTENSION_SUFFIXES)

# What a shell or nohup starts in the background ignores these; the commands under test must not inherit that.
for number in (signal.SIGINT, signal.SIGHUP):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, lambda *_: None)

# The environment of tests/rl has none.
if find_spec("hypothesis"):
    from hypothesis import HealthCheck, settings

    # How fast this machine is does not matter. The quick run has always the same examples.
    settings.register_profile("long", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile(
        "quick", settings.get_profile("long"), max_examples=examples(100), derandomize=True
    )
    settings.load_profile("long" if IS_LONG else "quick")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What has examples tries more in the long run; what needs the compiled kernel says so without it."""
    for item in items:
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker("longer")
        if item.get_closest_marker("compiled") and not HAS_COMPILED_KERNEL:
            item.add_marker(pytest.mark.skip(reason="needs the compiled kernel"))
