"""OpenSpiel's own tree search plays against random moves.

    python examples/open_spiel_mcts.py landrush_montana --simulations 20 --games 2

Needs: pip install "landrush[open-spiel]"
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from landrush.research.open_spiel import register


def play(game: pyspiel.Game, searcher: int, simulations: int, seed: int) -> list[float]:
    """A game in which one player searches and the others play at random; what it was worth to each."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bots = [
        mcts.MCTSBot(game, uct_c=2.0, max_simulations=simulations, evaluator=evaluator, random_state=rng)
        if player == searcher
        else uniform_random.UniformRandomBot(player, rng)
        for player in range(game.num_players())
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=shares))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's tree search against random moves.")
    parser.add_argument("game", nargs="?", default="landrush_montana", help="landrush_dice_settlers too")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20, help="for each decision")
    parser.add_argument("--games", type=int, default=2)
    given = parser.parse_args()
    register()
    game = pyspiel.load_game(given.game, {"players": given.players})
    worth = []
    for number in range(given.games):
        seat = number % given.players
        worth.append(play(game, seat, given.simulations, number)[seat])
        print(f"game {number + 1}: {worth[-1]:+.2f} for the search in seat {seat}")
    print(f"{given.game}, {given.simulations} simulations: {np.mean(worth):+.2f} in {given.games} games")


if __name__ == "__main__":
    main()
