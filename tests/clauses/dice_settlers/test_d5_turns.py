"""D3 and D5: the round, turns, additional actions, pairs of pioneers, symbols of tiles and cards."""

from __future__ import annotations

import pytest


def test_phases_and_turns_go_round_in_order(table) -> None:
    """D3.1, D5.1: all roll, then each a first turn, then each a second one, from the first player on."""
    table.roll_phase(3)
    seen = []
    while table.position()["round"] == 1:
        if table.mover < 0:
            table.play(table.chances()[0])
            continue
        question, seat = table.asked()
        seen.append((question, seat))
        if question == "turn":
            table.dice(seat)
            table.play("end")
        else:
            table.play("done")
    order = [("arrange", seat) for seat in range(3)] + [("turn", seat) for seat in (0, 1, 2, 0, 1, 2)]
    assert seen == order


def test_the_roll_phase_runs_in_turn_order(table) -> None:
    """D3.2: seat 1 draws only after seat 0 is done."""
    table.roll_phase()
    table.play("roll white-settle", "roll white-settle", "roll white-settle", "roll green-wood")
    assert table.mover == 0
    table.play("done")
    assert table.asked() == ("drawing", 1)


def test_a_symbol_spent_moves_its_die(table) -> None:
    """D3.3: from the active to the spent area."""
    table.new().dice(0, "white-settle", "white-settle")
    change = table.effect("settle", "die white-settle", "fetch", "done")
    assert change == {0: {"white-settle": -1, "spent white": 1, "tents": 1}}


def test_the_first_turn_needs_a_main_action(table) -> None:
    """D5.1: a player who can act may not end without acting."""
    table.new().dice(0, "white-settle")
    table.refuse("end", "why-d-must-act")
    table.play("settle", "die white-settle", "fetch", "done", "end")
    assert table.asked() == ("turn", 1)


def test_without_a_possible_action_the_first_turn_ends(table) -> None:
    """D5.1: an attack die without an opponent in reach is no action."""
    table.new().dice(0, "green-attack")
    assert table.options() == ["end"]
    table.play("end")


@pytest.mark.parametrize(
    ("dice", "can_end"),
    [(("white-pioneer",), True), (("white-pioneer", "white-pioneer"), False), (("green-wood",), False)],
)
def test_an_action_by_conversion_counts_as_possible(table, dice, can_end) -> None:
    """D5.1: two pioneers are a symbol, one is none; wood is a harvest."""
    table.new().dice(0, *dice)
    assert ("end" in table.options()) == can_end


def test_the_second_turn_is_optional(table) -> None:
    """D5.1: with a settle die left the second turn may be ended."""
    table.new().dice(0, "white-settle", "green-wood")
    table.play("harvest", "die green-wood", "token wood", "done", "end", "end")
    assert table.asked() == ("turn", 0)
    table.allow("settle", "end")


def test_one_main_action_a_turn(table) -> None:
    """D5.1: after the action no other in this turn."""
    table.new().dice(0, "white-settle", "green-wood")
    table.play("harvest", "die green-wood", "token wood", "done")
    table.refuse("settle", "why-action-done")
    assert table.options() == ["end"]


def test_the_second_action_is_a_different_one(table) -> None:
    """D5.1, D5.3: no second settle in the round; in the next round again."""
    table.new().dice(0, "white-settle", "white-settle")
    table.play("settle", "die white-settle", "fetch", "done", "end", "end")
    table.refuse("settle", "why-action-used")
    table.play("end", "end", "die white-settle")
    while table.question() != "turn":
        table.play(table.chances()[0] if table.mover < 0 else "done")
    table.dice(1)
    table.play("end").dice(0, "white-settle")
    table.allow("settle")


def explore(table, tile: int):
    """Seat 0 explores a tile beside 2 and 4; seat 1 declines."""
    table.play("explore 1", "die white-explore", f"drawn {tile}", f"tile {tile}", "spot 2-NE")
    if table.question() == "join":
        table.play("pass")
    return table


@pytest.mark.parametrize("tile", [15, 19, 26])
def test_an_additional_action_follows_the_explore(table, tile) -> None:
    """D5.2: tiles 15, 19 and 26: joining first, then an action at once, no free action between."""
    table.new().tile(25, "2-SE", 1).dice(0, "white-explore", "white-settle")
    table.play("explore 1", "die white-explore", f"drawn {tile}", f"tile {tile}", "spot 2-NE")
    assert table.asked() == ("join", 1)
    table.play("join")
    assert table.asked() == ("more", 0)
    table.play("pass")
    assert table.asked() == ("extra", 0)
    table.refuse("factory 25", "why-not-possible-now")
    table.refuse("end", "why-not-possible-now")
    table.play("settle", "die white-settle", "fetch", "done")
    assert table.asked() == ("turn", 0)
    table.allow("factory 25", "end")


def test_an_additional_action_may_be_declined_and_is_lost(table) -> None:
    """D5.2: after declining no action is left in this turn."""
    explore(table.new().dice(0, "white-explore", "white-settle"), 15)
    table.play("pass")
    table.refuse("settle", "why-action-done")


def test_an_additional_action_is_a_different_one(table) -> None:
    """D5.2, D5.3: explore again is refused, and what was done is used up for the second turn."""
    table.new().dice(0, "white-explore", "green-explore", "white-settle", "white-settle")
    explore(table, 15)
    table.refuse("explore 1", "why-action-used")
    table.play("settle", "die white-settle", "fetch", "done", "end", "end")
    table.refuse("settle", "why-action-used")
    table.refuse("explore 1", "why-action-used")


@pytest.mark.parametrize("before", [True, False])
def test_tile_30_raises_the_number_of_actions(table, before) -> None:
    """D5.2: used before or after the main action, one more action in this turn."""
    table.new(4).tile(30, "2-SW", 1).dice(0, "white-settle", "green-wood")
    if before:
        table.play("factory 30")
    table.play("settle", "die white-settle", "fetch", "done")
    if not before:
        table.refuse("harvest", "why-action-done")
        table.play("factory 30")
    table.refuse("settle", "why-action-used")
    table.play("harvest", "die green-wood", "token wood", "done")
    table.refuse("trade", "why-action-done")
    assert table.options() == ["end"]


def test_the_additional_action_of_tile_30_is_lost_with_the_turn(table) -> None:
    """D5.2: the second turn has one action."""
    table.new(4).tile(30, "2-SW", 1).dice(0, "white-settle", "green-wood", "white-research")
    table.lay("TA1").tokens(0, food=1)
    table.play("factory 30", "settle", "die white-settle", "fetch", "done", "end", "end", "end", "end")
    table.play("harvest", "die green-wood", "token wood", "done")
    table.refuse("research TA1", "why-action-done")


def test_two_pioneers_are_one_symbol(table) -> None:
    """D5.4: a pair pays a settle symbol; both dice are spent."""
    table.new().dice(0, "white-pioneer", "white-pioneer", "white-pioneer")
    change = table.effect("settle", "pair", "die white-pioneer", "die white-pioneer", "fetch", "done")
    assert change == {0: {"white-pioneer": -2, "spent white": 2, "tents": 1}}


@pytest.mark.parametrize("resource", ["iron", "wood", "food"])
def test_a_pair_is_a_resource_but_never_gold(table, resource) -> None:
    """D5.4: in a harvest the pair stands for iron, wood or food."""
    table.new().dice(0, "white-pioneer", "white-pioneer")
    table.play("harvest", "pair", "die white-pioneer", "die white-pioneer")
    table.refuse("token gold", "why-no-symbol")
    assert table.effect(f"token {resource}") == {0: {resource: 1}}


def test_one_pioneer_is_no_pair(table) -> None:
    """D5.4: with one pioneer nothing can be done."""
    table.new().dice(0, "white-pioneer")
    table.refuse("settle", "why-no-symbol")
    table.refuse("harvest", "why-no-symbol")
    table.refuse("recruit 1", "why-few-symbols")


def test_a_pair_and_dice_pay_together(table) -> None:
    """D5.4: two recruits and a pair are three symbols: two dice."""
    table.new().dice(0, "white-recruit", "white-recruit", "white-pioneer", "orange-pioneer")
    table.refuse("recruit 3", "why-few-symbols")
    table.play("recruit 2", "die white-recruit", "die white-recruit", "pair")
    change = table.effect("die white-pioneer", "die orange-pioneer", "colour yellow", "colour yellow")
    assert change[0]["spent yellow"] == 2
    assert table.question() == "turn"


def test_two_pairs_research(table) -> None:
    """D5.4: four pioneers are two research symbols (TB2 costs two and a wood, plains)."""
    table.new().dice(0, "white-pioneer", "white-pioneer", "white-pioneer", "brown-pioneer").tokens(0, wood=1)
    table.play("research TB2", "pair", "die white-pioneer", "die white-pioneer", "pair")
    change = table.effect("die white-pioneer", "die brown-pioneer", "token wood")
    assert change == {
        0: {
            "white-pioneer": -1,
            "brown-pioneer": -1,
            "spent white": 1,
            "spent brown": 1,
            "wood": -1,
            "TB2": 1,
        }
    }


@pytest.mark.parametrize(("tile", "action"), [(27, "recruit 1"), (28, "settle")])
def test_an_action_without_dice(table, tile, action) -> None:
    """D5.5: the symbol of a controlled tile is enough; who does not control it has none."""
    table.new(4).tile(tile, "2-SW", 2, 1)
    table.allow(action)
    table.tents(1, tile, 3)
    assert action not in table.options()


def test_tied_controllers_both_benefit(table) -> None:
    """D5.5: two tents each: each may settle with the tile's symbol; a house breaks the tie."""
    table.new(4).tile(28, "2-SW", 2, 2)
    table.play("settle", "bonus", "fetch", "done", "end")
    table.allow("settle")
    table.house(0, 28)
    table.refuse("settle", "why-no-symbol")


def test_the_symbol_is_counted_at_the_start(table) -> None:
    """D5.5: control won in the middle of the settle action gives no symbol, control lost takes none."""
    table.new(4).tile(28, "2-SW", 1, 2).dice(0, "white-settle", "white-settle")
    table.play("settle", "die white-settle", "tile 28", "die white-settle", "tile 28")
    table.refuse("bonus", "why-no-symbol")
    table.play("done", "end")
    table.new(4).tile(28, "2-SW", 1, 0).dice(0, "white-settle")
    table.play("settle", "die white-settle", "back", "tile 28", "done")
    table.allow("bonus")


def test_the_tile_gives_one_symbol(table) -> None:
    """D5.5: once in the action."""
    table.new(4).tile(28, "2-SW", 1).dice(0, "white-settle")
    table.play("settle", "bonus", "fetch")
    table.refuse("bonus", "why-no-symbol")
    table.play("die white-settle", "fetch", "done")
    assert table.board(0)["tents"] == 7


def test_recruit_counts_the_symbol_of_tile_27(table) -> None:
    """D5.5: two dice and tile 27 are three symbols."""
    table.new(4).tile(27, "2-SW", 1).dice(0, "white-recruit", "white-recruit")
    change = table.effect("recruit 2", "die white-recruit", "die white-recruit", "colour yellow")
    assert change[0] == {"white-recruit": -2, "spent white": 2, "spent yellow": 1}
    table.play("colour orange")
    assert table.question() == "turn"


def test_a_card_symbol_is_gained_while_paying_and_once(table) -> None:
    """D5.5, D14.4: TD1 pays a research symbol, is no free action, and not twice in a round."""
    table.new().tech(0, "TD1").tokens(0, food=2)
    table.refuse("use TD1", "why-not-possible-now")
    change = table.effect("research TA1", "use TD1", "token food")
    assert change == {0: {"food": -1, "TA1": 1}}
    assert table.board(0)["used"] == ["TD1"]
    table.play("end", "end")
    assert table.options() == ["end"]


def test_free_actions_before_and_after(table) -> None:
    """D5.6: a factory before and another after the main action."""
    table.new().tile(25, "2-SE", 1).tile(16, "2-NE", 1).dice(0, "white-settle")
    assert table.effect("factory 25") == {0: {"food": 1, "tents": 1}, "map": {"0 on 25": -1}}
    table.play("settle", "die white-settle")
    table.refuse("factory 16", "why-not-possible-now")
    table.play("fetch")
    table.refuse("factory 16", "why-not-possible-now")
    table.play("done")
    assert table.effect("factory 16") == {0: {"wood": 1, "tents": 1}, "map": {"0 on 16": -1}}


def test_free_actions_without_a_main_action(table) -> None:
    """D5.1, D5.6: with no main action possible free ones still are; the other player has none."""
    table.new().tile(25, "2-SE", 1, 1)
    assert table.options() == ["end", "factory 25"]
    table.play("factory 25", "end")
    table.play("factory 25")
    assert table.board(1)["tokens"]["food"] == 1
