"""Which keys the sources can ask for: literals, and patterns with everything that can fill their gaps."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import landrush
from landrush.analysis.reasons import GRADES
from landrush.balance.play import groups
from landrush.balance.table import WORTH_HEADINGS
from landrush.bots.levels import LEVELS
from landrush.cli import COMMANDS
from landrush.cli.courses import PARTS
from landrush.component_files import REMARKS, STATUSES
from landrush.games import PACKAGES
from landrush.games.dice_settlers import components as dice_settlers
from landrush.games.dice_settlers import explain, notation, position
from landrush.games.dice_settlers import log as dice_log
from landrush.games.dice_settlers import reasons as dice_reasons
from landrush.games.dice_settlers.draw.drawing import LEGEND
from landrush.games.dice_settlers.log import ACTION_KEYS, COLOUR_KEYS, RESOURCE_KEYS, SIDE_KEYS, SYMBOL_KEYS
from landrush.games.montana import explain as montana_explain
from landrush.games.montana import log as montana_log
from landrush.games.montana import reasons as montana_reasons
from landrush.games.montana.components import AREA_NAMES, FIXED
from landrush.games.montana.draw import OPEN_VERBS, WORKER_SIGNS
from landrush.games.montana.log import ANY_WORKER, KIND_KEYS
from landrush.games.montana.notation import TABLE
from landrush.games.montana.position import STEPS
from landrush.l10n import texts
from landrush.messages import Term
from landrush.server.load.plan import Found, Plan
from landrush.server.load.report import lines
from landrush.simulation import NO_BOT

PACKAGE = Path(landrush.__file__).parent
SOURCES = [path for path in sorted(PACKAGE.rglob("*.py")) if "bench" not in path.parts]
# The first words of keys.
KINDS = [
    "act",
    "ask",
    "cli",
    "count",
    "d",
    "error",
    "help",
    "list",
    "log",
    "m",
    "option",
    "set",
    "table",
    "tech",
    "ui",
    "why",
]
BUILT = re.compile(rf"^(?:(?:{'|'.join(KINDS)})-|\{{\}}-)[a-z{{}}-]*$")
GAMES = [landrush.game(name) for name in landrush.games()]
MONTANA, DICE = landrush.game("montana"), landrush.game("dice-settlers")
VALUES = dice_settlers.standard().values
MEASURED = Found(memory=[1], cpu=[1.0], lag=1.0, longest_lag=1.0, start=1.0, restart=1.0, defects=0)
LOAD_LINES = [line.name for line in lines(Plan(), MEASURED)]


def dashed(names: Iterable[str]) -> list[str]:
    return [name.replace("_", "-").replace(",", "").replace(" ", "-") for name in names]


def entries(table: dict) -> list[dict]:
    """The tables inside a table of a component file."""
    return [each for name, each in table.items() if name not in REMARKS]


def point_sources() -> set[str]:
    """Where points come from, in every game that there is."""
    states = [game.new(players) for game in GAMES for players in range(game.min_players, 3)]
    return {source for state in states for source in state.game.tally(state).points[-1]}


def table_headings() -> Iterator[str]:
    """The headings of the tables of `landrush simulate`."""
    for node in ast.walk(ast.parse((PACKAGE / "cli" / "simulate.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "table_of":
            yield from (arg.value for arg in node.args[1:] if isinstance(arg, ast.Constant))


def verbs(table: list, with_rest: bool) -> set[str]:
    """The first words of decisions that something follows, or nothing."""
    texts = [text for _, _, text, key in table if not key.endswith(CHANCE)]
    return {text.split()[0] for text in texts if (" " in text) == with_rest}


CHANCE = ("-first", "-spin", "-drawn", "-roll", "-card", "-lot", "-step", "-lot-spot")
OPTIONS = [game.option_key(name) for game in GAMES for name in game.options]
# The questions that offer dice, and those that offer tiles.
DICE_QUESTIONS = ["aside", "arrange", "turn-die", "reroll", "pay", "pair", "act", "keep", "sell"]
TILE_QUESTIONS = [
    "draft-keep",
    "choose-tile",
    "settle-step",
    "take-back",
    "house-for",
    "tent-to",
    "factory-by",
    "free-factory",
    "automaton-settle",
    "automaton-attack",
    "evict",
    "blast-tile",
    "blast",
]

# What is counted of games, and the figures that follow.
COUNTED_GROUPS = [group for game in GAMES for group in groups(game.name).items()]
GROUPS = [name for name, _ in COUNTED_GROUPS]
FIGURES = [figure for _, group in COUNTED_GROUPS for figure in group.figures]

# What amounts are made of.
COUNTED = [
    *(*KIND_KEYS, ANY_WORKER, "m-coin", "m-cattle", "m-segment"),
    *("m-canteen", "m-settlements"),
    *(*COLOUR_KEYS, *SYMBOL_KEYS, *RESOURCE_KEYS, "d-tent", "d-point"),
    *("d-house", "d-technology"),
]
# How grave a decision can be.
JUDGED = [grade for _, grade in GRADES]
SECTIONS = [name for game in GAMES for name, each in game.components.values.items() if isinstance(each, dict)]

# For each pattern what can stand in its gaps.
FAMILIES: dict[str, list[Iterable[object]]] = {
    "{}-count": [COUNTED],
    "{}-does": [OPTIONS],
    "{}-note": [WORTH_HEADINGS.values()],
    "{}-origin": [[explain.VERBS[first][0] for first in explain.SPOTS]],
    "{}-title": ["md"],
    "{}-{}": [],  # values of options, see below
    "ask-{}": [["start"]],
    "ask-d-{}": [[kind for kind, _ in position.FRAMES.values() if kind != "act"]],
    "ask-place-{}": [["large", "small"]],
    "ask-turn-{}": [STEPS],
    "cli-{}": [COMMANDS],
    "cli-actions-{}": [["ids", "notation", "meaning"]],
    "cli-balance-figure-{}": [FIGURES],
    "cli-balance-group-{}": [GROUPS],
    "cli-components-{}": [["value", "content", "status", "source"]],
    "cli-counts-{}": [["clause", "what", "rules", "file"]],
    "cli-load-doing-{}": [["tables", "sockets", "play", "restart", "check"]],
    "cli-load-line-{}": [LOAD_LINES],
    "cli-load-{}": [["what", "target", "measured"]],
    "cli-points-{}": [dashed(point_sources())],
    "cli-section-{}-{}": [],  # see below
    "cli-simulate-place-{}": [range(1, 5)],
    "cli-simulate-{}": [
        [*table_headings(), "mean", "winners", NO_BOT, "decisions", "chance-outcomes", "turns", "rounds"]
    ],
    "cli-status-{}": [STATUSES],
    "count-d-dice-{}": [notation.COLOUR_NAMES],
    "count-d-tiles-{}": [dashed(dice_settlers.GROUPS)],
    "count-d-{}": [["points", "dice-removed"]],
    "count-m-{}-{}": [],  # see below
    "d-colour-{}": [notation.COLOUR_NAMES],
    "d-die-{}": [notation.COLOUR_NAMES],
    "d-face-{}": [notation.SYMBOL_NAMES],
    "d-side-{}": [[side.lower() for side in notation.SIDES]],
    "d-symbol-{}": [notation.SYMBOL_NAMES],
    "d-{}": [[*notation.ACTION_NAMES, *notation.RESOURCE_NAMES, *notation.TERRAIN_NAMES]],
    "d-{}-count": [notation.RESOURCE_NAMES],
    "error-{}": [["players", "no-option", "option-players", "option-value"]],
    "help-{}-{}": [],  # see below
    "help-{}-{}-title": [],
    "log-forfeit-{}": [["start", "left", "killed", "closed", "silent", "unreadable", "move", "flood"]],
    "m-colour-{}": [WORKER_SIGNS],
    "m-does-{}": [verbs(TABLE, False)],
    "m-large-{}-count": [["copper", "stone"]],
    "m-{}": [dashed(AREA_NAMES)],
    "m-{}-count": [["grain", "pumpkin", "small-copper", "small-stone"]],
    "option-{}-{}": [],
    "table-{}-{}": [],  # rows of the action tables, which name them
    "tech-{}": [[name.lower() for name in dice_settlers.TECH_IDS]],
    "ui-analyse-{}": [[*PARTS, *JUDGED]],
    "ui-analyse-{}-at": [JUDGED],
    "ui-colour-{}": [range(1, 5)],
    "ui-d-ability-{}": [dashed(each["effect"] for each in entries(VALUES["tiles"]) if "effect" in each)],
    "ui-d-does-{}": [verbs(notation.TABLE, False)],
    "ui-d-effect-{}": [dashed(each["effect"] for each in entries(VALUES["technologies"]))],
    "ui-d-head-{}": [[*DICE_QUESTIONS, *TILE_QUESTIONS]],
    "ui-d-legend-{}": [LEGEND],
    "ui-d-verb-{}": [verbs(notation.TABLE, True) - {"die", "colour", "token", "tile"}],
    "ui-d-when-{}": [{each["when"] for each in entries(VALUES["tiles"]) if "when" in each}],
    "ui-d-{}": [
        [
            *("card", "cost", "worth", "does", "markers", "tile", "terrain", "points", "ability", "there"),
            *("bag", "spent", "explosive", "end", "once"),
        ]
    ],
    "ui-level-{}": [LEVELS],
    "ui-level-{}-does": [LEVELS],
    "ui-montana-legend-{}": [["goods", "pieces", "workers", "map"]],
    "ui-montana-verb-{}": [OPEN_VERBS],
    "ui-montana-won-{}": [range(1, 4)],
    "ui-play-part-{}-{}": [],
    "ui-play-help-{}": [["topic", "log", "why", "hint", "undo", "restart", "save", "quit"]],
}


def other_families() -> Iterator[str]:
    """The keys of patterns whose gaps depend on each other."""
    for game in GAMES:
        yield from OPTIONS
        for name, values in game.options.items():
            terms = [game.option_value(name, value) for value in values]
            yield from (term.key for term in terms if isinstance(term, Term))
        sections = [name for name, each in game.components.values.items() if isinstance(each, dict)]
        yield from (f"cli-section-{game.letter}-{name}" for name in dashed(sections))
        parts = import_module(PACKAGES[game.name] + ".draw").Drawing.parts
        yield from (f"ui-play-part-{game.letter}-{part}" for part in parts)
        for topic in game.topics:
            yield f"help-{game.letter}-{topic}"
            yield f"help-{game.letter}-{topic}-title"
    for section in ("box", "setup"):
        yield from (f"count-m-{section}-{name}" for name in dashed(FIXED[section]))
    yield from SIDE_KEYS
    yield from ACTION_KEYS
    # What a question is about goes behind its key.
    for action in ("settle", "attack", "harvest", "trade"):
        yield f"ask-d-act-{action}"
        yield f"ask-d-act-first-{action}"
    yield from (
        "ask-d-place-start-hidden",
        "ask-d-put-tile-hidden",
        "ask-d-turn-taken",
        "ask-d-harvest-token-extra",
        "ask-d-sell-optional",
        "ask-d-cost-any",
    )


def skeleton(node: ast.JoinedStr) -> str:
    """An f-string with gaps."""
    return "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)


def literals() -> set[str]:
    """Every text in the sources."""
    nodes = (node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def patterns() -> set[str]:
    """Every f-string in the sources that looks like a key."""
    nodes = (node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    found = {skeleton(node) for node in nodes if isinstance(node, ast.JoinedStr)}
    return {text for text in found if BUILT.match(text)}


def filled() -> set[str]:
    """Every key that a pattern gives."""
    families = [(pattern, gaps) for pattern, gaps in FAMILIES.items() if gaps]
    return {pattern.format(*values) for pattern, gaps in families for values in product(*gaps)}


def used() -> set[str]:
    """Every key that can be asked for."""
    return literals() | filled() | set(other_families())


@cache
def english() -> dict[str, Message]:
    """The English messages by their keys."""
    found = (entry for text in texts("en").values() for entry in parse(text).body)
    return {entry.id.name: entry for entry in found if isinstance(entry, Message)}


def asked_for() -> set[str]:
    """Keys that stand in a call that needs one."""
    nodes = (node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    calls = (node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SAYING)
    first = (node.args[0] for node in calls if node.args)
    return {arg.value for arg in first if isinstance(arg, ast.Constant)}


SAYING = ("message", "Term", "Reason", "Event", "Action")


def readers() -> Iterator[tuple[str, set[str]]]:
    """Every key of the tables that read codes and actions, with the parameters that it is given."""
    for module in (montana_log, dice_log):
        yield from ((key, {"player", *params}) for key, params in module.READERS.values())
    for module in (montana_explain, explain):
        yield from ((key, set(params)) for key, params in module.VERBS.values())
    for table in (montana_reasons.KEYS, dice_reasons.KEYS, dice_log.PRIORITY_KEYS, dice_log.END_KEYS):
        yield from ((key, set()) for key in table.values())
    yield from ((key, set()) for *_, key in dice_reasons.BY_VERB)


class Parameters(Visitor):
    """Collects the parameters of a message."""

    def __init__(self, message: Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's word
        self.found.add(node.id.name)


def test_no_key_is_unused() -> None:
    # The keys of the browser client are in test_used_web.py.
    assert {key for key in english() if not key.startswith("web-")} - used() == set()


def test_every_pattern_of_keys_is_listed_here() -> None:
    assert patterns() == set(FAMILIES)


def test_every_key_that_a_pattern_gives_is_there() -> None:
    assert (filled() | set(other_families())) - english().keys() == set()


def test_every_key_that_is_named_is_there() -> None:
    assert {key for key in asked_for() if "-" in key} - english().keys() == set()


def test_codes_and_actions_give_what_their_sentences_need() -> None:
    for key, given in readers():
        assert Parameters(english()[key]).found <= given, key
