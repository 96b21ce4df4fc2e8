"""What docs/bots.md and docs/ladder.md say about bots."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import landrush
from landrush.bots import bot

ROOT = Path(__file__).parents[2]
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_bot_that_is_written_there_beats_random():
    (code,) = re.findall(r"^```python\n(.*?)^```$", BOTS, re.MULTILINE | re.DOTALL)
    made = {}
    exec(code, made)
    for name in landrush.games():
        won = 0
        for seed in range(4):
            match = landrush.Match.new(name, ["bot:random", "bot:mine"], seed=seed)
            match.play_bots({0: bot("random", seed), 1: made["Mine"](seed)})
            won += match.state.winners() == [1]
        assert won >= 3, name


def test_the_ladder_is_what_was_measured():
    """Whoever changes a cup or a figure writes the report anew: `python tools/ladder.py --only nothing`."""
    tool = runpy.run_path(str(ROOT / "tools" / "ladder.py"))
    assert tool["report"]() == (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")


def test_the_pictures_of_the_ladder_show_what_was_measured():
    """Matplotlib draws letters as lines and leaves the words beside them, so they can be read."""
    tool = runpy.run_path(str(ROOT / "tools" / "ladder.py"))
    for name in landrush.games():
        drawn = (ROOT / "docs" / "ladder" / f"{name}.svg").read_text(encoding="utf-8")
        measured = [(cup, found) for cup in tool["cups"](name) if (found := tool["figures"](name, cup))]
        assert [line for line in re.findall("<!-- (.*?) -->", drawn) if ", n = " in line] == [
            tool["label"](cup, found) for cup, found in measured
        ]
