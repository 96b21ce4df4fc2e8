"""Record golden games: whole random games with a digest after each turn, chosen so that rare events occur.

    python tools/golden.py montana 10

writes ten games for each player count to tests/golden/GAME. Do this only with a new rules version: the games
on file show that the rules still play as they did. Game 11 of 3 players was searched for by hand: in it a
player cannot pay a town reward any more (M6.15), which random play hardly ever shows.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import landrush
from landrush.engine.state import State

SEEDS = 4000
LONGEST = 900
APPEALS = (1, 5, 25)
FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def play(name: str, players: int, seed: int) -> tuple[State, dict[str, str], list[int], set[str]]:
    """A random game in which each move has its own random appeal, so that games differ in style.

    Gives its last state, options, entries and the keys of what happened.
    """
    rng = random.Random(seed)
    appeal: dict[int, int] = {}
    game = landrush.game(name)
    options = {option: rng.choice(values) for option, values in game.options.items()}
    state = game.new(players, **options)
    state.listen()
    entries: list[int] = []
    seen: set[str] = set()
    while state.to_move != landrush.OVER and len(entries) < LONGEST:
        actions = state.legal_actions()
        if state.to_move == landrush.CHANCE:
            entries.append(rng.choice(actions))
        else:
            weights = [appeal.setdefault(action, rng.choice(APPEALS)) for action in actions]
            entries.append(rng.choices(actions, weights)[0])
        state.apply(entries[-1])
        seen |= {event.key for event in state.take_events()}
        seen.add(state.notation(entries[-1]).split()[0])
    return state, options, entries, seen


def text(name: str, players: int, seed: int) -> str:
    """The record of one game: a header, a line for each turn with the digest after it, the result."""
    last, options, entries, _ = play(name, players, seed)
    game = landrush.game(name)
    state = game.new(players, **options)
    lines = [f"game {name}", f"rules {game.rules_version}", f"players {players}"]
    lines += [f"option {option} {value}" for option, value in options.items()]
    lines.append("")
    turn: list[str] = []
    for i, action in enumerate(entries):
        turn.append(state.notation(action))
        state.apply(action)
        if turn[-1] in ("end", "canteen") or i == len(entries) - 1:
            lines.append(f"{'; '.join(turn)} = {state.digest()}")
            turn = []
    lines += [
        "",
        f"scores {' '.join(map(str, last.scores()))}",
        f"winners {' '.join(map(str, last.winners()))}",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    name, count = sys.argv[1], int(sys.argv[2])
    game = landrush.game(name)
    folder = FOLDER / name.replace("-", "_")
    folder.mkdir(parents=True, exist_ok=True)
    for players in range(game.min_players, game.max_players + 1):
        played = ((seed, play(name, players, seed)) for seed in range(SEEDS))
        found = {seed: seen for seed, (last, _, _, seen) in played if last.to_move == landrush.OVER}
        covered: set[str] = set()
        for number in range(1, count + 1):
            best = max(found, key=lambda seed: (len(found[seed] - covered), -seed))
            covered |= found.pop(best)
            (folder / f"{players}-players-{number:02}.txt").write_text(text(name, players, best))
        print(f"{name}, {players} players: {len(covered)} kinds of entries and events")


if __name__ == "__main__":
    main()
