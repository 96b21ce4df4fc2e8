"""Plays a tutorial's script out for its author: python tools/tutorial.py montana "build F1" end

Prints what each move brings, and the version, question and options after the last one, just as the server
would have them: bots decide as they do there. Moves are those of the person. With --greedy N greedy makes the
next N decisions for everybody, and all decisions are printed as JSON, to become the start of a script.
"""

from __future__ import annotations

import argparse
import json
import sys

from landrush.bots import bot
from landrush.errors import LandrushError
from landrush.games import games
from landrush.l10n import describe
from landrush.match.entries import MOVE
from landrush.match.match import Match, Step
from landrush.match.seats import BOT
from landrush.server.tables.bots import bot_seed, decision
from landrush.server.tables.tutorials import match_of


def play_bots(match: Match) -> list[Step]:
    """Let bots decide until the person is asked, as on a server."""
    steps: list[Step] = []
    while not match.is_over and match.holders[match.state.to_move].kind == BOT:
        seat, state = int(match.state.to_move), match.state
        name = match.holders[seat].name
        action = decision(state.game.name, state.game.rules_version, state.to_json(), name, bot_seed(match))
        steps += match.submit(seat, action)
    return steps


def play_greedy(match: Match, number: int) -> list[Step]:
    """Let greedy make so many decisions for everybody."""
    steps: list[Step] = []
    while number > 0 and not match.is_over:
        steps += match.submit(int(match.state.to_move), bot("greedy", bot_seed(match)).choose(match.state))
        number -= 1
    return steps


def tell(steps: list[Step]) -> None:
    """What happened, entry by entry."""
    for step in steps:
        print(f"{step.entry.number:4} seat {step.entry.seat:2}  {step.entry.text}")
        for event in step.events:
            print(f"        {describe(event, 'en')}")


def show(match: Match) -> None:
    """The position as the person who is asked sees it."""
    state, seat = match.state, int(match.state.to_move)
    print(f"version {len(match.entries)}, turn {state.game.turn_of(state)}, scores {state.scores()}")
    if match.is_over:
        print("the game is over")
        return
    view = state.view(seat)
    print(f"seat {seat} is asked: {json.dumps(view['question'])}")
    held = state.game.holdings(state, seat)
    print("has " + ", ".join(f"{number} {key}" for key, number in held.items() if number))
    for option in view["options"]:
        words = describe(state.explain(option["action"]), "en")
        print(f"  {option['text']:24} {words}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=games())
    parser.add_argument("moves", nargs="*", help="decisions of the person after the start")
    parser.add_argument("--greedy", type=int, default=0, help="decisions that greedy makes for everybody")
    args = parser.parse_args()
    try:
        match = match_of(args.game)
        match.state.listen()
        for move in args.moves:
            tell(play_bots(match))
            tell(match.submit(int(match.state.to_move), move))
        tell(play_greedy(match, args.greedy) if args.greedy else play_bots(match))
    except LandrushError as error:
        print(error, file=sys.stderr)
        return 1
    if args.greedy:
        print(json.dumps([entry.text for entry in match.line if entry.kind == MOVE]))
    show(match)
    return 0


if __name__ == "__main__":
    sys.exit(main())
