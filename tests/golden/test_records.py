"""Records of every version of the rules: each still plays as it did, entry by entry."""

from __future__ import annotations

from pathlib import Path

import pytest

import landrush

RECORDS = sorted(Path(__file__).parent.glob("records/*/*.game"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_still_plays(path):
    match = landrush.Match.load(path)
    assert match.is_over
    assert match.text() == path.read_text(encoding="utf-8")
    assert path.parent.name == f"{match.setup.start.game.name}-{match.setup.start.game.rules_version}"


@pytest.mark.parametrize("name", landrush.games())
def test_every_version_of_the_rules_has_records(name):
    for version in range(1, landrush.game(name).rules_version + 1):
        assert [path for path in RECORDS if path.parent.name == f"{name}-{version}"]


def test_the_records_show_every_kind_of_entry():
    texts = [path.read_text(encoding="utf-8") for path in RECORDS]
    for sign in (
        " /undo ",
        " /restart ",
        " /ask ",
        " /agree",
        " /refuse",
        " /left ",
        " /sits ",
        "contribution ",
    ):
        assert any(sign in text for text in texts), sign
    for clock in ("none", "live", "correspondence"):
        assert any(f"\nclock {clock}" in text for text in texts)
