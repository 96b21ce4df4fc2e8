"""What every bot promises, in every game."""

from __future__ import annotations

import json
import random

import pytest

import landrush
from landrush.bots import SIMPLE, bot, searches
from landrush.bots.ladder import RUNGS
from landrush.engine.rng import Rng
from landrush.games.dice_settlers.state import BAG
from landrush.games.dice_settlers.symbols import COLOURS, TILES
from landrush.simulation import Plan, play_game
from tests.rounds import rounds

every_bot = pytest.mark.parametrize("name", sorted(SIMPLE))
# Those that go by a value function or search, with few simulations, which can be repeated.
THINKING = [f"{name}@8sims" if searches(name) else name for name in RUNGS]
every_game = pytest.mark.parametrize("game", [*map(landrush.game, landrush.games())], ids=landrush.games())


def positions(game, players, seed, every):
    """Some positions of a random game in which a seat decides."""
    rng = random.Random(seed)
    options = {option: rng.choice(values) for option, values in game.options_for(players).items()}
    state = game.new(players, **options)
    ply = 0
    while state.to_move != landrush.OVER:
        if state.to_move != landrush.CHANCE and ply % every == 0:
            yield state
        state.apply(rng.choice(state.legal_actions()))
        ply += 1


@every_bot
@every_game
def test_bots_choose_legal_actions_by_their_seed_and_leave_the_state_alone(name, game):
    for state in positions(game, game.max_players, 1, 29):
        before = state.to_json()
        chosen = bot(name, 5).choose(state)
        assert chosen in state.legal_actions()
        assert chosen == bot(name, 5).choose(state)
        assert state.to_json() == before


@every_game
def test_a_state_is_judged_for_each_seat(game):
    """Whoever is ahead at the end is judged above 0, and whoever is behind below."""
    *_, state = positions(game, 3, 2, 1)
    while state.to_move != landrush.OVER:
        state.apply(state.legal_actions()[0])
    winners = state.winners()
    for seat in range(3):
        value = state.evaluate(seat)
        assert value < 0 if seat not in winners else value > 0 or len(winners) > 1


@every_game
def test_greedy_beats_random(game):
    assert play_game(Plan(game.name, ("random", "greedy"), 3), 0).winners == (1,)


def twin(game, state, seat, rng):
    """Another position that looks the same to a seat; None if there is none."""
    data = json.loads(state.to_json())
    changes = (other_start_tile, other_stack, other_bags)
    changed = [change(game, data, seat, rng) for change in changes]
    if not any(changed):
        return None
    out = game.from_json(json.dumps(data))
    assert out.view(seat) == state.view(seat)
    assert out.to_json() != state.to_json()
    return out


def exchange(data, one, other):
    """Two tiles in each other's places, wherever they are."""
    swap = {one: other, other: one}
    data["stack"] = sorted(swap.get(tile, tile) for tile in data["stack"])
    data["seen"] = [sorted(swap.get(tile, tile) for tile in tiles) for tiles in data["seen"]]
    for frame in data["pending"]:
        if frame["ask"] == "place-start":
            frame["tile"] = swap.get(frame["tile"], frame["tile"])


def other_start_tile(game, data, seat, rng):
    """Somebody keeps a start tile that the seat has not seen."""
    kept = [
        frame["tile"]
        for frame in data["pending"]
        if frame["ask"] == "place-start" and frame["seat"] != seat and frame["tile"]
    ]
    known = {*data["seen"][seat], *data["hand"], *(each["tile"] for each in data["map"])}
    kept = [tile for tile in kept if tile not in known]
    hidden = [tile for tile in range(1, 8) if tile not in known]
    if not kept or len(hidden) < 2:
        return False
    one = rng.choice(kept)
    exchange(data, one, rng.choice([tile for tile in hidden if tile != one]))
    return True


def other_stack(game, data, seat, rng):
    """Others put another tile away."""
    known = set(data["seen"][seat]) | {each["tile"] for each in data["map"]}
    needed = game.components.parts.tile_players
    seats = len(data["seen"])
    hidden = [tile for tile in range(8, TILES) if tile not in known and needed[tile] <= seats]
    put_away = [tile for tile in hidden if tile not in data["stack"] and tile not in data["hand"]]
    stacked = [tile for tile in hidden if tile in data["stack"]]
    if not put_away or not stacked:
        return False
    exchange(data, rng.choice(put_away), rng.choice(stacked))
    return True


def other_bags(game, data, seat, rng):
    """Two others have a die of each other in their bags."""
    bags = [each["bag"] for i, each in enumerate(data["boards"]) if i != seat]
    pairs = [
        (one, other, colour, another)
        for i, one in enumerate(bags)
        for other in bags[i + 1 :]
        for colour in one
        for another in other
        if colour != another and one[colour] and other[another]
    ]
    if not pairs:
        return False
    one, other, colour, another = rng.choice(pairs)
    for bag, gone, come in ((one, colour, another), (other, another, colour)):
        bag[gone] -= 1
        bag[come] = bag.get(come, 0) + 1
    return True


@pytest.mark.longer
@pytest.mark.parametrize("name", [*sorted(SIMPLE), *THINKING])
def test_bots_do_not_know_what_is_hidden_from_their_seat(name):
    """With other tiles in stack and hands, and other dice in others' bags, the move stays the same."""
    game = landrush.game("dice-settlers")
    rng = random.Random(4)
    compared = 0
    for seed in range(rounds(1, 3)):
        for state in positions(game, 3, seed, 17):
            other = twin(game, state, state.to_move, rng) if len(state.legal_actions()) > 1 else None
            if other is not None:
                compared += 1
                assert bot(name, 6).choose(other) == bot(name, 6).choose(state)
    assert compared > 10


def test_start_tiles_that_others_keep_are_imagined():
    """D2.3: every tile that the seat has not seen may be the one; nobody has another's."""
    game = landrush.game("dice-settlers")
    state = game.new(3)
    rng = random.Random(1)
    state.advance(rng)
    state.apply(state.legal_actions()[0])
    state.advance(rng)
    seat = state.to_move
    data = json.loads(state.to_json())
    (kept,) = [each["tile"] for each in data["pending"] if each["ask"] == "place-start" and each["tile"]]
    imagined = set()
    for seed in range(60):
        world = state.imagine(seat, Rng(seed))
        assert world.view(seat) == state.view(seat)
        found = json.loads(world.to_json())
        (tile,) = [each["tile"] for each in found["pending"] if each["ask"] == "place-start" and each["tile"]]
        imagined.add(tile)
        assert game.from_json(world.to_json()).digest() == world.digest()
    assert kept in imagined
    assert imagined == set(range(1, 8)) - set(data["hand"])


def test_dice_in_the_bags_of_others_are_dealt_anew():
    """D4.5: their colours are not known, how many they are is."""
    game = landrush.game("dice-settlers")
    changed = 0
    for state in positions(game, 4, 5, 31):
        seat = state.to_move
        world = state.imagine(seat, Rng(8))
        before, after = ([[*p.holds[BAG : BAG + COLOURS]] for p in s.players] for s in (state, world))
        assert after[seat] == before[seat]
        assert [sum(bag) for bag in after] == [sum(bag) for bag in before]
        assert [sum(dice) for dice in zip(*after, strict=True)] == [
            sum(dice) for dice in zip(*before, strict=True)
        ]
        changed += after != before
    assert changed > 5


def test_an_imagined_stack_has_the_size_of_the_true_one_and_no_tile_that_was_seen():
    game = landrush.game("dice-settlers")
    for state in positions(game, 4, 7, 23):
        seat = state.to_move
        imagined = state.imagine(seat, Rng(3))
        tiles = imagined.stack_tiles
        assert tiles.bit_count() == state.stack_tiles.bit_count()
        assert tiles & (state.seen[seat] | state.placed | 0xFF) == 0
        assert imagined.view(seat) == state.view(seat)
