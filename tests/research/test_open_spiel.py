"""OpenSpiel's own tests, Shimmy's bridge, and what they do not look at."""

from __future__ import annotations

import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test as open_spiel_test
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

import landrush
from landrush.errors import IllegalMove
from landrush.research.encoding import encoder
from landrush.research.open_spiel import register, short_name
from tests.research.tables import every_table

register()

every_game = pytest.mark.parametrize("name", landrush.games())


def load(name, players):
    return pyspiel.load_game(f"{short_name(name)}(players={players})")


def played(game, seed, steps):
    """A state after some random steps."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=shares)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@every_table
def test_random_simulations(name, players):
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@every_table
def test_the_api_is_kept(name, players):
    case = type(
        "Case",
        (open_spiel_test.EnforceAPIOnPartialTreeBase,),
        {"game": load(name, players), "game_name": name},
    )
    result = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.failures == []
    assert result.errors == []


# Its spaces are made for observations of any kind.
@pytest.mark.filterwarnings("ignore")
@every_table
def test_through_shimmy_into_pettingzoo(name, players):
    api_test(
        OpenSpielCompatibilityV0(game_name=short_name(name), config={"players": players}), num_cycles=100
    )


@every_game
def test_a_state_comes_back_from_text(name):
    game = load(name, 2)
    state = played(game, 1, 200)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.history() == state.history()


@every_game
def test_copies_go_their_own_way(name):
    state = played(load(name, 2), 2, 100)
    before = str(state)
    other = state.clone()
    other.apply_action(
        other.legal_actions()[0] if not other.is_chance_node() else other.chance_outcomes()[0][0]
    )
    assert str(state) == before
    assert str(other) != before
    assert len(other.history()) == len(state.history()) + 1


@every_game
def test_what_is_not_legal_is_refused_and_changes_nothing(name):
    state = played(load(name, 2), 2, 150)
    while state.is_chance_node():
        with pytest.raises(IllegalMove):
            state.apply_action(10_000)
        state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    illegal = next(each for each in range(1_000) if each not in state.legal_actions())
    for action in (illegal, 10_000):
        with pytest.raises(IllegalMove):
            state.clone().apply_action(action)
    assert str(state) == before


@every_game
def test_the_words_of_moves_are_those_of_the_project(name):
    state = played(load(name, 2), 3, 150)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    position = state.position
    for action in state.legal_actions():
        assert state.action_to_string(action) == position.notation(action)
        assert state.string_to_action(position.notation(action)) == action


def test_options_are_parameters():
    game = pyspiel.load_game("landrush_montana(players=3,start_tile=random)")
    assert '"start_tile":"random"' in str(played(game, 1, 30)).replace(" ", "")
    game = pyspiel.load_game(
        "landrush_dice_settlers(players=1,automaton=hard,automaton_trade=2,gold_rush=True)"
    )
    assert game.num_players() == 1
    automaton = game.new_initial_state().position.view(None)["position"]["automaton"]
    assert (automaton["trade"], automaton["gold_rush"]) == (2, True)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("landrush_montana(players=7)", "players"),
        ("landrush_montana(start_tile=moon)", "start_tile"),
        ("landrush_dice_settlers(players=2,automaton=hard)", "automaton"),
        ("landrush_dice_settlers(players=1,automaton_dice=9)", "automaton_dice"),
    ],
)
def test_what_there_is_not_is_refused(wrong, says):
    with pytest.raises(Exception, match=says):
        pyspiel.load_game(wrong)


def observer(game, **kind):
    return make_observation(game, pyspiel.IIGObservationType(**kind))


@every_table
def test_the_tensor_is_the_observation(name, players):
    game = load(name, players)
    state = played(game, 4, 300)
    found = encoder(name)
    private = np.array([seen.is_private for seen in landrush.game(name).observation])
    for player in range(players):
        seen = found.observe(state.position, player)
        assert state.observation_tensor(player) == [*seen[~private], *seen[private]]


def none():
    return pyspiel.PrivateInfoType.NONE


@every_game
def test_observers_see_what_was_asked_for(name):
    game = load(name, 3)
    one, all_of_them = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS
    state = played(game, 5, 120)
    sizes = {}
    for private in (none(), one, all_of_them):
        for public in (False, True):
            seen = observer(game, public_info=public, perfect_recall=False, private_info=private)
            seen.set_from(state, 0)
            sizes[str(private), public] = len(seen.tensor)
    hidden = sum(each.is_private for each in landrush.game(name).observation)
    everything = len(landrush.game(name).observation)
    assert sizes[str(none()), False] == 0
    assert sizes[str(none()), True] == everything - hidden
    assert sizes[str(one), True] == everything
    assert sizes[str(one), False] == hidden
    assert sizes[str(all_of_them), False] == 3 * hidden


def test_the_public_tensor_hides_what_is_private():
    """In the draft of Dice Settlers each player keeps a start tile that the others do not see."""
    game = load("dice-settlers", 2)
    public = observer(game, public_info=True, perfect_recall=False, private_info=none())
    own = observer(
        game,
        public_info=True,
        perfect_recall=False,
        private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
    )
    groups = {}
    for seed in range(60):
        state = game.new_initial_state()
        rng = np.random.default_rng(seed)
        while state.is_chance_node() or "draft" not in str(state.position.view(None).get("question")):
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            # Everything that lies open comes out alike.
            is_draft = len(groups) >= 0 and state.position.stack.kind() == draft_draw()
            state.apply_action(int(rng.choice(outcomes)) if is_draft else outcomes[0])
        public.set_from(state, state.current_player())
        own.set_from(state, state.current_player())
        groups.setdefault(public.tensor.tobytes(), set()).add(own.tensor.tobytes())
    assert len(groups) == 1
    assert len(next(iter(groups.values()))) > 5


def draft_draw():
    from landrush.games.dice_settlers.state import DRAFT_DRAW

    return DRAFT_DRAW


@every_game
def test_who_remembers_the_same_is_in_the_same_information_state(name):
    game = load(name, 2)
    state = played(game, 6, 160)
    again = played(game, 6, 160)
    for player in range(2):
        assert state.information_state_string(player) == again.information_state_string(player)
    before = state.information_state_string(0)
    after = state.clone()
    while not after.is_terminal() and after.information_state_string(0) == before:
        after.apply_action(after.legal_actions()[0])
    assert after.information_state_string(0) != before


def test_a_perfect_recall_observer_has_no_tensor():
    game = load("montana", 2)
    seen = observer(game, perfect_recall=True)
    state = played(game, 1, 100)
    seen.set_from(state, 0)
    assert seen.tensor is None
    assert "memory" in seen.string_from(state, 0)
