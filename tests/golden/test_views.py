"""The views that the tests of the browser client use are those of the rules."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import landrush

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", landrush.games())
def test_the_views_on_file_are_those_of_the_rules(name):
    """Whoever changes what a view has writes them again: `python tools/views.py`."""
    tool = runpy.run_path(str(ROOT / "tools" / "views.py"))
    assert tool["text"](name) == (ROOT / "tests" / "golden" / "views" / f"{name}.json").read_text(
        encoding="utf-8"
    )
