"""M7: building, double fields, lines of four, cattle and canteens of the landscape."""

from __future__ import annotations

import pytest

import landrush


@pytest.fixture
def builder(table):
    """Three players, start tile on F2, seat 0 to move with goods for many fields."""
    return table.new().stock(0)


@pytest.mark.parametrize(
    ("builds", "coins"),
    [(["F1"], 2), (["F1", "G2"], 1), (["F1", "G2", "F3"], 0)],
    ids=["one", "two", "three"],
)
@pytest.mark.parametrize("closing", ["end", "canteen"])
def test_a_coin_for_each_build_not_made(builder, builds, coins, closing) -> None:
    """M7.1: at the end of the action, also when a canteen follows; none before."""
    builder.set(0, canteens=1, coins=0).play(*(f"build {field}" for field in builds))
    builder.expect(0, coins=0)
    builder.play(closing)
    builder.expect(0, coins=coins)


def test_three_builds_at_most(builder) -> None:
    """M7.1: a fourth is refused although all is there for it."""
    builder.play("build F1", "build G2", "build F3").refuse("build E1", "why-build-limit")
    assert builder.options("build") == []


def test_builds_follow_each_other_in_one_action(builder) -> None:
    """M7.1: after one build there are more builds, a trade or the end, and nothing else."""
    builder.play("build F1")
    assert {text.split()[0] for text in builder.options()} == {"end", "trade", "build"}


def test_the_second_settlement_of_a_double_field_is_no_build(builder) -> None:
    """M7.1: E1 and F4 put four settlements, yet are two builds: one coin, or a third build."""
    builder.set(0, coins=0).settle(1, "F3").play("build E1", "build F4")
    builder.expect(0, settlements=6)
    builder.allow("build F1")
    builder.play("end")
    builder.expect(0, coins=1)


def test_the_extra_settlement_of_a_line_is_no_build(builder) -> None:
    """M7.1: F7 completes a line of four and is one build: two coins are left."""
    builder.set(0, coins=0).settle(0, "F4 F5 F6").play("build F7", "end")
    builder.expect(0, settlements=5, coins=2)


def test_coins_also_when_goods_are_missing(table) -> None:
    """M7.1: whatever the reason; nothing is left to build with after F1."""
    table.new().set(0, coins=0, cattle=0).play("build F1")
    assert table.options() == ["end"]
    table.play("end")
    table.expect(0, coins=2)


def test_the_fields_around_the_start_tile(builder) -> None:
    """M7.2: F2 touches E1, F1, F3 and G2; the lake E2 and the mountain G1 are not for settlements."""
    assert builder.options("build") == ["build F3", "build G2", "build F1", "build E1"]
    builder.refuse("build E2", "why-lake")
    builder.refuse("build G1", "why-mountain")


def test_a_field_that_touches_nothing(builder) -> None:
    """M7.2: F4 is two steps from the start tile."""
    builder.refuse("build F4", "why-not-adjacent")


def test_lakes_and_mountains_next_to_settlements(builder) -> None:
    """M7.2: never built on, also next to a settlement."""
    builder.settle(1, "F5 G4").refuse("build E4", "why-lake")
    builder.refuse("build G3", "why-mountain")


def test_any_players_settlement_is_touched(builder) -> None:
    """M7.2: next to the other player's D4, far from the start tile."""
    builder.refuse("build D5", "why-not-adjacent")
    builder.settle(1, "D4")
    builder.play("build D5")
    assert builder.height("D5") == 1


def test_settlements_of_this_action_count(builder) -> None:
    """M7.2: F4 touches the F3 just built."""
    builder.play("build F3", "build F4", "build F5")
    assert [builder.height(field) for field in ("F3", "F4", "F5")] == [1, 2, 1]


def test_all_fields_in_reach_are_listed_once_and_in_order(builder) -> None:
    """M7.2: around the start tile, the own F3 and F4 and the other player's G4."""
    builder.settle(1, "G4").play("build F3", "build F4")
    fields = ["E1", "E3", "F1", "F5", "G2", "G5", "H3", "H4"]
    assert sorted(builder.stock(0).options("build")) == [f"build {field}" for field in fields]
    listed = builder.state.legal_actions()
    assert listed == sorted(set(listed))


@pytest.mark.parametrize("owner", [0, 1])
def test_a_settled_field_is_not_free(builder, owner) -> None:
    """M7.2: neither an own nor another player's settlement is built over."""
    builder.settle(owner, "F3").refuse("build F3", "why-field-settled")


def test_a_field_just_built_is_not_free(builder) -> None:
    """M7.2: not even in the same action."""
    builder.play("build F1").refuse("build F1", "why-field-settled")


def test_the_start_field_is_not_free(builder) -> None:
    """M7.2: F2 carries the start tile."""
    builder.refuse("build F2", "why-start-tile")


def test_the_landscape_ends(table) -> None:
    """M7.2: two players have 49 hexes, three 63; what is beyond is no place."""
    table.new(players=2).stock(0).refuse("build #49", "why-no-such-space")
    table.refuse("build K1", "why-unreadable")


@pytest.mark.parametrize(
    ("near", "field", "cost"),
    [
        ("F2", "F1", {"small_copper": 1, "small_stone": 1}),
        ("F2", "G2", {"large_copper": 1}),
        ("F2", "F3", {"grain": 1, "large_stone": 1}),
        ("F2", "E1", {"pumpkin": 1, "small_copper": 1, "large_stone": 1}),
        ("D2", "D1", {"grain": 2, "small_copper": 1}),
        ("C2", "C3", {"pumpkin": 2, "small_stone": 1}),
        ("F7", "F8", {"large_copper": 1, "large_stone": 1}),
        ("F5", "F6", {"grain": 1, "pumpkin": 1, "small_copper": 1, "small_stone": 1}),
    ],
)
def test_exactly_the_goods_printed_are_paid_to_the_supply(table, near, field, cost) -> None:
    """M7.3: with one good less it is refused; the goods go from the board to the supply."""
    table.new(start=near).empty(0)
    for good in cost:
        table.set(0, **{**cost, good: cost[good] - 1}).refuse(f"build {field}", "why-exact-goods")
    effect = table.set(0, **cost).effect(f"build {field}")
    assert {good: effect[0][good] for good in cost} == {good: -n for good, n in cost.items()}
    assert effect["supply"] == cost


def test_the_reason_names_the_goods(table) -> None:
    """M7.3: what D1 costs."""
    table.new(start="D2").empty(0).refuse(
        "build D1", "why-exact-goods", goods={"m-grain": 2, "m-small-copper": 1}
    )


def test_a_double_field_gets_two_settlements(builder) -> None:
    """M7.4: the second is free: only the printed goods are paid."""
    assert builder.effect("build E1") == {
        0: {"pumpkin": -1, "small_copper": -1, "large_stone": -1, "settlements": -2, "canteens": 1},
        "supply": {"pumpkin": 1, "small_copper": 1, "large_stone": 1},
        "land": {"E1": 2, "canteens": -1},
    }


def test_a_single_field_gets_one_settlement(builder) -> None:
    """M7.4: F1 has no double symbol."""
    effect = builder.effect("build F1")
    assert (effect[0]["settlements"], effect["land"]) == (-1, {"F1": 1})


def test_three_double_fields_in_one_action(table) -> None:
    """M7.4: outside the limit of three: six settlements with three builds."""
    table.new(start="F7").set(0, grain=1, pumpkin=1, small_copper=1, small_stone=1)
    table.set(0, large_copper=2, large_stone=2)
    effect = table.effect("build F6", "build F8", "build G7")
    assert effect[0]["settlements"] == -6
    assert {field: effect["land"][field] for field in ("F6", "F8", "G7")} == {"F6": 2, "F8": 2, "G7": 2}


def test_double_and_line_add_up(builder) -> None:
    """M7.4: the double field F6 is the fourth of F3 to F6: three settlements."""
    builder.settle(0, "F3 F4 F5").play("build F6")
    assert builder.height("F6") == 3
    builder.expect(0, settlements=4)


def test_double_and_two_lines_add_up(builder) -> None:
    """M7.4: F6 also completes F6, G5, H4, I4: four settlements."""
    builder.settle(0, "F3 F4 F5 G5 H4 I4").play("build F6")
    assert builder.height("F6") == 4
    builder.expect(0, settlements=0)


@pytest.mark.parametrize(
    ("own", "reached", "exact"),
    [
        ("", 1, 1),
        ("F8", 1, 1),
        ("F8 F9", 1, 1),
        ("F8 F9 F10", 2, 2),
        ("F6 F8 F9", 2, 2),
        ("F5 F6 F8", 2, 2),
        ("F4 F5 F6", 2, 2),
        ("F3 F4 F5 F6", 1, 1),
        ("F5 F6 F8 F9", 2, 1),
        ("F4 F5 F6 F8", 2, 1),
        ("F4 F5 F6 F8 F9", 2, 1),
        ("F4 F5 F6 F8 F9 F10", 2, 1),
        ("F3 F4 F5 F6 F8 F9 F10", 1, 1),
        ("F3 F4 F5", 1, 1),
        ("F5 F6 F9 F10", 1, 1),
    ],
    ids=[
        "alone", "two", "three", "at the west end", "joining one and two", "joining two and one",
        "at the east end", "a fifth at the end", "joining two and two", "joining three and one",
        "joining three and two", "joining three and three", "joining four and three", "a gap", "gaps",
    ],
)  # fmt: skip
def test_a_line_of_four(table, own, reached, exact) -> None:
    """M7.5: F7 is built; the run of own fields through it reaches four, or must be exactly four."""
    for line, put in (("reached", reached), ("exact", exact)):
        table.new(start="E7", line=line).settle(0, own).set(0, large_stone=1).play("build F7")
        assert table.height("F7") == put


def test_reaching_four_is_the_default(table) -> None:
    """M7.5: joining two and two gives an extra settlement unless the table agreed otherwise."""
    table.new(start="E7").settle(0, "F5 F6 F8 F9").set(0, large_stone=1).play("build F7")
    assert table.height("F7") == 2
    with pytest.raises(landrush.BadOption):
        table.blank(3, line="four")


@pytest.mark.parametrize(
    ("fields", "reached", "exact"),
    [
        ("I4 G5 F6", 2, 2),
        ("H2 H3 H5", 2, 2),
        ("F4 G4 I5", 2, 2),
        ("I4 G5 F6 H2 H3 H5", 3, 3),
        ("I4 G5 F6 F4 G4 I5", 3, 3),
        ("H2 H3 H5 F4 G4 I5", 3, 3),
        ("I4 G5 F6 J3 H2 H3 H5", 3, 2),
        ("I4 G5 H3 H5 G4 I5", 1, 1),
    ],
    ids=["NE", "E", "SE", "NE and E", "NE and SE", "E and SE", "five and four", "three times three"],
)
def test_each_direction_counts_for_itself(table, fields, reached, exact) -> None:
    """M7.5: H4 lies in three directions; each line of four gives one settlement."""
    for line, put in (("reached", reached), ("exact", exact)):
        table.new(start="I3", line=line).settle(0, fields).stock(0).play("build H4")
        assert table.height("H4") == put


def test_three_lines_at_once(table) -> None:
    """M7.5: three lines give three settlements (with one settlement more than the box has for that)."""
    table.new(players=2, start="E4").settle(0, "H4 G5 E6 F3 F4 F6 D5 E5 G6").stock(0)
    table.state.players[0].settlements = 5
    table.play("build F5")
    assert table.height("F5") == 4
    table.expect(0, settlements=1)


def test_a_line_is_rewarded_once(builder) -> None:
    """M7.5: F4 to F7 has had its extra; the fifth field F3 gives none, the sixth only its double."""
    builder.settle(0, "F4 F5 F6").play("build F7", "build F3", "build F8")
    assert [builder.height(field) for field in ("F7", "F3", "F8")] == [2, 1, 2]


def test_the_extra_goes_on_the_new_field(builder) -> None:
    """M7.5: the others of the line keep their settlements; it is free."""
    builder.settle(0, "F4 F4 F5 F6 F6")
    effect = builder.effect("build F7")
    assert effect["land"] == {"F7": 2}
    assert effect[0]["settlements"] == -2
    assert effect["supply"] == {"large_stone": 1}


def test_a_double_field_counts_as_one_field(builder) -> None:
    """M7.5: F5, F6 with two settlements and F7 are three fields."""
    builder.settle(0, "F5 F6 F6").play("build F7")
    assert builder.height("F7") == 1


def test_a_pile_of_settlements_is_no_line(builder) -> None:
    """M7.5: four settlements on one field and one beside it are two fields."""
    builder.settle(0, "F6 F6 F6 F6").play("build F7")
    assert builder.height("F7") == 1


def test_another_players_settlement_interrupts(builder) -> None:
    """M7.5: F4, F5 own, F6 the other's: F7 is the first of its run."""
    builder.settle(0, "F4 F5").settle(1, "F6").play("build F7")
    assert builder.height("F7") == 1


def test_another_player_may_cut_a_run_to_exactly_four(builder) -> None:
    """M7.5: F8 is the other's, so F4 to F7 is a line of four although F9 and F10 are own."""
    builder.settle(0, "F4 F5 F6 F9 F10").settle(1, "F8").play("build F7")
    assert builder.height("F7") == 2


def test_other_players_lines_do_not_matter(builder) -> None:
    """M7.5: three of the other's fields and an own one are no line."""
    builder.settle(1, "F4 F5 F6").play("build F7")
    assert builder.height("F7") == 1


def test_the_start_tile_interrupts_a_run_to_exactly_four(table) -> None:
    """M7.5: F1 and F3 to F6 with the start tile on F2: building F6 makes four, not six."""
    table.new(start="F2").settle(0, "F1 F3 F4 F5").stock(0).play("build F6")
    assert table.height("F6") == 3


def test_a_bent_row_is_no_line(builder) -> None:
    """M7.5: F5, F6, then G6: three steps in two directions."""
    builder.settle(0, "F4 F5 F6").play("build G6")
    assert builder.height("G6") == 1


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_lines_with_four_players(table, seat) -> None:
    """M7.5: F3, E3, D2 and C2 lie in a line to the north-east, for any seat."""
    table.new(players=4, first=seat).settle(seat, "E3 D2 C2").stock(seat).play("build F3")
    assert table.height("F3") == 2
    table.expect(seat, settlements=3)


def test_cattle_and_canteen_are_taken_after_the_settlement(builder) -> None:
    """M7.6: F3 has a cattle and lies at the lake E2."""
    assert builder.log("build F3") == [
        ("log-build", 0, "F3", {"m-grain": 1, "m-large-stone": 1}, {"m-settlements": 1}),
        ("log-cattle-taken", 0, "F3", {"m-cattle": 1}),
        ("log-canteen-taken", 0, "E2", {"m-canteen": 1}),
    ]


def test_the_line_comes_before_the_cattle_and_the_canteen(builder) -> None:
    """M7.6: H2 completes H2 to H5, has a cattle and lies at the lake I2."""
    log = builder.settle(0, "H3 H4 H5").log("build H2")
    assert [entry[0] for entry in log] == ["log-build", "log-line", "log-cattle-taken", "log-canteen-taken"]


def test_double_and_line_come_before_the_canteen(builder) -> None:
    """M7.6: the double field G7 completes G4 to G7 and lies at the lake G8."""
    log = builder.settle(0, "G4 G5 G6").log("build G7")
    assert [entry[0] for entry in log] == ["log-build", "log-double", "log-line", "log-canteen-taken"]


def test_the_canteen_of_every_adjacent_lake(table) -> None:
    """M7.6: E3 lies between the lakes E2 and E4: a cattle and two canteens."""
    effect = table.new(start="F3").set(0, large_copper=1).effect("build E3")
    assert effect[0] == {"pumpkin": -1, "large_copper": -1, "settlements": -1, "cattle": 1, "canteens": 2}
    assert effect["land"] == {"E3": 1, "cattle": -1, "canteens": -2}


def test_a_double_field_between_two_lakes(table) -> None:
    """M7.6: G7 at G8 and H6 brings one canteen from each lake, not one for each settlement."""
    table.new(start="F7").set(0, large_copper=1, large_stone=1)
    assert table.effect("build G7")[0] == {
        "large_copper": -1, "large_stone": -1, "settlements": -2, "canteens": 2,
    }  # fmt: skip


def test_a_lake_has_one_canteen(builder) -> None:
    """M7.6: the second builder at the lake E2 finds none, whoever it is."""
    builder.play("build F3", "build E1")
    builder.expect(0, canteens=1)
    builder.play("end").set(1, large_copper=1).play("build E3")
    builder.expect(1, canteens=1)
    builder.expect("land", canteens=4)


def test_a_lake_out_of_reach_keeps_its_canteen(builder) -> None:
    """M7.6: F1 touches no lake, G2 none either."""
    effect = builder.effect("build F1", "build G2")
    assert "canteens" not in effect[0]
    assert "canteens" not in effect["land"]


def test_the_cattle_of_a_field_is_taken_once(builder) -> None:
    """M7.6: after F3 was built, fields without cattle bring none."""
    builder.set(0, cattle=0).play("build F3")
    builder.expect(0, cattle=1)
    builder.play("build F4")
    builder.expect(0, cattle=1)


def test_the_cattle_is_usable_for_the_next_build(table) -> None:
    """M7.6: the cattle of F3 is traded for the small copper of F1."""
    table.new().empty(0).set(0, grain=1, large_stone=1, small_stone=1)
    table.play("build F3").refuse("build F1", "why-exact-goods")
    table.play("trade small-copper", "build F1")
    table.expect(0, cattle=0, small_copper=0, small_stone=0, settlements=8)


def test_the_canteen_is_usable_at_the_end_of_this_turn(builder) -> None:
    """M7.6: the lake's canteen gives another turn at once."""
    builder.play("build F3", "canteen")
    assert (builder.mover, builder.question()) == (0, "turn")


@pytest.mark.parametrize(("left", "put"), [(1, 1), (2, 2), (3, 2)])
def test_a_double_field_gets_only_the_settlements_left(builder, left, put) -> None:
    """M7.7: with one left one is put."""
    fields = "J1 J2 J2 J3 J4 J4 K1 K2 I7"
    builder.settle(0, fields[: 3 * (10 - left)]).play("build E1")
    assert builder.height("E1") == put
    builder.expect(0, settlements=left - put)


@pytest.mark.parametrize(("left", "put"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_double_and_line_get_only_the_settlements_left(builder, left, put) -> None:
    """M7.7: F6 would get three."""
    fields = "F3 F4 F5 J1 J2 J2 J3 J4 K1"
    builder.settle(0, fields[: 3 * (10 - left)]).play("build F6")
    assert builder.height("F6") == put
    builder.expect(0, settlements=left - put)


def test_three_lines_with_three_settlements_left(table) -> None:
    """M7.7: of the one and three extras only three can be put; they are the last ones."""
    table.new(players=2, start="E4").settle(0, "H4 G5 E6 F3 F4 F6 D5 E5 G6").stock(0).play("build F5")
    assert table.height("F5") == 3
    table.expect(0, settlements=0)


def test_with_none_left_the_action_ends(builder) -> None:
    """M7.7: no second build; the coins for two builds not made come with the end."""
    builder.settle(0, "J1 J2 J2 J3 J4 J4 K1 K2 I7").set(0, coins=0, cattle=0).play("build F1")
    builder.refuse("build G2", "why-no-settlements-left")
    assert builder.options() == ["end"]
    builder.play("end")
    builder.expect(0, coins=2)


def test_with_none_left_build_is_never_chosen_again(builder) -> None:
    """M7.7: neither in a canteen turn; the others may still build."""
    builder.settle(0, "J1 J2 J2 J3 J4 J4 K1 K2 I7").set(0, canteens=1).play("build F1", "canteen")
    builder.refuse("build G2", "why-no-settlements-left")
    assert builder.options("build") == []
    builder.stock(1).play("hire", "spin 1", "end").allow("build G2")
