"""requirements/*.txt lock what pyproject.toml asks for, which `make lock` reads."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
BASE = PROJECT["project"]["dependencies"]
BUILD = PROJECT["build-system"]["requires"]


def locked(name: str) -> dict[str, str]:
    """What a lock names, and the versions."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE))


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("run", [*BASE, *EXTRAS["server"], *BUILD]),
        ("dev", [*BASE, *(each for extra in EXTRAS.values() for each in extra), *BUILD]),
        ("rl", [*BASE, *EXTRAS["gymnasium"]]),
    ],
)
def test_a_lock_has_what_is_asked_for(name: str, wanted: list[str]) -> None:
    versions = locked(name)
    asked = [Requirement(each) for each in wanted if not each.startswith("landrush[")]
    for each in asked:
        assert versions[canonicalize_name(each.name)] in each.specifier, each


@pytest.mark.parametrize("name", ["run", "rl"])
def test_what_runs_is_what_is_tested(name: str) -> None:
    versions, tested = locked(name), locked("dev")
    assert {each: versions[each] for each in versions.keys() & tested.keys()}.items() <= tested.items()
