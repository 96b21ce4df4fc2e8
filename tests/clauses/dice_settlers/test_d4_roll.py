"""D4: the roll phase."""

from __future__ import annotations

import pytest

FOUR = ("roll white-pioneer", "roll white-recruit", "roll green-wood", "roll yellow-food")


def test_the_limit_is_three(table) -> None:
    """D4.1: without tiles and technologies three dice."""
    table.new().tents(0, 2, 0)
    assert table.limit(0) == 3


def test_control_and_technologies_raise_the_limit(table) -> None:
    """D4.1: tile 2 by control 1, TA1 1, TC6 2."""
    table.new().tech(0, "TA1", "TC6")
    assert table.limit(0) == 7
    assert table.limit(1) == 4


def test_the_limit_is_at_most_nine(table) -> None:
    """D4.1: 3 + tiles 2, 12, 17, 21 and 23 + TA1 and TC6 would be 11."""
    table.new().tech(0, "TA1", "TC6")
    spots = ("2-NE", "2-SE", "2-W", "2-SW")
    for tile, spot in zip((12, 17, 21, 23), spots, strict=True):
        table.tile(tile, spot, 1)
    assert table.limit(0) == 9


def test_the_limit_is_taken_at_the_start_of_the_phase(table) -> None:
    """D4.1: four dice are drawn, no more, and the drawn dice do not change it."""
    table.roll_phase()
    table.play(*FOUR)
    assert table.asked() == ("arrange", 0)


def test_a_die_is_drawn_at_random_and_rolled(table) -> None:
    """D4.2, D4.3: a white pioneer is 3 of 5 dice and 2 of 6 faces."""
    table.roll_phase()
    odds = table.odds()
    assert odds["roll white-pioneer"] == pytest.approx(3 / 5 * 2 / 6)
    assert odds["roll green-attack"] == pytest.approx(1 / 5 * 1 / 6)
    assert sum(odds.values()) == pytest.approx(1)
    table.refuse("roll green-gold", "why-no-such-face")
    table.refuse("roll grey-iron", "why-no-such-die")


def test_a_drawn_die_leaves_the_bag(table) -> None:
    """D4.2: the second die cannot be the only green one again."""
    table.roll_phase()
    change = table.effect("roll green-wood")
    assert change == {0: {"bag green": -1, "green-wood": 1}}
    assert not [text for text in table.chances() if "green" in text]


def test_a_bag_emptied_exactly_is_not_refilled(table) -> None:
    """D4.2: four dice in the bag and a limit of four: the spent dice stay spent."""
    table.roll_phase()
    table.bag(0, white=3, green=1).spent(0, grey=1, yellow=1)
    table.play("roll white-settle", "roll white-settle", "roll white-settle", "roll green-wood")
    assert table.board(0)["spent"]["grey"] == 1
    assert sum(table.board(0)["bag"].values()) == 0
    assert table.asked() == ("arrange", 0)


def test_a_bag_with_too_few_is_refilled_in_the_middle(table) -> None:
    """D4.2: one die in the bag is drawn first; then the two spent ones return and are drawn from."""
    table.roll_phase()
    table.bag(0, white=1).spent(0, grey=2, yellow=2)
    assert not [text for text in table.chances() if "grey" in text]
    table.play("roll white-settle")
    assert not [text for text in table.chances() if "white" in text]
    assert sum(table.board(0)["spent"].values()) == 0
    table.play("roll grey-iron", "roll grey-iron", "roll yellow-food")
    assert table.board(0)["bag"]["yellow"] == 1
    assert table.asked() == ("arrange", 0)


def test_with_too_few_dice_in_all_fewer_are_drawn(table) -> None:
    """D4.2: two dice in all, a limit of four."""
    table.roll_phase()
    table.bag(0, white=1).spent(0, grey=1)
    table.play("roll white-settle", "roll grey-iron")
    assert table.asked() == ("arrange", 0)
    assert table.board(0)["active"] == {"white-settle": 1, "grey-iron": 1}


def test_active_dice_do_not_return_to_the_bag(table) -> None:
    """D4.2, D4.3: kept dice stay and the rolled ones join them, not counting against the limit."""
    table.roll_phase()
    table.dice(0, "grey-iron")
    table.play(*FOUR)
    assert table.board(0)["active"] == {
        "white-pioneer": 1,
        "white-recruit": 1,
        "green-wood": 1,
        "yellow-food": 1,
        "grey-iron": 1,
    }


def rolled(table):
    table.roll_phase()
    return table.play(*FOUR)


def test_a_pioneer_turns_a_die_to_any_face(table) -> None:
    """D4.4: the pioneer is spent, one other die turned to a face that it has."""
    rolled(table)
    table.play("die white-pioneer", "turn", "die green-wood")
    table.refuse("face gold", "why-no-such-face")
    assert table.options() == ["face explore", "face settle", "face attack", "face wood"]
    assert table.effect("face attack") == {0: {"green-wood": -1, "green-attack": 1}}
    assert table.board(0)["spent"]["white"] == 1
    assert table.asked() == ("arrange", 0)


def test_the_spent_die_is_not_turned(table) -> None:
    """D4.4: the pioneer itself is no choice."""
    rolled(table)
    table.play("die white-pioneer", "turn")
    table.refuse("die white-pioneer", "why-no-such-die")
    table.allow("die white-recruit", "die green-wood", "die yellow-food")


def test_a_pioneer_rerolls_up_to_three(table) -> None:
    """D4.4: two dice by choice, then done."""
    rolled(table)
    table.play("die white-pioneer", "reroll")
    table.refuse("die white-pioneer", "why-no-such-die")
    table.refuse("done", "why-no-effect")
    table.play("die white-recruit", "die green-wood", "done")
    assert table.mover == -1
    table.play("roll white-settle", "roll green-explore")
    assert table.board(0)["active"] == {"white-settle": 1, "green-explore": 1, "yellow-food": 1}


def test_a_pioneer_rerolls_no_more_than_three(table) -> None:
    """D4.4: the third die closes the choice."""
    table.roll_phase()
    table.dice(0, "grey-iron")
    table.play(*FOUR, "die white-pioneer", "reroll")
    table.play("die white-recruit", "die green-wood", "die yellow-food")
    assert table.asked() == ("rolling", 0)
    odds = table.odds()
    assert set(odds) == {f"roll white-{s}" for s in ("recruit", "explore", "settle", "research", "pioneer")}
    assert odds["roll white-pioneer"] == pytest.approx(2 / 6)


def test_a_pioneer_draws_no_dice(table) -> None:
    """D4.4: only a resource draws dice."""
    rolled(table)
    table.play("die white-pioneer")
    table.refuse("draw", "why-die-not-for-this")


def test_a_resource_turns_a_die(table) -> None:
    """D4.4: wood turns the recruit to research."""
    rolled(table)
    change = table.effect("die green-wood", "turn", "die white-recruit", "face research")
    assert change == {0: {"green-wood": -1, "spent green": 1, "white-recruit": -1, "white-research": 1}}


def test_a_resource_does_not_reroll(table) -> None:
    """D4.4: rerolling is the pioneer's."""
    rolled(table)
    table.play("die green-wood")
    table.refuse("reroll", "why-die-not-for-this")


def test_a_resource_draws_two_dice_without_refill(table) -> None:
    """D4.4: with one die in the bag one is drawn, the spent ones do not return."""
    rolled(table)
    assert sum(table.board(0)["bag"].values()) == 1
    change = table.effect("die green-wood", "draw", "roll white-settle")
    assert change == {0: {"green-wood": -1, "spent green": 1, "bag white": -1, "white-settle": 1}}
    assert table.asked() == ("arrange", 0)


def test_a_resource_draws_exactly_two(table) -> None:
    """D4.4: two of three."""
    rolled(table)
    table.bag(0, orange=3)
    table.play("die yellow-food", "draw", "roll orange-gold", "roll orange-gold")
    assert table.asked() == ("arrange", 0)
    assert table.board(0)["bag"]["orange"] == 1


def test_drawing_needs_a_die_in_the_bag(table) -> None:
    """D4.4: an empty bag, spent dice or not, gives none."""
    rolled(table)
    table.bag(0).spent(0, white=3)
    table.play("die yellow-food")
    table.refuse("draw", "why-bag-empty")


def test_tokens_do_not_count_in_the_roll_phase(table) -> None:
    """D4.4: a token never turns a die; an action symbol neither."""
    rolled(table)
    table.tokens(0, wood=3, gold=3).dice(0, "white-recruit", "green-settle")
    table.refuse("token wood", "why-not-possible-now")
    table.refuse("die white-recruit", "why-die-not-for-this")
    assert table.options() == ["done"]


def test_any_number_of_times(table) -> None:
    """D4.4: three dice spent one after another."""
    rolled(table)
    table.play("die white-pioneer", "turn", "die white-recruit", "face pioneer")
    table.play("die white-pioneer", "turn", "die green-wood", "face wood")
    table.play("die green-wood", "turn", "die yellow-food", "face trade", "done")
    assert table.board(0)["active"] == {"yellow-trade": 1}


def test_two_pioneers_are_no_resource_in_the_roll_phase(table) -> None:
    """D4.4: D5.4 does not apply here: a pair of pioneers draws no dice."""
    rolled(table)
    table.dice(0, "white-pioneer", "white-pioneer")
    table.refuse("pair", "why-not-possible-now")
    table.play("die white-pioneer")
    table.refuse("draw", "why-die-not-for-this")


def test_conversions_apply_in_the_roll_phase(table) -> None:
    """D4.4: with TC4 a pioneer is food, and so draws; with TC2 gold is a pioneer, and so rerolls."""
    rolled(table)
    table.tech(0, "TC4").bag(0, white=2)
    table.dice(0, "white-pioneer", "green-wood")
    table.allow("die white-pioneer")
    table.play("die white-pioneer")
    assert table.options() == ["turn", "reroll", "draw"]
    table.play("turn", "die green-wood", "face wood")
    table.tech(0, "TC2").dice(0, "orange-gold", "green-wood")
    table.play("die orange-gold")
    assert table.options() == ["turn", "reroll", "draw"]


def test_a_lone_die_turns_nothing(table) -> None:
    """D4.4: the die spent is not among those turned, so a lone pioneer does nothing."""
    rolled(table)
    table.dice(0, "white-pioneer")
    table.refuse("die white-pioneer", "why-die-not-for-this")


def test_a_player_sees_the_own_bag(table) -> None:
    """D4.5: the own bag is in the own view."""
    table.new()
    assert table.state.view(0)["position"]["boards"][0]["bag"]["white"] == 3


def test_a_player_does_not_see_another_bag(table) -> None:
    """D4.5: the view of seat 0 does not tell what is in the bag of seat 1."""
    table.new()
    boards = table.state.view(0)["position"]["boards"]
    assert "bag" not in boards[1]
    assert "bag" in boards[0]
    assert [board["bag_size"] for board in boards] == [p.bag_size() for p in table.state.players]
