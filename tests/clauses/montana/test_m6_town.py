"""M6.10 to M6.16: the auction of the town and its rewards."""

from __future__ import annotations

import pytest

PRICES = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6}


@pytest.fixture
def town(table):
    """Makes an auction: seat 0 has gone to town; pumpkins by seat before that."""

    def make(*pumpkins: int, **active: int):
        table.new(players=len(pumpkins))
        for seat, amount in enumerate(pumpkins):
            table.set(seat, pumpkin=amount)
        return table.set(0, **active).play("town")

    return make


def test_the_town_has_four_rows_and_five_columns(town) -> None:
    """M6.10: with six pumpkins all twenty spaces are open."""
    table = town(5, 2)
    assert table.options("pawn") == [f"pawn {row}-{column}" for row in range(1, 5) for column in range(1, 6)]
    table.refuse("pawn 1-6", "why-no-such-space")


@pytest.mark.parametrize(("pumpkins", "columns"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (9, 5)])
def test_a_pawn_needs_the_price_of_its_column(town, pumpkins, columns) -> None:
    """M6.10: 2 to 6 pumpkins by column, in every row; the one just taken counts."""
    table = town(pumpkins, 2)
    assert table.options("pawn 3") == [f"pawn 3-{column}" for column in range(1, columns + 1)]
    if columns < 5:
        price = PRICES[columns + 1]
        table.refuse(
            f"pawn 3-{columns + 1}", "why-not-enough", what="m-pumpkin", need=price, have=pumpkins + 1
        )


def test_a_traded_pumpkin_counts_at_once(town) -> None:
    """M6.10: what is held at that moment, after a trade of the active player."""
    table = town(1, 2)
    table.refuse("pawn 1-2", "why-not-enough", need=3, have=2)
    table.play("trade pumpkin", "pawn 1-2")
    assert table.pawns() == {0: "1-2"}


def test_nothing_is_paid_when_a_pawn_is_placed(town) -> None:
    """M6.10: pumpkins stay on the board until the auction is over, also those of an outbid player."""
    table = town(5, 4, 4)
    table.expect_nothing("pawn 1-3", "pawn 2-2", "pawn 2-3")
    assert (table.mover, table.question()) == (1, "bid")


def test_a_pawn_stays_when_its_owner_loses_pumpkins(town) -> None:
    """M6.10: seat 1 stands on 2-1 with two pumpkins, loses one by M4, and the pawn still stands."""
    table = town(8, 2, 7)
    table.play("pawn 1-1", "pawn 2-1", "pawn 1-2")
    assert table.effect("trade pumpkin")[1] == {"pumpkin": -1}
    table.expect(1, pumpkin=1)
    assert table.pawns() == {1: "2-1", 2: "1-2"}
    table.refuse("pawn 2-1", "why-right-of-pawn")


@pytest.mark.parametrize("moves", [[], ["hire"], ["bank 1", "place copper"]], ids=" ".join)
def test_there_are_no_pawns_outside_an_auction(table, moves) -> None:
    """M6.10: neither placing nor passing before the town is chosen or after another action."""
    table.new().set_all(pumpkin=4).play(*moves)
    table.refuse("pawn 1-1", "why-not-possible-now")
    table.refuse("pass", "why-not-possible-now")


def test_the_active_player_places_first(town) -> None:
    """M6.11: and may not pass then, not even after a trade."""
    table = town(1, 5, 5)
    assert table.mover == 0
    table.refuse("pass", "why-first-placement")
    table.play("trade coins").refuse("pass", "why-first-placement")
    assert table.options("pass") == []


@pytest.mark.parametrize(
    ("held", "supply", "is_open"),
    [(0, 5, False), (1, 5, True), (1, 1, True), (2, 0, True), (1, 0, False), (0, 0, False), (5, 0, True)],
)
def test_the_town_needs_the_lowest_price_after_taking_the_pumpkin(table, held, supply, is_open) -> None:
    """M6.11: two pumpkins, the one of M6.7 included; with an empty supply it replaces a returned one."""
    table.new().set(0, pumpkin=held).leave(1, pumpkin=supply)
    if is_open:
        table.play("town")
        table.expect(0, pumpkin=held + 1 if supply else held)
        table.allow("pawn 1-1")
    else:
        table.refuse("town", "why-town-lowest")


def test_a_trade_may_open_the_town_by_filling_the_supply(table) -> None:
    """M6.11: one pumpkin and none in the supply is too few; a trade adds none but makes the others return."""
    table.new(players=2).set(0, pumpkin=1).leave(1, pumpkin=0)
    table.refuse("town", "why-town-lowest")
    table.play("trade pumpkin")
    table.expect(0, pumpkin=1, cattle=0)
    table.allow("town")


@pytest.mark.parametrize("held", [0, 1])
def test_the_town_with_a_lowest_price_of_one(table, tmp_path, held) -> None:
    """M6.11: with other components; the pumpkin of M6.7, which another player returns, is enough."""
    file = tmp_path / "components.toml"
    file.write_text("[town]\ncolumn_prices = [1, 2, 3, 4]\n", encoding="utf-8")
    table.new(players=2, components=file).set(0, pumpkin=held).leave(1, pumpkin=0).play("town")
    table.expect(0, pumpkin=1)
    assert table.options("pawn") == ["pawn 1-1", "pawn 2-1", "pawn 3-1", "pawn 4-1"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_others_are_asked_clockwise(table, players, first) -> None:
    """M6.12: each once, from the player to the left of the active one."""
    table.new(players=players, first=first).set_all(pumpkin=3).play("town", "pawn 1-1")
    asked = []
    while table.question() == "bid":
        asked.append(table.mover)
        table.play("pass")
    assert asked == [(first + i) % players for i in range(1, players)]
    assert (table.mover, table.question()) == (first, "announce")


def test_the_others_take_no_pumpkin(town) -> None:
    """M6.12: only the active player took one."""
    table = town(3, 3, 3)
    table.expect_nothing("pawn 1-1", "pawn 2-1")
    table.expect(0, pumpkin=4)
    table.expect(1, pumpkin=3)
    table.expect(2, pumpkin=3)


def test_the_others_may_place_or_pass(town) -> None:
    """M6.12: with two pumpkins the first column of the free rows, or pass."""
    table = town(3, 2)
    table.play("pawn 3-2")
    assert table.options() == ["pass", "pawn 1-1", "pawn 2-1", "pawn 4-1"]


@pytest.mark.parametrize("pumpkins", [0, 1])
def test_who_cannot_afford_anything_passes(town, pumpkins) -> None:
    """M6.12: passing is then the only entry, and it is still made."""
    table = town(3, pumpkins, 3)
    table.play("pawn 3-2")
    assert (table.mover, table.options()) == (1, ["pass"])
    table.refuse("pawn 1-1", "why-not-enough", what="m-pumpkin", need=2, have=pumpkins)
    table.play("pass")
    assert table.mover == 2


@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_pawn_goes_only_to_the_right_of_another(town, column) -> None:
    """M6.13: not to the left and not on the same space."""
    table = town(5, 6)
    table.play("pawn 2-3").refuse(f"pawn 2-{column}", "why-right-of-pawn")
    assert table.options("pawn 2") == ["pawn 2-4", "pawn 2-5"]


def test_a_pawn_in_the_last_column_is_not_outbid(town) -> None:
    """M6.13: no space is to the right of 2-5."""
    table = town(5, 6)
    table.play("pawn 2-5")
    assert table.options("pawn 2") == []
    table.refuse("pawn 2-5", "why-right-of-pawn")


def test_an_outbid_player_decides_at_once(town) -> None:
    """M6.13: before the next player in line, who waits for the end of the chain."""
    table = town(5, 5, 5, 5)
    table.play("pawn 1-1", "pawn 1-2")
    assert table.mover == 0
    table.play("pawn 1-3")
    assert table.mover == 1
    table.play("pawn 2-1")
    assert table.mover == 2


def test_an_outbid_player_may_pass(town) -> None:
    """M6.13: seat 1 leaves, then the next in line is asked."""
    table = town(5, 5, 5, 5)
    table.play("pawn 1-1", "pawn 2-1", "pawn 2-2")
    assert table.mover == 1
    table.play("pass")
    assert table.mover == 3
    assert table.pawns() == {0: "1-1", 2: "2-2"}


def test_moving_right_in_the_own_old_row(town) -> None:
    """M6.13: the outbid pawn goes past the one that outbid it, which is outbid in its turn."""
    table = town(5, 5)
    table.play("pawn 1-1", "pawn 1-2", "pawn 1-3")
    assert table.mover == 1
    assert table.pawns() == {0: "1-3"}


def test_the_old_space_is_not_free_again(town) -> None:
    """M6.13: the outbid pawn counts as removed, but its old space lies left of the new pawn."""
    table = town(5, 5)
    table.play("pawn 1-2", "pawn 1-4")
    assert table.pawns() == {1: "1-4"}
    for column in (1, 2, 3, 4):
        table.refuse(f"pawn 1-{column}", "why-right-of-pawn")
    table.allow("pawn 1-5", "pawn 2-1", "pass")


def test_an_auction_of_two_players_up_to_the_last_column(town) -> None:
    """M6.13: both raise in one row until no space is left to the right."""
    table = town(5, 6)
    table.play("pawn 4-1", "pawn 4-2", "pawn 4-3", "pawn 4-4", "pawn 4-5")
    assert table.mover == 1
    assert table.options("pawn 4") == []
    table.play("pawn 1-1")
    assert table.pawns() == {0: "4-5", 1: "1-1"}
    assert (table.mover, table.question()) == (0, "announce")


def test_a_chain_of_displacements(town) -> None:
    """M6.13: the last of four sets off a chain of six; the active player moves right in its old row."""
    table = town(5, 5, 5, 5)
    table.play("pawn 1-1", "pawn 2-1", "pawn 3-1")
    movers = []
    for text in ("pawn 1-2", "pawn 2-2", "pawn 3-2", "pawn 1-3", "pawn 2-3", "pawn 2-4", "pass"):
        movers.append(table.mover)
        table.play(text)
    assert movers == [3, 0, 1, 2, 3, 0, 3]
    assert table.pawns() == {0: "2-4", 1: "3-2", 2: "1-3"}
    assert (table.mover, table.question()) == (0, "announce")


def test_a_chain_in_the_middle_of_the_round(town) -> None:
    """M6.13: seat 2 displaces seat 1, who displaces seat 0, who displaces seat 2; then seat 3 is asked."""
    table = town(5, 5, 5, 5)
    table.play("pawn 1-1", "pawn 2-1", "pawn 2-2", "pawn 1-2", "pawn 2-3")
    assert table.mover == 2
    table.play("pawn 4-1")
    assert table.mover == 3
    assert table.pawns() == {0: "2-3", 1: "1-2", 2: "4-1"}


def test_the_active_player_outbid_may_pass_and_keeps_the_pumpkin(town) -> None:
    """M6.13: the pumpkin of M6.7 stays; the others go on."""
    table = town(1, 5, 5)
    table.play("pawn 1-1", "pawn 1-2", "pass")
    table.expect(0, pumpkin=2)
    assert table.mover == 2
    table.play("pass")
    assert (table.mover, table.question()) == (1, "announce")


def test_all_three_others_may_outbid_the_active_player(town) -> None:
    """M6.13: the active player is outbid in three rows one after the other."""
    table = town(5, 5, 5, 5)
    table.play("pawn 1-1", "pawn 1-2", "pawn 2-1", "pawn 2-2", "pawn 3-1", "pawn 3-2")
    assert table.mover == 0
    assert table.pawns() == {1: "1-2", 2: "2-2", 3: "3-2"}
    table.play("pawn 4-1")
    assert table.question() == "announce"


def test_an_outbid_player_without_the_price_must_pass(town) -> None:
    """M6.13: seat 1 lost a pumpkin by M4 and is outbid: passing is the only entry."""
    table = town(8, 2, 7)
    table.play("pawn 1-1", "pawn 2-1", "pawn 1-2", "trade pumpkin", "pawn 2-2")
    assert (table.mover, table.options()) == (1, ["pass"])
    table.play("pass")
    assert table.pawns() == {0: "2-2", 2: "1-2"}


def test_who_passes_is_out_of_the_auction(town) -> None:
    """M6.14: a passer is asked no more, whatever the others do, and gets and pays nothing."""
    table = town(5, 5, 5)
    assert table.effect("pawn 1-1", "pass", "pawn 1-2", "pawn 1-3", "pass", "done") == {
        0: {"pumpkin": -4, "cattle": 1},
        "supply": {"pumpkin": 4, "cattle": -1},
    }
    assert (table.mover, table.question()) == (0, "turn")


def test_an_outbid_player_who_passed_gets_nothing(town) -> None:
    """M6.14: seat 1 stood in row 4, was outbid and passed: no coins, and all pumpkins kept."""
    table = town(5, 5, 5)
    effect = table.effect("pawn 1-1", "pawn 4-1", "pawn 4-2", "pass", "done", "done")
    assert 1 not in effect
    assert effect[2] == {"pumpkin": -3, "coins": 2}


def test_passing_holds_for_this_auction_only(town) -> None:
    """M6.14: in the next auction who passed is asked again."""
    table = town(5, 5, 5)
    table.play("pawn 1-1", "pass", "pass", "done", "end", "hire", "spin 1", "end", "town", "pawn 1-1")
    assert table.mover == 0
    table.play("pass")
    assert table.mover == 1
    table.allow("pawn 2-1")


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_rewards_go_clockwise_from_the_active_player(table, first) -> None:
    """M6.15: each pays and receives before the next one pays."""
    table.new(players=4, first=first).set_all(pumpkin=5)
    order = [(first + i) % 4 for i in range(4)]
    table.play("town", "pawn 4-1", "pawn 3-2", "pawn 2-3")
    log = table.log("pawn 1-4", "done", "done", "take grain", "take grain", "take grain", "done")
    paid = [(entry[1], entry[3]["m-pumpkin"]) for entry in log if entry[0] == "log-reward"]
    assert paid == list(zip(order, [2, 3, 4, 5], strict=True))
    assert table.mover == first


@pytest.mark.parametrize(("column", "price"), PRICES.items())
def test_the_price_of_the_column_is_paid_to_the_supply(town, column, price) -> None:
    """M6.15: 2, 3, 4, 5 or 6 pumpkins."""
    table = town(6, 2)
    assert table.effect(f"pawn 3-{column}", "pass") == {0: {"pumpkin": -price}, "supply": {"pumpkin": price}}


def test_paying_is_compulsory(town) -> None:
    """M6.15: at the reward there is no passing and no ending; the price is already paid."""
    table = town(6, 2)
    table.play("pawn 3-1", "pass")
    table.expect(0, pumpkin=5)
    table.refuse("pass", "why-not-possible-now")
    table.refuse("end", "why-not-possible-now")


def test_the_auction_ends_when_the_last_player_has_decided(town) -> None:
    """M6.15: no second round of decisions for those who stand or passed."""
    table = town(5, 5, 5)
    table.play("pawn 1-1", "pass", "pawn 2-1")
    assert table.question() == "announce"


def test_one_reward_is_finished_before_the_next_is_paid(town) -> None:
    """M6.15: seat 1 still holds all pumpkins while seat 0 announces."""
    table = town(5, 5)
    table.play("pawn 3-1", "pawn 4-1")
    table.expect(0, pumpkin=4)
    table.expect(1, pumpkin=5)
    table.play("done")
    table.expect(1, pumpkin=3)
    assert (table.mover, table.question()) == (1, "announce")


def test_the_next_reward_may_cost_the_one_before(town) -> None:
    """M6.15: seat 0 takes the last large copper; for seat 1 all return one, that one too."""
    table = town(5, 5, 0, small_copper=1)
    table.leave(2, large_copper=1).play("pawn 3-1", "pawn 4-1", "pass", "upgrade copper", "done")
    table.expect(0, large_copper=1)
    assert table.effect("upgrade copper") == {
        0: {"large_copper": -1},
        1: {"small_copper": -1, "large_copper": 1, "coins": 2},
        2: {"large_copper": -1},
        "supply": {"small_copper": 1, "large_copper": 1},
    }


def test_who_can_no_longer_pay_gets_nothing(town) -> None:
    """M6.15: a trade of the outbid active player cost seat 1, who stands on 2-1, one of two pumpkins."""
    table = town(8, 2, 7)
    table.play("pawn 1-1", "pawn 2-1", "pawn 1-2", "trade pumpkin")
    log = table.log("pawn 4-1", "done")
    assert ("log-reward-lost", 1, 2, {"m-pumpkin": 2}) in log
    assert (table.mover, table.question()) == (2, "announce")
    table.expect(1, pumpkin=1, grain=1, small_copper=1, small_stone=1)
    assert table.effect("done") == {2: {"cattle": 1}, "supply": {"cattle": -1}}
    assert (table.mover, table.question()) == (0, "turn")


def test_who_can_still_pay_after_the_loss_is_rewarded(town) -> None:
    """M6.15: with three pumpkins and one lost, the price of 2-1 is still there."""
    table = town(8, 3, 6)
    table.play("pawn 1-1", "pawn 2-1", "pawn 1-2", "trade pumpkin", "pawn 4-1", "done")
    assert (table.mover, table.question()) == (1, "announce")
    table.expect(1, pumpkin=0)


def test_the_rows_are_empty_after_the_rewards(town) -> None:
    """M6.15: no pawn stays in the town."""
    table = town(5, 5)
    table.play("pawn 1-1", "pawn 2-1", "done", "take grain", "take grain", "take grain")
    assert table.pawns() == {}


def test_row_1_gives_a_cattle_and_up_to_three_upgrades(town) -> None:
    """M6.16: three upgrades of both metals, then the reward is complete."""
    table = town(5, 0, small_copper=2, small_stone=2)
    table.play("pawn 1-1", "pass")
    assert table.effect("upgrade copper", "upgrade copper", "upgrade stone") == {
        0: {"cattle": 1, "small_copper": -2, "large_copper": 2, "small_stone": -1, "large_stone": 1},
        "supply": {"cattle": -1, "small_copper": 2, "large_copper": -2, "small_stone": 1, "large_stone": -1},
    }
    assert table.question() == "turn"


@pytest.mark.parametrize("upgrades", [[], ["upgrade stone"], ["upgrade copper", "upgrade stone"]])
def test_row_1_may_give_fewer_upgrades(town, upgrades) -> None:
    """M6.16: none, one or two are possible; the cattle comes anyway."""
    table = town(5, 0, small_copper=3, small_stone=3)
    effect = table.play("pawn 1-1", "pass").effect(*upgrades, "done")
    assert effect[0]["cattle"] == 1
    assert effect[0].get("large_copper", 0) + effect[0].get("large_stone", 0) == len(upgrades)


def test_the_cattle_of_row_1_comes_after_announcing(town) -> None:
    """M6.16: it cannot be traded before the upgrades."""
    table = town(5, 0, cattle=0)
    table.play("pawn 1-1", "pass").refuse("trade small-copper", "why-no-cattle")
    table.play("done")
    table.allow("trade small-copper")


def test_row_1_without_cattle_in_the_supply_still_upgrades(town) -> None:
    """M6.16: no cattle comes, the upgrades do."""
    table = town(5, 0, small_copper=1)
    table.set(1, cattle=12).play("pawn 1-1", "pass")
    table.expect("supply", cattle=0)
    assert table.effect("upgrade copper", "done") == {
        0: {"small_copper": -1, "large_copper": 1},
        "supply": {"small_copper": 1, "large_copper": -1},
    }


@pytest.mark.parametrize(
    "goods",
    [
        ("grain", "grain", "grain"),
        ("grain", "grain", "small-copper"),
        ("grain", "small-copper", "small-copper"),
        ("grain", "grain", "small-stone"),
        ("grain", "small-stone", "small-stone"),
        ("grain", "small-copper", "small-stone"),
        ("small-copper", "small-copper", "small-copper"),
        ("small-copper", "small-copper", "small-stone"),
        ("small-copper", "small-stone", "small-stone"),
        ("small-stone", "small-stone", "small-stone"),
    ],
)
def test_row_2_gives_three_goods_in_any_mix(town, goods) -> None:
    """M6.16: all ten mixes of grain, small copper and small stone."""
    table = town(5, 0)
    table.play("pawn 2-1", "pass")
    taken = {good.replace("-", "_"): goods.count(good) for good in goods}
    effect = table.effect(*(f"take {good}" for good in goods))
    assert effect == {0: taken, "supply": {good: -n for good, n in taken.items()}}
    assert table.question() == "turn"


def test_row_2_gives_exactly_three(town) -> None:
    """M6.16: neither none nor fewer, and no fourth."""
    table = town(5, 0)
    table.play("pawn 2-1", "pass").refuse("done", "why-exactly-three")
    table.play("take grain", "take grain").refuse("done", "why-exactly-three")
    table.play("take grain").refuse("take grain", "why-not-possible-now")


@pytest.mark.parametrize("taken", [[], ["grain"], ["small-stone", "grain"]], ids=len)
def test_row_2_may_give_up_to_three(table, taken) -> None:
    """M6.16: as the German book says, with the option."""
    table.new(players=2, row_2="up to").set(0, pumpkin=5).set(1, pumpkin=0)
    table.play("town", "pawn 2-1", "pass", *(f"take {good}" for good in taken))
    found = table.effect("done").get(0, {})
    assert found == {good.replace("-", "_"): 1 for good in taken}
    assert table.question() == "turn"


def test_row_2_gives_no_other_goods_and_no_upgrade(town) -> None:
    """M6.16: no pumpkin, nothing large, no upgrade."""
    table = town(5, 0)
    table.play("pawn 2-1", "pass")
    for good in ("pumpkin", "large-copper", "large-stone", "cattle"):
        table.refuse(f"take {good}", "why-unreadable")
    table.refuse("upgrade copper", "why-not-possible-now")


def test_goods_are_taken_in_any_order(town) -> None:
    """M3.5, M6.16: grain after copper and stone."""
    table = town(5, 0)
    table.play("pawn 2-1", "pass")
    assert table.effect("take small-stone", "take small-copper", "take grain")[0] == {
        "grain": 1,
        "small_copper": 1,
        "small_stone": 1,
    }


@pytest.mark.parametrize("row", [1, 3, 4])
def test_only_row_2_gives_goods(town, row) -> None:
    """M6.16: elsewhere nothing is taken."""
    table = town(5, 0)
    table.play(f"pawn {row}-1", "pass").refuse("take grain", "why-not-possible-now")


@pytest.mark.parametrize(
    ("upgrades", "effect"),
    [
        ((), {}),
        (("copper",), {"small_copper": -1, "large_copper": 1}),
        (("copper", "copper"), {"small_copper": -2, "large_copper": 2}),
        (("stone", "stone"), {"small_stone": -2, "large_stone": 2}),
        (
            ("copper", "stone"),
            {"small_copper": -1, "large_copper": 1, "small_stone": -1, "large_stone": 1},
        ),
    ],
)
def test_row_3_gives_up_to_two_upgrades(town, upgrades, effect) -> None:
    """M6.16: none, one or two, and nothing else."""
    table = town(5, 0, small_copper=3, small_stone=3)
    table.play("pawn 3-1", "pass")
    moves = [f"upgrade {metal}" for metal in upgrades] + ["done"] * (len(upgrades) < 2)
    found = table.effect(*moves) if moves else {}
    assert found.get(0, {}) == effect
    assert table.question() == "turn"


def test_row_3_gives_no_third_upgrade(town) -> None:
    """M6.16: after two the reward is complete."""
    table = town(5, 0, small_copper=3)
    table.play("pawn 3-1", "pass", "upgrade copper", "upgrade copper")
    table.refuse("upgrade copper", "why-not-possible-now")
    assert table.question() == "turn"


@pytest.mark.parametrize(
    ("moves", "effect"),
    [
        (["done"], {"coins": 2}),
        (["upgrade copper"], {"coins": 2, "small_copper": -1, "large_copper": 1}),
        (["upgrade stone"], {"coins": 2, "small_stone": -1, "large_stone": 1}),
    ],
)
def test_row_4_gives_two_coins_and_up_to_one_upgrade(town, moves, effect) -> None:
    """M6.16: the coins in any case; one upgrade completes the reward."""
    table = town(5, 0, small_copper=2)
    assert table.play("pawn 4-1", "pass").effect(*moves)[0] == effect
    assert table.question() == "turn"


def test_upgrades_are_limited_to_small_goods_held(town) -> None:
    """M6.16: one small copper and one small stone allow one upgrade each, although row 1 gives three."""
    table = town(5, 0)
    table.play("pawn 1-1", "pass", "upgrade copper").refuse("upgrade copper", "why-nothing-to-upgrade")
    table.play("upgrade stone").refuse("upgrade stone", "why-nothing-to-upgrade")
    assert table.options() == ["done"]


def test_small_goods_may_be_traded_for_before_announcing(town) -> None:
    """M6.16: what is held when announcing counts, a traded small copper too."""
    table = town(5, 0, small_copper=0, small_stone=0)
    table.play("pawn 4-1", "pass").refuse("upgrade copper", "why-nothing-to-upgrade")
    table.play("trade small-copper", "upgrade copper")
    table.expect(0, small_copper=0, large_copper=1)


def test_nothing_moves_before_all_upgrades_are_announced(town) -> None:
    """M6.16: announcing names them."""
    table = town(5, 0, small_copper=3, small_stone=3)
    table.play("pawn 1-1", "pass")
    for _ in range(2):
        table.expect_nothing("upgrade stone")


@pytest.mark.parametrize("moves", [[], ["town"], ["town", "pawn 1-1"], ["hire"]], ids=" ".join)
def test_nothing_is_announced_outside_a_reward(table, moves) -> None:
    """M6.16: neither in a turn nor in the auction."""
    table.new().set_all(pumpkin=4).play(*moves)
    for text in ("done", "take grain", "take small-stone", "upgrade copper", "upgrade stone"):
        table.refuse(text, "why-not-possible-now")


def test_each_announces_just_before_the_own_reward(town) -> None:
    """M6.16: seat 1 sees what seat 0 received before announcing."""
    table = town(5, 5)
    table.play("pawn 2-1", "pawn 3-1")
    assert (table.mover, table.options("take")[0]) == (0, "take grain")
    table.play("take grain", "take grain", "take grain")
    table.expect(0, grain=4)
    assert (table.mover, table.options("upgrade")) == (1, ["upgrade copper", "upgrade stone"])


def test_large_goods_of_upgrades_may_be_scarce(town) -> None:
    """M6.16: M4 for the large copper; the small copper returned is not part of it."""
    table = town(5, 0, 0, small_copper=2, large_copper=1)
    table.leave(1, large_copper=1).play("pawn 3-1", "pass", "pass")
    assert table.effect("upgrade copper", "upgrade copper") == {
        0: {"small_copper": -2, "large_copper": 1},
        1: {"large_copper": -1},
        "supply": {"small_copper": 2},
    }


def test_a_single_pumpkin_by_scarcity_does_not_open_the_town(table) -> None:
    """M6.11: with none at hand and an empty supply the one pumpkin received is below the lowest price."""
    table.new(players=2).set(0, pumpkin=0)
    table.set(1, pumpkin=table.inventory()["supply"]["pumpkin"] + table.inventory()[1]["pumpkin"])
    assert table.inventory()["supply"]["pumpkin"] == 0
    table.refuse("town", "why-town-lowest")


def test_upgrades_are_announced_in_any_order(town) -> None:
    """M3.5, M6.16: stone, copper, stone."""
    table = town(3, 0, small_copper=2, small_stone=2)
    table.play("pawn 1-1", "pass")
    found = table.effect("upgrade stone", "upgrade copper", "upgrade stone")[0]
    assert (found["large_copper"], found["large_stone"]) == (1, 2)
