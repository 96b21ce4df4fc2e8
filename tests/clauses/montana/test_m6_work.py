"""M6.1 to M6.9: the bank, the four production areas, going to town."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

# Space, colour placed, worker, good, coins paid, goods received.
SPACES = [
    (f"{area} {n}", colour, worker, good, coins, goods[n - 1])
    for area, colour, worker, good, goods in [
        ("mine", "copper", "brown", "small_copper", (1, 2, 3)),
        ("quarry", "stone", "grey", "small_stone", (1, 2, 3)),
        ("grain-field", "grain", "beige", "grain", (2, 3, 4)),
        ("farm", "pumpkin", "orange", "pumpkin", (2, 3, 4)),
    ]
    for n, coins in ((1, 1), (2, 3), (3, 6))
]
PAIRS = list(combinations_with_replacement(("copper", "stone", "grain", "pumpkin"), 2))
AREAS = [(space.split()[0], *rest) for space, *rest in SPACES if space.endswith("1")]


@pytest.mark.parametrize("space", ["bank 2", "mine 1", "quarry 2", "grain-field 3", "farm 1", "town"])
def test_one_work_action_is_one_bank_space(table, space) -> None:
    """M6.1: after one bank space there is no other space and no town."""
    table.new().set(0, brown=3, coins=9).play("bank 1", "place copper")
    table.refuse(space, "why-action-done")
    assert table.options() == ["end", *table.options("trade")]


def test_one_work_action_is_one_production_space(table) -> None:
    """M6.1: after a large part only its small part; not another space of the area or elsewhere."""
    table.new().set(0, brown=3, coins=9, cattle=0).play("mine 1", "place copper")
    for space in ("mine 2", "quarry 1", "bank 1", "town"):
        table.refuse(space, "why-action-done")
    assert table.options() == ["small", "end"]


def test_one_work_action_is_the_town(table) -> None:
    """M6.1: after the town no space is used and the town is not entered again."""
    table.new().set(0, pumpkin=4, cattle=0).play("town", "pawn 4-1", "pass", "pass", "done")
    for space in ("bank 1", "mine 1", "town"):
        table.refuse(space, "why-action-done")
    assert table.options() == ["end"]


@pytest.mark.parametrize(("space", "workers", "coins"), [(1, 1, 4), (2, 2, 8), (3, 3, 12)])
def test_a_bank_space_pays_for_its_workers(table, space, workers, coins) -> None:
    """M6.2: 1, 2 or 3 workers for 4, 8 or 12 coins."""
    table.new().set(0, brown=3)
    effect = table.effect(f"bank {space}", *["place copper"] * workers)
    assert effect == {0: {"coins": coins, "brown": -workers}, "board": {"brown": workers}}
    assert table.question() == "turn"


@pytest.mark.parametrize(
    "colours",
    [("copper", "stone", "grain"), ("stone", "grain", "pumpkin"), ("copper", "copper", "pumpkin")],
)
def test_a_bank_space_takes_any_colours(table, colours) -> None:
    """M6.2: the same or different, all four."""
    table.new().set(0, brown=2)
    effect = table.effect("bank 3", *(f"place {colour}" for colour in colours))
    assert effect[0]["coins"] == 12
    assert sum(effect["board"].values()) == 3


def test_a_bank_space_takes_exactly_the_workers_printed(table) -> None:
    """M6.2: with two workers the space of three is closed, and one of two is not enough."""
    table.new().set(0, grey=0, beige=0)
    table.refuse("bank 3", "why-exact-workers", need=3)
    table.play("bank 2", "place copper")
    table.refuse("end", "why-not-possible-now")
    assert table.options() == ["place pumpkin"]
    table.play("place pumpkin")
    table.refuse("place copper", "why-not-possible-now")


def test_without_workers_the_bank_is_closed(table) -> None:
    """M6.2: none of its spaces."""
    table.new().empty(0)
    for space in (1, 2, 3):
        table.refuse(f"bank {space}", "why-exact-workers", need=space)


def test_an_occupied_bank_space_is_not_free(table) -> None:
    """M6.2: neither for the next player nor, later, for the one who stands there."""
    table.new().play("bank 1", "place copper", "end")
    table.refuse("bank 1", "why-space-occupied")
    table.allow("bank 2", "bank 3")
    table.rest(2)
    table.refuse("bank 1", "why-space-occupied")


def test_there_are_three_bank_spaces(table) -> None:
    """M6.2: the printed bank has no fourth."""
    table.new().refuse("bank 4", "why-no-such-space")


@pytest.mark.parametrize("order", [("grain", "pumpkin"), ("pumpkin", "grain")], ids=" ".join)
def test_workers_are_placed_in_any_order(table, order) -> None:
    """M3.5, M6.2: orange first or last, the same two stand on the bank."""
    table.new().play("bank 2", *(f"place {colour}" for colour in order))
    assert table.position()["worker_board"]["bank"][1] == {"grain": 1, "pumpkin": 1}


@pytest.mark.parametrize(("space", "colour", "worker", "good", "coins", "goods"), SPACES)
def test_a_production_space_gives_its_small_goods(table, space, colour, worker, good, coins, goods) -> None:
    """M6.3: all twelve spaces with what they cost and give; all goods are small."""
    table.new().set(0, coins=6)
    assert table.effect(space, f"place {colour}") == {
        0: {good: goods, "coins": -coins, worker: -1},
        "supply": {good: -goods},
        "board": {worker: 1},
    }


def test_a_space_with_workers_on_its_large_part_is_not_free(table) -> None:
    """M6.3: the next player may not use it, but the other spaces of the area."""
    table.new().play("mine 1", "place copper", "end")
    table.refuse("mine 1", "why-space-occupied")
    table.allow("mine 2", "quarry 1")


def test_the_small_part_does_not_matter_for_being_free(table) -> None:
    """M6.3: a space whose small part stayed empty is as occupied as any other; the next space is free."""
    table.new().play("farm 1", "place pumpkin", "end")
    table.refuse("farm 1", "why-space-occupied")
    table.play("farm 2", "place pumpkin", "end")
    table.refuse("farm 2", "why-space-occupied")


@pytest.mark.parametrize(("area", "colour", "worker", "good", "coins", "goods"), AREAS)
def test_one_worker_of_the_areas_colour_is_enough(table, area, colour, worker, good, coins, goods) -> None:
    """M6.4: the only worker on the board opens all three spaces of its area and no other."""
    table.new().empty(0).set(0, coins=6, **{worker: 1})
    assert table.options(area) == [f"{area} 1", f"{area} 2", f"{area} 3"]
    others = [row[0] for row in AREAS if row[0] != area]
    for other in others:
        table.refuse(f"{other} 1", "why-area-workers")


@pytest.mark.parametrize(
    ("area", "colours"),
    [
        ("mine", ("stone", "stone")),
        ("mine", ("stone", "pumpkin")),
        ("quarry", ("copper", "grain")),
        ("grain-field", ("pumpkin", "pumpkin")),
        ("farm", ("copper", "stone")),
    ],
)
def test_two_workers_of_other_colours_do_it_too(table, area, colours) -> None:
    """M6.4: the same or different ones; the goods are those of one worker of the area's colour."""
    table.new().empty(0).set(0, brown=2, grey=2, beige=2, orange=2, coins=1)
    first, second = (f"place {colour}" for colour in colours)
    table.expect_nothing(f"{area} 1")
    table.play(first)
    table.expect(0, coins=1)
    effect = table.effect(second)
    good = {row[0]: row[3] for row in AREAS}[area]
    assert effect[0][good] == (2 if area in ("grain-field", "farm") else 1)
    assert effect[0]["coins"] == -1
    assert table.question() == "turn"


@pytest.mark.parametrize("area", ["mine", "quarry", "grain-field", "farm"])
@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
def test_exactly_two_workers_on_the_board(table, area, pair) -> None:
    """M6.4: any two open all areas; where one has the area's colour, only that one is placed."""
    home = {row[0]: row[1] for row in AREAS}[area]
    workers = {row[2]: pair.count(row[1]) for row in AREAS}
    table.new().empty(0).set(0, coins=1, **workers).play(f"{area} 1")
    if home in pair:
        assert table.options() == [f"place {home}"]
    else:
        assert table.options() == [f"place {colour}" for colour in dict.fromkeys(pair)]
        table.play(f"place {pair[1]}", f"place {pair[0]}")
        assert table.question() == "turn"


def test_neither_of_two_workers_has_the_areas_colour(table) -> None:
    """M6.4: beside a grey worker no brown one goes to the mine; and a brown one stands alone."""
    table.new().set(0, coins=9).play("mine 1", "place stone")
    table.refuse("place copper", "why-area-workers")
    assert table.options() == ["place grain", "place pumpkin"]
    table.new().play("mine 1", "place copper")
    assert table.question() == "turn"
    table.refuse("place stone", "why-not-possible-now")


def test_one_worker_of_another_colour_is_not_enough(table) -> None:
    """M6.4: with brown and grey the mine takes the brown one only."""
    table.new().set(0, beige=0, orange=0).play("mine 1")
    table.refuse("place stone", "why-area-workers")
    assert table.options() == ["place copper"]


def test_a_space_needs_fitting_workers(table) -> None:
    """M6.4: one grey worker alone does not open the mine."""
    table.new().empty(0).set(0, coins=6, grey=1)
    table.refuse("mine 1", "why-area-workers")
    assert table.options("mine") == []


def test_the_coins_printed_are_paid(table) -> None:
    """M6.4: exactly 3 coins for the second space leave none of three."""
    table.new().play("quarry 2", "place stone")
    table.expect(0, coins=0, small_stone=3)


def test_goods_of_a_large_part_may_be_scarce(table) -> None:
    """M6.4: receiving falls under M4."""
    table.new().set(1, small_copper=0).leave(2, small_copper=0)
    effect = table.effect("mine 1", "place copper")
    assert effect[0] == {"coins": -1, "brown": -1}
    assert effect[2] == {"small_copper": -1}
    assert effect["supply"] == {"small_copper": 1}


def test_the_small_part_gives_one_more_without_coins(table) -> None:
    """M6.5: after the large part, with the rule of M6.4 again, and no coins left."""
    table.new().set(0, coins=6, beige=2).play("grain-field 3", "place grain")
    table.expect(0, coins=0)
    assert table.effect("small", "place grain") == {
        0: {"grain": 1, "beige": -1},
        "supply": {"grain": -1},
        "board": {"beige": 1},
    }


def test_two_other_workers_on_the_small_part(table) -> None:
    """M6.5: a worker of the area's colour on the large part, two others on the small one."""
    table.new().play("mine 1", "place copper", "small", "place stone", "place grain")
    table.expect(0, small_copper=3, brown=0, grey=0, beige=0, orange=1)
    table.refuse("small", "why-not-possible-now")


def test_on_the_small_part_too_the_areas_colour_stands_alone(table) -> None:
    """M6.5: the rule of M6.4 is the same there."""
    table.new().set(0, brown=2).play("mine 1", "place copper", "small", "place stone")
    table.refuse("place copper", "why-area-workers")
    table.new().set(0, brown=2).play("mine 1", "place copper", "small", "place copper")
    assert table.question() == "turn"


def test_the_small_part_is_voluntary(table) -> None:
    """M6.5: the turn may end after the large part."""
    table.new().set(0, brown=2).play("mine 1", "place copper")
    table.expect_nothing("end")
    assert table.mover == 1


def test_the_small_part_needs_workers(table) -> None:
    """M6.5: with one grey worker left there is no small part in the mine; a traded brown one opens it."""
    table.new().set(0, beige=0, orange=0).play("mine 1", "place copper")
    table.refuse("small", "why-area-workers")
    table.play("trade worker-copper", "small", "place copper")
    table.expect(0, small_copper=3, cattle=0)


@pytest.mark.parametrize(("area", "colour", "worker", "good", "coins", "goods"), AREAS)
def test_the_small_part_takes_the_workers_of_its_area(
    table, area, colour, worker, good, coins, goods
) -> None:
    """M6.5: one worker of the area's colour is enough, one of any other colour is not."""
    for left in ("brown", "grey", "beige", "orange"):
        table.new().empty(0).set(0, coins=1, **{worker: 1}).play(f"{area} 1", f"place {colour}")
        table.set(0, **{left: 1})
        if left == worker:
            assert table.effect("small", f"place {colour}")[0] == {worker: -1, good: 1}
        else:
            table.refuse("small", "why-area-workers")


def test_the_small_part_comes_after_the_large_part(table) -> None:
    """M6.5: not as the first step of a turn, nor after another action."""
    table.new().refuse("small", "why-small-part-first")
    table.play("bank 1", "place copper").refuse("small", "why-not-possible-now")
    table.new().play("hire", "spin 1").refuse("small", "why-not-possible-now")


def test_the_small_part_belongs_to_the_space_just_used(table) -> None:
    """M6.5: a later player cannot use the small part that was left free."""
    table.new().play("mine 1", "place copper", "end", "mine 2", "place copper", "small")
    table.play("place stone", "place grain")
    board = table.position()["worker_board"]["mine"]
    assert board[0] == {"large": {"copper": 1}, "small": {}}
    assert board[1] == {"large": {"copper": 1}, "small": {"stone": 1, "grain": 1}}


def test_the_small_part_is_used_once(table) -> None:
    """M6.5: one placing, even with workers left."""
    table.new().set(0, brown=3).play("mine 1", "place copper", "small", "place copper")
    table.refuse("small", "why-not-possible-now")
    assert table.options() == ["end", *table.options("trade")]


def test_large_and_small_part_are_two_receipts(table) -> None:
    """M6.5: 3 stone there for 3 due; then one more due and none there: a round in which the receiver pays."""
    table.new().set(0, small_stone=0, coins=6, grey=2).set(1, small_stone=0).leave(2, small_stone=3)
    table.play("quarry 3", "place stone")
    table.expect(0, small_stone=3)
    table.play("small", "place stone")
    table.expect(0, small_stone=3)
    table.expect(2, small_stone=14)
    table.expect("supply", small_stone=1)


def test_the_coins_must_be_there(table) -> None:
    """M6.6: 5 coins do not open a space of 6."""
    table.new().set(0, coins=5)
    table.refuse("mine 3", "why-not-enough", what="m-coin", need=6, have=5)
    table.allow("mine 2")


def test_without_coins_no_production_space_is_open(table) -> None:
    """M6.6: none of the twelve, however many workers there are."""
    table.new().set(0, coins=0, cattle=0, small_copper=0)
    assert table.options() == ["hire", "town", "bank 1", "bank 2", "bank 3"]


def test_no_partial_placement(table) -> None:
    """M6.6: once the first of two workers stands there, the second must follow."""
    table.new().play("mine 1", "place stone")
    table.refuse("end", "why-not-possible-now")
    table.refuse("small", "why-not-possible-now")
    assert table.options() == ["place grain", "place pumpkin"]


def test_no_reward_of_another_space(table) -> None:
    """M6.6: who pays for the second space gets what the second space gives, and stands there."""
    table.new().set(0, coins=9).play("farm 2", "place pumpkin")
    table.expect(0, pumpkin=4, coins=6)
    board = table.position()["worker_board"]["farm"]
    assert [space["large"] for space in board] == [{}, {"pumpkin": 1}, {}]


def test_the_town_needs_no_workers(table) -> None:
    """M6.7: a board without workers and coins may go there and takes a pumpkin."""
    table.new().empty(0).set(0, pumpkin=1)
    assert table.effect("town") == {0: {"pumpkin": 1}, "supply": {"pumpkin": -1}}
    assert (table.mover, table.question()) == (0, "bid")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_town_is_never_occupied(table, players) -> None:
    """M6.7: every player in turn goes there, and its rows are empty each time."""
    table.new(players=players).set_all(pumpkin=2)
    for seat in range(players):
        assert table.mover == seat
        table.play("town")
        assert table.pawns() == {}
        table.play("pawn 4-1", *["pass"] * (players - 1), "done", "end")


def test_the_pumpkin_of_the_town_may_be_scarce(table) -> None:
    """M6.7: no pumpkin in the supply: all return one, the active player too, who then takes one."""
    table.new().set(0, pumpkin=2).set(1, pumpkin=3).leave(2, pumpkin=0)
    assert table.effect("town") == {1: {"pumpkin": -1}, 2: {"pumpkin": -1}, "supply": {"pumpkin": 2}}


def test_placed_workers_stay(table) -> None:
    """M6.8: through all turns of two rounds, as long as the area is not full."""
    table.new().play("mine 1", "place copper", "small", "place stone", "place grain", "end")
    table.rest(6)
    assert table.position()["worker_board"]["mine"][0] == {
        "large": {"copper": 1},
        "small": {"stone": 1, "grain": 1},
    }


@pytest.mark.parametrize(("area", "colour", "worker", "good", "coins", "goods"), AREAS)
def test_a_full_area_is_cleared(table, area, colour, worker, good, coins, goods) -> None:
    """M6.9: all large parts are occupied; all workers there, large and small, return to the supply."""
    others = [c for c in ("brown", "grey", "beige", "orange") if c != worker]
    table.new().set(0, coins=6)
    table.stand(f"{area} 1", worker).stand(f"{area} 1 small", others[0], others[1])
    table.stand(f"{area} 2", others[1], others[2]).stand(f"{area} 2 small", worker)
    table.play(f"{area} 3", f"place {colour}")
    table.expect("board", **{worker: 3, others[0]: 1, others[1]: 2, others[2]: 1})
    assert table.effect("end") == {
        "supply": {worker: 3, others[0]: 1, others[1]: 2, others[2]: 1},
        "board": {worker: -3, others[0]: -1, others[1]: -2, others[2]: -1},
    }
    table.allow(f"{area} 1")


def test_the_small_part_just_used_is_cleared_too(table) -> None:
    """M6.9: the workers of this very turn return as well."""
    table.new().set(0, coins=6, brown=2).stand("mine 1", "brown").stand("mine 2", "brown")
    table.play("mine 3", "place copper", "small", "place copper")
    assert table.effect("end") == {"supply": {"brown": 4}, "board": {"brown": -4}}


def test_a_full_bank_is_cleared(table) -> None:
    """M6.9: six workers return when the third space is taken."""
    table.new().stand("bank 1", "brown").stand("bank 3", "grey", "grey", "orange")
    table.play("bank 2", "place copper", "place stone")
    assert table.effect("end") == {
        "supply": {"brown": 2, "grey": 3, "orange": 1},
        "board": {"brown": -2, "grey": -3, "orange": -1},
    }


def test_an_area_is_cleared_only_at_the_end_of_the_turn(table) -> None:
    """M6.9: the mine is full, but until the end its brown workers are not in the supply; nor are others."""
    table.new().set(0, coins=6).set(1, brown=0).set(2, brown=0).park("brown", left=1)
    table.stand("mine 1", "grey", "grey").stand("mine 2", "brown").play("mine 3", "place copper")
    table.refuse("trade worker-copper", "why-supply-lacks", what="m-worker-copper")
    assert table.effect("end") == {"supply": {"brown": 2, "grey": 2}, "board": {"brown": -2, "grey": -2}}


def test_a_full_area_does_not_open_within_the_turn(table) -> None:
    """M6.9: with the third space taken, all workers stand until the turn ends."""
    table.new().set(0, coins=6).stand("mine 1", "grey", "grey").stand("mine 2", "grey", "grey")
    table.play("mine 3", "place copper")
    table.expect("board", grey=4, brown=1)
    table.play("trade coins")
    table.expect("board", grey=4, brown=1)


def test_small_parts_do_not_make_an_area_full(table) -> None:
    """M6.9: two large and two small parts are occupied; nothing is cleared."""
    table.new().stand("mine 1", "brown").stand("mine 1 small", "brown")
    table.set(0, coins=3).play("mine 2", "place copper", "small", "place stone", "place grain")
    table.expect_nothing("end")
    table.expect("board", brown=3, grey=1, beige=1)


@pytest.mark.parametrize("spaces", [(1, 2), (1, 3), (2, 3)])
def test_two_of_three_bank_spaces_are_not_cleared(table, spaces) -> None:
    """M6.9: any two of them."""
    first, second = spaces
    table.new().stand(f"bank {first}", *["grey"] * first).set(0, brown=3)
    table.play(f"bank {second}", *["place copper"] * second)
    table.expect_nothing("end")
    table.refuse(f"bank {first}", "why-space-occupied")


@pytest.mark.parametrize("spaces", [(1, 2), (1, 3), (2, 3)])
@pytest.mark.parametrize(("area", "colour", "worker", "good", "coins", "goods"), AREAS)
def test_two_of_three_large_parts_are_not_cleared(
    table, area, colour, worker, good, coins, goods, spaces
) -> None:
    """M6.9: any two of an area."""
    first, second = spaces
    table.new().set(0, coins=6).stand(f"{area} {first}", worker)
    table.play(f"{area} {second}", f"place {colour}")
    table.expect_nothing("end")
    table.refuse(f"{area} {first}", "why-space-occupied")


def test_only_the_full_area_is_cleared(table) -> None:
    """M6.9: the bank becomes full; the mine and its workers stay."""
    table.new().stand("mine 1", "brown").stand("bank 1", "grey").stand("bank 2", "grey", "grey")
    table.play("bank 3", "place copper", "place stone", "place grain", "end")
    table.expect("board", brown=1, grey=0, beige=0)
    table.refuse("mine 1", "why-space-occupied")


def test_an_area_is_cleared_when_another_player_fills_it(table) -> None:
    """M6.9: three players take one space each; the third one's end clears all."""
    table.new().set_all(coins=6)
    table.play("quarry 1", "place stone", "end", "quarry 2", "place stone", "end", "quarry 3", "place stone")
    table.expect("board", grey=3)
    table.play("end")
    table.expect("board", grey=0)
    table.allow("quarry 1", "quarry 2")
