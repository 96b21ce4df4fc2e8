"""The examples run as they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import nbformat
import pytest
from nbclient import NotebookClient

from landrush.research.open_spiel import short_name

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("name", ["montana", pytest.param("dice-settlers", marks=pytest.mark.long)])
def test_the_tree_search_of_open_spiel_plays(name: str) -> None:
    arguments = [short_name(name), "--opponent", "linear", "--simulations", "2", "--games", "1"]
    command = [sys.executable, str(EXAMPLES / "open_spiel_mcts.py"), *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    first, last = done.stdout.splitlines()
    assert first.startswith("game 1: ")
    assert last.startswith(f"{short_name(name)}, 2 simulations: ")
    assert last.endswith(" of 1 games against linear")


# Its own machinery warns of itself.
@pytest.mark.filterwarnings("ignore")
def test_the_notebook_draws_positions() -> None:
    book = nbformat.read(EXAMPLES / "positions.ipynb", 4)
    NotebookClient(book, timeout=300, startup_timeout=300, kernel_name="python3").execute()
    shown = [out for cell in book.cells if cell.cell_type == "code" for out in cell.outputs]
    pictures = [out.data["image/svg+xml"] for out in shown if "image/svg+xml" in out.get("data", {})]
    assert len(pictures) == 3
    for picture in pictures:
        assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "(320, 480, 3)" in shown[-1].data["text/plain"]


def test_the_notebook_is_kept_without_what_it_showed() -> None:
    book = nbformat.read(EXAMPLES / "positions.ipynb", 4)
    assert all(cell.outputs == [] for cell in book.cells if cell.cell_type == "code")
