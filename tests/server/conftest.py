"""What tests of the server start from."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# Helpers of these tests are modules beside them.
sys.path.insert(0, str(Path(__file__).parent))

from running import Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server of the test's own on SQLite."""
    running = Running(tmp_path).start()
    yield running
    running.stop()
