"""Component files of one's own, for the tests of every game."""

from __future__ import annotations

import json

import pytest


@pytest.fixture
def own(tmp_path):
    """Writes a component file."""

    def write(text):
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture(scope="session")
def as_toml():
    """Writes a value as TOML on one line."""

    def write(value):
        if isinstance(value, dict):
            return "{ " + ", ".join(f"{key} = {write(inner)}" for key, inner in value.items()) + " }"
        if isinstance(value, list):
            return "[" + ", ".join(map(write, value)) + "]"
        return json.dumps(value)

    return write
