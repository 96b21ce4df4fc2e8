"""M2: from the empty table to the first turn."""

from __future__ import annotations

import pytest

import landrush
from landrush.engine.vectors import small_number_vector
from tests.clauses.montana.conftest import START

COUNTS = [2, 3, 4]
SEATS = [(players, first) for players in COUNTS for first in range(players)]


@pytest.mark.parametrize("players", COUNTS)
def test_the_first_player_is_drawn_uniformly(table, players) -> None:
    """M2.0: each player is first with the same chance."""
    table.blank(players)
    assert table.mover == landrush.CHANCE
    assert table.chances() == {f"first {seat + 1}": 1 / players for seat in range(players)}


@pytest.mark.parametrize("early", ["tile A1-0", "start F2", "drawn F2", "spin 1", "hire", "trade coins"])
def test_nothing_comes_before_the_first_player(table, early) -> None:
    """M2.0: the draw of the first player precedes everything else."""
    table.blank(3)
    table.refuse(early, "why-no-cattle-trade-now" if early.startswith("trade") else "why-not-possible-now")


@pytest.mark.parametrize("players", [2, 3])
def test_only_players_at_the_table_are_drawn(table, players) -> None:
    """M2.0: with two or three players the fourth seat is never first."""
    table.blank(players).refuse("first 4", "why-not-possible-now")


def test_the_first_player_is_drawn_once(table) -> None:
    """M2.0: after the draw comes the landscape."""
    table.blank(3).play("first 2")
    table.refuse("first 1", "why-not-possible-now")
    assert table.position()["first_player"] == 1


@pytest.mark.parametrize(("players", "first"), SEATS)
def test_the_first_player_may_be_named(table, players, first) -> None:
    """M2.0: who was named when the table was opened is the only outcome, also in a position that is read."""
    table.blank(players, first_player=first + 1)
    assert table.chances() == {f"first {first + 1}": 1}
    table.refuse(f"first {(first + 1) % players + 1}", "why-not-possible-now")
    read = table.game.from_json(table.state.to_json())
    assert read.legal_actions() == table.state.legal_actions()
    table.play(f"first {first + 1}")
    assert table.position()["first_player"] == first


@pytest.mark.parametrize("first", [0, 3, True, "1", "somebody"])
def test_only_a_player_can_be_named(table, first) -> None:
    """M2.0: a seat of the table by number, or "drawn"."""
    with pytest.raises(landrush.BadOption):
        table.blank(2, first_player=first)


@pytest.mark.parametrize(("players", "tiles"), [(2, 7), (3, 9), (4, 10)])
def test_the_landscape_has_7_9_or_10_tiles(table, players, tiles) -> None:
    """M2.1: after that many tiles the first player is asked for the start tile."""
    table.lay(players)
    landscape = table.position()["landscape"]
    assert len(landscape["tiles"]) == tiles
    assert None not in landscape["tiles"]
    assert len(landscape["fields"]) == 7 * tiles
    assert table.question() == "start"


@pytest.mark.parametrize(("players", "tiles"), [(2, 7), (3, 9), (4, 10)])
def test_each_tile_and_rotation_is_equally_likely(table, players, tiles) -> None:
    """M2.1: 12 tiles in 6 rotations, then 11 in 6, and so on, all with the same chance."""
    table.blank(players).play("first 1")
    for left in range(12, 12 - tiles, -1):
        chances = table.chances()
        assert len(chances) == 6 * left
        assert set(chances.values()) == {1 / (6 * left)}
        table.play(min(chances))


def test_the_outcomes_of_a_draw_are_the_tiles_left_in_all_rotations(table) -> None:
    """M2.1: every tile that does not lie there yet, in every rotation."""
    table.blank(3).play("first 1", "tile A4-2", "tile B1-5")
    left = ["A1", "A2", "A3", "A5", "A6", "B2", "B3", "B4", "B5", "B6"]
    assert set(table.chances()) == {f"tile {name}-{rotation}" for name in left for rotation in range(6)}


@pytest.mark.parametrize("rotation", range(6))
def test_a_tile_lies_only_once(table, rotation) -> None:
    """M2.1: a drawn tile does not come again, in no rotation."""
    table.blank(3).play("first 1", "tile A4-2")
    table.refuse(f"tile A4-{rotation}", "why-tile-drawn")


@pytest.mark.parametrize("players", COUNTS)
def test_the_tiles_lie_as_the_components_say(table, players) -> None:
    """M2.1: shape and printed fields of three whole landscapes."""
    table.lay(players)
    assert table.fields() == table.drawing()


@pytest.mark.parametrize(
    ("players", "rows"),
    [
        (2, [2, 5, 7, 7, 7, 7, 7, 5, 2]),
        (3, [2, 3, 4, 5, 9, 10, 9, 7, 7, 5, 2]),
        (4, [2, 5, 7, 7, 9, 10, 9, 7, 7, 5, 2]),
    ],
)
def test_the_landscape_has_the_shape_of_the_player_count(table, players, rows) -> None:
    """M2.1: the number of hexes in each row from north to south."""
    table.lay(players)
    letters = [name[0] for name in table.names()]
    assert [letters.count(letter) for letter in sorted(set(letters))] == rows


@pytest.mark.parametrize(
    ("rotation", "field"), [(0, "D3"), (1, "E2"), (2, "E1"), (3, "D1"), (4, "C1"), (5, "C2")]
)
def test_a_rotation_turns_the_rim_clockwise(table, rotation, field) -> None:
    """M2.1: the east field of tile A4 (large stone, grain, cattle) moves one step for each rotation."""
    table.blank(2).play("first 1", f"tile A4-{rotation}")
    hexes = table.fields()
    assert [name for name, text in hexes.items() if text == "gS*"] == [field]
    assert hexes["D2"] == "gp"


@pytest.mark.parametrize(("players", "first"), SEATS)
def test_the_first_player_puts_the_start_tile(table, players, first) -> None:
    """M2.2: the choice is the first player's."""
    table.lay(players, first)
    assert table.mover == first
    assert table.question() == "start"


@pytest.mark.parametrize(("players", "fields"), [(2, 39), (3, 51), (4, 55)])
def test_the_start_tile_may_go_on_every_field(table, players, fields) -> None:
    """M2.2: all fields that can be built on, also those with cattle or the double symbol, and no others."""
    table.lay(players)
    buildable = {f"start {name}" for name, text in table.drawing().items() if text[0] not in "~^"}
    assert len(buildable) == fields
    assert set(table.options()) == buildable


def test_the_start_tile_goes_on_no_lake_and_no_mountain(table) -> None:
    """M2.2: E2 is a lake, G1 a mountain."""
    table.lay(3)
    table.refuse("start E2", "why-lake")
    table.refuse("start G1", "why-mountain")


def test_the_start_tile_goes_on_the_landscape(table) -> None:
    """M2.2: the hexes of two players are numbered from 0 to 48."""
    table.lay(2).refuse("start #49", "why-no-such-space")
    table.refuse("start #69", "why-no-such-space")


def test_no_cattle_lies_under_the_start_tile(table) -> None:
    """M2.2: on F3 with the cattle symbol; its cattle stays in the supply (7 there instead of 6)."""
    effect = table.lay(3).effect("start F3")
    assert effect == {"supply": {"cattle": -14}, "land": {"cattle": 14, "canteens": 6}}
    assert "F3" not in table.position()["landscape"]["cattle"]
    table.expect("supply", cattle=7)


def test_the_double_symbol_under_the_start_tile_is_void(table) -> None:
    """M2.2: on the double field F4 nothing is put and all 15 cattle lie on the landscape."""
    effect = table.lay(3).effect("start F4")
    assert effect == {"supply": {"cattle": -15}, "land": {"cattle": 15, "canteens": 6}}


@pytest.mark.parametrize("start", ["F2", "F3", "F4"])
def test_the_start_field_is_never_built_on(table, start) -> None:
    """M2.2: whatever is printed there, and also next to a settlement."""
    table.new(start=start).stock(0).settle(1, "G2")
    table.refuse(f"build {start}", "why-start-tile")


def test_the_start_tile_is_no_settlement(table) -> None:
    """M2.2: it counts for nobody and takes no canteen of the lake E2 beside it."""
    table.new(start="F2")
    assert table.state.scores() == [0, 0, 0]
    assert "E2" in table.position()["landscape"]["canteens"]
    assert table.position()["landscape"]["settlements"] == []


def test_the_start_tile_interrupts_lines(table) -> None:
    """M2.2: F3, F4, start, F6, F7 are no line of four, nor of five; F7 gets its one settlement."""
    table.new(start="F5").stock(0).settle(0, "F3 F4 F6")
    table.play("build F7")
    assert table.height("F7") == 1


def test_the_start_tile_is_not_the_fourth_of_a_line(table) -> None:
    """M2.2: three own fields and the start tile are no line of four."""
    table.new(start="F4").stock(0).settle(0, "F5 F6")
    table.play("build F7")
    assert table.height("F7") == 1


@pytest.mark.parametrize(("players", "fields"), [(2, 39), (3, 51), (4, 55)])
def test_the_start_tile_may_be_drawn(table, players, fields) -> None:
    """M2.2: with the option "random" every field that can be built on has the same chance."""
    table.lay(players, start_tile="random")
    assert table.mover == landrush.CHANCE
    buildable = {f"drawn {name}" for name, text in table.drawing().items() if text[0] not in "~^"}
    assert table.chances() == dict.fromkeys(buildable, 1 / fields)


def test_a_drawn_start_tile_is_like_a_chosen_one(table) -> None:
    """M2.2: drawn on F3 it covers the cattle symbol too; nobody may choose then."""
    table.lay(3, start_tile="random")
    table.refuse("start F3", "why-not-possible-now")
    table.refuse("drawn E2", "why-lake")
    assert table.effect("drawn F3") == {"supply": {"cattle": -14}, "land": {"cattle": 14, "canteens": 6}}
    assert table.position()["landscape"]["start"] == "F3"
    assert table.chances() == {f"spin {n}": 1 / 8 for n in range(1, 9)}


def test_choosing_is_the_default(table) -> None:
    """M2.2: without the option, and with "first", the first player chooses; nothing else is known."""
    table.lay(3)
    table.refuse("drawn F2", "why-not-possible-now")
    table.lay(3, start_tile="first")
    assert (table.mover, table.question()) == (0, "start")
    with pytest.raises(landrush.BadOption):
        table.blank(3, start_tile="none")


@pytest.mark.parametrize(("players", "first"), SEATS)
def test_the_last_player_may_put_the_start_tile(table, players, first) -> None:
    """M2.2: with the option "last" the player to the right of the first one chooses; then the first spins."""
    table.lay(players, first, start_tile="last")
    last = (first - 1) % players
    assert (table.mover, table.question()) == (last, "start")
    assert ("log-start-tile", last, START[players]) in table.log(f"start {START[players]}")
    assert table.position()["pending"][-1] == {"ask": "spin", "seat": first}


@pytest.mark.parametrize("start_tile", ["first", "last", "random"])
@pytest.mark.parametrize("players", COUNTS)
def test_the_start_tile_may_be_kept_away_from_canteens(table, players, start_tile) -> None:
    """M2.2: with start_near_canteen = false no field that touches a lake with a canteen, chosen or drawn."""
    table.lay(players, start_tile=start_tile)
    everywhere = {text.split()[1] for text in (table.options() or table.chances())}
    table.lay(players, start_tile=start_tile, start_near_canteen=False)
    away = {text.split()[1] for text in (table.options() or table.chances())}
    names = table.fields()
    lakes = {name for name, text in names.items() if text == "~~"}
    near = {table.names()[n] for lake in lakes for n in table.neighbours(table.cell(lake))}
    assert lakes
    assert away == everywhere - near
    verb = "drawn" if start_tile == "random" else "start"
    table.refuse(f"{verb} {min(near & everywhere)}", "why-beside-canteen")


def test_where_every_field_touches_a_canteen_all_are_allowed(table) -> None:
    """M2.2: the start tile must go somewhere."""
    table.lay(2)
    everywhere = table.options()
    table.lay(2, start_near_canteen=False)
    token = [2 if text == "~~" or text == "^^" else 0 for text in table.fields().values()]
    table.state.ground.token = small_number_vector(token)
    near = {table.names()[n] for cell, x in enumerate(token) if x for n in table.neighbours(cell)}
    far = {text for text in everywhere if text.split()[1] not in near}
    assert set(table.options()) == (far or set(everywhere))
    table.state.ground.token = small_number_vector([2] * len(token))
    assert table.options() == everywhere


@pytest.mark.parametrize("players", COUNTS)
def test_canteens_and_cattle_lie_on_their_symbols(table, players) -> None:
    """M2.3: one on each symbol, nowhere else."""
    table.new(players=players)
    landscape = table.position()["landscape"]
    drawn = table.drawing()
    assert set(landscape["cattle"]) == {name for name, text in drawn.items() if text.endswith("*")}
    assert set(landscape["canteens"]) == {name for name, text in drawn.items() if text == "~~"}


@pytest.mark.parametrize(
    ("players", "canteens", "cattle", "supply"), [(2, 3, 11, 11), (3, 6, 15, 6), (4, 5, 15, 5)]
)
def test_the_other_cattle_form_the_supply(table, players, canteens, cattle, supply) -> None:
    """M2.3: of 24, those on the landscape and one for each player are missing there."""
    table.new(players=players)
    table.expect("land", canteens=canteens, cattle=cattle)
    table.expect("supply", cattle=supply)


@pytest.mark.parametrize(("players", "small", "large"), [(2, 10, 6), (3, 15, 9), (4, 20, 12)])
def test_the_goods_of_the_supply_depend_on_the_player_count(table, players, small, large) -> None:
    """M2.4: 10, 15 or 20 of the four basic goods, 6, 9 or 12 of the large ones."""
    table.new(players=players)
    table.expect("supply", grain=small, pumpkin=small, small_copper=small, small_stone=small)
    table.expect("supply", large_copper=large, large_stone=large)


@pytest.mark.parametrize("players", COUNTS)
def test_all_workers_form_the_supply(table, players) -> None:
    """M2.4: 18 of each colour before the first spin, none on the worker board."""
    table.lay(players)
    table.expect("supply", brown=18, grey=18, beige=18, orange=18)
    table.expect("board", brown=0, grey=0, beige=0, orange=0)


@pytest.mark.parametrize(("players", "small", "large"), [(2, 12, 6), (3, 18, 9), (4, 24, 12)])
def test_the_other_goods_leave_the_game(table, players, small, large) -> None:
    """M2.4: nothing circulates beyond the supply and the goods of M2.5."""
    pieces = table.new(players=players).pieces()
    assert [pieces[good] for good in ("grain", "pumpkin", "small_copper", "small_stone")] == [small] * 4
    assert [pieces[good] for good in ("large_copper", "large_stone")] == [large] * 2


@pytest.mark.parametrize(("players", "settlements"), [(2, 12), (3, 10), (4, 8)])
def test_what_each_player_starts_with(table, players, settlements) -> None:
    """M2.5: settlements by player count, one cattle, four goods, nothing large and no canteen."""
    table.new(players=players)
    for seat in range(players):
        table.expect(seat, settlements=settlements, cattle=1, canteens=0)
        table.expect(seat, grain=1, pumpkin=1, small_copper=1, small_stone=1, large_copper=0, large_stone=0)


@pytest.mark.parametrize("players", COUNTS)
def test_the_starting_goods_come_from_outside_the_supply(table, players) -> None:
    """M2.5: the supply still has its whole 10, 15 or 20 grain."""
    table.new(players=players)
    table.expect("supply", grain=5 * players)
    assert table.pieces()["grain"] == 5 * players + players


@pytest.mark.parametrize(("players", "first"), SEATS)
def test_each_player_spins_twice_in_turn_order(table, players, first) -> None:
    """M2.6: the first player both spins, then the next one clockwise."""
    table.lay(players, first).play(f"start {'D2' if players == 2 else 'F3'}")
    spins = [entry[1] for entry in table.log(*["spin 1"] * 2 * players) if entry[0] == "log-spin"]
    assert spins == [(first + i // 2) % players for i in range(2 * players)]
    assert (table.mover, table.question()) == (first, "turn")


def test_two_workers_are_taken_after_each_spin(table) -> None:
    """M2.6: brown and beige, then grey and orange, for the same player."""
    table.lay(3, first=1).play("start F2")
    assert table.effect("spin 2") == {1: {"brown": 1, "beige": 1}, "supply": {"brown": -1, "beige": -1}}
    assert table.effect("spin 1") == {1: {"grey": 1, "orange": 1}, "supply": {"grey": -1, "orange": -1}}
    assert table.effect("spin 6") == {2: {"brown": 1, "orange": 1}, "supply": {"brown": -1, "orange": -1}}


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_four_workers(table, players) -> None:
    """M2.6: two spins of two workers each."""
    table.new(players=players)
    for seat in range(players):
        table.expect(seat, brown=1, grey=1, beige=1, orange=1)


def test_each_setup_spin_is_uniform(table) -> None:
    """M2.6: eight segments with the same chance, each time."""
    table.lay(2).play("start D2")
    for spin in ("spin 4", "spin 4", "spin 8", "spin 1"):
        assert table.chances() == {f"spin {n}": 1 / 8 for n in range(1, 9)}
        table.play(spin)


def test_a_white_segment_lets_the_spinner_choose(table) -> None:
    """M2.6: the second player's first spin is white, and that player picks before spinning again."""
    table.lay(3).play("start F2", "spin 1", "spin 1", "spin 3")
    assert (table.mover, table.question()) == (1, "pick")
    assert table.effect("pick stone", "pick stone") == {1: {"grey": 2}, "supply": {"grey": -2}}
    assert table.mover == landrush.CHANCE
    assert table.effect("spin 5")[1] == {"beige": 1, "orange": 1}


def test_there_is_no_paid_hiring_in_the_setup(table) -> None:
    """M2.6: after a spin comes the next spin, whatever grain there is."""
    table.lay(3).play("start F2")
    for spin in ["spin 1"] * 6:
        table.refuse("pointer 1", "why-not-possible-now")
        table.play(spin)
    table.refuse("pointer 1", "why-not-possible-now")


@pytest.mark.parametrize("ware", ["grain", "coins", "worker-copper"])
def test_there_is_no_cattle_trade_in_the_setup(table, ware) -> None:
    """M2.6: neither for the start tile nor between spins nor while picking."""
    table.lay(3).refuse(f"trade {ware}", "why-no-cattle-trade-now")
    table.play("start F2").refuse(f"trade {ware}", "why-no-cattle-trade-now")
    table.play("spin 3").refuse(f"trade {ware}", "why-no-cattle-trade-now")
    table.play("pick copper").refuse(f"trade {ware}", "why-no-cattle-trade-now")
    table.play("pick copper").refuse(f"trade {ware}", "why-no-cattle-trade-now")


@pytest.mark.parametrize(("players", "first"), SEATS)
def test_coins_follow_the_turn_order(table, players, first) -> None:
    """M2.7: the first player has 3 coins, the next ones clockwise 4, 5, 6."""
    table.new(players=players, first=first)
    for i in range(players):
        table.expect((first + i) % players, coins=3 + i)


@pytest.mark.parametrize("rotation", range(6))
def test_every_rim_hex_turns_with_the_tile(table, rotation) -> None:
    """M2.1: rotation k moves each of the six rim hexes k steps clockwise, the centre stays."""
    table.blank(2).play("first 1", f"tile A4-{rotation}")
    ground = table.state.ground
    straight = landrush.game("montana").new(2)
    for text in ("first 1", "tile A4-0"):
        straight.apply(straight.parse(text))
    printed = [(straight.ground.terrain[i], straight.ground.price[i]) for i in range(7)]
    lies = [(ground.terrain[i], ground.price[i]) for i in range(7)]
    assert len(set(printed)) == 7
    assert lies[0] == printed[0]
    assert lies[1:] == [printed[1 + (i - rotation) % 6] for i in range(6)]
