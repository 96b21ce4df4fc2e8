"""Recipes of trainings: TOML files that say everything that decides what comes out."""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from landrush.bots import bot
from landrush.bots.models import file_of, schema
from landrush.bots.value import WIDTH
from landrush.checked import Checked
from landrush.engine.game import Game
from landrush.errors import BadOption
from landrush.messages import Reason, plain

FOLDER = Path(__file__).parent / "recipes"
KEPT = "recipe.toml"
MOST = 1_000_000
MAX_SEED = 2**63 - 1
TEACHERS = ("linear", "net")

Course = tuple[float, float]


@dataclass(frozen=True)
class Recipe:
    """A pair of numbers is a course: what holds in the first round, and in the last."""

    # Which game, version of its rules and hash of its features this is for; empty is any.
    game: str
    rules: int
    features: str
    # A file of components laid over the shipped ones, or nothing.
    components: str
    seed: int
    # The value function whose weights it begins with: one that comes with the project, a file, or nothing.
    begins_with: str
    # Widths of the hidden layers; none is a linear value.
    hidden: tuple[int, ...]
    rounds: int
    # Games of a round; of each so many of the weights 1, 2, 3 and 4 play, if the game has that player count.
    games: int
    players: tuple[int, ...]
    # The value function that comes with the project and plays the games of the first rounds, and how many.
    teacher: str
    taught: int
    # How many lines of its turn the net follows when it plays; none is one decision ahead.
    lines: int
    # How many games have options at random.
    variety: float
    # How many decisions leave rows.
    kept: float
    # Rounds whose rows are trained on, how often each new row is, and how many at a time.
    replay: int
    passes: float
    batch: int
    rate: Course
    decay: float
    margin_weight: float
    # The lambda of TD(lambda).
    trace: Course
    temperature: Course
    anything: Course
    # How many seats are fond of something.
    leaning: Course
    # How many games begin with gifts.
    gifts: Course
    # Every so many rounds so many blocks of mirrored games against each of these bots.
    evaluate_every: int
    evaluate_blocks: int
    rungs: tuple[str, ...]
    # Fresh games at the end, to compare what was predicted with what happened.
    calibration_games: int

    def during(self, course: Course, number: int) -> float:
        """Where a course is in a round, counted from 0."""
        first, last = course
        return first + (last - first) * number / max(1, self.rounds - 1)

    def counts(self, game: Game) -> list[int]:
        """Player counts in the order in which the games of a round have them."""
        weights = enumerate(self.players, 1)
        return [count for count, weight in weights if count in game.player_counts for _ in range(weight)]


TIES = ("game", "rules", "features")
KEYS = tuple(name for name in Recipe.__dataclass_fields__ if name not in TIES)


def shipped_recipes(game: Game) -> dict[str, Path]:
    """The recipes that come with the project by name: those of the models, and some that are of no game."""
    models = {name: file_of(game, name).with_name(KEPT) for name in TEACHERS}
    return {**models, **{path.stem: path for path in sorted(FOLDER.glob("*.toml"))}}


def read_recipe(game: Game, name: str) -> Recipe:
    """The recipe of a name, or of a file; for this game. Raises BadOption."""
    shipped = shipped_recipes(game)
    path = shipped.get(name, Path(name))
    if not path.is_file():
        known = ", ".join(shipped)
        raise BadOption(Reason("error-no-recipe", {"recipe": plain(name), "recipes": known}))
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadOption(
            Reason("error-recipe-unreadable", {"file": plain(str(path)), "why": plain(error)})
        ) from None
    recipe = checked(Checked(BadOption, plain(str(path)), "", values))
    wanted = tied(recipe, game)
    if any(getattr(recipe, tie) not in ("", 0, getattr(wanted, tie)) for tie in TIES):
        raise BadOption(Reason("error-recipe-ties", {"file": plain(str(path)), "game": game.name}))
    if not recipe.counts(game):
        raise BadOption(f"{path.name}: players: expected weights of player counts that {game.name} has")
    return wanted


def tied(recipe: Recipe, game: Game) -> Recipe:
    """A recipe for one game, the rules and features of which are not to change."""
    return replace(recipe, game=game.name, rules=game.rules_version, features=schema(game))


def checked(found: Checked) -> Recipe:
    """The recipe that a file's values make. Raises BadOption."""
    table = found.table(KEYS, TIES)
    for key, least in (("rounds", 1), ("games", 1), ("replay", 1), ("batch", 1)):
        table[key].number(least, MOST)
    for key in ("components", "begins_with"):
        if not isinstance(table[key].value, str):
            raise table[key].fail("a text")
    if table["teacher"].value not in ("", *TEACHERS):
        raise table["teacher"].fail(f"one of: {', '.join(TEACHERS)}; or nothing")
    for key in ("taught", "lines", "evaluate_every", "evaluate_blocks", "calibration_games"):
        table[key].number(0, MOST)
    table["seed"].number(0, MAX_SEED)
    for key, least_real, most in (
        ("variety", 0, 1),
        ("kept", 0.01, 1),
        ("passes", 0.01, 100),
        ("decay", 0, 1),
        ("margin_weight", 0, 100),
    ):
        real(table[key], least_real, most)
    for key, least_real in (
        ("rate", 1e-9),
        ("trace", 0),
        ("temperature", 1e-6),
        ("anything", 0),
        ("leaning", 0),
        ("gifts", 0),
    ):
        for part in table[key].items(2, 2, "numbers"):
            real(part, least_real, 1)
    for part in table["hidden"].items(0, 8, "widths"):
        if part.number(WIDTH, 4096) % WIDTH:
            raise part.fail(f"a multiple of {WIDTH}")
    for part in table["players"].items(4, 4, "weights"):
        part.number(0, 100)
    for part in table["rungs"].items(0, 20, "bots"):
        bot(str(part.value), 0)
    values: dict[str, Any] = {
        key: tuple(each.value) if isinstance(each.value, list) else each.value for key, each in table.items()
    }
    return Recipe(**{"game": "", "rules": 0, "features": "", **values})


def real(found: Checked, least: float, most: float) -> None:
    """Refuse what is not a number in this range."""
    if type(found.value) not in (int, float) or not least <= found.value <= most:
        raise found.fail(f"a number from {least:g} to {most:g}")


def written(recipe: Recipe) -> str:
    """The recipe as TOML."""
    return "".join(f"{key} = {json.dumps(value)}\n" for key, value in asdict(recipe).items())
