"""Write the tables of docs/balance.md.

    python tools/balance.py FOLDER

plays the games of the page into FOLDER, as far as they are not there yet, and puts their figures into the
page. It takes about a quarter of an hour of one core.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from landrush.simulation import interval

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
PLAYERS = (2, 3, 4)
SETS = ("--games", "200", "--seed", "1", "--option", "technologies=all")
EXPLOSIVE = ("--games", "300", "--seed", "2", "--option", "technologies=random", "--option", "explosive=true")
NAMES = {
    "W stepie szerokim": "On the Wide Steppe",
    "Kupcy i wojownicy": "Merchants and Warriors",
    "Ekspansja na całego": "All-out Expansion",
    "Czas pokoju": "A Time of Peace",
    "random": "random",
}
Run = dict[str, Any]


def played(folder: Path, name: str, players: int, arguments: tuple[str, ...]) -> list[Run]:
    """The summaries of a command, from the folder if it was run before."""
    file = folder / f"{name}-{players}.json"
    if not file.exists():
        command = [
            "simulate",
            "dice-settlers",
            "--bots",
            "greedy",
            "--players",
            str(players),
            *arguments,
            "--json",
        ]
        done = subprocess.run(
            [sys.executable, "-m", "landrush", *command], check=True, stdout=subprocess.PIPE, text=True
        )
        file.write_text(done.stdout, encoding="utf-8")
    found = json.loads(file.read_text(encoding="utf-8"))
    return found if isinstance(found, list) else [found]


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def with_interval(wins: float, games: int) -> str:
    """A share of victories with its interval, in percent."""
    low, high = interval(wins / games, games)
    return f"{100 * wins / games:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def places(runs: dict[str, dict[int, list[Run]]]) -> list[str]:
    """Victories by place in the turn order."""
    out = [row("players", "games", "first player", "second", "third", "fourth"), "|---" * 6 + "|"]
    for name, label in (("sets", ""), ("explosive", ", explosive")):
        for players in PLAYERS:
            found = runs[name][players]
            games = sum(run["games"] for run in found)
            wins = [sum(run["order"][place]["wins"] for run in found) for place in range(players)]
            cells = [with_interval(each, games) for each in wins] + [""] * (4 - players)
            out.append(row(f"{players}{label}", games, *cells))
    return out


def sets(runs: dict[int, list[Run]]) -> list[str]:
    """Length and scores by set of technologies."""
    head = ("set", "players", "games", "rounds", "mean score", "winner's score", "first player wins")
    out = [row(*head), "|---" * len(head) + "|"]
    for number, name in enumerate(NAMES.values()):
        for players in PLAYERS:
            run = runs[players][number]
            mean, winner = (sum(each[who] for each in run["points"].values()) for who in ("mean", "winners"))
            first = with_interval(run["order"][0]["wins"], run["games"])
            rounds = run["length"]["rounds"]["mean"]
            out.append(
                row(name, players, run["games"], f"{rounds:.1f}", f"{mean:.1f}", f"{winner:.1f}", first)
            )
    return out


def points(runs: dict[int, list[Run]]) -> list[str]:
    """Where the points come from."""
    head = [f"{n} players" if i == 0 else "their winners" for n in PLAYERS for i in range(2)]
    out = [row("points", *head), "|---" * 7 + "|"]
    for source in runs[2][0]["points"]:
        cells = []
        for players in PLAYERS:
            for who in ("mean", "winners"):
                values = [run["points"][source][who] for run in runs[players]]
                cells.append(f"{sum(values) / len(values):.1f}")
        out.append(row(source, *cells))
    return out


def technologies(runs: dict[str, dict[int, list[Run]]]) -> list[str]:
    """Who took each technology, and how they fared with and without."""
    parts = [cell for n in PLAYERS for cell in (f"{n} players: seats", "taken", "win with", "without")]
    out = [row("technology", *parts), "|---" * 13 + "|"]
    everything = {n: [*runs["sets"][n], *runs["explosive"][n]] for n in PLAYERS}
    names = {name for found in everything.values() for run in found for name in run["choices"]}
    for name in sorted(names, key=in_order):
        cells: list[object] = []
        for players, found in everything.items():
            cells += shares(players, [run["choices"][name] for run in found if name in run["choices"]])
        out.append(row(name, *cells))
    return out


def in_order(name: str) -> tuple[str, int]:
    """TA1 to TX7."""
    card = name.split()[0]
    return card[:2], int(card[2:])


def shares(players: int, rows: list[Run]) -> list[object]:
    """Seats with a card before them, the part that took it, and victories with and without, in percent."""
    seats = sum(each["games"] for each in rows) * players
    if not seats:
        return ["–"] * 4
    taken = round(sum(each["pick_rate"] * each["games"] * players for each in rows))
    wins = [sum(each[how]["wins"] for each in rows) for how in ("taken", "not_taken")]
    left = seats - taken
    return [
        seats,
        percent(taken / seats),
        percent(wins[0] / taken) if taken else "–",
        percent(wins[1] / left) if left else "–",
    ]


def replaced(text: str, lines: list[str]) -> str:
    """The page with the table that has this header."""
    start = text.index(lines[0].split(" | ")[0] + " | " + lines[0].split(" | ")[1])
    end = text.find("\n\n", start)
    return text[:start] + "\n".join(lines) + (text[end:] if end >= 0 else "\n")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    runs = {
        name: {players: played(folder, name, players, arguments) for players in PLAYERS}
        for name, arguments in (("sets", SETS), ("explosive", EXPLOSIVE))
    }
    text = PAGE.read_text(encoding="utf-8")
    for lines in (places(runs), sets(runs["sets"]), points(runs["sets"]), technologies(runs)):
        text = replaced(text, lines)
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
