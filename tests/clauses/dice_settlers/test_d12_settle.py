"""D12.10 to D12.12: the automaton settles and builds houses."""

from __future__ import annotations

import pytest


def settled(table, strength: int = 1) -> list[str]:
    """The automaton settles: tell where by which priority."""
    return table.ready("settle", strength).reasons("step 1")


def shared(table, **options):
    """The automaton has one tent in the forest (4) and, beside one of the player, one in the plains (2)."""
    return table.solo(**options).tents(1, 2, 1)


def without_houses(table, **options):
    """All five houses of the automaton stand, one on each terrain; 2 touches 4 and 24; 4-SE is free.

      12  20
    24   4  13
       2   .
    """
    table.solo(**options).house(1, 4).tents(1, 4, 0)
    for tile, side in ((13, "E"), (20, "NE"), (12, "NW"), (24, "W")):
        table.tile(tile, f"4-{side}").house(1, tile)
    assert table.board(1)["houses"] == 0
    return table


# The priorities


def test_a_new_terrain_first(table) -> None:
    """D12.10: plains are new; the forest 18 would be a new tile, worth 7."""
    assert settled(table.solo().tile(18, "4-E")) == ["2: new-terrain"]


def test_a_new_terrain_behind_the_players_house(table) -> None:
    """D12.10: the exception for second places of 0 is not made for terrains."""
    table.solo().tile(18, "4-E").tents(0, 2, 0).house(0, 2)
    assert settled(table) == ["2: new-terrain"]


def test_a_house_is_presence_on_its_terrain(table) -> None:
    """D12.10, D8.1: with its house in the plains, these are not new."""
    table.solo().tile(18, "4-E").tile(24, "4-NE").house(1, 24).tents(1, 2, 1)
    assert settled(table) == ["18: new-tile"]


def test_then_a_new_tile(table) -> None:
    """D12.10: no new terrain; 18 is new, on 4 one tent is lacking for a house."""
    assert settled(shared(table).tents(1, 4, 2).tile(18, "4-E")) == ["18: new-tile"]


@pytest.mark.parametrize(
    ("tile", "house", "told"),
    [
        (14, None, "14: new-tile"),
        (14, 0, "13: most-points"),
        (18, 0, "18: new-tile"),
        (17, None, "17: new-tile"),
        (17, 0, "13: most-points"),
    ],
)
def test_a_new_tile_unless_worth_nothing_behind_a_house(table, tile, house, told) -> None:
    """D12.10: 14 is worth 6 and 0, 18 7 and 3; 17 has no values, which count as 0 and 0."""
    shared(table).tile(13, "4-NE", 0, 1).tile(tile, "4-E")
    if house is not None:
        table.house(house, tile)
    assert settled(table) == [told]


def test_then_the_fewest_tents_for_a_house(table) -> None:
    """D12.10: one is lacking on 4; on 2, which it controls with the player, three."""
    assert settled(shared(table).tents(1, 4, 2)) == ["4: near-house"]


def test_lacking_counts_the_players_tents(table) -> None:
    """D12.10: the player's tents + 3 - its tents: 3 on tile 4, 2 on tile 2."""
    table.solo().tents(0, 4, 2).tents(1, 4, 2).tents(0, 2, 0).tents(1, 2, 1)
    assert settled(table) == ["2: near-house"]


def test_lacking_with_very_many_tents(table) -> None:
    """D12.10, D1.3: the player's tents have no end; 103 and 102 are lacking."""
    shared(table).tents(0, 2, 101).tents(0, 4, 100).tile(17, "4-E", 0, 0).house(0, 17)
    assert settled(table) == ["4: near-house"]


@pytest.mark.parametrize("owner", [0, 1])
def test_nothing_is_lacking_where_a_house_stands(table, owner) -> None:
    """D12.10: 4 has a house and two tents; 2 lacks three."""
    shared(table).tents(1, 4, 2).house(owner, 4)
    assert settled(table) == ["2: near-house"]


def test_near_a_house_before_stopping_control(table) -> None:
    """D12.10: 2 lacks four, though a tent would end the player's sole control; 4 lacks two."""
    assert settled(shared(table).tents(0, 2, 2)) == ["4: near-house"]


def test_without_a_house_left_none_is_near(table) -> None:
    """D12.10: 2 would lack two, but all five houses stand; 20 is worth 9."""
    table = without_houses(table).tents(0, 2, 0).tents(1, 2, 1)
    assert settled(table) == ["20: most-points"]


def test_with_one_house_left(table) -> None:
    """D12.10, D12.12: it counts for the priority, and is built."""
    table.solo().house(1, 4).tents(1, 4, 0).tents(0, 2, 0).tents(1, 2, 2)
    for tile, side in ((13, "E"), (20, "NE"), (12, "NW")):
        table.tile(tile, f"4-{side}").house(1, tile)
    assert settled(table) == ["2: near-house"]
    assert table.board(1)["houses"] == 0


def test_then_stopping_the_players_control(table) -> None:
    """D12.10: 2 to 1 on tile 2 becomes equal; before 14, controlled together, and 20, worth 9."""
    table = without_houses(table).tents(0, 2, 2).tents(1, 2, 1).tile(14, "4-SE", 1, 1)
    assert settled(table) == ["2: stop-control"]


def test_one_tent_does_not_stop_a_lead_of_two(table) -> None:
    """D12.10: 3 to 1 on tile 2 stays the player's; 14 is controlled together."""
    table = without_houses(table).tents(0, 2, 3).tents(1, 2, 1).tile(14, "4-SE", 1, 1)
    assert settled(table) == ["14: shared-control"]


def test_control_by_a_house_is_not_stopped(table) -> None:
    """D12.10: on 2 the player has a house."""
    table = without_houses(table).tents(0, 2, 2).tents(1, 2, 1).house(0, 2)
    assert settled(table) == ["20: most-points"]


def test_then_control_together_with_the_player(table) -> None:
    """D12.10: 2 with one tent each, before 20, worth 9."""
    assert settled(without_houses(table).tents(1, 2, 1)) == ["2: shared-control"]


def test_a_house_is_not_shared(table) -> None:
    """D12.10: one tent each on 12 beside its house: it controls 12 alone; a lead is not shared either."""
    table = without_houses(table).tents(0, 12, 1).tents(1, 12, 1).tents(1, 2, 2)
    assert settled(table) == ["20: most-points"]


def test_an_empty_tile_is_not_shared(table) -> None:
    """D12.10, D8.2: nobody controls 2 without tents; 14, with two of the player's, is worth 6."""
    table = without_houses(table).tents(0, 2, 0).tile(14, "4-SE", 2)
    assert settled(table) == ["14: most-points"]


def test_then_the_most_points_for_control(table) -> None:
    """D12.10: 4, 10 and 18 lack two each; 18 is worth 7, 10 is worth 1, 4 has no value."""
    assert settled(shared(table).tile(10, "4-E", 0, 1).tile(18, "4-NE", 0, 1)) == ["18: most-points"]


def test_a_tile_without_values_counts_as_nothing(table) -> None:
    """D12.10: 10 for 1 point before 4 and 17 without."""
    assert settled(shared(table).tile(10, "4-E", 0, 1).tile(17, "4-NE", 0, 1)) == ["10: most-points"]


def test_equal_tiles_for_the_player(table) -> None:
    """D12.10, D12.20: 4 and 17 are equal in everything; 2 is not."""
    shared(table).tile(17, "4-E", 0, 1).ready("settle", 1).play("step 1")
    assert (table.question(), table.mover) == ("automaton-settle", 0)
    assert table.options() == ["tile 4", "tile 17"]
    table.refuse("tile 2", "why-priorities")
    table.refuse("end", "why-not-possible-now")
    assert table.reasons("tile 17") == ["17: player"]
    assert table.asked() == ("turn", 0)


def test_tiles_of_the_lowest_and_highest_number(table) -> None:
    """D12.10, D12.12: 1 and 26 are tiles like any other."""
    start = (
        "drawn 1,drawn 4,drawn 6,tile 1,drawn 2,drawn 4,spot origin,lot white,lot white,lot white,lot green"
    )
    table.solo(setup=start).tents(0, 1, 0).tents(1, 1, 1).ready("settle", 2).play("step 1")
    assert table.options() == ["tile 1", "tile 4"]
    assert table.reasons("tile 1") == ["1: player", "1: near-house"]
    assert table.position()["map"][0]["house"] == 1
    assert settled(table.solo(setup=start).tile(26, "4-E")) == ["26: near-house"]


def test_equal_tiles_for_chance(table) -> None:
    """D12.10, D12.20: by the option, with equal odds."""
    shared(table, automaton_ties="random").tile(17, "4-E", 0, 1).ready("settle", 1).play("step 1")
    assert table.odds() == {"drawn 4": 0.5, "drawn 17": 0.5}
    table.refuse("tile 17", "why-not-possible-now")
    assert table.reasons("drawn 17") == ["17: lot"]


def test_each_priority_filters_what_is_left(table) -> None:
    """D12.10: of the new terrains 2 and 20 the one that lacks fewer, 20; 4, not new, lacks only one."""
    assert settled(table.solo().tents(1, 4, 2).tile(20, "4-E")) == ["20: near-house"]


def test_all_is_judged_anew_for_each_tent(table) -> None:
    """D12.10: a terrain, a tile, then 4 and 18 lack two each and 18 is worth 7."""
    told = ["2: new-terrain", "18: new-tile", "18: most-points"]
    assert settled(table.solo().tile(18, "4-E"), 3) == told


def test_settle_near_its_tiles_only(table) -> None:
    """D12.10, D6.3: the mountains of 20, two steps away, can be reached after 18."""
    table = shared(table).tile(18, "4-E").tile(20, "18-E")
    assert settled(table, 2) == ["18: new-tile", "20: new-terrain"]


def test_a_tent_for_each_strength(table) -> None:
    """D12.10: of its own supply."""
    table.solo().tile(18, "4-E").ready("settle", 2)
    change = table.effect("step 1")
    assert change[1] == {"tents": -2}
    assert change["map"] == {"1 on 2": 1, "1 on 18": 1}
    assert "supply" not in change


@pytest.mark.parametrize("own", [5, 0])
def test_present_nowhere_the_strength_is_lost(table, own) -> None:
    """D12.10: no tent is placed or fetched, there are no points."""
    table.solo().tents(1, 4, 0).own(1, own).ready("settle", 3)
    assert table.effect("step 1") == {"action tile": {"settle": -3, "queue": 3}}
    assert table.asked() == ("turn", 0)


# Fetching tents


@pytest.mark.parametrize(
    ("own", "strength", "placed", "fetched"),
    [
        (0, 1, 1, 3),
        (0, 2, 1, 5),
        (0, 4, 1, 5),
        (1, 1, 1, 0),
        (1, 2, 2, 3),
        (1, 3, 2, 5),
        (2, 2, 2, 0),
        (2, 5, 3, 5),
    ],
)
def test_fetching_tents(table, own, strength, placed, fetched) -> None:
    """D12.11: 3 tents for 1 strength left, 5 for 2 or more, then one for free; (1, 2) is example 1."""
    table.solo().tile(18, "4-E", 3).tile(20, "4-NE", 3).own(1, own).ready("settle", strength)
    change = table.effect("step 1")
    assert sum(change["map"].values()) == placed
    assert table.board(1)["tents"] == own + fetched - placed
    assert change[1].get("general", 0) == -fetched
    assert "points" not in change[1]


def test_the_free_tent_follows_the_priorities(table) -> None:
    """D12.11: 3 tents are fetched, one goes to the new terrain."""
    table.solo().own(1, 0).ready("settle", 1)
    told = table.told("step 1")
    assert ("fetch-tents", {"player": 1, "tents": (3, "tent")}) in told
    assert ("auto-tile", {"player": 1, "tile": 2, "reason": "new-terrain"}) in told


def test_a_tie_for_the_free_tent(table) -> None:
    """D12.11, D12.20: the player decides there too."""
    shared(table).tile(17, "4-E", 0, 1).own(1, 0).ready("settle", 2).play("step 1")
    assert table.options() == ["tile 4", "tile 17"]
    assert table.board(1)["tents"] == 5
    change = table.effect("tile 4")
    assert (change[1], change["map"]) == ({"tents": -1}, {"1 on 4": 1})
    assert table.asked() == ("turn", 0)


def crowded(table, own: int, general: int, **options):
    """Nearly all tents of the automaton stand on 4, among more of the player's."""
    return table.solo(**options).tents(0, 4, 20).own(1, own).tents(1, 4, 20 - own - general)


@pytest.mark.parametrize(
    ("general", "strength", "fetched", "points"),
    [
        (3, 1, 3, 0),
        (2, 1, 2, 1),
        (1, 1, 1, 1),
        (0, 1, 0, 1),
        (5, 2, 5, 0),
        (4, 2, 4, 2),
        (3, 2, 3, 2),
        (2, 4, 2, 4),
        (0, 3, 0, 3),
    ],
)
def test_too_few_tents_in_the_general_supply(table, general, strength, fetched, points) -> None:
    """D12.11: it takes those, and gets a point for each strength it had left; one is placed if it got any."""
    crowded(table, 0, general).ready("settle", strength)
    change = table.effect("step 1")
    placed = 1 if fetched else 0
    assert table.board(1)["tents"] == fetched - placed
    assert table.auto()["tents"] == general - fetched
    assert sum(change.get("map", {}).values()) == placed
    assert table.board(1)["points"] == points
    assert table.asked() == ("turn", 0)


def test_the_second_example_of_settling(table) -> None:
    """D12.11: 2 tents of its own, 2 general, strength 5: it places 2, takes 2, gets 3 points, places 1."""
    crowded(table, 2, 2).ready("settle", 5)
    change = table.effect("step 1")
    assert change[1] == {"tents": -1, "general": -2, "points": 3}
    assert sum(change["map"].values()) == 3
    assert change["supply"] == {"points": -3}


# Houses


def test_a_lead_of_three_becomes_a_house(table) -> None:
    """D12.12: at once; the three tents go to the general supply."""
    table.solo().tents(1, 4, 2).tents(1, 2, 1).ready("settle", 1)
    change = table.effect("step 1")
    assert change["map"] == {"1 on 4": -2, "house of 1 on 4": 1}
    assert change[1] == {"tents": -1, "general": 3, "houses": -1}


def test_the_house_is_told(table) -> None:
    """D12.12: the log says so."""
    table.solo().tents(1, 4, 2).tents(1, 2, 1).ready("settle", 1)
    given = {"tents": (3, "tent"), "houses": "house"}
    assert ("house", {"player": 1, "tile": 4, **given}) in table.told("step 1")


def test_the_lead_is_over_the_players_tents(table) -> None:
    """D12.12: 4 to 1; one tent stays beside the house."""
    table.solo().tents(0, 4, 1).tents(1, 4, 3).tents(0, 2, 3).tents(1, 2, 1).ready("settle", 1)
    change = table.effect("step 1")
    assert change["map"] == {"1 on 4": -2, "house of 1 on 4": 1}


def test_a_lead_of_two_is_no_house(table) -> None:
    """D12.12: 3 to 1."""
    table.solo().tents(0, 4, 1).tents(1, 4, 2).tents(0, 2, 3).tents(1, 2, 1).ready("settle", 1)
    change = table.effect("step 1")
    assert change["map"] == {"1 on 4": 1}


@pytest.mark.parametrize("owner", [0, 1])
def test_no_second_house_on_a_tile(table, owner) -> None:
    """D12.12: a tile with a house stays as it is, whoever has it."""
    shared(table).tile(18, "4-E", 0, 4).tile(20, "4-NE", 2, 2).house(owner, 18)
    table.play("end")
    assert table.inventory()["map"]["1 on 18"] == 4
    assert table.board(1)["houses"] == 5 - owner


def test_no_house_without_a_house_left(table) -> None:
    """D12.12: all five stand."""
    table = without_houses(table).tents(0, 2, 0).tents(1, 2, 4)
    table.play("end")
    assert table.inventory()["map"]["1 on 2"] == 4


def test_a_house_before_the_next_tent(table) -> None:
    """D12.12, D12.10: the third tent on 4 makes a house, so that the next tent goes to 2."""
    table.solo().tents(1, 4, 2).tents(1, 2, 1)
    assert settled(table, 2) == ["4: near-house", "2: near-house"]


def test_a_house_when_the_player_takes_a_tent_back(table) -> None:
    """D12.12: in the player's turn, before the next tent is taken back."""
    table.solo().tents(0, 4, 1).tents(1, 4, 3).dice(0, "white-settle")
    table.play("settle", "die white-settle", "back", "tile 2")
    change = table.effect("tile 4")
    assert change == {
        0: {"tents": 1},
        1: {"general": 3, "houses": -1},
        "map": {"0 on 4": -1, "1 on 4": -3, "house of 1 on 4": 1},
    }
    assert table.asked() == ("take-back", 0)


def test_a_house_when_the_player_uses_a_factory(table) -> None:
    """D12.12: the tent that leaves factory 9 gives the automaton its lead."""
    table.solo().tile(9, "4-E", 1, 3)
    change = table.effect("factory 9")
    assert change["map"] == {"0 on 9": -1, "1 on 9": -3, "house of 1 on 9": 1}
    assert change[1] == {"general": 3, "houses": -1}


def test_the_player_builds_first(table) -> None:
    """D12.12: where the player takes power there is a house, and the automaton builds none."""
    table.solo().tents(0, 4, 6).tents(1, 4, 3)
    change = table.effect("power 4")
    assert change == {0: {"houses": -1}, "map": {"0 on 4": -3, "house of 0 on 4": 1}}
    table.dice(0, "white-settle").play("settle", "die white-settle", "back", "tile 4", "tile 4", "tile 4")
    assert table.inventory()["map"]["1 on 4"] == 3
