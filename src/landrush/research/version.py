"""The version of an environment: whoever learned by one cannot rely on it in another.

It goes up with any change of the rules, the components, the actions or the encoding. SCHEMAS has what each
version was, so that no change is overlooked: a test compares.
"""

from __future__ import annotations

from hashlib import sha256

from landrush.engine.game import Game

VERSIONS = {"dice-settlers": 0, "montana": 0}
SCHEMAS = {"dice-settlers": "8670a5e05163622f", "montana": "d642de22cdc81c2a"}


def schema(game: Game) -> str:
    """A hash of everything that an agent's inputs and outputs depend on."""
    parts = [game.name, str(game.rules_version), game.components.digest, str(game.num_actions)]
    parts += [f"{first}-{last} {pattern}" for first, last, pattern, _ in game.action_table()]
    parts += [f"{seen.group}/{seen.name}/{seen.scale}" for seen in game.observation]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def versioned(game: Game) -> str:
    """The name of a game's environment with its version, as PettingZoo writes it: dice_settlers_v0."""
    return f"{game.name.replace('-', '_')}_v{VERSIONS[game.name]}"
