"""The example of docs/statistics.md is what the statistics say."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

from landrush.match.statistics import MatchStatistics, SeatStatistics, Thing, statistics
from tests.match.conftest import GOLDEN, on_file

PAGE = Path(__file__).parents[2] / "docs" / "statistics.md"
ENTRIES = 50


def example():
    """What the page shows of a game on file."""
    start, entries = on_file(GOLDEN / "montana" / "2-players-05.txt")
    found = statistics(start, entries[:ENTRIES]).to_json()
    seat = found["seats"][0]
    seat["things"] = {"m-pumpkin": seat["things"]["m-pumpkin"]}
    return json.loads(json.dumps({**found, "seats": [seat]}))


def test_the_example_is_true():
    (block,) = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert json.loads(block) == example()


def test_every_key_is_explained():
    rows = re.findall(r"^\| (`[^|]*) \|(.*)\|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    keys = {key for row in rows for key in re.findall(r"`(\w+)`", row[0] + row[1])}
    for kind in (MatchStatistics, SeatStatistics, Thing):
        assert {field.name for field in fields(kind)} <= keys
