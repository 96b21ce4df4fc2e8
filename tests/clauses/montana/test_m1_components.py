"""M1: the pieces of the box and what a player's board holds."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_18_workers_of_each_colour(table, players) -> None:
    """M1.1: 72 workers, 18 in each of four colours, whatever the number of players."""
    table.blank(players)
    table.expect("supply", brown=18, grey=18, beige=18, orange=18)


@pytest.mark.parametrize(
    ("space", "colour", "worker", "good"),
    [
        ("mine 1", "copper", "brown", "small_copper"),
        ("quarry 1", "stone", "grey", "small_stone"),
        ("grain-field 1", "grain", "beige", "grain"),
        ("farm 1", "pumpkin", "orange", "pumpkin"),
    ],
)
def test_each_colour_belongs_to_its_good(table, space, colour, worker, good) -> None:
    """M1.1: one worker of the good's colour is enough in that good's area and brings that good."""
    table.new()
    before = table.inventory()[0][good]
    table.play(space, f"place {colour}")
    table.expect("board", **{worker: 1})
    assert table.inventory()[0][good] > before


def test_a_worker_belongs_to_no_player(table) -> None:
    """M1.1: the worker that one player placed is hired by another after the area was cleared."""
    table.new(players=2).park("beige", left=0)
    table.stand("bank 2", "brown", "grey").stand("bank 3", "brown", "grey", "orange")
    table.play("bank 1", "place grain", "end")
    table.expect("supply", beige=1)
    table.expect(0, beige=0)
    assert table.effect("hire", "spin 2")[1] == {"brown": 1, "beige": 1}
    table.expect("supply", beige=0)
    table.expect(1, beige=2)


def test_there_are_six_kinds_of_goods(table) -> None:
    """M1.2: grain, pumpkin, small copper, large copper, small stone, large stone, in this order."""
    kinds = list(table.new().position()["supply"]["goods"])
    assert kinds == ["grain", "pumpkin", "small copper", "large copper", "small stone", "large stone"]


def test_small_goods_do_not_stand_in_for_large_ones(table) -> None:
    """M1.2: G2 costs a large copper; four small ones are none."""
    table.new().set(0, small_copper=4, large_copper=0)
    table.refuse("build G2", "why-exact-goods", goods={"m-large-copper": 1})


def test_large_goods_do_not_stand_in_for_small_ones(table) -> None:
    """M1.2: F1 costs a small copper and a small stone; large ones are none."""
    table.new().set(0, small_copper=0, small_stone=0, large_copper=3, large_stone=3)
    table.refuse("build F1", "why-exact-goods", goods={"m-small-copper": 1, "m-small-stone": 1})


def test_large_goods_cannot_be_upgraded_again(table) -> None:
    """M1.2: an upgrade takes a small good; who holds only large ones has none to return."""
    table.new().set(0, pumpkin=2, small_copper=0, small_stone=0, large_copper=3, large_stone=3)
    table.play("town", "pawn 3-1", "pass", "pass")
    table.refuse("upgrade copper", "why-nothing-to-upgrade")
    table.refuse("upgrade stone", "why-nothing-to-upgrade")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_24_cattle(table, players) -> None:
    """M1.3: supply, boards and landscape hold 24 cattle."""
    table.new(players=players)
    assert table.pieces()["cattle"] == 24


def test_there_are_six_canteens(table) -> None:
    """M1.3: the three-player landscape has all six lakes with the symbol, and six canteens lie there."""
    table.new(players=3)
    assert table.position()["landscape"]["canteens"] == ["E2", "E4", "A1", "I2", "H6", "G8"]


def test_there_are_twelve_tiles_of_seven_hexes(table) -> None:
    """M1.3: twelve tiles can be drawn, and each covers seven hexes."""
    table.blank(2).play("first 1")
    names = {text.split()[1][:2] for text in table.chances()}
    assert names == {side + str(n) for side in "AB" for n in range(1, 7)}
    table.play("tile A3-0")
    printed = [hex_ for hex_ in table.position()["landscape"]["fields"] if hex_["terrain"] != "none"]
    assert len(printed) == 7


def test_two_players_use_all_twelve_settlements(table) -> None:
    """M1.3: 12 settlements in each colour."""
    table.new(players=2)
    table.expect(0, settlements=12)
    table.expect(1, settlements=12)


def test_there_is_one_start_tile(table) -> None:
    """M1.3: after the start tile lies, no second one can be put."""
    table.lay(3).play("start F2")
    table.refuse("start F4", "why-not-possible-now")
    assert table.position()["landscape"]["start"] == "F2"


def test_coins_never_run_out(table) -> None:
    """M1.4: the bank pays in full although the players hold more than the 89 silver of the box."""
    table.new().set_all(coins=500)
    assert table.effect("bank 3", "place copper", "place stone", "place grain")[0]["coins"] == 12
    table.expect(0, coins=512)


def test_a_board_holds_any_amount_of_goods_coins_cattle_and_canteens(table) -> None:
    """M1.5: all goods, all cattle and all canteens fit on one board, and more goods still come."""
    table.new().leave(0, grain=2, pumpkin=0, small_copper=0, large_copper=0, small_stone=0, large_stone=0)
    table.set(0, cattle=7, canteens=6, coins=300)
    assert table.effect("grain-field 1", "place grain")[0] == {"grain": 2, "coins": -1, "beige": -1}
    table.expect(0, grain=16, pumpkin=16, large_stone=9, cattle=7, canteens=6, coins=299)
    assert table.question() == "turn"


def test_a_board_holds_eight_workers(table) -> None:
    """M1.5: six workers and two more are eight, and nothing has to go back."""
    table.new().set(0, brown=3)
    table.play("hire", "spin 1")
    table.expect(0, brown=3, grey=2, beige=1, orange=2)
    assert table.question() == "turn"


def test_a_board_holds_no_ninth_worker(table) -> None:
    """M1.5: seven workers and two more are nine, so one must go."""
    table.new().set(0, brown=4)
    table.play("hire", "spin 1")
    assert table.question() == "surplus"
    table.play("return copper")
    assert sum(table.inventory()[0][colour] for colour in ("brown", "grey", "beige", "orange")) == 8
    assert table.question() == "turn"


def test_workers_on_the_worker_board_are_not_on_the_players_board(table) -> None:
    """M1.5: with eight workers, two of them placed, two new ones find room."""
    table.new().set(0, brown=5)
    table.play("bank 2", "place copper", "place copper", "end").rest(2)
    table.play("hire", "spin 1")
    table.expect(0, brown=3, grey=2, beige=1, orange=2)
    assert table.question() == "turn"
