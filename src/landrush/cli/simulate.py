"""landrush simulate: bots play many games; who won, how long they took, what was done."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

    from landrush.simulation import Plan, Played

DEFAULT_GAMES = 100
DEFAULT_PLAYERS = 3
PLACES = ("first player", "second", "third", "fourth")


def positive(text: str) -> int:
    """A whole number above zero."""
    value = int(text)
    if value < 1:
        raise ValueError(text)
    return value


def seed(text: str) -> int:
    """A seed: a whole number of at most 63 bits."""
    value = int(text)
    if not 0 <= value < 2**63:
        raise ValueError(text)
    return value


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("game", metavar="GAME", help="montana or dice-settlers")
    parser.add_argument("--players", type=int, metavar="N", help="number of players (3, or as many as bots)")
    parser.add_argument(
        "--games", type=positive, default=DEFAULT_GAMES, metavar="K", help="games to play (100)"
    )
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="the same seed, the same games (0)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="B,B,...",
        help="one bot for all seats, or one for each (random); stdio:COMMAND is a program of your own",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; several values, or NAME=all, are compared",
    )
    parser.add_argument("--components", metavar="FILE", help="component file of your own (TOML)")
    parser.add_argument(
        "--jobs", type=positive, default=1, metavar="J", help="processes; the result is the same (1)"
    )
    parser.add_argument("--json", action="store_true", help="print the summary as JSON instead of tables")


def run(args: argparse.Namespace) -> int:
    """Play and print the summary, one for each combination of options."""
    import json

    from rich.console import Console

    from landrush.simulation import summary

    plans = read_plans(args)
    played = play(Console(stderr=True), plans, args.games, args.jobs)
    results = [summary(*each) for each in zip(plans, played, strict=True)]
    if args.json:
        print(json.dumps(results[0] if len(results) == 1 else results, indent=2))
        return 0
    console = Console(highlight=False)
    for result in results:
        print_summary(console, result)
    if len(results) > 1:
        print_comparison(console, results)
    return 0


def read_plans(args: argparse.Namespace) -> list[Plan]:
    """The games to play. Raises BadOption and the other errors of bad input."""
    from landrush.bots import bot, read_names
    from landrush.errors import BadOption
    from landrush.games import game
    from landrush.simulation import Plan, read_variants, start

    found = game(args.game)
    names = read_names(args.bots)
    for name in names:
        bot(name, 0)
    players = args.players
    if players is None:
        players = len(names) if len(names) > 1 else DEFAULT_PLAYERS
    found.check_players(players)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadOption(f"one bot for all seats or one for each of {players}, not {len(names)}")
    plans = [
        Plan(found.name, tuple(names), args.seed, tuple(sorted(options.items())), args.components)
        for options in read_variants(found, args.option)
    ]
    for plan in plans:
        start(plan)
    return plans


def play(messages: Console, plans: list[Plan], games: int, jobs: int) -> list[list[Played]]:
    """All games of each plan, with a progress bar on a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from landrush.simulation import play_games

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=messages, transient=True, disable=not messages.is_terminal) as progress:
        task = progress.add_task("games", total=games * len(plans))
        return [play_games(plan, games, jobs, lambda: progress.advance(task)) for plan in plans]


def print_summary(console: Console, result: dict[str, Any]) -> None:
    """The summary as tables."""
    import shlex

    from rich import box
    from rich.table import Table
    from rich.text import Text

    games, not_ended = result["games"], result["not_ended"]
    head = f"{result['game']}, {result['players']} players, {games} games, seed {result['seed']}"
    console.print(Text(f"{head}{described(result['options'])}", "bold"))
    if not_ended:
        console.print(Text(f"{not_ended} of {games} did not end within {result['limit']} actions"))
    if result["shared_victories"]:
        console.print(Text(f"{result['shared_victories']} of {games} had several winners, who share the win"))

    table = Table("seat", "bot", "wins", "share", "score", "median", "range", box=box.SIMPLE_HEAD)
    for seat, score in zip(result["seats"], result["scores"], strict=True):
        table.add_row(str(seat["seat"]), Text(seat["bot"]), *wins(seat), *spread(score))
    if len(result["bots"]) > 1:
        table.add_section()
        for name, all_seats in result["bots"].items():
            table.add_row("all", Text(name), *wins(all_seats))
    right_aligned(table, 2)
    console.print(table)
    for name, row in result["forfeits"].items():
        console.print(
            Text(f"{name} forfeited {row['decisions']} decisions. The first notice: {row['first']}")
        )

    table = Table("place", "wins", "share", "95 %", box=box.SIMPLE_HEAD)
    for place in result["order"]:
        table.add_row(PLACES[place["place"] - 1], *wins(place), interval(place))
    right_aligned(table, 1)
    console.print(table)

    columns = list(next(iter(result["points"].values())))
    headings = ["all bots" if name == "mean" else name for name in columns]
    table = Table("points", *headings, box=box.SIMPLE_HEAD)
    for source, row in result["points"].items():
        table.add_row(source, *(f"{row[name]:.1f}" for name in columns))
    right_aligned(table, 1)
    console.print(table)

    table = Table("length", "mean", "median", "range", box=box.SIMPLE_HEAD)
    for name, numbers in result["length"].items():
        table.add_row(name.replace("_", " "), *spread(numbers))
    right_aligned(table, 1)
    console.print(table)

    if result["choices"]:
        print_choices(console, result)

    table = Table("action", "times", "per game", "share", box=box.SIMPLE_HEAD)
    for verb, row in result["actions"].items():
        table.add_row(verb, f"{row['count']}", f"{row['per_game']:.1f}", percent(row["share"]))
    right_aligned(table, 1)
    console.print(table)

    longest = result["longest"]
    words = f"The longest game, {longest['decisions']} decisions, can be watched:"
    console.print(Text(f"{words} landrush play {shlex.join(play_arguments(result))}"))


def print_choices(console: Console, result: dict[str, Any]) -> None:
    """Who took what there was to take, and how they fared."""
    from rich import box
    from rich.table import Table

    table = Table("choice", "games", "taken", "win with", "95 %", "win without", box=box.SIMPLE_HEAD)
    for name, row in result["choices"].items():
        with_it, without = row["taken"], row["not_taken"]
        shares = percent(with_it["share"]), interval(with_it), percent(without["share"])
        table.add_row(name, str(row["games"]), percent(row["pick_rate"]), *shares)
    right_aligned(table, 1)
    console.print(table)


def print_comparison(console: Console, results: list[dict[str, Any]]) -> None:
    """One line for each combination of options."""
    from rich import box
    from rich.table import Table

    first = results[0]
    measures = [name for name in first["length"] if name not in ("decisions", "chance_outcomes")]
    places = PLACES[: len(first["order"])]
    table = Table("options", *measures, "score", "winner", *places, box=box.SIMPLE_HEAD)
    for result in results:
        points = result["points"].values()
        table.add_row(
            described(result["options"]).removeprefix(", "),
            *(f"{result['length'][name]['mean']:.1f}" for name in measures),
            f"{sum(row['mean'] for row in points):.1f}",
            f"{sum(row['winners'] for row in points):.1f}",
            *(percent(place["share"]) for place in result["order"]),
        )
    right_aligned(table, 1)
    console.print(table)


def described(options: dict[str, Any]) -> str:
    """Options that were given, behind a comma each."""
    return "".join(f", {name} {value}" for name, value in options.items())


def play_arguments(result: dict[str, Any]) -> list[str]:
    """With these `landrush play` shows the longest game."""
    bots = [seat["bot"] for seat in result["seats"][: result["players"]]]
    out = [result["game"], "--seats", ",".join(bots)]
    out += ["--seed", str(result["longest"]["seed"])]
    for name, value in result["options"].items():
        out += ["--option", f"{name}={value}"]
    return out if result["components"] is None else [*out, "--components", result["components"]]


def right_aligned(table: Any, first: int) -> None:
    """Align the columns of figures."""
    for column in table.columns[first:]:
        column.justify = "right"


def wins(row: dict[str, Any]) -> tuple[str, str]:
    """Victories and their share."""
    return f"{row['wins']:g}" if row["wins"] == int(row["wins"]) else f"{row['wins']:.1f}", percent(
        row["share"]
    )


def interval(row: dict[str, Any]) -> str:
    """The interval of a share."""
    low, high = row["interval"]
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def spread(row: dict[str, Any]) -> tuple[str, str, str]:
    """Mean, median and range of a quantity."""
    return f"{row['mean']:.1f}", f"{row['median']:g}", f"{row['min']}–{row['max']}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
