"""The models that come with the project: what lies beside each is of this very file."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

import landrush
from landrush.bots.models import file_of
from landrush.training.recipe import TEACHERS, read_recipe, written

LARGEST = 300_000


@pytest.mark.parametrize("name", landrush.games())
@pytest.mark.parametrize("model", TEACHERS)
def test_a_model_has_its_card_recipe_and_curves(name: str, model: str) -> None:
    game = landrush.game(name)
    path = file_of(game, model)
    data = path.read_bytes()
    assert len(data) <= LARGEST
    card = path.with_name("README.md").read_text(encoding="utf-8")
    assert f"`{sha256(data).hexdigest()}`" in card
    recipe = read_recipe(game, model)
    kept = path.with_name("recipe.toml").read_text(encoding="utf-8")
    assert written(recipe) == kept
    assert kept in card
    curves = json.loads(path.with_name("curves.json").read_text(encoding="utf-8"))
    assert len(curves["curve"]) == recipe.rounds
    assert curves["curve"][-1]["results"]
    assert curves["calibration"]
    for picture in ("strength.svg", "calibration.svg"):
        assert path.with_name(picture).read_text(encoding="utf-8").startswith("<?xml")
