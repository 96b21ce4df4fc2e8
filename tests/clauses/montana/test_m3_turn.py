"""M3: the turn, the moments of the cattle trade, the canteen."""

from __future__ import annotations

import pytest

ACTIONS = {
    "hire": ["hire", "spin 1"],
    "paid hiring": ["hire", "spin 1", "pointer 1"],
    "bank": ["bank 1", "place copper"],
    "large part": ["mine 1", "place copper"],
    "small part": ["mine 1", "place copper", "small", "place stone", "place grain"],
    "town": ["town", "pawn 1-1", "pass", "pass", "done"],
    "build": ["build F1"],
}
MAY_TRADE = {
    "before the action": [],
    "between the two hirings": ["hire", "spin 1"],
    "after the paid hiring": ["hire", "spin 1", "pointer 1"],
    "between large and small part": ["mine 1", "place copper"],
    "after the small part": ["mine 1", "place copper", "small", "place stone", "place grain"],
    "after the bank": ["bank 1", "place copper"],
    "before the first pawn": ["town"],
    "when outbid": ["town", "pawn 1-1", "pawn 1-2"],
    "when outbid again": ["town", "pawn 1-1", "pawn 1-2", "pawn 2-1", "pawn 2-2"],
    "before announcing goods": ["town", "pawn 2-1", "pass", "pass"],
    "before announcing upgrades": ["town", "pawn 1-1", "pass", "pass"],
    "after the own reward and the others'": ["town", "pawn 1-1", "pawn 3-1", "pass", "done", "done"],
    "before the second settlement": ["build F1"],
    "before the third settlement": ["build F1", "build E1"],
    "after the third settlement": ["build F1", "build E1", "build G2"],
}
NO_TRADE = {
    "while the wheel spins": ["hire"],
    "on a white segment": ["hire", "spin 3"],
    "after the first colour of a white segment": ["hire", "spin 3", "pick stone"],
    "before the worker of a bank space": ["bank 2"],
    "between the workers of a bank space": ["bank 2", "place copper"],
    "before the worker of a large part": ["quarry 1"],
    "between the workers of a large part": ["quarry 1", "place copper"],
    "before the worker of a small part": ["mine 1", "place copper", "small"],
    "between the workers of a small part": ["mine 1", "place copper", "small", "place stone"],
    "when the next player bids": ["town", "pawn 1-1"],
    "when the last player bids": ["town", "pawn 1-1", "pawn 2-1"],
    "when another player is outbid": ["town", "pawn 1-1", "pawn 2-1", "pawn 2-2"],
    "while announcing goods": ["town", "pawn 2-1", "pass", "pass", "take grain"],
    "before the third good": ["town", "pawn 2-1", "pass", "pass", "take grain", "take grain"],
    "while announcing upgrades": ["town", "pawn 1-1", "pass", "pass", "upgrade copper"],
    "before another player announces": ["town", "pawn 1-1", "pawn 2-1", "pass", "done"],
    "while another player announces": ["town", "pawn 1-1", "pawn 2-1", "pass", "done", "take grain"],
}


def moments(moves: dict[str, list[str]]):
    return pytest.mark.parametrize("moves", moves.values(), ids=moves.keys())


@pytest.fixture
def rich(table):
    """Seat 0 to move, with something of everything; all have pumpkins and two cattle."""
    table.new().stock(0).set_all(pumpkin=4, cattle=2)
    return table.set(0, coins=10)


@pytest.mark.parametrize(("players", "first"), [(p, f) for p in (2, 3, 4) for f in range(p)])
def test_turns_go_clockwise_from_the_first_player(table, players, first) -> None:
    """M3.1: two rounds, each player once a round."""
    table.new(players=players, first=first)
    movers = []
    for _ in range(2 * players):
        movers.append(table.mover)
        table.rest()
    assert movers == [(first + i) % players for i in range(2 * players)]


def test_a_turn_needs_an_action(rich) -> None:
    """M3.1: the turn does not end before its action, not even after a trade or with a canteen."""
    rich.set(0, canteens=1)
    rich.refuse("end", "why-m-must-act")
    rich.play("trade coins").refuse("end", "why-m-must-act")
    rich.refuse("canteen", "why-canteen-end")


@moments(ACTIONS)
def test_a_turn_has_one_action(rich, moves) -> None:
    """M3.1: after an action no other one, nor the same again."""
    rich.play(*moves)
    for text in ("hire", "bank 2", "mine 2", "farm 1", "town"):
        rich.refuse(text, "why-action-done")
    if moves != ACTIONS["build"]:
        rich.refuse("build F1", "why-action-done")
    rich.allow("end")


def test_the_choices_of_a_turn(table) -> None:
    """M3.1: all that the first player of three can do at the start: four goods, four workers, 3 coins."""
    table.new().set(0, cattle=0)
    assert table.options() == [
        "hire", "town", "bank 1", "bank 2", "bank 3", "mine 1", "mine 2", "quarry 1", "quarry 2",
        "grain-field 1", "grain-field 2", "farm 1", "farm 2", "build F1",
    ]  # fmt: skip


@moments(MAY_TRADE | NO_TRADE)
def test_at_every_moment_exactly_the_listed_moves_are_possible(rich, moves) -> None:
    """M3.1: of all moves and outcomes there are, those that are not listed have a reason, the others none."""
    rich.play(*moves)
    listed = rich.state.legal_actions()
    assert listed == sorted(set(listed))
    texts = [rich.state.notation(action) for action in range(rich.game.num_ids)]
    assert [a for a, text in enumerate(texts) if rich.state.why_not(text) is None] == listed


def test_hiring_is_always_possible(table) -> None:
    """M3.1: with an empty board it is the only action."""
    table.new().empty(0)
    assert table.options() == ["hire"]


def test_hiring_is_possible_with_eight_workers(table) -> None:
    """M3.1: a full board does not forbid it; neither do colours that have run out."""
    table.new().set(0, brown=2, grey=2, beige=2, orange=2).park("grey", left=0)
    table.allow("hire")


def test_an_action_must_be_possible_at_that_moment(table) -> None:
    """M3.1: trade first if needed. Without a worker there is no bank, after the trade there is."""
    table.new().empty(0).set(0, cattle=1)
    table.refuse("bank 1", "why-exact-workers", need=1)
    table.play("trade worker-stone")
    table.allow("bank 1")


def test_coins_must_be_there_before_the_space_is_chosen(table) -> None:
    """M3.1: 3 coins from a trade open spaces that were too dear."""
    table.new().set(0, coins=0)
    table.refuse("mine 2", "why-not-enough", what="m-coin", need=3, have=0)
    table.play("trade coins")
    table.allow("mine 2")


def test_pumpkins_must_be_there_before_the_town_is_chosen(table) -> None:
    """M3.1: without a pumpkin the town is closed, with a traded one it is open."""
    table.new().set(0, pumpkin=0)
    table.refuse("town", "why-town-lowest")
    table.play("trade pumpkin")
    table.allow("town")


def test_goods_must_be_there_before_building(table) -> None:
    """M3.1: F1 needs small copper and small stone; the missing one is traded first."""
    table.new().set(0, small_stone=0)
    table.refuse("build F1", "why-exact-goods")
    assert table.options("build") == []
    table.play("trade small-stone")
    assert table.options("build") == ["build F1"]


@moments(MAY_TRADE)
def test_when_cattle_may_be_traded(rich, moves) -> None:
    """M3.2: each moment at which the active player may trade; the same question waits afterwards."""
    rich.play(*moves)
    asked = rich.mover, rich.question()
    assert asked[0] == 0
    assert rich.effect("trade coins")[0] == {"cattle": -1, "coins": 3}
    assert (rich.mover, rich.question()) == asked


@moments(NO_TRADE)
def test_when_cattle_may_not_be_traded(rich, moves) -> None:
    """M3.2: no trade inside a decision or in another player's, by nobody."""
    rich.play(*moves)
    for ware in ("grain", "pumpkin", "small-copper", "small-stone", "coins", "worker-copper"):
        rich.refuse(f"trade {ware}", "why-no-cattle-trade-now")


def test_no_trade_while_surplus_workers_go_back(rich) -> None:
    """M3.2: with nine workers, one has to go before the next trade."""
    rich.set(0, brown=4).play("hire", "spin 1")
    rich.refuse("trade coins", "why-no-cattle-trade-now")
    rich.play("return copper")
    rich.allow("trade coins")


def test_cattle_may_be_traded_any_number_of_times(rich) -> None:
    """M3.2: five cattle in a turn, before and after the action."""
    rich.set(0, cattle=5)
    moves = ["trade coins", "trade coins", "trade grain", "hire", "spin 1", "trade coins", "trade coins"]
    assert rich.effect(*moves)[0] == {"cattle": -5, "coins": 12, "grain": 1, "grey": 1, "orange": 1}
    rich.refuse("trade coins", "why-no-cattle")


def test_a_trade_is_no_action(rich) -> None:
    """M3.2: after trades the whole choice is still there."""
    rich.play("trade coins", "trade grain")
    rich.allow("hire", "bank 3", "town", "build F1")


def test_only_the_player_whose_turn_it_is_trades(rich) -> None:
    """M3.2: in the next turn the cattle of the new active player goes."""
    rich.play("hire", "spin 1", "end")
    assert rich.effect("trade coins") == {1: {"cattle": -1, "coins": 3}, "supply": {"cattle": 1}}


def test_full_areas_are_cleared_before_the_next_player(table) -> None:
    """M3.3: the third bank space is taken, the turn ends, and the next player finds all three free."""
    table.new().stand("bank 1", "grey").stand("bank 2", "grey", "grey")
    table.play("bank 3", "place copper", "place stone", "place grain", "end")
    assert table.mover == 1
    table.allow("bank 1", "bank 2", "bank 3")


def test_full_areas_are_cleared_before_the_canteen_turn(table) -> None:
    """M3.3: the same for the own extra turn, in the mine as in the bank."""
    table.new().set(0, canteens=1, brown=2, coins=9).stand("mine 1", "brown").stand("mine 2", "grey", "grey")
    table.play("mine 3", "place copper")
    effect = table.effect("canteen")
    assert effect == {
        0: {"canteens": -1},
        "supply": {"brown": 2, "grey": 2},
        "board": {"brown": -2, "grey": -2},
    }
    assert table.mover == 0
    table.allow("mine 1", "mine 2")


def test_areas_that_are_not_full_stay_closed_in_the_canteen_turn(table) -> None:
    """M3.3: only what was full is cleared."""
    table.new().set(0, canteens=1, brown=2, coins=9)
    table.play("mine 1", "place copper", "canteen")
    table.refuse("mine 1", "why-space-occupied")
    table.allow("mine 2")


def test_without_a_canteen_the_next_player_follows(table) -> None:
    """M3.3: "end" keeps the canteen."""
    table.new().set(0, canteens=2)
    table.play("hire", "spin 1")
    table.expect_nothing("end")
    assert table.mover == 1
    table.expect(0, canteens=2)


def test_a_canteen_leaves_the_game(table) -> None:
    """M3.4: it goes neither to a lake nor to another board, and the same player has another turn."""
    table.new().set(0, canteens=1).play("hire", "spin 1")
    assert table.effect("canteen") == {0: {"canteens": -1}}
    assert (table.mover, table.question()) == (0, "turn")
    table.expect("land", canteens=5)


def test_the_extra_turn_is_a_whole_turn(table) -> None:
    """M3.4: hiring and paid hiring again, then the end, and the next player."""
    table.new().set(0, canteens=1, grain=2)
    table.play("hire", "spin 2", "pointer 1", "pick copper", "pick copper", "canteen")
    table.refuse("end", "why-m-must-act")
    table.play("hire", "spin 1", "return copper", "return copper")
    table.play("pointer 1", "return copper", "return copper", "end")
    assert table.mover == 1


def test_an_extra_turn_may_be_any_action(rich) -> None:
    """M3.4: three builds, a canteen, and three builds again."""
    rich.set(0, canteens=1).play("build F1", "build E1", "build G2")
    rich.refuse("build F3", "why-build-limit")
    rich.play("canteen", "build F3", "build F4", "build F5")
    rich.refuse("build F6", "why-build-limit")


def test_canteens_may_be_chained(table) -> None:
    """M3.4: three canteens give four turns in a row, one at the end of each."""
    table.new().set(0, canteens=3)
    for left in (2, 1, 0):
        table.refuse("canteen", "why-canteen-end")
        table.play("hire", "spin 1")
        while table.question() == "surplus":
            table.play(table.options()[0])
        table.play("canteen")
        assert table.mover == 0
        table.expect(0, canteens=left)
    table.play("bank 1", "place stone")
    table.refuse("canteen", "why-no-canteen")
    table.play("end")
    assert table.mover == 1


def test_a_canteen_may_be_used_in_the_turn_it_was_taken(table) -> None:
    """M3.4: F3 lies at the lake E2; its canteen gives the next turn at once."""
    table.new().set(0, large_stone=1).play("build F3")
    table.expect(0, canteens=1)
    table.play("canteen")
    assert table.mover == 0
    table.expect(0, canteens=0)


def test_a_canteen_may_be_used_in_the_last_round(table) -> None:
    """M3.4: another player has placed all; the next one still takes an extra turn."""
    table.new().set(1, canteens=1).settle(0, "F7 F8 F8 F9 F9 F10 G9 G9 G9").play("build F1")
    assert table.position()["last_round"]
    table.play("end", "hire", "spin 1", "canteen")
    assert table.mover == 1
    table.refuse("end", "why-m-must-act")


def test_after_the_last_settlement_the_extra_turn_is_hire_or_work(table) -> None:
    """M3.4: nothing left to build with, so no build, whatever the goods."""
    table.new().settle(0, "F7 F8 F8 F9 F9 F10 G9 G9 G9").stock(0).set(0, canteens=2, coins=6)
    table.play("build F1", "canteen")
    assert table.mover == 0
    table.refuse("build G2", "why-no-settlements-left")
    assert table.options("build") == []
    table.allow("hire", "bank 1", "mine 3", "town")
    table.play("bank 1", "place copper", "canteen", "hire", "spin 1", "end")
    assert table.mover == 1


def test_the_canteen_is_the_active_players_own(table) -> None:
    """M3.4: another player's canteen serves nobody in this turn."""
    table.new().set(1, canteens=2).play("hire", "spin 1")
    table.refuse("canteen", "why-no-canteen")


@pytest.mark.parametrize(
    "moves",
    [[], ["bank 2"], ["town"], ["town", "pawn 1-1"], ["town", "pawn 1-1", "pass", "pass"], ["hire"]],
    ids=" ".join,
)
def test_a_canteen_is_used_only_at_the_end_of_a_turn(rich, moves) -> None:
    """M3.4: not before the action and not inside it."""
    rich.set(0, canteens=1).set(1, canteens=1).play(*moves)
    rich.refuse("canteen", "why-canteen-end")
