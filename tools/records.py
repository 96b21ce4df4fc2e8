"""Write golden records: matches of the rules of today that every later Landrush must still read.

    python tools/records.py

writes tests/golden/records/GAME-RULES/*.game, those that are not there yet. A new version of the rules gets a
folder of its own; what lies in the folders of earlier versions is never written again.
"""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import landrush
from landrush.bots import bot

FOLDER = Path(__file__).parent.parent / "tests" / "golden" / "records"
# A name, seats, clock, whether the people sit apart, options.
MATCHES: dict[str, list[tuple[str, list[str], str, bool, dict[str, Any]]]] = {
    "montana": [
        ("bots-2", ["bot:greedy", "bot:greedy"], "none", False, {}),
        ("bots-4", ["bot:greedy", "bot:random", "bot:greedy", "bot:random"], "none", False, {}),
        ("one-device", ["human:Ola", "human:Jan"], "none", False, {"start_tile": "random"}),
        ("live", ["human:Ola", "human:小林", "bot:greedy"], "live 900+15", True, {}),
        ("days", ["human:Ola", "human:Jan", "human:Mies", "human:Uwe"], "correspondence 259200", True, {}),
    ],
    "dice-settlers": [
        ("solo", ["human:Ola"], "none", False, {"automaton": "easy"}),
        ("solo-hard", ["human:Ola"], "none", False, {"automaton": "hard", "gold_rush": True}),
        ("bots-2", ["bot:greedy", "bot:random"], "none", False, {"technologies": "random"}),
        ("bots-4", ["bot:greedy"] * 4, "none", False, {}),
        ("one-device", ["human:Ola", "human:Jan"], "none", False, {"explosive": True}),
        ("live", ["human:Ola", "human:小林", "bot:greedy"], "live 900+15", True, {"technologies": "random"}),
    ],
}
# How often people do something else than deciding.
RESTLESS = 0.06
MOST_ENTRIES = 1500


class Time:
    """Seconds that pass by chance."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def think(self) -> None:
        self.now += self.rng.choice((0.4, 1.3, 2.75, 6.2, 15.001))


def played(name: str, plan: tuple[str, list[str], str, bool, dict[str, Any]], seed: int) -> landrush.Match:
    """A match in which people also undo, ask, leave and come back."""
    _, seats, clock, online, options = plan
    rng = random.Random(seed)
    time = Time(rng)
    contributions = [f"line {seat} of {seed}" if seat % 2 else "" for seat in range(len(seats))]
    match = landrush.Match.new(
        name, seats, seed, contributions=contributions, clock=clock, online=online, now=time, **options
    )
    bots = [bot("greedy", seed + seat) for seat in range(len(seats))]
    while not match.is_over:
        time.think()
        people = match.people()
        if people and rng.random() < RESTLESS and len(match.entries) < MOST_ENTRIES:
            restless(match, rng.choice(people), rng)
        if match.holders[match.state.to_move].kind == "vacant":
            match.sit(match.state.to_move, "human:Ala" if rng.random() < 0.5 else "bot:greedy")
        seat = match.state.to_move
        match.submit(seat, bots[seat].choose(match.state))
    return match


def restless(match: landrush.Match, seat: int, rng: random.Random) -> None:
    """Something else than deciding, if it is possible."""
    with suppress(landrush.IllegalMove):
        act = rng.choice((match.undo, match.undo, match.restart_turn, match.ask_takeback, match.leave))
        act(seat)
        for other in match.people():
            if match.request is not None and other != match.request.seat:
                (match.agree if rng.random() < 0.8 else match.refuse)(other)


def main() -> None:
    for name, plans in MATCHES.items():
        folder = FOLDER / f"{name}-{landrush.game(name).rules_version}"
        folder.mkdir(parents=True, exist_ok=True)
        for seed, plan in enumerate(plans, 2026):
            path = folder / f"{plan[0]}.game"
            if not path.exists():
                played(name, plan, seed).save(path)
                print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
