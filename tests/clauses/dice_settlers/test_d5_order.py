"""D5.7: whatever an action lets one name may be named in any order."""

from __future__ import annotations

from itertools import permutations

import pytest


def is_read_back(table) -> bool:
    """Whether the position can be written and read, whatever was named before."""
    text = table.state.to_json()
    return table.game.from_json(text).to_json() == text


def test_food_is_harvested_before_wood(table) -> None:
    """D5.7: after the yellow die the green one may follow."""
    table.new().dice(0, "green-wood", "yellow-food")
    table.play("harvest", "die yellow-food", "token food")
    assert table.options() == ["done", "die green-wood"]
    assert is_read_back(table)
    table.play("die green-wood", "token wood", "done")
    assert table.board(0)["tokens"] == {"gold": 0, "iron": 0, "wood": 1, "food": 1}


def test_a_brown_die_settles_before_a_white_one(table) -> None:
    """D5.7: after a symbol that fetched a tent any die with the symbol may follow."""
    table.new().dice(0, "white-settle", "brown-settle")
    table.play("settle", "die brown-settle", "fetch")
    assert table.options() == ["done", "die white-settle"]
    assert is_read_back(table)
    table.play("die white-settle", "fetch", "done")


def test_a_pair_settles_before_a_die(table) -> None:
    """D5.7: two pioneers are the first symbol, the settle die the second."""
    table.new().dice(0, "white-pioneer", "orange-pioneer", "white-settle")
    table.play("settle", "pair", "die orange-pioneer", "die white-pioneer", "fetch")
    assert table.options() == ["done", "die white-settle"]
    assert is_read_back(table)
    table.play("die white-settle", "fetch", "done")


def test_a_fixed_number_is_paid_with_a_pair_first(table) -> None:
    """D5.7: two dice of a recruit and a pair, in every order."""
    means = [
        ["die white-recruit"],
        ["die yellow-recruit"],
        ["pair", "die white-pioneer", "die white-pioneer"],
    ]
    for order in permutations(means):
        table.new().dice(0, "white-recruit", "yellow-recruit", "white-pioneer", "white-pioneer")
        table.play("recruit 2")
        for each in order:
            assert is_read_back(table)
            table.play(*each)
        assert table.question() == "take-die"


def test_a_pair_is_offered_only_as_long_as_the_rest_can_be_paid(table) -> None:
    """D5.7: nothing is lost by the order, so nothing leads into a question without an answer."""
    table.new().dice(0, "white-pioneer", "white-pioneer", "white-explore")
    table.play("explore 2")
    assert table.options() == ["pair", "die white-explore"]
    table.play("pair", "die white-pioneer", "die white-pioneer")
    assert table.options() == ["die white-explore"]


def test_tents_come_back_from_any_tile_first(table) -> None:
    """D5.7: from tile 18 before tile 14."""
    table.new().tile(14, "2-SE", 1).tile(18, "2-SW", 1).dice(0, "white-settle")
    table.play("settle", "die white-settle", "back", "tile 18")
    assert table.options() == ["done", "tile 2", "tile 14"]
    assert is_read_back(table)
    assert table.effect("tile 14", "done") == {0: {"tents": 1}, "map": {"0 on 14": -1}}


@pytest.mark.parametrize(
    "order", list(permutations(("white-settle", "green-wood", "yellow-food"))), ids=" ".join
)
def test_dice_are_rerolled_in_any_order(table, order) -> None:
    """D5.7: three dice of three colours."""
    table.roll_phase().dice(0, "white-pioneer", "white-settle", "green-wood", "yellow-food")
    while table.question() != "arrange":
        table.play(table.chances()[0])
    table.dice(0, "white-pioneer", "white-settle", "green-wood", "yellow-food")
    table.play("die white-pioneer", "reroll", f"die {order[0]}", f"die {order[1]}")
    assert is_read_back(table)
    table.play(f"die {order[2]}")
    assert table.question() == "rolling"
    assert table.board(0)["active"] == {}


def test_tokens_of_a_card_are_paid_in_any_order(table) -> None:
    """D5.7, D6.7: Stable Rule costs iron and food; gold may stand for either, first or last."""
    tokens = {"iron": 1, "food": 1, "gold": 1}
    for order in permutations(tokens, 2):
        table.new(technologies="Ekspansja na całego").tile(20, "2-SE", 1).tokens(0, **tokens)
        table.dice(0, "white-research", "orange-research", "orange-research")
        table.play("research TC6", "die orange-research", "die white-research", "die orange-research")
        table.play(f"token {order[0]}")
        assert is_read_back(table)
        assert table.effect(f"token {order[1]}")[0]["TC6"] == 1


def test_kept_dice_are_named_in_any_order(table) -> None:
    """D5.7, D9.1: with Evening Campfire two dice are kept, the later one first."""
    kept = []
    for order in permutations(("die white-settle", "die yellow-food")):
        table.new().tech(0, "TA4").dice(0, "white-settle", "yellow-food", "green-wood")
        table.play("settle", "die white-settle", "fetch", "done", "end").dice(
            0, "white-settle", "yellow-food"
        )
        while table.question() != "keep" or table.mover != 0:
            table.play("end" if table.question() == "turn" else "done")
        table.play(*order)
        kept.append(table.board(0)["active"])
    assert kept == [{"white-settle": 1, "yellow-food": 1}] * 2


def test_a_mercenary_may_strike_first(table) -> None:
    """D5.7: a token before the attack die, as long as another symbol can follow."""
    table.new().tech(0, "TB11").tile(14, "2-SE", 2, 2).own(0, 5).tokens(0, food=1).dice(0, "grey-attack")
    table.play("attack 14-2")
    assert table.options() == ["token food", "die grey-attack"]
    table.play("token food").refuse("done", "why-no-symbol")
    assert table.effect("die grey-attack")[0]["tents"] == -1
