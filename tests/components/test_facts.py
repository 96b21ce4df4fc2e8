"""How a value is known is said without claiming more than is known."""

from __future__ import annotations

import re

import pytest

import landrush
from landrush.games.printed import listed

# Clauses; the place in the book, then whose book it is.
PLACE = r"[MD]\d+(\.\d+)?(, [MD]\d+(\.\d+)?)*; [^;]+, (all four|([A-Z]\w+(, | and )?)+) rulebooks?"


def entries(name):
    game = landrush.game(name)
    return [each for section in listed(game.components).values() for each in section]


def of(name, *path):
    """How one value is known."""
    (found,) = [each for each in entries(name) if each.path == path]
    return found


@pytest.mark.parametrize("name", landrush.games())
def test_every_fact_names_the_place_in_a_book_where_it_stands(name):
    facts = [each for each in entries(name) if each.status == "fact"]
    assert facts
    assert [each for each in facts if not re.fullmatch(PLACE, each.source)] == []


def test_no_hex_of_a_tile_is_a_fact():
    """Of two fields the books tell the cost, but not on which tile they are."""
    assert {each.status for each in entries("montana") if each.path[0] == "tiles"} == {"reconstruction"}


def test_a_white_segment_is_inferred():
    assert of("montana", "wheel", "segments", "3").status == "reconstruction"
    assert "Polish" in of("montana", "wheel", "segments", "3").source


@pytest.mark.parametrize("area", ["mine", "quarry"])
def test_goods_of_mine_and_quarry_are_reported(area):
    for space, goods in enumerate((1, 2, 3), 1):
        found = of("montana", "production", area, "spaces", str(space), "goods")
        assert (found.value, found.status) == (goods, "reported")
        assert of("montana", "production", area, "spaces", str(space), "coins").status == "reconstruction"


def test_damaged_text_is_no_fact():
    assert of("dice-settlers", "technologies", "TD5", "research").status == "reconstruction"
    assert of("dice-settlers", "technologies", "TD5", "resources").status == "fact"
