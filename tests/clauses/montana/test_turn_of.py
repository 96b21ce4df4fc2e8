"""Whose turn it is while others are asked."""

from __future__ import annotations

import random

import landrush


def turns(seed):
    """Each position of a random game with its turn and the turns that events have told of."""
    game = landrush.game("montana")
    state = game.new(3)
    state.listen()
    told = 0
    rng = random.Random(seed)
    while state.to_move != landrush.OVER:
        told += sum(event.key == "log-turn" for event in state.take_events())
        yield state, game.turn_of(state), told
        state.apply(rng.choice(state.legal_actions()))


def test_turns_are_numbered_as_the_events_tell():
    """M3.1: a turn lasts through chance and auctions; M3.4: a canteen gives another turn."""
    others = chance = 0
    for seed in range(5):
        for state, (number, seat), told in turns(seed):
            assert number == told
            if number:
                assert seat == state.active
                others += state.to_move not in (seat, landrush.CHANCE)
                chance += state.to_move == landrush.CHANCE
    assert others
    assert chance


def test_in_the_setup_each_seat_has_its_part():
    """M2.6: two spins each in turn order."""
    found = dict.fromkeys(turn for _, turn, told in turns(1) if not told)
    first, *parts = found
    assert first == (0, -1)
    assert sorted(parts) == [(0, 0), (0, 1), (0, 2)]
