"""What docs/research.md and docs/research/ say about the interfaces for researchers."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import landrush
from landrush.research.version import VERSIONS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
CODE = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("code", CODE, ids=range(len(CODE)))
def test_the_code_runs(code: str) -> None:
    exec(code, {})


@pytest.mark.parametrize("name", landrush.games())
def test_the_tables_are_those_of_the_code(name: str) -> None:
    """Whoever changes an encoding writes them anew: `python tools/research.py`."""
    tool = runpy.run_path(str(ROOT / "tools" / "research.py"))
    page = (ROOT / "docs" / "research" / f"{name}.md").read_text(encoding="utf-8")
    assert tool["page"](landrush.game(name)) == page


@pytest.mark.parametrize("name", landrush.games())
def test_sizes_and_versions_are_told_right(name: str) -> None:
    game = landrush.game(name)
    assert f"(research/{name}.md) ({len(game.observation):,})" in PAGE
    assert f"{game.num_actions} in" in PAGE or f"{game.num_actions} actions in" in PAGE
    assert VERSIONS[name] == 0
    assert "montana_v0" in PAGE


def test_every_extra_that_is_named_is_there() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    extras = set(re.findall(r"(?:landrush|\.)\[([\w-]+)\]", PAGE))
    assert extras == {"pettingzoo", "gymnasium", "open-spiel", "dataset", "research"}
    for extra in extras:
        assert re.search(rf"^{extra} = \[", project, re.MULTILINE)


def test_it_is_cited_as_what_it_is() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    title = re.search(r'^title: "(.*)"$', cited, re.MULTILINE)
    assert title is not None
    assert f"The Landrush authors. {title[1]}. Version {landrush.__version__}, 2026." in PAGE
    assert f"\nversion: {landrush.__version__}\n" in cited
