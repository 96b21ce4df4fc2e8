"""Components as data: the shipped file, own files laid over it, and what is said about broken ones."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import landrush
from landrush.component_files import REMARKS, STATUSES
from landrush.games.montana.components import load, standard
from tests.rounds import examples

GAME = landrush.game("montana")
SHIPPED = tomllib.loads(
    files("landrush.games.montana").joinpath("components.toml").read_text(encoding="utf-8")
)


def test_every_marked_entry_has_a_source():
    def entries(value):
        if isinstance(value, dict):
            yield value
            for inner in value.values():
                yield from entries(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from entries(inner)

    marked = [entry for entry in entries(SHIPPED) if "status" in entry]
    assert all(entry["status"] in STATUSES[:3] and entry["source"] for entry in marked)
    assert {entry["status"] for entry in marked} == {"fact", "reported", "reconstruction"}


def test_known_facts_of_the_worked_examples_are_on_the_components():
    assert [s["workers"] for s in SHIPPED["wheel"]["segments"]].count(["stone", "pumpkin"]) == 1
    assert any(s["workers"] == 2 and s["coins"] == 8 for s in SHIPPED["bank"]["spaces"])
    grain = SHIPPED["production"]["grain_field"]["spaces"]
    assert {"coins": 6, "goods": 4, "small": 1} in [
        {k: s[k] for k in ("coins", "goods", "small")} for s in grain
    ]
    fields = [
        hex_ for name in SHIPPED["tiles"] if name not in REMARKS for hex_ in SHIPPED["tiles"][name]["hexes"]
    ]
    assert len(fields) == 84
    assert any(f.get("cost") == ["large stone", "grain"] and f.get("cattle") for f in fields)
    four = {"small stone", "small copper", "grain", "pumpkin"}
    assert any(set(f.get("cost", ())) == four and f.get("double") for f in fields)


def test_an_own_file_replaces_only_what_it_names(own):
    path = own("[town]\ncolumn_prices = [1, 2, 3, 4]\n")
    found = load(path)
    assert list(found.parts.prices) == [1, 2, 3, 4]
    assert list(found.parts.wheel) == list(standard().parts.wheel)
    assert found.digest != standard().digest
    assert found.values["town"]["status"] == "own"
    assert found.values["town"]["source"] == "own.toml"
    assert found.values["bank"]["status"] == "reconstruction"


def test_one_tile_may_be_replaced(own):
    hexes = json.dumps([{"mountain": True}] * 7).replace(":", " =").replace('"mountain"', "mountain")
    found = load(own(f"[tiles.B6]\nhexes = {hexes}\n"))
    assert list(found.parts.hex_terrain)[77:] == [2] * 7
    assert list(found.parts.hex_terrain)[:77] == list(standard().parts.hex_terrain)[:77]
    assert found.values["tiles"]["B6"]["status"] == "own"
    assert found.values["tiles"]["status"] == "reconstruction"
    assert "status" not in found.values["tiles"]["B5"]


def test_remarks_do_not_change_the_hash(own):
    found = load(own('[bank]\nsource = "my shelf"\n'))
    assert found.digest == standard().digest
    assert found.values["bank"]["status"] == "reconstruction"


def test_an_own_file_is_played_and_its_hash_is_part_of_the_game(own):
    path = own("[[bank.spaces]]\nworkers = 1\ncoins = 50\n")
    state = GAME.new(2, components=path)
    assert json.loads(state.to_json())["components"] == load(path).digest
    assert GAME.new(2, components=str(path)).to_json() == state.to_json()
    assert list(state.parts.bank_coins) == [50]
    assert state.why_not("bank 2").key == "why-no-such-space"


BROKEN = [
    ("[town", "not TOML"),
    ("[twon]\nx = 1\n", "twon: unknown key"),
    ("town = 3\n", "town: expected a table, found 3"),
    ("format = 2\n", "format: expected 1, found 2"),
    ("[town]\ncolumn_prices = [2, 3, 4]\n", "town.column_prices: expected a list of 4 to 6 prices"),
    ("[town]\ncolumn_prices = [2, 3, 3, 4]\n", "town.column_prices: expected prices that rise"),
    ("[town]\ncolumn_prices = [2, 3, 4, true]\n", "town.column_prices[3]: expected a whole number"),
    ("[town]\nprices = [2]\n", "town.prices: unknown key; expected column_prices"),
    (
        "[[bank.spaces]]\nworkers = 4\ncoins = 1\n",
        "bank.spaces[0].workers: expected a whole number from 1 to 3",
    ),
    ("[[bank.spaces]]\nworkers = 1\n", "bank.spaces[0].coins: expected a value, found nothing"),
    ("[bank]\nspaces = []\n", "bank.spaces: expected a list of 1 to 4 spaces"),
    ('[[wheel.segments]]\nworkers = ["any", "any"]\n', "wheel.segments: expected a list of 8 segments"),
    ("[box]\ncattle = 25\n", "box.cattle: expected 24, which the rules fix, found 25"),
    ("[setup]\nsettlements = [12, 10, 9]\n", "setup.settlements: expected [12, 10, 8], which the rules fix"),
    ("[production.mine]\ngood = 'grain'\n", 'production.mine.good: expected "small copper"'),
    ("[layout]\ntwo_players = [7, 1]\n", "layout.two_players: expected 7 tiles in all"),
    ("[layout]\nstep_along_row = [1, 0]\n", "layout.two_players: expected tiles that do not overlap"),
    (
        "[layout]\ntwo_players = [7]\nstep_along_row = [3, -5]\n",
        "layout.two_players: expected at most 26 rows",
    ),
    (
        "[layout]\ntwo_players = [7]\nstep_along_row = [9, 0]\n",
        "layout.two_players: expected tiles that touch",
    ),
    ("[tiles.A7]\nhexes = []\n", "tiles.A7: unknown key"),
    ("[tiles.A1]\nhexes = [{ lake = true }]\n", "tiles.A1.hexes: expected a list of 7 hexes"),
    ("[wheel]\nstatus = 'rumour'\n", "wheel.status: expected one of fact, reported, reconstruction, own"),
    ("[colours]\ncopper = 1\n", "colours.copper: expected a text"),
    (
        "[town]\ncolumn_prices = 1979-05-27\n",
        "town.column_prices: expected a list of 4 to 6 prices",
    ),
    ("[town]\nknown = 5\n", "town.known: expected a list or a table, found 5"),
    ('[town]\n"a\\nb" = 5\n', "town.'a\\nb': unknown key"),
]


@pytest.mark.parametrize(("text", "message"), BROKEN, ids=[message for _, message in BROKEN])
def test_errors_name_file_key_and_what_was_expected(own, text, message):
    path = own(text)
    with pytest.raises(landrush.BadComponents) as broken:
        GAME.new(2, components=path)
    assert str(broken.value).startswith(f"{path}: ")
    assert message in str(broken.value)
    assert "\n" not in str(broken.value)


HEXES = [
    ("{ cost = ['gold'] }", "tiles.A1.hexes[0].cost[0]: expected one of grain"),
    ("{ cost = [] }", "tiles.A1.hexes[0].cost: expected a list of 1 to 6 goods"),
    (
        "{ lake = true, mountain = true }",
        "tiles.A1.hexes[0]: expected exactly one of lake, mountain and cost",
    ),
    ("{ }", "tiles.A1.hexes[0]: expected exactly one of lake, mountain and cost"),
    ("{ mountain = true, cattle = true }", "tiles.A1.hexes[0]: expected no cattle here"),
    ("{ cost = ['grain'], canteen = true }", "tiles.A1.hexes[0]: expected no canteen here"),
    ("{ lake = 1 }", "tiles.A1.hexes[0].lake: expected true or false"),
]


@pytest.mark.parametrize(("hex_", "message"), HEXES, ids=[hex_ for hex_, _ in HEXES])
def test_errors_in_hexes(own, hex_, message):
    path = own(f"[tiles.A1]\nhexes = [{', '.join([hex_] * 7)}]\n")
    with pytest.raises(landrush.BadComponents) as broken:
        load(path)
    assert message in str(broken.value)


def test_too_many_symbols(own):
    lakes = ", ".join(["{ lake = true, canteen = true }"] * 7)
    with pytest.raises(landrush.BadComponents, match="at most 6 canteen symbols, found 12"):
        load(own(f"[tiles.A1]\nhexes = [{lakes}]\n"))
    herds = ", ".join(["{ cost = ['grain'], cattle = true }"] * 7)
    with pytest.raises(landrush.BadComponents, match="at most 20 cattle symbols, found 23"):
        load(own(f"[tiles.A1]\nhexes = [{herds}]\n"))


def test_every_landscape_has_a_field_for_the_start_tile(own):
    hexes = ", ".join(["{ mountain = true }"] * 7)
    six = "".join(f"[tiles.B{n}]\nhexes = [{hexes}]\n" for n in range(1, 7))
    assert load(own(six))
    with pytest.raises(
        landrush.BadComponents, match="tiles: expected a field on more of them, found 7 without"
    ):
        load(own(six + f"[tiles.A1]\nhexes = [{hexes}]\n"))


plain = st.recursive(
    st.one_of(st.booleans(), st.integers(-5, 30), st.sampled_from(["any", "grain", "stone", "own", ""])),
    lambda inner: st.one_of(
        st.lists(inner, max_size=8), st.dictionaries(st.sampled_from(["a", "cost"]), inner)
    ),
    max_leaves=6,
)


@settings(max_examples=examples(200))
@given(st.sampled_from(sorted(set(SHIPPED) - {"format"})), st.data())
def test_arbitrary_values_play_or_are_refused(tmp_path_factory, as_toml, section, data):
    key = data.draw(st.sampled_from(sorted(SHIPPED[section])))
    path: Path = tmp_path_factory.mktemp("own") / "own.toml"
    path.write_text(f"[{section}]\n{key} = {as_toml(data.draw(plain))}\n", encoding="utf-8")
    try:
        state = GAME.new(2, components=path)
    except landrush.BadComponents as error:
        assert "\n" not in str(error)
    else:
        assert state.legal_actions()
