"""D12.1 to D12.7: the automaton's set-up, its roll phase, the step die."""

from __future__ import annotations

import json

import pytest

SIDES = ("recruit", "settle", "explore", "research", "attack", "trade")
NEXT = list(zip(SIDES, (*SIDES[1:], SIDES[0]), strict=True))
# A die that shows a symbol.
DIE = {
    "recruit": "white-recruit",
    "settle": "white-settle",
    "explore": "white-explore",
    "research": "white-research",
    "attack": "green-attack",
    "trade": "yellow-trade",
    "pioneer": "white-pioneer",
    "wood": "green-wood",
    "food": "yellow-food",
    "iron": "grey-iron",
    "gold": "orange-gold",
}


def cast(table, *dice: str, then: str = ""):
    """The automaton rolls these dice, of which its queue consists; tell what it did with them and why."""
    table.queue(*(die.split("-")[0] for die in dice))
    return table.reasons("done", *(f"roll {die}" for die in dice), *([then] if then else []))


def casts(table, *symbols: str):
    """The same by symbols."""
    return cast(table, *(DIE[symbol] for symbol in symbols))


# Set-up


def draft(table, kept: int = 2, **options):
    """Up to the automaton's start tile."""
    table.state = table.game.new(1, **options)
    return table.play("drawn 2", "drawn 4", "drawn 6", f"tile {kept}")


def test_set_up_as_for_two_players(table) -> None:
    """D12.1: dice, points and tiles are those of two players, and so are the player's things."""
    solo = json.loads(table.solo_roll().state.to_json())
    two = json.loads(table.new().state.to_json())
    for key in ("supply", "stack", "cards"):
        assert solo[key] == two[key]
    assert solo["supply"] == {
        "dice": {"white": 0, "green": 5, "yellow": 5, "orange": 5, "brown": 5, "grey": 5},
        "points": 30,
    }
    assert solo["boards"][0] == two["boards"][0]
    assert solo["stack"] == list(range(8, 27))


def test_the_automaton_has_no_bag_and_no_dice_area(table) -> None:
    """D12.1: its five start dice are in the queue."""
    board = table.solo_roll().board(1)
    assert sum(board["bag"].values()) + sum(board["spent"].values()) == 0
    assert board["active"] == {}
    assert sorted(table.auto()["queue"]) == ["green", "white", "white", "white", "yellow"]


def test_the_player_starts_and_chooses_first(table) -> None:
    """D12.1: nobody draws lots for the first player; the player sees three start tiles and keeps one."""
    table.state = table.game.new(1)
    assert table.position()["first_player"] == 0
    assert set(table.odds()) == {f"drawn {tile}" for tile in range(1, 8)}
    table.play("drawn 2", "drawn 4", "drawn 6")
    assert table.asked() == ("draft-keep", 0)
    assert table.options() == ["tile 2", "tile 4", "tile 6"]


def test_the_start_tile_is_one_of_three_at_random(table) -> None:
    """D12.1: the two handed on and one that is drawn, after the player chose."""
    draft(table)
    assert set(table.odds()) == {"drawn 1", "drawn 3", "drawn 5", "drawn 7"}
    table.play("drawn 1")
    assert table.odds() == pytest.approx({"drawn 1": 1 / 3, "drawn 4": 1 / 3, "drawn 6": 1 / 3})
    table.play("drawn 6", "spot origin")
    assert [each["tile"] for each in table.position()["map"]] == [2, 6]
    assert json.loads(table.state.to_json())["hand"] == []


@pytest.mark.parametrize("tile", range(1, 8))
def test_it_gets_no_ability_of_its_start_tile(table, tile) -> None:
    """D12.1: a tent of its own on every start tile, on 7 too; no die, no token, no house."""
    table.state = table.game.new(1)
    others = [each for each in range(1, 8) if each != tile]
    table.play(*(f"drawn {each}" for each in others[:3]), f"tile {others[0]}", f"drawn {tile}")
    table.play(f"drawn {tile}")
    supply = table.position()["supply"]["dice"]
    # The player's own start tile may give a die.
    gained = {1: {"yellow": 1}, 2: {}}[others[0]]
    table.play("spot origin", "lot white", "lot white", "lot white", "lot green")
    for colour, n in gained.items():
        supply[colour] -= n
    board = table.board(1)
    assert table.position()["supply"]["dice"] == supply
    assert (board["tents"], board["houses"], sum(board["tokens"].values())) == (5, 5, 0)
    assert next(each for each in table.position()["map"] if each["tile"] == tile)["tents"] == [0, 1]
    assert next(each for each in table.position()["map"] if each["tile"] == tile)["house"] is None
    assert len(table.auto()["queue"]) == 5


def test_the_start_tiles_lie_side_by_side(table) -> None:
    """D12.1, D2.4: the automaton's tile touches the player's; all six places are alike, so nobody chooses."""
    draft(table).play("drawn 1", "drawn 6", "spot origin")
    one, other = table.position()["map"]
    assert (other["q"] - one["q"], other["r"] - one["r"]) in [
        (1, -1),
        (1, 0),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
    ]
    assert table.question() == "queue"


def test_the_queue_is_in_random_order(table) -> None:
    """D12.1: each die is drawn from those left, front first."""
    draft(table).play("drawn 1", "drawn 6", "spot origin")
    assert table.odds() == pytest.approx({"lot white": 3 / 5, "lot green": 1 / 5, "lot yellow": 1 / 5})
    table.play("lot green")
    assert table.odds() == pytest.approx({"lot white": 3 / 4, "lot yellow": 1 / 4})
    table.play("lot white", "lot yellow")
    assert table.auto()["queue"] == ["green", "white", "yellow", "white", "white"]
    assert table.question() == "drawing"


def test_marker_and_gold_token(table) -> None:
    """D12.1: the marker is at recruit, gold lies at explore, nothing else anywhere."""
    table.solo_roll()
    assert table.auto()["marker"] == "recruit"
    assert {side: table.at(side) for side in SIDES if table.at(side)} == {"explore": ["gold"]}
    assert sum(table.board(1)["tokens"].values()) == 0


@pytest.mark.parametrize(("level", "own", "general"), [("normal", 5, 14), ("easy", 5, 14), ("hard", 7, 12)])
def test_tents_at_the_start(table, level, own, general) -> None:
    """D12.1, D12.18: 6 and 14, hard 8 and 12, before one is placed."""
    table.solo_roll(automaton=level)
    assert (table.board(1)["tents"], table.auto()["tents"]) == (own, general)


# The sides


def test_the_sides_clockwise(table) -> None:
    """D12.2: recruit, settle, explore, research, attack, trade, and round again; no harvest."""
    table.solo()
    assert tuple(table.auto()["sides"]) == SIDES
    for side, following in NEXT:
        table.solo().queue().sides(
            recruit="white", settle="white", explore="white", research="green", attack="yellow", trade="grey"
        )
        table.marker(side).play("end", "step 1")
        assert table.auto()["marker"] == following


def test_the_centre_holds_the_tokens(table) -> None:
    """D12.2: stored tokens count at no side."""
    table.solo().sides().centre(gold=2, wood=1)
    assert table.action_tile() == dict.fromkeys(SIDES, 0) | {"queue": 5}
    table.play("end")
    assert table.asked() == ("turn", 0)


# Taking dice

COLOURS = (
    "white",
    "white",
    "white",
    "grey",
    "grey",
    "grey",
    "green",
    "green",
    "brown",
    "brown",
    "yellow",
    "grey",
)
FACE = {"white": "settle", "grey": "attack", "green": "attack", "brown": "trade", "yellow": "trade"}


def taken(table, queue: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """The colours it takes from this queue, and those that stay."""
    table.queue(*queue).play("done")
    out = []
    while table.question() == "automaton-cast":
        colour = table.chances()[0].split()[1].split("-")[0]
        out.append(colour)
        table.play(f"roll {colour}-{FACE[colour]}")
    assert table.asked() == ("turn", 0)
    return out, table.auto()["queue"]


@pytest.mark.parametrize(
    ("queue", "dice"),
    [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 4), (8, 4), (9, 5), (10, 5), (11, 6), (12, 6)],
)
def test_how_many_dice_it_takes(table, queue, dice) -> None:
    """D12.3: all of 1 to 4, 4 of 5 to 8, 5 of 9 or 10, 6 of 11 or more, from the front; the rest moves up."""
    table.solo_roll().tile(17, "2-E", 1).tile(21, "2-SE", 1)
    assert table.limit(0) == 6
    assert taken(table, COLOURS[:queue]) == (list(COLOURS[:dice]), list(COLOURS[dice:queue]))


@pytest.mark.parametrize(("limit", "dice"), [(3, 4), (4, 5), (5, 6), (6, 6)])
def test_never_more_than_the_limit_and_one(table, limit, dice) -> None:
    """D12.3: of 12 dice it takes 6 at most, and the player's dice limit + 1; its own tiles do not count."""
    table.solo_roll().tile(12, "4-E", 0, 1)
    if limit == 3:
        table.tents(1, 2, 1)
        table.tents(0, 2, 0).tile(14, "2-E", 1)
    for tile in (17, 21)[: max(0, limit - 4)]:
        table.tile(tile, {17: "2-E", 21: "2-SE"}[tile], 1)
    assert table.limit(0) == limit
    assert len(taken(table, COLOURS)[0]) == dice


def test_an_empty_queue_gives_no_dice(table) -> None:
    """D12.3: the roll phase is over at once."""
    assert taken(table.solo_roll(), ()) == ([], [])
    assert table.action_tile() == dict.fromkeys(SIDES, 0) | {"explore": 1, "queue": 0}


def test_it_rolls_after_the_player(table) -> None:
    """D12.3: in round 2 too, in which it is first to act."""
    table.solo_roll()
    assert table.asked() == ("arrange", 0)
    table.play("done")
    assert table.asked() == ("automaton-cast", 1)
    table.solo().sides().play("end", "end")
    assert (table.position()["round"], table.position()["first_player"]) == (2, 1)
    assert table.asked() == ("drawing", 0)
    while table.question() == "drawing":
        table.play(table.chances()[0])
    table.play("done")
    assert table.asked() == ("automaton-cast", 1)


def test_its_dice_show_their_faces(table) -> None:
    """D12.3: the front die is rolled; a green one shows wood, explore, settle or attack."""
    table.solo_roll().queue("green", "white").play("done")
    odds = {"roll green-explore": 2 / 6, "roll green-settle": 1 / 6}
    assert table.odds() == pytest.approx({**odds, "roll green-attack": 1 / 6, "roll green-wood": 2 / 6})


# Dice with actions and pioneers


@pytest.mark.parametrize("side", SIDES)
def test_an_action_goes_to_its_side(table, side) -> None:
    """D12.4: a die that shows an action is laid at the side of this action."""
    table.solo_roll().sides()
    colour = DIE[side].split("-")[0]
    assert casts(table, side) == [f"{colour} to {side}: symbol"]
    assert table.at(side) == [colour]
    assert table.auto()["queue"] == []


def test_a_pioneer_goes_where_there_is_least(table) -> None:
    """D12.4: dice and tokens count alike; trade alone has nothing."""
    table.solo_roll().sides(
        recruit="gold", settle="green", explore="wood", research="grey grey", attack="food green"
    )
    assert casts(table, "pioneer") == ["white to trade: fewest-there"]


def test_a_pioneer_goes_to_the_fewest_not_the_empty(table) -> None:
    """D12.4: research has one thing, all others two or more."""
    table.solo_roll().queue().sides(
        recruit="grey gold",
        settle="green iron",
        explore="grey grey",
        research="orange",
        attack="brown brown brown",
        trade="food grey",
    )
    assert casts(table, "pioneer") == ["white to research: fewest-there"]


@pytest.mark.parametrize(("marker", "side"), NEXT)
def test_equal_sides_clockwise_after_the_marker(table, marker, side) -> None:
    """D12.4: the nearest clockwise."""
    table.solo_roll().sides().marker(marker)
    assert casts(table, "pioneer") == [f"white to {side}: clockwise"]


def test_the_markers_own_side_is_last(table) -> None:
    """D12.4: recruit, five sides on, comes before settle, where the marker is."""
    table.solo_roll().sides(explore="gold", research="green", attack="green", trade="wood").marker("settle")
    assert casts(table, "pioneer") == ["white to recruit: clockwise"]


def test_the_markers_own_side_if_it_has_least(table) -> None:
    """D12.4: last only among equals."""
    table.solo_roll().sides(recruit="iron", explore="gold", research="green", attack="green", trade="wood")
    table.marker("settle")
    assert casts(table, "pioneer") == ["white to settle: fewest-there"]


def test_actions_before_pioneers(table) -> None:
    """D12.4: the pioneer was rolled first, but settle already has a die when it is laid."""
    table.solo_roll()
    assert casts(table, "pioneer", "settle") == ["white to settle: symbol", "white to research: clockwise"]


def test_pioneers_one_by_one(table) -> None:
    """D12.4: each with a new count."""
    table.solo_roll().tile(17, "2-E", 1)
    expected = ["white to settle: clockwise", "white to research: clockwise", "white to attack: clockwise"]
    assert casts(table, "pioneer", "pioneer", "pioneer") == expected


def test_pioneers_before_tokens(table) -> None:
    """D12.4: the token finds a die at settle, though it was rolled first."""
    table.solo_roll().centre(iron=1)
    assert casts(table, "wood", "pioneer") == ["white to settle: clockwise", "wood to research: clockwise"]


# Tokens


@pytest.mark.parametrize("resource", ["gold", "iron", "wood", "food"])
def test_a_matching_token_for_a_resource(table, resource) -> None:
    """D12.5: into the empty centre; the die goes to the end of the queue."""
    table.solo_roll()
    dice = [DIE[resource], "white-settle", "white-settle", "white-settle"]
    table.queue(*(die.split("-")[0] for die in dice), "brown")
    told = table.reasons("done", *(f"roll {die}" for die in dice))
    assert told[-1] == f"{resource} to centre: centre-empty"
    tokens = dict.fromkeys(("gold", "iron", "wood", "food"), 0) | {resource: 1}
    assert table.board(1)["tokens"] == tokens
    assert table.auto()["queue"] == ["brown", dice[0].split("-")[0]]


def test_an_empty_centre_takes_all_tokens_of_the_roll(table) -> None:
    """D12.5: it was empty at that moment, so all three go there."""
    table.solo_roll()
    told = casts(table, "wood", "wood", "food")
    assert told == ["wood to centre: centre-empty"] * 2 + ["food to centre: centre-empty"]
    assert table.board(1)["tokens"] == {"gold": 0, "iron": 0, "wood": 2, "food": 1}
    assert table.at("settle") == []


def test_several_dice_join_the_queue_in_random_order(table) -> None:
    """D12.5: each is drawn from those left."""
    table.solo_roll()
    casts(table, "wood", "food", "wood", "iron")
    assert table.asked() == ("queue", 1)
    assert table.odds() == pytest.approx({"lot green": 1 / 2, "lot yellow": 1 / 4, "lot grey": 1 / 4})
    table.play("lot yellow")
    assert table.odds() == pytest.approx({"lot green": 2 / 3, "lot grey": 1 / 3})
    table.play("lot green", "lot grey")
    assert table.auto()["queue"] == ["yellow", "green", "grey", "green"]
    assert table.asked() == ("turn", 0)


def test_dice_of_one_colour_need_no_lots(table) -> None:
    """D12.5: their order is known."""
    casts(table.solo_roll(), "wood", "wood")
    assert table.auto()["queue"] == ["green", "green"]
    assert table.asked() == ("turn", 0)


def test_with_a_token_in_the_centre_they_go_to_the_sides(table) -> None:
    """D12.5: one by one in the order in which the dice were taken, to sides without a token."""
    table.solo_roll().centre(gold=1)
    told = casts(table, "food", "wood", "iron")
    assert told == ["food to settle: clockwise", "wood to research: clockwise", "iron to attack: clockwise"]
    assert table.board(1)["tokens"] == {"gold": 1, "iron": 0, "wood": 0, "food": 0}


def test_tokens_go_where_there_are_fewest_dice(table) -> None:
    """D12.5: attack with a die and no token, before sides with two dice; an empty one has a token."""
    table.solo_roll().queue().sides(
        recruit="grey grey",
        settle="grey grey",
        explore="gold",
        research="orange orange",
        attack="orange",
        trade="brown brown",
    )
    table.centre(gold=1)
    assert casts(table, "wood") == ["wood to attack: fewest-there"]


@pytest.mark.parametrize(("marker", "side"), NEXT)
def test_equal_sides_for_tokens_clockwise(table, marker, side) -> None:
    """D12.5: the next after the marker's."""
    table.solo_roll().sides().marker(marker).centre(food=2)
    assert casts(table, "wood") == [f"wood to {side}: clockwise"]


def test_the_markers_side_gets_the_last_token(table) -> None:
    """D12.5: five tokens fill the others, the sixth goes to the marker's side."""
    table.solo_roll().sides(recruit="gold", explore="gold", research="wood", attack="iron").marker("settle")
    table.centre(food=2)
    assert casts(table, "wood", "food") == ["wood to trade: clockwise", "food to settle: fewest-there"]


def test_dice_decide_before_the_marker(table) -> None:
    """D12.5: the marker's side without dice before another with one."""
    table.solo_roll().sides(recruit="gold", explore="gold", research="wood", attack="iron", trade="grey")
    table.marker("settle").centre(food=1)
    assert casts(table, "wood") == ["wood to settle: fewest-there"]


def test_with_a_token_at_every_side_the_rest_goes_to_the_centre(table) -> None:
    """D12.5: one side is free, three tokens come."""
    table.solo_roll().sides(recruit="gold", explore="gold", research="wood", attack="iron", settle="food")
    table.centre(food=1)
    told = casts(table, "wood", "food", "iron")
    assert told == ["wood to trade: fewest-there", "food to centre: sides-full", "iron to centre: sides-full"]
    assert table.board(1)["tokens"] == {"gold": 0, "iron": 1, "wood": 0, "food": 2}


def test_the_example_of_the_roll(table) -> None:
    """D12.4, D12.5: six dice show pioneer, wood, research, settle, 2 gold; the book tells where each goes."""
    table.solo_roll().tile(17, "2-E", 1)
    # The marker is before explore; recruit is no better than explore with a pioneer; iron is stored.
    table.marker("settle").sides(recruit="yellow").centre(iron=1)
    dice = ["white-pioneer", "green-wood", "white-research", "white-settle", "orange-gold", "brown-gold"]
    rest = ["grey", "grey", "grey", "yellow", "yellow"]
    table.queue(*(die.split("-")[0] for die in dice), *rest)
    told = table.reasons("done", *(f"roll {die}" for die in dice))
    assert told == [
        "white to research: symbol",
        "white to settle: symbol",
        "white to explore: clockwise",
        "wood to attack: clockwise",
        "gold to trade: fewest-there",
        "gold to explore: clockwise",
    ]
    table.play("lot brown", "lot green")
    assert table.auto()["queue"] == [*rest, "brown", "green", "orange"]
    assert {side: table.at(side) for side in SIDES} == {
        "recruit": ["yellow"],
        "settle": ["white"],
        "explore": ["white", "gold"],
        "research": ["white"],
        "attack": ["wood"],
        "trade": ["gold"],
    }
    assert table.board(1)["tokens"] == {"gold": 0, "iron": 1, "wood": 0, "food": 0}


# The step die


def test_the_step_die(table) -> None:
    """D12.6: 1, 2, 2, 3, 3, 4."""
    table.solo().play("end")
    assert table.asked() == ("automaton-turn", 1)
    odds = {"step 1": 1 / 6, "step 2": 2 / 6, "step 3": 2 / 6, "step 4": 1 / 6}
    assert table.odds() == pytest.approx(odds)


@pytest.mark.parametrize(("step", "side"), [(1, "explore"), (2, "explore"), (3, "research"), (4, "trade")])
def test_the_example_of_the_step_die(table, step, side) -> None:
    """D12.6: two dice at explore, a token at research, nothing at attack, then trade."""
    table.solo().queue("yellow").marker("settle")
    table.sides(settle="white", explore="white white", research="gold", trade="green")
    table.play("end")
    assert table.told(f"step {step}")[0] == ("auto-step", {"player": 1, "n": step, "action": side})
    assert table.auto()["marker"] == side


@pytest.mark.parametrize(("step", "side"), [(1, "settle"), (2, "trade"), (3, "settle"), (4, "trade")])
def test_counting_goes_round(table, step, side) -> None:
    """D12.6: the marker's own side is not the first, but counts when reached, as often as needed."""
    table.solo().queue().sides(settle="white", trade="white").marker("trade")
    table.play("end", f"step {step}")
    assert table.auto()["marker"] == side


def test_with_nothing_at_any_side_it_does_nothing(table) -> None:
    """D12.6: no step die, the marker stays."""
    table.solo().sides().marker("attack")
    before = table.inventory()
    assert ("auto-nothing", {"player": 1}) in table.told("end")
    assert table.asked() == ("turn", 0)
    assert table.inventory() == before
    assert table.auto()["marker"] == "attack"


def test_no_second_action_when_the_first_took_all(table) -> None:
    """D12.6: the second time there is nothing left at the sides."""
    table.solo().ready("trade", 2).play("step 1")
    assert table.asked() == ("turn", 0)
    told = table.told("end")
    assert ("auto-nothing", {"player": 1}) in told
    assert table.position()["round"] == 2


def test_two_actions_a_round_in_turn_order(table) -> None:
    """D12.6: the player is first in round 1, the automaton in round 2; both act twice."""
    table.solo().queue().sides(trade="white", research="white", recruit="green")
    order = []
    for _ in range(4):
        order.append(table.asked())
        table.play("end" if table.mover == 0 else "step 1")
    assert order == [("turn", 0), ("automaton-turn", 1)] * 2
    while table.question() != "automaton-turn":
        table.play(table.chances()[0] if table.mover < 0 else "done")
    assert table.position()["round"] == 2
    table.dice(0).queue().sides(trade="white", research="white", recruit="green").marker("recruit")
    order = []
    for _ in range(4):
        order.append(table.asked())
        table.play("end" if table.mover == 0 else "step 1")
    assert order == [("automaton-turn", 1), ("turn", 0)] * 2


def test_its_own_actions_do_not_differ(table) -> None:
    """D12.6: it always takes two actions, the same side twice if the step die says so (no D5.3)."""
    table.solo().ready("trade", 1).play("step 1")
    table.ready("trade", 2)
    assert table.effect("step 4")[1] == {"points": 2}


# Strength


@pytest.mark.parametrize(
    ("things", "strength", "token"),
    [("white", 1, "()"), ("gold", 1, "gold"), ("white wood", 2, "wood"), ("green white food", 3, "food")],
)
def test_strength_is_dice_and_tokens(table, things, strength, token) -> None:
    """D12.7: trade without tokens in the centre shows it: a point for each; the token leaves."""
    table.solo().queue().sides(trade=things).play("end")
    told = table.told("step 1")
    assert told[1] == ("auto-strength", {"player": 1, "n": strength, "tokens": token})
    assert table.board(1)["points"] == strength


def test_dice_go_to_the_queue_and_the_token_leaves(table) -> None:
    """D12.7: dice to the end as they lay, the token to the general supply, not to the centre."""
    table.solo().queue("yellow", "white").sides(trade="grey green wood", attack="iron").play("end")
    change = table.effect("step 2")
    assert table.auto()["queue"] == ["yellow", "white", "grey", "green"]
    assert change == {1: {"points": 3}, "supply": {"points": -3}, "action tile": {"queue": 2, "trade": -3}}
    assert table.at("attack") == ["iron"]


def test_dice_are_in_the_queue_before_the_action(table) -> None:
    """D12.7: a die that it recruits comes after them."""
    table.solo().queue("yellow").sides(recruit="white white").play("end", "step 1")
    assert table.auto()["queue"] == ["yellow", "white", "white", "green"]
