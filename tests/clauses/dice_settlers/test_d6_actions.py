"""D6: the seven main actions."""

from __future__ import annotations

import pytest

SIX = (
    "white-recruit",
    "white-recruit",
    "white-recruit",
    "yellow-recruit",
    "yellow-recruit",
    "yellow-recruit",
)


# Recruit


@pytest.mark.parametrize(("symbols", "most"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_recruit_thresholds(table, symbols, most) -> None:
    """D6.1: 1, 3 and 6 symbols for 1, 2 and 3 dice."""
    table.new().dice(0, *SIX[:symbols])
    assert table.options("recruit") == [f"recruit {n + 1}" for n in range(most)]


def test_recruit_three_dice(table) -> None:
    """D6.1: six symbols are spent, three dice of the supply go to the spent area; colours may repeat."""
    table.new().dice(0, *SIX).tile(20, "2-NE", 1)
    table.play("recruit 3", *(f"die {name}" for name in SIX))
    change = table.effect("colour yellow", "colour yellow", "colour grey")
    assert change == {0: {"spent yellow": 2, "spent grey": 1}, "supply": {"yellow": -2, "grey": -1}}
    assert table.question() == "turn"


def test_recruit_spends_exactly_what_it_costs(table) -> None:
    """D6.1: with two symbols one is spent, the other stays active."""
    table.new().dice(0, "white-recruit", "white-recruit")
    change = table.effect("recruit 1", "die white-recruit", "colour yellow")
    assert change == {
        0: {"white-recruit": -1, "spent white": 1, "spent yellow": 1},
        "supply": {"yellow": -1},
    }
    assert table.question() == "turn"


def test_recruit_needs_presence_on_the_terrain(table) -> None:
    """D6.1: plains are yellow; forest, where only the other player is, gives no green; no white ever."""
    table.new().dice(0, "white-recruit")
    table.play("recruit 1", "die white-recruit")
    assert table.options() == ["colour yellow"]
    table.refuse("colour green", "why-no-presence-terrain")
    table.refuse("colour white", "why-no-white-dice")


@pytest.mark.parametrize(
    ("tile", "colour"), [(24, "yellow"), (18, "green"), (20, "grey"), (9, "orange"), (14, "brown")]
)
def test_terrain_and_colour(table, tile, colour) -> None:
    """D1.2, D6.1: plains yellow, forest green, mountains grey, desert orange, hills brown."""
    table.new().tents(0, 2, 0).tile(tile, "2-NE", 1).dice(0, "white-recruit")
    table.play("recruit 1", "die white-recruit")
    assert table.options() == [f"colour {colour}"]


def test_recruit_without_an_accessible_die(table) -> None:
    """D6.1: no yellow die in the supply, no action."""
    table.new().dice(0, "white-recruit").supply(yellow=0)
    table.refuse("recruit 1", "why-no-dice-access")


def test_recruit_takes_what_there_is(table) -> None:
    """D6.1: three are paid for, one is there: the action ends with it."""
    table.new().dice(0, *SIX).supply(yellow=1)
    table.play("recruit 3", *(f"die {name}" for name in SIX))
    assert table.effect("colour yellow") == {0: {"spent yellow": 1}, "supply": {"yellow": -1}}
    assert table.question() == "turn"


# Explore


def test_explore_draws_keeps_one_and_places_it(table) -> None:
    """D6.2: two symbols, two tiles; one is placed with a tent of the general supply; the other leaves."""
    table.new().dice(0, "white-explore", "green-explore")
    table.play("explore 2", "die white-explore", "die green-explore", "drawn 14", "drawn 20")
    assert table.options() == ["tile 14", "tile 20"]
    table.refuse("tile 18", "why-not-in-hand")
    table.play("tile 20")
    change = table.effect("spot 2-NE")
    assert change == {"map": {"0 on 20": 1}}
    assert table.board(0)["tents"] == 5
    assert table.position()["stack_size"] == 17
    table.play("pass").dice(0, "white-explore")
    table.play("end", "end")
    table.state.players[0].acted = 0
    table.play("explore 1", "die white-explore")
    table.refuse("drawn 14", "why-not-possible-now")
    table.refuse("drawn 20", "why-not-possible-now")


def test_explore_draws_what_the_stack_has(table) -> None:
    """D6.2: one tile left, two symbols: one tile."""
    table.new().dice(0, "white-explore", "green-explore")
    table.state.stack_tiles = 1 << 14
    table.play("explore 2", "die white-explore", "die green-explore", "drawn 14")
    assert table.asked() == ("choose-tile", 0)


def test_explore_needs_a_symbol_and_a_tile(table) -> None:
    """D6.2: two symbols at most with two dice; with no tile in the stack it is not possible."""
    table.new().dice(0, "white-explore", "green-explore")
    table.refuse("explore 3", "why-few-symbols")
    table.state.stack_tiles = 0
    table.refuse("explore 1", "why-stack-empty")


def test_a_tile_touches_two_tiles(table) -> None:
    """D6.2: beside 2 and 4 only two places touch both."""
    table.new().dice(0, "white-explore")
    table.play("explore 1", "die white-explore", "drawn 14", "tile 14")
    assert table.options() == ["spot 2-NE", "spot 2-SE"]
    table.refuse("spot 2-W", "why-touch-two")


def row(table):
    """2 and 4, then 14 and 20 to the east, 18 north of 14 and 20: seat 0 stands on 2 alone."""
    return table.new().tile(14, "4-E").tile(20, "14-E").tile(18, "14-NE")


def test_a_tile_touches_a_tile_with_presence(table) -> None:
    """D6.2: a place beside 14 and 20 is too far from tile 2."""
    row(table).dice(0, "white-explore")
    table.play("explore 1", "die white-explore", "drawn 24", "tile 24")
    assert table.options() == ["spot 2-NE", "spot 2-SE"]
    table.refuse("spot 14-SE", "why-touch-presence")


def test_present_nowhere_a_tile_goes_anywhere(table) -> None:
    """D6.2: the condition of presence is waived, the two tiles are not."""
    row(table).tents(0, 2, 0).dice(0, "white-explore")
    table.play("explore 1", "die white-explore", "drawn 24", "tile 24")
    table.allow("spot 2-NE", "spot 14-SE")
    table.refuse("spot 2-W", "why-touch-two")


def test_explore_without_a_spot(table) -> None:
    """D6.2: who stands only where every place touches a single tile cannot explore."""
    table.new().dice(0, "white-explore")
    # 4 is moved away: nothing touches two tiles.
    table.state.placed = 1 << 2
    table.state.spots = table.state.spots[:0]
    table.state.spot_tiles = table.state.spot_tiles[:0]
    table.refuse("explore 1", "why-no-spot")


def test_joining_goes_clockwise_from_the_explorers_left(table) -> None:
    """D6.2: all present beside the new tile are asked, in order; each may put a tent of the own supply."""
    table.new(4).dice(1, "white-explore").tents(2, 4, 1).dice(0)
    table.play("end", "explore 1", "die white-explore", "drawn 20", "tile 20")
    # It touches 4 and 6; seat 0 stands on 2, seat 3 on 5.
    table.play("spot 4-SE")
    assert table.asked() == ("join", 2)
    assert table.effect("join") == {2: {"tents": -1}, "map": {"2 on 20": 1}}
    assert table.asked() == ("more", 1)
    assert table.effect("add") == {1: {"tents": -1}, "map": {"1 on 20": 1}}
    assert table.asked() == ("turn", 1)


def test_joining_order_with_all_present(table) -> None:
    """D6.2: seat 2 explores: 3, 0, 1 are asked."""
    table.new(4).dice(2, "white-explore").dice(0).dice(1)
    for seat in range(4):
        table.tents(seat, 4, 1)
    table.play("end", "end", "explore 1", "die white-explore", "drawn 20", "tile 20", "spot 4-SE")
    asked = []
    while table.question() == "join":
        asked.append(table.mover)
        table.play("pass")
    assert asked == [3, 0, 1]
    assert table.asked() == ("turn", 2)


def test_the_second_tent_is_told_apart_from_joining(table) -> None:
    """D6.2: the others join; the explorer adds a tent, or passes."""
    table.new().dice(0, "white-explore")
    table.play("explore 1", "die white-explore", "drawn 20", "tile 20", "spot 2-NE")
    table.refuse("add", "why-not-possible-now")
    table.play("join")
    assert (table.asked(), table.options()) == (("more", 0), ["pass", "add"])
    table.refuse("join", "why-not-possible-now")
    before = table.score(0)
    assert table.told("add") == [("add-tent", {"player": 0, "tile": 20})]
    assert table.state.game.tally(table.state).points
    assert table.score(0) >= before


def test_nobody_joined_no_second_tent(table) -> None:
    """D6.2: the explorer adds a tent only if somebody joined."""
    table.new().dice(0, "white-explore")
    table.play("explore 1", "die white-explore", "drawn 20", "tile 20", "spot 2-NE")
    assert table.asked() == ("join", 1)
    assert table.effect("pass") == {}
    assert table.asked() == ("turn", 0)


def test_without_own_tents_nobody_joins(table) -> None:
    """D6.2: joining and adding take tents of the own supply; the first tent does not."""
    table.new().dice(0, "white-explore").own(1, 0).own(0, 0)
    change = table.effect("explore 1", "die white-explore", "drawn 20", "tile 20", "spot 2-NE")
    assert change["map"] == {"0 on 20": 1}
    assert table.asked() == ("turn", 0)
    table.new().dice(0, "white-explore").own(0, 0)
    table.play("explore 1", "die white-explore", "drawn 20", "tile 20", "spot 2-NE", "join")
    assert table.asked() == ("turn", 0)


def test_who_is_not_beside_is_not_asked(table) -> None:
    """D6.2: seat 1 away from the new tile is not asked."""
    table.new().tents(1, 4, 0).tile(14, "4-E", 0, 1).dice(0, "white-explore")
    table.play("explore 1", "die white-explore", "drawn 20", "tile 20", "spot 2-SE")
    assert table.asked() == ("turn", 0)


def test_the_explorer_alone_sees_the_tiles(table) -> None:
    """D6.2: the drawn tiles are in the explorer's view only, also after the choice."""
    table.new().dice(0, "white-explore", "green-explore")
    table.play("explore 2", "die white-explore", "die green-explore", "drawn 14", "drawn 20")
    hands = [table.state.view(seat)["position"]["hand"] for seat in (0, 1, None)]
    assert hands == [[14, 20], [], []]
    table.play("tile 20", "spot 2-NE")
    unknown = [table.state.view(seat)["position"]["unknown"] for seat in (0, 1, None)]
    assert [14 in tiles for tiles in unknown] == [False, True, True]
    assert [20 in tiles for tiles in unknown] == [False, False, False]


# Settle


def test_settle_three_ways_one_after_another(table) -> None:
    """D6.3: fetch, place on a neighbour where one was not, take several back."""
    table.new().dice(0, "white-settle", "white-settle", "white-settle", "green-settle").own(0, 0)
    table.play("settle", "die white-settle")
    table.refuse("tile 2", "why-no-own-tents")
    assert table.effect("fetch") == {0: {"tents": 1}}
    assert table.effect("die white-settle", "tile 4")["map"] == {"0 on 4": 1}
    table.play("die white-settle", "back")
    table.refuse("done", "why-no-effect")
    assert table.effect("tile 2", "tile 4") == {0: {"tents": 2}, "map": {"0 on 2": -1, "0 on 4": -1}}
    table.play("done", "die green-settle")
    assert table.options() == ["fetch"]
    table.refuse("tile 2", "why-too-far")
    table.refuse("back", "why-no-tents-on-map")


def test_settle_reaches_neighbours_only(table) -> None:
    """D6.3: a tile two steps away only after a tent between."""
    row(table).dice(0, "white-settle", "white-settle", "white-settle")
    table.play("settle", "die white-settle")
    table.refuse("tile 14", "why-too-far")
    table.refuse("tile 30", "why-tile-not-placed")
    table.play("tile 4", "die white-settle", "tile 14", "die white-settle", "tile 20")
    assert table.board(0)["tents"] == 2


def test_houses_stay_and_foreign_houses_do_not_hinder(table) -> None:
    """D6.3: a house cannot be taken back; a tile with an opponent's house takes tents."""
    table.new().house(0, 2).tents(0, 2, 0).house(1, 4).dice(0, "white-settle", "white-settle")
    table.play("settle", "die white-settle")
    table.refuse("back", "why-no-tents-on-map")
    assert table.effect("tile 4") == {0: {"tents": -1}, "map": {"0 on 4": 1}}


def test_settle_ends_when_the_player_likes(table) -> None:
    """D6.3: at least one symbol, then done; the other die stays."""
    table.new().dice(0, "white-settle", "white-settle")
    table.play("settle")
    table.refuse("done", "why-no-effect")
    table.play("die white-settle", "fetch", "done")
    assert table.board(0)["active"] == {"white-settle": 1}


# Attack


def battle(table, own: int = 1, theirs: int = 2):
    """Seats 0 and 1 stand together on tile 14."""
    return table.new().tile(14, "2-NE", own, theirs)


def test_attack_replaces_tents(table) -> None:
    """D6.4: two symbols, two tents home, two of the own supply in their place."""
    battle(table, 1, 3).dice(0, "green-attack", "grey-attack")
    change = table.effect("attack 14-2", "die green-attack", "die grey-attack")
    assert change == {
        0: {"green-attack": -1, "grey-attack": -1, "spent green": 1, "spent grey": 1, "tents": -2},
        1: {"tents": 2},
        "map": {"0 on 14": 2, "1 on 14": -2},
    }


def test_attack_needs_presence_and_a_target(table) -> None:
    """D6.4: not where one is absent, not where the other has no tent, not oneself."""
    battle(table).dice(0, "green-attack")
    assert table.options("attack") == ["attack 14-2"]
    table.refuse("attack 4-2", "why-not-present")
    table.refuse("attack 2-2", "why-no-enemy-tents")
    table.refuse("attack 14-1", "why-no-enemy-tents")
    table.refuse("attack 14-3", "why-no-enemy-tents")


def test_attack_stops_without_own_tents(table) -> None:
    """D6.4: with one tent in the own supply the second symbol does nothing."""
    battle(table, 1, 3).own(0, 1).dice(0, "green-attack", "grey-attack")
    table.play("attack 14-2", "die green-attack")
    table.refuse("die grey-attack", "why-not-possible-now")
    assert table.options() == ["done"]
    table.play("done").own(0, 0)
    table.new().tile(14, "2-NE", 1, 3).own(0, 0).dice(0, "green-attack")
    table.refuse("attack 14-2", "why-no-own-tents")


def test_attack_stops_without_enemies(table) -> None:
    """D6.4: one tile, one opponent."""
    battle(table, 1, 1).dice(0, "green-attack", "grey-attack")
    table.play("attack 14-2", "die green-attack")
    assert table.options() == ["done"]
    assert table.position()["boards"][1]["tents"] == 6


def test_a_house_cannot_be_attacked_but_tents_beside_it(table) -> None:
    """D6.4: the tent goes, the house stays; a house alone is no target."""
    battle(table, 1, 1).house(1, 14).dice(0, "green-attack", "grey-attack")
    assert table.effect("attack 14-2", "die green-attack")["map"] == {"0 on 14": 1, "1 on 14": -1}
    table.play("done")
    battle(table, 1, 0).house(1, 14).dice(0, "green-attack")
    table.refuse("attack 14-2", "why-no-enemy-tents")


def test_a_house_is_presence_enough_to_attack(table) -> None:
    """D6.4, D8.1: with only a house there one may attack."""
    battle(table, 0, 1).house(0, 14).dice(0, "green-attack")
    table.allow("attack 14-2")


def test_attack_needs_a_replacement(table) -> None:
    """D6.4, D14.3: against Palisade one symbol is not enough, two replace one tent."""
    battle(table).tech(1, "TB3").dice(0, "green-attack")
    table.refuse("attack 14-2", "why-attack-ignored")
    table.dice(0, "green-attack", "grey-attack")
    table.play("attack 14-2", "die green-attack")
    table.refuse("done", "why-replace-one")
    assert table.effect("die grey-attack")["map"] == {"0 on 14": 1, "1 on 14": -1}


def test_attack_with_a_pair(table) -> None:
    """D6.4, D5.4: two pioneers are an attack symbol."""
    battle(table, 1, 2).dice(0, "white-pioneer", "white-pioneer", "white-pioneer")
    change = table.effect("attack 14-2", "pair", "die white-pioneer", "die white-pioneer")
    assert change == {
        0: {"white-pioneer": -2, "spent white": 2, "tents": -1},
        1: {"tents": 1},
        "map": {"0 on 14": 1, "1 on 14": -1},
    }
    assert table.options() == ["done"]


# Harvest


def test_harvest_gives_matching_tokens(table) -> None:
    """D6.5: one token for each symbol."""
    table.new().dice(0, "green-wood", "yellow-food", "grey-iron", "orange-gold")
    change = table.effect(
        "harvest",
        *("die green-wood", "token wood", "die yellow-food", "token food"),
        *("die orange-gold", "token gold", "die grey-iron", "token iron", "done"),
    )
    assert {name: change[0][name] for name in ("gold", "iron", "wood", "food")} == {
        "gold": 1,
        "iron": 1,
        "wood": 1,
        "food": 1,
    }
    assert table.board(0)["active"] == {}


def test_harvest_matches_the_symbol(table) -> None:
    """D6.5: wood is no food; an action symbol is no resource; any number may be left."""
    table.new().dice(0, "green-wood", "yellow-food", "white-settle")
    table.play("harvest")
    table.refuse("die white-settle", "why-no-symbol")
    table.play("die green-wood")
    assert table.options() == ["token wood"]
    table.play("token wood", "done")
    assert table.board(0)["active"] == {"yellow-food": 1, "white-settle": 1}


# Trade


@pytest.mark.parametrize(
    ("tokens", "sale", "points"),
    [
        ({"wood": 3}, "equal wood-wood-wood", 6),
        ({"gold": 3}, "equal gold-gold-gold", 6),
        ({"gold": 1, "iron": 2}, "equal gold-iron-iron", 6),
        ({"iron": 1, "wood": 1, "food": 1}, "different iron-wood-food", 5),
        ({"gold": 2, "food": 1}, "different gold-gold-food", 5),
        ({"wood": 1, "food": 1}, "two wood-food", 2),
        ({"gold": 2}, "two gold-gold", 2),
    ],
)
def test_trade_of_tokens(table, tokens, sale, points) -> None:
    """D6.6: 6 for three equal, 5 for three different, 2 for any two; gold stands for any."""
    table.new().tokens(0, **tokens).dice(0, "yellow-trade")
    change = table.effect("trade", "die yellow-trade", sale)
    lost = {name: -n for name, n in tokens.items()}
    assert change == {
        0: {"points": points, "yellow-trade": -1, "spent yellow": 1, **lost},
        "supply": {"points": -points},
    }


def test_trade_sets_must_fit(table) -> None:
    """D6.6: two kinds are neither equal nor different; tokens one lacks cannot be sold."""
    table.new().tokens(0, wood=2, food=1).dice(0, "yellow-trade")
    table.play("trade", "die yellow-trade")
    table.refuse("equal wood-wood-food", "why-trade-set")
    table.refuse("different wood-wood-food", "why-trade-set")
    table.refuse("equal wood-wood-wood", "why-no-token")
    table.refuse("different iron-wood-food", "why-no-token")
    table.refuse("two iron-wood", "why-no-token")


def test_the_die_just_spent_may_go(table) -> None:
    """D6.6: it leaves the game for 3 points; not to the supply."""
    table.new().dice(0, "yellow-trade")
    change = table.effect("trade", "die yellow-trade", "colour yellow", "done")
    assert change == {0: {"points": 3, "yellow-trade": -1}, "supply": {"points": -3}}


def test_an_active_die_may_go_and_its_symbol_is_lost(table) -> None:
    """D6.6: a removed active trade die pays nothing any more; a white die may go, one in the bag not."""
    table.new().dice(0, "yellow-trade", "brown-trade", "white-settle")
    table.play("trade", "die yellow-trade")
    table.refuse("colour white", "why-no-such-die")
    table.refuse("colour green", "why-no-such-die")
    table.allow("die white-settle")
    assert table.effect("die brown-trade") == {0: {"points": 3, "brown-trade": -1}, "supply": {"points": -3}}
    assert table.options() == ["done"]


def test_a_white_spent_die_may_go(table) -> None:
    """D6.6: white dice may go."""
    table.new().spent(0, white=1).dice(0, "yellow-trade")
    table.play("trade", "die yellow-trade")
    assert table.effect("colour white") == {0: {"points": 3, "spent white": -1}, "supply": {"points": -3}}


def test_trade_with_a_pair(table) -> None:
    """D6.6, D5.4: two pioneers are a trade symbol; one of the dice just spent may be the one removed."""
    table.new().dice(0, "white-pioneer", "orange-pioneer")
    table.play("trade", "pair", "die white-pioneer", "die orange-pioneer")
    assert table.options() == ["colour white", "colour orange"]
    assert table.effect("colour orange") == {0: {"points": 3, "spent orange": -1}, "supply": {"points": -3}}


def test_trade_needs_something_to_exchange(table) -> None:
    """D6.6: a card's symbol with one token and no die outside the bag is no trade."""
    table.new().tech(0, "TD6").tokens(0, gold=1)
    table.refuse("trade", "why-no-effect")
    table.spent(0, white=1)
    table.allow("trade")


def test_exchanges_one_after_another(table) -> None:
    """D6.6: each symbol one exchange."""
    table.new().tokens(0, wood=5).dice(0, "yellow-trade", "brown-trade")
    change = table.effect(
        "trade", "die yellow-trade", "equal wood-wood-wood", "die brown-trade", "two wood-wood", "done"
    )
    assert change[0]["points"] == 8
    assert change[0]["wood"] == -5


# Research


def test_research_costs_symbols_and_tokens(table) -> None:
    """D6.7: TB2: two research, one wood, plains."""
    table.new().tokens(0, wood=1).dice(0, "white-research", "orange-research", "grey-research")
    change = table.effect("research TB2", "die white-research", "die orange-research", "token wood")
    assert change == {
        0: {
            "TB2": 1,
            "wood": -1,
            "white-research": -1,
            "orange-research": -1,
            "spent white": 1,
            "spent orange": 1,
        }
    }
    assert table.question() == "turn"


def test_research_needs_everything_printed(table) -> None:
    """D6.7: terrain, symbols, tokens, and a card that lies there without the own marker."""
    table.new().tokens(0, wood=2).dice(0, "white-research")
    table.refuse("research TB1", "why-no-presence-terrain")
    table.refuse("research TB2", "why-few-symbols")
    table.refuse("research TA1", "why-tech-token")
    table.refuse("research TB3", "why-tech-not-here")
    table.tokens(0, food=1)
    table.allow("research TA1")
    table.tech(0, "TA1")
    table.refuse("research TA1", "why-tech-owned")


def test_research_needs_every_terrain(table) -> None:
    """D6.7: TE2 needs forest and mountains."""
    table.new().tents(0, 4, 1).dice(0, *("white-research",) * 3, "orange-research")
    table.refuse("research TE2", "why-no-presence-terrain")
    table.tile(20, "2-NE", 1)
    table.allow("research TE2")


def test_gold_stands_for_any_token(table) -> None:
    """D6.7: gold instead of food, by the player's choice; food never for gold."""
    table.new().tokens(0, gold=1, food=1).dice(0, "white-research")
    table.play("research TA1", "die white-research")
    assert table.options() == ["token gold", "token food"]
    assert table.effect("token gold") == {0: {"gold": -1, "TA1": 1}}
    table.new().tile(14, "2-NE", 1).tokens(0, food=3, iron=3, wood=3)
    table.dice(0, "white-research", "white-research")
    table.refuse("research TC2", "why-tech-token")
    table.tokens(0, gold=1)
    table.allow("research TC2")


def test_several_players_hold_the_same_technology(table) -> None:
    """D6.7: seat 1 researches what seat 0 has."""
    table.new().tech(0, "TA1").tokens(1, food=1).dice(1, "white-research")
    table.play("end", "research TA1", "die white-research", "token food")
    assert [table.board(seat)["technologies"] for seat in (0, 1)] == [["TA1"], ["TA1"]]


def test_a_technology_works_from_now_on(table) -> None:
    """D6.7: TC1 researched in the first turn: a settle is a recruit in the second; TD5 is usable at once."""
    table.new().tents(0, 4, 1).tokens(0, wood=1).dice(0, "white-research", "white-settle")
    table.play("research TC1", "die white-research", "token wood", "end", "end")
    table.allow("recruit 1")
    table.new().lay("TD5").tents(0, 4, 1).tile(20, "2-NE", 1, 1).tokens(0, iron=1)
    table.dice(0, "white-research", "white-research")
    table.play("research TD5", "die white-research", "die white-research", "token iron", "end", "end")
    assert table.effect("attack 20-2", "use TD5")["map"] == {"0 on 20": 1, "1 on 20": -1}


def test_points_come_from_the_supply_then_from_the_reserve(table) -> None:
    """D6.8: with 2 points left six are gained, the supply is empty."""
    table.new().tokens(0, wood=3).dice(0, "yellow-trade")
    table.state.points = 2
    change = table.effect("trade", "die yellow-trade", "equal wood-wood-wood")
    assert change[0]["points"] == 6
    assert change["supply"] == {"points": -2}
