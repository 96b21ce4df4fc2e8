"""The worked examples of the four rulebooks, as games."""

from __future__ import annotations

import pytest


def test_three_stone_with_two_in_the_supply(table) -> None:
    """M4.1: the example of scarcity: all return one stone first, the receiver too, who then takes three."""
    table.new(players=4).set_all(small_stone=1).set(0, coins=6).leave(1, small_stone=2)
    effect = table.effect("quarry 3", "place stone")
    assert [effect[seat]["small_stone"] for seat in range(4)] == [2, -1, -1, -1]
    table.expect("supply", small_stone=3)
    table.expect(0, small_stone=3)


def test_three_stone_when_only_the_receiver_has_any(table) -> None:
    """M4.1: who has none returns none; here the others' stones were spent before."""
    table.new(players=2).set(1, small_stone=0).set(0, coins=6).leave(0, small_stone=2)
    effect = table.effect("quarry 3", "place stone")
    assert effect[0]["small_stone"] == 2
    assert 1 not in effect
    table.expect("supply", small_stone=0)


def test_hiring_and_paying_two_grain(table) -> None:
    """M5.1 and M5.2: grey and orange; two grain move the pointer by two; two orange are chosen there."""
    table.new().set(0, grain=2)
    assert table.effect("hire", "spin 1") == {
        0: {"grey": 1, "orange": 1},
        "supply": {"grey": -1, "orange": -1},
    }
    assert table.effect("pointer 2", "pick pumpkin", "pick pumpkin") == {
        0: {"grain": -2, "orange": 2},
        "supply": {"grain": 2, "orange": -2},
    }


def test_two_workers_in_the_bank(table) -> None:
    """M6.2: a brown and a grey worker bring eight coins."""
    assert table.new().effect("bank 2", "place copper", "place stone") == {
        0: {"coins": 8, "brown": -1, "grey": -1},
        "board": {"brown": 1, "grey": 1},
    }


def test_the_grain_field(table) -> None:
    """M6.4 and M6.5: a beige worker and six coins for four grain; a brown and a grey one for another."""
    table.new().set(0, coins=6)
    assert table.effect("grain-field 3", "place grain") == {
        0: {"coins": -6, "grain": 4, "beige": -1},
        "supply": {"grain": -4},
        "board": {"beige": 1},
    }
    assert table.effect("small", "place copper", "place stone") == {
        0: {"grain": 1, "brown": -1, "grey": -1},
        "supply": {"grain": -1},
        "board": {"brown": 1, "grey": 1},
    }


BLUE, GREEN, RED, YELLOW = range(4)


@pytest.fixture
def auction(table):
    """Blue opened in row 2, green stands in row 4, red has just outbid blue in row 2, column 3."""
    table.new(players=4).set_all(pumpkin=5)
    return table.play("town", "pawn 2-2", "pawn 4-1", "pawn 2-3")


def test_blue_must_move_at_once(auction) -> None:
    """M6.13: before yellow decides; blue may go to each of the four rows, or pass."""
    assert auction.mover == BLUE
    leftmost = {row: auction.options(f"pawn {row}")[0] for row in range(1, 5)}
    assert leftmost == {1: "pawn 1-1", 2: "pawn 2-4", 3: "pawn 3-1", 4: "pawn 4-2"}
    auction.allow("pass")


@pytest.mark.parametrize(
    ("text", "mover"),
    [("pawn 1-1", YELLOW), ("pawn 2-4", RED), ("pawn 3-1", YELLOW), ("pawn 4-2", GREEN), ("pass", YELLOW)],
)
def test_blues_move_may_displace_red_or_green(auction, text, mover) -> None:
    """M6.13: in row 2 red has to move, in row 4 green; otherwise the next player decides."""
    assert auction.play(text).mover == mover


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_the_rightmost_space_is_safe(auction, row) -> None:
    """M6.13: no pawn can be put to the right of blue there."""
    auction.play(f"pawn {row}-5")
    assert auction.pawns()[BLUE] == f"{row}-5"
    assert auction.options(f"pawn {row}") == []


def test_pawns_in_different_rows_are_rewarded(auction) -> None:
    """M6.15: the active player blue first, then green, then red; yellow passed."""
    auction.play("pawn 1-1", "pass")
    log = auction.log("done", "done", "take small-copper", "take small-copper", "take small-stone")
    assert [entry[1] for entry in log if entry[0] == "log-reward"] == [GREEN, RED]
    auction.expect(BLUE, pumpkin=4, cattle=2)
    auction.expect(GREEN, pumpkin=3, coins=6)
    auction.expect(RED, pumpkin=1, small_copper=3, small_stone=2)
    auction.expect(YELLOW, pumpkin=5)


@pytest.fixture
def red(table):
    """Red has a settlement on D5 and is to build from the start tile on D2."""
    table.new(players=2).empty(0).settle(0, "D5")
    return table.set(0, large_stone=1, grain=2, small_stone=1, pumpkin=1)


def test_red_builds_at_the_lake(red) -> None:
    """M7.6: a large stone and a grain for D3, which brings its cattle and the canteen of the lake."""
    assert red.effect("build D3") == {
        0: {"large_stone": -1, "grain": -1, "settlements": -1, "cattle": 1, "canteens": 1},
        "supply": {"large_stone": 1, "grain": 1},
        "land": {"D3": 1, "cattle": -1, "canteens": -1},
    }


def test_red_trades_the_cattle_and_builds_a_double_field(red) -> None:
    """M7.4: the cattle becomes the missing small copper; D4 gets two settlements; no goods are left."""
    red.play("build D3").refuse("build D4", "why-exact-goods")
    assert red.effect("trade small-copper") == {
        0: {"cattle": -1, "small_copper": 1},
        "supply": {"cattle": 1, "small_copper": -1},
    }
    effect = red.effect("build D4")
    assert effect["land"] == {"D4": 2}
    assert effect[0]["settlements"] == -2
    goods = ("grain", "pumpkin", "small_copper", "large_copper", "small_stone", "large_stone")
    red.expect(0, **dict.fromkeys(goods, 0))


def test_red_gets_a_coin_for_the_third_build(red) -> None:
    """M7.1: two builds made, one not."""
    red.play("build D3", "trade small-copper", "build D4")
    assert red.options("build") == []
    assert red.effect("end") == {0: {"coins": 1}}


def test_reds_fourth_field_in_the_line_gets_three(red) -> None:
    """M7.4 and M7.5: D6 is a double field and the fourth of D3 to D6."""
    red.play("build D3", "trade small-copper", "build D4", "end").rest()
    red.set(0, grain=1, pumpkin=1, small_copper=1, small_stone=1)
    effect = red.effect("build D6")
    assert effect["land"] == {"D6": 3}
    red.expect(0, settlements=5)


def test_red_may_do_it_in_the_same_round_with_the_canteen(red) -> None:
    """M3.4: the canteen just taken gives the next turn; there is still nothing to build with."""
    assert red.effect("build D3", "trade small-copper", "build D4", "canteen")[0]["coins"] == 1
    assert red.mover == 0
    red.expect(0, canteens=0)
    assert red.options() == ["hire"]
