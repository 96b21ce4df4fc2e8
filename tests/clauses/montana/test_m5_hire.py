"""M5: the wheel, paid hiring, eight workers."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

import landrush

COLOURS = {"copper": "brown", "stone": "grey", "grain": "beige", "pumpkin": "orange"}
# The coloured segments of the wheel.
SEGMENTS = {
    1: {"grey": 1, "orange": 1},
    2: {"brown": 1, "beige": 1},
    4: {"brown": 1, "grey": 1},
    5: {"beige": 1, "orange": 1},
    6: {"brown": 1, "orange": 1},
    8: {"grey": 1, "beige": 1},
}
UNIFORM = {f"spin {n}": 1 / 8 for n in range(1, 9)}
PAIRS = list(combinations_with_replacement(COLOURS, 2))


def test_the_wheel_is_uniform(table) -> None:
    """M5.1: each of the eight segments with the same chance."""
    table.new().play("hire")
    assert table.mover == landrush.CHANCE
    assert table.chances() == UNIFORM


@pytest.mark.parametrize("segment", SEGMENTS)
def test_the_two_workers_shown_are_taken(table, segment) -> None:
    """M5.1: from the supply to the own board."""
    shown = SEGMENTS[segment]
    effect = table.new().effect("hire", f"spin {segment}")
    assert effect == {0: shown, "supply": {colour: -n for colour, n in shown.items()}}


@pytest.mark.parametrize("segment", [3, 7])
@pytest.mark.parametrize("pair", PAIRS)
def test_a_white_segment_gives_any_two_colours(table, segment, pair) -> None:
    """M5.1: all ten pairs, the same colour twice or two different ones."""
    table.new().play("hire", f"spin {segment}")
    assert table.question() == "pick"
    effect = table.effect(*(f"pick {colour}" for colour in pair))
    assert effect[0] == {COLOURS[colour]: pair.count(colour) for colour in pair}
    assert table.question() == "turn"


def test_both_colours_of_a_white_segment_come_together(table) -> None:
    """M5.1, M3.5: nothing is taken with the first colour; the second may be any."""
    table.new().play("hire", "spin 3")
    table.expect_nothing("pick grain")
    table.refuse("end", "why-not-possible-now")
    assert table.options() == ["pick copper", "pick stone", "pick grain", "pick pumpkin"]
    assert table.effect("pick copper")[0] == {"brown": 1, "beige": 1}


def test_colours_are_picked_only_on_a_white_segment(table) -> None:
    """M5.1: segment 1 shows grey and orange and leaves no choice."""
    table.new().play("hire", "spin 1")
    table.refuse("pick copper", "why-not-possible-now")


def test_the_wheel_is_spun_once(table) -> None:
    """M5.1: one spin in a hire action."""
    table.new().play("hire", "spin 1")
    table.refuse("spin 1", "why-not-possible-now")
    table.refuse("hire", "why-action-done")


@pytest.mark.parametrize(("steps", "segment"), [(1, 2), (3, 4), (4, 5), (5, 6), (7, 8)])
def test_a_grain_a_segment(table, steps, segment) -> None:
    """M5.2: from segment 1 clockwise; the grain goes to the supply, the workers shown there come."""
    table.new().set(0, grain=7).play("hire", "spin 1")
    shown = SEGMENTS[segment]
    assert table.effect(f"pointer {steps}") == {
        0: {"grain": -steps, **shown},
        "supply": {"grain": steps, **{colour: -n for colour, n in shown.items()}},
    }


@pytest.mark.parametrize("steps", [2, 6])
def test_the_pointer_may_be_moved_to_white(table, steps) -> None:
    """M5.2: both white segments let the payer choose."""
    table.new().set(0, grain=7).play("hire", "spin 1", f"pointer {steps}")
    assert table.effect("pick copper", "pick pumpkin")[0] == {"brown": 1, "orange": 1}


def test_the_pointer_moves_on_past_the_last_segment(table) -> None:
    """M5.2: from segment 8 one step is segment 1, seven are segment 7."""
    table.new().set(0, grain=1).play("hire", "spin 8")
    assert table.effect("pointer 1")[0] == {"grain": -1, "grey": 1, "orange": 1}
    table.new().set(0, grain=7).play("hire", "spin 8", "pointer 7")
    assert table.question() == "pick"


def test_one_to_seven_segments(table) -> None:
    """M5.2: with plenty of grain all steps from 1 to 7, and no others."""
    table.new().set(0, grain=12).play("hire", "spin 1")
    assert table.options("pointer") == [f"pointer {n}" for n in range(1, 8)]
    table.refuse("pointer 8", "why-unreadable")
    table.refuse("pointer 0", "why-unreadable")


def test_each_segment_needs_its_grain(table) -> None:
    """M5.2: two grain reach two segments."""
    table.new().set(0, grain=2).play("hire", "spin 1")
    assert table.options("pointer") == ["pointer 1", "pointer 2"]
    table.refuse("pointer 3", "why-not-enough", what="m-grain", need=3, have=2)


def test_without_grain_there_is_no_paid_hiring(table) -> None:
    """M5.2: no grain, no step."""
    table.new().set(0, grain=0).play("hire", "spin 1")
    assert table.options("pointer") == []
    table.refuse("pointer 1", "why-not-enough", need=1, have=0)


def test_paid_hiring_is_voluntary(table) -> None:
    """M5.2: the turn may end with all grain kept."""
    table.new().set(0, grain=7).play("hire", "spin 1")
    table.expect_nothing("end")
    assert table.mover == 1


def test_paid_hiring_once_in_a_turn(table) -> None:
    """M5.2: a second time is refused, also after a trade and with grain left."""
    table.new().set(0, grain=7).play("hire", "spin 1", "pointer 1")
    table.refuse("pointer 1", "why-paid-hiring-once")
    table.play("trade grain").refuse("pointer 1", "why-paid-hiring-once")
    assert table.options("pointer") == []


@pytest.mark.parametrize("moves", [[], ["bank 1", "place copper"], ["build F1"]], ids=" ".join)
def test_paid_hiring_only_after_the_spin(table, moves) -> None:
    """M5.2: neither instead of the spin nor after another action."""
    table.new().set(0, grain=7).play(*moves).refuse("pointer 1", "why-not-possible-now")


def test_grain_may_be_traded_for_before_paying(table) -> None:
    """M5.2: the cattle trade between the hirings brings the grain for a second segment."""
    table.new().play("hire", "spin 1").refuse("pointer 2", "why-not-enough", need=2, have=1)
    table.play("trade grain", "pointer 2", "pick grain", "pick grain")
    table.expect(0, grain=0, beige=3, cattle=0)


def test_paid_workers_may_be_scarce(table) -> None:
    """M5.2: the workers of the paid hiring fall under M4 like the first ones."""
    table.new().park("beige", left=0).play("hire", "spin 1")
    effect = table.effect("pointer 1")
    assert effect[0] == {"grain": -1, "brown": 1}
    assert (effect[1], effect[2]) == ({"beige": -1}, {"beige": -1})


def test_surplus_workers_go_back(table) -> None:
    """M5.3: nine workers; one goes to the supply, then the turn goes on."""
    table.new().set(0, brown=4).play("hire", "spin 1")
    assert (table.mover, table.question()) == (0, "surplus")
    assert table.effect("return copper") == {0: {"brown": -1}, "supply": {"brown": 1}}
    assert table.question() == "turn"


@pytest.mark.parametrize("colour", ["copper", "stone", "grain", "pumpkin"])
def test_new_or_old_workers_may_go_back(table, colour) -> None:
    """M5.3: any colour on the board, also the grey or orange just hired."""
    table.new().set(0, brown=4).play("hire", "spin 1")
    assert table.effect(f"return {colour}")[0] == {COLOURS[colour]: -1}


def test_two_of_ten_go_back(table) -> None:
    """M5.3, M3.5: a full board and two new workers; two go back, a later colour first if one likes."""
    table.new().set(0, brown=5).play("hire", "spin 1")
    assert table.options() == ["return copper", "return stone", "return grain", "return pumpkin"]
    table.play("return pumpkin")
    assert table.question() == "surplus"
    assert table.options() == ["return copper", "return stone", "return grain", "return pumpkin"]
    table.play("return stone")
    table.expect(0, brown=5, grey=1, beige=1, orange=1)


def test_every_pair_can_go_back(table) -> None:
    """M5.3: with all colours on the board all ten pairs can be returned."""
    for pair in PAIRS:
        table.new().set(0, brown=2, grey=2, beige=2, orange=2).play(
            "hire", "spin 3", "pick copper", "pick copper"
        )
        effect = table.effect(*(f"return {colour}" for colour in pair))
        assert effect[0] == {COLOURS[colour]: -pair.count(colour) for colour in pair}


def test_only_workers_that_are_there_go_back(table) -> None:
    """M5.3: the one orange worker may be the first of two, and there is no beige one."""
    table.new().set(0, brown=7, grey=1, beige=0, orange=0).play("hire", "spin 1")
    table.play("return pumpkin")
    table.refuse("return pumpkin", "why-not-enough", what="m-worker-pumpkin", need=1, have=0)
    table.refuse("return grain", "why-not-enough", what="m-worker-grain", need=1, have=0)


def test_the_surplus_goes_before_anything_else(table) -> None:
    """M5.3: with nine workers there is neither paid hiring nor trade nor end."""
    table.new().set(0, brown=4, grain=5, canteens=1).play("hire", "spin 1")
    table.refuse("pointer 1", "why-not-possible-now")
    table.refuse("trade coins", "why-no-cattle-trade-now")
    table.refuse("end", "why-not-possible-now")
    table.refuse("canteen", "why-canteen-end")
    assert {text.split()[0] for text in table.options()} == {"return"}


def test_the_limit_holds_for_each_hiring(table) -> None:
    """M5.3: seven workers, one goes after the spin, two after the paid hiring."""
    table.new().set(0, brown=4).play("hire", "spin 1", "return copper", "pointer 1")
    assert table.question() == "surplus"
    table.play("return copper", "return copper")
    assert table.question() == "turn"
    table.expect(0, brown=2, grey=2, beige=2, orange=2)


def test_the_limit_is_counted_after_scarcity(table) -> None:
    """M5.3: eight workers, one grey goes back by M4, grey and orange come: nine, so one must go."""
    table.new().set(0, brown=5).park("grey", left=0).play("hire", "spin 1")
    assert table.question() == "surplus"
    table.expect(0, brown=5, grey=1, beige=1, orange=2)
    table.play("return pumpkin")
    assert table.question() == "turn"


def test_scarcity_may_make_room(table) -> None:
    """M5.3: eight workers, a brown and a beige go back by M4 and come again: eight, nothing to return."""
    table.new(players=4).set_all(brown=4, beige=4, grey=0, orange=0)
    table.stand("bank 2", "brown", "brown").stand("quarry 1", "beige", "beige")
    table.play("hire", "spin 2")
    assert table.question() == "turn"
    table.expect(0, brown=4, beige=4)


@pytest.mark.parametrize("colour", ["copper", "stone", "grain", "pumpkin"])
def test_with_eight_workers_a_trade_is_a_swap(table, colour) -> None:
    """M5.3: a traded grey worker is the ninth; any worker goes back, also the new one."""
    table.new().set(0, brown=5).play("trade worker-stone")
    assert table.question() == "surplus"
    table.refuse("hire", "why-not-possible-now")
    assert table.effect(f"return {colour}")[0] == {COLOURS[colour]: -1}
    table.allow("hire")


def test_with_seven_workers_a_trade_is_no_swap(table) -> None:
    """M5.3: the eighth worker finds its place."""
    table.new().set(0, brown=4).play("trade worker-stone")
    assert table.question() == "turn"
    table.expect(0, brown=4, grey=2)


def test_a_swap_in_the_auction_goes_back_to_the_auction(table) -> None:
    """M5.3: the active player trades for a ninth worker before the pawn, returns one, then places it."""
    table.new().set(0, brown=5).play("town", "trade worker-stone")
    table.refuse("pawn 1-1", "why-not-possible-now")
    table.play("return copper")
    assert (table.mover, table.question()) == (0, "bid")
    table.expect(0, brown=4, grey=2)


@pytest.mark.parametrize("segment", range(1, 9))
def test_a_spin_does_not_depend_on_the_pointer(table, segment) -> None:
    """M5.4: wherever the pointer stands, each segment is equally likely next."""
    table.new().play("hire", f"spin {segment}")
    if table.question() == "pick":
        table.play("pick copper", "pick copper")
    table.play("end", "hire")
    assert table.chances() == UNIFORM


def test_the_pointer_stays_where_it_stopped(table) -> None:
    """M5.4: after the setup, a spin, a paid hiring and through other turns."""
    table.new()
    assert table.position()["pointer"] == 0
    table.play("hire", "spin 4")
    assert table.position()["pointer"] == 3
    table.play("pointer 1")
    assert table.position()["pointer"] == 4
    table.play("end", "bank 1", "place copper", "end")
    assert table.position()["pointer"] == 4


def test_paid_hiring_starts_from_the_new_spin(table) -> None:
    """M5.4: the pointer stood on 5; after a spin to 1 one step is segment 2."""
    table.new().play("hire", "spin 5", "end", "hire", "spin 1")
    assert table.effect("pointer 1")[1] == {"grain": -1, "brown": 1, "beige": 1}
