"""Measures the ladder of bots by `landrush arena`, and writes docs/ladder.md and what it is made from.

    python tools/ladder.py [--only TEXT] [--share PART] [--jobs N]

Games that were played before are kept in .ladder and not played again, so that it can be stopped and go
on at any time. `--only` takes the cups whose name has the text, `--share 0.1` a tenth of their games.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from itertools import pairwise
from math import nan
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib.figure import Figure

from landrush.training.plots import svg

ROOT = Path(__file__).parents[1]
REPORT = ROOT / "docs" / "ladder.md"
FIGURES = ROOT / "docs" / "ladder"
GAMES = ROOT / ".ladder"
TITLES = {"montana": "Montana", "dice-settlers": "Dice Settlers"}
LEVELS = ("greenhorn", "drover", "rancher", "scout", "sheriff", "legend")
# What the official opponent of one player can be like.
AUTOMATA = {
    "easy": "automaton=easy",
    "normal": "automaton=normal",
    "hard": "automaton=hard",
    "gold-rush": "gold_rush=True",
}
# Bots without a tree, those that search at 64 ms, and those that search for a second.
PLAIN, QUICK, SLOW = 1000, 400, 100
# An interval at 95 % is so many standard errors to each side.
NORMAL = 1.96
# How wide a picture is and how much higher each of its lines makes it, in inches.
WIDTH, ROW = 9.0, 0.24

HEAD = """\
# The ladder, measured

How strong each bot is, as `make ladder` measured it with `landrush arena`; [bots.md](bots.md) tells how they
work and are trained. A block is one seed in all seats; intervals are at 95 %, by drawing blocks anew. "1 v 3"
is one seat against three of the other bot. Time is computing time on one core ({machine}). Without luck: what
each chance outcome was worth beyond the expected, by the value net, is taken off. To hold: what is measured
less two standard errors; what falls below it has become weaker. Each line has the name of its cup, to measure
it again: `make ladder ARGS="--only NAME"`.
"""
COLUMNS = ("", "n", "win share", "without luck", "target", "reached", "to hold", "longest decision", "name")


class Cup(NamedTuple):
    """A bot against another one, or against the rules, and the share that it should win at least."""

    name: str
    what: str
    players: int
    bots: str
    games: int
    target: float | None
    options: tuple[str, ...] = ()


def duels(
    name: str, what: str, bots: str, games: int, two: float | None = None, four: float | None = None
) -> list[Cup]:
    """The same for two players, and one against three."""
    return [
        Cup(f"{name}-2", what, 2, bots, games, two),
        Cup(f"{name}-4", f"{what}, 1 v 3", 4, bots, games, four),
    ]


def cups(game: str) -> list[Cup]:
    """What is measured of a game."""
    # What four times the time is worth to the strongest; a game of Dice Settlers takes three times as long.
    ceiling = 2 * SLOW if game == "montana" else SLOW
    found = [
        *duels("linear-random", "L2 over L0", "linear,random", PLAIN, 0.97, 0.91),
        *duels("planner-linear", "L3 over L2", "planner,linear", PLAIN, 0.60, 0.33),
        *duels("net-linear", "L6 over L2", "net,linear", PLAIN, 0.70, 0.44),
        *duels("second-linear", "L7 at 1 s over L2", "mcts-net@1000ms,linear", SLOW, 0.85, 0.65),
        *duels("quick-mcts", "L7 over L4 at 64 ms", "mcts-net@64ms,mcts@64ms", QUICK, 0.85, 0.65),
        *duels("longer-quick", "L7 at 256 ms over 64 ms", "mcts-net@256ms,mcts-net@64ms", QUICK, 0.55, 0.29),
        Cup(
            "ceiling-4", "L7 at 1,024 over 256 ms, 1 v 3", 4, "mcts-net@1024ms,mcts-net@256ms", ceiling, None
        ),
        *duels("more-few", "L7 at 384 over 96 simulations", "mcts-net@384sims,mcts-net@96sims", QUICK),
        Cup("net-greedy-2", "L6 over the bot made by hand", 2, "net,greedy", PLAIN, None),
        Cup("quick-net-2", "L7 at 64 ms over L6", 2, "mcts-net@64ms,net", QUICK, None),
        Cup("quick-valued-2", "L7 over L5 at 64 ms", 2, "mcts-net@64ms,mcts-linear@64ms", QUICK, None),
        Cup("wide-2", "L7 over L7 with widening at 64 ms", 2, "mcts-net@64ms,mcts-wide@64ms", QUICK, None),
        Cup(
            "wide-few-2",
            "L7 over L7 with widening, 200 simulations",
            2,
            "mcts-net@200sims,mcts-wide@200sims",
            QUICK,
            None,
        ),
    ]
    if game == "dice-settlers":
        for strength, target in (("normal", 0.90), ("hard", 0.75)):
            what = f"L7 at 1 s over the automaton, {strength}"
            option = (f"automaton={strength}",)
            found.append(Cup(f"second-{strength}-1", what, 1, "mcts-net@1000ms", SLOW, target, option))
        for kind, setting in AUTOMATA.items():
            what = f"L6 over the automaton, {kind}"
            found.append(Cup(f"net-{kind}-1", what, 1, "net", QUICK, None, (setting,)))
    for lower, higher in pairwise(LEVELS):
        games = QUICK if higher == LEVELS[-1] else PLAIN
        found.append(Cup(f"{higher}-{lower}", f"{higher} over {lower}", 2, f"{higher},{lower}", games, None))
    return found


def command(game: str, cup: Cup, share: float, jobs: int | None) -> list[str]:
    """The command that plays what is missing of a cup."""
    arguments = ["--game", game, "--players", str(cup.players), "--bots", cup.bots]
    arguments += ["--games", str(max(cup.players, round(cup.games * share)))]
    arguments += ["--lineup", "one-against"] if cup.players > 1 else []
    arguments += [part for option in cup.options for part in ("--option", option)]
    arguments += ["--jobs", str(jobs)] if jobs else []
    arguments += ["--results", str(GAMES / f"{game}-{cup.name}.jsonl"), "--resume", "--json", "--times"]
    return [sys.executable, "-m", "landrush", "arena", *arguments]


def measure(game: str, cup: Cup, share: float, jobs: int | None) -> None:
    """Play a cup and keep what it proves. A cup of other bots or rules in its place is begun anew."""
    played = GAMES / f"{game}-{cup.name}.jsonl"
    asked = command(game, cup, share, jobs)
    done = subprocess.run(asked, stdout=subprocess.PIPE, encoding="utf-8")
    if done.returncode == 2 and played.exists():
        played.unlink()
        done = subprocess.run(asked, stdout=subprocess.PIPE, encoding="utf-8")
    if done.returncode:
        raise SystemExit(done.returncode)
    found = {"machine": machine(), **json.loads(done.stdout)}
    (FIGURES / f"{game}-{cup.name}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def figures(game: str, cup: Cup) -> dict[str, Any] | None:
    """What was measured, if it was."""
    path = FIGURES / f"{game}-{cup.name}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def result(cup: Cup, found: dict[str, Any]) -> dict[str, Any]:
    """That of the bot that the cup is about."""
    name = cup.bots.split(",")[0]
    return next(each for each in found["results"] if each["bot"] == name)


def line(game: str, cup: Cup) -> str:
    """A row of the report; empty where nothing was measured."""
    found = figures(game, cup)
    if found is None:
        return ""
    won = result(cup, found)
    target = "" if cup.target is None else f"≥ {cup.target:.0%}"
    reached = "" if cup.target is None else ("yes" if won["share"]["value"] >= cup.target else "**no**")
    most = found["times"].get(won["bot"], {}).get("most", 0)
    cells = (cup.what, found["games"], told(won["share"]), told(won["adjusted"]), target, reached)
    return (
        f"| {' | '.join(map(str, cells))} | {floor(won['share'])} | {most:.0f} ms | `{game}-{cup.name}` |\n"
    )


def floor(share: dict[str, Any]) -> str:
    """A share less two standard errors, by its interval."""
    if share["interval"] is None:
        return ""
    low, high = share["interval"]
    return f"{max(0, share['value'] - 2 * (high - low) / (2 * NORMAL)):.1%}"


def told(share: dict[str, Any] | None) -> str:
    """A share with its interval."""
    if share is None:
        return ""
    interval = share["interval"]
    return f"{share['value']:.1%}" + (f" ({interval[0]:.1%} to {interval[1]:.1%})" if interval else "")


def machine() -> str:
    """What the processor is called."""
    for each in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if each.startswith("model name"):
            return f"{each.partition(':')[2].strip()}, Python {sys.version.split()[0]}"
    return f"Python {sys.version.split()[0]}"


def report() -> str:
    """All that was measured so far."""
    measured = [(game, cup, figures(game, cup)) for game in TITLES for cup in cups(game)]
    machines = sorted({found["machine"] for _, _, found in measured if found})
    parts = [HEAD.format(machine="; ".join(machines))]
    for game, title in TITLES.items():
        rows = "".join(line(game, cup) for cup in cups(game))
        if rows:
            head = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|\n"
            parts.append(
                f"\n## {title}\n\n![{title}: the shares as a picture](ladder/{game}.svg)\n\n{head}{rows}"
            )
            missing = [f"`{game}-{cup.name}`" for cup in cups(game) if not line(game, cup)]
            parts.append(f"\nNot measured yet: {', '.join(missing)}.\n" if missing else "")
    return "".join(parts)


def label(cup: Cup, found: dict[str, Any]) -> str:
    """What a line of the picture says."""
    return f"{cup.what}, n = {found['games']}: {result(cup, found)['share']['value']:.1%}"


def picture(game: str) -> bytes:
    """Each share as a dot with its interval, and beside it what equals would win and the target."""
    shown = [(cup, found) for cup in cups(game) if (found := figures(game, cup))]
    figure = Figure(figsize=(WIDTH, 1.2 + ROW * len(shown)), layout="constrained")
    axes = figure.add_subplot()
    rows = range(len(shown))
    results = [result(cup, found) for cup, found in shown]
    for row, won in enumerate(results):
        between = won["share"]["interval"] or [won["share"]["value"]] * 2
        axes.plot(between, [row, row], "tab:blue", alpha=0.4, linewidth=6, solid_capstyle="butt")
    equals, shares = [won["expected"] for won in results], [won["share"]["value"] for won in results]
    targets = [cup.target if cup.target is not None else nan for cup, _ in shown]
    axes.plot(equals, rows, "|", color="grey", markersize=9, label="equals")
    axes.plot(targets, rows, "|", color="tab:red", markersize=12, markeredgewidth=2, label="target")
    axes.plot(shares, rows, "o", color="tab:blue", markersize=5, label="win share, 95 %")
    axes.set_yticks(rows, [label(cup, found) for cup, found in shown])
    axes.set_xticks([part / 100 for part in range(0, 101, 10)], [f"{part} %" for part in range(0, 101, 10)])
    axes.set_xlim(0, 1.02)
    axes.set_ylim(len(shown) - 0.4, -0.6)
    axes.grid(alpha=0.3)
    figure.legend(loc="outside upper right", ncols=3, fontsize="small", frameon=False)
    return svg(figure)


def write_report() -> None:
    REPORT.write_text(report(), encoding="utf-8")
    for game in TITLES:
        (FIGURES / f"{game}.svg").write_bytes(picture(game))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default="", help="cups whose name has this text")
    parser.add_argument("--share", type=float, default=1.0, help="this part of the games")
    parser.add_argument("--jobs", type=int, help="games at the same time")
    given = parser.parse_args()
    for folder in (GAMES, FIGURES):
        folder.mkdir(parents=True, exist_ok=True)
    chosen = [(game, cup) for game in TITLES for cup in cups(game) if given.only in f"{game}-{cup.name}"]
    for number, (game, cup) in enumerate(chosen, 1):
        print(f"{number} of {len(chosen)}: {game}-{cup.name}", file=sys.stderr)
        measure(game, cup, given.share, given.jobs)
        write_report()
    # Also when nothing was to be measured: what is measured may have another name or place now.
    write_report()


if __name__ == "__main__":
    main()
