"""OpenSpiel's own tree search plays against a bot of the project, and says how often it wins.

    python examples/open_spiel_mcts.py landrush_montana --opponent linear --simulations 20 --games 2

Needs: pip install ".[open-spiel]". The search looks at the whole position, hidden things too.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from landrush.bots import bot, finish
from landrush.research.open_spiel import register


def play(game: pyspiel.Game, searcher: int, opponent: str, simulations: int, seed: int) -> float:
    """What a game was worth to the player that searches; bots are the others."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    search = mcts.MCTSBot(game, uct_c=2.0, max_simulations=simulations, evaluator=evaluator, random_state=rng)
    players = range(game.num_players())
    others = {player: bot(opponent, 10 * seed + player) for player in players if player != searcher}
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=shares)
        elif state.current_player() == searcher:
            action = search.step(state)
        else:
            action = others[state.current_player()].choose(state.position)
        state.apply_action(action)
    finish(list(others.values()), state.position)
    return state.returns()[searcher]


def interval(won: float, games: int) -> tuple[float, float]:
    """Where the share lies at 95 %, by Agresti and Coull: two victories and two defeats more."""
    middle = (won + 2) / (games + 4)
    error = 1.96 * np.sqrt(middle * (1 - middle) / (games + 4))
    return max(0.0, middle - error), min(1.0, middle + error)


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's tree search against a bot.")
    parser.add_argument("game", nargs="?", default="landrush_montana", help="landrush_dice_settlers too")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="random", help="a name of docs/bots.md")
    parser.add_argument("--simulations", type=int, default=20, help="for each decision")
    parser.add_argument("--games", type=int, default=2)
    given = parser.parse_args()
    register()
    game = pyspiel.load_game(given.game, {"players": given.players})
    won = []
    for number in range(given.games):
        seat = number % given.players
        worth = play(game, seat, given.opponent, given.simulations, number)
        # From the worth of a game, of which all together get 0, to the share of the victory.
        won.append((1 + worth * max(1, given.players - 1)) / max(2, given.players))
        print(f"game {number + 1}: {worth:+.2f} for the search in seat {seat}", flush=True)
    low, high = interval(sum(won), given.games)
    told = f"{np.mean(won):.1%} ({low:.1%} to {high:.1%}) of {given.games} games against {given.opponent}"
    print(f"{given.game}, {given.simulations} simulations: {told}")


if __name__ == "__main__":
    main()
