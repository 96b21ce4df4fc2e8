"""landrush simulate: bots play many games; who won, how long they took, what was done."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from landrush.cli.values import (
    add_components,
    add_game,
    add_options,
    check_bot,
    chosen_words,
    positive,
    seed,
    whole,
)
from landrush.l10n import decimal, describe, joined, message
from landrush.messages import Reason

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from landrush.simulation import Plan, Played

DEFAULT_GAMES = 100
DEFAULT_PLAYERS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_game(parser)
    parser.add_argument("--players", type=whole, metavar="N", help=message("cli-simulate-players"))
    words = message("cli-simulate-games")
    parser.add_argument("--games", type=positive, default=DEFAULT_GAMES, metavar="K", help=words)
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help=message("cli-simulate-seed"))
    parser.add_argument("--bots", default="random", metavar="B,B,...", help=message("cli-simulate-bots"))
    add_options(parser, message("cli-simulate-option"))
    add_components(parser)
    words = message("cli-simulate-jobs")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help=words)
    parser.add_argument("--json", action="store_true", help=message("cli-arg-json"))


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
    for plan, result in zip(plans, results, strict=True):
        print_summary(console, plan, result)
    if len(results) > 1:
        print_comparison(console, results)
    return 0


def read_plans(args: argparse.Namespace) -> list[Plan]:
    """The games to play. Raises BadOption and the other errors of bad input."""
    from landrush.bots import read_names
    from landrush.errors import BadOption
    from landrush.games import game
    from landrush.simulation import Plan, read_variants, start

    found = game(args.game)
    names = read_names(args.bots)
    for name in names:
        check_bot(name)
    players = args.players
    if players is None:
        players = len(names) if len(names) > 1 else DEFAULT_PLAYERS
    found.check_players(players)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadOption(Reason("error-bots", {"players": players, "bots": len(names)}))
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
        task = progress.add_task(message("cli-simulate-progress"), total=games * len(plans))
        return [play_games(plan, games, jobs, lambda: progress.advance(task)) for plan in plans]


def print_summary(console: Console, plan: Plan, result: dict[str, Any]) -> None:
    """The summary as tables."""
    import shlex

    from rich.text import Text

    games, not_ended = result["games"], result["not_ended"]
    head = {"game": result["game"], "players": result["players"], "games": games, "seed": str(plan.seed)}
    words = joined([message("cli-simulate-head", **head), *option_words(result)], "list-apart")
    console.print(Text(words, "bold"))
    if not_ended:
        numbers = {"n": not_ended, "games": games, "limit": result["limit"]}
        console.print(Text(message("cli-simulate-not-ended", **numbers)))
    if result["shared_victories"]:
        shared = result["shared_victories"]
        console.print(Text(message("cli-simulate-shared", n=shared, games=games)))

    table = table_of(2, "seat", "bot", "wins", "share", "score", "median", "range")
    for seat, score in zip(result["seats"], result["scores"], strict=True):
        table.add_row(str(seat["seat"]), Text(bot_words(seat["bot"])), *wins(seat), *spread(score))
    if len(result["bots"]) > 1:
        table.add_section()
        for name, all_seats in result["bots"].items():
            table.add_row(message("cli-simulate-all"), Text(bot_words(name)), *wins(all_seats))
    console.print(table)
    for name, row in result["forfeits"].items():
        forfeit = {"bot": name, "n": row["decisions"], "notice": row["first"]}
        console.print(Text(message("cli-simulate-forfeits", **forfeit)))

    table = table_of(1, "place", "wins", "share", "interval")
    for place in result["order"]:
        table.add_row(message(f"cli-simulate-place-{place['place']}"), *wins(place), interval(place))
    console.print(table)

    columns = list(next(iter(result["points"].values())))
    table = table_of(1, "points", *columns)
    for source, row in result["points"].items():
        words = message(f"cli-points-{source.replace(',', '').replace(' ', '-')}")
        table.add_row(words, *(decimal(row[name]) for name in columns))
    console.print(table)

    table = table_of(1, "length", "mean-length", "median", "range")
    for name, numbers in result["length"].items():
        table.add_row(length_words(name), *spread(numbers))
    console.print(table)

    if result["choices"]:
        print_choices(console, plan, result)

    table = table_of(1, "action", "times", "per-game", "share")
    for verb, row in result["actions"].items():
        table.add_row(verb, f"{row['count']}", decimal(row["per_game"]), percent(row["share"]))
    console.print(table)

    command = f"landrush play {shlex.join(play_arguments(result))}"
    words = message("cli-simulate-longest", n=result["longest"]["decisions"], command=command)
    console.print(Text(words))


def print_choices(console: Console, plan: Plan, result: dict[str, Any]) -> None:
    """Who took what there was to take, and how they fared."""
    from landrush.simulation import start

    state = start(plan)
    table = table_of(1, "choice", "games-played", "taken", "with", "interval", "without")
    for name, row in result["choices"].items():
        with_it, without = row["taken"], row["not_taken"]
        shares = percent(with_it["share"]), interval(with_it), percent(without["share"])
        # The name begins with the notation, which is the same in every language; a choice is of one thing.
        (what,) = state.explain(row["action"]).params.values()
        words = what if isinstance(what, str) else describe(what)
        table.add_row(f"{name.split()[0]} {words}", str(row["games"]), percent(row["pick_rate"]), *shares)
    console.print(table)


def print_comparison(console: Console, results: list[dict[str, Any]]) -> None:
    """One line for each combination of options."""
    first = results[0]
    measures = [name for name in first["length"] if name not in ("decisions", "chance_outcomes")]
    places = [f"place-{place['place']}" for place in first["order"]]
    table = table_of(1, "options", *measures, "score", "winner", *places)
    for result in results:
        points = result["points"].values()
        table.add_row(
            joined(option_words(result), "list-apart"),
            *(decimal(result["length"][name]["mean"]) for name in measures),
            decimal(sum(row["mean"] for row in points)),
            decimal(sum(row["winners"] for row in points)),
            *(percent(place["share"]) for place in result["order"]),
        )
    console.print(table)


def option_words(result: dict[str, Any]) -> list[str]:
    """Options that were given."""
    from landrush.games import game

    return [chosen_words(game(result["game"]), name, value) for name, value in result["options"].items()]


def bot_words(name: str) -> str:
    """A bot's name, or that the rules play this seat."""
    from landrush.simulation import NO_BOT

    return message("cli-simulate-rules") if name == NO_BOT else name


def length_words(measure: str) -> str:
    """How the length of a game is measured."""
    return message(f"cli-simulate-{measure.replace('_', '-')}")


def play_arguments(result: dict[str, Any]) -> list[str]:
    """With these `landrush play` shows the longest game."""
    bots = [seat["bot"] for seat in result["seats"][: result["players"]]]
    out = [result["game"], "--seats", ",".join(bots)]
    out += ["--seed", str(result["longest"]["seed"])]
    for name, value in result["options"].items():
        out += ["--option", f"{name}={value}"]
    return out if result["components"] is None else [*out, "--components", result["components"]]


def table_of(first: int, *headings: str) -> Table:
    """An empty table; from the first column of figures on everything is aligned to the right."""
    from rich import box
    from rich.table import Table

    table = Table(*(message(f"cli-simulate-{key}") for key in headings), box=box.SIMPLE_HEAD)
    for i, column in enumerate(table.columns):
        column.justify = "right" if i >= first else "left"
        column.overflow = "fold"
    return table


def wins(row: dict[str, Any]) -> tuple[str, str]:
    """Victories and their share."""
    return figure(row["wins"]), percent(row["share"])


def interval(row: dict[str, Any]) -> str:
    """The interval of a share."""
    low, high = row["interval"]
    return f"{decimal(100 * low)}–{decimal(100 * high)} %"


def spread(row: dict[str, Any]) -> tuple[str, str, str]:
    """Mean, median and range of a quantity."""
    return decimal(row["mean"]), figure(row["median"]), f"{row['min']}–{row['max']}"


def percent(share: float) -> str:
    return f"{decimal(100 * share)} %"


def figure(value: float) -> str:
    """A whole number, or one decimal where it is none."""
    return decimal(value, 0 if value == int(value) else 1)
