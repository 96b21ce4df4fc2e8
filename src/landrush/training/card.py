"""The model card: what a model is, where it comes from, how good it is, and what it is not."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from landrush.bots.models import digest
from landrush.engine.game import Game
from landrush.training.checkpoint import Training
from landrush.training.plots import opponents
from landrush.training.recipe import Recipe, written

CARD = """\
# {title}: {kind}

Judges positions of {title} (rules version {rules}): each player's share of the victory and the margin, from
{features} features (hash `{schema}`). Layers: {layers}. `landrush.bots.models.read_model` reads it.

| | |
|---|---|
| file | `model.npz`, {size:,} bytes |
| SHA-256 | `{digest}` |
| training | {rounds} rounds, {games:,} games against itself, {rows:,} positions, {minutes:.0f} minutes |
| loss | {shares:.4f} nats for the shares (all equal: {ignorance:.4f}), {margin:.4f} for the margin, squared |

## Data

{data}; no games of people and no other bot.
Games have all player counts of the game, and {variety:.0%} of them options at random.

## Strength

{how}, without search, default options. Mirrored: one block is one seed in all seats. Intervals are at
95 %, by drawing whole blocks anew.

| against | players | n | share of the victory | 95 % |
|---|---|---|---|---|
{strength}

![Strength in training](strength.svg)

## Calibration

{calibration_games} fresh games of the final model against itself; bands by drawing whole games anew. The mean
gap between what was predicted and what happened is {gap:.3f}.

![Calibration](calibration.svg)

## Limits

- The figures hold for this version of the rules and the features; a model for others is refused.
- It has seen its own style only. Who plays very differently is judged less well.
- Strength in play depends on the search that uses the model; `landrush arena` measures that.

## Recipe

The same machine and the same recipe give the same hash: `landrush train {game} --recipe recipe.toml`.

```toml
{recipe}```
"""


def card(
    game: Game, recipe: Recipe, training: Training, predictions: Sequence[dict[str, Any]], model: bytes
) -> str:
    """The card as Markdown."""
    last = training.curve[-1]
    widths = [len(game.features), *(each.shape[0] for each in training.net[1::2])]
    rows = sum(each["rows"] for each in predictions)
    gap = sum(each["rows"] * abs(each["predicted"] - each["happened"]) for each in predictions)
    return CARD.format(
        title=game.title,
        kind="a value net" if recipe.hidden else "a linear value",
        game=game.name,
        rules=recipe.rules,
        features=len(game.features),
        schema=recipe.features,
        layers=" → ".join(map(str, widths)),
        size=len(model),
        digest=sha256(model).hexdigest(),
        rounds=training.rounds,
        games=training.games,
        rows=training.rows,
        minutes=training.seconds / 60,
        shares=last["shares"],
        ignorance=last["ignorance"],
        margin=last["margin"],
        variety=recipe.variety,
        data=data(game, recipe),
        how=f"Planning its turn along {recipe.lines} lines" if recipe.lines else "One decision ahead",
        strength="\n".join(map(row, last["results"])),
        calibration_games=recipe.calibration_games,
        gap=gap / max(1, rows),
        recipe=written(recipe),
    )


def data(game: Game, recipe: Recipe) -> str:
    """Whose games it learnt from."""
    if recipe.teacher and recipe.taught:
        teacher = f"the shipped value `{recipe.teacher}` (`{digest(game, recipe.teacher)}`)"
        return f"For {recipe.taught} rounds games of {teacher} against itself, then only games of the model"
    if recipe.begins_with:
        known = f"`{recipe.begins_with}` (`{digest(game, recipe.begins_with)}`)"
        return f"Only games of the model against itself, which began with the weights of {known}"
    return "Only games of the model against itself from the first, random one on"


def row(result: dict[str, Any]) -> str:
    """A line of the table of strength."""
    low, high = result["interval"]
    share = f"{result['share']:.1%} | {low:.1%} to {high:.1%}"
    return f"| {opponents(result)} | {result['players']} | {result['games']} | {share} |"
