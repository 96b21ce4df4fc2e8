"""How far the analysis explains who wins: luck and decisions of the first seat, over games of equal players.

    python tools/explained.py montana [--games 40] [--bot scout] [--budget 600sims]

If the account is right, each per cent of luck and decisions is a per cent of the victory: the slope of the
result is 1. The rest is what no luck and no decision explains.
"""

from __future__ import annotations

import argparse
import sys
from statistics import correlation, linear_regression, pstdev

import landrush
from landrush.analysis.analyse import USUAL_BUDGET, SeatAnalysis, analyse
from landrush.analysis.judging import MODEL
from landrush.bots import bot
from landrush.bots.budget import Budget, read_budget
from landrush.bots.models import shipped


def analysed(game: str, name: str, budget: Budget, seed: int) -> SeatAnalysis:
    """What the analysis says of the first seat in a game of two such bots."""
    match = landrush.Match.new(game, [f"bot:{name}"] * 2, seed)
    bots = [bot(name, 2 * seed + seat) for seat in range(2)]
    while not match.is_over:
        seat = match.state.to_move
        match.submit(seat, bots[seat].choose(match.state))
    value = shipped(match.state.game, MODEL)
    return analyse(match.setup.start, match.line, value, budget).seats[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=landrush.games())
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="scout", help="a name of docs/bots.md")
    parser.add_argument("--budget", default=str(USUAL_BUDGET), help="for each decision")
    given = parser.parse_args()
    budget = read_budget(given.budget)
    found = []
    for seed in range(given.games):
        found.append(analysed(given.game, given.bot, budget, seed))
        print(f"\r{seed + 1} of {given.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    results = [each.end for each in found]
    parts = {
        "luck": [each.luck for each in found],
        "decisions": [each.skill + each.gifts for each in found],
        "both": [each.luck + each.skill + each.gifts for each in found],
    }
    for name, worths in parts.items():
        slope, related = linear_regression(worths, results).slope, correlation(worths, results)
        print(
            f"{name}: spread {pstdev(worths):.2f}, slope of the result {slope:.2f}, correlation {related:.2f}"
        )
    print(f"rest: spread {pstdev(each.rest for each in found):.2f}; result: spread {pstdev(results):.2f}")


if __name__ == "__main__":
    main()
