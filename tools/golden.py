"""Record golden games: whole random games with a digest after each turn, chosen so that rare events occur.

    python tools/golden.py montana 10
    python tools/golden.py dice-settlers 9

writes so many games for each player count to tests/golden/GAME, those of a solo game in turn for each
preset, and more as long as they show something new. Do this only with a new rules version or other
components: the games on file show that the rules still play as they did. Game 11 of 3 players of Montana was
searched for by hand: in it a player cannot pay a town reward any more (M6.15), which random play hardly ever
shows.
"""

from __future__ import annotations

import random
import sys
from itertools import cycle
from pathlib import Path
from typing import Any

import landrush
from landrush.bots import bot
from landrush.engine.state import State

SEEDS = 2000
LONGEST = 1200
APPEALS = (1, 5, 25)
GREEDY = 20
FOLDER = Path(__file__).parent.parent / "tests" / "golden"
# Solo games are spread over the values of this option.
LEVEL = "automaton"
# Of an event with these parameters each value is something to show; of tiles, placing and using them.
TELLING = ("tech", "reason", "action")
TILES = ("log-start-choice", "log-explore", "log-factory")


def random_options(game: Any, players: int, rng: random.Random) -> dict[str, Any]:
    """Any value for each option; a single change of the automaton's level mostly stays with the preset."""
    return {
        name: values[0] if values[0] == "preset" and rng.random() < 0.7 else rng.choice(values)
        for name, values in game.options_for(players).items()
    }


def play(name: str, players: int, seed: int) -> tuple[State, dict[str, Any], list[int], set[str]]:
    """A random game in which each move has its own random appeal, so that games differ in style.

    In every second game so has each chance outcome; every twentieth is half played by greedy bots. Gives its
    last state, options, entries and what it shows.
    """
    rng = random.Random(seed)
    appeal: dict[int, int] = {}
    game = landrush.game(name)
    options = random_options(game, players, rng)
    state = game.new(players, **options)
    state.listen()
    entries: list[int] = []
    seen: set[str] = set()
    greedy = bot("greedy", seed)
    while state.to_move != landrush.OVER and len(entries) < LONGEST:
        actions = state.legal_actions()
        if state.to_move == landrush.CHANCE and seed % 2 == 0:
            entries.append(rng.choice(actions))
        elif state.to_move >= 0 and seed % GREEDY == 0 and rng.random() < 0.5:
            entries.append(greedy.choose(state))
        else:
            weights = [appeal.setdefault(action, rng.choice(APPEALS)) for action in actions]
            entries.append(rng.choices(actions, weights)[0])
        seen.add(state.notation(entries[-1]).split()[0])
        state.apply(entries[-1])
        for event in state.take_events():
            seen.add(event.key)
            telling = (*TELLING, "tile") if event.key in TILES else TELLING
            seen |= {f"{event.key} {value}" for name, value in event.params.items() if name in telling}
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
    covered: set[str] = set()
    # Most players first: what only they show is covered there, the rest wherever it is rare.
    for players in reversed(game.player_counts):
        found: dict[int, tuple[Any, set[str]]] = {}
        for seed in range(SEEDS):
            last, options, _, seen = play(name, players, seed)
            if last.to_move == landrush.OVER:
                found[seed] = options.get(LEVEL), seen
        levels = cycle(game.options_for(players).get(LEVEL, (None,)))
        for number, level in enumerate(levels, 1):
            fitting = [seed for seed in found if found[seed][0] == level]
            best = max(fitting, key=lambda seed: (len(found[seed][1] - covered), -seed))
            if number > count and not any(seen - covered for _, seen in found.values()):
                break
            covered |= found.pop(best)[1]
            (folder / f"{players}-players-{number:02}.txt").write_text(text(name, players, best))
        print(f"{name}, {players} players: {len(covered)} things shown so far", flush=True)


if __name__ == "__main__":
    main()
