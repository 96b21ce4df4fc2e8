"""D7 and D8: free actions, presence and control."""

from __future__ import annotations

import pytest


def test_a_factory_takes_a_tent_and_works(table) -> None:
    """D7.1: the tent goes to the own supply; the factory works once a round."""
    table.new().tile(25, "2-SE", 2)
    assert table.effect("factory 25") == {0: {"food": 1, "tents": 1}, "map": {"0 on 25": -1}}
    table.refuse("factory 25", "why-once-per-round")


def test_a_factory_is_used_up_for_the_round(table) -> None:
    """D7.1, D9.1: not in the second turn; in the next round again."""
    table.new().tile(25, "2-SE", 3)
    table.play("factory 25", "end", "end")
    table.refuse("factory 25", "why-once-per-round")
    table.play("end", "end")
    while table.question() != "turn":
        table.play(table.chances()[0] if table.mover < 0 else "done")
    table.dice(1)
    table.play("end")
    table.allow("factory 25")


def test_each_player_uses_a_factory_once(table) -> None:
    """D7.1: seat 1 uses the same factory in the same round."""
    table.new().tile(25, "2-SE", 1, 1)
    table.play("factory 25", "end", "factory 25")


def test_a_house_is_no_tent_for_a_factory(table) -> None:
    """D7.1: never a house."""
    table.new().tile(25, "2-SE").house(0, 25)
    table.refuse("factory 25", "why-factory-tent")


def test_only_a_factory_with_an_own_tent(table) -> None:
    """D7.1: not a tile of another category, not without a tent, not a tile that does not lie there."""
    table.new().tile(25, "2-SE", 0, 1).tile(14, "2-NE", 1)
    table.refuse("factory 25", "why-factory-tent")
    table.refuse("factory 14", "why-not-factory")
    table.refuse("factory 16", "why-not-factory")


def test_control_is_not_needed_for_a_factory(table) -> None:
    """D7.1: one tent against three, and a house of the other."""
    table.new().tile(25, "2-SE", 1, 3).house(1, 25)
    table.allow("factory 25")


def test_a_factory_must_have_an_effect(table) -> None:
    """D7.1: tile 11 needs a brown die in the supply."""
    table.new().tile(11, "2-SE", 1)
    table.allow("factory 11")
    table.supply(brown=0)
    table.refuse("factory 11", "why-no-effect")


def test_factory_30_needs_a_main_action_that_is_still_possible(table) -> None:
    """D7.1: not without any, not after the last one; with one it gives an action more."""
    table.new(3).tile(30, "2-NE", 1).refuse("factory 30", "why-no-effect")
    table.dice(0, "white-settle").allow("factory 30")
    table.play("settle", "die white-settle", "fetch", "done").refuse("factory 30", "why-no-effect")
    table.dice(0, "white-explore").play("factory 30", "explore 1")


def test_factory_30_loses_its_tent_before_the_action(table) -> None:
    """D7.1: without that tent nothing green can be recruited, so the ability has no effect."""
    table.new(3).tile(30, "2-NE", 1).tents(0, 2, 0).dice(0, "white-recruit").allow("recruit 1")
    table.refuse("factory 30", "why-no-effect")
    table.tents(0, 30, 2).allow("factory 30")


def test_the_march_needs_a_main_action_that_is_still_possible(table) -> None:
    """D7.1, D7.3: an explosion without effect is no more possible than a factory without."""
    table.new().tech(0, "TX2").refuse("use TX2", "why-no-effect")
    table.dice(0, "white-settle").allow("use TX2")


@pytest.mark.parametrize(
    ("own", "theirs", "possible"), [(3, 0, True), (2, 0, False), (4, 1, True), (4, 2, False)]
)
def test_taking_power_needs_a_lead_of_three(table, own, theirs, possible) -> None:
    """D7.2: at least three tents more than every other player."""
    table.new().tile(14, "2-SE", own, theirs)
    if possible:
        change = table.effect("power 14")
        assert change == {0: {"houses": -1}, "map": {"0 on 14": -3, "house of 0 on 14": 1}}
    else:
        table.refuse("power 14", "why-lead-three")


def test_the_lead_is_over_every_player(table) -> None:
    """D7.2: over the strongest of three others."""
    table.new(4).tile(14, "2-SW", 4, 0, 0, 2)
    table.refuse("power 14", "why-lead-three")
    table.tents(3, 14, 1)
    table.allow("power 14")


def test_power_only_without_a_house_and_with_a_house_left(table) -> None:
    """D7.2: any house there, even the own one, forbids it; so does having none left."""
    table.new().tile(14, "2-SE", 4).house(1, 14)
    table.refuse("power 14", "why-house-there")
    table.new().tile(14, "2-SE", 4).house(0, 14)
    table.refuse("power 14", "why-house-there")
    table.new().tile(14, "2-SE", 4)
    table.state.players[0].houses = 0
    table.refuse("power 14", "why-no-houses")


def test_tile_33_and_rush_building_need_a_house_left(table) -> None:
    """D7.2: so do tile 33 and the card that builds one."""
    table.new(4).tile(33, "2-SW", 4).tech(0, "TX5")
    table.allow("factory 33", "use TX5")
    table.state.players[0].houses = 0
    table.refuse("factory 33", "why-no-effect")
    table.refuse("use TX5", "why-no-effect")


def test_an_explosive_card_is_used_and_researched_again(table) -> None:
    """D7.3: the marker comes off; then it can be researched again."""
    table.new(explosive=False).tech(0, "TX6").tile(20, "2-SE", 1).tokens(0, iron=1)
    table.dice(0, "white-research", "white-research")
    table.refuse("research TX6", "why-tech-owned")
    assert table.effect("use TX6", "token food") == {0: {"gold": 1, "food": 1, "TX6": -1}}
    table.refuse("use TX6", "why-tech-not-owned")
    assert (
        table.effect("research TX6", "die white-research", "die white-research", "token iron")[0]["TX6"] == 1
    )
    # Before or after a main action.
    table.allow("use TX6")


def test_explosions_only_in_the_own_turn_outside_an_action(table) -> None:
    """D7.3: never inside a main action, never in the roll phase, never in another's turn."""
    table.new().tech(0, "TX6").dice(0, "white-settle")
    table.play("settle")
    table.refuse("use TX6", "why-not-possible-now")
    table.play("die white-settle")
    table.refuse("use TX6", "why-not-possible-now")
    table.play("fetch", "done", "end")
    table.refuse("use TX6", "why-tech-not-owned")
    table.roll_phase().tech(0, "TX6")
    table.play("roll white-settle", "roll white-settle", "roll white-settle", "roll green-wood")
    table.refuse("use TX6", "why-not-possible-now")


def test_presence_by_tent_or_house(table) -> None:
    """D8.1: desert by a tent, by a house alone, and no more after the tent has gone."""
    table.new().tile(9, "2-SE", 1).dice(0, "white-recruit")
    table.play("recruit 1", "die white-recruit")
    assert table.options() == ["colour yellow", "colour orange"]
    table.new().tile(9, "2-SE").house(0, 9).dice(0, "white-recruit")
    table.play("recruit 1", "die white-recruit")
    assert table.options() == ["colour yellow", "colour orange"]
    table.new().tile(9, "2-SE", 1).dice(0, "white-recruit")
    table.play("factory 9", "recruit 1", "die white-recruit")
    assert table.options() == ["colour yellow"]


@pytest.mark.parametrize(
    ("tents", "house", "limits"),
    [
        ((1, 0), None, (5, 4)),
        ((2, 2), None, (5, 5)),
        ((2, 3), None, (4, 5)),
        ((0, 0), None, (4, 4)),
        ((1, 5), 0, (5, 4)),
        ((0, 5), 0, (5, 4)),
        ((5, 0), 1, (4, 5)),
    ],
)
def test_control(table, tents, house, limits) -> None:
    """D8.2: the house's owner, else the most tents with all ties, at least one (tile 12: a limit)."""
    table.new().tile(12, "2-SE", *tents)
    if house is not None:
        table.house(house, 12)
    assert (table.limit(0), table.limit(1)) == limits
