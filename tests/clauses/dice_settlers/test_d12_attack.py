"""D12.13 to D12.15: the automaton attacks, trades and researches."""

from __future__ import annotations

import pytest

STEPPE = "W stepie szerokim"
WARRIORS = "Kupcy i wojownicy"
PEACE = "Czas pokoju"
GUARDED = "TA1 TB7 TB12 TC1 TC2 TD1 TE1 TE2 TE3"
WALLED = "TA1 TB3 TB7 TC1 TC2 TD1 TE1 TE2 TE3"


def attacked(table, strength: int = 1) -> list[str]:
    """The automaton attacks: tell where by which priority."""
    return table.ready("attack", strength).reasons("step 1")


def beside(table, **options):
    """Both are on 2 and 4; 2 is the player's, 3 to 1; on 4 the automaton leads, 2 to 1."""
    return table.solo(**options).tents(0, 2, 3).tents(1, 2, 1).tents(0, 4, 1).tents(1, 4, 2)


# Attack


def test_each_strength_replaces_a_tent(table) -> None:
    """D12.13: the player's goes to the player's own supply, the automaton's comes from its own."""
    table.solo().tents(0, 4, 4).tents(1, 4, 1).ready("attack", 2)
    change = table.effect("step 1")
    assert change == {
        0: {"tents": 2},
        1: {"tents": -2},
        "map": {"0 on 4": -2, "1 on 4": 2},
        "action tile": {"attack": -2, "queue": 2},
    }
    assert table.asked() == ("turn", 0)


def test_attacks_are_told(table) -> None:
    """D12.13: each tent, and what decided."""
    table.solo().tents(0, 4, 4).ready("attack", 2)
    told = table.told("step 1")
    assert told[2] == ("auto-tile", {"player": 1, "tile": 4, "reason": "only"})
    tents = {"tents": "tent", "new": (0, "tent")}
    assert told[3:5] == [("attack", {"player": 1, **tents, "other": 0, "tile": 4})] * 2


def test_where_it_can_use_the_most_strength(table) -> None:
    """D12.13: two tents on 2; 4, with one, would come first by being nearer to a house."""
    assert attacked(beside(table).tents(0, 2, 6), 2) == ["2: most-strength"]
    assert table.inventory()["map"]["0 on 2"] == 4


def test_its_tents_limit_the_strength(table) -> None:
    """D12.13: with one tent of its own it can use 1 everywhere; then 4 is nearer to a house."""
    assert attacked(beside(table).tents(0, 2, 6).own(1, 1), 2) == ["4: near-house"]


def test_first_where_it_stops_sole_control(table) -> None:
    """D12.13: 3 to 1 on tile 2 becomes 2 to 2; before 18, controlled together, and 4, nearer to a house."""
    assert attacked(beside(table).tile(18, "4-E", 1, 1)) == ["2: stop-control"]


def test_sole_control_after_all_tents_it_replaces(table) -> None:
    """D12.13: with 2 strength 5 to 1 becomes 3 to 3; before 4, controlled together."""
    table.solo().tents(0, 2, 5).tents(1, 2, 1).tents(0, 4, 2).tents(1, 4, 2)
    assert attacked(table, 2) == ["2: stop-control"]


def test_sole_control_that_stays(table) -> None:
    """D12.13: 4 to 1 on tile 2 becomes 3 to 2; so 18, controlled together, before 4."""
    assert attacked(beside(table).tents(0, 2, 4).tile(18, "4-E", 1, 1)) == ["18: shared-control"]


def test_sole_control_by_a_house_stays(table) -> None:
    """D12.13: the player's house on 2; its tents beside the house could be attacked."""
    assert attacked(beside(table).house(0, 2).tile(18, "4-E", 1, 1)) == ["18: shared-control"]


def test_then_where_control_is_shared(table) -> None:
    """D12.13: 18 lacks three tents for a house, 4 only two."""
    table = beside(table).tents(0, 2, 0).tile(18, "4-E", 1, 1)
    assert attacked(table) == ["18: shared-control"]


def test_a_house_is_not_shared(table) -> None:
    """D12.13: one each on 18, but a house of the automaton: it controls 18 alone."""
    table = beside(table).tents(0, 2, 0).tile(18, "4-E", 1, 1).house(1, 18)
    assert attacked(table) == ["4: near-house"]


def test_then_the_fewest_tents_for_a_house(table) -> None:
    """D12.13: 13 lacks one, 20, worth 9, two."""
    table = table.solo().tents(0, 2, 0).tile(13, "4-E", 1, 3).tile(20, "4-NE", 1, 2)
    assert attacked(table) == ["13: near-house"]


@pytest.mark.parametrize("owner", [0, 1])
def test_no_house_is_lacking_where_one_stands(table, owner) -> None:
    """D12.13, D12.10: 20 with a house; 13 lacks two, 20 would lack one."""
    table = table.solo().tents(0, 2, 0).tile(13, "4-E", 1, 2).tile(20, "4-NE", 1, 3).house(owner, 20)
    assert attacked(table) == ["13: near-house"]


def test_then_the_most_points(table) -> None:
    """D12.13: 13 and 20 lack two tents each; 20 is worth 9, 13 is worth 4, 4 has no value."""
    table = beside(table).tents(0, 2, 0).tile(13, "4-E", 1, 2).tile(20, "4-NE", 1, 2)
    assert attacked(table) == ["20: most-points"]


def test_no_house_left_so_the_most_points(table) -> None:
    """D12.13, D12.10: 2 would lack two tents, 20 three; all five houses stand elsewhere."""
    table.solo().house(1, 4).tents(1, 4, 0)
    for tile, side in ((13, "E"), (12, "NW"), (24, "W"), (18, "SE")):
        table.tile(tile, f"4-{side}").house(1, tile)
    table.tile(20, "4-NE", 2, 3).tents(0, 2, 1).tents(1, 2, 3)
    assert attacked(table) == ["20: most-points"]


def test_equal_targets_for_the_player(table) -> None:
    """D12.13, D12.20: 4 and 17 are equal; 13 lacks more tents."""
    beside(table).tents(0, 2, 0).tile(17, "4-E", 1, 2).tile(13, "4-NE", 5, 1)
    table.ready("attack", 1).play("step 1")
    assert (table.question(), table.mover) == ("automaton-attack", 0)
    assert table.options() == ["tile 4", "tile 17"]
    table.refuse("tile 13", "why-priorities")
    told = table.reasons("tile 17")
    assert told == ["17: player"]
    assert table.inventory()["map"]["0 on 17"] == 0


def test_equal_targets_for_chance(table) -> None:
    """D12.13, D12.20: by the option, with equal odds."""
    beside(table, automaton_ties="random").tents(0, 2, 0).tile(17, "4-E", 1, 2)
    table.ready("attack", 1).play("step 1")
    assert table.odds() == {"drawn 4": 0.5, "drawn 17": 0.5}
    assert table.reasons("drawn 4") == ["4: lot"]


def test_tiles_of_the_lowest_and_highest_number(table) -> None:
    """D12.13: 1 and 26 are tiles like any other."""
    start = (
        "drawn 1,drawn 4,drawn 6,tile 1,drawn 2,drawn 4,spot origin,lot white,lot white,lot white,lot green"
    )
    assert attacked(table.solo(setup=start).tents(1, 1, 1)) == ["1: only"]
    assert attacked(table.solo(setup=start).tile(26, "4-E", 1, 1)) == ["26: only"]


def test_only_where_it_is_present(table) -> None:
    """D12.13: the player has three tents on 2, where it is not."""
    assert attacked(table.solo().tents(0, 2, 3).tents(0, 4, 1), 2) == ["4: only"]


def test_a_house_is_presence(table) -> None:
    """D12.13, D8.1: its house on 4 without a tent."""
    assert attacked(table.solo().tents(0, 4, 2).tents(1, 4, 0).house(1, 4)) == ["4: only"]
    assert table.inventory()["map"]["1 on 4"] == 1


def test_tents_beside_a_house_can_be_attacked(table) -> None:
    """D12.13, D6.4: the player's house stays."""
    table.solo().tents(0, 4, 1).house(0, 4).ready("attack", 1)
    assert table.effect("step 1")["map"] == {"0 on 4": -1, "1 on 4": 1}


@pytest.mark.parametrize("strength", [1, 4])
def test_no_target(table, strength) -> None:
    """D12.13: one point, whatever the strength."""
    table.solo().ready("attack", strength)
    change = table.effect("step 1")
    assert change[1] == {"points": 1}
    assert "map" not in change
    assert table.asked() == ("turn", 0)


@pytest.mark.parametrize(
    ("own", "strength", "replaced", "points"),
    [(0, 1, 0, 1), (0, 3, 0, 1), (1, 1, 1, 0), (1, 2, 1, 1), (1, 4, 1, 1), (2, 2, 2, 0)],
)
def test_it_stops_without_tents(table, own, strength, replaced, points) -> None:
    """D12.13: one point if any strength is left; none if it used it all."""
    table.solo().tents(0, 4, 6).own(1, own).ready("attack", strength)
    change = table.effect("step 1")
    assert change.get("map", {}).get("1 on 4", 0) == replaced
    assert table.board(1)["points"] == points
    assert table.asked() == ("turn", 0)


@pytest.mark.parametrize("strength", [2, 3, 5])
def test_the_player_has_no_tent_left(table, strength) -> None:
    """D12.13: strength left because of that brings nothing."""
    table.solo().tents(0, 4, 2).ready("attack", strength)
    change = table.effect("step 1")
    assert change[1] == {"tents": -2, "general": 3, "houses": -1}
    assert table.board(1)["points"] == 0


def test_neither_has_a_tent_left(table) -> None:
    """D12.13: it is out of tents with strength left: one point, though the player has none there either."""
    table.solo().tents(0, 4, 1).own(1, 1).ready("attack", 2)
    assert table.effect("step 1")[1] == {"tents": -1, "points": 1}


def test_it_goes_on_after_building_a_house(table) -> None:
    """D12.13: 4 to 3 becomes 2 to 5, which is a house; the last two tents are replaced too."""
    table.solo().tents(0, 4, 4).tents(1, 4, 3).ready("attack", 4)
    change = table.effect("step 1")
    assert change["map"] == {"0 on 4": -4, "1 on 4": 1, "house of 1 on 4": 1}
    assert change[1] == {"tents": -4, "general": 3, "houses": -1}


def test_the_tents_of_a_house_are_not_its_own(table) -> None:
    """D12.13: two tents, strength 4: a house after the second; then it has no tent: a point."""
    table.solo().tents(0, 4, 4).tents(1, 4, 3).own(1, 2).ready("attack", 4)
    change = table.effect("step 1")
    assert change["map"] == {"0 on 4": -2, "1 on 4": -1, "house of 1 on 4": 1}
    assert change[1] == {"tents": -2, "general": 3, "houses": -1, "points": 1}


@pytest.mark.parametrize(
    ("cards", "strength", "replaced", "points"),
    [
        (("TB3",), 1, 0, 1),
        (("TB3",), 2, 1, 0),
        (("TB7",), 1, 0, 1),
        (("TB7",), 2, 0, 1),
        (("TB7",), 4, 2, 0),
        (("TB3", "TB7"), 3, 0, 1),
        (("TB3", "TB7"), 5, 2, 0),
    ],
)
def test_ignored_symbols_lower_the_strength(table, cards, strength, replaced, points) -> None:
    """D12.13: Palisade by 1, City Walls by 2; at 0 or below one point instead."""
    table.solo(cards=WALLED).tech(0, *cards).tents(0, 4, 6).ready("attack", strength)
    change = table.effect("step 1")
    assert change.get("map", {}).get("1 on 4", 0) == replaced
    assert table.board(1)["points"] == points


def test_a_lowered_strength_chooses_the_tile(table) -> None:
    """D12.13: 2 strength less 1 of Palisade: 1 can be used on either tile, and 4 is nearer to a house."""
    table = beside(table, technologies=WARRIORS).tech(0, "TB3").tents(0, 2, 6)
    assert attacked(table, 2) == ["4: near-house"]


@pytest.mark.parametrize(
    ("theirs", "strength", "replaced", "points"),
    [(1, 1, 0, 1), (1, 2, 1, 0), (2, 2, 1, 0), (2, 3, 2, 0), (3, 2, 2, 0)],
)
def test_border_guards_make_the_last_tent_dearer(table, theirs, strength, replaced, points) -> None:
    """D12.13: with TB12 the player's last tent on a tile takes two strength; no target is one point."""
    table.solo(cards=GUARDED).tech(0, "TB12").tents(0, 4, theirs).ready("attack", strength)
    change = table.effect("step 1")
    assert change.get("map", {}).get("0 on 4", 0) == -replaced
    assert table.board(1)["points"] == points


def test_a_guarded_tent_is_no_target(table) -> None:
    """D12.13: one strength is enough on 2 with three tents, not on 4 with one."""
    table = beside(table, cards=GUARDED).tech(0, "TB12").tents(0, 2, 6)
    assert attacked(table) == ["2: only"]


# Trade


@pytest.mark.parametrize(
    ("tokens", "strength", "left", "points"),
    [
        (0, 1, 0, 1),
        (0, 3, 0, 3),
        (1, 1, 0, 2),
        (3, 1, 0, 6),
        (4, 1, 1, 6),
        (4, 2, 0, 8),
        (3, 2, 0, 7),
        (1, 3, 0, 4),
        (6, 2, 0, 12),
        (7, 2, 1, 12),
    ],
)
def test_trade(table, tokens, strength, left, points) -> None:
    """D12.14: up to three tokens of the centre a strength for 2 each; a point for a strength without any."""
    table.solo().centre(wood=tokens).ready("trade", strength)
    change = table.effect("step 1")
    assert table.board(1)["points"] == points
    assert table.board(1)["tokens"]["wood"] == left
    assert change["supply"] == {"points": -points}


def test_trade_takes_any_tokens_of_the_centre(table) -> None:
    """D12.14: different ones and gold; those at the sides stay."""
    table.solo().centre(gold=1, iron=1, wood=1, food=1).queue().sides(trade="white white", attack="wood")
    table.play("end")
    assert table.effect("step 2")[1] == {"points": 8, "gold": -1, "iron": -1, "wood": -1, "food": -1}
    assert table.at("attack") == ["wood"]


def test_trade_takes_three_tokens_a_strength(table) -> None:
    """D12.14: of seven tokens of all kinds three leave."""
    table.solo().centre(gold=2, iron=2, wood=1, food=2).ready("trade", 1).play("step 1")
    assert sum(table.board(1)["tokens"].values()) == 4
    assert table.board(1)["points"] == 6


def test_trade_is_told(table) -> None:
    """D12.14: what it sold for, and the points for strength that it could not use."""
    table.solo().centre(wood=3).ready("trade", 3)
    told = table.told("step 1")
    assert ("trade", {"player": 1, "tokens": (3, "wood"), "points": (6, "point")}) in told
    assert ("auto-points", {"player": 1, "points": (2, "point")}) in told


def test_points_beyond_the_supply(table) -> None:
    """D12.14, D6.8: the rest comes from the reserve."""
    table.solo().centre(wood=3).ready("trade", 1)
    table.state.points = 4
    table.state.players[0].points = 26
    assert table.effect("step 1") == {
        1: {"points": 6, "wood": -3},
        "supply": {"points": -4},
        "action tile": {"trade": -1, "queue": 1},
    }


# Research


def researched(table, strength: int) -> list[str]:
    return table.ready("research", strength).reasons("step 1")


def test_research_pays_and_puts_the_marker(table) -> None:
    """D12.15: TB1 for a wood token of the centre."""
    table.solo().centre(wood=2).ready("research", 1)
    change = table.effect("step 1")
    assert change == {1: {"TB1": 1, "wood": -1}, "action tile": {"research": -1, "queue": 1}}


def test_research_the_most_points(table) -> None:
    """D12.15: TB2 is worth 2, TB1 and TC1 are worth 1."""
    assert researched(table.solo().tents(1, 2, 1).centre(wood=2), 2) == ["TB2: most-points"]


def test_research_the_most_points_further_right(table) -> None:
    """D12.15: TE1 is worth 3, TB1, to its left, 1."""
    assert researched(table.solo().tile(13, "4-E", 0, 1).centre(wood=2), 3) == ["TE1: most-points"]


def test_research_the_leftmost_of_equals(table) -> None:
    """D12.15: TB1 and TC1 are worth 1 each."""
    assert researched(table.solo().centre(wood=2), 1) == ["TB1: leftmost"]


def test_leftmost_is_the_order_of_the_set(table) -> None:
    """D12.15: in this set TE10 lies left of TE6; both are worth 3."""
    table.solo(technologies=PEACE).tents(1, 2, 1).tile(13, "4-E", 0, 1)
    assert researched(table, 3) == ["TE10: leftmost"]


def test_the_explosive_card_is_last(table) -> None:
    """D12.15: TE1 and TX6 are worth 3."""
    table.solo(technologies=STEPPE, explosive=True, cards="TX6").tile(13, "4-E", 0, 1).tile(20, "4-NE", 0, 1)
    table.centre(iron=1)
    assert researched(table, 3) == ["TE1: leftmost"]
    assert table.board(1)["tokens"]["iron"] == 1


def test_the_only_card(table) -> None:
    """D12.15: TA1 costs food and needs no terrain."""
    assert researched(table.solo().centre(food=1), 1) == ["TA1: only"]


def test_research_needs_the_strength(table) -> None:
    """D12.15: TB2 takes two symbols."""
    assert researched(table.solo().tents(1, 2, 1).centre(wood=1), 1) == ["TB1: leftmost"]


def test_research_needs_the_terrain(table) -> None:
    """D12.15: TB2 needs plains."""
    assert researched(table.solo().centre(wood=1), 2) == ["TB1: leftmost"]
    assert table.board(1)["points"] == 1


def test_research_needs_every_terrain(table) -> None:
    """D12.15: TE2 is worth 4 and needs forest and mountains."""
    assert researched(table.solo(), 4) == []
    assert researched(table.solo().tile(20, "4-E", 0, 1), 4) == ["TE2: only"]


def test_research_needs_the_tokens(table) -> None:
    """D12.15: TB1 takes wood; food is enough for TA1 only."""
    assert researched(table.solo().centre(food=1, iron=1), 1) == ["TA1: only"]


def test_tokens_at_the_sides_do_not_pay(table) -> None:
    """D12.15: only those of the centre; not even the one at research."""
    table.solo().queue().sides(research="white wood", attack="wood").play("end")
    assert table.reasons("step 1") == []
    assert table.board(1)["technologies"] == []
    assert table.board(1)["points"] == 2


def test_gold_pays_for_any(table) -> None:
    """D12.15: TB1 with a gold token."""
    table.solo().centre(gold=1).ready("research", 1)
    assert table.effect("step 1")[1] == {"TB1": 1, "gold": -1}


def test_gold_pays_for_several(table) -> None:
    """D12.15: TD1 takes food and wood; gold for one of them, or for both."""
    for tokens in ({"food": 1, "gold": 1}, {"wood": 1, "gold": 1}, {"gold": 2}):
        table.solo().tents(1, 2, 1).tile(13, "4-E", 0, 1).centre(**tokens).ready("research", 3)
        assert table.effect("step 1")[1] == {"TD1": 1, **{name: -n for name, n in tokens.items()}}


def test_matching_tokens_before_gold(table) -> None:
    """D12.15: wood is paid, gold stays."""
    table.solo().centre(gold=1, wood=1).ready("research", 1)
    assert table.effect("step 1")[1] == {"TB1": 1, "wood": -1}


def test_only_gold_pays_for_gold(table) -> None:
    """D12.15: TC2 takes gold, for which wood does not stand."""
    assert researched(table.solo().tile(13, "4-E", 0, 1).centre(wood=3), 2) == ["TB1: leftmost"]
    table.solo().tile(13, "4-E", 0, 1).centre(gold=1, wood=1).ready("research", 2)
    assert table.effect("step 1")[1] == {"TC2": 1, "gold": -1}


@pytest.mark.parametrize(("strength", "points"), [(1, 0), (2, 1), (4, 3)])
def test_strength_above_the_need(table, strength, points) -> None:
    """D12.15: a point for each; TB1 needs 1."""
    table.solo().centre(wood=1).ready("research", strength).play("step 1")
    assert table.board(1)["technologies"] == ["TB1"]
    assert table.board(1)["points"] == points


@pytest.mark.parametrize("strength", [1, 3])
def test_nothing_to_research(table, strength) -> None:
    """D12.15: a point for each strength."""
    table.solo().ready("research", strength)
    assert table.effect("step 1")[1] == {"points": strength}


def test_no_card_twice(table) -> None:
    """D12.15, D6.7: its marker lies on TB1, the player's on TC1, which does not matter."""
    assert researched(table.solo().tech(1, "TB1").tech(0, "TC1").centre(wood=1), 1) == ["TC1: only"]


def test_it_never_uses_an_ability(table) -> None:
    """D12.15: its own Palisade ignores no symbol of the player's attack."""
    table.solo(technologies=WARRIORS).tech(1, "TB3").tents(0, 4, 1).dice(0, "green-attack")
    assert table.options("attack") == ["attack 4-2"]
    assert table.effect("attack 4-2", "die green-attack")["map"] == {"0 on 4": 1, "1 on 4": -1}
    assert table.board(1)["tents"] == 6


def test_it_settles_and_attacks_without_abilities(table) -> None:
    """D12.15: Mass Settlement brings no more tents, Quartermasters send none from the general supply."""
    table.solo(technologies=WARRIORS).tech(1, "TC3", "TB4").own(1, 0).ready("settle", 1).play("step 1")
    assert table.board(1)["tents"] == 2
    table.own(1, 0).tents(0, 4, 3).ready("attack", 1)
    assert table.effect("step 1")[1] == {"points": 1}


@pytest.mark.parametrize("card", ["TE2", "TE3"])
def test_only_printed_points_count(table, card) -> None:
    """D12.15: no points for houses (TE2) or dice (TE3); printed 4 and 5, and 1 by D12.17."""
    table.solo().queue("white").sides().house(1, 4)
    before = table.score(1)
    assert table.tech(1, card).score(1) - before == {"TE2": 4, "TE3": 5}[card] + 1
