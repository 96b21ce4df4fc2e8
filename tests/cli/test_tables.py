"""`landrush components` and `landrush actions`: what is played with, and its numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import landrush as package
from landrush.component_files import STATUSES
from landrush.games.montana import components


def test_components_show_how_each_value_is_known(landrush) -> None:
    done = landrush("components", "montana", COLUMNS="200")
    assert (done.returncode, done.stderr) == (0, "")
    for word in (
        "fact",
        "reported",
        "reconstruction",
        components.standard().digest,
        "B6 NW",
        "worked example",
    ):
        assert word in done.stdout
    for heading in ("Wheel", "Bank", "Production", "Town", "Layout", "Tiles", "Counts checked"):
        assert f"\n{heading}" in done.stdout


def test_components_as_json_have_every_value_with_status_and_source(landrush) -> None:
    found = json.loads(landrush("components", "montana", "--json").stdout)
    assert found["hash"] == components.standard().digest
    values = {each["path"]: each for each in found["values"]}
    assert all(each["status"] in STATUSES and each["source"] for each in values.values())
    assert len([path for path in values if path.startswith("tiles.")]) == 84
    assert values["wheel.segments.1"]["status"] == "fact"
    assert values["wheel.segments.2"]["status"] == "reconstruction"
    assert values["bank.spaces.2"]["value"] == {"workers": 2, "coins": 8}
    counts = {each["what"]: (each["rules"], each["file"]) for each in found["counts"]}
    assert counts["landscape tiles of 7 hexes"] == ("12", "12")
    assert counts["canteen symbols"] == ("at most 6", "6")


def test_components_of_ones_own_are_marked(landrush, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[town]\ncolumn_prices = [1, 2, 3, 4]\n", encoding="utf-8")
    found = json.loads(landrush("components", "montana", "--components", own, "--json").stdout)
    values = {each["path"]: each for each in found["values"]}
    assert values["town.column_prices"]["value"] == [1, 2, 3, 4]
    assert values["town.column_prices"]["status"] == "own"
    assert values["town.column_prices"]["source"] == "own.toml"
    assert found["hash"] != components.standard().digest


def test_known_fields_are_facts_of_their_own_source(landrush, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[technologies.TA1]\nresearch = 2\n", encoding="utf-8")
    found = json.loads(landrush("components", "dice-settlers", "--components", own, "--json").stdout)
    values = {each["path"]: each for each in found["values"]}
    assert all(each["status"] in STATUSES and each["source"] for each in values.values())
    assert values["technologies.TA1.points"]["status"] == "fact"
    assert (
        values["technologies.TA1.points"]["source"]
        == "D14.1; setup of the technologies, cards in the picture, Polish rulebook"
    )
    assert values["technologies.TA1.research"]["status"] == "own"
    assert values["technologies.TA2.points"]["status"] == "reconstruction"
    assert values["dice.white.count"]["status"] == "fact"
    assert values["dice.white.faces"]["status"] == "reconstruction"
    assert values["sets.W stepie szerokim.cards"]["status"] == "fact"
    assert values["sets.W stepie szerokim.en"]["status"] == "reconstruction"
    assert values["tiles.20.points"]["status"] == "fact"


@pytest.mark.parametrize("name", package.games())
def test_actions_cover_all_ids_in_order(landrush, name) -> None:
    game = package.game(name)
    found = json.loads(landrush("actions", name, "--json").stdout)
    ids = [i for row in found["actions"] for i in range(row["first"], row["last"] + 1)]
    assert ids == list(range(game.num_ids))
    assert (found["num_actions"], found["num_ids"]) == (game.num_actions, game.num_ids)
    rows = [(row["first"], row["last"], row["notation"], row["meaning"]) for row in found["actions"]]
    assert rows == game.action_table()


def test_actions_for_people(landrush) -> None:
    done = landrush("actions", "montana", COLUMNS="120")
    assert (done.returncode, done.stderr) == (0, "")
    for first, last, notation, _ in package.game("montana").action_table():
        ids = str(first) if first == last else f"{first}–{last}"
        assert any(ids in line and notation in line for line in done.stdout.split("\n"))
