"""Properties of Dice Settlers that hold whatever the players do."""

from __future__ import annotations

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

import landrush
from landrush.games.dice_settlers import state as kernel
from landrush.games.dice_settlers.plausible import held_dice, read_frames
from landrush.games.dice_settlers.symbols import COLOURS, SYMBOLS, TILES
from tests.rounds import examples

GAME = landrush.game("dice-settlers")
START = {1: [6, 7, 7, 5, 5, 5], 2: [6, 7, 7, 5, 5, 5], 3: [9, 8, 8, 6, 6, 6], 4: [12, 9, 9, 7, 7, 7]}

seeds = st.integers(0, 10**6)
player_counts = st.integers(1, 4)
plies = st.integers(0, 20) | st.integers(0, 900)


def played(players, seed, count):
    """States of a random game with random options."""
    rng = random.Random(seed)
    options = {option: rng.choice(values) for option, values in GAME.options_for(players).items()}
    state = GAME.new(players, **options)
    yield state
    for _ in range(count):
        if state.to_move == landrush.OVER:
            return
        state.apply(rng.choice(state.legal_actions()))
        yield state


def dice(s, colour):
    """All dice of a colour that are still in the game."""
    total = s.supply[colour]
    for p in s.players:
        total += p.holds[kernel.BAG + colour] + p.holds[kernel.SPENT + colour]
        total += sum(p.active[colour * SYMBOLS + symbol] for symbol in range(SYMBOLS))
    if s.automaton is not None:
        total += s.automaton.dice_of(colour)
    return total + sum(held_dice(frame).count(colour) for frame in read_frames(s))


@settings(max_examples=examples(25))
@given(player_counts, seeds, plies)
def test_dice_houses_and_points_are_conserved(players, seed, count):
    """D1.1, D1.3, D2.6: dice only leave the game, houses stay, points are taken from the supply."""
    before = START[players]
    for state in played(players, seed, count):
        now = [dice(state, colour) for colour in range(COLOURS)]
        assert all(n <= m for n, m in zip(now, before, strict=True))
        assert sum(before) - sum(now) <= 1
        before = now
        for seat, p in enumerate(state.players):
            built = sum(1 for tile in range(TILES) if state.house[tile] == seat)
            assert p.houses + built == 5
            assert min(p.tents, p.points, *p.holds) >= 0
        if state.automaton is not None:
            on_map = sum(state.tents[TILES + tile] for tile in range(TILES))
            assert state.automaton.general + state.players[1].tents + on_map == 20
        assert state.points >= 0
        tiles = [state.placed, state.stack_tiles, state.hand]
        assert all(a & b == 0 for i, a in enumerate(tiles) for b in tiles[i + 1 :])


@settings(max_examples=examples(40))
@given(player_counts, seeds, plies, st.randoms())
def test_views_do_not_tell_what_a_seat_may_not_know(players, seed, count, rng):
    """Two tiles that a seat cannot tell apart are exchanged: its view stays the same."""
    *_, state = played(players, seed, count)
    seat = rng.randrange(players)
    data = json.loads(state.to_json())
    known = set(data["seen"][seat]) | {each["tile"] for each in data["map"]}
    needed = GAME.components.parts.tile_players
    # Start tiles as long as they are drafted and placed, then those of the stack.
    kinds = range(1, 8) if data["round"] == 0 else range(8, TILES)
    hidden = [tile for tile in kinds if tile not in known and needed[tile] <= state.seats]
    pending = [frame for frame in data["pending"] if frame["ask"] == "automaton-spot"]
    if len(hidden) < 2 or pending or (data["hand"] and data["pending"][-1]["seat"] == seat):
        return
    one, other = rng.sample(hidden, 2)
    swap = {one: other, other: one}
    for key in ("stack", "hand"):
        data[key] = sorted(swap.get(tile, tile) for tile in data[key])
    data["seen"] = [sorted(swap.get(tile, tile) for tile in tiles) for tiles in data["seen"]]
    for frame in data["pending"]:
        if frame["ask"] in ("place-start", "put-tile"):
            frame["tile"] = swap.get(frame["tile"], frame["tile"])
    twin = GAME.from_json(json.dumps(data))
    assert twin.view(seat) == state.view(seat)
    assert twin.view(None) == state.view(None)


def derived(s):
    """What is kept up to date with every change and is not saved."""
    players = [(p.active_low, p.active_high, p.active_dice, [*p.serves], [*p.powers]) for p in s.players]
    return players, [*s.present], [*s.near], [*s.spots], [*s.spot_tiles]


@settings(max_examples=examples(40))
@given(player_counts, seeds, plies)
def test_derived_data_is_what_the_position_says(players, seed, count):
    """Kept up to date in play, derived from nothing when a position is read: both are the same."""
    *_, state = played(players, seed, count)
    assert derived(GAME.from_json(state.to_json())) == derived(state)
