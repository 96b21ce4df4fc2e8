"""Whose turn it is while others are asked."""

from __future__ import annotations

import random

import pytest

import landrush

# The phases of a round as `turn_of` numbers them.
ROLL, FIRST_TURN, SECOND_TURN, CLEAN_UP = 4, 5, 6, 7


def turns(players, seed):
    """Each position of a random game with its turn and what has happened since the last one."""
    game = landrush.game("dice-settlers")
    state = game.new(players)
    state.listen()
    rng = random.Random(seed)
    while state.to_move != landrush.OVER:
        yield state, game.turn_of(state), state.take_events()
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_turns_begin_as_the_events_tell(players):
    """D5.1: two turns each; D6.2: others may join inside one."""
    joins = 0
    for seed in range(3):
        for state, (number, phase, seat), events in turns(players, seed):
            assert number == state.rounds
            for event in events:
                if event.key == "log-turn":
                    assert phase == FIRST_TURN - 1 + event.params["n"]
                    assert seat == event.params["player"].number
            if state.to_move not in (seat, landrush.CHANCE):
                assert phase in (FIRST_TURN, SECOND_TURN)
                joins += 1
    assert joins


def test_a_round_in_its_order():
    """D3.1: roll phase, two turns each, clean-up."""
    found = dict.fromkeys(turn for _, turn, _ in turns(2, 1) if turn[0] == 1)
    phases = [phase for _, phase, _ in found]
    assert phases == sorted(phases)
    assert phases[:6] == [ROLL, ROLL, FIRST_TURN, FIRST_TURN, SECOND_TURN, SECOND_TURN]
    assert set(phases[6:]) <= {CLEAN_UP}


def test_the_automaton_has_a_roll_phase_and_turns():
    """D12.3, D12.6."""
    found = {turn[1] for _, turn, _ in turns(1, 1) if turn[0] and turn[2] == 1}
    assert found == {ROLL, FIRST_TURN, SECOND_TURN}
