"""What every bot promises, in every game."""

from __future__ import annotations

import json
import random

import pytest

import landrush
from landrush.bots import SIMPLE, bot
from landrush.engine.rng import Rng
from landrush.games.dice_settlers.state import BAG
from landrush.games.dice_settlers.symbols import COLOURS, TILES
from landrush.simulation import Plan, play_game

every_bot = pytest.mark.parametrize("name", sorted(SIMPLE))
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
    """Others put other tiles away and have other dice in their bags; None if nobody saw any."""
    data = json.loads(state.to_json())
    known = set(data["seen"][seat]) | {each["tile"] for each in data["map"]}
    needed = game.components.parts.tile_players
    hidden = [tile for tile in range(8, TILES) if tile not in known and needed[tile] <= state.seats]
    put_away = [tile for tile in hidden if tile not in data["stack"] and tile not in data["hand"]]
    stacked = [tile for tile in hidden if tile in data["stack"]]
    if not put_away or not stacked:
        return None
    one, other = rng.choice(put_away), rng.choice(stacked)
    swap = {one: other, other: one}
    data["stack"] = sorted(swap.get(tile, tile) for tile in data["stack"])
    data["seen"] = [sorted(swap.get(tile, tile) for tile in tiles) for tiles in data["seen"]]
    out = game.from_json(json.dumps(data))
    for opponent in range(state.seats):
        bag = [colour for colour in range(COLOURS) if state.players[opponent].holds[BAG + colour]]
        if opponent != seat and bag:
            out.players[opponent].holds[BAG + bag[0]] -= 1
            out.players[opponent].holds[BAG + (bag[0] + 1) % COLOURS] += 1
    assert out.view(seat) == state.view(seat)
    return out


@every_bot
def test_bots_do_not_know_what_is_hidden_from_their_seat(name):
    """With another stack and other dice in the others' bags the move stays the same."""
    game = landrush.game("dice-settlers")
    rng = random.Random(4)
    compared = 0
    for seed in range(3):
        for state in positions(game, 3, seed, 17):
            other = twin(game, state, state.to_move, rng)
            if other is not None:
                compared += 1
                assert bot(name, 6).choose(other) == bot(name, 6).choose(state)
    assert compared > 10


def test_an_imagined_stack_has_the_size_of_the_true_one_and_no_tile_that_was_seen():
    game = landrush.game("dice-settlers")
    for state in positions(game, 4, 7, 23):
        seat = state.to_move
        imagined = state.imagine(seat, Rng(3))
        tiles = imagined.stack_tiles
        assert tiles.bit_count() == state.stack_tiles.bit_count()
        assert tiles & (state.seen[seat] | state.placed | 0xFF) == 0
        assert imagined.view(seat) == state.view(seat)
