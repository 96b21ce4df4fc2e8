"""What holds for the component files of every game."""

from __future__ import annotations

import pytest

import landrush
from landrush.component_files import STATUSES

every_game = pytest.mark.parametrize("name", landrush.games())


@every_game
def test_every_table_has_a_status_and_a_source(name):
    for section, table in landrush.game(name).components.values.items():
        if section != "format":
            assert table["status"] in STATUSES[:3]
            assert table["source"]


@every_game
def test_files_that_cannot_be_read(name, tmp_path):
    game = landrush.game(name)
    (tmp_path / "latin.toml").write_bytes(b"# caf\xe9\n")
    for file, what in (
        ("missing.toml", "cannot be read"),
        ("", "cannot be read"),
        ("latin.toml", "not UTF-8"),
    ):
        with pytest.raises(landrush.BadComponents, match=what):
            game.new(2, components=tmp_path / file)
