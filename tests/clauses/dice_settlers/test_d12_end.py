"""D12.16 to D12.20: clean-up, end, difficulty and gold rush; what the player sees; saved positions."""

from __future__ import annotations

import json

import pytest

import landrush

SIDES = ("recruit", "settle", "explore", "research", "attack", "trade")
# Twelve dice and faces that are laid at sides.
QUEUE = (
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


# Clean-up


def to_cleanup(table, *dice: str):
    """Both turns of the player and of the automaton, which has nothing to do, are over."""
    table.sides().play("end").dice(0, *dice).play("end")
    return table


def test_a_tent_may_leave_a_factory(table) -> None:
    """D12.16: two tents of the automaton, none of the player: one goes to its own supply, without effect."""
    to_cleanup(table.solo().tile(9, "4-E", 0, 2))
    assert table.asked() == ("evict", 0)
    assert table.options() == ["pass", "tile 9"]
    assert table.effect("tile 9") == {1: {"tents": 1}, "map": {"1 on 9": -1}}
    assert table.position()["round"] == 2


def test_the_player_need_not(table) -> None:
    """D12.16: the player may decline."""
    to_cleanup(table.solo().tile(9, "4-E", 0, 2))
    assert table.effect("pass") == {}
    assert table.position()["round"] == 2


def test_leaving_a_factory_is_told(table) -> None:
    """D12.16: the log says so."""
    to_cleanup(table.solo().tile(9, "4-E", 0, 2))
    assert table.told("tile 9")[0] == ("evict", {"player": 0, "tents": "tent", "other": 1, "tile": 9})


@pytest.mark.parametrize(
    ("theirs", "own", "possible"),
    [(0, 1, False), (0, 2, True), (1, 2, True), (2, 2, False), (2, 3, True), (3, 2, False)],
)
def test_which_factories(table, theirs, own, possible) -> None:
    """D12.16: two tents or more, and more than the player."""
    to_cleanup(table.solo().tile(9, "4-E", theirs, own))
    assert (table.question() == "evict") == possible


def test_the_players_factories_are_safe(table) -> None:
    """D12.16: 9 may lose a tent, 11, where both have two, may not."""
    to_cleanup(table.solo().tile(9, "4-E", 0, 2).tile(11, "4-NE", 2, 2))
    assert table.options() == ["pass", "tile 9"]
    table.refuse("tile 11", "why-not-possible-now")


def test_only_factories(table) -> None:
    """D12.16: 18 is no factory, 9 and 11 are; one tent of one of them."""
    table.solo().tile(9, "4-E", 0, 2).tile(18, "4-NE", 0, 2).tile(11, "4-NW", 0, 2)
    to_cleanup(table)
    assert table.options() == ["pass", "tile 9", "tile 11"]
    table.refuse("tile 18", "why-not-factory")
    table.refuse("tile 22", "why-not-factory")
    table.refuse("colour grey", "why-not-possible-now")
    table.play("tile 11")
    assert table.position()["round"] == 2


def test_a_tent_beside_a_house(table) -> None:
    """D12.16: houses do not hinder it and are not tents."""
    table.solo().tile(9, "4-E", 0, 2).house(1, 9).tile(11, "4-NE", 0, 1).house(1, 11)
    to_cleanup(table)
    assert table.options() == ["pass", "tile 9"]


def test_after_the_players_own_clean_up(table) -> None:
    """D12.16, D9.1: the player keeps a die first."""
    to_cleanup(table.solo().tile(9, "4-E", 0, 2), "white-settle")
    assert table.asked() == ("keep", 0)
    table.play("die white-settle")
    assert table.asked() == ("evict", 0)


def test_the_automaton_cleans_nothing_up(table) -> None:
    """D12.16: its dice and tokens stay where they are."""
    table.solo().queue("white").sides(recruit="white green", trade="gold", attack="grey food").marker(
        "attack"
    )
    table.centre(wood=2)
    table.state.players[1].points = 3
    table.play("end", "step 1", "end", "step 1")
    assert table.position()["round"] == 2
    assert (table.at("attack"), table.at("trade"), table.at("recruit")) == (["grey", "food"], [], [])
    assert table.auto()["queue"][:3] == ["white", "white", "green"]
    assert table.auto()["marker"] == "recruit"


# Points at the end


def bare(table, **options):
    """Nobody has anything to score."""
    return table.solo(**options).bag(0, white=1).queue("white").sides()


def test_dice_tiles_and_houses_of_the_automaton(table) -> None:
    """D12.17, D11: as a player: dice in queue and sides, tiles, houses, points taken."""
    bare(table)
    assert table.state.scores() == [0, 0]
    table.queue("white", "white").sides(trade="green", attack="grey yellow")
    assert table.score(1) == 6
    table.tile(20, "4-E", 1, 2)
    assert table.state.scores() == [5, 15]
    table.house(1, 4).house(1, 20)
    assert table.score(1) == 19
    table.state.players[1].points = 7
    assert table.score(1) == 26


def test_a_point_for_each_technology(table) -> None:
    """D12.17: beside the printed points: 1 of TB1 and 2 of TB2; the player gets none."""
    assert bare(table).tech(1, "TB1", "TB2").tech(0, "TB1").state.scores() == [1, 5]


@pytest.mark.parametrize(("technologies", "points"), [("printed", 0), ("all", 4)])
def test_end_of_game_rules_are_an_option(table, technologies, points) -> None:
    """D12.15, D12.17: TE3 prints 5, 1 more by D12.17; it gives 1 for each of the four dice, or nothing."""
    bare(table, automaton_technologies=technologies).queue("white", "white", "white", "white")
    pairs_of_dice = table.score(1)
    table.tech(1, "TE3")
    assert table.score(1) - pairs_of_dice == 5 + 1 + points
    saved = table.game.from_json(table.state.to_json())
    assert saved.scores() == table.state.scores()


def test_printed_points_are_the_default(table) -> None:
    """D12.15: and nothing but "printed" and "all" is known."""
    assert bare(table).tech(1, "TE5").score(1) == bare(table, automaton_technologies="printed").tech(
        1, "TE5"
    ).score(1)
    with pytest.raises(landrush.BadOption):
        table.game.new(1, automaton_technologies="some")


def test_a_point_for_each_token(table) -> None:
    """D12.17: in the centre and at the sides; the player gets none."""
    bare(table).centre(gold=1, wood=2).sides(trade="food", attack="gold").tokens(0, wood=4)
    assert table.state.scores() == [0, 5]


def finished(table):
    """The rest of the game, in which nobody does anything."""
    while table.question() is not None:
        if table.question() == "turn":
            table.dice(0).sides().play("end")
        else:
            table.play(table.chances()[0] if table.mover < 0 else table.options()[0])
    return table


def test_the_automaton_wins(table) -> None:
    """D12.17, D11.5: the seat with the most points."""
    bare(table).centre(gold=9)
    table.state.points = 0
    table.state.players[0].points = 12
    table.state.players[1].points = 18
    assert finished(table).state.winners() == [1]


def test_five_houses_of_the_automaton_end_the_game(table) -> None:
    """D10.1: with four it goes on, with five one more round is played."""
    for houses in (4, 5):
        table.solo().house(1, 4).sides()
        for tile, side in ((13, "E"), (20, "NE"), (12, "NW"), (24, "W"))[: houses - 1]:
            table.tile(tile, f"4-{side}").house(1, tile)
        table.play("end", "end")
        assert table.position()["last_round"] == (houses == 5)


def test_points_of_the_automaton_end_the_game(table) -> None:
    """D10.1: it takes the last points of the supply."""
    for left in (3, 2):
        table.solo()
        table.state.points = left
        table.state.players[0].points = 30 - left
        table.ready("trade", 2).play("step 1", "end")
        assert table.position()["last_round"] == (left == 2)


# Difficulty


def level(table) -> list[int]:
    return [table.auto()[name] for name in ("dice", "unused", "trade", "end")]


@pytest.mark.parametrize(
    ("preset", "numbers", "tents"),
    [("easy", [0, 0, 1, 0], 5), ("normal", [1, 1, 2, 1], 5), ("hard", [2, 2, 3, 2], 7)],
)
def test_presets(table, preset, numbers, tents) -> None:
    """D12.18: all easy or all hard changes, or none."""
    table.solo(automaton=preset)
    assert (level(table), table.board(1)["tents"]) == (numbers, tents)


def test_normal_is_the_default(table) -> None:
    """D12.18, D12.20: without options; the player decides ties."""
    table.solo()
    assert (level(table), table.board(1)["tents"]) == ([1, 1, 2, 1], 5)
    assert (table.auto()["gold_rush"], table.auto()["ties"]) == (False, "player")


@pytest.mark.parametrize("preset", ["easy", "normal", "hard"])
@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("automaton_dice", (0, 1, 2)),
        ("automaton_unused", (0, 1, 2)),
        ("automaton_trade", (1, 2, 3)),
        ("automaton_end", (0, 1, 2)),
        ("automaton_tents", (6, 8)),
    ],
)
def test_each_change_for_itself(table, preset, option, values) -> None:
    """D12.18: an option outdoes the preset and leaves the rest."""
    names = ("automaton_dice", "automaton_unused", "automaton_trade", "automaton_end", "automaton_tents")
    table.solo(automaton=preset)
    before = dict(zip(names, [*level(table), table.board(1)["tents"] + 1], strict=True))
    for value in values:
        table.solo(automaton=preset, **{option: value})
        found = dict(zip(names, [*level(table), table.board(1)["tents"] + 1], strict=True))
        assert found == before | {option: value}


@pytest.mark.parametrize(
    "option", ["automaton", "automaton_dice", "gold_rush", "automaton_ties", "automaton_technologies"]
)
def test_no_automaton_with_two_players(option) -> None:
    """D12.18: the options belong to the solo game."""
    game = landrush.game("dice-settlers")
    with pytest.raises(landrush.BadOption):
        game.new(2, **{option: game.options[option][1]})


@pytest.mark.parametrize(("dice", "taken"), [(0, 4), (1, 5), (2, 6)])
def test_easy_and_hard_dice(table, dice, taken) -> None:
    """D12.18: at most the player's limit, which is 4, limit + 1, limit + 2."""
    table.solo_roll(automaton_dice=dice).queue(*QUEUE).play("done")
    assert table.limit(0) == 4
    for colour in QUEUE[:taken]:
        table.play(f"roll {colour}-{FACE[colour]}")
    assert table.asked() == ("turn", 0)


def test_six_dice_stay_the_most(table) -> None:
    """D12.18, D12.3: limit + 2 is 8, but it takes no more than 6 of 12."""
    table.solo_roll(automaton_dice=2).tile(17, "2-E", 1).tile(21, "2-SE", 1).queue(*QUEUE).play("done")
    assert table.limit(0) == 6
    for colour in QUEUE[:6]:
        table.play(f"roll {colour}-{FACE[colour]}")
    assert table.asked() == ("turn", 0)


def nothing(table) -> None:
    """No preparation."""


def no_general_tents(table) -> None:
    """All tents stand on 4, among more of the player's."""
    table.tents(0, 4, 20).own(1, 0).tents(1, 4, 20)


def one_own_tent(table) -> None:
    """One tent of its own, six to attack."""
    table.tents(0, 4, 6).own(1, 1)


def a_wood_token(table) -> None:
    """A token in the centre, for TB1."""
    table.centre(wood=1)


def no_tile(table) -> None:
    """The stack is empty."""
    table.state.stack_tiles = 0


@pytest.mark.parametrize("points", [0, 1, 2])
@pytest.mark.parametrize(
    ("side", "strength", "unused", "prepare"),
    [
        ("recruit", 5, 2, nothing),
        ("explore", 3, 2, no_tile),
        ("settle", 2, 2, no_general_tents),
        ("attack", 3, 1, nothing),
        ("attack", 3, 1, one_own_tent),
        ("trade", 3, 3, nothing),
        ("research", 3, 2, a_wood_token),
        ("research", 3, 3, nothing),
    ],
)
def test_easy_and_hard_points_for_unused_strength(table, points, side, strength, unused, prepare) -> None:
    """D12.18: none, 1 or 2 where unused strength gives 1, attack's single point and trade's included."""
    table.solo(automaton_unused=points)
    prepare(table)
    table.ready(side, strength).play("step 1")
    assert table.board(1)["points"] == points * unused


@pytest.mark.parametrize("points", [0, 2])
def test_unused_strength_against_a_wall(table, points) -> None:
    """D12.18, D12.13: the point at a strength of 0."""
    table.solo(automaton_unused=points, technologies="Kupcy i wojownicy").tech(0, "TB3").tents(0, 4, 2)
    table.ready("attack", 1).play("step 1")
    assert table.board(1)["points"] == points


@pytest.mark.parametrize("points", [1, 2, 3])
def test_easy_and_hard_trade(table, points) -> None:
    """D12.18: 1, 2 or 3 points a token; a strength without tokens stays 1 point."""
    table.solo(automaton_trade=points).centre(wood=3, gold=1).ready("trade", 3).play("step 1")
    assert table.board(1)["points"] == 4 * points + 1


@pytest.mark.parametrize(("end", "points"), [(0, 3), (1, 3 + 2 + 3), (2, 3 + 4 + 3)])
def test_easy_and_hard_end(table, end, points) -> None:
    """D12.18: nothing beside the printed 3; 1 a technology and a token; 2 a technology, 1 a token."""
    bare(table, automaton_end=end).tech(1, "TB1", "TB2").centre(gold=2).sides(trade="food")
    assert table.score(1) == points


# Gold rush


def test_tokens_for_strength_go_to_the_centre(table) -> None:
    """D12.19: as gold."""
    table.solo(gold_rush=True).ready("recruit", 2, "wood")
    assert table.effect("step 1")[1] == {"gold": 1}


def test_dice_for_strength_bring_no_gold(table) -> None:
    """D12.19: only tokens."""
    table.solo(gold_rush=True).ready("recruit", 2)
    assert 1 not in table.effect("step 1")


def test_tokens_added_to_the_centre_become_gold(table) -> None:
    """D12.19: when the centre was empty."""
    table.solo_roll(gold_rush=True).queue("green", "yellow").play(
        "done", "roll green-wood", "roll yellow-food"
    )
    assert table.board(1)["tokens"] == {"gold": 2, "iron": 0, "wood": 0, "food": 0}


def test_tokens_beyond_the_sides_become_gold(table) -> None:
    """D12.19: when every side has a token; those at the sides stay what they are."""
    table.solo_roll(gold_rush=True).centre(gold=1).queue("green", "yellow")
    table.sides(recruit="gold", explore="gold", research="wood", attack="iron", settle="food")
    table.play("done", "roll green-wood", "roll yellow-food")
    assert table.at("trade") == ["wood"]
    assert table.board(1)["tokens"] == {"gold": 2, "iron": 0, "wood": 0, "food": 0}


def test_gold_of_the_strength_is_traded(table) -> None:
    """D12.19: the token of the trade side reaches the centre first, is sold, and leaves."""
    table.solo(gold_rush=True).centre(gold=1).ready("trade", 1, "food")
    assert table.effect("step 1")[1] == {"gold": -1, "points": 4}
    assert table.board(1)["tokens"] == {"gold": 0, "iron": 0, "wood": 0, "food": 0}


def test_gold_of_the_strength_pays_for_research(table) -> None:
    """D12.19: TB1 is paid with the token that gave the strength."""
    table.solo(gold_rush=True).ready("research", 1, "food")
    assert table.effect("step 1")[1] == {"TB1": 1}


def test_gold_rush_with_all_changes(table) -> None:
    """D12.19: with every preset."""
    for preset, points in (("easy", 2), ("normal", 4), ("hard", 6)):
        table.solo(gold_rush=True, automaton=preset).centre(gold=1).ready("trade", 1, "wood").play("step 1")
        assert table.board(1)["points"] == points


# What the player sees


def test_the_player_sees_the_action_tile(table) -> None:
    """D12.2, D12.3: queue, sides, marker and difficulty lie open."""
    table.solo().queue("white", "green").sides(trade="white gold").marker("attack")
    seen = table.state.view(0)["position"]["automaton"]
    assert (seen["queue"], seen["marker"]) == (["white", "green"], "attack")
    assert seen["sides"]["trade"] == {"dice": ["white"], "token": "gold"}
    assert seen == json.loads(table.state.to_json())["automaton"]
    assert table.state.view(0)["position"]["boards"][1]["bag_size"] == 0


def test_the_player_sees_the_tile_it_explores(table) -> None:
    """D12.9: the top tile lies open when the player chooses its place."""
    table.solo().ready("explore", 1).play("step 1", "drawn 14")
    view = table.state.view(0)
    assert view["question"] == {"ask": "automaton-spot", "seat": 1, "tile": 14}
    assert [each["text"] for each in view["options"]] == ["spot 2-E", "spot 2-NW"]
    assert table.state.view(None)["options"] == []


def test_the_stack_stays_hidden(table) -> None:
    """D12.9: the player sees how many tiles are left, not which comes next."""
    table.solo().ready("explore", 1).play("step 1")
    view = table.state.view(0)["position"]
    assert "stack" not in view
    assert view["stack_size"] == 19


# Saved positions


def test_saved_in_the_middle_of_its_turn(table) -> None:
    """D12.6 to D12.11: reading a position back and playing on gives the same as playing on."""
    table.solo(automaton_ties="random").tile(17, "4-E", 0, 1).tents(1, 2, 1)
    table.ready("settle", 3).play("step 1")
    assert table.question() == "automaton-settle"
    again = table.game.from_json(table.state.to_json())
    while table.question() == "automaton-settle":
        action = table.state.legal_actions()[-1]
        table.state.apply(action)
        again.apply(action)
        assert again.to_json() == table.state.to_json()


def test_saved_in_the_middle_of_its_roll(table) -> None:
    """D12.3 to D12.5: dice rolled so far, and dice on their way to the queue."""
    table.solo_roll().queue("green", "yellow", "grey", "white", "brown").centre(gold=1).play("done")
    for text in (
        "roll green-wood",
        "roll yellow-food",
        "roll grey-attack",
        "roll white-pioneer",
        "lot yellow",
    ):
        again = table.game.from_json(table.state.to_json())
        table.play(text)
        again.apply(again.parse(text))
        assert again.to_json() == table.state.to_json()
    assert table.auto()["queue"] == ["brown", "yellow", "green"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data["automaton"].update(tents=13), "automaton.tents"),
        (lambda data: data["automaton"].update(rolled=["white-settle"]), "automaton.rolled"),
        (lambda data: data["automaton"]["queue"].extend(["white"] * 2), "supply.dice"),
        (lambda data: data["automaton"].update(marker="harvest"), "automaton.marker"),
        (lambda data: data["boards"][1]["bag"].update(white=1), "boards[1]"),
        (lambda data: data["map"][1].update(tents=[0, 4]), "20"),
        (lambda data: data.update(automaton=None), "automaton"),
    ],
)
def test_positions_that_cannot_be(table, change, message) -> None:
    """D12.1, D12.2, D12.12: 20 tents, the dice there are, a marker at a side, no bag."""
    data = json.loads(table.solo().state.to_json())
    change(data)
    with pytest.raises(landrush.BadPosition) as raised:
        table.game.from_json(json.dumps(data))
    assert message in str(raised.value)


def test_a_house_that_is_due_cannot_wait(table) -> None:
    """D12.12: a position with a lead of three tents is none."""
    table.solo().tents(1, 4, 3)
    with pytest.raises(landrush.BadPosition, match="house"):
        table.game.from_json(table.state.to_json())
