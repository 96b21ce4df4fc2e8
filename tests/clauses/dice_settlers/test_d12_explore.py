"""D12.8, D12.9, D12.16: the automaton recruits and explores, and joins the player's explorations."""

from __future__ import annotations

import pytest

# Recruit


@pytest.mark.parametrize(
    ("strength", "dice", "points"), [(1, 1, 0), (2, 1, 0), (3, 2, 0), (4, 2, 1), (5, 2, 2), (7, 2, 4)]
)
def test_recruit_by_strength(table, strength, dice, points) -> None:
    """D12.8: 1 die, from 3 on 2 dice, a point for each strength above 3; to the end of the queue."""
    table.solo().ready("recruit", strength)
    change = table.effect("step 1")
    gained = {"points": points} if points else {}
    assert change.get(1, {}) == gained
    taken = {"points": -points} if points else {}
    assert change["supply"] == {"green": -dice, **taken}
    assert table.auto()["queue"][-dice:] == ["green"] * dice
    assert change["action tile"] == {"recruit": -strength, "queue": strength + dice}
    assert table.asked() == ("turn", 0)


def test_recruit_needs_access(table) -> None:
    """D12.8: it is in the forest, so green is the only colour, though it has no grey die."""
    table.solo().tile(20, "2-E", 1).ready("recruit", 1)
    assert table.reasons("step 1") == ["green: only"]


def test_recruit_the_colour_it_has_fewest_of(table) -> None:
    """D12.8: one green die, no grey one; grey, though there are more grey dice in the supply."""
    table.solo().tile(20, "4-E", 0, 1).ready("recruit", 1).supply(green=2)
    assert table.reasons("step 1") == ["grey: fewest-own-dice"]
    assert table.auto()["queue"][-1] == "grey"


def test_recruit_counts_queue_and_sides(table) -> None:
    """D12.8: two grey dice at other sides, one green in the queue."""
    table.solo().tile(20, "4-E", 0, 1).queue("white", "green").sides(
        recruit="white", attack="grey", trade="grey"
    )
    table.marker("trade").play("end")
    assert table.reasons("step 1") == ["green: fewest-own-dice"]


def test_recruit_the_rarest_of_equals(table) -> None:
    """D12.8: one of each; the supply has fewer green dice."""
    table.solo().tile(20, "4-E", 0, 1).queue("white", "green", "grey").ready("recruit", 1)
    table.supply(green=3, grey=4)
    assert table.reasons("step 1") == ["green: rarest"]


def test_recruit_is_a_tie_for_the_player(table) -> None:
    """D12.8, D12.20: one of each, as many of each in the supply: the player chooses among these."""
    table.solo().tile(20, "4-E", 0, 1).tile(24, "4-NE", 0, 1)
    table.queue("white", "green", "grey", "yellow", "yellow").ready("recruit", 1).supply(green=4, grey=4)
    table.play("step 1")
    assert (table.question(), table.mover) == ("automaton-recruit", 0)
    assert table.options() == ["colour green", "colour grey"]
    table.refuse("colour yellow", "why-priorities")
    table.refuse("colour white", "why-priorities")
    assert table.reasons("colour grey") == ["grey: player"]
    assert table.auto()["queue"][-1] == "grey"


def test_recruit_is_a_tie_for_chance(table) -> None:
    """D12.8, D12.20: the option leaves it to chance, with equal odds."""
    table.solo(automaton_ties="random").tile(20, "4-E", 0, 1).queue("white", "green", "grey")
    table.ready("recruit", 1).supply(green=4, grey=4).play("step 1")
    assert table.odds() == {"lot green": 0.5, "lot grey": 0.5}
    assert table.reasons("lot green") == ["green: lot"]


def test_recruit_only_what_the_supply_has(table) -> None:
    """D12.8: grey would be first, but there is none."""
    table.solo().tile(20, "4-E", 0, 1).ready("recruit", 1).supply(grey=0)
    assert table.reasons("step 1") == ["green: only"]


def test_the_second_die_counts_the_first(table) -> None:
    """D12.8: grey, then each has one grey and one green die, and green is rarer."""
    table.solo().tile(20, "4-E", 0, 1).ready("recruit", 3).supply(green=2)
    assert table.reasons("step 1") == ["grey: fewest-own-dice", "green: rarest"]
    assert table.auto()["queue"][-2:] == ["grey", "green"]


@pytest.mark.parametrize(
    ("strength", "there", "points"), [(1, 0, 0), (3, 0, 0), (3, 1, 0), (5, 0, 2), (4, 1, 1)]
)
def test_missing_dice_give_no_points(table, strength, there, points) -> None:
    """D12.8: it takes what there is; points only above 3."""
    table.solo().ready("recruit", strength).supply(green=there)
    change = table.effect("step 1")
    assert change.get(1, {}).get("points", 0) == points
    assert change["action tile"]["queue"] == strength + there
    assert table.asked() == ("turn", 0)


@pytest.mark.parametrize(
    ("green", "told"),
    [
        (5, ["grey: fewest-own-dice", "grey: rarest"]),
        (3, ["grey: fewest-own-dice", "green: rarest"]),
        (4, ["grey: fewest-own-dice"]),
    ],
)
def test_the_example_of_recruiting(table, green, told) -> None:
    """D12.8: 3 white, 3 yellow, 1 green; in green and grey: first grey, then what is rarer, or a choice."""
    table.solo().tile(20, "4-E", 0, 1)
    table.queue("white", "white", "white", "yellow", "yellow", "yellow", "green")
    table.ready("recruit", 3).supply(green=green)
    assert table.reasons("step 1") == told
    if len(told) == 1:
        assert table.mover == 0
        assert table.options() == ["colour green", "colour grey"]


# Explore


def explored(table, tile: int = 14, strength: int = 1) -> list[str]:
    """The automaton explores and draws this tile: tell where it went by priority, unless there is a tie."""
    table.ready("explore", strength)
    return table.reasons("step 1", f"drawn {tile}")


def place(table, tile: int) -> tuple[int, int]:
    return next((each["q"], each["r"]) for each in table.position()["map"] if each["tile"] == tile)


def row(table):
    """The automaton on 4, 13 and 18, a row to the east above the player's 2; rows of the map slope so:

     4  13  18
    2
    """
    return table.tile(13, "4-E", 0, 1).tile(18, "13-E", 0, 1)


def test_explore_draws_the_top_tile(table) -> None:
    """D12.9: one tile of the stack, whatever the strength; all may see it, it does not choose."""
    table.solo().ready("explore", 3).play("step 1")
    assert table.asked() == ("automaton-draw", 1)
    assert table.odds() == pytest.approx({f"drawn {tile}": 1 / 19 for tile in range(8, 27)})
    table.play("drawn 14")
    assert table.question() == "automaton-spot"
    assert table.position()["stack_size"] == 18


@pytest.mark.parametrize(("strength", "points"), [(1, 0), (2, 1), (4, 3)])
def test_explore_with_one_strength(table, strength, points) -> None:
    """D12.9: a point for each strength above 1; one tile with one tent of the general supply."""
    row(table.solo()).ready("explore", strength)
    change = table.effect("step 1", "drawn 14")
    assert change[1] == {"general": -1, **({"points": points} if points else {})}
    assert change["map"] == {"1 on 14": 1}
    assert change["supply"]["tiles"] == -1


def test_explore_equal_places(table) -> None:
    """D12.9, D12.20: both places that touch two tiles touch the player's: the player chooses."""
    assert explored(table.solo()) == []
    assert (table.question(), table.mover) == ("automaton-spot", 0)
    assert table.options() == ["spot 2-E", "spot 2-NW"]
    table.refuse("spot 2-SE", "why-priorities")
    assert table.reasons("spot 2-NW") == ["14: player"]
    assert place(table, 14) == (0, -1)


def test_explore_equal_places_by_chance(table) -> None:
    """D12.9, D12.20: by the option chance chooses, with equal odds."""
    explored(table.solo(automaton_ties="random"))
    assert table.odds() == {"lot 2-E": 0.5, "lot 2-NW": 0.5}
    assert table.reasons("lot 2-E") == ["14: lot"]
    assert place(table, 14) == (1, 0)


def test_explore_away_from_the_player(table) -> None:
    """D12.9: of three places one does not touch a tile with the player."""
    assert explored(table.solo().tile(13, "4-E", 0, 1)) == ["14: away"]
    assert place(table, 14) == (2, -2)


def test_explore_away_from_a_house(table) -> None:
    """D12.9: a house is presence too; being away from it outweighs the distance to tents."""
    table.solo().tile(13, "4-E", 0, 1).tile(18, "13-E").house(0, 18)
    assert explored(table) == ["14: away"]
    assert place(table, 14) == (2, -2)


def test_explore_as_far_as_possible(table) -> None:
    """D12.9: of the places away from the player that at distance 3."""
    assert explored(row(table.solo())) == ["14: farthest"]
    assert place(table, 14) == (3, -2)


def test_explore_far_from_the_nearest_tent(table) -> None:
    """D12.9: between two tents of the player; three places are 3 from the nearer one."""
    row(table.solo()).tile(20, "18-E", 0, 1).tile(22, "20-E").tile(24, "22-E", 1)
    explored(table)
    assert table.options() == ["spot 13-NE", "spot 18-NE", "spot 18-SE"]
    table.refuse("spot 4-NE", "why-priorities")


def test_explore_far_from_the_tile_of_the_lowest_number(table) -> None:
    """D12.9: the player's tent is on 1."""
    start = (
        "drawn 1,drawn 4,drawn 6,tile 1,drawn 2,drawn 4,spot origin,lot white,lot white,lot white,lot green"
    )
    assert explored(row(table.solo(setup=start))) == ["14: farthest"]
    assert place(table, 14) == (3, -2)


def test_explore_far_although_beside_the_player(table) -> None:
    """D12.9: both places touch the player's house on 2; the tent is on 24."""
    table.solo().tents(0, 2, 0).house(0, 2).tile(24, "2-W", 1)
    assert explored(table) == ["14: farthest"]
    assert place(table, 14) == (1, 0)


def test_explore_without_tents_of_the_player(table) -> None:
    """D12.9: houses are not tents: the places away from the house are equal."""
    row(table.solo()).tents(0, 2, 0).house(0, 2)
    explored(table)
    assert table.options() == ["spot 4-NE", "spot 13-NE", "spot 13-SE"]


def test_explore_beside_a_tile_with_presence(table) -> None:
    """D12.9, D6.2: places beside 13 and 18 alone would be farther away, but it is not there."""
    table.solo().tile(13, "2-W").tile(18, "13-W")
    explored(table)
    assert table.options() == ["spot 2-E", "spot 2-NW"]


def test_explore_present_nowhere(table) -> None:
    """D12.9, D6.2: then every place that touches two tiles will do."""
    table.solo().tile(13, "2-W").tile(18, "13-W").tents(1, 4, 0)
    explored(table)
    assert table.options() == ["spot 13-SW", "spot 13-NW"]


def test_the_only_place(table) -> None:
    """D12.9: one place touches two tiles: nothing to decide."""
    table.solo().tile(13, "2-E")
    table.tile(18, "2-NW").tile(20, "13-E").tile(22, "4-NE").tile(24, "4-NW")
    assert explored(table) == ["14: only"]
    assert place(table, 14) == (2, -1)


@pytest.mark.parametrize("tile", [8, 15, 17, 19, 26])
def test_explore_without_the_tiles_effects(table, tile) -> None:
    """D12.9: no die for tile 8, no action for 15, 19 and 26; no question follows."""
    row(table.solo()).ready("explore", 1)
    change = table.effect("step 1", f"drawn {tile}")
    assert change == {
        1: {"general": -1},
        "map": {f"1 on {tile}": 1},
        "supply": {"tiles": -1},
        "action tile": {"explore": -1, "queue": 1},
    }
    assert table.asked() == ("turn", 0)


@pytest.mark.parametrize("tents", [1, 5])
def test_the_player_joins(table, tents) -> None:
    """D12.9, D6.2: a tent of the own supply, be it the last; then the automaton adds one of its own."""
    explored(table.solo().own(0, tents))
    table.play("spot 2-E")
    assert table.asked() == ("join", 0)
    assert table.options() == ["join", "pass"]
    change = table.effect("join")
    assert change == {0: {"tents": -1}, 1: {"tents": -1}, "map": {"0 on 14": 1, "1 on 14": 1}}
    assert table.asked() == ("turn", 0)


def test_the_player_does_not_join(table) -> None:
    """D12.9: then it adds none."""
    explored(table.solo())
    table.play("spot 2-E")
    assert table.effect("pass") == {}
    assert table.asked() == ("turn", 0)


def test_it_has_no_tent_to_add(table) -> None:
    """D12.9: its own supply is empty; the general one does not help."""
    explored(table.solo().own(1, 0))
    table.play("spot 2-E")
    assert table.effect("join") == {0: {"tents": -1}, "map": {"0 on 14": 1}}


def test_the_player_cannot_join_without_a_tent(table) -> None:
    """D12.9, D6.2: nobody is asked."""
    explored(table.solo().own(0, 0))
    table.play("spot 2-E")
    assert table.asked() == ("turn", 0)


def test_the_player_joins_by_a_house(table) -> None:
    """D12.9, D6.2: presence on a neighbour is enough."""
    explored(table.solo().tents(0, 2, 0).house(0, 2))
    table.play("spot 2-E")
    assert table.asked() == ("join", 0)


@pytest.mark.parametrize(("strength", "points"), [(1, 0), (3, 2)])
def test_explore_with_an_empty_stack(table, strength, points) -> None:
    """D12.9: only the points above 1."""
    table.solo().ready("explore", strength)
    table.state.stack_tiles = 0
    change = table.effect("step 1")
    assert change.get(1, {}) == ({"points": points} if points else {})
    assert "map" not in change
    assert table.asked() == ("turn", 0)


@pytest.mark.parametrize(("strength", "points"), [(1, 0), (4, 3)])
def test_explore_without_a_place(table, strength, points) -> None:
    """D12.9: tile 4, where alone it is present, has six neighbours: only the points above 1."""
    table.solo()
    for tile, side in zip((13, 18, 20, 22, 24), ("NE", "E", "SE", "W", "NW"), strict=True):
        table.tile(tile, f"4-{side}")
    table.ready("explore", strength)
    change = table.effect("step 1")
    assert change.get(1, {}) == ({"points": points} if points else {})
    assert "tiles" not in change.get("supply", {})
    assert table.asked() == ("turn", 0)


def test_explore_without_tents_in_the_general_supply(table) -> None:
    """D12.9: one of its own."""
    row(table.solo()).own(1, 17).ready("explore", 1)
    change = table.effect("step 1", "drawn 14")
    assert (change[1], change["map"]) == ({"tents": -1}, {"1 on 14": 1})


def test_explore_without_any_tent(table) -> None:
    """D12.9: the tile lies without a tent; the player may join, it cannot add one."""
    table.solo().tents(0, 4, 18).own(1, 0).tents(1, 4, 20).ready("explore", 1)
    change = table.effect("step 1", "drawn 14", "spot 2-E")
    assert change == {"supply": {"tiles": -1}, "action tile": {"explore": -1, "queue": 1}}
    assert table.effect("join") == {0: {"tents": -1}, "map": {"0 on 14": 1}}


# Joining the player


def explores(table, spot: str, tile: int = 14):
    """The player explores."""
    table.dice(0, "white-explore").play("explore 1", "die white-explore", f"drawn {tile}", f"tile {tile}")
    return table.effect(f"spot {spot}")


def test_it_always_joins(table) -> None:
    """D12.16: with a tent of its own, without a question; then the player may add one."""
    change = explores(table.solo(), "2-E")
    assert change == {1: {"tents": -1}, "map": {"0 on 14": 1, "1 on 14": 1}}
    assert table.asked() == ("more", 0)
    assert table.effect("add") == {0: {"tents": -1}, "map": {"0 on 14": 1}}
    assert table.asked() == ("turn", 0)


def test_joining_is_told(table) -> None:
    """D12.16: the log says so."""
    table.solo().dice(0, "white-explore").play("explore 1", "die white-explore", "drawn 14", "tile 14")
    assert ("join", {"player": 1, "tile": 14}) in table.told("spot 2-E")


def test_it_cannot_join_without_presence_beside(table) -> None:
    """D12.16: no neighbour of the new tile has a tent of its."""
    change = explores(table.solo().tile(18, "2-W"), "2-SW")
    assert change == {"map": {"0 on 14": 1}}
    assert table.asked() == ("turn", 0)


def test_it_cannot_join_without_a_tent(table) -> None:
    """D12.16: none of its own; the general supply does not help."""
    change = explores(table.solo().own(1, 0), "2-E")
    assert change == {"map": {"0 on 14": 1}}
    assert table.asked() == ("turn", 0)


def test_it_joins_after_the_placement_ability(table) -> None:
    """D12.16, D6.2: the die of tile 8 first; then the automaton joins."""
    change = explores(table.solo(), "2-E", 8)
    assert change == {"map": {"0 on 8": 1}}
    change = table.effect("colour orange")
    assert change["map"] == {"1 on 8": 1}
