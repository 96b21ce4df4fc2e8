"""What Dice Settlers' census counts, move by move."""

from __future__ import annotations

import pytest

from landrush.census import census
from tests.balance.counted import counted, used


def test_what_nobody_uses_is_there_with_nothing(dice_settlers) -> None:
    counts = census(dice_settlers.game).begin(dice_settlers.new().state).counts
    sizes = {group: len(things) for group, things in counts.items()}
    assert (sizes["actions"], sizes["ends"], sizes["growth"], sizes["tokens"]) == (7, 4, 3, 4)
    assert (sizes["map-tiles"], sizes["harvests"], sizes["sales"]) == (26, 6, 4)
    assert not any(n for things in counts.values() for row in things.values() for n in row.values())


def test_recruit_spends_dice_by_their_faces(dice_settlers) -> None:
    table = dice_settlers.new().dice(0, "white-recruit", "yellow-recruit")
    counts = counted(table, "recruit 1", "die yellow-recruit", "colour yellow")
    assert used(counts, "actions") == {"recruit": 1}
    assert used(counts, "faces", "spent") == {"yellow-recruit": 1}


def test_a_die_that_turns_another_pays_for_nothing(dice_settlers) -> None:
    dice = ("white-pioneer", "yellow-food", "white-settle", "green-wood")
    rolls = [f"roll {die}" for die in dice]
    moves = ("die white-pioneer", "turn", "die yellow-food", "face settle")
    counts = counted(dice_settlers.roll_phase(), *rolls, *moves)
    assert used(counts, "faces", "rolled") == dict.fromkeys(dice, 1)
    assert used(counts, "faces", "changing") == {"white-pioneer": 1}
    assert used(counts, "faces", "turned") == {"yellow-settle": 1}
    assert used(counts, "faces", "spent") == {}


def test_a_harvest_by_its_size(dice_settlers) -> None:
    table = dice_settlers.new().dice(0, "green-wood", "yellow-food", "white-recruit")
    moves = ("harvest", "die green-wood", "token wood", "die yellow-food", "token food")
    counts = counted(table, *moves, "done", "end")
    assert used(counts, "actions") == {"harvest": 1}
    assert used(counts, "tokens", "gained") == {"wood": 1, "food": 1}
    assert used(counts, "harvests") == {"2": 1}


@pytest.mark.parametrize(
    ("tokens", "text", "sale"),
    [
        ({"wood": 3}, "equal wood-wood-wood", "three equal"),
        ({"wood": 1, "iron": 1, "food": 1}, "different iron-wood-food", "three different"),
        ({"wood": 1, "food": 1}, "two wood-food", "two"),
    ],
)
def test_a_trade_by_what_is_sold(dice_settlers, tokens, text, sale) -> None:
    table = dice_settlers.new().tokens(0, **tokens).dice(0, "yellow-trade")
    counts = counted(table, "trade", "die yellow-trade", text)
    assert used(counts, "sales") == {sale: 1}
    assert used(counts, "tokens", "sold") == tokens


def test_a_die_sold(dice_settlers) -> None:
    table = dice_settlers.new().dice(0, "yellow-trade")
    counts = counted(table, "trade", "die yellow-trade", "colour yellow")
    assert used(counts, "sales") == {"die": 1}


def test_cards_taken_and_left(dice_settlers) -> None:
    table = dice_settlers.new().tech(1, "TA1")
    counts = counted(table, is_over=True)
    assert counts["technologies"]["TA1"] == {
        **{"seen": 2, "taken": 1, "left": 1},
        **{"won-with": 0, "won-without": 0},
    }
    assert used(counts, "technologies", "left")["TB1"] == 2
    assert len(counts["technologies"]) == 9


def test_tiles_there_and_controlled(dice_settlers) -> None:
    table = dice_settlers.new().tile(20, "2-NE", 1)
    counts = counted(table, is_over=True)
    assert counts["map-tiles"]["20"]["controlled"] == 1
    assert set(used(counts, "map-tiles", "there").values()) == {1}
    assert len(used(counts, "map-tiles", "there")) == 26


@pytest.mark.parametrize(
    ("dice", "text", "expected"),
    [
        (("white-recruit",), "recruit 1", ("recruit",)),
        (("green-wood",), "harvest", ("harvest",)),
        (("white-research",), "research TA1", ("research", "research TA1")),
        ((), "end", ("end",)),
    ],
)
def test_moves_that_can_be_forced(dice_settlers, dice, text, expected) -> None:
    state = dice_settlers.new().dice(0, *dice).state
    assert census(state.game).move(state, state.parse(text)) == expected


def test_a_turn_with_an_action_ends_without_being_a_move(dice_settlers) -> None:
    table = (
        dice_settlers.new().dice(0, "white-recruit").play("recruit 1", "die white-recruit", "colour yellow")
    )
    assert census(table.game).move(table.state, table.state.parse("end")) == ()
